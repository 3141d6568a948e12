"""The target `dot`: which operation uses the results of which, as a graph for Graphviz."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue
from xdsl.utils.target import Target


@dataclass(frozen=True)
class DotTarget(Target):
    """Print each function as a graph whose nodes are operations and whose edges are values.

    stepwell-opt module.mlir -t dot | dot -Tsvg -o module.svg
    """

    name = "dot"
    types: bool = False

    def emit(self, ctx: Context, module: ModuleOp, output: IO[str]) -> None:
        for function in module.walk():
            if isinstance(function, FuncOp) and not function.is_declaration:
                output.write(self._graph(function))

    def _graph(self, function: FuncOp) -> str:
        lines = [f'digraph "{function.sym_name.data}" {{']
        nodes: dict[SSAValue, str] = {}
        for argument in function.body.block.args:
            nodes[argument] = f"argument{argument.index}"
            lines.append(f'  {nodes[argument]} [label="%{argument.name_hint or argument.index}" shape=plain]')
        for number, op in enumerate(function.body.block.ops):
            lines.append(f'  op{number} [label="{op.name}"]')
            for operand in op.operands:
                label = f' [label="{operand.type}"]' if self.types else ""
                lines.append(f"  {nodes[operand]} -> op{number}{label}")
            nodes.update((result, f"op{number}") for result in op.results)
        return "\n".join([*lines, "}\n"])
