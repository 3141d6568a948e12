"""The effects of a program besides its results are those of eager: memory, state, modes, errors."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn

import stepwell

pytestmark = pytest.mark.usefixtures("fresh")


def compiled(function: Callable[..., Any], **options: Any) -> Any:
    return torch.compile(function, backend="stepwell", **options)


# Memory


def test_outputs_that_are_views_of_one_another_and_of_an_input() -> None:
    def program(x: Tensor) -> Any:
        y = x * 2
        return y, y[1:], y.t(), x[:, 1], x.view(-1)

    for function in (program, compiled(program)):
        x = torch.randn(3, 4)
        y, rows, transposed, column, flat = function(x)
        y.fill_(7)
        x.fill_(8)
        assert (rows == 7).all() and (transposed == 7).all() and (column == 8).all() and (flat == 8).all()


def test_outputs_of_another_dtype_in_the_same_memory() -> None:
    def program(x: Tensor) -> Any:
        y = x + 1
        return y, y.view(torch.int32), y.view(torch.uint8)

    for function in (program, compiled(program)):
        y, integers, octets = function(torch.zeros(3, 4))
        assert octets.shape == (3, 16)
        y.fill_(2)
        assert (integers == 1 << 30).all() and (octets[:, 3::4] == 64).all()


@pytest.mark.parametrize("offset", (0, 3, 8))
def test_inputs_that_overlap(offset: int) -> None:
    def program(x: Tensor, y: Tensor) -> Tensor:
        x.add_(1)
        return y * 2

    ours, theirs = torch.arange(16.0), torch.arange(16.0)
    expected = program(theirs[:8], theirs[offset:offset + 8])
    torch.testing.assert_close(compiled(program)(ours[:8], ours[offset:offset + 8]), expected)
    torch.testing.assert_close(ours, theirs)


def test_one_tensor_given_twice() -> None:
    def program(x: Tensor, y: Tensor) -> Tensor:
        x.mul_(2)
        return x + y

    x, twin = torch.randn(5), torch.zeros(5)
    twin.copy_(x)
    torch.testing.assert_close(compiled(program)(x, x), program(twin, twin))
    torch.testing.assert_close(x, twin)


def test_relu_in_place_of_a_leaf_and_of_an_intermediate() -> None:
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(inplace=True), nn.Linear(8, 2))
    twin, x = copy.deepcopy(model), torch.randn(3, 4)
    compiled(model)(x).sum().backward()
    twin(x).sum().backward()
    torch.testing.assert_close([p.grad for p in model.parameters()], [p.grad for p in twin.parameters()])
    y = x.clone()
    with torch.no_grad():
        assert compiled(F.relu)(y, inplace=True) is y
    torch.testing.assert_close(y, x.relu())


@pytest.mark.parametrize("format", (torch.contiguous_format, torch.channels_last), ids=str)
def test_strides_of_outputs(format: torch.memory_format) -> None:
    def program(x: Tensor) -> Any:
        return x + 1, x.transpose(1, 2) * 2, F.max_pool2d(x, 2), x.mean(1, keepdim=True), x.permute(3, 0, 1, 2).exp()

    x = torch.randn(2, 3, 4, 6).contiguous(memory_format=format)
    for ours, theirs in zip(compiled(program)(x), program(x), strict=True):
        torch.testing.assert_close(ours, theirs)
        assert ours.stride() == theirs.stride()


@pytest.mark.parametrize("dynamic", (False, True), ids=("static", "dynamic"))
def test_outputs_that_hold_an_element_many_times(dynamic: bool) -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        sums, ordered = (x * 2).sum(1, keepdim=True), x.sort()[0]
        return sums.mT.unsqueeze(-1).expand(1, 4, 3), ordered[:1].expand(5, 6), x[:, :1].expand(4, 3), x.mul_(2)

    x = torch.randn(4, 6)
    ours, theirs = compiled(program, dynamic=dynamic)(x.clone()), program(x.clone())
    torch.testing.assert_close(ours, theirs)
    assert [each.stride() for each in ours] == [each.stride() for each in theirs]


@pytest.mark.parametrize("dynamic", (False, True), ids=("static", "dynamic"))
def test_as_strided_of_what_lies_otherwise_than_its_shape_says(dynamic: bool) -> None:
    def program(x: Tensor) -> Any:
        y = x.t().exp()
        z = x.t().clone(memory_format=torch.contiguous_format)
        moved = torch.as_strided(x.t() + 1, (3, 2), (1, 4)), x.t().as_strided((4,), (2,))
        return y.as_strided((6,), (1,)), z.as_strided((6,), (1,)), moved, y.as_strided_scatter(x[0], (4,), (1,)), y, z

    for x in (torch.randn(3, 4), torch.randn(4, 6).t()[::2]):
        torch.testing.assert_close(compiled(program, dynamic=dynamic)(x), program(x))


@pytest.mark.parametrize("dynamic", (False, True), ids=("static", "dynamic"))
def test_offsets_of_as_strided_count_in_storage(dynamic: bool) -> None:
    def program(x: Tensor) -> Any:
        y = x.exp()
        first, _ = y[1:].split([2, 3])
        views = y[1:].as_strided((3,), (1,)), y[1:].as_strided((3,), (1,), 2), first.as_strided((5, 2), (4, 1), 1)
        across = y.mT[3].as_strided((2,), (9,))
        return *views, across, x[2:].as_strided((3,), (1,), 1), x.as_strided((2, 8), (8, 1), 0) + 1

    for x in (torch.randn(6, 8), torch.randn(9, 8)[3:]):
        torch.testing.assert_close(compiled(program, dynamic=dynamic)(x), program(x))


def test_averages_of_channels_last_images_are_no_calls() -> None:
    """What `as_strided` changes of them is strides of dimensions of one element."""
    def program(x: Tensor, w: Tensor) -> Tensor:
        return F.adaptive_avg_pool2d(x * w, 1).flatten(1)

    x = torch.randn(2, 8, 4, 4).contiguous(memory_format=torch.channels_last)
    w = torch.randn(8, 1, 1)
    ours, theirs = ([each.clone().requires_grad_() for each in (x, w)] for _ in range(2))
    results = compiled(program)(*ours), program(*theirs)
    for result in results:
        result.square().sum().backward()
    torch.testing.assert_close(results[0], results[1])
    torch.testing.assert_close([each.grad for each in ours], [each.grad for each in theirs])
    assert not [each for each in stepwell.report().externs if each.reason.startswith("no lowering")]


def test_a_norm_whose_order_is_a_symbol() -> None:
    program = compiled(lambda x, order: F.normalize(x, order, dim=1), dynamic=True)
    x = torch.randn(5, 1)
    for order in (2, 0, 3):
        torch.testing.assert_close(program(x, order), F.normalize(x, order, dim=1))


# State and modes


def test_batch_norm_updates_its_buffers_and_follows_train_and_eval() -> None:
    model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.Dropout(0.5))
    twin = copy.deepcopy(model)
    function = compiled(model, options={"fallback_random": True})
    for training in (True, False, True):
        for each in (model, twin):
            each.train(training)
        x = torch.randn(2, 3, 6, 6)
        results = []
        for run in (function, twin):
            torch.manual_seed(1)
            results.append(run(x))
        torch.testing.assert_close(*results)
        torch.testing.assert_close(dict(model.named_buffers()), dict(twin.named_buffers()))


def test_dropout_draws_what_eager_draws_and_differs_from_call_to_call() -> None:
    def program(x: Tensor) -> Tensor:
        return F.dropout(x, 0.3) + torch.rand_like(x)

    x, function = torch.ones(64, requires_grad=True), compiled(program, options={"fallback_random": True})
    torch.manual_seed(5)
    ours = [function(x) for _ in range(3)]
    torch.manual_seed(5)
    theirs = [program(x) for _ in range(3)]
    torch.testing.assert_close(ours, theirs)
    assert not torch.equal(ours[0], ours[1])


def test_autocast() -> None:
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.LayerNorm(32), nn.Linear(32, 4))
    x, function = torch.randn(8, 16), compiled(model)
    with torch.autocast("cpu", torch.bfloat16):
        ours, theirs = function(x), model(x)
    assert ours.dtype == theirs.dtype == torch.bfloat16
    torch.testing.assert_close(ours, theirs, rtol=2e-2, atol=2e-2)
    torch.testing.assert_close(function(x), model(x))  # without autocast it is another program


def test_state_dict_and_deepcopy_of_a_compiled_module() -> None:
    model = nn.Linear(4, 3)
    function, x = compiled(model), torch.randn(2, 4)
    function(x)
    assert set(function.state_dict()) == {"_orig_mod.weight", "_orig_mod.bias"}
    twin = copy.deepcopy(function)
    with torch.no_grad():
        model.weight.zero_()
    torch.testing.assert_close(function(x), model.bias.expand(2, 3))
    assert not torch.allclose(twin(x), function(x))
    function.load_state_dict(twin.state_dict())
    torch.testing.assert_close(twin(x), function(x))


def test_no_grad_and_requires_grad_of_results() -> None:
    function, x = compiled(lambda x, y: (x * 2, y + 1, x.detach() * 3, (x > 0))), torch.randn(3, requires_grad=True)
    assert [each.requires_grad for each in function(x, torch.ones(3))] == [True, False, False, False]
    with torch.no_grad():
        assert not any(each.requires_grad for each in function(x, torch.ones(3)))
    with torch.inference_mode():
        assert function(x, torch.ones(3))[0].is_inference()


def test_second_derivatives_are_refused() -> None:
    x = torch.randn(3, requires_grad=True)
    (gradient,) = torch.autograd.grad(compiled(lambda x: (x.sin() * x).sum())(x), x, create_graph=True)
    with pytest.raises(RuntimeError, match="does not currently support double backward"):
        gradient.sum().backward()


def test_gradients_accumulate_over_two_calls() -> None:
    x, y = torch.randn(4, requires_grad=True), torch.randn(4)
    function = compiled(lambda x, y: (x * y).exp().sum())
    (function(x, y) + function(x, y + 1)).backward()
    expected = y * (x.detach() * y).exp() + (y + 1) * (x.detach() * (y + 1)).exp()
    torch.testing.assert_close(x.grad, expected)


# Compiling again


def test_another_dtype_rank_or_size_compiles_again() -> None:
    function = compiled(lambda x: (x * 2).sum(-1))
    for x in (torch.randn(3, 4), torch.randn(3, 4).double(), torch.ones(3, 4, dtype=torch.int32), torch.randn(2, 3, 4),
              torch.randn(3, 5), torch.randn(3, 1), torch.randn(0, 4), torch.randn(4, 3).t()):
        torch.testing.assert_close(function(x), (x * 2).sum(-1))


def test_a_size_marked_dynamic_does_not_compile_again() -> None:
    function = compiled(lambda x: F.softmax(x, -1), fullgraph=True)
    with torch._dynamo.config.patch(error_on_recompile=True):
        for size in (5, 2, 17):
            x = torch.randn(3, size)
            torch._dynamo.mark_dynamic(x, 1)
            torch.testing.assert_close(function(x), F.softmax(x, -1))
    assert stepwell.report().graph_count == 1


@pytest.mark.parametrize(
    "program",
    (lambda x: F.interpolate(x, scale_factor=0.5), lambda x: x[:, :, :math.ceil(x.shape[2] / 3)] * 2,
     lambda x: x[:, :, :math.floor(x.shape[2] / 3)] * 2, lambda x: x[:, :, int(x.shape[2] * 0.75):] * 2),
    ids=("resize", "ceil", "floor", "part"),
)
def test_symbolic_sizes_that_are_rounded(program: Callable[[Tensor], Tensor]) -> None:
    function = compiled(program, dynamic=True, fullgraph=True)
    for size in (4, 5, 6, 7, 9, 16):
        x = torch.randn(2, 3, size)
        torch.testing.assert_close(function(x), program(x))


def test_what_torch_is_told_not_to_compile() -> None:
    @torch.compiler.disable
    def outside(x: Tensor) -> Tensor:
        calls.append(x.tolist())
        return x + 1

    calls: list[Any] = []
    x = torch.ones(2)
    assert compiled(lambda x: outside(x * 2) * 3)(x).tolist() == [9, 9]
    assert calls == [[2, 2]]


def test_generators_of_results() -> None:
    def program(x: Tensor) -> Iterator[Tensor]:
        for k in range(3):
            yield x * k

    x = torch.randn(3)
    torch.testing.assert_close(list(compiled(lambda x: list(program(x)))(x)), list(program(x)))
    torch.testing.assert_close(list(compiled(program)(x)), list(program(x)))


def test_a_branch_on_data() -> None:
    def program(x: Tensor) -> Tensor:
        return x + 1 if x.sum() > 0 else x - 1

    function = compiled(program)
    for x in (torch.ones(3), -torch.ones(3)):
        torch.testing.assert_close(function(x), program(x))


# Errors


@pytest.mark.parametrize("dtype", (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64), ids=str)
@pytest.mark.parametrize("operation", (torch.floor_divide, torch.remainder, torch.fmod), ids=lambda f: f.__name__)
def test_division_by_zero(operation: Callable[..., Tensor], dtype: torch.dtype) -> None:
    x, y = torch.arange(20).to(dtype), torch.tensor([1, 2, 0, 4] * 5).to(dtype)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        operation(x, y)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        compiled(operation)(x, y)


@pytest.mark.parametrize(
    "program",
    (lambda x, i: x[i], lambda x, i: x.gather(0, i[:, None]), lambda x, i: x.index_select(0, i),
     lambda x, i: x.scatter(0, i[:, None], 1.0), lambda x, i: F.embedding(i, x),
     lambda x, i: x.index_put((i,), x[0])),
    ids=("getitem", "gather", "index_select", "scatter", "embedding", "index_put"),
)
def test_index_out_of_range(program: Callable[..., Tensor]) -> None:
    x, function = torch.randn(5, 3), compiled(program)
    torch.testing.assert_close(function(x, torch.tensor([4, 0])), program(x, torch.tensor([4, 0])))
    for call in (program, function):
        with pytest.raises((IndexError, RuntimeError), match=r"out of (bounds|range)"):
            call(x, torch.tensor([5, 0]))
    torch.testing.assert_close(function(x, torch.tensor([1, 2])), program(x, torch.tensor([1, 2])))


@pytest.mark.parametrize("sizes", ((2,), (2, 3), (2, 1)), ids=str)
def test_slices_that_do_not_fit(sizes: tuple[int, ...]) -> None:
    def program(x: Tensor, index: Tensor, source: Tensor) -> Tensor:
        return x.index_add(0, index, source)

    for function in (program, compiled(program)):
        with pytest.raises(RuntimeError, match="source tensor shape must match self tensor shape"):
            function(torch.zeros(3, 2), torch.tensor([0, 1]), torch.ones(sizes))


def test_labels_behind_the_last_one_do_not_count() -> None:
    labels = torch.tensor([[2, -1, 4, 1, 3], [0, 3, -1, 1, -1]])
    results = []
    for function in (F.multilabel_margin_loss, compiled(F.multilabel_margin_loss)):
        x = torch.linspace(-2, 3, 10).view(2, 5).sin().requires_grad_()
        function(x, labels).backward()
        results.append((function(x, labels), x.grad))
    torch.testing.assert_close(*results)


def test_integers_between_ends_in_tensors() -> None:
    """Eager rounds the ends first."""
    def program(start: Tensor) -> Tensor:
        return torch.linspace(start, 9, 50, dtype=torch.int16)

    start = torch.tensor(-3.25)
    assert torch.equal(compiled(program)(start), program(start))


@pytest.mark.parametrize("weight", (None, torch.tensor([0.0, 1.0, 2.0])))
def test_no_target_counts(weight: Tensor | None) -> None:
    """The loss is 0 / 0, and its gradient zero."""
    results = []
    for function in (F.cross_entropy, compiled(F.cross_entropy)):
        x = torch.linspace(-2, 3, 12).view(4, 3).requires_grad_()
        loss = function(x, torch.full((4,), -100), weight)
        loss.backward()
        results.append((loss, x.grad))
    torch.testing.assert_close(*results, equal_nan=True)


@pytest.mark.parametrize("dtype", (torch.complex32, torch.complex64, torch.complex128))
def test_complex_numbers_are_left_to_aten(dtype: torch.dtype) -> None:
    x = torch.randn(3, dtype=torch.complex64).to(dtype)
    torch.testing.assert_close(compiled(lambda x: (x * 2).abs() + 1)(x), (x * 2).abs() + 1)
    assert "aten::abs" in str(stepwell.report())


def rotated(x: Tensor, frequencies: Tensor) -> Tensor:
    pairs = torch.view_as_complex(x.unflatten(-1, (-1, 2)))
    return torch.view_as_real(pairs * frequencies).flatten(-2) * 2


@pytest.mark.parametrize(
    "program",
    (lambda x: torch.stft(x, 16, window=torch.hann_window(16), return_complex=True),
     lambda x: torch.stft(x, 16, window=torch.hann_window(16), return_complex=True).abs().square() + 1,
     lambda x: torch.fft.ifft(x, norm="ortho"),
     lambda x: torch.fft.irfft(torch.fft.rfft(x) * 2j),
     lambda x: torch.exp(1j * x).real.sum(),
     lambda x: torch.full((2, 64), complex(0.5, float("-inf"))) + x,
     lambda x: torch.eq(x, 1j),
     lambda x: torch.add(x.to(torch.complex64), x, alpha=1 + 2j),
     lambda x: rotated(x.view(2, 32), torch.polar(torch.ones(16), x[:16])),
     lambda x: torch.fft.fft(x).conj().imag * 2,
     lambda x: torch.fft.hfft(x.view(2, 4, 8), dim=1),
     lambda x: torch.ops.aten._neg_view(x) * 2,
     lambda x: torch.complex(x[:8], x[8:16]).unsqueeze(-1).expand(8, 3).cumprod(-1)),
    ids=("stft", "spectrogram", "ifft", "irfft", "exp", "full", "eq", "alpha", "rotary", "imag of conj", "hfft",
         "neg_view", "conj of expanded"),
)
def test_programs_with_complex_numbers_inside(program: Callable[..., Tensor]) -> None:
    results = []
    for function in (compiled(program, fullgraph=True), program):
        x = torch.linspace(-2, 3, 64).requires_grad_()
        result = function(x)
        if result.requires_grad:
            (result * result.detach().conj()).real.sum().backward()
        results.append((result, x.grad))
    torch.testing.assert_close(*results, rtol=1e-4, atol=1e-4, equal_nan=True)


def test_outputs_that_are_conjugates_of_one_another_share_memory() -> None:
    def program(x: Tensor) -> tuple[Tensor, ...]:
        y = x * 2
        return y, y.conj(), y.conj().imag, torch.ops.aten._neg_view(y.real)

    x = torch.randn(3, dtype=torch.complex64)
    ours, theirs = compiled(program)(x), program(x)
    torch.testing.assert_close(ours, theirs)
    for y, *others in (ours, theirs):
        y.fill_(1 + 2j)
        assert [complex(other[0]) for other in others] == [1 - 2j, -2, -1]


@pytest.mark.parametrize("dynamic", (False, True))
def test_an_input_whose_negation_or_conjugation_is_pending(dynamic: bool) -> None:
    function = compiled(lambda x: (x + 1, x[1:], x.conj()), dynamic=dynamic)
    conjugated = torch.randn(5, dtype=torch.complex64).conj()
    assert conjugated.is_conj() and conjugated.imag.is_neg()
    for x in (torch.randn(5), conjugated.imag, torch.randn(5), torch.randn(5, dtype=torch.complex64), conjugated):
        torch.testing.assert_close(function(x), (x + 1, x[1:], x.conj()))


def test_nested_tensors() -> None:
    w, results = torch.randn(4, 6, requires_grad=True), []
    x = torch.nested.nested_tensor([torch.randn(n, 4) for n in (2, 3, 1)], layout=torch.jagged)
    for function in (compiled(lambda x, w: (x @ w).sin(), fullgraph=True), lambda x, w: (x @ w).sin()):
        result = function(x, w).values()
        results.append((result, *torch.autograd.grad(result.sum(), w)))
    torch.testing.assert_close(*results)
