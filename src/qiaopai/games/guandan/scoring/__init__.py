"""What a deal, and a match, are worth (计分)."""
