"""Calls of compiled graphs: the conventions of AOTAutograd and autograd, at run time."""
