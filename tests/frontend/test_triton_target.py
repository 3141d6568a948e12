"""Programs compiled for the target `triton-interpreter`: files, caching, edits, errors."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

import stepwell
from stepwell.codegen.emit.provenance import Provenance
from stepwell.compiler import CompileOptions

INTERPRETER = "triton-interpreter"


def program(x: Tensor, index: Tensor) -> Tensor:
    return torch.softmax(x * 2, -1)[index] + 1


def inputs() -> tuple[Tensor, Tensor]:
    return torch.randn(4, 8), torch.tensor([3, 1])


def options(tmp_path: Path, **more: str) -> CompileOptions:
    return CompileOptions(target=INTERPRETER, cache_dir=str(tmp_path / "cache"), **more)  # type: ignore[arg-type]


def test_a_program_is_found_again(tmp_path: Path) -> None:
    x, index = inputs()
    first, second = (stepwell.compile_module(stepwell.capture(program, x, index), options(tmp_path)) for _ in range(2))
    assert (first.was_cached, second.was_cached) == (False, True) and second.kernel_count == first.kernel_count > 0
    for compiled in (first, second):
        torch.testing.assert_close(compiled(x, index)[0], program(x, index))
    other = stepwell.compile_module(stepwell.capture(program, x, index), CompileOptions(
        cache_dir=str(tmp_path / "cache")))
    assert not other.was_cached, "programs for the CPU are other ones"


def test_files_of_a_dump(tmp_path: Path) -> None:
    x, index = inputs()
    compiled = stepwell.compile_module(stepwell.capture(program, x, index),
                                       options(tmp_path, dump=str(tmp_path / "dump")))
    kernels, host, provenance, *_ = sorted((tmp_path / "dump").iterdir())[-5:]
    assert (kernels.name[3:], host.name[3:], provenance.name[3:]) == ("kernels.py", "host.py", "provenance.json")
    assert "# test_triton_target.py:" in kernels.read_text() and "stream" in host.read_text()
    assert Provenance.from_json(provenance.read_text()) == compiled.provenance
    lines = kernels.read_text().splitlines()
    numbers = {number for kernel in compiled.provenance.kernels.values() for number in kernel}
    assert any("libdevice.exp" in lines[number - 1] for number in numbers)


@pytest.mark.parametrize(("stage", "old", "new"), [("*_kernels.py", "+ 1.0", "+ 3.0"),
                                                   ("*_loop-to-triton.mlir", "constant 1.000000e+00", "constant 3.0")])
def test_edited_stages(tmp_path: Path, stage: str, old: str, new: str) -> None:
    x, index = inputs()
    stepwell.compile_module(stepwell.capture(program, x, index), options(tmp_path, dump=str(tmp_path / "dump")))
    (path,) = (tmp_path / "dump").glob(stage)
    assert old in path.read_text()
    (tmp_path / "edited").mkdir()
    (tmp_path / "edited" / path.name).write_text(path.read_text().replace(old, new))
    edited = stepwell.compile_module(stepwell.capture(program, x, index),
                                     options(tmp_path, override=str(tmp_path / "edited")))
    torch.testing.assert_close(edited(x, index)[0], program(x, index) + 2)
    if path.suffix == ".py":
        (tmp_path / "edited" / path.name).write_text(path.read_text().replace(old, "+ tl.no_such_name"))
        edited = stepwell.compile_module(stepwell.capture(program, x, index),
                                         options(tmp_path, override=str(tmp_path / "edited")))
        with pytest.raises(AttributeError, match="no_such_name") as caught:
            edited(x, index)
        assert str(tmp_path / "edited" / path.name) in [str(frame.path) for frame in caught.traceback]


def test_an_index_out_of_range(tmp_path: Path) -> None:
    x, index = inputs()
    compiled = stepwell.compile_module(stepwell.capture(program, x, index), options(tmp_path))
    with pytest.raises(IndexError, match=r"^index out of range in kernel \S+, which computes \S+test_triton_target.py"):
        compiled(x, index + 2)


def test_sizes_as_numbers(tmp_path: Path) -> None:
    """Operators whose rules must know a number are ATen's where it is a size that is not known."""
    def program(x: Tensor) -> tuple[Tensor, ...]:
        n, m = x.shape
        return (
            F.elu(x, n), F.celu(x, n), torch.lerp(x, x * 2, n), x.std(1, correction=n - 2), x * (1 / m) + n**0.5,
            torch.linalg.vector_norm(x, n, 1), torch.linspace(0, n, 7) + x[0, 0],
        )

    torch._dynamo.reset()
    more = {"target": INTERPRETER, "cache_dir": str(tmp_path)}
    compiled = torch.compile(program, backend="stepwell", options=more, dynamic=True)
    for x in (torch.randn(3, 8), torch.randn(5, 6)):
        torch.testing.assert_close(compiled(x), program(x))


def test_each_pass_is_checked(tmp_path: Path) -> None:
    torch._dynamo.reset()
    more = {"target": INTERPRETER, "check_semantics": True, "cache_dir": str(tmp_path)}
    compiled = torch.compile(program, backend="stepwell", options=more)
    x, index = inputs()
    torch.testing.assert_close(compiled(x, index), program(x, index))
