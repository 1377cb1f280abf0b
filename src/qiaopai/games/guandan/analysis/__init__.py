"""What helps a player to look at his hand: grouping, straight flushes, hints."""
