"""What TorchScript's operators compute: Python's functions for numbers, lists and texts, and torch's for tensors."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.fx.experimental.symbolic_shapes import statically_known_true
from torch.utils._pytree import tree_leaves, tree_map_only

from ....ir.errors import UnsupportedError
from .maybe import checked, is_same, unchecked
from .numbers import (
    Number,
    compare,
    held,
    math_function,
    not_,
    smallest_or_largest,
    to_bool,
    to_float,
    to_int,
    to_number,
)
from .rows import Appended, has_rows, rows_function, slices
from .state import State

__all__ = ["call_aten", "dtype_code", "python_function"]

_MATH = ("sqrt", "exp", "log", "log2", "log10", "log1p", "expm1", "sin", "cos", "tan", "asin", "acos", "atan", "sinh",
         "cosh", "tanh", "floor", "ceil", "pow", "atan2", "fmod", "copysign", "isnan", "isinf", "isfinite", "erf",
         "gamma", "lgamma", "degrees", "radians", "gcd", "factorial")

_NUMBERS: Mapping[str, Callable[..., Any]] = {
    **{name: math_function(name) for name in _MATH},
    **{name: compare(name) for name in ("eq", "ne", "lt", "le", "gt", "ge")},
    **{name: getattr(operator, name) for name in ("add", "sub", "mul", "neg", "floordiv", "pow", "abs")},
    "div": lambda one, other, rounding=None: _divided(one, other, rounding), "truediv": operator.truediv,
    "floor_divide": operator.floordiv,
    "remainder": operator.mod, "mod": operator.mod, "rsub": lambda one, other: other - one,
    "__lshift__": operator.lshift, "__rshift__": operator.rshift,
    "min": smallest_or_largest("min"), "max": smallest_or_largest("max"), "round": round, "bin": bin, "hex": hex,
    "chr": chr, "str": str, "Int": to_int, "Float": to_float, "Bool": to_bool, "IntImplicit": to_int,
    "FloatImplicit": to_float, "item": to_number, "ScalarImplicit": to_number, "ImplicitTensorToNum": to_number,
    "Complex": complex, "rangelist": lambda count: list(range(count)),
    "__range_length": lambda low, high, step: _length(low, high, step),
    "__derive_index": lambda turn, start, step: start + turn * step,
}
"""Functions of numbers, by the name without its namespace; where no argument is a tensor."""

_CONDITIONS: Mapping[str, Callable[..., Any]] = {
    "eq": compare("eq"), "ne": compare("ne"), "__and__": compare("and_"), "__or__": compare("or_"),
    "__xor__": compare("xor"), "__not__": not_,
}
"""Connectives of conditions, each known or a tensor."""

_CONTAINERS: Mapping[str, Callable[..., Any]] = {
    "len": len, "list": list, "sum": sum, "all": all, "any": any, "sorted": sorted, "ord": ord,
    "min": smallest_or_largest("min"), "max": smallest_or_largest("max"), "add": operator.add, "mul": operator.mul,
    "__contains__": operator.contains, "__getitem__": operator.getitem, "TupleIndex": operator.getitem,
    "add_": operator.iadd, "_set_item": operator.setitem, "Delete": operator.delitem,
    "slice": lambda values, start, end, step: values[slice(start, end, step)],
    "keys": lambda pairs: [*pairs.keys()], "values": lambda pairs: [*pairs.values()],
    "items": lambda pairs: [*pairs.items()], "format": lambda text, *values: text.format(*values),
    "sort": lambda values, reverse=False: values.sort(reverse=reverse),
    **{name: lambda text, part, start=0, end=-1, name=name: getattr(text, name)(
        part, *(() if (start, end) == (0, -1) else (start, None if end == -1 else end)))
       for name in ("startswith", "endswith", "find", "rfind", "index", "rindex", "count")},
}
"""Functions of texts, lists, tuples and dictionaries; the methods of Python's classes are besides these."""

_ALL: Mapping[str, Callable[..., Any]] = {
    "__is__": is_same, "__isnot__": lambda one, other: not_(is_same(one, other)), "unchecked_cast": unchecked,
    "_unwrap_optional": checked, "unchecked_unwrap_optional": unchecked,
    "wait": lambda value: value, "NumToTensor": lambda value: value, "Print": lambda *values: None,
    "warn": lambda *values: None, "is_scripting": lambda: True, "dict": lambda pairs=(): dict(pairs),
}
"""Functions of values of any kind."""

