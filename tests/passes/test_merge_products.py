"""Products merged in random programs, whose results are unchanged."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import torch
from xdsl.dialects.builtin import Float64Type, ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Region, SSAValue

from stepwell.ir.context import make_context
from stepwell.ir.dialects.aten import call
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.semantics.interpreter import run_module
from stepwell.ir.shapes import dims, tensor
from stepwell.passes.aten.merge_product_sums import MergeProductSums
from stepwell.passes.aten.merge_products import MergeProducts

CONTEXT = make_context()
WIDTH = 40
ROWS = (5, 6)


class Program:
    """A random program of rows that are multiplied by weights and fed on, and of sums of products as large as a
    weight."""

    def __init__(self, seed: int):
        self.random = Random(seed)
        shapes = [(3, ROWS[0], WIDTH), *((rows, WIDTH) for rows in ROWS), *[(WIDTH, WIDTH)] * 3, *[(WIDTH,)] * 2]
        self.block = Block(arg_types=[tensor(shape, Float64Type()) for shape in shapes])
        steps, first, second, *weights = self.block.args
        self.weights, self.biases = weights[:3], [None, *weights[3:]]
        self.rows: list[SSAValue] = [first, second]
        self.squares: list[SSAValue] = [weights[0]]
        for index in self.random.sample(range(3), 3):
            self.rows.append(self.call("aten.select.int", {"self": steps, "dim": 0, "index": index}, (ROWS[0], WIDTH)))
        for _ in range(60):
            self.random.choice((self.multiply, self.multiply, self.bend, self.add, self.gather, self.sum))()
        results = [value for value in (*self.rows, *self.squares) if not value.uses]
        self.block.add_op(ReturnOp(*results))
        types = [value.type for value in self.block.args], [value.type for value in results]
        self.module = ModuleOp([FuncOp("forward", types, Region(self.block))])

    def call(self, name: str, arguments: dict[str, Any], shape: tuple[int, ...]) -> SSAValue:
        self.block.add_op(op := call(name, arguments, [tensor(shape, Float64Type())]))
        return op.results[0]

    def transposed(self, value: SSAValue) -> SSAValue:
        rows, columns = (size.as_int for size in dims(value.type))
        return self.call("aten.t", {"self": value}, (columns, rows))

    def multiply(self) -> None:
        """A weight, or its transpose, times rows."""
        rows, weight = self.random.choice(self.rows), self.random.choice(self.weights)
        weight = self.transposed(weight) if self.random.random() < 0.3 else weight
        shape, bias = (dims(rows.type)[0].as_int, WIDTH), self.random.choice(self.biases)
        if bias is None:
            product = self.call("aten.mm", {"self": rows, "mat2": weight}, shape)
        else:
            product = self.call("aten.addmm", {"self": bias, "mat1": rows, "mat2": weight}, shape)
        self.rows.append(self.call("aten.tanh", {"self": product}, shape))

    def bend(self) -> None:
        rows = self.random.choice(self.rows)
        self.rows.append(self.call("aten.sin", {"self": rows}, (dims(rows.type)[0].as_int, WIDTH)))

    def add(self) -> None:
        first = self.random.choice(self.rows)
        second = self.random.choice([each for each in self.rows if each.type == first.type])
        shape = dims(first.type)[0].as_int, WIDTH
        self.rows.append(self.call("aten.add.Tensor", {"self": first, "other": second}, shape))

    def gather(self) -> None:
        """A product of rows with rows, which may be transposed."""
        first = self.random.choice(self.rows)
        second = self.random.choice([each for each in self.rows if each.type == first.type])
        product = self.call("aten.mm", {"self": self.transposed(first), "mat2": second}, (WIDTH, WIDTH))
        self.squares.append(self.transposed(product) if self.random.random() < 0.3 else product)

    def sum(self) -> None:
        first, second = self.squares[-1], self.random.choice(self.squares[-4:])
        if self.random.random() < 0.3:
            rows = self.random.choice(self.rows)
            given = {"self": first, "mat1": self.transposed(rows), "mat2": rows}
            value = self.call("aten.addmm", given, (WIDTH, WIDTH))
        else:
            value = self.call("aten.add.Tensor", {"self": second, "other": first}, (WIDTH, WIDTH))
        self.squares.append(self.transposed(value) if self.random.random() < 0.2 else value)


@pytest.mark.parametrize("seed", range(24))
def test_random_programs(seed: int) -> None:
    program = Program(seed)
    torch.manual_seed(seed)
    inputs = [torch.randn([size.as_int for size in dims(each.type)], dtype=torch.float64) / 4
              for each in program.block.args]
    wanted = run_module(program.module, inputs)
    for options in ({"call": 0}, {"call": 0, "pieces": 3}, {"call": 0, "memory": 6000}, {"call": 1 << 40}):
        module = program.module.clone()
        for each in (MergeProductSums(**options), MergeProducts(**options)):
            each.apply(CONTEXT, module)
            verify_module(module)
            for result, value in zip(run_module(module, inputs), wanted, strict=True):
                torch.testing.assert_close(result, value, rtol=1e-9, atol=1e-9)
        assert "aten.cat" in str(module) or options["call"], "something is merged"
