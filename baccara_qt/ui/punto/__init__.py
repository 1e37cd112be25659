"""Punto Banco on screen."""
