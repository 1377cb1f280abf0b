"""Programs of other protocols, seated at a table through the public wire."""
