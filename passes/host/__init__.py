"""Passes on the host program alone: buffers, views and launches, whatever the kernels are made of."""
