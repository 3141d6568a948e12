"""What executions of kernels have in common: the values of a kernel, and the order of its operations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from xdsl.ir import Block, Operation, SSAValue

from .values import Value

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
