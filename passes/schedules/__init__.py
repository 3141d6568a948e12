"""Schedules of loops as text, and from Python: which primitives are applied to which loops of a kernel."""
