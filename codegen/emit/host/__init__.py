"""Emitters of host programs, which are functions over buffers."""
