"""A fixture with one toolchain per test run."""

from __future__ import annotations

import pytest

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain


@pytest.fixture(scope="session")
def toolchain(tmp_path_factory: pytest.TempPathFactory) -> Toolchain:
    return Toolchain.detect(DiskCache(tmp_path_factory.mktemp("session") / "cache"))
