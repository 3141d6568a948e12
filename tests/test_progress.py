"""The progress display on a terminal, and the state after interrupts."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.compiler.execution.isolation import run_in_child
from stepwell.ir.progress import activity, hidden

PROGRAM = """
import sys, time
from stepwell.ir import progress
progress.DELAY = 0.05
with progress.activity("outer", total=2) as outer:
    outer.step("first")
    with progress.activity("inner"):
        time.sleep({seconds})
        with progress.hidden():
            print("a line of its own")
        time.sleep(0.3)
print("rich" in sys.modules)
"""


def run_on_terminal(program: str, **environment: str) -> tuple[str, str]:
    """What a program writes to standard output, which is a pipe, and to standard error, which is a terminal."""
    terminal, end = pty.openpty()
    given = {**os.environ, "TERM": "xterm", "COLUMNS": "100", **environment}
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=end, env=given) as process:
        os.close(end)
        shown: list[bytes] = []

        def read() -> None:
            try:
                while part := os.read(terminal, 1 << 16):
                    shown.append(part)
            except OSError:  # the other end is closed
                pass

        reader = threading.Thread(target=read)
        reader.start()
        out, _ = process.communicate(timeout=60)
        reader.join()
    os.close(terminal)
    return out.decode(), b"".join(shown).decode()


def test_a_line_is_shown_and_disappears() -> None:
    out, shown = run_on_terminal(PROGRAM.format(seconds=0.8))
    assert "outer 1 of 2: first, inner (0 s)" in shown
    assert "\x1b[2K" in shown, "it is erased"
    assert out == "a line of its own\nTrue\n"


@pytest.mark.parametrize(("seconds", "environment"), [("0.8", {"STEPWELL_PROGRESS": "0"})])
def test_it_can_be_switched_off(seconds: str, environment: dict[str, str]) -> None:
    out, shown = run_on_terminal(PROGRAM.format(seconds=seconds), **environment)
    assert shown == "" and out == "a line of its own\nFalse\n"


def test_nothing_is_shown_elsewhere(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stepwell.ir.progress.DELAY", 0.0)
    with activity("something", total=1) as progress, hidden():
        progress.step("now")
        assert str(progress) == "something 1 of 1: now"
    assert capfd.readouterr() == ("", "")


def test_an_interrupted_build_leaves_nothing(tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)

    def build(directory: Path) -> None:
        (directory / "half").write_text("")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cache.get_or_build("key", build)
    assert cache.find("key") is None and not list((tmp_path / "building").iterdir())
    assert cache.get_or_build("key", lambda directory: None) == cache.find("key")


def test_an_interrupt_ends_the_child_process(tmp_path: Path) -> None:
    def never_ends() -> None:
        (tmp_path / "pid").write_text(str(os.getpid()))
        os.kill(os.getppid(), signal.SIGINT)
        time.sleep(60)

    # A shell starts what runs in the background with this signal ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            run_in_child(never_ends)
    finally:
        signal.signal(signal.SIGINT, before)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
