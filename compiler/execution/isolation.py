"""Runs code in a child process, so that a crash or an endless loop does not affect this process."""

from __future__ import annotations

import faulthandler
import gc
import io
import os
import resource
import select
import signal
import threading
import time
import warnings
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from ...ir.errors import StepwellError

__all__ = ["CrashError", "EndlessError", "run_in_child"]

T = TypeVar("T")


class CrashError(StepwellError):
    """A program that was killed by a signal."""


class EndlessError(CrashError):
    """A program that exceeded its time limit."""


def run_in_child(function: Callable[[], T], seconds: float = 120.0) -> T:
    """Run `function` in a fork of this process and return its result, or raise its exception; tensors are copied
    back.
    """
    import torch
    from torch._guards import tracing

    receiver, sender = os.pipe()
    with warnings.catch_warnings():
        # Python warns about forks with active threads. The child starts its own threads.
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        _serve(function, sender)
    os.close(sender)
    try:
        with os.fdopen(receiver, "rb", buffering=0) as stream:
            content = _read(stream.fileno(), time.monotonic() + seconds)
    except BaseException:  # an interrupt
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        raise
    if content is None:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if content is None:
        raise EndlessError(f"the program did not end within {seconds:.0f} seconds")
    if os.WIFSIGNALED(status):
        raise CrashError(f"the program was killed by {signal.Signals(os.WTERMSIG(status)).name}")
    with tracing(None):  # within torch.compile, loaded tensors would become fake tensors
        outcome = torch.load(io.BytesIO(content), weights_only=False)
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


def _serve(function: Callable[[], Any], sender: int) -> NoReturn:
    """Write the outcome and exit, without the parent's exit handlers."""
    try:
        # A crash is an expected outcome: no report on the terminal, and no core file.
        faulthandler.disable()
        gc.freeze()  # else each collection writes to, and so copies, the pages of all objects of the parent
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        outcome: list[bytes] = []
        # The parent's OpenMP threads do not exist here, and its main thread would wait for them forever.
        thread = threading.Thread(target=lambda: outcome.append(_outcome(function)))
        thread.start()
        thread.join()
        with os.fdopen(sender, "wb") as stream:
            stream.write(outcome[0])
    finally:
        os._exit(0)


def _outcome(function: Callable[[], Any]) -> bytes:
    import torch

    try:
        value = function()
    except Exception as error:  # the parent raises it
        value = error
    stream = io.BytesIO()
    torch.save(value, stream)
    return stream.getvalue()


def _read(descriptor: int, deadline: float) -> bytes | None:
    """Read until the other end is closed; None if the deadline passes before."""
    parts: list[bytes] = []
    while select.select([descriptor], [], [], max(0.0, deadline - time.monotonic()))[0]:
        if not (part := os.read(descriptor, 1 << 20)):
            return b"".join(parts)
        parts.append(part)
    return None
