"""The table of operator schemas, and how the frontend imports operators."""

from __future__ import annotations

import pytest
import torch
from xdsl.dialects import test
from xdsl.dialects.builtin import f32
from xdsl.ir import SSAValue

from stepwell.frontend import generate_schemas
from stepwell.frontend.graphs.operators import op_name, operator_name, scalar_variant
from stepwell.frontend.transformations.decompositions import DECOMPOSED, EXTRA, KEPT, decompositions
from stepwell.ir.dialects.aten import Aten, Prims, arguments, call, parse_schema
from stepwell.ir.dialects.aten.schema import REQUIRED
from stepwell.ir.dialects.aten.table import op_names, schema_of_name
from stepwell.ir.shapes import tensor
from stepwell.passes.aten.lowerings import LOWERINGS


def test_table_is_up_to_date() -> None:
    generated = "2.13" in torch.__version__
    if not generated:
        pytest.skip("the table is of torch 2.13; operators that differ are called with their own schemas")
    assert generate_schemas.main(["--check"]) == 0


def test_every_operator_has_a_class() -> None:
    classes = {op.name: op for dialect in (Aten, Prims) for op in dialect.operations}
    assert set(classes) == {*op_names("aten"), *op_names("prims"), "aten.call"}
    assert classes["aten.add.Tensor"].schema.qualified_name == "aten::add.Tensor"


@pytest.mark.parametrize(
    "operator, name",
    [
        (torch.ops.aten.add.Tensor, "aten.add.Tensor"),
        (torch.ops.aten.mm.default, "aten.mm"),
        (torch.ops.aten.add_.Tensor, str(torch.ops.aten.add_.Tensor._schema)),
    ],
    ids=str,
)
def test_operator_name(operator: torch._ops.OpOverload, name: str) -> None:
    assert operator_name(operator) == name


@pytest.mark.parametrize(
    "name, numbers, variant",
    [
        ("aten.add.Tensor", ("other",), "aten.add.Scalar"),
        ("aten.pow.Tensor_Tensor", ("exponent",), "aten.pow.Tensor_Scalar"),
        ("aten.where.self", ("other",), "aten.where.ScalarOther"),
        ("aten.maximum", ("other",), None),
    ],
)
def test_scalar_variant(name: str, numbers: tuple[str, ...], variant: str | None) -> None:
    assert scalar_variant(name, numbers) == variant


def test_schema_grammar() -> None:
    schema = parse_schema(
        'ns::f.o(Tensor(a!) x, Tensor?[] i, int[2] k=1, *, ScalarType? d=6, str s="a b", float e=1e-5, '
        "bool[] m=[True, False]) -> (Tensor(a!) out, Tensor[])"
    )
    assert [str(a.type) for a in schema.arguments] == [
        "Tensor", "Tensor?[]", "int[2]", "ScalarType?", "str", "float", "bool[]"]
    assert [a.default for a in schema.arguments][:3] == [REQUIRED, REQUIRED, (1, 1)]
    assert str(schema.arguments[3].default) == "f32"
    assert [a.default for a in schema.arguments][4:] == ["a b", 1e-5, (True, False)]
    assert [a.keyword_only for a in schema.arguments] == [False] * 3 + [True] * 4
    assert schema.arguments[0].type.is_written and not schema.is_pure
    assert [str(each) for each in schema.returns] == ["Tensor", "Tensor[]"]


BACKWARD = [name for name in op_names("aten") if "_backward" in name]


@pytest.mark.parametrize("name", BACKWARD)
def test_any_tensor_may_be_undefined(name: str) -> None:
    """Torch takes None for every tensor, also where the schema does not say so: each other keeps its argument."""
    schema = schema_of_name(name)
    assert schema is not None
    each = [argument.name for argument in schema.tensors if not argument.type.is_list]
    for missing in ([], *([one] for one in each), each):
        source = test.TestOp(result_types=[tensor([4], f32) for _ in each])
        given: dict[str, SSAValue] = dict(zip(each, source.results, strict=True))
        given = {key: value for key, value in given.items() if key not in missing}
        found = arguments(call(name, given, []))
        assert {key: found[key] for key in each} == {key: given.get(key) for key in each}


def test_effects() -> None:
    assert schema_of_name("aten.add.Tensor").is_pure
    assert not schema_of_name("aten.rand").is_pure


def test_decompositions_leave_what_is_lowered() -> None:
    names = {op_name(operator) for operator in decompositions()}
    decomposed = {"aten.native_batch_norm_backward", *DECOMPOSED}
    names.discard("aten._to_copy")  # decomposed before torch 2.13
    assert names & set(LOWERINGS) == decomposed and not names & set(KEPT)
    assert {name for name in EXTRA if schema_of_name(name)} <= names | set(LOWERINGS)
    attention = "aten._scaled_dot_product_flash_attention_for_cpu"
    assert {"aten.mm", "aten.convolution", attention}.isdisjoint(names)
