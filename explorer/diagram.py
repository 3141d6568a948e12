"""Draws the result of fusion: the kernels and calls of a graph as SVG, in layers from the arguments to the results.

The layout is that of Sugiyama, Tagawa and Toda (Methods for Visual Understanding of Hierarchical System Structures,
1981): a node is one layer below the lowest node that it reads, a line has a bend in each layer between its ends, and
sweeps move each node and bend of a layer near the mean of its neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise
from pathlib import Path

from .report import Border, Fusion, FusionNode

__all__ = ["diagram_of", "write_diagram"]

WIDTH, HEIGHT = 220, 44
"""The size of the box of a node, in pixels."""
ACROSS, DOWN, MARGIN = 28, 56, 16
"""The gaps between boxes of a layer and between layers, and the margin of the picture."""
BEND = 4
"""The width that a line occupies between boxes that it passes."""
MAX_CHARACTERS = 30
SWEEPS = 8
STYLE = """
svg { font: 12px sans-serif; background: #fff; color: #222 }
rect { fill: #e8f0fe; stroke: #4a76c9 } .library rect { fill: #fdf0dc; stroke: #c08a30 }
.control rect { fill: #eee; stroke: #888 } .returned rect { stroke-width: 2.5 }
text { fill: currentColor } .type { font-size: 10px; opacity: .7 }
path { fill: none; stroke: #888 } .because { stroke: #c04040 } marker path { fill: #888; stroke: none }
@media (prefers-color-scheme: dark) {
  svg { background: #1b1d21; color: #ddd } rect { fill: #24344f } .library rect { fill: #493717 }
  .control rect { fill: #333 }
}
""".strip()


def write_diagram(fusion: Fusion | None, path: Path) -> None:
    """Write the picture into a file and create its folder; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(diagram_of(fusion or Fusion("", (), ())), encoding="utf-8")


def diagram_of(fusion: Fusion) -> str:
    """Return the picture as the text of an SVG file. A border for which a pass gave a reason is red, and the reason
    is its tooltip; a node that computes a result of the program has a thick frame.
    """
    count = len(fusion.nodes)
    depth, lines = _lines(fusion)
    layers = _layers(depth, lines)
    widths = [sum(WIDTH if node < count else BEND for node in layer) + ACROSS * (len(layer) - 1) for layer in layers]
    width, height = 2 * MARGIN + max(widths, default=0), 2 * MARGIN + max(len(layers) * (HEIGHT + DOWN) - DOWN, 0)
    middles: dict[int, tuple[float, float]] = {}
    for row, layer in enumerate(layers):
        left = (width - widths[row]) / 2
        for node in layer:
            across = WIDTH if node < count else BEND
            middles[node] = left + across / 2, MARGIN + row * (HEIGHT + DOWN)
            left += across + ACROSS
    parts = [_path(border, [middles[node] for node in line])
             for border, line in zip(fusion.borders, lines, strict=True)]
    parts += [_box(node, *middles[at]) for at, node in enumerate(fusion.nodes)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f"<style>{STYLE}</style>",
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z"/></marker></defs>', *parts, "</svg>", ""])


def _lines(fusion: Fusion) -> tuple[list[int], list[list[int]]]:
    """Return the layer of each node, and for each border the nodes on its line, one per layer: between its ends these
    are bends, which are numbered after the nodes.
    """
    read: list[list[int]] = [[] for _ in fusion.nodes]
    for border in fusion.borders:
        read[border.target].append(border.source)
    depth: list[int] = []
    for sources in read:  # nodes are below their operands
        depth.append(1 + max((depth[node] for node in sources), default=-1))
    lines: list[list[int]] = []
    for border in fusion.borders:
        between = range(depth[border.source] + 1, depth[border.target])
        lines.append([border.source, *range(len(depth), len(depth) + len(between)), border.target])
        depth += between
    return depth, lines


def _layers(depth: Sequence[int], lines: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the nodes and bends of each layer in the order from left to right."""
    above: list[list[int]] = [[] for _ in depth]
    below: list[list[int]] = [[] for _ in depth]
    for line in lines:
        for node, following in pairwise(line):
            above[following].append(node)
            below[node].append(following)
    layers: list[list[int]] = [[] for _ in range(1 + max(depth, default=-1))]
    for node, layer in enumerate(depth):
        layers[layer].append(node)
    for sweep in range(SWEEPS):
        neighbours = (above, below)[sweep % 2]
        place = _places(layers)
        for layer in layers if sweep % 2 == 0 else reversed(layers):
            layer.sort(key=lambda node: (_mean([place[each] for each in neighbours[node]], place[node]), node))
            place |= _places([layer])
    return layers


def _places(layers: Iterable[Sequence[int]]) -> dict[int, float]:
    """Return the distance of each node from the middle of its layer."""
    return {node: at - (len(layer) - 1) / 2 for layer in layers for at, node in enumerate(layer)}


def _mean(places: Sequence[float], otherwise: float) -> float:
    return sum(places) / len(places) if places else otherwise


def _box(node: FusionNode, x: float, y: float) -> str:
    kind = f"{node.kind}{' returned' if node.returned else ''}"
    about = "\n".join([node.name, *node.results, *([f"left to the library: {node.reason}"] if node.reason else [])])
    return (f'<g class="{kind}" transform="translate({x - WIDTH / 2:g} {y:g})"><title>{escape(about)}</title>'
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="5"/><text x="8" y="18">{_short(node.name)}</text>'
            f'<text class="type" x="8" y="35">{_short(", ".join(node.results))}</text></g>')


def _path(border: Border, middles: Sequence[tuple[float, float]]) -> str:
    """Draw a line from the lower edge of the first box to the last one, vertical beside each box that it passes."""
    x, y = middles[0]
    y += HEIGHT
    curves = [f"M{x:g} {y:g}"]
    for to_x, to_y in middles[1:]:
        bend = (to_y - y) / 2
        curves.append(f"C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} {to_x:g} {to_y:g}")
        x, y = to_x, to_y + HEIGHT
        curves.append(f"L{x:g} {y:g}")
    because = ' class="because"' if border.reasons else ""
    about = "\n".join([border.type, *border.reasons])
    return (f'<path{because} marker-end="url(#arrow)" d="{"".join(curves[:-1])}"><title>{escape(about)}</title>'
            '</path>')


def _short(text: str) -> str:
    return escape(text if len(text) <= MAX_CHARACTERS else f"{text[:MAX_CHARACTERS - 3]}...")
