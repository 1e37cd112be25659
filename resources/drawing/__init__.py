"""Shapes from which the drawing scripts of this folder compose the art of the table."""
