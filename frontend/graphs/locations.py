"""Source locations of the operations of a captured graph, named by their operators."""

from __future__ import annotations

import ast
import linecache
import re
import sys
import sysconfig
from functools import cache
from pathlib import Path
from types import FunctionType

import torch
from torch.fx import Graph, Node
from xdsl.dialects.builtin import UNKNOWN_LOC, FileLineColLoc, IntAttr, LocationAttr, NameLoc, StringAttr

from ...ir.errors import SourcePosition

__all__ = ["GraphLocations"]

FRAME = re.compile(r'^[ \t]*File "([^"\n]+)", line (\d+).*(?:\n    (.*)(?:\n    ( *)[~^]+[ ~^]*$)?)?', re.MULTILINE)
"""A frame of a stack trace: file, line, the text of the line, and the text before the marker below it."""
FRONTEND = str(Path(__file__).parents[1])
LIBRARIES = (str(Path(torch.__file__).parent), FRONTEND)
"""Directories of library code, which is not the user's."""
STANDARD_LIBRARY = Path(sysconfig.get_path("stdlib"))
"""The directory of `contextlib`, whose decorators are between torch's frames."""


class GraphLocations:
    """The source locations of all nodes of a graph.

    The location of a node is the innermost line outside of torch that created it. A node of the backward graph has
    the location of the node whose gradient it computes. A node that a tracer inserted takes the location of its first
    user, or else that of the node before it. If no node has a line, as in a `torch.nn.Sequential` of torch's own
    modules, nodes are placed on the `forward` methods of their modules; without modules, on the line that called the
    compiled program, or for a nested graph on the line given by `within`.
    """

    def __init__(self, graph: Graph, within: SourcePosition | None = None):
        self._positions: dict[Node, SourcePosition] = {}
        self._begin: SourcePosition | None = None
        self._locations: dict[tuple[int, str | None], LocationAttr] = {}
        """The known locations by the identity of the position and by name: hashing positions takes longer."""
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
        """The source position of a node in the user's program."""
        return self._positions.get(node)

    def location(self, node: Node, operator: str | None = None) -> LocationAttr:
        """`"aten.exp"("model.py":12:8)`: the location of a node, named by the operator that it calls."""
        position = self.position(node)
        known = self._locations.get((id(position), operator))
        if known is None:
            place = _location(position)
            known = place if operator is None else NameLoc(StringAttr(operator), place)
            self._locations[id(position), operator] = known
        return known

    def program(self) -> LocationAttr:
        """The first source line: that of the outermost user function that created a node."""
        return _location(self._begin)


def _spread(nodes: list[Node], own: dict[Node, SourcePosition]) -> dict[Node, SourcePosition]:
    """Extend the known positions of some nodes to all nodes."""
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
    """The `forward` method of each enclosing module, outermost first."""
    stack = node.meta.get("nn_module_stack") or node.meta.get("fwd_nn_module_stack") or {}
    methods = (getattr(module_class, "forward", None) for _, module_class in stack.values())
    return tuple(SourcePosition(method.__code__.co_filename, method.__code__.co_firstlineno)
                 for method in methods if isinstance(method, FunctionType))


def _caller() -> SourcePosition | None:
    """The innermost stack frame outside of torch and of the standard library's modules."""
    frame = sys._getframe()
    while frame is not None:
        file = frame.f_code.co_filename
        if not file.startswith((*LIBRARIES, "<")) and Path(file).parent != STANDARD_LIBRARY:
            return SourcePosition(file, frame.f_lineno)
        frame = frame.f_back
    return None


@cache
def _positions_in(trace: str) -> tuple[SourcePosition, ...]:
    """The positions in a stack trace, outermost first; those inside of torch only if there are no others.

    Frames of this package's own wrappers are not positions in the program.
    """
    frames = [match.groups() for match in FRAME.finditer(trace) if not match[1].startswith(FRONTEND)]
    outside = [frame for frame in frames if not frame[0].startswith(LIBRARIES)]
    return tuple(SourcePosition(file, int(line), _column(file, int(line), text, before))
                 for file, line, text, before in outside or frames)


def _column(file: str, line: int, text: str | None, before: str | None) -> int:
    """The column of a frame, counted from one; zero if the file's line differs from the one in the trace.

    A trace shows a line without its indentation, and no marker below it if the marker would cover the whole line or,
    since Python 3.12, the call whose value a statement assigns or returns.
    """
    source = linecache.getline(file, line)
    if not text or source.strip() != text.strip():
        return 0
    return len(source) - len(source.lstrip()) + (_call_offset(text.strip()) if before is None else len(before)) + 1


def _call_offset(line: str) -> int:
    """The offset of the call that a line assigns or returns; zero if it does neither."""
    try:
        [statement] = ast.parse(line).body
    except (SyntaxError, ValueError):
        return 0
    match statement:
        case ast.Assign(value=ast.Call(col_offset=offset)) | ast.Return(value=ast.Call(col_offset=offset)):
            return len(line.encode()[:offset].decode())
        case _:
            return 0


@cache
def _location(position: SourcePosition | None) -> LocationAttr:
    if position is None:
        return UNKNOWN_LOC
    return FileLineColLoc(StringAttr(position.file), IntAttr(position.line), IntAttr(position.column))
