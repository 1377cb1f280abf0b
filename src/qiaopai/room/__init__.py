"""The application: tables, seats, lobby, persons, points, club events, and their ports."""
