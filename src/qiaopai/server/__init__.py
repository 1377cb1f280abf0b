"""The server: REST, WebSocket and ndjson over the card room, and what wires everything together."""
