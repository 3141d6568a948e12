"""The names that `stepwell` exports."""

from __future__ import annotations

import pytest

import stepwell


@pytest.mark.parametrize("name", stepwell.__all__)
def test_exported_name_exists(name: str) -> None:
    assert getattr(stepwell, name) is not None
    assert name in dir(stepwell)


def test_unknown_name() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'compile_modul'"):
        stepwell.compile_modul  # noqa: B018
