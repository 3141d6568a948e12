"""Where PyTorch comes in: torch.compile, capture, and FX to the aten dialect."""
