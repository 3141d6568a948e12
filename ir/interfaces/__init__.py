"""Interfaces of operations for passes and emitters, independent of the dialect; each is an xDSL trait."""
