"""Accesses that Triton's interpreter checks. Imported when a kernel is interpreted so."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import FrameType
from typing import Any

import numpy as np
import triton.language as tl
from triton.runtime.interpreter import TensorHandle

from .....ir.errors import SourcePosition
from .....ir.semantics.kernels.errors import OutOfBounds
from .builder import Builder

__all__ = ["CheckedBuilder", "CheckedPointer"]


class CheckedPointer(tl.pointer_type):
    """The type of the pointers into one buffer: what is computed of a pointer keeps its type."""

    def __init__(self, element: Any, name: str, address: int, count: int):
        super().__init__(element)
        self.name, self.address, self.count = name, address, count


class CheckedBuilder(Builder):
    """Evaluates the operations of a kernel, and raises OutOfBounds for the first access outside of its buffer."""

    def __init__(self, kernel: str, namespace: Mapping[str, Any], text: str,
                 positions: Mapping[int, SourcePosition]):
        """`namespace` is that of the functions in `text`; `positions` are the user's lines by the lines of `text`, as
        far as they are known.
        """
        super().__init__(kernel)
        self._namespace, self._lines, self._positions = namespace, text.splitlines(), positions

    def create_masked_load(self, ptrs: TensorHandle, mask: TensorHandle, *arguments: Any, **names: Any) -> TensorHandle:
        self._check(ptrs, mask)
        return super().create_masked_load(ptrs, mask, *arguments, **names)

    def create_masked_store(self, ptrs: TensorHandle, value: TensorHandle, mask: TensorHandle, *arguments: Any,
                            **names: Any) -> Any:
        self._check(ptrs, mask)
        return super().create_masked_store(ptrs, value, mask, *arguments, **names)

    def create_atomic_rmw(self, rmwOp: Any, ptr: TensorHandle, val: TensorHandle, mask: TensorHandle, *arguments: Any,
                          **names: Any) -> TensorHandle:
        self._check(ptr, mask)
        return super().create_atomic_rmw(rmwOp, ptr, val, mask, *arguments, **names)

    def create_atomic_cas(self, ptr: TensorHandle, *arguments: Any, **names: Any) -> TensorHandle:
        self._check(ptr, None)
        return super().create_atomic_cas(ptr, *arguments, **names)

    def create_bitcast(self, src: TensorHandle, dst_type: Any) -> TensorHandle:
        into = src.dtype
        if not isinstance(into, CheckedPointer):
            return super().create_bitcast(src, dst_type)
        return TensorHandle(src.data, CheckedPointer(dst_type.scalar.element_ty, into.name, into.address, into.count))

    def create_select(self, condition: TensorHandle, left: TensorHandle, right: TensorHandle) -> TensorHandle:
        """Of two buffers the result is a pointer into the one that is chosen; unchecked if lanes choose differently."""
        chosen = super().create_select(condition, left, right)
        if not isinstance(left.dtype, CheckedPointer) and not isinstance(right.dtype, CheckedPointer):
            return chosen
        is_left = condition.data.astype(bool)
        plain = tl.pointer_type(right.dtype.element_ty)  # type: ignore[attr-defined]
        return TensorHandle(chosen.data, left.dtype if is_left.all() else plain if is_left.any() else right.dtype)

    def _check(self, pointers: TensorHandle, mask: TensorHandle | None) -> None:
        into = pointers.dtype
        if not isinstance(into, CheckedPointer):
            return
        itemsize = max(1, into.element_ty.primitive_bitwidth // 8)
        places = (pointers.data.astype(np.int64) - into.address) // itemsize
        wrong = (places < 0) | (places >= into.count)
        if mask is not None:
            wrong = wrong & mask.data.astype(bool)
        if wrong.any():
            line = self._line()
            raise OutOfBounds(
                f"'{self._lines[line - 1].strip() if line else '?'}' accesses element {places[wrong].flat[0]} of a "
                f"buffer of {into.count}: of '{into.name}' of kernel {self.kernel}", where=self._positions.get(line))

    def _line(self) -> int:
        """The line of the kernel that is being interpreted; 0 if it is in no frame."""
        frame: FrameType | None = sys._getframe()
        while frame is not None and frame.f_globals is not self._namespace:
            frame = frame.f_back
        return 0 if frame is None else frame.f_lineno
