"""Options of the test suite."""

from __future__ import annotations

import gc
import logging
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path

import pytest

from .processes.forked_python import ForkedPython, serve_programs
from .processes.quiet_torch import make_quiet


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--backend", default="stepwell", help="the torch.compile backend that tests of programs hold to eager"
    )
    parser.addoption("--every-pass", action="store_true", help="execute programs before and after each single pass")
    parser.addoption("--every-program", action="store_true", help="run and compile for GPUs all that is sampled else")
    parser.addoption("--within", type=float, metavar="SECONDS", help="begin no test of tests/gpu later than that")
    parser.addoption("--programs", type=int, help="how many random programs of each kind run")
    parser.addoption("--lines", type=int, default=12, help="how many statements a random program has")
    parser.addoption("--ways", help="in how many ways each program of the registry is called, or 'all'")
    parser.addoption("--operators", metavar="DTYPE", help="compare all of PyTorch's operators, of numbers of this type")
    parser.addoption("--device", default="cpu", help="where operators and random blocks are compared")
    parser.addoption("--samples", type=int, default=1, help="how many samples of each operator are compared")
    parser.addoption("--first-seed", type=int, default=0, help="the seed of the first random program")


gc.disable()  # while torch and all tests are loaded


def pytest_collection_finish(session: pytest.Session) -> None:
    """No collection of garbage walks through torch and all tests again, and no test pays for the depth at which pytest
    calls it."""
    from stepwell.ir.frame_memory import frames_in_one_chunk

    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    gc.enable()
    for item in session.items:
        item.runtest = frames_in_one_chunk(item.runtest)


def pytest_unconfigure() -> None:
    gc.unfreeze()


@pytest.fixture(scope="session", autouse=True)
def _torch_is_quiet() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        make_quiet(partial(patch.setattr, raising=False))
        yield


@pytest.fixture(scope="session", autouse=True)
def _tools_are_built_once() -> Iterator[None]:
    """A test with a cache of its own would try out the compiler and compile the launchers again, which takes 2 s."""
    from stepwell.codegen.runtime.cache import DiskCache, Entry
    from stepwell.codegen.runtime.launcher import library
    from stepwell.codegen.runtime.toolchain import toolchain

    built: dict[str, Entry] = {}
    get_or_build = DiskCache.get_or_build

    def shared(cache: DiskCache, key: str, build: Callable[[Path], None]) -> Entry:
        if build.__module__ not in (library.__name__, toolchain.__name__):
            return get_or_build(cache, key, build)

        def copy(directory: Path) -> None:
            shutil.copytree(built[key].directory, directory, dirs_exist_ok=True,
                            ignore=shutil.ignore_patterns("manifest.json"))

        entry = get_or_build(cache, key, copy if key in built and built[key].directory.exists() else build)
        built.setdefault(key, entry)
        return entry

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DiskCache, "get_or_build", shared)
        yield


QUICKLY_COMPILED = ("cases", "checking", "diagnosis", "explorer", "frontend", "packages", "passes")
"""Folders of tests that ask what is compiled; end_to_end, codegen and test_programs.py compile as users do."""


@pytest.fixture(autouse=True)
def _optimization(request: pytest.FixtureRequest) -> Iterator[None]:
    """Compilers of C++ take three fifths of the time at -O1."""
    from stepwell.codegen.runtime.toolchain import Toolchain
    from stepwell.codegen.runtime.toolchain.shared_objects import compile_shared_object

    with pytest.MonkeyPatch.context() as patch:
        if request.path.relative_to(Path(__file__).parent).parts[0] in QUICKLY_COMPILED:
            for function in (Toolchain.compile_flags, compile_shared_object):
                assert function.__kwdefaults__ is not None
                patch.setitem(function.__kwdefaults__, "optimization", 1)
        yield


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call() -> Generator[None]:
    """torch, and Stepwell with it, prints every graph at every stage as soon as anyone listens to torch's trace; pytest
    listens to all loggers."""
    trace = logging.getLogger("torch.__trace")
    for handler in [each for each in trace.handlers if type(each).__module__ == "_pytest.logging"]:
        trace.removeHandler(handler)
    return (yield)


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> str:
    return str(request.config.getoption("--backend"))


@pytest.fixture
def fresh() -> Iterator[None]:
    """A process in which nothing was compiled, and a known state of random numbers."""
    import torch

    torch.compiler.reset()
    torch.manual_seed(0)
    yield
    torch.compiler.reset()


@pytest.fixture(scope="session")
def forked() -> Iterator[ForkedPython]:
    """Python programs that need not load torch."""
    with tempfile.TemporaryDirectory() as folder, serve_programs(Path(folder)) as programs:
        yield programs
