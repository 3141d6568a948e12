"""Emitters, which print IR as text: C++, Triton and the host program's Python. Nothing here compiles or executes
code.
"""
