"""Draws time lines as SVG pictures, and provides helpers for other pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .spans import Lane, RanksAlike

__all__ = ["LEFT", "RIGHT", "WIDTH", "document", "line", "text", "time_lines"]

WIDTH, LEFT, RIGHT, ROW = 960, 110, 20, 18
"""In pixels: the width of the picture, the margins of its axis, and the height of a lane."""
MAX_CLASSES = 8
"""The maximum number of classes of ranks in one picture; further ones are omitted."""
COLORS = {Lane.COMPUTE: "#4c78a8", Lane.WAIT: "#d0d0d0", Lane.HOST: "#f58518", Lane.NETWORK: "#e45756"}


def time_lines(classes: Sequence[RanksAlike], seconds: float, exposed: float) -> str:
    """Draw the lanes of the first classes of ranks. A bar is at least a third of a pixel wide; its tooltip describes
    the span.
    """
    whole = max(seconds, 1e-12)
    scale = (WIDTH - LEFT - RIGHT) / whole
    parts: list[str] = []
    y = 24
    for each in classes[:MAX_CLASSES]:
        parts.append(text(4, y + 10, f"ranks {each.text}", "bold"))
        y += ROW
        for lane in Lane:
            parts.append(text(4, y + 12, lane.value))
            parts += _bars(each, lane, y, scale)
            y += ROW
        y += ROW // 2
    parts.append(text(4, 14, f"{len(classes)} kinds of ranks, {1e3 * seconds:.3f} ms, "
                       f"of which {1e3 * exposed:.3f} ms wait for collectives"))
    for tenth in range(0, 11, 2):
        x = LEFT + tenth / 10 * whole * scale
        parts.append(text(x, y + 10, f"{1e3 * whole * tenth / 10:.2f} ms", anchor="middle"))
    return document(y + 16, parts)


def _bars(ranks: RanksAlike, lane: Lane, y: float, scale: float) -> Iterator[str]:
    for span in ranks.spans:
        if span.lane is lane and span.seconds:
            said = f"{span.name}, {1e6 * span.seconds:.1f} us"
            if span.moved:
                said += f", {span.moved} bytes, {span.group}, {span.way}"
            yield (f'<rect x="{LEFT + span.begin * scale:.2f}" y="{y}" width="{max(span.seconds * scale, 0.33):.2f}" '
                   f'height="{ROW - 4}" fill="{COLORS[lane]}"><title>{escape(said)}</title></rect>')


def text(x: float, y: float, said: str, weight: str = "normal", anchor: str = "start") -> str:
    """Draw a text at a position."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-weight="{weight}" text-anchor="{anchor}">{escape(said)}</text>'


def line(points: Sequence[tuple[float, float]], color: str, width: int = 1) -> str:
    """Draw a line through points."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="{width}"/>'


def document(height: float, parts: Sequence[str]) -> str:
    """Return a picture that consists of parts."""
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" font-family="sans-serif" '
            'font-size="11">')
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height:.0f}" fill="white"/>', *parts, "</svg>", ""])
