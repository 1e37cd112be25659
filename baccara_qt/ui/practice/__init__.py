"""The practice on screen: exercises drilled question by question, and the staff's work at a table."""
