"""Data-dependent sizes, and sizes computed in floats, are symbols from their definition on: later operators are
compiled and agree with eager.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sympy
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.testing import assert_close
from torch.utils._sympy import functions

import stepwell
from stepwell.frontend.graphs.formulas import formula_of
from stepwell.frontend.importing.late_symbols import LateSymbols
from stepwell.ir.context import make_context
from stepwell.ir.dialects.shape import ComputeOp
from stepwell.ir.formulas import evaluate, format_formula
from stepwell.ir.text import parse_module, print_module

from .captured import run

Program = Callable[..., Any]


@pytest.fixture(autouse=True)
def captured_sizes() -> Iterator[None]:
    torch.compiler.reset()
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True, capture_scalar_outputs=True):
        yield
    torch.compiler.reset()


def agrees(program: Program, *calls: tuple[Tensor, ...], **options: Any) -> None:
    """One graph does what eager does, also to its inputs."""
    options.setdefault("options", {"fallback_random": True})
    compiled = torch.compile(program, backend="stepwell", fullgraph=True, **options)
    for inputs in calls:
        given = [each.clone() for each in inputs]
        torch.manual_seed(0)
        wanted = program(*inputs)
        torch.manual_seed(0)
        assert_close((compiled(*given), given), (wanted, list(inputs)))


# Sizes that depend on values


def around(x: Tensor) -> tuple[Tensor, Tensor]:
    y = (x * 2).sin()
    z = y[y > 0] + 1
    return z.sum(), z * 2


def positions(x: Tensor) -> Any:
    return torch.nonzero(x > 0), x.nonzero(as_tuple=True)[0] * 2


def distinct(x: Tensor) -> Any:
    values, inverse, counts = torch.unique(x.round(), return_inverse=True, return_counts=True)
    return values * 2, inverse + 1, counts.sum(), values


def repeated(x: Tensor) -> Any:
    return torch.repeat_interleave(x, x.abs().long() + 1, dim=0) + 1, x * 2


def selected(x: Tensor) -> Any:
    y = torch.masked_select(x, x > 0).sigmoid()
    count = y.shape[0]
    return y.view(count, 1).expand(count, 4) * torch.arange(4), y.sum() / (count + 1)


def one_after_the_other(x: Tensor) -> Any:
    y = x * 2
    z = y[y > 0]
    w = z[z > 1]
    return y + 1, w + 1, z.view(-1, 1), w[:0], w, torch.cat([w, z, x])


def views(x: Tensor) -> Any:
    y = x[x > 0]
    return y, y.view(-1, 1), y[::2]


def writes(x: Tensor) -> Tensor:
    x.mul_(2)
    y = x[x > 0]
    x.add_(y.sum())
    return y


def items(x: Tensor) -> Any:
    whole = x.abs().long()
    n, m = int(whole.sum().item()), whole.max().item()
    torch._check(n >= 0)
    return torch.cat([torch.zeros(n) + m, x]), n, m


def floats(x: Tensor) -> Any:
    largest, positive = x.abs().max().item(), (x[0] > 0).item()
    return x * largest, torch.zeros(int(largest * 2.5)), positive, largest


def chosen(x: Tensor) -> Tensor:
    y = x[x > 0]
    return torch.cond(x.sum() > 0, lambda y: y * 3, lambda y: y * 2, (y,))


def chosen_from(x: Tensor) -> Tensor:
    return torch.cond(x.sum() > 0, lambda x: x[x > 0].sum() + x, lambda x: x * 2, (x,))


def repeats(x: Tensor) -> Any:
    return torch.while_loop(lambda n, y: n < 3, lambda n, y: (n + 1, y + (y > 0).nonzero().sum()), (torch.tensor(0), x))


def draws(x: Tensor) -> Any:
    y = F.dropout(x, 0.5)
    z = y[y > 0]
    return z + torch.rand(1), torch.rand(3)


VALUES = (around, positions, distinct, repeated, selected, one_after_the_other, views, writes, items, floats, chosen,
          chosen_from, repeats, draws)


def sample(seed: int, size: int = 10) -> Tensor:
    return torch.randn(size, generator=torch.Generator().manual_seed(seed)) * 2


@pytest.mark.parametrize("program", VALUES, ids=lambda program: program.__name__)
def test_sizes_that_depend_on_values(program: Program) -> None:
    agrees(program, *((each,) for each in (sample(0), sample(1), sample(2).abs() + 1, -sample(3).abs() - 1)))


@pytest.mark.parametrize("program", [around, selected, one_after_the_other, items], ids=lambda each: each.__name__)
def test_beside_sizes_of_inputs(program: Program) -> None:
    agrees(program, *((sample(0, size),) for size in (5, 9)), dynamic=True)


PARTS: dict[str, Program] = {
    "of a copy": lambda x, i: x.clone()[i.item():],
    "copied": lambda x, i: x[:i.item()].clone(),
    "computed with": lambda x, i: x[i.item():] * 2 + 1,
    "of a result": lambda x, i: (x * 2)[i.item():].sum(0),
}


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("dynamic", [False, True])
def test_parts_from_a_value_on(name: str, dynamic: bool) -> None:
    agrees(PARTS[name], *((torch.randn(5, 3), torch.tensor(k)) for k in (2, 0, -1, 5, 7, -9)), dynamic=dynamic)


def test_a_view_from_an_unknown_place_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """As an operator would give whose place in memory the importer does not compute."""
    monkeypatch.setattr(LateSymbols, "_learn_place", lambda *_: None)
    with pytest.raises(Exception, match="a result is a view whose offset depends on values"):
        torch.compile(lambda x, i: x[i.item():], backend="stepwell")(torch.randn(5), torch.tensor(2))


def test_gradients() -> None:
    def program(x: Tensor) -> Tensor:
        y = x.sin()
        return (y[y > 0] * 2).cos().sum()

    compiled = torch.compile(program, backend="stepwell", fullgraph=True)
    for seed in range(3):
        x = sample(seed).requires_grad_()
        assert_close(*(torch.autograd.grad(each(x), x) for each in (compiled, program)))


def test_values_are_checked() -> None:
    def program(x: Tensor) -> Tensor:
        n = x.sum().item()
        torch._check(n >= 2)
        torch._check(n <= 8)
        return torch.ones(8)[:n] * 2

    compiled = torch.compile(program, backend="stepwell", fullgraph=True)
    assert_close(compiled(torch.tensor([1, 2])), torch.ones(3) * 2)
    for wrong in ([1, 0], [5, 4]):
        with pytest.raises(RuntimeError, match=r"u0 [<>]= "):
            compiled(torch.tensor(wrong))


@pytest.mark.parametrize(("program", "error"), {
    "select": (lambda x: x.select(0, -2), IndexError),
    "replaced": (lambda x: x.select_scatter(x[0], 0, 1), IndexError),
    "read": (lambda x: x.gather(0, torch.tensor([0])), RuntimeError),
    "written": (lambda x: x.index_fill(0, torch.tensor([0]), 1.0), RuntimeError),
    "resized": (lambda x: F.interpolate(x.view(1, 1, -1), size=5, mode="linear"), RuntimeError),
    "maximum": (lambda x: x.max(0).indices, IndexError),
    "slice": (lambda x: x.slice_scatter(torch.ones(2), 0, 0, 2), RuntimeError),
    "padded": (lambda x: F.pad(x[None], (-2, 1)), RuntimeError),
}.values())
def test_places_in_a_selection_are_checked(program: Callable[[Tensor], Tensor], error: type[Exception]) -> None:
    compiled = torch.compile(lambda x: program(x[x > 0]) + 1, backend="stepwell", fullgraph=True)
    x = torch.tensor([1.0, -1.0, 2.0])
    assert_close(compiled(x), program(x[x > 0]) + 1)
    with pytest.raises(error):
        compiled(-x.abs())


def test_views_from_a_value_on_are_results() -> None:
    """They share memory with the input, whose strides may be symbolic too."""
    def program(x: Tensor, w: Tensor, at: Tensor) -> tuple[Tensor, ...]:
        n = at.item()
        return x[n:], w[:, n:], w[n], w[n] * 2, w.sum()

    compiled, x = torch.compile(program, backend="stepwell", fullgraph=True), torch.randn(6)
    for n, w in ((1, torch.randn(4, 5)), (-2, torch.randn(6, 7)[1:5, 1:6]), (3, torch.randn(6, 9)[1:5, 1:6])):
        results, expected = (each(x, w, torch.tensor(n)) for each in (compiled, program))
        assert_close(results, expected)
        assert [each.data_ptr() for each in results[:3]] == [each.data_ptr() for each in expected[:3]]
        assert [each.stride() for each in results] == [each.stride() for each in expected]


def test_numbers_may_be_negative() -> None:
    """Also as indices, which are checked."""
    def select(x: Tensor, at: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        place = int((at + 0).item())
        y = x + 1
        y[place] = x[place] * max(place, -1)
        return y, torch.select_scatter(x, x[0], 0, place), x[place] + 1

    compiled, x = torch.compile(select, backend="stepwell", fullgraph=True), torch.randn(3, 4)
    for place in (0, -3, -1, 2):
        assert_close(compiled(x, torch.tensor(place)), select(x, torch.tensor(place)))
    for wrong in (3, -4, 10 ** 9):
        with pytest.raises(RuntimeError, match=r"out of bounds|Runtime assertion failed"):
            compiled(x, torch.tensor(wrong))


def test_an_empty_source_of_masked_scatter_is_not_read() -> None:
    compiled = torch.compile(lambda x: x.masked_scatter(x > 0, x[x > 0] * 2), backend="stepwell", fullgraph=True)
    for x in (torch.tensor([1.0, -1.0]), torch.tensor([-1.0, -2.0, -3.0])):
        assert_close(compiled(x), torch.where(x > 0, x * 2, x))


def test_a_custom_operator_gives_such_sizes() -> None:
    @torch.library.custom_op("stepwell_late::above", mutates_args=())
    def above(x: Tensor, least: float) -> Tensor:
        return x[x > least].clone()

    @above.register_fake
    def _(x: Tensor, least: float) -> Tensor:
        return x.new_empty(torch.library.get_ctx().new_dynamic_size())

    agrees(lambda x: above(x * 2, 0.5).exp().sum(), (sample(0),), (sample(1),))


def test_the_rest_is_a_function_of_its_symbols(reference: Any) -> None:
    x = sample(0)
    assert_close(run(reference, around, x), around(x))
    text = reference.text
    assert text.count("control.call @rest") == 1
    assert '%u0: index {shape.symbol = "u0", shape.min = 0 : i64, shape.max = 10 : i64}' in text


def test_what_only_the_rest_needs_is_computed_there(reference: Any) -> None:
    def program(x: Tensor, w: Tensor) -> Tensor:
        scaled = w.exp()
        return x[x > 0].sum() * scaled

    run(reference, program, sample(0), sample(1))
    forward, rest = reference.text.split("func.func private @rest")
    assert "aten.exp" not in forward and "aten.exp" in rest


@pytest.mark.parametrize("program", [around, one_after_the_other, chosen, floats], ids=lambda each: each.__name__)
def test_on_the_way_to_a_gpu(program: Program) -> None:
    pytest.importorskip("triton")
    text = str(stepwell.lower(program, sample(0), to="host", options=stepwell.CompileOptions(target="cuda")))
    assert "def program_of_rest" in text and "stream" in text


# Sizes that are computed in floats


def test_images_are_scaled() -> None:
    def program(x: Tensor) -> Any:
        return F.interpolate(x, scale_factor=0.6), F.interpolate(x, scale_factor=(1.7, 0.3), mode="bilinear") * 2

    agrees(program, *((torch.randn(1, 2, height, width),) for height, width in ((13, 17), (23, 11), (43, 17))))


@pytest.mark.parametrize("mode", ["nearest", "bilinear"])
def test_gradients_of_scaled_images(mode: str) -> None:
    """The backward half computes the sizes anew, and checks the gradient's strides when it knows them."""
    def scaled(x: Tensor) -> Tensor:
        return F.interpolate(x, scale_factor=1.7, mode=mode) * 2

    torch._dynamo.reset()
    compiled = torch.compile(scaled, backend="stepwell", dynamic=True)
    for height, width in ((5, 6), (9, 7)):
        x, y = (torch.ones(1, 2, height, width, requires_grad=True) for _ in range(2))
        compiled(x).square().sum().backward()
        scaled(y).square().sum().backward()
        torch.testing.assert_close(x.grad, y.grad)


