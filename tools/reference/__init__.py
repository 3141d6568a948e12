"""Writes the pages of docs/ that say what the code says of itself: dialects, passes, operators.

    python -m stepwell.tools.reference            rewrite them
    python -m stepwell.tools.reference --check    fail if one is not up to date
"""
