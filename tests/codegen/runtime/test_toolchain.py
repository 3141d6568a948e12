"""The toolchain: a missing or broken compiler, unsupported instructions, and memoization."""

from __future__ import annotations

import ctypes
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain, instruction_set
from stepwell.codegen.runtime.toolchain.compiler_driver import CompilerDriver, find_compiler, first_errors
from stepwell.codegen.runtime.toolchain.instruction_set import X86_FAMILIES, find_instruction_set
from stepwell.codegen.runtime.toolchain.processor import describe_processor
from stepwell.ir.errors import ToolchainError

x86_only = pytest.mark.skipif(platform.machine() != "x86_64", reason="tries instructions of x86-64")


def script(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o700)
    return path


def test_a_missing_compiler_is_one_screen(cache: DiskCache) -> None:
    with pytest.raises(ToolchainError) as raised:
        Toolchain.detect(cache, {"PATH": "/nowhere"})
    assert str(raised.value).splitlines() == [
        "error: no C++ compiler found, and kernels need one",
        "  help: looked for g++, clang++, c++ in PATH=/nowhere",
        "        install one:",
        "          Debian, Ubuntu:  sudo apt-get install g++",
        "          Fedora, RHEL:    sudo dnf install gcc-c++",
        "          conda:           conda install -c conda-forge gxx",
        "        or name one in the environment:  CXX=/path/to/g++",
    ]


def test_an_empty_path_has_no_compiler(cache: DiskCache) -> None:
    with pytest.raises(ToolchainError, match="no C\\+\\+ compiler found"):
        Toolchain.detect(cache, {"PATH": ""})


def test_a_compiler_that_cxx_names_wrongly(cache: DiskCache) -> None:
    with pytest.raises(ToolchainError, match="CXX names 'no-such-compiler', which is no program") as raised:
        Toolchain.detect(cache, {"PATH": "/usr/bin", "CXX": "no-such-compiler"})
    assert "unset CXX" in str(raised.value)


def test_a_compiler_that_compiles_nothing(cache: DiskCache, tmp_path: Path) -> None:
    broken = script(tmp_path / "broken", "echo 'broken: error: no backend' >&2; exit 1")
    with pytest.raises(ToolchainError, match="cannot build and run a small program") as raised:
        Toolchain.detect(cache, {"PATH": "/usr/bin", "CXX": str(broken)})
    assert "broken: error: no backend" in str(raised.value)


def test_cxx_comes_before_path_and_may_have_options(tmp_path: Path) -> None:
    named = script(tmp_path / "my-compiler", "")
    driver = find_compiler({"PATH": "/usr/bin:/bin", "CXX": f"{named} -m64"})
    assert driver.command == (str(named), "-m64")


def test_an_upgraded_compiler_is_another_one(tmp_path: Path) -> None:
    driver = CompilerDriver((str(script(tmp_path / "compiler", "true")),))
    before = driver.identity()
    script(tmp_path / "compiler", "true # newer")
    assert driver.identity() != before


