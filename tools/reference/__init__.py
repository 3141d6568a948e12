"""Writes the pages of docs/ that are generated from the code: dialects, passes, operators, machines, Python
interface.

    python -m stepwell.tools.reference            rewrite them
    python -m stepwell.tools.reference --check    fail if one is not up to date
"""
