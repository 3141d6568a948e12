"""Packages that call operators of libtorch, have data-dependent control flow, and draw random numbers."""

from __future__ import annotations

import math
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop

import stepwell
from stepwell.codegen.runtime.packages import c_interface
from stepwell.ir.errors import PackageError
from stepwell.tools.stepwell import main

from .c_library import CError, CLibrary, Options

LIBTORCH = Path(torch.__file__).parent / "lib" / "libtorch_cpu.so"


class Program(nn.Module):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *inputs: Tensor) -> Any:
        return self.function(*inputs)


def aliases(x: Tensor) -> Any:
    """Operators that give views of what they are given."""
    spectrum = torch.fft.fft(x)
    return torch.view_as_real(spectrum), *torch.unbind(spectrum, 0), spectrum.conj(), spectrum.conj().imag


def in_turns(x: Tensor) -> Any:
    """Operators in a loop, of as many turns as values say."""
    def step(at: Tensor, x: Tensor) -> tuple[Tensor, Tensor]:
        return at + 1, torch.sort(x.cos(), 0)[0]

    return while_loop(lambda at, x: at < 5 * (x.sum() > -100), step, (torch.tensor(0), x))


def nested(x: Tensor) -> Any:
    """A choice in the turns of a scan, whose function allocates."""
    def step(carried: Tensor, row: Tensor) -> tuple[Tensor, Tensor]:
        chosen = torch.cond(row.sum() > 0, lambda a, b: (a * b).cumsum(0), lambda a, b: a - b.exp(), (carried, row))
        return chosen, chosen.softmax(0).outer(row)

    return scan(step, torch.ones(4), x)


def swapped(x: Tensor) -> Any:
    """A loop that carries the same tensors in turn."""
    return while_loop(lambda at, a, b: at < 7, lambda at, a, b: (at + 1, b.clone(), a * 2), (torch.tensor(0), x, x + 1))


def numbers(x: Tensor) -> Any:
    """Operators with numbers of any type, which the dispatcher does not take from C: optional, into given memory."""
    spectrum = torch.fft.fft(x)
    product = torch.addmm(spectrum, spectrum, spectrum, alpha=0.5)
    return (torch.histc(x, 4, -1, 1), torch.addbmm(x, x[None], x[None], alpha=2), (product + 1.5 - spectrum * 3) ** 2,
            torch.addmm(spectrum[0], spectrum, product), torch.full((2,), 0.5, dtype=torch.complex64),
            torch.segment_reduce(x, "max", lengths=torch.tensor([3, 1]), initial=0.5))


def complex_numbers(x: Tensor) -> Any:
    """Complex Scalars, which are passed as tensors."""
    spectrum = torch.fft.fft(x)
    return (x * 2j, spectrum + 1j, (2j) ** spectrum, spectrum.masked_fill(x > 0, 3j), torch.full((2,), 1 + 2j),
            torch.where(x > 0, spectrum, 0j), (x > 0) * 1j, x.double() / 2j, spectrum == 1j)


def recurrent(x: Tensor) -> Any:
    """A result that is for training only, and is none here."""
    state = x[:1, None, :1]
    return torch.lstm(x[:, None], [state, state], [x, x[:, :1], x[0], x[1]], True, 1, 0.0, False, False, False)


PROGRAMS: dict[str, Callable[..., Any]] = {
    "operators": lambda x: (torch.topk(x * 2, 3)[0].sin(), torch.topk(x, 2, dim=0), *torch.linalg.qr(x),
                            torch.linalg.eigvalsh(x @ x.T), torch.linalg.inv(x + 5 * torch.eye(4)),
                            torch.searchsorted(x.flatten().sort()[0], x, side="right"),
                            torch.fft.irfft(torch.fft.rfft(x)).sin()),
    "aliases": aliases,
    "numbers": numbers,
    "complex_numbers": complex_numbers,
    "places": lambda x: (torch.nonzero(x > 0) * 2, x[x > 0.5] + 1),
    "counted": lambda x: torch.zeros(torch.count_nonzero(x > 0).item()) + x.sum(),
    "in_turns": in_turns,
    "nested": nested,
    "swapped": swapped,
    "recurrent": recurrent,
}


@pytest.fixture(scope="module")
def c_library(tmp_path_factory: pytest.TempPathFactory) -> CLibrary:
    return CLibrary.build(tmp_path_factory.mktemp("c"))


