"""What executions of kernels have in common: the values of a kernel, and the order of its operations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from xdsl.ir import Block, Operation, SSAValue

from ...errors import UnsupportedError
from ...plugins import find_in_packages
from .values import Value, of_type

__all__ = ["KernelExecution"]


class KernelExecution(ABC):
    """A single execution of a kernel."""

    def __init__(self) -> None:
        self.values: dict[SSAValue, Any] = {}

    @abstractmethod
    def _run(self, op: Operation) -> None:
        """Run an operation that ends no block."""

    def _block(self, block: Block) -> list[Value]:
        """Run the operations of a block; returns the operands of its terminator."""
        for op in block.ops:
            if op is block.last_op:
                return self._operands(op)
            self._run(op)
        return []

    def _operands(self, op: Operation) -> list[Value]:
        return [self.values[operand] for operand in op.operands]

    def _run_by_package(self, op: Operation) -> None:
        """Run an operation of a package that has semantics for it: a function of tensors."""
        function = find_in_packages("semantics", op.name)
        if function is None or not op.results:
            raise UnsupportedError.at(op, f"'{op.name}' has no reference semantics in a kernel",
                                      hint="a plug-in gives its operations semantics by an entry 'semantics'")
        import torch

        found = function(op, *(torch.as_tensor(value) for value in self._operands(op)))
        several = found if isinstance(found, tuple | list) else [found]
        for result, value in zip(op.results, several, strict=True):
            self.values[result] = of_type(value.numpy(), result.type)
