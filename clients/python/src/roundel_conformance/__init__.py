"""Runs the vectors of the Roundel protocol against any host, client or plugin."""

__version__ = "1.0.0"
