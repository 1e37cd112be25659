"""What can be said about the games without playing them: exact odds, fast simulation, scoreboards."""
