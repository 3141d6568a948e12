"""What was fused as a picture: the kernels and calls of a graph in SVG, in layers from the arguments to the results.

The layout is that of Sugiyama, Tagawa and Toda (Methods for Visual Understanding of Hierarchical System Structures,
1981) without its dummy nodes: a node stands a layer below the lowest of those that it reads, and sweeps put each node
of a layer near the mean of its neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from .report import Border, Fusion, FusionNode

__all__ = ["diagram_of", "write_diagram"]

WIDTH, HEIGHT = 220, 44
"""Of the box of a node, in pixels."""
ACROSS, DOWN, MARGIN = 28, 56, 16
"""Between boxes of a layer, between layers, and around all."""
MOST_LETTERS = 30
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
    """Write the picture into a file, whose folder is made; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(diagram_of(fusion or Fusion("", (), ())), encoding="utf-8")


def diagram_of(fusion: Fusion) -> str:
    """The picture as the text of an SVG file. A border that a pass gave a reason for is red, and the reason is what a
    viewer shows for it; what gives a result of the program has a thick frame."""
    layers = _layers(fusion)
    widest = max((len(layer) for layer in layers), default=0)
    width = 2 * MARGIN + widest * (WIDTH + ACROSS) - ACROSS if widest else 2 * MARGIN
    height = 2 * MARGIN + len(layers) * (HEIGHT + DOWN) - DOWN if layers else 2 * MARGIN
    places: dict[int, tuple[float, float]] = {}
    for row, layer in enumerate(layers):
        left = (width - len(layer) * (WIDTH + ACROSS) + ACROSS) / 2
        places |= {node: (left + at * (WIDTH + ACROSS), MARGIN + row * (HEIGHT + DOWN))
                   for at, node in enumerate(layer)}
    parts = [_path(border, places) for border in fusion.borders]
    parts += [_box(node, *places[at]) for at, node in enumerate(fusion.nodes)]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f"<style>{STYLE}</style>",
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z"/></marker></defs>', *parts, "</svg>", ""])


def _layers(fusion: Fusion) -> list[list[int]]:
    """The numbers of the nodes, layer by layer, each in the order from left to right."""
    sources: list[list[int]] = [[] for _ in fusion.nodes]
    targets: list[list[int]] = [[] for _ in fusion.nodes]
    for border in fusion.borders:
        sources[border.target].append(border.source)
        targets[border.source].append(border.target)
    depth: list[int] = []
    for read in sources:  # nodes stand behind what they read
        depth.append(1 + max((depth[node] for node in read), default=-1))
    layers: list[list[int]] = [[] for _ in range(1 + max(depth, default=-1))]
    for node, layer in enumerate(depth):
        layers[layer].append(node)
    for sweep in range(SWEEPS):
        neighbours = (sources, targets)[sweep % 2]
        place = _places(layers)
        for layer in layers if sweep % 2 == 0 else reversed(layers):
            layer.sort(key=lambda node: (_mean([place[each] for each in neighbours[node]], place[node]), node))
            place |= _places([layer])
    return layers


def _places(layers: Iterable[Sequence[int]]) -> dict[int, float]:
    """How far each node is from the middle of its layer."""
    return {node: at - (len(layer) - 1) / 2 for layer in layers for at, node in enumerate(layer)}


def _mean(places: Sequence[float], otherwise: float) -> float:
    return sum(places) / len(places) if places else otherwise


def _box(node: FusionNode, x: float, y: float) -> str:
    kind = f"{node.kind}{' returned' if node.returned else ''}"
    about = "\n".join([node.name, *node.results, *([f"left to the library: {node.reason}"] if node.reason else [])])
    return (f'<g class="{kind}" transform="translate({x:g} {y:g})"><title>{escape(about)}</title>'
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="5"/><text x="8" y="18">{_short(node.name)}</text>'
            f'<text class="type" x="8" y="35">{_short(", ".join(node.results))}</text></g>')


def _path(border: Border, places: dict[int, tuple[float, float]]) -> str:
    (x, y), (to_x, to_y) = places[border.source], places[border.target]
    x, y, to_x = x + WIDTH / 2, y + HEIGHT, to_x + WIDTH / 2
    bend = (to_y - y) / 2
    because = ' class="because"' if border.reasons else ""
    about = "\n".join([border.type, *border.reasons])
    return (f'<path{because} marker-end="url(#arrow)" d="M{x:g} {y:g}C{x:g} {y + bend:g} {to_x:g} {to_y - bend:g} '
            f'{to_x:g} {to_y:g}"><title>{escape(about)}</title></path>')


def _short(text: str) -> str:
    return escape(text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS - 3]}...")
