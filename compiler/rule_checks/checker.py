"""Executes both sides of rules on random inputs and compares them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any
from zlib import crc32

from xdsl.context import Context
from xdsl.dialects.builtin import TensorType
from xdsl.ir import Attribute

from ...ir.context import make_context
from ...ir.dtypes import dtype_name, torch_dtype
from ...ir.errors import StepwellError
from ...ir.modules.verify import verify_module
from ...ir.numerics import Numerics
from ...ir.progress import activity
from ...ir.rewriting.rewriter import Rewriter
from ...ir.semantics.interpreter import run_function
from ...ir.text import print_module
from ...passes.rules.compiled_rule import CompiledRule, Variant
from ...passes.rules.constants import number_of
from ...passes.rules.expressions import compile_condition
from ...passes.rules.functions import Kind
from ...passes.rules.rule_set import RuleSet
from .comparison import Bounds, first_difference
from .elements import CHECKED_ELEMENTS, random_input
from .instances import Instance, make_instance
from .samplers import Rejected, sizes_of

if TYPE_CHECKING:
    from torch import Tensor

__all__ = ["RuleFailure", "RuleReport", "check_rule", "check_rules"]

TRIES = 40
"""The number of instances that are tried to find one that fulfils the conditions of a rule."""

MAX_ELEMENTS = 3
"""The number of element types in which the patterns after the first one are checked; they differ from it in the order
of operands or in an alternative.
"""

_CANNOT_RUN = (RuntimeError, NotImplementedError, IndexError)
"""Exceptions of torch for operators that an element type does not support, and for a division by zero."""


class RuleFailure(StepwellError):
    """A rule whose right side does not compute the same as its left side."""


@dataclass(frozen=True)
class RuleReport:
    """The outcome of the check of one rule."""

    rule: CompiledRule
    instances: dict[str, int]
    """The number of functions on which both sides were executed, by element type."""
    failure: RuleFailure | None

    @property
    def summary(self) -> str:
        """The report on one line."""
        if self.failure is not None:
            return f"{self.rule.name}: wrong"
        count = sum(self.instances.values())
        if not count:
            return f"{self.rule.name}: not checked, no function was found that it applies to"
        return f"{self.rule.name}: {count} functions of {', '.join(self.instances)}"


def check_rules(
    rules: RuleSet, *, seed: int = 0, count: int = 2, context: Context | None = None
) -> Iterable[RuleReport]:
    """Yield a report for each rule."""
    context = context or make_context()
    with activity("checking rules", total=len(rules.rules)) as progress:
        for rule in rules.rules:
            progress.step(rule.name)
            yield check_rule(rule, seed=seed, count=count, context=context)


def check_rule(rule: CompiledRule, *, seed: int = 0, count: int = 2, context: Context | None = None) -> RuleReport:
    """Execute both sides on `count` random functions for each pattern of the rule and each element type."""
    context = context or make_context()
    instances: dict[str, int] = {}
    successes = dict.fromkeys(rule.variants, 0)
    for element in CHECKED_ELEMENTS:
        # Equal names give equal functions, independent of the rules before.
        random = Random(crc32(f"{rule.name} {element}".encode()) + seed)
        for variant in rule.variants:
            # The other orders of operands have the same right side: a few element types suffice for them.
            is_first = variant is rule.variants[0]
            if not is_first and successes[variant] >= MAX_ELEMENTS:
                continue
            try:
                wanted = count if is_first else 1
                done = _check_variant(variant, element, wanted, context, random)
            except RuleFailure as failure:
                return RuleReport(rule, instances, failure)
            successes[variant] += done > 0
            if done:
                name = dtype_name(element)
                instances[name] = instances.get(name, 0) + done
    return RuleReport(rule, instances, None)


def _check_variant(variant: Variant, element: Attribute, count: int, context: Context, random: Random) -> int:
    done = 0
    for attempt in range(TRIES):
        try:
            instance = make_instance(variant, element, context, random)
            _check_instance(variant, instance, element, random)
        except Rejected:
            # Most rules that support an element type find an instance after few attempts.
            if done == 0 and attempt >= TRIES // 2 and not variant.condition:
                break
            continue
        done += 1
        if done == count:
            break
    return done


def _check_instance(variant: Variant, instance: Instance, element: Attribute, random: Random) -> None:
    text = print_module(instance.module)
    moderate = variant.level is Numerics.FAST
    inputs = [_input(argument.type, random, moderate) for argument in instance.function.body.block.args]
    _assume(variant, instance, inputs)
    try:
        expected = run_function(instance.function, inputs)
    except _CANNOT_RUN as error:
        raise Rejected from error
    bounds = _bounds(instance)
    _apply(variant, instance, text)
    try:
        actual = run_function(instance.function, inputs)
    except _CANNOT_RUN as error:
        raise _failure(variant, f"the right side cannot be executed: {error}", text, instance) from error
    _compare(variant, instance, text, expected, actual, inputs, bounds)


def _bounds(instance: Instance) -> Bounds:
    import torch

    numbers = [abs(n) for op in instance.module.walk() if (n := number_of(op)) is not None and abs(n) < 1e30]
    types = [value.type for op in instance.function.body.block.ops for value in (*op.operands, *op.results)]
    dtypes = [torch_dtype(each.element_type) for each in types if isinstance(each, TensorType)]
    coarsest = max((torch.finfo(dtype).eps for dtype in dtypes if dtype.is_floating_point), default=0.0)
    return Bounds(float(max(numbers, default=0)), coarsest)


def _input(type: Attribute, random: Random, moderate: bool) -> Tensor:
    assert isinstance(type, TensorType)
    return random_input(sizes_of(type), type.element_type, random, moderate=moderate)


def _assume(variant: Variant, instance: Instance, inputs: Sequence[Tensor]) -> None:
    """Write 1, for which any assumption has to hold, to the elements of inputs that violate that of the rule."""
    node = variant.node.assumption
    if node is None:
        return
    env = variant.match(instance.root, Numerics.FAST)
    if env is None:
        raise Rejected
    arguments = list(instance.function.body.block.args)
    names = {name: value for name, value in env.items() if isinstance(name, str) and value in arguments}
    holds = compile_condition(node, dict.fromkeys(names, Kind.NUMBER)).evaluate
    flat = {name: inputs[arguments.index(value)].view(-1) for name, value in names.items()}
    if not holds(dict.fromkeys(flat, 1.0)):
        raise Rejected
    for name, numbers in flat.items():
        others: dict[Any, Any] = dict.fromkeys(flat, 1.0)
        for place, number in enumerate(numbers.tolist()):
            if not holds({**others, name: number}):
                numbers[place] = 1


def _apply(variant: Variant, instance: Instance, text: str) -> None:
    try:
        if not Rewriter(numerics=Numerics.FAST).attempt(variant.name, instance.root, variant.rewrite):
            raise Rejected
        verify_module(instance.module)
    except StepwellError as error:
        raise _failure(variant, error.what, text, instance) from error


def _compare(
    variant: Variant, instance: Instance, text: str, expected: Sequence[Any], actual: Sequence[Any],
    inputs: Sequence[Tensor], bounds: Bounds,
) -> None:
    for number, (left, right) in enumerate(zip(expected, actual, strict=True)):
        place = first_difference(left, right, inputs, variant.level, bounds)
        if place is None:
            continue
        if left.shape != right.shape or left.dtype != right.dtype:
            what = f"the sizes {list(left.shape)} become {list(right.shape)}"
        else:
            at = f" at {list(place)}" if place else ""
            what = f"{left[place].item()} becomes {right[place].item()}{at}{_inputs_at(left, place, inputs)}"
        result = f"result #{number}: " if len(expected) > 1 else ""
        raise _failure(variant, result + what, text, instance)


def _inputs_at(result: Tensor, place: tuple[int, ...], inputs: Sequence[Tensor]) -> str:
    """Return the input elements at the position of the difference, if the inputs have the result's shape."""
    shown = [f"{each[place].item()}" for each in inputs if each.shape == result.shape]
    return f", for {', '.join(shown)}" if shown and len(shown) == len(inputs) else ""


def _failure(variant: Variant, what: str, text: str, instance: Instance) -> RuleFailure:
    span = variant.node.span
    level = variant.level.name.lower()
    after = _body(print_module(instance.module))
    return RuleFailure(
        f"the rule '{variant.name}' is wrong at level {level}: {what}", where=span.position, source=span.show(),
        hint=f"it makes of\n{_body(text)}\nthis:\n{after}",
    )


def _body(text: str) -> str:
    lines = text.splitlines()[1:-1]
    return "\n".join(line[2:] for line in lines)

