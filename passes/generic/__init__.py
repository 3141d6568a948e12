"""Passes that work on every level."""
