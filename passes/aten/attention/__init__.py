"""Attention written in plain operators, as `raise-attention` finds it."""
