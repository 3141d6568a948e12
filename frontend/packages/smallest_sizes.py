"""The smallest sizes for which exported programs hold.

torch traces as if each dynamic size were at least 2: `x[:2]` has two rows in the graph, and `x[1]` is not checked. The
graph often holds for 1 as well, which is the usual size of a batch, and for 0. It does if running it for this size,
without data, raises no error and gives tensors of the traced sizes. Ranges say little about that: those of sizes
without a declared range begin at 2, and torch runs exported programs for 0 and 1 all the same.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import sympy
import torch
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.export import ExportedProgram
from torch.fx import Interpreter, Node
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils._pytree import tree_leaves

__all__ = ["names_of_sizes", "smallest_sizes"]


def smallest_sizes(program: ExportedProgram, shapes: ShapeEnv) -> dict[str, int]:
    """The smallest value, from 0 to 2, of each symbol whose range does not begin above 2."""
    example = {symbol: sympy.Integer(value) for symbol, value in _example(shapes).items()}
    return {symbol.name: _smallest(program, symbol, example, 1 if int(values.lower) == 1 else 0)
            for symbol, values in program.range_constraints.items()
            if symbol in example and isinstance(symbol, sympy.Symbol) and int(values.lower) <= 2}


def names_of_sizes(shapes: ShapeEnv) -> dict[str, str]:
    """The names of the user's `torch.export.Dim`, by symbol."""
    found: dict[str, str] = {}
    for symbol, sources in shapes.var_to_sources.items():
        for source in sources if symbol not in shapes.replacements else ():
            text: Any = source.name  # a method in older torch
            name = shapes.source_name_to_debug_name.get(text if isinstance(text, str) else text())
            if name is not None and name.isidentifier() and not re.fullmatch(r"[a-z]+\d+", name):
                found.setdefault(str(symbol), name)
    return {symbol: name for symbol, name in found.items() if [*found.values()].count(name) == 1}


def _smallest(program: ExportedProgram, symbol: sympy.Symbol, example: Mapping[sympy.Symbol, sympy.Integer], least: int
              ) -> int:
    """The smallest value of a symbol, from `least` on, such that the program holds for it and for those above."""
    size = 2
    while size > least and _holds(program, {**example, symbol: sympy.Integer(size - 1)}):
        size -= 1
    return size


def _example(shapes: ShapeEnv) -> Mapping[sympy.Symbol, Any]:
    """The sizes of the inputs that the program was exported with."""
    return shapes.backed_var_to_val if hasattr(shapes, "backed_var_to_val") else shapes.var_to_val  # in older torch


def _holds(program: ExportedProgram, sizes: Mapping[sympy.Symbol, sympy.Integer]) -> bool:
    """Whether the program holds for these sizes."""
    inputs = [node.meta.get("val") for node in program.graph.find_nodes(op="placeholder")]
    with FakeTensorMode(shape_env=ShapeEnv(), allow_non_fake_inputs=True) as mode, torch.no_grad(), _silent():
        try:
            _Checking(program.graph_module, sizes).run(*(_concrete(each, sizes, mode) for each in inputs))
        except Exception:  # operators raise various exceptions
            return False
    return True


@contextmanager
def _silent() -> Iterator[None]:
    """Keep torch from printing the errors of operators that do not take a size."""
    log = logging.getLogger("torch._subclasses.fake_tensor")
    log.addFilter(_drop)
    try:
        yield
    finally:
        log.removeFilter(_drop)


def _drop(_record: logging.LogRecord) -> bool:
    return False


class _Checking(Interpreter):
    """Runs a graph for some sizes; raises ValueError if a tensor has other ones than the graph says."""

    def __init__(self, module: torch.fx.GraphModule, sizes: Mapping[sympy.Symbol, sympy.Integer]):
        super().__init__(module)
        self.extra_traceback = False
        self._sizes = sizes

    def run_node(self, n: Node) -> Any:
        found = super().run_node(n)
        if "val" in n.meta and n.op == "call_function":
            for one, other in zip(tree_leaves(found), tree_leaves(n.meta["val"]), strict=True):
                if isinstance(other, Tensor) and any(map(self._differ, one.shape, other.shape)):
                    raise ValueError(f"{n} has the sizes {one.shape}")
        return found

    def _differ(self, size: Any, traced: Any) -> bool:
        wanted = _value(traced, self._sizes)
        return isinstance(size, int) and isinstance(wanted, int) and size != wanted


def _concrete(value: Any, sizes: Mapping[sympy.Symbol, sympy.Integer], mode: FakeTensorMode) -> Any:
    """An input of the program for these sizes, without data."""
    if isinstance(value, Tensor):
        return torch.empty_strided([_value(each, sizes) for each in value.shape],
                                   [_value(each, sizes) for each in value.stride()], dtype=value.dtype,
                                   device=value.device)
    return _value(value, sizes)


def _value(value: Any, sizes: Mapping[sympy.Symbol, sympy.Integer]) -> Any:
    """A size for these sizes of the inputs; an expression if it depends on data."""
    if not isinstance(value, torch.SymInt | torch.SymFloat | torch.SymBool):
        return value
    found = value.node.expr.xreplace(sizes)
    return int(found) if found.is_Integer else found
