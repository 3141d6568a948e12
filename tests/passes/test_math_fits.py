"""The coefficients of the expansions are as accurate as their comments state and as a new fit."""

from __future__ import annotations

import pytest

from .math_fits import FITS, Fit, error_of, refit, search_sine


@pytest.mark.parametrize("fit", FITS, ids=lambda fit: fit.name)
def test_error_is_as_stated(fit: Fit) -> None:
    error = error_of(fit, fit.coefficients)
    assert fit.error / 2 < error <= fit.error


@pytest.mark.parametrize("fit", [fit for fit in FITS if fit.name != "SIN"], ids=lambda fit: fit.name)
def test_no_fit_is_much_better(fit: Fit) -> None:
    assert error_of(fit, fit.coefficients) <= 1.1 * error_of(fit, refit(fit))


def test_sine_is_balanced_in_floats() -> None:
    found, _ = search_sine(0)
    assert found <= 1.7
