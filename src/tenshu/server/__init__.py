"""Tables over the network: commands by HTTP, events by WebSocket, a move is on disk before it counts."""
