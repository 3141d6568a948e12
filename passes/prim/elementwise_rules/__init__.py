"""The rules of the pass `simplify-elementwise`, by subject; `docs/rules.md` describes their language."""
