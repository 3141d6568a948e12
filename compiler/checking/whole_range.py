"""The instrument that checks code for functions of one float over the whole range of the float."""

from __future__ import annotations

import math
from contextlib import suppress
from typing import NamedTuple

import numpy
from xdsl.dialects.builtin import Float32Type, ModuleOp
from xdsl.ir import Operation
from xdsl.passes import ModulePass

from ...ir.context import make_context
from ...ir.dialects.loop import StoreOp
from ...ir.errors import SemanticsError, StepwellError
from ...ir.modules.levels import level_of
from ...ir.numerics import Numerics, numerics_of
from ...ir.semantics.kernels.arithmetic import functions
from ...ir.vector_types import element_of, lanes_of
from ...passes.management.pass_manager import Instrument, PassManager
from ...passes.management.pass_options import pass_text
from ..execution import Executor
from ..targets.kernel_store import kernels_of
from .conditioning import FAST_FACTOR
from .miscompiled_operation import kind_of, probe

__all__ = ["CheckWholeRange", "first_inexact"]

ULPS = 6.0
"""The largest allowed error in units in the last place: the code of every function of ours states a smaller one."""
MANTISSAS = 64
"""The number of floats that are tried of each exponent and sign."""


COUNT = 1 << 15
"""The number of floats that are tried."""


class Inexact(NamedTuple):
    """A float for which the code of an operation is inexact."""

    operation: str
    of: float
    made: float
    wanted: float
    ulps: float

    def __str__(self) -> str:
        off = f", an error of {self.ulps:.0f} units in the last place" if math.isfinite(self.ulps) else ""
        return f"'{self.operation}' of {self.of} becomes {self.made} instead of {self.wanted}{off}"


class CheckWholeRange(Instrument):
    """Raises SemanticsError if a pass replaces an operation on one float32 by code that is inexact for some float.

    The inputs of a program rarely are where a polynomial is off by some roundings. Each operation that a pass replaces
    in a kernel is therefore run alone, as the pass lowers it, for floats of all exponents. The error may be larger
    where the result changes as much from a float to the next.
    """

    alone: ModuleOp | None = None
    """The module with the operation for which a pass makes inexact code."""

    def begin(self, module: ModuleOp) -> None:
        self._before = _operations_of_one_float(module)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        found = _operations_of_one_float(module)
        for kind in self._before.keys() - found.keys():
            op = self._before[kind]
            alone = _alone(op, module)
            if (wrong := _wrong_after(module_pass, alone)) is not None:
                self.alone = alone
                raise SemanticsError(
                    str(wrong), op=op,
                    pass_name=f"{pass_text(module_pass)} (of this operation alone it makes something wrong)")
        self._before = found


def first_inexact(before: ModuleOp, after: ModuleOp) -> Inexact | None:
    """The float for which passes make inexact code of the single operation on a float32 in the module `before`."""
    if not (ops := [*_operations_of_one_float(before).values()]) or level_of(after) != "loop" \
            or _still_stores(ops[0], after):
        return None
    return _first_wrong(ops[0], after, FAST_FACTOR if numerics_of(before) is Numerics.FAST else 1.0)


def _operations_of_one_float(module: ModuleOp) -> dict[str, Operation]:
    """An operation of each kind in the kernels of a module."""
    known = functions()
    found: dict[str, Operation] = {}
    for op in (each for kernel in kernels_of(module) for each in kernel.walk()):
        if len(op.operands) == 1 and len(op.results) == 1 and type(op) in known and all(
                element_of(value.type) == Float32Type() for value in (*op.operands, *op.results)):
            found.setdefault(kind_of(op), op)
    return found


def _alone(op: Operation, module: ModuleOp) -> ModuleOp:
    """A module that applies an operation to as many floats as are tried."""
    return ModuleOp([probe(op, "probe", COUNT // (lanes_of(op.operands[0].type) or 1))], dict(module.attributes))


def _wrong_after(module_pass: ModulePass, alone: ModuleOp) -> Inexact | None:
    with suppress(StepwellError):
        PassManager([module_pass]).run(make_context(), after := alone.clone())
        return first_inexact(alone, after)
    return None


def _still_stores(op: Operation, module: ModuleOp) -> bool:
    """Whether a module stores the result of such an operation, at most vectorized."""
    return any(isinstance(each, StoreOp) and isinstance(each.value.owner, Operation)
               and each.value.owner.name == op.name for each in module.walk())


def _run(module: ModuleOp, floats: numpy.ndarray, wanted: numpy.ndarray) -> numpy.ndarray:
    """What a kernel makes of floats; where it writes nothing, it is what is wanted."""
    import torch

    result = Executor(isolated=True).observe(module, [torch.from_numpy(floats), torch.from_numpy(wanted)]).results[1]
    assert isinstance(result, torch.Tensor)
    return result.numpy()


def _first_wrong(op: Operation, module: ModuleOp, factor: float) -> Inexact | None:
    """The float with the largest error, if that is too large."""
    function, floats = functions()[type(op)], _floats()
    with numpy.errstate(all="ignore"):
        wanted = function(op, floats)
        made = _run(module, floats, wanted)
        around = [function(op, numpy.nextafter(floats, numpy.float32(end))) for end in (-math.inf, math.inf)]
        unit = numpy.spacing(numpy.abs(wanted)).astype(numpy.float64)
        change = numpy.maximum(*(numpy.abs(each.astype(numpy.float64) - wanted) for each in around))
        errors = numpy.abs(made.astype(numpy.float64) - wanted) - numpy.nan_to_num(change, nan=0.0, posinf=0.0)
        equal = (made == wanted) | (numpy.isnan(made) & numpy.isnan(wanted)) | (made == around[0]) | (made == around[1])
        ulps = numpy.where(equal, 0.0, numpy.nan_to_num(errors / unit, nan=math.inf))
        # Numbers below the normal ones may be flushed to zero.
        ulps[numpy.maximum(numpy.abs(wanted), numpy.abs(made)) < numpy.finfo(numpy.float32).tiny] = 0.0
    worst = int(numpy.argmax(ulps))
    if ulps[worst] <= ULPS * factor:
        return None
    return Inexact(op.name, float(floats[worst]), float(made[worst]), float(wanted[worst]), float(ulps[worst]))


def _floats() -> numpy.ndarray:
    """Floats of all exponents and both signs, with random mantissas, and special ones; COUNT together."""
    exponents = numpy.arange(1, 255, dtype=numpy.uint32) << 23
    mantissas = numpy.random.default_rng(0).integers(0, 1 << 23, (2, len(exponents), MANTISSAS), numpy.uint32)
    mantissas[..., 0] = 0
    signs = numpy.array([0, 1 << 31], numpy.uint32)
    normal = (mantissas | exponents[:, None] | signs[:, None, None]).view(numpy.float32).ravel()
    special = numpy.array([0.0, -0.0, math.inf, -math.inf, math.nan], numpy.float32)
    rest = numpy.linspace(-104.0, 104.0, COUNT - len(normal) - len(special), dtype=numpy.float32)
    return numpy.concatenate([normal, special, rest])
