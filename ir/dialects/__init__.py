"""The dialects; each is a module or a package."""
