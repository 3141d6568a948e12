"""The toolchain that compiles generated C++: a compiler, its options, and the OpenMP runtime."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path

from ....ir.errors import ToolchainError
from ..cache import DiskCache, content_key
from .compiler_driver import HOW_TO_INSTALL, CompilerDriver, find_compiler, first_errors
from .instruction_set import SOURCES, InstructionSet, build_and_run, find_instruction_set
from .openmp import OpenMPRuntime, find_gnu_runtime
from .processor import describe_processor

RECORD = "toolchain.json"
OPENMP_SOURCE = SOURCES / "parallel_loop.cpp"

LANGUAGE_FLAGS = (
    "-std=c++20",
    "-w",
    "-fPIC",
    "-fopenmp",
    # Integers wrap around as in torch, and a buffer may be accessed as another type.
    "-fwrapv",
    "-fno-strict-aliasing",
    # errno and floating-point exceptions are unused; supporting them prevents vectorization.
    "-fno-math-errno",
    "-fno-trapping-math",
    # Nests of products of symbolic sizes have conditions of sizes, each of which would double a loop.
    "-fno-unswitch-loops",
    # Nothing throws exceptions, and the system's default hardening costs time.
    "-fno-exceptions",
    "-fno-rtti",
    "-fno-asynchronous-unwind-tables",
    "-fno-stack-protector",
)

# Linking the compiler's default libraries takes twice as long, and kernels use none of C++'s libraries.
GCC_LINK_FLAGS = ("-nodefaultlibs", "-lm", "-lc", "-lgcc")
CLANG_LINK_FLAGS = ("-lm",)

CLANG_FLAGS = tuple(f"-U__{name}__" for name in (
    "SSE", "SSE2", "SSE4_1", "AVX", "AVX2", "FMA", "F16C", "AVXVNNI", "AVX512F", "AVX512BW", "AVX512DQ", "AVX512VL",
    "AVX512BF16", "AVX512VNNI",
))
"""Clang lacks many built-in functions of GCC: it compiles the general definitions that the prelude has beside them."""


@dataclass(frozen=True)
class Toolchain:
    """A C++ compiler that was tested to build programs that run on this machine."""

    driver: CompilerDriver
    version: str
    instruction_set: InstructionSet
    openmp: OpenMPRuntime
    processor: str

    @classmethod
    def detect(cls, cache: DiskCache, environment: Mapping[str, str] = os.environ) -> Toolchain:
        """The toolchain of this machine, according to CXX and PATH.

        The first use of a compiler on a kind of processor takes about half a second of tests; their result is kept in
        `cache`, and afterwards no process is started.
        """
        driver = find_compiler(environment)
        processor = describe_processor()
        openmp = find_gnu_runtime()
        key = content_key(
            compiler=driver.identity(),
            processor=processor,
            openmp=" ".join(openmp.link_flags),
            **{path.name: path.read_text() for path in SOURCES.iterdir() if path.suffix in (".py", ".cpp")},
        )
        entry = cache.get_or_build(key, lambda directory: _try_out(driver, openmp, directory))
        record = json.loads(entry.read_text(RECORD))
        names, link_flags = record["instruction_set"], tuple(record["openmp_link_flags"])
        return cls(
            driver,
            record["version"],
            InstructionSet(tuple(names["flags"]), tuple(names["families"]), names["vector_bits"]),
            openmp if openmp.link_flags == link_flags else OpenMPRuntime(link_flags),
            processor,
        )

    @property
    def vector_bits(self) -> int:
        """The width of the widest vector register that kernels may use."""
        return self.instruction_set.vector_bits

    @property
    def is_clang(self) -> bool:
        """Whether the compiler is Clang; otherwise it is GCC or compatible."""
        return "clang" in self.version

    @cached_property
    def identity(self) -> str:
        """A text that is equal only if equal sources result in equal, executable machine code."""
        flags = (*self.compile_flags(), *self.link_flags())
        return "\n".join([self.driver.identity(), self.version, self.processor, *flags])

    def compile_flags(self, *, optimization: int = 3) -> tuple[str, ...]:
        """The options that compile a kernel file."""
        return (
            f"-O{optimization}",
            *LANGUAGE_FLAGS,
            "-ffp-contract=off",
            *self.instruction_set.flags,
            *(CLANG_FLAGS if self.is_clang else ()),
        )

    def link_flags(self) -> tuple[str, ...]:
        """The options that link object files into a shared object; they follow the files."""
        return _link_flags(self.is_clang, self.openmp)


def _link_flags(is_clang: bool, openmp: OpenMPRuntime) -> tuple[str, ...]:
    libraries = CLANG_LINK_FLAGS if is_clang else GCC_LINK_FLAGS
    return ("-shared", "-Wl,--as-needed", "-Wl,-Bsymbolic", "-Wl,-z,defs", *openmp.link_flags, *libraries)


def _try_out(driver: CompilerDriver, openmp: OpenMPRuntime, directory: Path) -> None:
    """Identify the compiler, test which instructions it may use, and store the result."""
    version = driver.run("--version").stdout.partition("\n")[0]
    instruction_set = find_instruction_set(driver, platform.machine(), directory)
    if "clang" in version:
        # Clang's OpenMP calls need LLVM's runtime, which the GNU runtime does not replace.
        openmp = OpenMPRuntime(("-fopenmp",))
    flags = ("-O1", "-fopenmp", *instruction_set.flags)
    outcome = build_and_run(driver, OPENMP_SOURCE, flags, directory, openmp.link_flags)
    if outcome.returncode != 0:
        raise ToolchainError(
            f"the C++ compiler {driver} cannot build and run a program with OpenMP",
            source=first_errors(outcome.stderr) or None,
            hint=f"the compilers of distributions bring it along; {HOW_TO_INSTALL}",
        )
    for program in directory.iterdir():
        program.unlink()
    record = {
        "version": version,
        "instruction_set": asdict(instruction_set),
        "openmp_link_flags": openmp.link_flags,
    }
    (directory / RECORD).write_text(json.dumps(record, indent=1))
