"""Where an op of the captured graph comes from: a line of the user's program, under the node's name."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import torch
from torch.fx import Node
from xdsl.dialects.builtin import UNKNOWN_LOC, FileLineColLoc, IntAttr, LocationAttr, NameLoc, StringAttr

from ..ir.errors import SourcePosition

__all__ = ["node_location", "node_position"]

FRAME = re.compile(r'^\s*File "([^"\n]+)", line (\d+)', re.MULTILINE)
TORCH = str(Path(torch.__file__).parent)


def node_location(node: Node) -> LocationAttr:
    """`"softmax"("model.py":12:0)`: the node's name and the innermost line outside torch that made it."""
    position = node_position(node)
    inner = UNKNOWN_LOC if position is None else _file_location(position)
    return NameLoc(StringAttr(node.name), inner)


def node_position(node: Node) -> SourcePosition | None:
    """The line of the user's program that a node comes from.

    A node that the tracer inserted has none of its own: it takes that of the node it is made for, or else
    that of the node before it.
    """
    for step in (_first_user, _previous):
        other: Node | None = node
        while other is not None:
            if (position := _position_in(other.meta.get("stack_trace") or "")) is not None:
                return position
            other = step(other)
    return None


def _first_user(node: Node) -> Node | None:
    return next(iter(node.users), None)


def _previous(node: Node) -> Node | None:
    return node.prev if node.prev.op != "root" else None


@cache
def _position_in(trace: str) -> SourcePosition | None:
    frames = FRAME.findall(trace)
    outside = [frame for frame in frames if not frame[0].startswith(TORCH)]
    if not frames:
        return None
    file, line = (outside or frames)[-1]
    return SourcePosition(file, int(line))


@cache
def _file_location(position: SourcePosition) -> FileLineColLoc:
    return FileLineColLoc(StringAttr(position.file), IntAttr(position.line), IntAttr(position.column))
