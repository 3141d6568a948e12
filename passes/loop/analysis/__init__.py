"""What loop passes ask about index expressions, and how they change them."""
