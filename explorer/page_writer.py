"""Renders the page: one self-contained HTML file with the report, its style and its scripts.

The scripts are browser modules that import one another as `explorer/NAME.js`; an import map provides the text of each
name. The report is JSON, compressed with deflate and encoded in base64.
"""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from zlib import compress

from jinja2 import Environment, FileSystemLoader

from ..ir.errors import OptionError
from .report import Report

__all__ = ["render_page", "write_page"]

_HERE = Path(__file__).parent / "page"
_SCRIPTS = (*sorted((_HERE / "scripts").glob("*.js")), _HERE / "vendor" / "dagre.esm.js")


def render_page(report: Report) -> str:
    """Return the text of the page."""
    environment = Environment(loader=FileSystemLoader(_HERE), autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return environment.get_template("template.html").render(
        title=report.title,
        style=(_HERE / "style.css").read_text(encoding="utf-8"),
        imports=json.dumps({"imports": {f"explorer/{path.name}": _inlined(path) for path in _SCRIPTS}}, indent=0),
        report=b64encode(compress(report.to_json().encode(), 9)).decode(),
    )


def write_page(report: Report, path: Path) -> None:
    """Write the page to a file; raises OptionError if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(render_page(report), encoding="utf-8")
    except OSError as error:
        raise OptionError(f"cannot write {path}: {error.strerror}") from error


def _inlined(path: Path) -> str:
    return f"data:text/javascript;base64,{b64encode(path.read_bytes()).decode()}"