_QUERIES: Mapping[str, Callable[..., Any]] = {
    "aten::size": lambda x, dim=None: [*x.shape] if dim is None else x.shape[dim],
    "aten::stride": lambda x, dim=None: [*x.stride()] if dim is None else x.stride(dim),
    "aten::unbind": slices, "aten::slice": lambda *values: _slice(*values),
    "aten::len": lambda x: x.shape[0], "aten::dim": lambda x: x.dim(),
    "aten::numel": lambda x: x.numel(),
    "aten::storage_offset": lambda x: x.storage_offset(), "prim::dtype": lambda x: dtype_code(x.dtype),
    "prim::device": lambda x: x.device, "prim::layout": lambda x: 0, "prim::data": lambda x: x.detach(),
    "aten::is_floating_point": lambda x: x.is_floating_point(), "aten::is_complex": lambda x: x.is_complex(),
    "aten::get_device": lambda x: x.get_device(), "aten::is_contiguous": lambda x: x.is_contiguous(),
    **{f"prim::{name}": operator.attrgetter(name)
       for name in ("is_cuda", "is_cpu", "is_sparse", "is_quantized", "is_mkldnn", "is_meta", "is_nested", "is_mps",
                    "is_sparse_csr", "is_xpu", "requires_grad", "is_leaf", "itemsize", "shape", "ndim", "T", "mT",
                    "H", "real", "imag", "grad")},
    **{f"aten::{name}": _NUMBERS[name] for name in ("Int", "Float", "Bool", "item", "IntImplicit", "FloatImplicit",
                                                     "ScalarImplicit")},
    "prim::ImplicitTensorToNum": to_number,
    # what torch.jit.trace records, without the flags of cuDNN: torch 2.11 has no shapes for it where sizes are dynamic
    "aten::_convolution": lambda *values: torch.ops.aten.convolution.default(*values[:9]),
}
"""What is asked of a tensor, and operators under another name, by the whole name."""

_DTYPES: Mapping[int, torch.dtype] = {
    **dict(enumerate((torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16, torch.float32,
                      torch.float64, torch.complex32, torch.complex64, torch.complex128, torch.bool))),
    **dict(enumerate((torch.bfloat16,), 15)),
    **dict(enumerate((torch.float8_e5m2, torch.float8_e4m3fn, torch.float8_e5m2fnuz, torch.float8_e4m3fnuz,
                      torch.uint16, torch.uint32, torch.uint64), 23)),
}
"""Types of elements by TorchScript's numbers for them, which are those of torch's enumeration `ScalarType`."""

_FORMATS = (torch.contiguous_format, torch.preserve_format, torch.channels_last, torch.channels_last_3d)


def python_function(kind: str, values: list[Any]) -> Callable[..., Any] | None:
    """The function of Python for an operator with these arguments; None if it is an operator on tensors."""
    namespace, _, name = kind.partition("::")
    if namespace not in ("aten", "prim"):
        return None
    first = values[0] if values else None
    is_tensor_of = name in ("tensor", "as_tensor") and not isinstance(first, Tensor)
    if any(has_rows(each) or isinstance(each, Appended) for each in values) and not is_tensor_of:
        return rows_function(name, values)
    if isinstance(first, list) and name in ("__getitem__", "_set_item") and isinstance(values[1], torch.SymInt):
        return rows_function(name, values)
    if kind in _QUERIES and isinstance(first, Tensor):
        return _QUERIES[kind]
    if name in _ALL:
        return _ALL[name]
    if is_tensor_of:
        return _tensor_of
    if kind == "aten::device" or (kind == "prim::device" and isinstance(first, str)):
        return torch.device
    if isinstance(first, torch.device) and name in ("type", "index"):
        return operator.attrgetter(name)
    if isinstance(first, str | list | tuple | dict):
        return _CONTAINERS.get(name) or getattr(type(first), name, None) or _NUMBERS.get(name)
    if all(isinstance(each, bool) or (isinstance(each, Tensor) and each.dtype == torch.bool and each.dim() == 0)
           for each in values) and name in _CONDITIONS:
        return _CONDITIONS[name]
    if any(isinstance(each, Tensor) for each in tree_leaves(values)):
        return None
    return _NUMBERS.get(name)


