"""Packages through the C interface: results as in eager, memory, threads, several processors, and a program in C++."""

from __future__ import annotations

import copy
import ctypes
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
import torch

import stepwell
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.packages.archive import Archive
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.codegen.runtime.toolchain.processors import processor_of, toolchain_for
from stepwell.ir.machines.presets import PRESETS

from .c_library import CError, CLibrary, DLTensor, Options
from .programs import CASES, Block, Case, Counting, Net


@pytest.fixture(scope="module")
def c_library(tmp_path_factory: pytest.TempPathFactory) -> CLibrary:
    return CLibrary.build(tmp_path_factory.mktemp("c"))


@pytest.fixture(autouse=True)
def seeded() -> None:
    torch.manual_seed(0)


# Those that take tensors and give tensors.
FLAT = [case for case in CASES if case.name not in ("structured", "casting")]


@pytest.mark.parametrize("case", FLAT, ids=lambda case: case.name)
def test_case(case: Case, c_library: CLibrary, tmp_path: Path) -> None:
    module = case.make()
    exported = torch.export.export(copy.deepcopy(module), case.inputs(case.sizes[0]),
                                   dynamic_shapes=case.dynamic_shapes)
    package = c_library.load(stepwell.package(exported, tmp_path / "model.stepwell"))
    for size in case.sizes:
        inputs = case.inputs(size)
        own = copy.deepcopy(inputs)
        with torch.no_grad():
            want = module(*own)
        want = want if isinstance(want, tuple) else (want,)
        torch.testing.assert_close(tuple(package.run(inputs, len(want))), want)
        torch.testing.assert_close(inputs, own)
    results = package.run(inputs, len(want))
    package.release()
    torch.testing.assert_close(results[-1].shape, want[-1].shape)  # results outlive their package


def test_errors(c_library: CLibrary, tmp_path: Path) -> None:
    net, x = Net().eval(), torch.randn(3, 24)
    package = c_library.load(stepwell.package(net, tmp_path / "model.stepwell", (x,)))
    for inputs, outputs, entry, text in [
        ((x[:, :23],), 1, None, "input 'input' has size 23 in dimension 1, and the program takes 24"),
        ((x.int(),), 1, None, "has elements of int32, and the program takes float32"),
        ((x, x), 1, None, "'forward' takes 1 inputs and gives 1 outputs, not 2 and 1"),
        ((x,), 2, None, "'forward' takes 1 inputs and gives 1 outputs, not 1 and 2"),
        ((x,), 1, "backward", "the package has no entry 'backward'"),
    ]:
        with pytest.raises(CError) as raised:
            package.run(inputs, outputs, entry)
        assert raised.value.args[0] == 5 and text in raised.value.args[1]
    sizes = (ctypes.c_int64 * 2)(3, 24)
    odd = DLTensor(x.data_ptr() + 2, (1, 0), 2, 2, 32, 1, sizes, None, 0)
    gpu = DLTensor(x.data_ptr(), (2, 0), 2, 2, 32, 1, sizes, None, 0)
    none = DLTensor(None, (1, 0), 2, 2, 32, 1, sizes, None, 0)
    later = DLTensor(x.data_ptr() - 64, (1, 0), 2, 2, 32, 1, sizes, None, 64)
    for tensor, text in [(odd, "is not aligned to its elements"), (gpu, "is not on the CPU"), (none, "has no memory")]:
        with pytest.raises(CError, match=text):
            package.run_tensors([ctypes.addressof(tensor)], 1)
    with pytest.raises(CError, match="input 'input' is missing"):
        package.run_tensors([0], 1)
    torch.testing.assert_close(package.run_tensors([ctypes.addressof(later)], 1)[0], net(x).detach())
    package.release()


