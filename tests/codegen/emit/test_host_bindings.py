"""Functions of torch that host programs call instead of operators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode

from stepwell.codegen.emit.host.bindings import BINDINGS, binding

SQUARE, ROW, BATCH = torch.randn(4, 4), torch.randn(4), torch.randn(2, 4, 4)
HEADS, MASK = torch.randn(1, 2, 8, 16), torch.zeros(8, 8, dtype=torch.bool)
CALLS: Mapping[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "aten.addmm.default": ((ROW, SQUARE, SQUARE), {"beta": 2, "alpha": 3.5}),
    "aten.addmv.default": ((ROW, SQUARE, ROW), {"alpha": 2}),
    "aten.baddbmm.default": ((BATCH, BATCH, BATCH), {"beta": 0.5}),
    "aten.bmm.default": ((BATCH, BATCH), {}),
    "aten.convolution.default": (
        (torch.randn(1, 2, 8, 8), torch.randn(3, 2, 3, 3), None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1), {}),
    "aten.dot.default": ((ROW, ROW), {}),
    "aten.addmm.out": ((ROW, SQUARE, SQUARE), {"alpha": 2, "out": torch.empty(4, 4)}),
    "aten.baddbmm.out": ((BATCH, BATCH, BATCH), {"beta": 0.5, "out": torch.empty(2, 4, 4)}),
    "aten.bmm.out": ((BATCH, BATCH), {"out": torch.empty(2, 4, 4)}),
    "aten.mm.out": ((SQUARE, SQUARE), {"out": torch.empty(4, 4)}),
    "aten.mm.default": ((SQUARE, SQUARE), {}),
    "aten.mv.default": ((SQUARE, ROW), {}),
    "aten.scaled_dot_product_attention.default": ((HEADS, HEADS, HEADS, MASK), {"scale": 0.25}),
    "aten._scaled_dot_product_efficient_attention.default": ((HEADS, HEADS, HEADS, None, True), {"scale": 0.25}),
    "aten._fft_c2c.default": ((SQUARE.to(torch.complex64), [0, 1], 0, True), {}),
    "aten._fft_c2r.default": ((SQUARE.to(torch.complex64), [1], 2, 6), {}),
    "aten._fft_r2c.default": ((SQUARE, [1], 0, True), {}),
    "aten._linalg_eigh.default": ((SQUARE, "U", False), {}),
    "aten._linalg_solve_ex.default": ((SQUARE, SQUARE), {"left": False, "check_errors": True}),
    "aten._linalg_svd.default": ((SQUARE, True, True), {"driver": None}),
    "aten.linalg_cholesky_ex.default": ((SQUARE,), {"upper": True}),
    "aten.linalg_inv_ex.default": ((SQUARE,), {"check_errors": True}),
    "aten.linalg_qr.default": ((SQUARE, "complete"), {}),
    "aten.multinomial.default": ((ROW, 2, True), {}),
    "aten.searchsorted.Tensor": ((ROW, SQUARE), {"out_int32": True, "side": "right"}),
    "aten.sort.default": ((SQUARE, 0, True), {}),
    "aten.sort.stable": ((SQUARE,), {"stable": True, "dim": 0}),
    "aten.topk.default": ((SQUARE, 3, 0, False, True), {}),
}


class Calls(TorchDispatchMode):
    """Notes the operators that are called, and runs them on tensors without elements."""

    def __init__(self) -> None:
        super().__init__()
        self.operators: list[str] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.operators.append(str(func))
        return func(*args, **(kwargs or {}))


def without_elements(value: Any) -> Any:
    return value.to("meta") if isinstance(value, Tensor) else value


def found(path: str) -> Any:
    value: Any = torch
    for part in path.split(".")[1:]:
        value = getattr(value, part)
    return value


@pytest.mark.parametrize("path", sorted(BINDINGS))
def test_a_binding_calls_the_operator(path: str) -> None:
    arguments, options = CALLS[path]
    namespace, name, overload = path.split(".")
    operator = getattr(getattr(getattr(torch.ops, namespace), name), overload)
    arguments = tuple(map(without_elements, arguments))
    options = {name: without_elements(value) for name, value in options.items()}
    seen: list[list[str]] = []
    for function in (operator, found(BINDINGS[path])):
        with Calls() as calls, torch.no_grad():
            function(*arguments, **options)
        seen.append(calls.operators)
    assert seen[0] == seen[1] != []


def test_every_other_operator_has_none() -> None:
    assert binding("aten.mm.dtype") is None
    assert binding("aten.sort.values") is None


class Doubling(TorchFunctionMode):
    """What a product gives, twice."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        return result * 2 if func is torch.bmm else result


@pytest.mark.parametrize("target", ["cpu", "triton-interpreter"])
def test_a_mode_sees_the_program_once(target: str) -> None:
    """It was there when the program was traced."""

    def run(x: Tensor) -> Tensor:
        return torch.bmm(x, x) + 1

    compiled = torch.compile(run, backend="stepwell", options={"target": target})
    with Doubling():
        torch.testing.assert_close(compiled(BATCH), run(BATCH))
        torch.testing.assert_close(compiled(BATCH), run(BATCH))
    torch.testing.assert_close(compiled(BATCH), run(BATCH))
