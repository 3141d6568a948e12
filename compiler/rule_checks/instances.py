"""Makes random functions to which a rule applies from its left side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, TensorType
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.utils.exceptions import VerifyException

from ...ir.dialects import prim
from ...ir.dialects.prim.types import BOOL, INDEX_ELEMENT
from ...ir.dtypes import element_type
from ...ir.shapes import tensor
from ...passes.rules.attributes import to_property, to_value
from ...passes.rules.compiled_rule import Variant
from ...passes.rules.constants import make_constant, number_of
from ...passes.rules.expressions import WORDS
from ...passes.rules.functions import Undecided
from ...passes.rules.signatures import signature_of
from ...passes.rules.syntax import (
    Absent,
    Constant,
    Expression,
    Leaf,
    Literal,
    Name,
    Sizes,
    TensorShape,
    Value,
)
from ...passes.rules.syntax import Operation as OperationNode
from .bindings import Bindings
from .elements import random_input, random_number
from .samplers import SIZES, Rejected, sampler_of, sizes_of

__all__ = ["Instance", "make_instance"]

SHAPES = ((), (1,), (64,), (5,), (2, 3), (3, 1), (4, 4), (2, 1, 3))
VIEW_SHAPES = ((), (1,), (6,), (2, 3), (4, 1), (2, 3, 4), (3, 1, 2), (4, 2, 3), (2, 3, 1, 4))
"""For rules about operations that are not elementwise: more dimensions, of different sizes."""


@dataclass(frozen=True)
class Instance:
    """A function in which a rule applies to the operation `root`."""

    module: ModuleOp
    function: FuncOp
    root: Operation


def make_instance(variant: Variant, element: Attribute, context: Context, random: Random) -> Instance:
    """Make a function whose root has a result or an operand of `element`; raises Rejected."""
    return _Maker(variant, {}, element, context, random).make()


@dataclass
class _Maker(Bindings):
    element: Attribute
    context: Context
    random: Random
    _shape: Sequence[int] | None = None
    """The shape of operands of PyTorch's operators that the rule gives no shape."""
    _compared: Attribute | None = None
    """The element type of the operands of a comparison at the root."""

    def make(self) -> Instance:
        self.block = Block()
        tree = self.variant.tree
        if issubclass(self.variant.pattern.root, prim.PrimOp):
            root = self._operation(tree, self._root_type(tree))
        else:
            root = self._forward(tree)
        if tree.types:
            self.fit(tree.types[0], _tensor(root.results[0]))
        types = [result.type for result in root.results]
        self.block.add_op(ReturnOp(*root.results))
        signature = ([argument.type for argument in self.block.args], types)
        function = FuncOp("forward", signature, Region(self.block))
        module = ModuleOp([function])
        try:
            module.verify()
        except VerifyException as error:
            raise Rejected from error
        return Instance(module, function, root)

    def _root_type(self, tree: OperationNode) -> TensorType:
        """Return a result type; it is boolean if the root is a comparison or combines comparisons of the element
        type.
        """
        sizes = self._written_shape(tree) or list(self.random.choice(self._shapes))
        element = self.element
        if _contains(tree, "prim.compare"):
            self._compared = self.element
            if tree.names[0] in _OF_BOOLEANS:
                element = BOOL
        return tensor(sizes, element)

    @property
    def _shapes(self) -> Sequence[Sequence[int]]:
        return SHAPES if self._is_elementwise(self.variant.tree) else VIEW_SHAPES

    def _is_elementwise(self, node: Value) -> bool:
        if not isinstance(node, OperationNode):
            return True
        kind = self.context.get_op(node.names[0])
        return issubclass(kind, prim.ElementwiseOp) and all(map(self._is_elementwise, node.operands))

    def _written_shape(self, tree: OperationNode) -> list[int] | None:
        """Return sizes for the shape that the rule requires of the root or one of its operands, if it requires one."""
        for operand in (tree, *tree.operands):
            for each in operand.types:
                if isinstance(each, TensorShape) and each.sizes is not None:
                    return self._choose_sizes(each.sizes)
        return None

    def _choose_sizes(self, sizes: Sequence[Sizes | Expression]) -> list[int]:
        chosen: list[int] = []
        named = {name: value for name, value in self.names.items() if isinstance(value, int)}
        for size in sizes:
            if isinstance(size, Sizes):
                chosen.extend(self.random.choice(SIZES) for _ in range(self.random.randint(0, 2)))
            elif isinstance(size, Literal) and isinstance(size.value, int):
                chosen.append(size.value)
            elif isinstance(size, Name) and size.name != "_":
                chosen.append(named.setdefault(size.name, self.random.choice(SIZES)))
            else:
                chosen.append(self.random.choice(SIZES))
        return chosen

    # Values of a requested type

    def _value(self, node: Value, type: TensorType) -> SSAValue:
        for each in node.types:
            self.fit(each, type)
        match node:
            case Leaf():
                return self._leaf(node.name, type)
            case Constant():
                value = self._constant(node, type)
            case OperationNode():
                op = self._operation(node, type)
                value = op.results[node.result or 0]
            case _:
                raise Rejected
        if node.binding is not None:
            self.names[node.binding] = value
        return value

    def _leaf(self, name: str, type: TensorType) -> SSAValue:
        known = self.names.get(name)
        if known is not None:
            if known.type != type:
                raise Rejected
            return known
        value = self.block.insert_arg(type, len(self.block.args))
        if name != "_":
            self.names[name] = value
        return value

    def _constant(self, node: Constant, type: TensorType) -> SSAValue:
        number: Any
        name = node.number.name if isinstance(node.number, Name) else None
        if name is not None and name not in WORDS:
            number = self.names.get(name)
            if number is None:
                number = random_number(type.element_type, self.random, moderate=self.variant.level > 0)
        else:
            number = self.evaluate(node.number)
        try:
            op = make_constant(number, type)
        except Undecided as undecided:
            raise Rejected from undecided
        if name is not None and name != "_" and name not in WORDS:
            self.names[name] = number_of(op)
        self.block.add_op(op)
        return op.results[0]

    def _operation(self, node: OperationNode, type: TensorType) -> Operation:
        kind = self.context.get_op(node.names[0])
        signature = signature_of(kind)
        if signature.schema is not None:
            return self._forward(node)
        given = self._given(node)
        sample = sampler_of(kind)(type, len(node.operands), given, self.random)
        if kind is prim.CompareOp and self._compared is not None:
            element = INDEX_ELEMENT if any(_contains(each, "prim.iota") for each in node.operands) else self._compared
            sample.operands[:] = [tensor(sizes_of(each), element) for each in sample.operands]
        properties: dict[str, Attribute] = {}
        for name, value in {**sample.properties, **given}.items():
            made = to_property(value, name, signature)
            if made is not None:
                properties[name] = made
        self._bind_properties(node, properties)
        operands = [self._value(each, wanted) for each, wanted in zip(node.operands, sample.operands, strict=True)]
        op = kind.create(operands=operands, properties=properties, result_types=[type])
        self.block.add_op(op)
        return op

    def _given(self, node: OperationNode) -> dict[str, Any]:
        """Return the properties that the rule, or a bound name, determines."""
        given: dict[str, Any] = {}
        for each in node.properties:
            if isinstance(each.value, Name) and each.value.name not in WORDS:
                if each.value.name in self.names:
                    given[each.name] = self.names[each.value.name]
            else:
                given[each.name] = self.evaluate(each.value)
        return given

    def _bind_properties(self, node: OperationNode, properties: dict[str, Attribute]) -> None:
        for each in node.properties:
            if isinstance(each.value, Name) and each.value.name not in ("_", *WORDS) and each.name in properties:
                self.names[each.value.name] = to_value(properties[each.name])

    # Operators of PyTorch: the result types are found by running them

    def _forward(self, node: OperationNode) -> Operation:
        from ...ir.semantics.aten import execute_aten

        kind = self.context.get_op(node.names[0])
        signature = signature_of(kind)
        if signature.schema is None:
            raise Rejected
        operands = [self._any_value(each) for each in node.operands if not isinstance(each, Absent)]
        rank = len(sizes_of(_tensor(operands[0]))) if operands else 0
        given = self._given(node)
        for each in node.properties:
            if each.name not in given:
                given[each.name] = self._random_argument(signature.schema.by_name[each.name].type.base, rank)
        properties: dict[str, Attribute] = {}
        for name, value in given.items():
            made = to_property(value, name, signature)
            if made is not None:
                properties[name] = made
        self._bind_properties(node, properties)
        for each in node.properties:
            if isinstance(each.value, Name) and each.value.name != "_":
                self.names.setdefault(each.value.name, given[each.name])
        op = kind.create(operands=operands, properties=properties,
                         result_types=[BOOL] * len(signature.result_variables))
        inputs = [random_input(sizes_of(_tensor(value)), _tensor(value).element_type, self.random, moderate=True)
                  for value in operands]
        try:
            results = execute_aten(op, inputs, {})
        except (RuntimeError, IndexError, NotImplementedError, TypeError, ValueError) as error:
            op.erase()
            raise Rejected from error
        for result, found in zip(op.results, results, strict=True):
            result._type = tensor(list(found.shape), element_type(found.dtype))  # pyright: ignore[reportPrivateUsage]
        self.block.add_op(op)
        return op

    def _any_value(self, node: Value) -> SSAValue:
        if isinstance(node, OperationNode):
            op = self._forward(node)
            value = op.results[node.result or 0]
            for each in node.types:
                self.fit(each, _tensor(value))
            if node.binding is not None:
                self.names[node.binding] = value if len(op.results) == 1 else op
            return value
        if isinstance(node, Leaf) and node.name in self.names:
            return self.names[node.name]
        written = [each.sizes for each in node.types if isinstance(each, TensorShape) and each.sizes is not None]
        if written:
            sizes: Sequence[int] = self._choose_sizes(written[0])
        else:
            self._shape = sizes = self._shape if self._shape is not None else self.random.choice(self._shapes)
        return self._value(node, tensor(sizes, self.element))

    def _random_argument(self, base: str, rank: int) -> Any:
        if base == "bool":
            return self.random.random() < 0.5
        if base in ("float", "Scalar"):
            return self.random.choice([0.5, 1.0, 2.0])
        if base in ("int", "SymInt"):
            return self.random.randrange(-rank, rank) if rank else 0
        raise Rejected


_OF_BOOLEANS = ("prim.compare", "prim.not", "prim.and", "prim.or", "prim.xor")
"""The roots with a boolean result in rules about comparisons."""


def _contains(node: Value, name: str) -> bool:
    return isinstance(node, OperationNode) and (name in node.names or any(_contains(n, name) for n in node.operands))


def _tensor(value: SSAValue) -> TensorType:
    assert isinstance(value.type, TensorType)
    return value.type
