"""Draws how the time of steps scales with the number of devices."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import log2

from .pictures import LEFT, RIGHT, WIDTH, document, line, text
from .results import Simulation

__all__ = ["scaling_picture"]

COLORS = ("#4c78a8", "#f58518", "#54a24b", "#e45756", "#b279a2", "#72b7b2")
HEIGHT = 360
LEGEND = 160
"""In pixels: the height of the picture, and the width of its legend."""


def scaling_picture(curves: Mapping[str, Mapping[int, Simulation]]) -> str:
    """Draw the fraction of a step in which devices do not wait for collectives, by the name of a parallelization and
    the number of devices.
    """
    numbers = sorted({number for points in curves.values() for number in points})
    if not numbers:
        raise ValueError("there is nothing to draw")
    first, last = log2(numbers[0]), log2(numbers[-1])

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT - LEGEND) * ((log2(number) - first) / (last - first) if last > first else 0)

    def y(part: float) -> float:
        return 30 + (HEIGHT - 70) * (1 - part)

    parts = [text(4, 16, "part of a step in which devices do not wait for collectives, by the number of devices")]
    for percent in range(0, 101, 20):
        parts.append(line([(LEFT, y(percent / 100)), (WIDTH - RIGHT - LEGEND, y(percent / 100))], "#e0e0e0"))
        parts.append(text(LEFT - 6, y(percent / 100) + 4, f"{percent} %", anchor="end"))
    parts += [text(x(number), HEIGHT - 18, str(number), anchor="middle") for number in numbers]
    for place, (name, points) in enumerate(curves.items()):
        color = COLORS[place % len(COLORS)]
        parts.append(line([(x(n), y(_busy(points[n]))) for n in sorted(points)], color, 2))
        parts += [f'<circle cx="{x(n):.1f}" cy="{y(_busy(each)):.1f}" r="3" fill="{color}"><title>{escape(name)}, {n}: '
                  f"{1e3 * each.seconds:.2f} ms</title></circle>" for n, each in points.items()]
        parts.append(f'<rect x="{WIDTH - LEGEND}" y="{36 + 20 * place}" width="12" height="12" fill="{color}"/>')
        parts.append(text(WIDTH - LEGEND + 18, 46 + 20 * place, name))
    return document(HEIGHT, parts)


def _busy(simulation: Simulation) -> float:
    return 1.0 - simulation.exposed / simulation.seconds if simulation.seconds else 1.0
