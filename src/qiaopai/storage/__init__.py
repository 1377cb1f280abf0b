"""Storage: the room's ports on memory, SQLite and PostgreSQL."""
