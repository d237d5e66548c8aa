"""The table on the web: pages, one WebSocket per tab, invitations. It knows no game."""
