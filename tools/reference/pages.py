"""Generates all pages, by their path below docs/."""

from __future__ import annotations

from ...ir.context import DIALECTS
from .api import api_page
from .dialects import dialect_page
from .machines import machines_page
from .operators import operators_page
from .passes import passes_page

# `prims` is described with `aten`.
DESCRIBED = [name for name in DIALECTS if name != "prims"]


def pages() -> dict[str, str]:
    """Return the text of each page."""
    texts = {f"dialects/{name}.md": dialect_page(name) for name in DESCRIBED}
    return texts | {"api.md": api_page(), "machines.md": machines_page(), "passes.md": passes_page(),
                    "operators.md": operators_page()}
