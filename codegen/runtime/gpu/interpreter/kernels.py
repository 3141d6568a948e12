"""Runs kernels in Triton Python by Triton's interpreter. Imported when a kernel is interpreted."""

from __future__ import annotations

import ast
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from types import FunctionType
from typing import Any

import numpy as np
import torch
import triton.language as tl
from triton.runtime import interpreter
from triton.runtime.jit import JITFunction

from .....ir.errors import SourcePosition
from .....ir.semantics.blocks.libdevice import evaluate
from .....ir.strided_memory import memory_extent
from ..kernel import GpuKernel
from .bounds import CheckedBuilder, CheckedPointer
from .builder import Builder, numbers, stored
from .combinations import reduce, scan

__all__ = ["InterpretedKernel", "interpreted_kernels"]

_ONE_AT_A_TIME = threading.RLock()
"""The interpreter patches triton.language globally while a kernel runs."""


def interpreted_kernels(
    text: str, file: str, kernels: Sequence[GpuKernel], names: Mapping[str, str], *, check_bounds: bool = False,
    positions: Mapping[int, SourcePosition] | None = None,
) -> dict[str, InterpretedKernel]:
    """The kernels in a text of Triton Python, as functions of a stream (any value), a grid and the kernel's
    arguments.

    They take tensors on the CPU, or addresses. Errors denote kernels by `names`. With `check_bounds` an access out of
    bounds raises OutOfBounds, at the place in the user's program that `positions` give for a line of the text.
    """
    namespace = _functions(text, file)

    def builder_of(kernel: GpuKernel) -> Callable[[], Builder]:
        name = names.get(kernel.name, kernel.name)
        if not check_bounds:
            return lambda: Builder(name)
        return lambda: CheckedBuilder(name, namespace, text, positions or {})

    return {kernel.name: InterpretedKernel(kernel, namespace[kernel.name], builder_of(kernel), check_bounds)
            for kernel in kernels}


class InterpretedKernel:
    """A single kernel."""

    def __init__(self, kernel: GpuKernel, function: FunctionType, builder: Callable[[], Builder],
                 check_bounds: bool):
        self._types = [tl.str_to_ty(type, None) for type in kernel.parameters]
        self.function = function
        """The function in the text."""
        self._builder = builder
        self._check_bounds = check_bounds

    def __call__(self, stream: object, x: int, y: int, z: int, *arguments: torch.Tensor | int) -> None:
        names = self.function.__code__.co_varnames
        types = [_checked(type, name, value) if self._check_bounds else type
                 for value, type, name in zip(arguments, self._types, names, strict=False)]
        given = [_argument(value, type) for value, type in zip(arguments, types, strict=True)]
        builder = self._builder()
        builder.set_grid_dim(x, y, z)
        with _interpreting(self.function, builder), np.errstate(all="ignore"):
            for place in product(range(x), range(y), range(z)):
                builder.set_grid_idx(*place)
                self.function(*given)


def _checked(type: Any, name: str, value: torch.Tensor | int) -> Any:
    """The type of an argument, which says for a tensor where its elements lie."""
    if not type.is_ptr() or isinstance(value, int):
        return type
    return CheckedPointer(type.element_ty, name, value.data_ptr(), memory_extent(value.shape, value.stride()))


def _argument(value: torch.Tensor | int, type: Any) -> Any:
    """An argument, a tensor's address or a number, as a scalar of the interpreter."""
    if type.is_ptr():
        address = value if isinstance(value, int) else value.data_ptr()
        return tl.tensor(interpreter.TensorHandle(np.array([address], dtype=np.uint64), type), type)
    # numpy raises OverflowError for numbers out of range of the type.
    return tl.tensor(interpreter.TensorHandle(np.array([value], dtype=type.name), type), type)


def _functions(text: str, file: str) -> dict[str, Any]:
    """The functions of a text, transformed for the interpreter such that assigned values are tensors."""
    tree = ast.parse(text, file)
    for definition in tree.body:
        if isinstance(definition, ast.FunctionDef):
            definition.decorator_list.clear()
            interpreter.ASTTransformer().visit(definition)
    namespace: dict[str, Any] = {"interpreter_semantic": interpreter.interpreter_semantic,
                                 "_InterpreterComparison": getattr(interpreter, "_InterpreterComparison", None)}
    exec(compile(ast.fix_missing_locations(tree), file, "exec"), namespace)
    namespace.update({"libdevice": Functions(_library_function), "range": _range})  # looked up when a kernel runs
    return namespace


@contextmanager
def _interpreting(function: Any, builder: Builder) -> Iterator[None]:
    """In this context, triton.language is evaluated by `builder`."""
    with _ONE_AT_A_TIME:
        semantic = interpreter.interpreter_semantic
        usual = interpreter.interpreter_builder
        # Triton 3.9 looks up the builder in the first place, Triton 3.6 in the second.
        semantic.builder = interpreter.interpreter_builder = builder
        scope = interpreter._patch_lang(function)
        try:
            # Triton's own functions, such as `tl.max`, look up callees in the module that defines them.
            interpreter._patch_builtin(tl.core, builder, scope)
            for module in (tl, tl.core):
                scope.set_attr(module, "reduce", reduce)
                scope.set_attr(module, "associative_scan", scan)
                scope.set_attr(module, "range", _range)
            scope.set_attr(semantic, "broadcast_impl_value", _broadcast(semantic.broadcast_impl_value))
            for module in (tl, tl.standard):
                for name, member in list(vars(module).items()):
                    if isinstance(member, JITFunction | interpreter.InterpretedFunction):
                        scope.set_attr(module, name, member.fn)
            yield
        finally:
            scope.restore()
            semantic.builder = interpreter.interpreter_builder = usual


def _broadcast(to_one_shape: Callable[[Any, Any], tuple[Any, Any]]) -> Callable[[Any, Any], tuple[Any, Any]]:
    """Most operands have one shape, which Triton takes long to see."""

    def broadcast(left: Any, right: Any) -> tuple[Any, Any]:
        shapes = [list(each.type.shape) for each in (left, right) if each.type.is_block()]
        return (left, right) if len(shapes) == 2 and shapes[0] == shapes[1] else to_one_shape(left, right)

    return broadcast


def _range(*bounds: Any, **_: Any) -> Iterator[Any]:
    """The values of an induction variable, which is a scalar as in a compiled kernel."""
    tensors: list[Any] = [interpreter.interpreter_semantic.to_tensor(each) for each in bounds]
    wide = any(each.dtype.primitive_bitwidth == 64 for each in tensors)
    type = tl.int64 if wide else tl.int32
    for value in range(*(int(each.handle.data.item()) for each in tensors)):
        yield tl.tensor(stored(np.array([value]), type), type)


def _library_function(name: str, arguments: Sequence[Any]) -> Any:
    """Evaluate a function of libdevice on blocks and scalars."""
    tensors: list[Any] = [interpreter.interpreter_semantic.to_tensor(each) for each in arguments]
    shaped = max(tensors, key=lambda each: len(each.handle.data.shape))
    result = evaluate(name, [numbers(each.handle) for each in tensors])
    return tl.tensor(stored(result, tensors[0].dtype), shaped.type)


class Functions:
    """The substitute for the module `libdevice` in an interpreted kernel: its functions take blocks and scalars."""

    def __init__(self, apply: Callable[[str, Sequence[Any]], Any]):
        self._apply = apply

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return lambda *arguments: self._apply(name, arguments)
