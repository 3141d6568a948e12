"""A process that compiles programs, keeps them, and times them on request.

It is one of several: they compile in parallel and measure one after another. Requests and answers are dictionaries
over a pipe; a failure of a variant is an answer too, but one that leaves the GPU unusable ends the worker.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils._pytree import tree_leaves

from ..measuring.timing import interleave, no_wait, step
from ..measuring.variants import EAGER, Variant
from ..programs import Program, Scale
from ..programs.gpu_catalogue import select
from ..programs.program import Example

COPY = "copy"
"""Timed together with a program's variants: a copy that moves the same number of bytes."""
TOLERANCE = {torch.float16: 3e-2, torch.bfloat16: 6e-2}
"""The maximum difference of a variant from eager, relative to the largest magnitude."""
DEFAULT_TOLERANCE = 5e-3


@dataclass
class Prepared:
    """A program whose variants are compiled."""

    program: Program
    example: Example
    steps: dict[str, Callable[[], None]] = field(default_factory=dict)
    bytes: int = 0


class Worker:
    """Holds the prepared programs."""

    def __init__(self, connection: Connection, device: str, scale: Scale) -> None:
        self._connection = connection
        self._device = device
        self._scale: Scale = scale
        self._prepared: dict[str, Prepared] = {}
        self._wait = torch.cuda.synchronize if device == "cuda" else no_wait
        # Programs of different sizes may share their code; each is compiled for its own sizes all the same.
        torch._dynamo.config.automatic_dynamic_shapes = False
        torch._dynamo.config.recompile_limit = 1000
        torch._dynamo.config.accumulated_recompile_limit = 10_000

    def serve(self) -> None:
        """Process requests until the connection is closed."""
        while True:
            try:
                message = self._connection.recv()
            except EOFError:
                return
            match message["do"]:
                case "prepare":
                    self.prepare(message["program"], message["variants"], message["caches"])
                case "measure":
                    self.measure(message["program"], message["budget"])
                case "forget":
                    self._prepared.clear()
                    torch._dynamo.reset()

    def answer(self, **content: Any) -> None:
        self._connection.send(content)

    def prepare(self, name: str, variants: list[str], caches: dict[str, str]) -> None:
        """Compile a program's variants; the answer contains the time of each, or the reason of its failure."""
        os.environ.update(caches)
        (entry,) = select([name])
        program = entry.program
        prepared = Prepared(program, program.example(self._scale, self._device))
        example, seconds, failures, differences = prepared.example, {}, {}, {}
        expected: Any = None
        for text in variants:
            self.answer(state="compiling", program=name, variant=text)
            start = time.perf_counter()
            try:
                run = Variant.parse(text).compile(example.run, program.dynamic)
                example.clear_gradients()
                outputs = example.call(run, example.inputs, program.training)
                self._wait()
            except Exception as error:  # whatever the compiler under test raises
                failures[text] = _first_line(error)
                continue
            seconds[text] = time.perf_counter() - start
            if text == EAGER:
                expected = outputs
                prepared.bytes = _bytes(example, outputs)
            elif EAGER in seconds and not _writes_state(program) and (difference := _difference(outputs, expected)):
                differences[text] = difference
            del outputs
            prepared.steps[text] = step(example, program, run)
        self._prepared[name] = prepared
        self.answer(state="ready", program=name, seconds=seconds, failures=failures, differences=differences,
                    bytes=prepared.bytes)

    def measure(self, name: str, budget: float) -> None:
        """Time the variants of a prepared program, interleaved with a copy."""
        prepared = self._prepared.pop(name)
        steps = dict(prepared.steps)
        if prepared.bytes:
            half = max(prepared.bytes // 2, 1)
            source = torch.zeros(half, dtype=torch.uint8, device=self._device)
            target = torch.empty_like(source)
            steps[COPY] = lambda: void(target.copy_(source))
        timings = interleave(steps, budget, self._wait)
        self.answer(state="measured", program=name, timings={
            text: {"median": each.median, "spread": each.spread, "samples": len(each.samples)}
            for text, each in timings.items()})


def void(_: object) -> None:
    """Drop a value."""


def _bytes(example: Example, outputs: Any) -> int:
    """Return the minimum number of bytes that a program moves: its inputs, weights and outputs, each once."""
    values = [*tree_leaves(example.inputs), *tree_leaves(outputs)]
    if isinstance(example.run, nn.Module):
        values += [*example.run.parameters(), *example.run.buffers()]
    tensors = {value.data_ptr(): value for value in values if isinstance(value, Tensor)}
    return sum(value.numel() * value.element_size() for value in tensors.values())


def _writes_state(program: Program) -> bool:
    """Return whether a second call of the program has other outputs than the first."""
    return program.name in ("adam_step",) or program.name.startswith("index_put")


def _difference(outputs: Any, expected: Any) -> str:
    """Describe a difference of a variant's outputs from eager's beyond rounding; empty if there is none."""
    for number, (mine, theirs) in enumerate(zip(tree_leaves(outputs), tree_leaves(expected), strict=True)):
        if not isinstance(mine, Tensor) or not isinstance(theirs, Tensor):
            continue
        if mine.shape != theirs.shape or mine.dtype != theirs.dtype:
            return f"output {number} is {mine.dtype} {tuple(mine.shape)}, not {theirs.dtype} {tuple(theirs.shape)}"
        if not theirs.is_floating_point():
            differing = int((mine != theirs).sum())
            if differing > theirs.numel() // 1000:
                return f"output {number}: {differing} of {theirs.numel()} elements differ"
            continue
        mine, theirs = mine.detach(), theirs.detach()
        if not torch.equal(mine.isfinite(), theirs.isfinite()):
            return f"output {number} differs in what is infinite or NaN"
        finite = theirs.isfinite()
        magnitude = float(torch.where(finite, theirs, 0).abs().max()) if theirs.numel() else 0.0
        error = float(torch.where(finite, mine - theirs, 0).abs().max()) if theirs.numel() else 0.0
        if error > TOLERANCE.get(theirs.dtype, DEFAULT_TOLERANCE) * (magnitude or 1.0):
            return f"output {number} is off by {error:.2e}, of {magnitude:.2e}"
    return ""


def _first_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return f"{type(error).__name__}: {lines[0] if lines else ''}"[:300]


def serve(connection: Connection, log: str, device: str, scale: Scale) -> None:
    """Run a worker in this process, which becomes the leader of a new session, with its output in a file."""
    os.setsid()
    with open(log, "a") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    torch.set_num_threads(1)
    Worker(connection, device, scale).serve()
