"""A package for several processors: its ARM code runs under an emulator, and each kind of x86 code where supported."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy
import pytest
import torch
from torch import Tensor, nn

import stepwell
from stepwell.codegen.runtime.packages import c_interface
from stepwell.codegen.runtime.packages.archive import Archive
from stepwell.ir.errors import ToolchainError

from .programs import CASES, Images, Net, Types

COMPILER, EMULATOR = "aarch64-linux-gnu-gcc", "qemu-aarch64"
LIBRARIES = Path("/usr/aarch64-linux-gnu")
"""Of the processor that is emulated."""
MISSING = [name for name in (COMPILER, "aarch64-linux-gnu-g++", EMULATOR) if shutil.which(name) is None]

MAIN = r"""
#include <stdio.h>
#include <stdlib.h>
#include "stepwell.h"

#define TRY(call) if ((call) != STEPWELL_OK) return fprintf(stderr, "%s\n", stepwell_error()), 1

// Runs all entries on the inputs that the first file has, one after the other, and writes the results into the second.
int main(int count, char **paths) {
    StepwellPackage *package;
    StepwellOptions options = {.seed = 1};
    FILE *in = fopen(paths[2], "rb"), *out = fopen(paths[3], "wb");
    if (count != 4 || in == NULL || out == NULL) return 2;
    TRY(stepwell_load(paths[1], &options, &package));
    for (size_t entry = 0; entry < stepwell_entry_count(package); entry++) {
        const StepwellSignature *signature = stepwell_entry(package, entry);
        DLTensor tensors[8];
        const DLTensor *inputs[8];
        DLManagedTensor *outputs[8];
        for (size_t at = 0; at < signature->input_count; at++) {
            const StepwellTensor *wanted = signature->inputs + at;
            size_t bytes = (size_t)(wanted->dtype.bits + 7) / 8;
            for (int d = 0; d < wanted->ndim; d++) bytes *= (size_t)wanted->least[d];
            void *data = aligned_alloc(64, (bytes + 63) / 64 * 64);
            if (fread(data, 1, bytes, in) != bytes) return 3;
            tensors[at] = (DLTensor){data, {1, 0}, wanted->ndim, wanted->dtype, (int64_t *)wanted->least, NULL, 0};
            inputs[at] = tensors + at;
        }
        TRY(stepwell_run(package, signature->name, inputs, signature->input_count, outputs, signature->output_count));
        for (size_t at = 0; at < signature->output_count; at++) {
            const DLTensor *made = &outputs[at]->dl_tensor;
            size_t bytes = (size_t)(made->dtype.bits + 7) / 8;
            for (int d = 0; d < made->ndim; d++) bytes *= (size_t)made->shape[d];
            fwrite(made->data, 1, bytes, out);
            outputs[at]->deleter(outputs[at]);
        }
    }
    stepwell_release(package);
    return fclose(out);
}
"""


class Choosing(nn.Module):
    """A branch, and numbers of many functions."""

    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        chosen = torch.cond(x.sum() > 0, lambda x: x.exp().cumsum(0), lambda x: x.erf() @ x.t().tanh(), (x,))
        return chosen, x.half().float() * 3, torch.rand_like(x).floor(), x.double().sin(), x.to(torch.int32) // 3


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, tuple[nn.Module, tuple[Any, ...]]]]:
    """A package of several entries for all processors, and their modules with inputs."""
    if MISSING:
        pytest.skip(f"not installed: {', '.join(MISSING)}")
    torch.manual_seed(0)
    types = next(case for case in CASES if case.name == "types")
    programs = {"net": (Net().eval(), (torch.randn(4, 24),)), "images": (Images().eval(), (torch.randn(2, 3, 33, 29),)),
                "types": (Types(), types.inputs(4)), "choosing": (Choosing(), (torch.randn(6, 6),))}
    path = stepwell.package({name: module for name, (module, _) in programs.items()},
                            tmp_path_factory.mktemp("cross") / "model.stepwell",
                            {name: inputs for name, (_, inputs) in programs.items()},
                            machines=["x86-avx512", "x86-avx2", "arm-neon"])
    return path, programs


def test_under_an_emulator(made: Any, tmp_path: Path) -> None:
    path, programs = made
    [here] = c_interface.__path__
    (tmp_path / "main.c").write_text(MAIN)
    subprocess.run([COMPILER, "-std=gnu11", "-O1", f"-I{here}", "main.c", f"{here}/stepwell.c",
                    f"{here}/stepwell_archive.c", "-o", "main", "-ldl", "-pthread"], cwd=tmp_path, check=True)
    given = [each for _, inputs in programs.values() for each in inputs]
    (tmp_path / "in").write_bytes(b"".join(map(content, given)))
    command = [EMULATOR, "-L", LIBRARIES, "-E", "OMP_NUM_THREADS=2", tmp_path / "main", path, "in", "out"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    out, at = (tmp_path / "out").read_bytes(), 0
    for name, (module, inputs) in programs.items():
        with torch.no_grad():
            results = module(*inputs)
        for want in results if isinstance(results, tuple) else (results,):
            got = torch.frombuffer(bytearray(out[at:at + want.nbytes]), dtype=want.dtype).reshape(want.shape)
            at += want.nbytes
            torch.testing.assert_close(got, want, msg=lambda text, name=name: f"{name}: {text}")
    assert at == len(out)


def test_the_first_that_fits_is_taken(made: Any, tmp_path: Path) -> None:
    """The package that has AVX2 alone beside ARM runs here by that, and one for ARM alone is refused."""
    _, programs = made
    x86, arm = tmp_path / "x86.stepwell", tmp_path / "arm.stepwell"
    for output, machines in ((x86, ["arm-neon", "x86-avx2"]), (arm, ["arm-neon"])):
        exported = {"net": torch.export.export(*programs["net"])}
        stepwell.package(exported, output, machines=machines)
    net, inputs = programs["net"]
    assert {member.split("/")[1] for member in Archive(x86).names() if member.startswith("code/")} == {
        "arm-neon", "x86-avx2"}
    numpy.testing.assert_allclose(stepwell.load(x86)(inputs[0].numpy()), net(*inputs).detach().numpy(), 1e-5, 1e-6)
    with pytest.raises(stepwell.ir.errors.PackageError, match="has no code for this processor, of x86_64: arm-neon is "
                                                              "for aarch64"):
        stepwell.load(arm)


def test_without_a_cross_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CXX_AARCH64", "no-such-compiler")
    with pytest.raises(ToolchainError, match="arm-neon is aarch64, and there is no no-such-compiler"):
        stepwell.package(Net().eval(), tmp_path / "net.stepwell", (torch.randn(4, 24),), machines=["arm-neon"])


def content(tensor: Tensor) -> bytes:
    return tensor.contiguous().view(torch.uint8).numpy().tobytes()
