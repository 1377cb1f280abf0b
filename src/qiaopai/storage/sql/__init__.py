"""The room's ports in SQL: one code for SQLite and PostgreSQL."""
