"""Where each op of a captured graph comes from: a place in the user's program, under the name of its operator."""

from __future__ import annotations

import linecache
import re
import sys
from functools import cache
from pathlib import Path
from types import FunctionType

import torch
from torch.fx import Graph, Node
from xdsl.dialects.builtin import UNKNOWN_LOC, FileLineColLoc, IntAttr, LocationAttr, NameLoc, StringAttr

from ...ir.errors import SourcePosition

__all__ = ["GraphLocations"]

FRAME = re.compile(r'^[ \t]*File "([^"\n]+)", line (\d+).*(?:\n    (.*)(?:\n    ( *)[~^]+[ ~^]*$)?)?', re.MULTILINE)
"""A frame of a stack trace: file, line, the text of the line and what stands before the mark below it."""
LIBRARIES = (str(Path(torch.__file__).parent), str(Path(__file__).parents[1]))
"""Folders whose code is not the user's."""


class GraphLocations:
    """The places of all nodes of a graph.

    A node is placed on the innermost line outside of torch that made it; one of a backward pass on that of the
    node whose gradient it computes. A node that a tracer inserted has no line of its own: it takes that of the
    node it is made for, or else that of the node before it. A graph without any line, as that of a
    `torch.nn.Sequential` of torch's own modules, has its nodes placed on the `forward` of their modules, and one
    without modules on the line that called the compiled program. A graph without any that is a function in another
    graph is `within` a line of that.
    """

    def __init__(self, graph: Graph, within: SourcePosition | None = None):
        self._positions: dict[Node, SourcePosition] = {}
        self._begin: SourcePosition | None = None
        for places_of in (_places_in_trace, _place_of_module):
            places = {node: found for node in graph.nodes if (found := places_of(node))}
            if places:
                self._begin = next(iter(places.values()))[0]
                self._positions = _spread(list(graph.nodes), {node: found[-1] for node, found in places.items()})
                return
        if (caller := within or _caller()) is not None:
            self._begin = caller
            self._positions = dict.fromkeys(graph.nodes, caller)

    def position(self, node: Node) -> SourcePosition | None:
        """The place in the user's program that a node comes from."""
        return self._positions.get(node)

    def location(self, node: Node, operator: str | None = None) -> LocationAttr:
        """`"aten.exp"("model.py":12:8)`: the place of a node, under the name of an operator that it calls."""
        place = _location(self.position(node))
        return place if operator is None else NameLoc(StringAttr(operator), place)

    def program(self) -> LocationAttr:
        """Where the program begins: the first line of its outermost function that made a node."""
        return _location(self._begin)


def _spread(nodes: list[Node], own: dict[Node, SourcePosition]) -> dict[Node, SourcePosition]:
    """A place for every node, where some have one."""
    found: dict[Node, SourcePosition] = {}
    for node in reversed(nodes):
        place = own.get(node) or (found.get(next(iter(node.users))) if node.users else None)
        if place is not None:
            found[node] = place
    last = next(found[node] for node in nodes if node in found)
    for node in nodes:
        last = found.setdefault(node, last)
    return found


def _places_in_trace(node: Node) -> tuple[SourcePosition, ...]:
    return _positions_in(node.meta.get("stack_trace") or "")


def _place_of_module(node: Node) -> tuple[SourcePosition, ...]:
    """The `forward` of each module that was being called, outermost first."""
    stack = node.meta.get("nn_module_stack") or node.meta.get("fwd_nn_module_stack") or {}
    methods = (getattr(module_class, "forward", None) for _, module_class in stack.values())
    return tuple(SourcePosition(method.__code__.co_filename, method.__code__.co_firstlineno)
                 for method in methods if isinstance(method, FunctionType))


def _caller() -> SourcePosition | None:
    """The innermost line outside of torch that is running now."""
    frame = sys._getframe()
    while frame is not None:
        if not frame.f_code.co_filename.startswith((*LIBRARIES, "<")):
            return SourcePosition(frame.f_code.co_filename, frame.f_lineno)
        frame = frame.f_back
    return None


@cache
def _positions_in(trace: str) -> tuple[SourcePosition, ...]:
    """The places in a stack trace, outermost first; those inside of torch only if there are no others."""
    frames = [match.groups() for match in FRAME.finditer(trace)]
    outside = [frame for frame in frames if not frame[0].startswith(LIBRARIES)]
    return tuple(SourcePosition(file, int(line), _column(file, int(line), text, before))
                 for file, line, text, before in outside or frames)


def _column(file: str, line: int, text: str | None, before: str | None) -> int:
    """The column of a frame, counted from one; zero if the file does not hold the line as the trace shows it.

    A trace shows a line without its indentation, and no mark below it if that would mark all of it.
    """
    source = linecache.getline(file, line)
    if not text or source.strip() != text.strip():
        return 0
    return len(source) - len(source.lstrip()) + len(before or "") + 1


@cache
def _location(position: SourcePosition | None) -> LocationAttr:
    if position is None:
        return UNKNOWN_LOC
    return FileLineColLoc(StringAttr(position.file), IntAttr(position.line), IntAttr(position.column))
