"""The lowest layer: dialects, shapes, locations and reference semantics. Does not import torch when it is loaded."""