def test_own_memory(c_library: CLibrary, tmp_path: Path) -> None:
    """All memory of runs comes from the caller's allocator and goes back there; where there is none, a run fails."""
    libc, held, given = ctypes.CDLL(None), set(), []
    libc.aligned_alloc.restype = ctypes.c_void_p
    libc.aligned_alloc.argtypes = [ctypes.c_size_t, ctypes.c_size_t]

    @ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
    def allocate(context: int, size: int) -> int | None:
        given.append(size)
        if len(given) == fails_at:
            return None
        address = libc.aligned_alloc(64, -(-size // 64) * 64)
        held.add(address)
        return address

    @ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
    def release(context: int, address: int) -> None:
        held.remove(address)
        libc.free(ctypes.c_void_p(address))

    tokens = torch.randint(50, (4, 11))
    net = Block().eval()
    path = stepwell.package(net, tmp_path / "model.stepwell", (tokens,))
    options = Options(ctypes.cast(allocate, ctypes.c_void_p), ctypes.cast(release, ctypes.c_void_p), None, 2, 1)
    fails_at = 0
    package = c_library.load(path, options)
    results = package.run((tokens,), 1)
    torch.testing.assert_close(results[0], net(tokens).detach())
    count = len(given)
    package.release()
    assert len(held) == 2  # the result and its sizes
    del results
    assert not held
    for number in range(1, count + 1):
        fails_at = number
        given.clear()
        package = c_library.load(path, options)
        with pytest.raises(CError, match="there is not enough memory"):
            package.run((tokens,), 1)
        package.release()
        assert not held


def test_threads(c_library: CLibrary, tmp_path: Path) -> None:
    net, counting = Block().eval(), Counting().train()
    tokens = [torch.randint(50, (4, 11)) for _ in range(4)]
    package = c_library.load(stepwell.package(net, tmp_path / "model.stepwell", (tokens[0],)))
    counts = c_library.load(stepwell.package(counting, tmp_path / "counting.stepwell", (torch.ones(4, 6),)))
    want = [net(each).detach() for each in tokens]
    failures: list[BaseException] = []

    def work(at: int) -> None:
        try:
            for _ in range(30):
                torch.testing.assert_close(package.run((tokens[at],), 1)[0], want[at])
                counts.run((torch.ones(4, 6),), 2)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(at,)) for at in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert not failures, failures[0]
    x = torch.tensor([[0.0], [1.0], [0.0], [1.0]]).expand(4, 6).contiguous()
    assert torch.allclose(counts.run((x,), 2)[1], torch.full((6,), 4.0 * 121), rtol=1e-3)


def test_processors(c_library: CLibrary, tmp_path: Path) -> None:
    """The first variant that this processor executes is taken, and a package without one is refused."""
    net, x = Net().eval(), torch.randn(3, 24)
    path = stepwell.package(net, tmp_path / "model.stepwell", (x,), machines=["x86-avx512", "x86-avx2"])
    archive = Archive(path)
    assert [variant["machine"] for variant in archive.manifest["variants"]] == ["x86-avx512", "x86-avx2"]
    torch.testing.assert_close(stepwell.load(path)(x), net(x).detach())
    torch.testing.assert_close(c_library.load(path).run((x,), 1)[0], net(x).detach())
    wide = bytes(archive.view("source/x86-avx512/forward/kernels.cpp")).decode()
    narrow = bytes(archive.view("source/x86-avx2/forward/kernels.cpp")).decode()
    assert wide != narrow
    with pytest.raises(stepwell.ir.errors.OptionError, match="several different ones"):
        stepwell.package(net, path, (x,), machines=["x86-avx2", "x86-avx2"])
    with pytest.raises(stepwell.ir.errors.OptionError, match="packages are for processors, and 'h10' is none"):
        toolchain_for(replace(PRESETS["x86-avx2"], name="h10"), Toolchain.detect(DiskCache.default()))
    dots = [{"avx512bf16", "avx512vnni"} & {*processor_of(PRESETS[name]).features} for name in
            ("zen-avx512", "x86-avx512", "x86-avx2")]
    assert dots == [{"avx512bf16", "avx512vnni"}, set(), set()]


MAIN = r"""
#include <cstdio>

#include "stepwell.hpp"

int main(int, char **paths) try {
    stepwell::Package model(paths[1]);
    const StepwellSignature &signature = model.signature();
    std::printf("%s takes %zu and gives %zu\n", signature.name, signature.input_count, signature.output_count);
    std::vector<float> x(3 * 24);
    for (size_t at = 0; at < x.size(); at++) x[at] = static_cast<float>(at % 7) - 3;
    auto results = model.run({stepwell::view(x.data(), {3, 24})});
    for (int at = 0; at < 21; at++) std::printf("%.9g\n", results[0].data<float>()[at]);
    model.run({stepwell::view(x.data(), {24, 3})});
} catch (const stepwell::Error &error) {
    std::printf("error %d: %s\n", error.status, error.what());
}
"""


def test_program_in_cpp(tmp_path: Path) -> None:
    """A C++17 program is built by a compiler alone, with what `stepwell c-interface` writes, and needs no torch."""
    net = Net().eval()
    stepwell.package(net, tmp_path / "model.stepwell", (torch.zeros(3, 24),))
    subprocess.run([Path(sys.executable).parent / "stepwell", "c-interface", "c"], cwd=tmp_path, check=True)
    (tmp_path / "main.cpp").write_text(MAIN)
    for command in ("gcc -std=c11 -O2 -c c/stepwell.c c/stepwell_archive.c",
                    "g++ -std=c++17 -Wall -Wextra -Werror -Ic main.cpp stepwell.o stepwell_archive.o -o main"):
        subprocess.run(command.split(), cwd=tmp_path, check=True)
    done = subprocess.run(["./main", "model.stepwell"], cwd=tmp_path, capture_output=True, text=True, check=True)
    first, *numbers, last = done.stdout.splitlines()
    assert first == "forward takes 1 and gives 1"
    x = (torch.arange(72) % 7 - 3).float().view(3, 24)
    torch.testing.assert_close(torch.tensor([*map(float, numbers)]).view(3, 7), net(x).detach())
    assert last == "error 5: input 'input' has size 24 in dimension 0, and the program takes 3"
