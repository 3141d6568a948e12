"""Transformations of a graph while AOTAutograd traces it, before it is imported."""
