"""The dialects, one module or package each."""
