"""IR to text: C++, Triton and the host program's Python. Nothing here compiles or runs."""
