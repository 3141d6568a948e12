"""The processor kinds behind machine names: compiler options, and the features that code needs at run time."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, replace

from ....ir.errors import OptionError, ToolchainError, did_you_mean
from ....ir.machines.machine import Machine
from .compiler_driver import CompilerDriver
from .instruction_set import InstructionSet
from .openmp import OpenMPRuntime
from .toolchain import Toolchain

__all__ = ["PROCESSORS", "Processor", "processor_of", "toolchain_for"]


@dataclass(frozen=True)
class Processor:
    """A kind of processor."""

    architecture: str
    """The name in `uname -m`."""
    flags: tuple[str, ...]
    features: tuple[str, ...]
    """The features that its code needs beyond the base architecture, by the names of `__builtin_cpu_supports`."""
    capability: int | None = None
    """The compute capability of the GPU that runs the kernels, such as 90 for 9.0, if one does."""


# The levels of the x86-64 psABI, with the features that each adds.
_V3 = ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt")
_V4 = (*_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
_AVX512 = Processor("x86_64", ("-march=x86-64-v4", "-mprefer-vector-width=512"), _V4)
PROCESSORS: Mapping[str, Processor] = {
    "x86-avx512": _AVX512,
    "x86-amx": _AVX512,
    "zen-avx512": _AVX512,
    "zen5-avx512": _AVX512,
    "x86-avx2": Processor("x86_64", ("-march=x86-64-v3", "-mprefer-vector-width=256"), _V3),
    "arm-neon": Processor("aarch64", ("-march=armv8-a",), ()),
    "h100": Processor("x86_64", ("-march=x86-64",), (), 90),
    "cuda": Processor("x86_64", ("-march=x86-64",), (), 80),
}
"""Maps machine names to processor kinds."""
_DOTS = {"bf16_terms": ("avx512bf16",), "i8_terms": ("avx512vnni",), "dot_tile": ("amx-tile", "amx-bf16", "amx-int8")}
"""The features for dot products of x86 processors with AVX-512, by the field of a machine that is then above 1."""


def processor_of(machine: Machine) -> Processor:
    """The processor kind of a machine, with the instructions for dot products that kernels for it are made of. Raises
    OptionError for a machine that is no processor."""
    if (found := PROCESSORS.get(machine.name)) is None:
        raise OptionError(f"packages are for processors, and '{machine.name}' is none; "
                          f"{did_you_mean(machine.name, PROCESSORS)}")
    dots = [feature for field, features in _DOTS.items() if found.features == _V4 and getattr(machine, field) > 1
            for feature in features]
    return replace(found, flags=(*found.flags, *(f"-m{each}" for each in dots)), features=(*found.features, *dots))


def toolchain_for(machine: Machine, toolchain: Toolchain, environment: Mapping[str, str] = os.environ) -> Toolchain:
    """A toolchain whose code runs on every machine like this one, with the compiler's own OpenMP. A machine of another
    architecture than the compiler's has a cross compiler. Raises OptionError for a machine that is no processor, and
    ToolchainError where there is no cross compiler."""
    processor, vector_bits = processor_of(machine), getattr(machine, "vector_bits", 0)
    driver = _driver_for(processor.architecture, machine.name, toolchain.driver, environment)
    if driver != toolchain.driver:
        toolchain = replace(toolchain, driver=driver, version=driver.run("--version").stdout.partition("\n")[0])
    instructions = InstructionSet(processor.flags, processor.features, vector_bits)
    flags = () if processor.capability is not None else ("-fopenmp",) if toolchain.is_clang else ("-lgomp",)
    openmp = OpenMPRuntime(flags)
    return replace(toolchain, instruction_set=instructions, openmp=openmp)


def _driver_for(architecture: str, machine: str, driver: CompilerDriver, environment: Mapping[str, str]
                ) -> CompilerDriver:
    """A compiler for an architecture: the given one, or the cross compiler that the environment or PATH has."""
    target = driver.run("-dumpmachine").stdout.strip()
    if target.startswith(architecture):
        return driver
    variable, usual = f"CXX_{architecture.upper()}", f"{architecture}-linux-gnu-g++"
    command = shlex.split(environment.get(variable, "")) or [usual]
    program = shutil.which(command[0], path=environment.get("PATH"))
    if program is None:
        raise ToolchainError(
            f"{driver} compiles for {target}, {machine} is {architecture}, and there is no {command[0]}",
            hint=f"install a cross compiler, such as Debian's g++-{architecture}-linux-gnu, or name one in the "
                 f"environment: {variable}=/path/to/g++")
    return CompilerDriver((program, *command[1:]))
