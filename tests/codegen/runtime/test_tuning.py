"""The choice between equivalent kernels."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
import torch

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.cpu.tuning import CpuTuner
from stepwell.codegen.runtime.gpu.tuning import Fastest, Tuner


class Kernels:
    """Two kernels that write into their argument, the second of which is faster."""

    def __init__(self) -> None:
        self.launched: list[tuple[str, tuple[int, ...], int]] = []
        self.times = iter((2.0, 1.0))

    def named(self, name: str) -> Callable[..., None]:
        def kernel(stream: int, x: int, y: int, z: int, values: torch.Tensor, n: int) -> None:
            values.as_strided((6,), (1,)).add_(n)
            self.launched.append((name, (stream, x, y, z), values.data_ptr()))

        return kernel

    def measure(self, run: Callable[[], None]) -> float:
        run()
        return next(self.times)

    def fastest(self, cache: DiskCache) -> tuple[Fastest, torch.Tensor]:
        tuner = Tuner(cache, "a GPU", {"a": "text of a", "b": "text of b"}, self.measure)
        return Fastest({name: self.named(name) for name in ("a", "b")}, tuner), torch.zeros(6)[::5]


def launch(kernel: Fastest, values: torch.Tensor, n: int = 3) -> None:
    grids: Any = ((4, 1, 1), (2, 2, 1))
    kernel(7, grids, values, n)


def test_the_faster_kernel_is_kept(cache: DiskCache) -> None:
    kernels = Kernels()
    kernel, values = kernels.fastest(cache)
    launch(kernel, values)
    launch(kernel, values)
    tried, used = kernels.launched[:2], kernels.launched[2:]
    assert [name for name, *_ in tried] == ["a", "b"] and values.data_ptr() not in [at for *_, at in tried]
    assert used == [("b", (7, 2, 2, 1), values.data_ptr())] * 2
    assert values.tolist() == [6, 6], "kernels are tried on copies"


def test_the_choice_is_kept_on_disk(cache: DiskCache) -> None:
    launch(*Kernels().fastest(cache))
    again = Kernels()
    launch(*again.fastest(cache))
    assert [name for name, *_ in again.launched] == ["b"]
    launch(*again.fastest(cache), n=4)
    assert [name for name, *_ in again.launched] == ["b", "a", "b", "b"], "other sizes are measured anew"


class TestOnTheCpu:
    """Kernels that double their first argument into the second one, or should."""

    @staticmethod
    def kernels(*wrong: str) -> tuple[dict[str, Callable[..., None]], list[str]]:
        ran: list[str] = []

        def named(name: str) -> Callable[..., None]:
            def kernel(x: torch.Tensor, y: torch.Tensor, n: int) -> None:
                ran.append(name)
                if name == "refuses":
                    raise RuntimeError("no")
                if name == "slow":
                    time.sleep(0.01)
                torch.mul(x, 3 if name == "triples" else 2, out=y)

            return kernel

        return {name: named(name) for name in ("slow", *wrong, "fast")}, ran

    def test_the_faster_kernel_is_kept(self, cache: DiskCache) -> None:
        for attempt in range(2):
            kernels, ran = self.kernels()
            tuner, x, y = CpuTuner(cache, "a program"), torch.ones(5), torch.zeros(10)[::2]
            launch = tuner.fastest_of(kernels)
            launch(x, y, 3)
            launch(x, y, 3)
            assert y.tolist() == [2] * 5 and x.tolist() == [1] * 5
            (choice,) = tuner.choices
            assert choice.winner == "fast" and choice.gain > 2
            assert attempt == 0 or ran == ["fast", "fast"], "the choice is kept on disk"

    def test_a_kernel_that_does_something_else_is_not_taken(
        self, cache: DiskCache, caplog: pytest.LogCaptureFixture
    ) -> None:
        kernels, _ = self.kernels("triples", "refuses")
        tuner, y = CpuTuner(cache, "a program"), torch.zeros(5)
        tuner.fastest_of({name: kernels[name] for name in ("slow", "triples", "refuses")})(torch.ones(5), y, 3)
        assert y.tolist() == [2] * 5 and tuner.choices[0].winner == "slow"
        assert [record.getMessage() for record in caplog.records] == [
            "the kernel triples is not taken: its argument 1 becomes another than that of the kernel it would replace",
            "the kernel refuses is not taken: RuntimeError: no"]
