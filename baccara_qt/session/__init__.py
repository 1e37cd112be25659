"""A running table: its steps stored before they are shown, resumed, exchanged and directed."""
