"""The web server: pages, one WebSocket per open table page, bots. It knows no game's rules."""
