"""Baccara chemin de fer and its relatives: a rules core, a session around it, a thin Qt layer."""

__version__ = "0.1.0"
