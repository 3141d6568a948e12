"""PyTorch's own samples of its operators, and the comparison of a compiled operator with eager on a sample."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

import torch
from torch import Tensor
from torch._dynamo.exc import BackendCompilerFailed, TorchDynamoException
from torch.testing import assert_close
from torch.utils._pytree import tree_leaves, tree_map_only

UNDEFINED = "its values are undefined"
EXCEPTED = {
    **dict.fromkeys(("empty", "empty_like", "empty_permuted", "empty_strided", "new_empty", "new_empty_strided"),
                    UNDEFINED),
    **dict.fromkeys(("jiterator_2inputs_2outputs", "jiterator_4inputs_with_extra_args", "jiterator_binary",
                     "jiterator_binary_return_by_ref", "jiterator_unary"), "they run on GPUs only"),
}
"""Operators that are not compared, and why."""
TRACED = {
    "cov": "fake tensors cannot say whether weights are negative",
    "nanquantile": "fake tensors of torch 2.11 cannot count its elements",
    "max_pool2d_with_indices_backward": "its sizes are compared with those of the result, which are symbolic",
}
"""Operators that PyTorch itself traces to something else, or not at all: of complex numbers, or of symbolic sizes."""
OUT = "tracing makes a copy behind the operator of what it writes into out="
REFUSED_OTHERWISE = {
    "complex": OUT, "aminmax": OUT, "take": OUT,
    "cat": "Dynamo raises an IndexError of its own, and AOTAutograd a RuntimeError for out= that is an input",
    "narrow_copy": "fake tensors raise an IndexError",
}
"""Operators some of whose wrong arguments meet another error than eager's, or none, before there is a graph."""
STRIDES = frozenset({"nn.functional.max_unpool2d"})
"""Operators whose results lie in memory as torch's own decomposition leaves them."""
TOLERANCE = {torch.bfloat16: 4e-2, torch.float16: 1e-2, torch.float32: 2e-4, torch.complex64: 2e-4}
MAX_SAMPLES = 60
"""So many of an operator's samples are looked at to choose from, and more where they are drawn."""


@dataclass(frozen=True)
class Sample:
    """One call of an operator."""

    name: str
    number: int
    operator: Any
    arguments: tuple[Any, ...]
    keywords: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.name}, sample {self.number}: {_described((self.arguments, self.keywords))}"


def operators() -> dict[str, Any]:
    """All of PyTorch's descriptions of operators, by name and variant."""
    from torch.testing._internal.common_methods_invocations import op_db

    return {f"{op.name}.{op.variant_test_name}".rstrip("."): op for op in op_db}


def types_of(operator: Any, *, gradients: bool, device: str = "cpu") -> set[torch.dtype]:
    """The types of numbers that an operator takes on a device."""
    supported = operator.supported_backward_dtypes if gradients else operator.supported_dtypes
    return set(supported(device))


def not_traced(name: str, dtype: torch.dtype, *, dynamic: bool) -> str | None:
    """Why PyTorch traces an operator to something else, if it does."""
    return TRACED.get(name) if dtype.is_complex or dynamic else None


def drawn(
    described: dict[str, Any], seed: int, modes: dict[str, dict[str, Any]], device: str = "cpu"
) -> tuple[Sample, str] | None:
    """A sample of any operator and type, on random numbers, and the name of a mode; None where there is none."""
    random = Random(seed)
    name, mode = random.choice(sorted(described.keys() - EXCEPTED)), random.choice(sorted(modes))
    operator, gradients = described[name], bool(modes[mode]["gradients"])
    types = sorted(types_of(operator, gradients=gradients, device=device), key=str)
    if not types:
        return None
    dtype = random.choice(types)
    if not_traced(name, dtype, dynamic=bool(modes[mode].get("dynamic"))):
        return None
    found = list(_samples(name, operator, dtype, device, gradients=gradients, seed=seed, most=10 * MAX_SAMPLES))
    return (random.choice(found), mode) if found else None


