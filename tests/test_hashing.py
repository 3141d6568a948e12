"""Hashes of values, operations and types."""

from __future__ import annotations

import pickle

from xdsl.dialects.builtin import ModuleOp, TensorType, f32
from xdsl.ir import Block

from stepwell.ir.context import make_context


def test_equal_types_have_equal_hashes() -> None:
    make_context()
    one, other = (TensorType(f32, [3, 4]) for _ in range(2))
    assert one == other
    assert hash(one) == hash(one) == hash(other)
    assert hash(one) != hash(TensorType(f32, [4, 3]))
    assert {one: 1}[other] == 1


def test_a_hash_is_not_pickled() -> None:
    make_context()
    type = TensorType(f32, [3, 4])
    hash(type)
    copy = pickle.loads(pickle.dumps(type))
    assert copy == type
    assert vars(copy).keys() == {"shape", "element_type", "encoding"}


def test_values_and_operations_are_hashed_as_any_object() -> None:
    make_context()
    [argument] = Block(arg_types=[f32]).args
    for kind in (type(argument), ModuleOp):
        assert kind.__hash__ is object.__hash__
        assert kind.__eq__ is object.__eq__