def package_of(function: Callable[..., Any], folder: Path, *inputs: Tensor) -> Path:
    return stepwell.package(Program(function), folder / "model.stepwell", inputs)


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, c_library: CLibrary, tmp_path: Path) -> None:
    """Python and C give what eager gives, also for inputs for which other branches and sizes come up."""
    torch.manual_seed(0)
    inputs = (torch.randn(4, 4), torch.randn(4, 4).t(), -torch.rand(4, 4), torch.eye(4))
    path = package_of(PROGRAMS[name], tmp_path, inputs[0])
    program, in_c = stepwell.load(path), c_library.load(path, Options(libtorch=str(LIBTORCH).encode()))
    for x in inputs:
        want = PROGRAMS[name](x)
        with torch.no_grad():
            torch.testing.assert_close(program(x), want)
        leaves = torch.utils._pytree.tree_leaves(want)
        torch.testing.assert_close(in_c.run((x,), len(leaves)), leaves)
    in_c.release()


def test_sizes_that_are_computed(c_library: CLibrary, tmp_path: Path) -> None:
    """In floats, of sizes and of what is read from tensors."""
    def resized(x: Tensor, scale: Tensor) -> tuple[Tensor, Tensor]:
        count = math.trunc((scale.sum() * 2.5).item() / 2)
        torch._check(count >= 0)
        torch._check(count < 1000)
        return nn.functional.interpolate(x, scale_factor=0.6), torch.zeros(count) + 1

    size = torch.export.Dim("size", min=8, max=64)
    path = stepwell.package(Program(resized), tmp_path / "model.stepwell", (torch.randn(1, 2, 10, 12), torch.ones(4)),
                            dynamic_shapes=(({2: size}, None),))
    program, in_c = stepwell.load(path), c_library.load(path)
    for rows, scale in ((10, 1.0), (64, 3.3), (33, 0.0)):
        inputs = (torch.randn(1, 2, rows, 12), torch.full((4,), scale))
        torch.testing.assert_close(program(*inputs), resized(*inputs))
        torch.testing.assert_close(tuple(in_c.run(inputs, 2)), resized(*inputs))
    with pytest.raises(stepwell.ir.errors.StepwellError, match="computed as what no integer is"):
        program(torch.randn(1, 2, 10, 12), torch.full((4,), float("nan")))


def test_memory_of_loops(tmp_path: Path) -> None:
    """A turn frees what the turn before made."""
    def halved(x: Tensor) -> Any:
        return while_loop(lambda at, x: at < 500, lambda at, x: (at + 1, x.sort()[0] * 0.5 + 1), (torch.tensor(0), x))

    x = torch.randn(16 << 10, 4)  # what 500 turns allocate is 380 MB
    program = stepwell.load(package_of(halved, tmp_path, x))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    program(x)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 << 10  # KiB


def test_random_numbers(c_library: CLibrary, tmp_path: Path) -> None:
    """They follow from a seed, and no run draws those of another."""
    path = package_of(lambda x: torch.rand_like(x) + nn.functional.dropout(x, 0.5), tmp_path, torch.ones(400))
    x = torch.ones(400)
    first, again, other = (stepwell.load(path, seed=seed) for seed in (7, 7, 8))
    one, two = first(x), first(x)
    assert torch.equal(again(x), one) and torch.equal(again(x), two)
    assert not torch.equal(one, two) and not torch.equal(other(x), one)
    assert not torch.equal(stepwell.load(path)(x), stepwell.load(path)(x))
    assert torch.equal(c_library.load(path, Options(seed=7)).run((x,), 1)[0], one)
    whole, part = one.floor(), one.frac()
    assert {*whole.tolist()} == {0.0, 2.0} and 150 < int((whole == 2).sum()) < 250
    assert 0.4 < float(part.mean()) < 0.6


OPERATOR_LIBRARY = r"""
#include <stdint.h>
typedef void Kernel(uint64_t *stack, uint64_t arguments, uint64_t results);
extern int32_t aoti_torch_library_init_def(const char *, const char *, uint32_t, void **);
extern int32_t aoti_torch_library_def(void *, const char *);
extern int32_t aoti_torch_library_init_impl(const char *, const char *, const char *, uint32_t, void **);
extern int32_t aoti_torch_library_impl(void *, const char *, Kernel *);
extern int32_t aoti_torch_call_dispatcher(const char *, const char *, uint64_t *);

static void negated(uint64_t *stack, uint64_t arguments, uint64_t results) {
    if (arguments == 2 && results == 1) aoti_torch_call_dispatcher("aten::neg", "", stack);
}

__attribute__((constructor)) static void define(void) {
    void *library;
    aoti_torch_library_init_def("stepwell_package_test", "", 0, &library);
    aoti_torch_library_def(library, "negated(Tensor x, str reason) -> Tensor");
    aoti_torch_library_init_impl("stepwell_package_test", "CPU", "", 0, &library);
    aoti_torch_library_impl(library, "negated", negated);
}
"""


