"""Queries on a traced graph: its operators, symbolic sizes, tensors, source locations, inputs and outputs."""
