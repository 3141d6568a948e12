"""The instructions that kernels may use: those that this machine actually executes, not only reports."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ....ir.errors import ToolchainError
from .compiler_driver import CompilerDriver, first_errors

SOURCES = Path(__file__).parent
FAMILIES_SOURCE = SOURCES / "instruction_families.cpp"
ARITHMETIC_SOURCE = SOURCES / "vector_arithmetic.cpp"

# The families that instruction_families.cpp can test, by the name of the compiler's option: -mavx512bf16.
X86_FAMILIES = (
    *("popcnt", "lzcnt", "bmi", "bmi2", "movbe", "avx", "avx2", "fma", "f16c", "avxvnni", "gfni"),
    *("avx512f", "avx512cd", "avx512bw", "avx512dq", "avx512vl", "avx512ifma", "avx512vbmi", "avx512vbmi2"),
    *("avx512vnni", "avx512bitalg", "avx512vpopcntdq", "avx512bf16", "avx512fp16"),
    *("amx-tile", "amx-int8", "amx-bf16"),
)
# Macros of all vector families, including untested ones. AVX10.1 is another name for the AVX-512 families.
X86_VECTOR_MACRO = re.compile(r"__(?!AVX10_1)(AVX|AMX|APX)(\w*?)__")
# Maps the rest of a family's macro to its option, as in -mno-avx10.2, -mno-amx-fp16 and -mno-apxf.
OPTION_OF: dict[str, Callable[[str], str]] = {
    "AVX": lambda rest: "avx" + rest.replace("_", "."),
    "AMX": lambda rest: "amx-" + rest.strip("_").replace("_", "-"),
    "APX": lambda rest: "apx" + rest.strip("_"),
}
FULL_AVX512 = frozenset({"avx512f", "avx512bw", "avx512dq", "avx512vl"})

# The options to try, best first; one that the compiler does not know, or whose code fails, is skipped.
LADDERS: dict[str, tuple[tuple[str, ...], ...]] = {
    "x86_64": (("-march=native",), ("-march=x86-64-v4",), ("-march=x86-64-v3",), ("-march=x86-64-v2",), ()),
    "aarch64": (("-mcpu=native",), ()),
}
OTHER_LADDER = (("-march=native",), ())

SECONDS_TO_RUN = 60


@dataclass(frozen=True)
class InstructionSet:
    """Options that select instructions, the families tested successfully, and the width of a vector register."""

    flags: tuple[str, ...]
    families: tuple[str, ...]
    vector_bits: int


def find_instruction_set(driver: CompilerDriver, machine: str, directory: Path) -> InstructionSet:
    """The best instruction set that the compiler supports and this machine executes.

    `-march=native` relies on the features that the processor reports, which is not reliable: under some hypervisors a
    reported instruction is illegal. Therefore each family of instructions that the compiler would use is tested in a
    child process; a family that fails is disabled, and the result is tested once more as a whole. Programs are built
    in `directory`.
    """
    for base in LADDERS.get(machine, OTHER_LADDER):
        if (found := _without_failing_families(driver, machine, base, directory)) is None:
            continue
        if build_and_run(driver, ARITHMETIC_SOURCE, ("-O3", *found.flags), directory).returncode == 0:
            return found
    failure = build_and_run(driver, ARITHMETIC_SOURCE, (), directory)
    raise ToolchainError(
        f"the C++ compiler {driver} cannot build and run a small program",
        source=first_errors(failure.stderr) or None,
        hint=f"try: {driver} {ARITHMETIC_SOURCE} && ./a.out",
    )


def build_and_run(
    driver: CompilerDriver,
    source: Path,
    flags: tuple[str, ...],
    directory: Path,
    libraries: tuple[str, ...] = (),
) -> subprocess.CompletedProcess[str]:
    """Build a program and run it; returns the compiler's result if that fails."""
    program = directory / source.stem
    built = driver.run("-std=c++20", "-w", *flags, source, "-o", program, *libraries, directory=directory)
    if built.returncode != 0:
        return built
    try:
        return subprocess.run(
            [program], capture_output=True, text=True, check=False, timeout=SECONDS_TO_RUN, cwd=directory
        )
    except subprocess.TimeoutExpired as stuck:
        return subprocess.CompletedProcess(stuck.args, 1, "", f"{program} did not end")


def _without_failing_families(
    driver: CompilerDriver, machine: str, base: tuple[str, ...], directory: Path
) -> InstructionSet | None:
    """The instruction set of `base` without failing families and those that depend on them; None if it cannot be
    tested.
    """
    announced = _predefined_macros(driver, base)
    if announced is None:
        return None
    failing = _failing_families(driver, _families(announced), directory)
    if failing is None:
        return None
    flags = (*base, *(f"-mno-{name}" for name in (*sorted(failing), *_untried_families(announced))))
    selected = _predefined_macros(driver, flags)
    if selected is None:
        return None
    families = _families(selected)
    bits = _vector_bits(families)
    return InstructionSet((*flags, *_preferred_width(machine, bits)), families, bits)


def _predefined_macros(driver: CompilerDriver, flags: tuple[str, ...]) -> frozenset[str] | None:
    listing = driver.run(*flags, "-dM", "-E", "-x", "c++", "/dev/null")
    if listing.returncode != 0:
        return None
    return frozenset(line.split()[1] for line in listing.stdout.splitlines() if line.startswith("#define "))


def _plain(name: str) -> str:
    """A normalized name for macros and options: GCC has __AMX_TILE__, Clang __AMXTILE__, both -mamx-tile."""
    return name.lower().replace("-", "").replace("_", "")


def _families(macros: frozenset[str]) -> tuple[str, ...]:
    plain = {_plain(macro) for macro in macros}
    return tuple(family for family in X86_FAMILIES if _plain(family) in plain)


def _untried_families(macros: frozenset[str]) -> tuple[str, ...]:
    """Vector families that the compiler would use but no program here tests, for example with a newer compiler."""
    tried = {_plain(family) for family in X86_FAMILIES}
    matches = (X86_VECTOR_MACRO.fullmatch(macro) for macro in macros if _plain(macro) not in tried)
    return tuple(sorted({OPTION_OF[match[1]](match[2].lower()) for match in matches if match}))


def _failing_families(
    driver: CompilerDriver, families: tuple[str, ...], directory: Path
) -> frozenset[str] | None:
    """The families that crash or compute wrong results; None if the test program does not run."""
    if not families:
        return frozenset()
    names = [family.replace("-", "_") for family in families]
    listed = "".join(f"each({name})" for name in names)
    flags = ("-O1", *(f"-DTRY_{name}" for name in names), f"-DFAMILIES(each)={listed}")
    outcome = build_and_run(driver, FAMILIES_SOURCE, flags, directory)
    if outcome.returncode != 0:
        return None
    return frozenset(line.replace("_", "-") for line in outcome.stdout.split())


def _vector_bits(families: tuple[str, ...]) -> int:
    if FULL_AVX512.issubset(families):
        return 512
    return 256 if "avx2" in families else 128


def _preferred_width(machine: str, bits: int) -> tuple[str, ...]:
    """The option that sets the width of the compiler's own vectors; by default it prefers 256 bits on many AVX-512
    processors.
    """
    return (f"-mprefer-vector-width={bits}",) if machine == "x86_64" else ()