def test_an_operator_of_a_library(c_library: CLibrary, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A custom operator is named by the package, and has to be there where it is loaded."""
    (tmp_path / "negated.c").write_text(OPERATOR_LIBRARY)
    command = ["gcc", "-shared", "-fPIC", "negated.c", "-o", "libnegated.so", str(LIBTORCH)]
    subprocess.run(command, cwd=tmp_path, check=True)
    torch.ops.load_library(tmp_path / "libnegated.so")
    torch.library.register_fake("stepwell_package_test::negated", lambda x, reason: torch.empty_like(x))
    x = torch.randn(3, 5)
    path = package_of(lambda x: torch.ops.stepwell_package_test.negated(x + 1, "why").sin(), tmp_path, x)
    torch.testing.assert_close(stepwell.load(path)(x), (-x - 1).sin())
    assert main(["inspect", str(path)]) == 0
    assert "calls stepwell_package_test::negated of libtorch" in capsys.readouterr().out
    program = f"import stepwell; stepwell.load({str(path)!r})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "calls operators that torch does not have: stepwell_package_test::negated" in done.stderr


MAIN = r"""
#include <cstdio>
#include "stepwell.hpp"

int main(int, char **paths) try {
    stepwell::Package model(paths[1]);
    std::vector<float> x{3, 1, 2};
    auto results = model.run({stepwell::view(x.data(), {3})});
    for (int at = 0; at < 3; at++) std::printf("%g ", results[0].data<float>()[at]);
} catch (const stepwell::Error &error) {
    std::printf("error %d: %s\n", error.status, error.what());
}
"""


def test_a_program_in_cpp_loads_libtorch(tmp_path: Path) -> None:
    """By a path in the environment; without it the error says what is missing."""
    path = package_of(lambda x: x.sort()[0] * 2, tmp_path, torch.ones(3))
    [here] = c_interface.__path__
    (tmp_path / "main.cpp").write_text(MAIN)
    for name in ("stepwell.c", "stepwell_archive.c"):
        subprocess.run(["gcc", "-O1", "-c", f"{here}/{name}"], cwd=tmp_path, check=True)
    subprocess.run(["g++", "-std=c++17", f"-I{here}", "main.cpp", "stepwell.o", "stepwell_archive.o", "-o", "main",
                    "-ldl", "-pthread"], cwd=tmp_path, check=True)
    outputs = [subprocess.run([tmp_path / "main", path], env={**os.environ, "STEPWELL_LIBTORCH": libtorch},
                              capture_output=True, text=True).stdout
               for libtorch in (str(LIBTORCH), "/none/libtorch_cpu.so", "libm.so.6")]
    assert outputs[0] == "2 4 6 "
    assert outputs[1].startswith("error 8: ") and "STEPWELL_LIBTORCH" in outputs[1] and "/none/" in outputs[1]
    assert outputs[2] == ("error 8: libtorch has no 'aoti_torch_call_dispatcher', so it is older than the package "
                          "needs, or no libtorch\n")


def test_errors_of_operators(c_library: CLibrary, tmp_path: Path) -> None:
    path = package_of(torch.linalg.cholesky, tmp_path, torch.eye(3))
    for run in (stepwell.load(path), lambda x: c_library.load(path).run((x,), 1)):
        with pytest.raises((stepwell.ir.errors.StepwellError, CError), match="_linalg_check_errors failed"):
            run(-torch.eye(3))


def test_without_torch(tmp_path: Path) -> None:
    path = package_of(lambda x: x.sort()[0], tmp_path, torch.ones(3))
    program = f"""
import sys, stepwell
sys.modules["torch"] = None
stepwell.load({str(path)!r})
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "calls operators of torch, which cannot be imported" in done.stderr
    assert "the operators are aten::sort" in done.stderr
    assert PackageError.__name__ in done.stderr
