"""Cold compile times: each in a fresh process with fresh caches; several run in parallel on disjoint cores."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

from ..measuring.suite import cache_environment
from ..measuring.tasks import Outcome, Task, run_task
from ..programs.gpu_catalogue import Entry

COMPILED = (
    "carafe_8x256x64x128", "linear_relu", "conv_bn_silu", "gelu_128mb", "softmax_1024", "layernorm_1024",
    "rmsnorm_4096", "sum_outer_128mb", "attention_by_hand", "cross_entropy_fwdbwd", "mlp_train", "unet_small",
    "resnet50_b8", "bert_base_b1", "adam_step", "gpt2_train",
)
"""The default programs for compile times; the smallest first."""


@dataclass(frozen=True)
class CompileTime:
    """The compile time of one program with one backend, or the reason why it is unknown."""

    program: str
    backend: str
    seconds: float | None
    failure: str = ""


class CompileTimes:
    """Measures first calls in lanes: each lane has a share of the processors and runs one compilation at a time."""

    def __init__(
        self, lanes: int, folder: Path, device: str, within: float, limit: float, show: Callable[[CompileTime], None]
    ) -> None:
        self._folder, self._device, self._limit, self._show = folder, device, limit, show
        self._deadline = time.monotonic() + within
        cores = sorted(os.sched_getaffinity(0))
        share = max(len(cores) // lanes, 1)
        self._free: Queue[set[int]] = Queue()
        for start in range(0, min(share * lanes, len(cores)), share):
            self._free.put(set(cores[start:start + share]))

    def run(self, entries: Sequence[Entry], backends: Sequence[str]) -> list[CompileTime]:
        """Measure all, programs in their order, the backends of one program in parallel."""
        pairs = [(entry.name, backend) for entry in entries for backend in backends]
        with ThreadPoolExecutor(self._free.qsize()) as pool:
            list(pool.map(self._prepare, backends))
            return list(pool.map(self._one, pairs))

    def _prepare(self, backend: str) -> None:
        """Let a backend do its one-time work on a machine, such as compiling its launcher."""
        self._prepared(backend).mkdir(parents=True)
        with self._cores() as cores:
            self._compile("", backend, self._prepared(backend), len(cores))

    def _one(self, pair: tuple[str, str]) -> CompileTime:
        program, backend = pair
        with self._cores() as cores:
            if time.monotonic() > self._deadline:
                return CompileTime(program, backend, None, "no time left")
            caches = self._folder / f"cold-{program}-{backend}"
            shutil.copytree(self._prepared(backend), caches)
            outcome = self._compile(program, backend, caches, len(cores))
            shutil.rmtree(caches)
        if outcome.status == "done":
            result = CompileTime(program, backend, outcome.result["seconds"])
        else:
            result = CompileTime(program, backend, None, outcome.message or f"> {self._limit:g} s")
        self._show(result)
        return result

    def _compile(self, program: str, backend: str, caches: Path, cores: int) -> Outcome:
        environment = cache_environment(caches) | {"TORCHINDUCTOR_COMPILE_THREADS": str(cores)}
        task = Task("compile", program, "full", (backend,), cores, device=self._device)
        return run_task(task, environment, min(self._limit, max(self._deadline - time.monotonic(), 0.0)))

    def _prepared(self, backend: str) -> Path:
        return self._folder / f"prepared-{backend}"

    @contextmanager
    def _cores(self) -> Iterator[set[int]]:
        """Reserve a lane's processors; processes started by this thread run only on them."""
        cores = self._free.get()
        os.sched_setaffinity(0, cores)
        try:
            yield cores
        finally:
            self._free.put(cores)
