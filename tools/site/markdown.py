"""Adapts the pages of docs/ for the site: file names of code blocks, and links into the repository.

A block ```` ```python model.py ```` gets the name as its title. A link that leaves docs/ leads to the repository if
`repo_url` is set, and becomes plain text otherwise.
"""

from __future__ import annotations

import posixpath
import re
from typing import Any

FENCE = re.compile(r"^(```\w+) (\S+)$", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((\.\./[^)\s]*)\)")


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Any) -> str:
    """Return the text of a page for the site; called by mkdocs."""
    folder = posixpath.dirname(page.file.src_uri)

    def link(match: re.Match[str]) -> str:
        text, target = match.groups()
        path = posixpath.normpath(posixpath.join("docs", folder, target.partition("#")[0]))
        if path.startswith("docs/"):
            return match[0]
        return f"[{text}]({config.repo_url.rstrip('/')}/blob/main/{path})" if config.repo_url else text

    return LINK.sub(link, FENCE.sub(r'\1 title="\2"', markdown))