def samples(
    name: str, operator: Any, dtype: torch.dtype, device: str = "cpu", *, gradients: bool, count: int
) -> Iterator[Sample]:
    """A few samples of an operator, evenly among the first of all."""
    found = list(_samples(name, operator, dtype, device, gradients=gradients, seed=1, most=MAX_SAMPLES))
    yield from found[:: max(1, len(found) // count)][:count]


def _samples(
    name: str, operator: Any, dtype: torch.dtype, device: str, *, gradients: bool, seed: int, most: int
) -> Iterator[Sample]:
    torch.manual_seed(seed)
    # Not `operator.sample_inputs`, which searches the stack for a test of unittest's at each sample.
    found = islice(operator.sample_inputs_func(operator, device, dtype, gradients), most)
    for number, sample in enumerate(found):
        yield Sample(name, number, operator, (sample.input, *sample.args), sample.kwargs)


def differences(sample: Sample, *, gradients: bool, dynamic: bool = False, **options: Any) -> str | None:
    """How a compiled operator differs from eager on a sample; None if eager refuses it or they agree."""

    def call(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        return sample.operator.op(*arguments, **keywords)

    try:
        expected = _observed(call, sample, gradients)
    except (RuntimeError, NotImplementedError):
        return None
    torch._dynamo.reset()
    compiled = torch.compile(call, backend="stepwell", dynamic=dynamic or None,
                             options={"fallback_random": True, **options})
    actual = _observed(compiled, sample, gradients)
    if len(actual) != len(expected):
        return f"{len(actual)} results where eager gives {len(expected)}"
    keeps_strides = not gradients and sample.operator.name not in STRIDES
    found = (_difference(*pair, strides=keeps_strides) for pair in zip(actual, expected, strict=True))
    return next(filter(None, found), None)


def refusals(operator: Any, device: str = "cpu") -> Iterator[Sample]:
    """The calls of an operator that eager refuses, by PyTorch's own description."""
    described: Any = () if operator.error_inputs_func is None else operator.error_inputs(device)
    for number, each in enumerate(described):
        sample = each.sample_input
        yield Sample(operator.name, number, operator, (sample.input, *sample.args), sample.kwargs)


def accepted(sample: Sample, **options: Any) -> str | None:
    """How a compiled operator meets arguments that eager refuses, unless by the same error, or by one of Dynamo's or of
    fake tensors; None if eager takes them."""

    def call(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        return sample.operator.op(*arguments, **keywords)

    try:
        call(sample.arguments, sample.keywords)
        return None
    except Exception as error:
        expected = error
    torch._dynamo.reset()
    try:
        torch.compile(call, backend="stepwell", **options)(sample.arguments, sample.keywords)
    except BackendCompilerFailed as error:
        return f"{error} where eager says: {expected!r}"
    except (type(expected), TorchDynamoException):
        return None
    except Exception as error:
        return f"{error!r} where eager says: {expected!r}"
    return f"it is computed, where eager says: {expected!r}"


def _observed(call: Callable[..., Any], sample: Sample, gradients: bool) -> list[Any]:
    """The results of a call of copies of a sample's arguments, and the gradients of its tensors."""
    arguments, keywords = tree_map_only(Tensor, _copied, (sample.arguments, sample.keywords))
    torch.manual_seed(0)
    results = tree_leaves(call(arguments, keywords))
    differentiable = [each for each in results if isinstance(each, Tensor) and each.requires_grad]
    given = [each for each in tree_leaves((arguments, keywords)) if isinstance(each, Tensor) and each.requires_grad]
    if not (gradients and differentiable and given):
        return results
    loss = torch.stack([(each.abs() if each.is_complex() else each).double().sum() for each in differentiable])
    return [*results, *torch.autograd.grad(loss.sum(), given, allow_unused=True)]


def _copied(value: Tensor) -> Tensor:
    return value.detach().clone().requires_grad_(value.requires_grad)


def _difference(actual: Any, expected: Any, *, strides: bool) -> str | None:
    if not isinstance(expected, Tensor):
        same = actual == expected or (actual != actual and expected != expected)
        return None if same else f"{actual!r} where eager gives {expected!r}"
    if (actual.shape, actual.dtype) != (expected.shape, expected.dtype):
        return f"{_described(actual)} where eager gives {_described(expected)}"
    if expected.layout != torch.strided:
        return None
    if expected.dtype.itemsize == 1 and expected.is_floating_point():
        actual, expected = actual.float(), expected.float()  # torch compares their bits only
    tolerance = TOLERANCE.get(expected.dtype, 1e-6)
    try:
        assert_close(actual, expected, rtol=tolerance, atol=tolerance, equal_nan=True)
    except AssertionError as error:
        return str(error)
    if strides and expected.numel() > 1 and any(
            size > 1 and ours != theirs
            for size, ours, theirs in zip(expected.shape, actual.stride(), expected.stride(), strict=True)):
        return f"strides {actual.stride()} where eager gives {expected.stride()}"
    return None


def _described(value: Any) -> str:
    """A value with types and sizes in the place of tensors."""
    return str(tree_map_only(Tensor, lambda each: f"{each.dtype}{list(each.shape)}", value))
