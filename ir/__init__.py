"""The ground floor: dialects, shapes, locations and reference semantics. Imports no torch at load."""
