"""The kit in the place of a host: against clients, and against plugins."""
