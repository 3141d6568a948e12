"""A fixture with the explored program, which is compiled once."""

from __future__ import annotations

from pathlib import Path

import pytest

from stepwell.explorer.summary import Page

from .programs import explored


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Page:
    return explored(tmp_path_factory.mktemp("explorer"))


@pytest.fixture
def folder(page: Page) -> Path:
    """Where the program, its stages and its page lie."""
    return page.path.parent
