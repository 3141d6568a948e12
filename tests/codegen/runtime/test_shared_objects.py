"""Compiling generated files: units, errors, and one OpenMP runtime in the process."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.codegen.runtime.toolchain.shared_objects import (
    SOURCE_BYTES_PER_UNIT,
    SharedObject,
    _units,
    compile_shared_object,
)
from stepwell.ir.errors import ToolchainError

HEADER = "#pragma once\nstatic long twice(long x) { return 2 * x; }\n"


def kernel(name: str, padding: int = 0) -> str:
    comment = "// " + "x" * padding
    return (
        f'#include "common.h"\n{comment}\nextern "C" long {name}(void *const *, const long *symbols) '
        "{ return twice(symbols[0]); }\n"
    )


def call(address: int, *symbols: int) -> int:
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64))(address)
    return function(None, (ctypes.c_int64 * len(symbols))(*symbols))


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_files_become_one_shared_object(toolchain: Toolchain, tmp_path: Path, jobs: int) -> None:
    names = ["first", "second", "third", "fourth", "fifth", "sixth"]
    sources = {f"{name}.cpp": kernel(name, SOURCE_BYTES_PER_UNIT) for name in names}
    compile_shared_object({"common.h": HEADER, **sources}, tmp_path / "kernels.so", toolchain, jobs=jobs)
    library = SharedObject(tmp_path / "kernels.so")
    assert [call(library.address(name), 21) for name in names] == [42] * 6
    assert (tmp_path / "first.cpp").read_text() == sources["first.cpp"]
    assert len(list(tmp_path.glob("unit_*.cpp"))) == jobs
    assert not list(tmp_path.glob("*.o"))


def test_one_small_file_is_one_unit(toolchain: Toolchain, tmp_path: Path) -> None:
    compile_shared_object(
        {"common.h": HEADER, "only.cpp": kernel("only")}, tmp_path / "kernels.so", toolchain
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == ["common.h", "kernels.so", "only.cpp"]


def test_units_are_balanced_and_repeatable() -> None:
    sizes = {"a": 10, "b": 1, "c": 5, "d": 4, "e": 1}
    assert _units(sizes, 2) == [["a", "e"], ["b", "c", "d"]]
    assert _units(dict(reversed(sizes.items())), 2) == _units(sizes, 2)
    assert _units({"a": 1}, 3) == [["a"]]


def test_integers_wrap_around(toolchain: Toolchain, tmp_path: Path) -> None:
    text = (
        'extern "C" long grows(void *const *, const long *symbols) { return symbols[0] + 1 > symbols[0]; }\n'
    )
    compile_shared_object({"k.cpp": text}, tmp_path / "k.so", toolchain)
    assert call(SharedObject(tmp_path / "k.so").address("grows"), 2**63 - 1) == 0


def test_a_file_that_does_not_compile(toolchain: Toolchain, tmp_path: Path) -> None:
    with pytest.raises(ToolchainError) as raised:
        compile_shared_object({"kernel.cpp": "int f() { return\n  x; }\n"}, tmp_path / "k.so", toolchain)
    lines = str(raised.value).splitlines()
    assert lines[0].startswith(f"{tmp_path}/kernel.cpp:2:3: error: the C++ compiler ")
    assert "'x' was not declared in this scope" in lines[1]
    assert lines[-1] == f"  help: the files are kept; to see it again: sh {tmp_path}/compile.sh"
    replayed = subprocess.run(["sh", tmp_path / "compile.sh"], capture_output=True, text=True, check=False)
    assert "kernel.cpp:2:3: error: " in replayed.stderr


def test_a_function_that_is_nowhere(toolchain: Toolchain, tmp_path: Path) -> None:
    text = 'extern "C" int missing(); extern "C" int f() { return missing(); }\n'
    with pytest.raises(ToolchainError, match="undefined reference to `missing'"):
        compile_shared_object({"kernel.cpp": text}, tmp_path / "k.so", toolchain)


def test_files_of_a_failed_build_stay_in_the_cache(toolchain: Toolchain, cache: DiskCache) -> None:
    with pytest.raises(ToolchainError) as raised:
        cache.get_or_build(
            "0" * 64, lambda directory: compile_shared_object({"k.cpp": "x"}, directory / "k.so", toolchain)
        )
    assert raised.value.where is not None
    assert Path(raised.value.where.file).read_text() == "x"


THREADS = """
extern "C" long threads(void *const *, const long *) {
    long count = 0;
#pragma omp parallel reduction(+ : count)
    count += 1;
    return count;
}
"""


@pytest.mark.parametrize("torch_first", [True, False])
def test_kernels_share_torchs_openmp_runtime(toolchain: Toolchain, tmp_path: Path, torch_first: bool) -> None:
    if toolchain.openmp.library is None:
        pytest.skip("this torch brings no OpenMP runtime along")
    compile_shared_object({"threads.cpp": THREADS}, tmp_path / "kernels.so", toolchain)
    load = f"""
from pathlib import Path
from stepwell.codegen.runtime.toolchain.shared_objects import SharedObject
library = SharedObject(Path({str(tmp_path / "kernels.so")!r}))
"""
    imports = "import torch\n"
    check = """
import ctypes
threads = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(library.address("threads"))
counts = [threads(None, None)]
torch.set_num_threads(3)
torch.ones(1000000).add_(1)
counts.append(threads(None, None))
runtimes = {line.split()[-1] for line in open("/proc/self/maps") if "omp" in line.split("/")[-1]}
print(counts, len(runtimes), *runtimes)
"""
    program = imports + load + check if torch_first else load + imports + check
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        env={**os.environ, "OMP_NUM_THREADS": "2"},
    )
    assert done.stdout.strip() == f"[2, 3] 1 {toolchain.openmp.library}"
