"""The format of the lit tests: RUN lines of Stepwell's own tools run in a fork of a process that has loaded them.

`lit_tests/lit.cfg.py` selects it. Starting a process costs far more than most commands. The lines of a file share a
fork, so no side effect, not even a crash, reaches another file. Lines that need a shell for more than pipes and
redirections are passed to lit's own; `cd` and `export` apply to their line only.
"""

from __future__ import annotations

import gc
import importlib
import io
import os
import pickle
import pkgutil
import re
import signal
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import groupby
from select import select
from typing import NoReturn, cast

import lit.formats
from lit import TestRunner
from lit.Test import FAIL, PASS, TIMEOUT, Result, ResultCode, Test

from .check_lines import run_lines

LOADED = ("ir", "passes", "codegen.emit", "compiler", "tools")
"""The packages of Stepwell that a process loads before lines run in forks of it."""


class WarmCommands(lit.formats.ShTest):
    """lit's own format, except for how commands are started."""

    def execute(self, test: Test, litConfig: object) -> Result:
        plain = test.config.unsupported or getattr(litConfig, "noExecute", False)
        script = None if plain else TestRunner.parseIntegratedTestScript(test)
        if isinstance(script, Result):
            return script
        if script is None or test.allowed_retries:
            return cast(Result, super().execute(test, litConfig))
        folder, base = TestRunner.getTempPaths(test)
        os.makedirs(folder, exist_ok=True)
        substitutions = TestRunner.getDefaultSubstitutions(test, folder, base)
        commands = TestRunner.applySubstitutions(script, substitutions)
        for is_known, lines in groupby(commands, lambda each: run_lines.known_pipeline(_line(each)) is not None):
            code, output = (_run_known if is_known else _run_others)(list(lines), test, litConfig, base)
            if code is not PASS:
                return Result(code, output)
        return Result(PASS)


def _line(command: str) -> str:
    """A command without the mark that lit puts before it."""
    said = re.fullmatch(TestRunner.kPdbgRegex, command)
    return said[2].strip() if said else command


def _run_others(commands: list[str], test: Test, litConfig: object, base: str) -> tuple[ResultCode, str]:
    """Return the result of lines for lit's own shell, and their output."""
    folder = os.path.dirname(test.getExecPath())
    out, err, code, timeout, *_ = TestRunner.executeScriptInternal(test, litConfig, base, commands, folder)
    return TIMEOUT if timeout else FAIL if code else PASS, f"{out}\n{err}"


def _run_known(commands: list[str], test: Test, litConfig: object, base: str) -> tuple[ResultCode, str]:
    """Return the result of lines of known tools up to the first that fails, and its output."""
    lines = [_line(each) for each in commands]
    pipelines = [pipeline for line in lines if (pipeline := run_lines.known_pipeline(line)) is not None]
    results = run_in_copy(pipelines, os.path.dirname(test.getExecPath()), test.config.environment,
                          getattr(litConfig, "maxIndividualTestTime", 0))
    if len(results) < len(lines) and not (results and results[-1].code):
        return TIMEOUT, f"$ {lines[len(results)]}\ndid not end in time"
    ended = results[-1]
    return FAIL if ended.code else PASS, (
        f"$ {lines[len(results) - 1]}\n{ended.output}\n{ended.errors}\nexit code {ended.code}")


def run_in_copy(pipelines: Sequence[list[run_lines.Command]], folder: str, environment: Mapping[str, str],
                seconds: float) -> list[run_lines.Result]:
    """Run pipelines in a fork of this process, up to the first that fails; their results, those of all that ended
    within the given seconds (0: no limit).
    """
    load_all()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _be_child(pipelines, folder, environment, writing)
    os.close(writing)
    deadline = time.monotonic() + seconds if seconds else None
    data = b""
    with os.fdopen(reading, "rb", buffering=0) as stream:
        while True:
            left = None if deadline is None else max(0, deadline - time.monotonic())
            if not select([stream], [], [], left)[0]:
                os.killpg(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return _results(data)
            if not (part := stream.read(1 << 16)):
                break
            data += part
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status:
        how = f"ended with code {status}" if status > 0 else f"was killed by signal {-status}"
        return [*_results(data), run_lines.Result(1, "", f"the process {how}")]
    return _results(data)


def _results(data: bytes) -> list[run_lines.Result]:
    """What a child sent of its results."""
    results: list[run_lines.Result] = []
    stream = io.BytesIO(data)
    with suppress(EOFError, pickle.UnpicklingError):  # the last one may be incomplete
        while True:
            results.append(pickle.load(stream))
    return results


def _be_child(pipelines: Sequence[list[run_lines.Command]], folder: str, environment: Mapping[str, str], writing: int
              ) -> NoReturn:
    """Run pipelines, send the result of each, and exit without destroying all modules."""
    try:
        os.setpgid(0, 0)
        with open(os.devnull, "r+b") as nothing:
            for stream in (0, 1, 2):
                os.dup2(nothing.fileno(), stream)
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        with os.fdopen(writing, "wb", buffering=0) as stream:
            for pipeline in pipelines:
                result = run_lines.run_pipeline(pipeline, checked=False)
                stream.write(pickle.dumps(result))
                if result.code:
                    break
        os._exit(0)
    finally:
        os._exit(1)


@cache
def load_all() -> None:
    """Load all modules that commands use, once: a process that is forked later inherits them."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy starts a thread pool when it is loaded
    for name in ("torch", "filecheck.main"):
        importlib.import_module(name)
    for name in LOADED:
        package = importlib.import_module(f"stepwell.{name}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    gc.collect()
    gc.freeze()  # a garbage collection in a fork would write to, and so copy, all loaded pages
