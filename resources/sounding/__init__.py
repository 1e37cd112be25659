"""What the scripts that synthesise the sounds share."""