def test_numbers_of_sizes() -> None:
    def program(x: Tensor) -> Any:
        n = x.shape[0]
        return (x.new_zeros(int(n * 0.37)), x.new_ones(round(n / 3)), x.new_ones(int(round(n / 3, 1) * 2)), (n / 3) > 2,
                x.new_full((int(n ** 0.5),), n / 7), n / 3, x * math.floor(n / 1.7), x[:math.ceil(math.sqrt(n))] + 1)

    agrees(program, *((sample(0, size),) for size in (10, 23, 7)), dynamic=True)


INTEGERS = [sympy.Symbol(name, integer=True, positive=True) for name in ("s0", "s1")]
FIRST, SECOND = INTEGERS
RATIO = functions.FloatTrueDiv(functions.ToFloat(FIRST), functions.ToFloat(SECOND))
OPERANDS: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("FloorDiv", "PythonMod", "Mod", "CeilDiv", "IntTrueDiv", "LShift", "RShift", "Max", "Min",
                     "BitwiseFn_bitwise_and", "BitwiseFn_bitwise_or", "BitwiseFn_bitwise_xor"), (FIRST, SECOND)),
    **dict.fromkeys(("CeilToInt", "FloorToInt", "TruncToFloat", "TruncToInt", "RoundToInt", "Identity"), (RATIO,)),
    "CleanDiv": (FIRST * SECOND, SECOND),
    "FloatTrueDiv": (RATIO, functions.ToFloat(SECOND)),
    "FloatPow": (RATIO, sympy.Float(0.7)),
    "IsNonOverlappingAndDenseIndicator": (FIRST, SECOND, SECOND, sympy.Integer(1)),
    "ModularIndexing": (FIRST, SECOND, sympy.Integer(3)),
    "PowByNatural": (FIRST, SECOND),
    "RoundDecimal": (RATIO, sympy.Integer(2)),
    "ToFloat": (FIRST,),
    "Where": (FIRST < SECOND, FIRST, SECOND),
    **dict.fromkeys(("OpaqueUnaryFn_acos", "OpaqueUnaryFn_asin"),
                    (1 / functions.ToFloat(FIRST + 1),)),  # type: ignore[operator]
}
KINDS = {name: kind for name, kind in vars(functions).items()
         if isinstance(kind, type) and issubclass(kind, sympy.Basic) and kind.__module__ == functions.__name__
         and name != "MinMaxBase"}


