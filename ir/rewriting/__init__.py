"""Rewriting of the IR: one mechanism for rules, patterns in Python, and canonicalization."""
