"""Chooses the target for which a module is compiled."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp

from ...codegen.runtime.cache import DiskCache
from ...codegen.runtime.toolchain import Toolchain
from ...ir.errors import OptionError
from ...ir.machines.targets import CUDA, device_of, set_target, target_of
from ...options import CompileOptions
from ...passes.pipeline_lookup import LEVELS_OF_TARGETS, is_pipeline, target_of_pipeline
from .cpu import CpuTarget
from .target import ProgramTarget
from .triton import CheckedCudaTarget, CudaTarget, InterpretedTarget

__all__ = ["INTERPRETER", "chosen_target"]

INTERPRETER = "triton-interpreter"
"""The value of the option `target` that runs Triton kernels on the CPU."""


def chosen_target(
    module: ModuleOp, options: CompileOptions, cache: DiskCache, to: str | None = None
) -> ProgramTarget:
    """Return the target of the options, their pipeline, the level to lower to, or the module, in this order; also
    record it in the module.
    """
    device = device_of(module.attributes)
    asked = options.target or _of_pipeline(options)
    if asked is not None and device is not None and asked != target_of(module):
        option = f"'target' is '{asked}'" if options.target else f"'pipeline' leads down to '{asked}'"
        raise OptionError(f"the program has tensors on {device}, and the option {option}",
                          hint="leave the option out, or move the program's tensors to the CPU")
    name = options.target or LEVELS_OF_TARGETS.get(to or "") or asked or target_of(module)
    set_target(module, CUDA if name == INTERPRETER else name)
    if target_of(module) == CUDA:
        if name == INTERPRETER:
            return InterpretedTarget(options.check_bounds)
        return (CheckedCudaTarget if options.check_bounds else CudaTarget)(cache, _number(device))
    return CpuTarget(Toolchain.detect(cache), cache, options.check_bounds)


def _of_pipeline(options: CompileOptions) -> str | None:
    """Return the target of the pipeline in the options; None for a text that lists passes."""
    pipeline = options.pipeline
    if pipeline is None or (isinstance(pipeline, str) and not is_pipeline(pipeline)):
        return None
    return target_of_pipeline(pipeline)


def _number(device: str | None) -> int:
    """Return the number of a GPU: 2 for `cuda:2`."""
    return int((device or "").partition(":")[2] or 0)
