"""The entry points for PyTorch: the torch.compile backend, capture, and the import of FX graphs into the aten
dialect.
"""