def wanted(name: str, kind: Any, values: tuple[int, int]) -> float:
    """What torch computes of numbers."""
    result = kind(*[each.subs(dict(zip(INTEGERS, values, strict=True))) for each in OPERANDS.get(name, (RATIO,))])
    return float(result.evalf(30) if hasattr(result, "evalf") else result)


@pytest.mark.parametrize("name", sorted(KINDS))
def test_every_function_of_symbolic_sizes(name: str) -> None:
    """Each is known, and computed as torch computes it; random numbers with the same text both ways."""
    kind, pick = KINDS[name], random.Random(name)
    names: list[str] = []
    formula = formula_of(kind(*OPERANDS.get(name, (RATIO,))), names)
    for _ in range(20):
        values = pick.randint(1, 60), pick.randint(1, 9)
        given: dict[str, int] = dict(zip(("s0", "s1"), values, strict=True))
        found = evaluate(formula, [given[each] for each in names])
        assert found == pytest.approx(wanted(name, kind, values), rel=1e-14)


@pytest.mark.parametrize("name", sorted(KINDS))
def test_formulas_are_text(name: str) -> None:
    names: list[str] = []
    formula = formula_of(KINDS[name](*OPERANDS.get(name, (RATIO,))) * sympy.Float(1e-7), names)
    arguments = ", ".join(f"%{each}: index" for each in names)
    types = ", ".join("index" for _ in names)
    text = f"func.func @f({arguments}) {{ %0 = shape.compute <FORMULA>({', '.join(f'%{each}' for each in names)}) " \
           f": ({types}) -> f64 func.return }}"
    module = parse_module(make_context(), text.replace("FORMULA", format_formula(formula)))
    (op,) = (each for each in module.walk() if isinstance(each, ComputeOp))
    assert op.formula.data == formula
    assert f"<{format_formula(formula)}>" in print_module(module)
