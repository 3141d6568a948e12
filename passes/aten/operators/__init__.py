"""What an ATen operator computes, and how operators are made."""
