"""The processors that a machine's name stands for: what a compiler is told, and what code of it needs when it runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ....ir.errors import OptionError, ToolchainError, did_you_mean
from .instruction_set import InstructionSet
from .openmp import OpenMPRuntime
from .toolchain import Toolchain

__all__ = ["PROCESSORS", "Processor", "toolchain_for"]


@dataclass(frozen=True)
class Processor:
    """A kind of processor."""

    architecture: str
    """As `uname -m` names it."""
    flags: tuple[str, ...]
    features: tuple[str, ...]
    """What code for it needs beyond the architecture's first processor, as `__builtin_cpu_supports` names it."""


# The levels of the x86-64 psABI, and what each adds.
_V3 = ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt")
_V4 = (*_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
_AVX512 = Processor("x86_64", ("-march=x86-64-v4", "-mprefer-vector-width=512"), _V4)
PROCESSORS: Mapping[str, Processor] = {
    "x86-avx512": _AVX512,
    "zen-avx512": _AVX512,
    "zen5-avx512": _AVX512,
    "x86-avx2": Processor("x86_64", ("-march=x86-64-v3", "-mprefer-vector-width=256"), _V3),
    "arm-neon": Processor("aarch64", ("-march=armv8-a",), ()),
}
"""By the name of the machine."""


def toolchain_for(machine: str, vector_bits: int, toolchain: Toolchain) -> Toolchain:
    """A toolchain whose code runs on every machine of that name, with the compiler's own OpenMP; raises OptionError for
    a machine that is no processor, and ToolchainError where the compiler is for another architecture."""
    if machine not in PROCESSORS:
        raise OptionError(f"packages are for processors, and '{machine}' is none; {did_you_mean(machine, PROCESSORS)}")
    processor = PROCESSORS[machine]
    target = toolchain.driver.run("-dumpmachine").stdout.strip()
    if not target.startswith(processor.architecture):
        raise ToolchainError(f"{toolchain.driver} compiles for {target}, and {machine} is {processor.architecture}",
                             hint="make the package where such a compiler is at hand, or let CXX name one")
    instructions = InstructionSet(processor.flags, processor.features, vector_bits)
    openmp = OpenMPRuntime(("-fopenmp",) if toolchain.is_clang else ("-lgomp",))
    return replace(toolchain, instruction_set=instructions, openmp=openmp)
