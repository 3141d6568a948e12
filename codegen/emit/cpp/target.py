"""The target `cpp`: the kernels of a module as one C++ file without includes."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.dialects.builtin import ModuleOp

from ....ir.dialects.loop import KernelOp
from ....ir.traversal import operations_in
from ..emitted_text import EmittedText, Line, TextTarget, unplaced
from ..lowered import require_kernels
from . import arithmetic, bounds, conversions, dots, loops, mathematics, memory
from .emitter import KernelEmitter
from .prelude import prelude_for

FORMULAS = {**arithmetic.FORMULAS, **conversions.FORMULAS, **mathematics.FORMULAS, **memory.FORMULAS,
            **dots.FORMULAS}
STATEMENTS = {**conversions.STATEMENTS, **dots.STATEMENTS, **memory.STATEMENTS, **loops.STATEMENTS}


@dataclass(frozen=True)
class CppTarget(TextTarget):
    """Print every kernel as a function `i64 NAME(void* const* buffers, const i64* symbols)`.

    It returns 0, or the code of a check that failed: 1 for an index out of range, 2 for an integer division by zero.
    Comments refer to the user's source lines. With `check_bounds` a kernel checks each access before it.
    """

    name = "cpp"
    check_bounds: bool = False

    def text(self, module: ModuleOp) -> EmittedText:
        require_kernels(module, "loop")
        return emit_kernels(module, check_bounds=self.check_bounds)


def emit_kernels(module: ModuleOp, *, check_bounds: bool = False) -> EmittedText:
    """The kernels of a module as C++, with the location of each line, and optionally checks of all accesses."""
    kernels: list[Line] = []
    declarations: dict[str, None] = {}
    for op in operations_in(module):
        if isinstance(op, KernelOp):
            emitter = KernelEmitter(STATEMENTS, FORMULAS, bounds if check_bounds else None)
            kernels += [Line("")] * bool(kernels) + emitter.emit(op)
            declarations.update(emitter.declarations)
    prelude = prelude_for("\n".join(line.text for line in kernels))
    head = [line for part in (prelude, "\n".join(sorted(declarations))) if part for line in unplaced(f"{part}\n")]
    return EmittedText((*head, *kernels), "//")
