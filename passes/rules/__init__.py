"""Rewrite rules as text: the language of `*.rules` files, and the engine that applies them."""