def call_aten(node: Any, values: list[Any], state: State) -> Any:
    """Call the operator of torch that a node names."""
    namespace, _, name = node.kind().partition("::")
    packet = None if namespace == "prim" else getattr(getattr(torch.ops, namespace), name, None)
    if packet is None:
        raise UnsupportedError(f"there is no operator '{node.kind()}' of torch outside of TorchScript")
    schema = torch._C.parse_schema(node.schema())
    overload = getattr(packet, schema.overload_name or "default")
    args, kwargs = [], {}
    for argument, value in zip(schema.arguments, values, strict=True):
        value = _as_type(value, str(argument.type), str(argument.real_type))
        if argument.alias_info is not None and argument.alias_info.is_write:
            state.write(value)
        if argument.kwarg_only:
            kwargs[argument.name] = value
        else:
            args.append(value)
    return overload(*args, **kwargs)


def _as_type(value: Any, kind: str, real_kind: str) -> Any:
    """A value as an operator of torch takes it: TorchScript has types and formats as numbers; and here numbers also
    stand for tensors that hold one.
    """
    if value is None:
        return None
    if "ScalarType" in real_kind:
        return _DTYPES[value] if isinstance(value, int) else value
    if "MemoryFormat" in real_kind:
        return _FORMATS[value] if isinstance(value, int) else value
    if "Layout" in real_kind:
        return torch.strided if value == 0 else value
    if "Tensor" in kind:
        return tree_map_only(Number, held, value)
    if isinstance(value, Tensor):  # a condition that is not known
        return to_int(value)
    return value


def _slice(x: Tensor, dim: int, start: Any, end: Any, step: int) -> Tensor:
    """A slice, whose size is a number where it lies inside of the tensor and `end` is `start` and a number."""
    if isinstance(start, torch.SymInt) and isinstance(end, torch.SymInt):
        size = (end - start).node.maybe_as_int()
        if step == 1 and size is not None and size >= 0 and statically_known_true(start >= 0) and (
                statically_known_true(end <= x.shape[dim])):
            return x.narrow(dim, start, size)
    return torch.ops.aten.slice.Tensor(x, dim, start, end, step)


def _tensor_of(data: Any, dtype: Any = None, device: Any = None, requires_grad: bool = False) -> Tensor:
    dtype = _DTYPES[dtype] if isinstance(dtype, int) else dtype
    if has_rows(data) or isinstance(data, Appended):
        data = rows_function("stack", [data])(data)
    leaves = tree_leaves(data)
    if any(isinstance(each, Tensor | torch.SymInt | torch.SymFloat) for each in leaves):
        found = _stacked(data)
        default = torch.get_default_dtype() if found.dtype.is_floating_point else found.dtype
        return found.to(device=device, dtype=default if dtype is None else dtype)
    if isinstance(data, list | tuple):
        return torch.tensor(data, dtype=dtype, device=device)
    default = torch.get_default_dtype() if isinstance(data, float) else held(data).dtype
    return torch.full((), data, dtype=default if dtype is None else dtype, device=device)  # no constant of a branch


def _stacked(data: Any) -> Tensor:
    return torch.stack([*map(_stacked, data)]) if isinstance(data, list | tuple) else held(data)


def _divided(one: Any, other: Any, rounding: str | None) -> Any:
    if rounding is None:
        return one / other
    if rounding == "floor":
        return one // other
    return to_int(one / other) if isinstance(one, float) or isinstance(other, float) else (
        one // other if compare("ge")(one * other, 0) is True else -(-one // other))


def _length(low: Any, high: Any, step: int) -> Any:
    if all(isinstance(each, int) for each in (low, high, step)):
        return len(range(low, high, step))
    return torch.sym_max((high - low + step - (1 if step > 0 else -1)) // step, 0)


def dtype_code(dtype: torch.dtype) -> int:
    return next(code for code, each in _DTYPES.items() if each == dtype)
