"""The difference of two texts, which is displayed coloured in a notebook and on a terminal, and plain elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from rich.text import Text

from ..passes.management.instruments.differences import COLOURS

__all__ = ["Difference"]

_STYLE = """
.stepwell-difference { line-height: 1.3 }
.stepwell-difference .added { color: #116329; background: #dafbe1 }
.stepwell-difference .removed { color: #82071e; background: #ffebe9 }
.stepwell-difference .place { color: #0550ae }
@media (prefers-color-scheme: dark) {
  .stepwell-difference .added { color: #aff5b4; background: #0f3d1e }
  .stepwell-difference .removed { color: #ffdcd7; background: #4c1416 }
  .stepwell-difference .place { color: #79c0ff }
}
""".strip()
_CLASSES = {"+": "added", "-": "removed", "@": "place"}


@dataclass(frozen=True, repr=False)
class Difference:
    """The lines of a unified diff; `str` returns them as text."""

    lines: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join(self.lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = "\n".join(f'<span class="{_CLASSES.get(line[:1], "kept")}">{escape(line)}</span>' for line in self.lines)
        return f'<style>{_STYLE}</style><pre class="stepwell-difference">{rows}</pre>'

    def __rich__(self) -> Text:
        return Text("\n").join(Text(line, style=COLOURS.get(line[:1], "")) for line in self.lines)
