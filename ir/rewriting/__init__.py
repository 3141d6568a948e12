"""How the IR is rewritten: one mechanism for rules, patterns in Python, and canonicalization."""
