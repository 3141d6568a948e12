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

__all__ = ["CheckWholeRange"]

ULPS = 6.0
"""The largest allowed error in units in the last place: the code of every function of ours states a smaller one."""
MANTISSAS = 64
"""The number of floats that are tried of each exponent and sign."""


class Wrong(NamedTuple):
    """The float for which code is wrong."""

    of: float
    made: float
    wanted: float
    ulps: float


class CheckWholeRange(Instrument):
    """Raises SemanticsError if a pass replaces an operation on one float32 by code that is inexact for some float.

    The inputs of a program rarely are where a polynomial is off by some roundings. Each operation that a pass replaces
    in a kernel is therefore run alone, as the pass lowers it, for floats of all exponents. The error may be larger
    where the result changes as much from a float to the next.
    """

    def begin(self, module: ModuleOp) -> None:
        self._before = _operations_of_one_float(module)

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        found = _operations_of_one_float(module)
        for kind in self._before.keys() - found.keys():
            op = self._before[kind]
            if (wrong := _wrong_after(module_pass, op, module)) is not None:
                off = f", an error of {wrong.ulps:.0f} units in the last place" if math.isfinite(wrong.ulps) else ""
                raise SemanticsError(
                    f"'{op.name}' of {wrong.of} becomes {wrong.made} instead of {wrong.wanted}{off}", op=op,
                    pass_name=f"{pass_text(module_pass)} (of this operation alone it makes something wrong)")
        self._before = found


def _operations_of_one_float(module: ModuleOp) -> dict[str, Operation]:
    """An operation of each kind in the kernels of a module."""
    known = functions()
    found: dict[str, Operation] = {}
    for op in (each for kernel in kernels_of(module) for each in kernel.walk()):
        if len(op.operands) == 1 and len(op.results) == 1 and type(op) in known and all(
                element_of(value.type) == Float32Type() for value in (*op.operands, *op.results)):
            found.setdefault(kind_of(op), op)
    return found


def _wrong_after(module_pass: ModulePass, op: Operation, module: ModuleOp) -> Wrong | None:
    """The float for which the code is wrong that a pass makes of an operation, or None."""
    floats = _floats()
    lanes = lanes_of(op.operands[0].type) or 1
    alone = ModuleOp([probe(op, "probe", len(floats) // lanes)], dict(module.attributes))
    with suppress(StepwellError):
        PassManager([module_pass]).run(make_context(), alone)
        if level_of(alone) != "loop" or _still_stores(op, alone):
            return None
        made = _run(alone, floats)
        return _first_wrong(op, floats, made, FAST_FACTOR if numerics_of(module) is Numerics.FAST else 1.0)
    return None


def _still_stores(op: Operation, module: ModuleOp) -> bool:
    """Whether a module stores the result of such an operation, at most vectorized."""
    return any(isinstance(each, StoreOp) and isinstance(each.value.owner, Operation)
               and each.value.owner.name == op.name for each in module.walk())


def _run(module: ModuleOp, floats: numpy.ndarray) -> numpy.ndarray:
    import torch

    inputs = [torch.from_numpy(floats), torch.empty(len(floats))]
    result = Executor(isolated=True).observe(module, inputs).results[1]
    assert isinstance(result, torch.Tensor)
    return result.numpy()


def _first_wrong(op: Operation, floats: numpy.ndarray, made: numpy.ndarray, factor: float) -> Wrong | None:
    """The float with the largest error, if that is too large."""
    function = functions()[type(op)]
    with numpy.errstate(all="ignore"):
        wanted = function(op, floats)
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
    return Wrong(float(floats[worst]), float(made[worst]), float(wanted[worst]), float(ulps[worst]))


def _floats() -> numpy.ndarray:
    """Floats of all exponents and both signs, with random mantissas, and special ones; 2**15 together."""
    exponents = numpy.arange(1, 255, dtype=numpy.uint32) << 23
    mantissas = numpy.random.default_rng(0).integers(0, 1 << 23, (2, len(exponents), MANTISSAS), numpy.uint32)
    mantissas[..., 0] = 0
    signs = numpy.array([0, 1 << 31], numpy.uint32)
    normal = (mantissas | exponents[:, None] | signs[:, None, None]).view(numpy.float32).ravel()
    special = numpy.array([0.0, -0.0, math.inf, -math.inf, math.nan], numpy.float32)
    rest = numpy.linspace(-104.0, 104.0, (1 << 15) - len(normal) - len(special), dtype=numpy.float32)
    return numpy.concatenate([normal, special, rest])
