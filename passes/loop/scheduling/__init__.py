"""Primitives that change loops and keep what they compute, each checked; passes and schedules as text call them."""
