"""Programs lowered to loops, mapped to blocks in different ways, and run as kernels of blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import torch
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, SSAValue

import stepwell
from stepwell.ir.context import make_context
from stepwell.ir.dialects import host, triton
from stepwell.ir.dialects.loop import ForOp, KernelOp, LoopOp, ParallelOp, ReduceOp
from stepwell.ir.dialects.loop.blocks import AXES, BlockAttr
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.text import parse_module
from stepwell.passes.management.pass_manager import PassManager
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for

from .triton_evaluator import dtype_of, launch

LOWERING = "loop-to-triton," + pipeline_for("cuda:default", "triton", threads=False)


def loops_of(function: Callable, *inputs: torch.Tensor, dynamic: bool = False) -> str:
    """A program's kernels of loops."""
    return str(stepwell.lower(function, *inputs, to="loop", dynamic=dynamic))


def mapped(text: str, choose: Callable[[LoopOp, bool], BlockAttr | None]) -> ModuleOp:
    """A module whose loops are mapped as `choose` says, given whether a loop may be one of programs."""
    module = parse_module(make_context(), text)
    for kernel in module.ops:
        if isinstance(kernel, KernelOp):
            _map_block(kernel.body.block, True, choose)
    return module


def _map_block(block: Block, outermost: bool, choose: Callable[[LoopOp, bool], BlockAttr | None]) -> None:
    """Loops of programs stand alone, so that no program needs what another one writes."""
    loops = [op for op in block.ops if isinstance(op, LoopOp)]
    for loop in loops:
        may_be_programs = outermost and isinstance(loop, ParallelOp) and len(loops) == 1
        attribute = choose(loop, may_be_programs)
        if attribute is not None:
            loop.attributes["block"] = attribute
        is_program = attribute is not None and attribute.launch_axis is not None
        _map_block(loop.body.block, is_program, choose)


def random_mapping(random: Random) -> Callable[[LoopOp, bool], BlockAttr | None]:
    """Any loop in any way, blocks small enough for kernels to need several of them."""
    def choose(loop: LoopOp, may_be_programs: bool) -> BlockAttr | None:
        size = random.choice([1, 2, 4, 8, 16])
        used = sum(1 for _ in _loops_around(loop))
        if may_be_programs and used < len(AXES) and random.random() < 0.8:
            return BlockAttr.of(size, AXES[used])
        return BlockAttr.of(size) if random.random() < 0.7 else None

    return choose


def _loops_around(loop: LoopOp):
    parent = loop.parent_op()
    while parent is not None and not isinstance(parent, KernelOp):
        if isinstance(parent, ParallelOp | ReduceOp | ForOp):
            yield parent
        parent = parent.parent_op()


def lowered(module: ModuleOp, pipeline: str = LOWERING) -> ModuleOp:
    """A module's kernels as kernels of blocks; it verifies."""
    PassManager(parse_pipeline(pipeline), []).run(make_context(), module)
    verify_module(module)
    return module


def run(module: ModuleOp, inputs: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """The results of a module's host program, which only allocates and launches."""
    kernels = {op.sym_name.data: op for op in module.ops if isinstance(op, triton.FuncOp)}
    forward = next(op for op in module.ops if isinstance(op, FuncOp))
    values: dict[SSAValue, Any] = {}
    sizes: dict[str, int] = {}
    buffers = iter(inputs)
    for argument in forward.body.block.args:
        if isinstance(argument.type, host.BufferType):
            given = next(buffers)
            values[argument] = _as_bytes(given.reshape(-1).clone())
            for size, number in zip(argument.type.sizes.data, given.shape, strict=True):
                if (name := size.as_symbol) is not None:
                    sizes[name] = number
    for argument, attributes in zip(forward.body.block.args, forward.arg_attrs or (), strict=False):
        if "shape.symbol" in attributes.data:
            values[argument] = sizes[attributes.data["shape.symbol"].data]  # type: ignore[attr-defined]
    for op in forward.body.block.ops:
        match op:
            case host.AllocOp():
                values[op.result] = _memory(op.result.type, sizes)
            case host.ExpectStridesOp():
                values[op.result] = values[op.input]
            case host.LaunchOp():
                launch(kernels[op.kernel.string_value()], *(values[a] for a in op.arguments))
            case ReturnOp():
                return [_as_tensor(values[v], v.type, sizes) for v in op.operands]
            case _:
                raise AssertionError(f"the host program has {op.name}")
    return []


def _as_bytes(tensor: torch.Tensor) -> torch.Tensor:
    return tensor.view(torch.int8) if tensor.dtype in (torch.bool, torch.uint8) else tensor


def _memory(type: Any, sizes: dict[str, int]) -> torch.Tensor:
    """Memory that holds something else than what is expected of it."""
    count = 1
    for size in type.sizes.data:
        count *= size.evaluate(sizes)
    dtype = _as_bytes(torch.empty(0, dtype=_dtype(type))).dtype
    return torch.full([count], float("nan") if dtype.is_floating_point else 99, dtype=dtype)


def _dtype(type: Any) -> torch.dtype:
    return torch.uint8 if str(type.element_type) == "ui8" else dtype_of(type.element_type)


def _as_tensor(memory: torch.Tensor, type: Any, sizes: dict[str, int]) -> torch.Tensor:
    shape, strides = ([each.evaluate(sizes) for each in dims.data] for dims in (type.sizes, type.strides))
    return memory.view(_dtype(type)).as_strided(shape, strides)