def test_a_second_use_starts_no_process(cache: DiskCache, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Toolchain.detect(cache)

    def refuse(*arguments: object, **options: object) -> None:
        raise AssertionError("a process was started")

    monkeypatch.setattr(subprocess, "run", refuse)
    second = Toolchain.detect(cache)
    assert second == first
    assert second.identity == first.identity


def test_torch_is_not_imported(toolchain: Toolchain, session_cache: DiskCache) -> None:
    program = f"""
import sys
from pathlib import Path
from stepwell.codegen.runtime.cpu import memory
from stepwell.codegen.runtime.launcher import cpu
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain, shared_objects
Toolchain.detect(DiskCache(Path({str(session_cache.root)!r})))
assert "torch" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_options_for_accuracy(toolchain: Toolchain) -> None:
    assert "-ffp-contract=off" in toolchain.compile_flags()
    assert "-O1" in toolchain.compile_flags(optimization=1)
    assert not {"-ffast-math", "-Ofast"} & {*toolchain.compile_flags(), *toolchain.link_flags()}


@x86_only
def test_a_family_that_dies_is_switched_off(
    toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = instruction_set.FAMILIES_SOURCE.read_text()
    dies = tmp_path / "instruction_families.cpp"
    dies.write_text(
        source.replace("return __builtin_popcountll(-(long long)one) == 64;", "__builtin_trap();")
    )
    monkeypatch.setattr(instruction_set, "FAMILIES_SOURCE", dies)
    found = find_instruction_set(toolchain.driver, "x86_64", tmp_path)
    assert "-mno-popcnt" in found.flags
    assert "popcnt" not in found.families
    assert "popcnt" in toolchain.instruction_set.families


@x86_only
def test_what_needs_a_failing_family_goes_with_it(
    toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if toolchain.vector_bits < 256:
        pytest.skip("no AVX2 here")
    source = tmp_path / "instruction_families.cpp"
    source.write_text('#include <stdio.h>\nint main() { puts("avx2"); }\n')
    monkeypatch.setattr(instruction_set, "FAMILIES_SOURCE", source)
    found = find_instruction_set(toolchain.driver, "x86_64", tmp_path)
    assert found.vector_bits == 128
    assert not any(family.startswith(("avx2", "avx512")) for family in found.families)


@x86_only
def test_a_ladder_is_climbed_down(
    toolchain: Toolchain, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ladder = (("-march=no-such-processor",), ("-march=x86-64-v2",))
    monkeypatch.setitem(instruction_set.LADDERS, "x86_64", ladder)
    found = find_instruction_set(toolchain.driver, "x86_64", tmp_path)
    assert found.flags == ("-march=x86-64-v2", "-mprefer-vector-width=128")
    assert found.vector_bits == 128


def test_families_that_nothing_tries_are_not_used() -> None:
    known = {"__AVX2__", "__AVX10_1__", "__AMX_TILE__", "__AMXTILE__", "__SSE2__"}
    unknown = {"__AVX10_2__", "__APX_F__", "__AMX_FP16__", "__AMXFP16__", "__AVXIFMA__"}
    found = instruction_set._untried_families(frozenset(known | unknown))
    assert found == ("amx-fp16", "apxf", "avx10.2", "avxifma")


def test_each_family_has_its_trial() -> None:
    source = instruction_set.FAMILIES_SOURCE.read_text()
    assert [name for name in X86_FAMILIES if f"#define FAMILY_{name.replace('-', '_')} " not in source] == []


def test_only_the_first_processor_is_described(tmp_path: Path) -> None:
    description = tmp_path / "cpuinfo"
    block = "processor : {}\nmodel name : Some CPU\ncpu MHz : {}\nflags : avx2 fma\n\n"
    description.write_text(block.format(0, 2000.0) + block.format(1, 1234.5))
    text = describe_processor(description)
    assert text.splitlines() == [platform.machine(), "model name: Some CPU", "flags: avx2 fma"]


def test_errors_are_cut_out_of_a_compilers_output() -> None:
    output = "In file included from a.cpp:\nb.h:1:2: note: here\na.cpp:3:1: error: wrong\n" + "more\n" * 100
    lines = first_errors(output).splitlines()
    assert lines[0] == "a.cpp:3:1: error: wrong"
    assert len(lines) == 12


@pytest.mark.parametrize("lanes", [1, 2, 4, 8, 16, 32])
def test_floats_that_become_halves_are_rounded(lanes: int, toolchain: Toolchain, tmp_path: Path) -> None:
    """The compiler may make vectors of conversions lane by lane, and must not take the two for none."""
    loop = f"for (int k = 0; k < {lanes}; k++)"
    source = f"""
    extern "C" void f(float* x) {{
      _Float16 y[{lanes}];
      {loop} y[k] = (_Float16)(x[k] * 3);
      {loop} x[k] = (float)y[k] + 1;
    }}"""
    (tmp_path / "halves.cpp").write_text(source)
    flags = (*toolchain.compile_flags(), tmp_path / "halves.cpp", "-o", tmp_path / "halves.so")
    assert toolchain.driver.run(*flags, *toolchain.link_flags()).returncode == 0
    values = (ctypes.c_float * lanes)(*[1 + 2**-12] * lanes)
    ctypes.CDLL(str(tmp_path / "halves.so")).f(values)
    assert [*values] == [4.0] * lanes
