"""Workspaces of host programs: reuse, overlapping calls, lifetime; and what else the programs call."""

from __future__ import annotations

import ctypes
import gc
import re
import threading
from pathlib import Path

from stepwell.codegen.emit import host
from stepwell.codegen.runtime.cpu.host_support import CpuRuntime, Workspaces
from stepwell.codegen.runtime.gpu.interpreter.host_support import InterpreterRuntime


def test_what_is_given_back_is_taken_again() -> None:
    workspaces = Workspaces(1000, lambda arena: (arena.address,))
    first, second = workspaces.take(), workspaces.take()
    assert first != second
    workspaces.give_back(first)
    assert workspaces.take() is first


def test_an_address_is_good_as_long_as_the_workspaces() -> None:
    size = 8 << 20
    workspaces = Workspaces(size, lambda arena: (arena.address,))
    (address,) = workspaces.take()
    gc.collect()
    ctypes.memset(address, 1, size)


def test_calls_at_the_same_time_have_workspaces_of_their_own() -> None:
    workspaces = Workspaces(1000, lambda arena: (arena.address,))
    barrier = threading.Barrier(4)
    taken: list[int] = []

    def call() -> None:
        workspace = workspaces.take()
        taken.extend(workspace)
        barrier.wait(timeout=10)
        workspaces.give_back(workspace)

    threads = [threading.Thread(target=call) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(taken)) == 4


def test_runtimes_have_what_host_programs_call() -> None:
    emitters = Path(host.__file__).parent
    called = {name for file in ("calls", "emitter", "gpu_emitter")
              for name in re.findall(r"runtime\.(\w+)", (emitters / f"{file}.py").read_text())}
    on_cpu, on_gpu = ({name for name in called if hasattr(runtime, name)}
                      for runtime in (CpuRuntime(), InterpreterRuntime()))
    assert called - on_gpu == {"Workspaces", "arena_tensor", "advise"}
    assert called - on_cpu == {"current_device", "current_stream", "device", "on_device", "upload"}
