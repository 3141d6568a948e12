"""Prints the calls of a host program in Python: of torch's operators and collectives, and of other functions."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.dialects.builtin import NoneType, SymbolRefAttr
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.comm import StartOp, WaitOp
from ....ir.dialects.control import CallOp, CondOp, ScanOp, WhileOp
from ....ir.dialects.host import BufferType
from .bindings import binding
from .emitter import HostEmitter
from .expressions import python_text, python_tuple
from .extern_calls import call_text, is_upload, operator_path

__all__ = ["CallingHostEmitter"]


class CallingHostEmitter(HostEmitter):
    """Prints a function that may call operators and other functions."""

    def _call(self, op: CallOp) -> None:
        results = [self.names.declare(result, "r") for result in op.outputs]
        self._line(f"{_assigned(results)}{self._called(op.function, op.inputs, once=op.once is not None)}")

    def _cond(self, op: CondOp) -> None:
        """Testing a predicate on a GPU synchronizes."""
        results = [self.names.declare(result, "r") for result in op.outputs]
        for head, (function, arguments) in (
            (f"if {self.names[op.predicate]}:", (op.then, op.then_arguments)),
            ("else:", (op.otherwise, op.otherwise_arguments)),
        ):
            self._line(head)
            self._line(f"    {_assigned(results)}{self._called(function, arguments)}")

    def _while(self, op: WhileOp) -> None:
        carried = self._carried(op)
        self._line(f"while {self._called(op.condition, op.condition_arguments, *carried)}[0]:")
        self._line(f"    {_assigned(carried)}{self._called(op.body, op.body_arguments, *carried)}")

    def _scan(self, op: ScanOp) -> None:
        carried = self._carried(op)
        stacked = [self.names.declare(result, "r") for result in op.outputs[len(carried):]]
        for result, name in zip(op.outputs[len(carried):], stacked, strict=True):
            self._line(f"{name} = {self._empty(op, result)}")
        at, parts = self.names.fresh("at", numbered=False), [self.names.fresh(f"{name}_part") for name in stacked]
        given = [*carried, *(f"{self.names[value]}[{at}]" for value in op.stacked)]
        self._line(f"for {at} in range({python_text(op.count, self._symbol)}):")
        self._line(f"    {_assigned([*carried, *parts])}{self._called(op.body, op.body_arguments, *given)}")
        for name, part in zip(stacked, parts, strict=True):
            self._line(f"    {name}[{at}].copy_({part})")

    def _carried(self, op: ScanOp | WhileOp) -> list[str]:
        """Declare and initialize the loop-carried variables."""
        names = [self.names.declare(result, "r") for result in op.outputs[:len(op.carried)]]
        if names:
            self._line(f"{', '.join(names)} = {', '.join(self.names[value] for value in op.carried)}")
        return names

    def _called(self, function: SymbolRefAttr, arguments: Sequence[SSAValue], *first: str, once: bool = False) -> str:
        """A call of another function of the module; its results may be used again if it is called once."""
        name = function.string_value()
        given = [*first, *(self.names[argument] for argument in arguments)]
        called = self._bind(f"{self.programs[name]}(kernels, runtime, torch)", name)
        if once:
            called = self._bind(f"runtime.Once({called})", f"once_{called}")
        return f"{called}({', '.join(given)})"

    def _callee(self, op: Operation, path: str) -> str:
        """The name of the function that calls an operator."""
        if is_upload(op):
            return self._bind("runtime.upload", "upload")
        direct = binding(path)
        self.has_direct_calls |= direct is not None
        stem = "_".join(path.split(".")[1:]).removesuffix("_default").removesuffix("_out")
        return self._bind(direct or f"torch.ops.{path}", f"aten_{stem}")

    def _extern(self, op: Operation) -> None:
        path = operator_path(op)
        function = self._callee(op, path)
        call = call_text(op, function, self.names.__getitem__, self._symbol)
        if not any(result.uses for result in op.results):
            self._line(call)
            return
        names = [self.names.declare(r, "t") if not isinstance(r.type, NoneType) else "_" for r in op.results]
        many = len(names) > 1 or op.schema.returns[0].is_list  # type: ignore[attr-defined]
        self._line(f"{', '.join(names)}{',' * (many and len(names) == 1)} = {call}")
        for result, name in zip(op.results, names, strict=True):
            if isinstance(result.type, BufferType):
                self._learn_sizes(name, result.type)

    def _start(self, op: StartOp) -> None:
        """torch returns the result before it is complete; `wait_tensor` completes it."""
        kind, group = op.collective, op.group
        operator = kind.OPERATOR if len(op.inputs) == 1 or kind.SEVERAL is None else kind.SEVERAL
        operator += "_" if op.in_place else ""
        function = self._bind(f"runtime.collective({operator!r})", operator)
        ranks = ", ".join(map(str, (group.size.data, group.distance.data, *(each.data for each in group.listed))))
        label = "".join(each if each.isalnum() else "_" for each in group.label.data)
        name = self._bind(f"runtime.group({group.label.data!r}, {ranks})", f"group_{label}")
        inputs = ", ".join(self.names[value] for value in op.inputs)
        results = [self.names.declare(result, "p") for result in op.outputs]
        given = [inputs if len(op.inputs) == 1 else f"[{inputs}]",
                 *(python_tuple(each, self._symbol) if isinstance(each, tuple) else repr(each)
                   for each in kind.arguments(group.size.data)), name]
        self._line(f"{', '.join(results)} = {function}({', '.join(given)})")

    def _wait(self, op: WaitOp) -> None:
        """The name of the incomplete result would keep the memory after the result is freed."""
        pending, wait = self.names[op.input], self._bind("runtime.collective('wait_tensor')", "wait_tensor")
        self._line(f"{self.names.declare(op.result, 't')} = {wait}({pending})")
        self._line(f"del {pending}")

    def _learn_sizes(self, name: str, type: BufferType) -> None:
        """Define the symbols that first occur in the sizes of a buffer."""
        for position, size in enumerate(type.sizes.data):
            symbol = size.as_symbol
            if symbol is not None and symbol not in self.symbols:
                self.symbols[symbol] = self.names.fresh(symbol)
                self._line(f"{self.symbols[symbol]} = {name}.shape[{position}]")


def _assigned(names: Sequence[str]) -> str:
    """The left-hand side of an assignment to these names."""
    return f"{', '.join(names)}{',' * (len(names) == 1)} = " if names else ""
