"""Fixtures: one toolchain per test run, and an empty cache per test."""

from __future__ import annotations

from pathlib import Path

import pytest

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.launcher.cpu import Launcher
from stepwell.codegen.runtime.toolchain import Toolchain

from .runtime.fake_cuda import FakeDriver


@pytest.fixture
def cache(tmp_path: Path) -> DiskCache:
    return DiskCache(tmp_path / "cache")


@pytest.fixture(scope="session")
def session_cache(tmp_path_factory: pytest.TempPathFactory) -> DiskCache:
    return DiskCache(tmp_path_factory.mktemp("session") / "cache")


@pytest.fixture(scope="session")
def toolchain(session_cache: DiskCache) -> Toolchain:
    return Toolchain.detect(session_cache)


@pytest.fixture(scope="session")
def launcher(toolchain: Toolchain, session_cache: DiskCache) -> Launcher:
    return Launcher.load(toolchain, session_cache)


@pytest.fixture(scope="session")
def driver(toolchain: Toolchain, tmp_path_factory: pytest.TempPathFactory) -> FakeDriver:
    return FakeDriver.compiled(toolchain, tmp_path_factory.mktemp("driver"))
