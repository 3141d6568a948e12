"""The source line of an operation."""

from __future__ import annotations

import contextlib
import inspect
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor

from stepwell.frontend.graphs import locations
from stepwell.frontend.graphs.fresh_function import fresh
from stepwell.ir.errors import position_in, position_of

from .captured import function_of, run


def scale(x: Tensor) -> Tensor:
    return x * 2


def program_with_lines(x: Tensor) -> Tensor:
    y = x.exp()
    y = F.layer_norm(y, (4,))
    return scale(y)


def test_location_is_the_innermost_line_outside_torch(reference: Any) -> None:
    run(reference, program_with_lines, torch.randn(3, 4))
    first = inspect.getsourcelines(program_with_lines)[1]
    lines = {"aten.exp": first + 1, "aten.native_layer_norm": first + 2}
    lines["aten.mul.Scalar"] = inspect.getsourcelines(scale)[1] + 1
    for name, line in lines.items():
        (op,) = reference.ops(name)
        where = position_of(op)
        assert where is not None and (where.file, where.line) == (__file__, line)


def test_location_of_the_backward_pass_is_that_of_the_forward_pass(reference: Any) -> None:
    x = torch.randn(3, 4, requires_grad=True)
    torch.compile(program_with_lines, backend=reference)(x).sum().backward()
    (op,) = reference.ops("aten.native_layer_norm_backward")
    assert position_of(op).line == inspect.getsourcelines(program_with_lines)[1] + 2


def test_location_in_a_module_of_torch_is_its_forward_method(reference: Any) -> None:
    run(reference, fresh(torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.GELU())), torch.randn(3, 4))
    for name, module in {"aten.addmm": torch.nn.Linear, "aten.gelu": torch.nn.GELU}.items():
        (op,) = reference.ops(name)
        where = position_of(op)
        assert where is not None and (where.file, where.line) == (
            inspect.getfile(module), inspect.getsourcelines(module.forward)[1])


@pytest.mark.skipif(torch.__version__ < "2.13", reason="stack traces of older versions have no columns")
def test_location_names_the_operator_and_the_column(reference: Any) -> None:
    run(reference, program_with_columns, torch.randn(3))
    line = inspect.getsourcelines(program_with_columns)[1] + 1
    for operator, column in {"aten.exp": 12, "aten.sum": 22, "aten.div.Tensor": 12}.items():
        assert f'loc("{operator}"("{__file__}":{line}:{column}))' in reference.text


def program_with_columns(x: Tensor) -> Tensor:
    return x.exp() / x.sum()


def test_column_is_that_of_a_whole_line(reference: Any) -> None:
    run(reference, whole_line, torch.randn(3))
    line = inspect.getsourcelines(whole_line)[1] + 2
    assert f'"{__file__}":{line}:5' in reference.text


def whole_line(x: Tensor) -> Tensor:
    x = x.exp()
    x += 1
    return x


def test_every_op_has_a_location(reference: Any) -> None:
    # The square root of a symbolic size is computed by ops that tracing inserts.
    run(reference, lambda x: x.exp() / x.shape[0] ** 0.5, torch.randn(3, 4), dynamic=True)
    function = function_of(reference)
    assert all(position_in(op.location) is not None for op in function.walk())


class Decorator(contextlib.ContextDecorator):
    """A decorator whose wrapper is a function of `contextlib`."""

    def __enter__(self) -> None: ...

    def __exit__(self, *error: object) -> None: ...


def test_a_frame_of_the_standard_library_is_not_the_caller() -> None:
    scope: dict[str, Any] = {"caller": locations._caller}
    exec("def program(): return caller()", scope)
    where = Decorator()(scope["program"])()
    assert where is not None and where.file == __file__
