"""Elementwise operations as Triton Python: results of the interpreter, and equality with Triton IR that is emitted
directly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
from xdsl.dialects.builtin import ModuleOp

from .elementwise_cases import CASES, TORCH, Case, values
from .kernels import compile_python, compile_ttir, elementwise_kernel, grouped, interpret, module_of

GROUPS = {"_".join(operands): (operands, cases) for operands, cases in grouped(CASES)}
APPROXIMATE = ("exp", "fma", "__nv_expf", "__nv_atan2f", "__nv_erf")


def _module(name: str) -> ModuleOp:
    return module_of(elementwise_kernel(name, *GROUPS[name]))


def _results() -> Iterator[tuple[str, Case]]:
    for name, (_, cases) in GROUPS.items():
        for case in cases:
            yield name, case


@pytest.fixture(scope="module")
def computed() -> dict[str, list[torch.Tensor]]:
    """What each kernel computed, by the kernel's name; each runs once."""
    results = {}
    for name, (operands, cases) in GROUPS.items():
        inputs = [values(element, number) for number, element in enumerate(operands)]
        outputs = [torch.zeros(len(inputs[0]), dtype=TORCH[case.result]) for case in cases]
        interpret(_module(name), name, *inputs, *outputs)
        results[name] = outputs
    return results


@pytest.mark.parametrize(("name", "case"), list(_results()), ids=lambda each: getattr(each, "name", each))
def test_interpreter_computes_what_it_means(name: str, case: Case, computed: dict[str, list[torch.Tensor]]) -> None:
    operands, cases = GROUPS[name]
    expected = case.meaning(*(values(element, number) for number, element in enumerate(operands)))
    actual = computed[name][cases.index(case)]
    assert actual.dtype == expected.dtype
    tolerance = 1e-6 if case.name in APPROXIMATE else 0.0
    torch.testing.assert_close(actual, expected, equal_nan=True, rtol=tolerance, atol=tolerance)
    if actual.is_floating_point() and case.name not in ("maximumf", "minimumf", "maxnumf", "minnumf"):
        ordered = ~expected.isnan()
        assert torch.equal(actual.signbit()[ordered], expected.signbit()[ordered])


@pytest.mark.parametrize("name", GROUPS)
def test_both_printings_compile_to_the_same(name: str, tmp_path: Path) -> None:
    module = _module(name)
    by_python, by_ttir = compile_python(module, tmp_path)[name], compile_ttir(module, tmp_path)[name]
    assert sorted(map(without_registers, by_python)) == sorted(map(without_registers, by_ttir))


def without_registers(instruction: str) -> str:
    """An instruction by its operation and constants: the order of independent ones may differ."""
    return re.sub(r"%\w+|<\d+>", "%", instruction)
