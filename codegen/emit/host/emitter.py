"""Prints a host function as Python, one line per op."""

from __future__ import annotations

import keyword
from collections.abc import Mapping, Sequence

from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

from ....ir.dialects.host import (
    HUGE_PAGES,
    AllocOp,
    ArenaOp,
    BufferType,
    CopyOp,
    ExpectSizesOp,
    ExpectStridesOp,
    FreeOp,
    LaunchOneOfOp,
    LaunchOp,
    SliceOp,
    ViewOp,
)
from ....ir.dialects.host_alternatives import CHOSEN
from ....ir.dialects.shape import AssertOp, ComputeOp, DimOp, ValueOp
from ....ir.dtypes import dtype_name
from ..emitted_text import Line, unplaced
from ..names import Names
from .expressions import python_formula, python_text, python_tuple
from .walk import HostWalk, buffer_of

_RESERVED = frozenset(keyword.kwlist) | {
    "torch", "runtime", "kernels", "forward", "program", "workspace", "workspaces", "buffers", "arena", "tensor",
    "expect", "fail", "require", "advise", "empty_strided", "min", "max", "range", "float", "complex",
    "base", "stream", "device", "current_device", "current_stream", "on_device", "view_of",
    "has_modes", "without_modes", "upload",
}

HEADER = '''\
"""The host program of @{name}: allocates buffers, launches kernels and calls torch's operators."""


def {program}(kernels, runtime, torch):
'''


class HostEmitter(HostWalk):
    """Prints a function as the return value of `program(kernels, runtime, torch)`.

    `programs` maps the private functions called by others to the names of their equivalents of `program`.
    """

    def __init__(self, function: FuncOp, programs: Mapping[str, str]):
        super().__init__(function, Names(_RESERVED.union(programs.values())))
        self.programs = programs
        self.bound: dict[str, str] = {}
        self.slices: list[SliceOp] = []
        self.views: dict[SSAValue, list[str]] = {}
        """The names of the views of each buffer."""
        self.has_direct_calls = False
        """Whether operators are called by functions that torch's modes would intercept."""

    def emit(self) -> list[Line]:
        """The lines of a Python module that defines the program."""
        parameters = self._print_operations()
        # An arena without slices is not allocated.
        arena = next((op for op in self.function.body.block.ops if isinstance(op, ArenaOp) and self.slices), None)
        forward = self._body(arena, parameters)
        body = [f"    {name} = {text}" for text, name in self.bound.items()]
        if arena is not None:
            body += self._workspace(arena)
        body += ["", f"    def forward({', '.join(parameters)}):"]
        name = self.function.sym_name.data
        head = unplaced(HEADER.format(name=name, program=self.programs.get(name, "program")).rstrip("\n"))
        return [*head, *unplaced("\n".join(body)), *forward, *unplaced("\n    return forward")]

    def _print_operations(self) -> list[str]:
        """Print the operations of the function; returns the names of its parameters."""
        block = self.function.body.block
        parameters = [self._parameter(argument) for argument in block.args]
        self.slices = [op for op in block.ops if isinstance(op, SliceOp)]
        for op in self.slices:
            self.names.declare(op.result)
        self.visit()
        return parameters

    def _body(self, arena: ArenaOp | None, parameters: list[str]) -> list[Line]:
        """The body of `forward`."""
        head = self._prologue(parameters)
        if arena is None:
            return [*head, *self._indented("        ")]
        names = [self.names[op.result] for op in self.slices]
        take = (f"        workspace = workspaces.take()\n"
                f"        {', '.join(names)}{',' * (len(names) == 1)} = workspace\n"
                f"        try:")
        give_back = "        finally:\n            workspaces.give_back(workspace)"
        return [*head, *unplaced(take), *self._indented("            "), *unplaced(give_back)]

    def _prologue(self, parameters: list[str]) -> list[Line]:
        """The code before all operations: torch's active modes are disabled, since they have seen the traced program.
        """
        if not self.has_direct_calls:
            return []
        return unplaced(f"        if {self._bind('runtime.has_modes', 'has_modes')}():\n"
                        f"            with {self._bind('runtime.without_modes', 'without_modes')}():\n"
                        f"                return forward({', '.join(parameters)})")

    def _workspace(self, arena: ArenaOp) -> list[str]:
        lines = ["", "    def buffers(arena):", "        return ("]
        for op in self.slices:
            type = buffer_of(op.result)
            sizes, strides = python_tuple(type.sizes.data), python_tuple(type.strides.data)
            dtype = f"torch.{dtype_name(type.element_type)}"
            if self._is_only_launched(op.result):
                lines.append(f"            arena.address + {op.offset.value.data},")
            else:
                place = f"arena, {op.offset.value.data}, {sizes}, {strides}, {dtype}"
                lines.append(f"            runtime.arena_tensor({place}),")
        return [*lines, "        )", "",
                f"    workspaces = runtime.Workspaces({arena.size.value.data}, buffers"
                f"{', huge_pages=True' * (HUGE_PAGES in arena.attributes)})"]

    def _is_only_launched(self, buffer: SSAValue) -> bool:
        """Whether only the address of a buffer is used."""
        return all(isinstance(use.operation, LaunchOp) for use in buffer.uses)

    def _expect_strides(self, op: ExpectStridesOp) -> None:
        name, strides = self.names[op.input], python_tuple(buffer_of(op.result).strides.data, self._symbol)
        self.names.bind(op.result, name)
        self._line(f"if {name}.stride() != {strides}:")
        self._line(f"    {name} = {self._bind('runtime.expect', 'expect')}({name}, {strides})")

    def _expect_sizes(self, op: ExpectSizesOp) -> None:
        type = buffer_of(op.input)
        sizes = python_tuple(type.sizes.data, self._symbol)
        given = f"{self.names[op.input]}, {sizes}, {self._dtype(type)}, {op.operator.data!r}"
        self._line(f"{self._bind('runtime.require', 'require')}({given})")

    def _bind(self, text: str, name: str) -> str:
        """The local name for an expression that is evaluated once."""
        if text not in self.bound:
            self.bound[text] = name if name in _RESERVED else self.names.fresh(name, numbered=False)
        return self.bound[text]

    def _launch(self, op: LaunchOp | LaunchOneOfOp, kernel: str) -> None:
        self._launched(op, self._bind(f"kernels[{kernel!r}]", kernel), kernel)

    def _launched(self, op: LaunchOp | LaunchOneOfOp, function: str, kernels: str | Sequence[str]) -> None:
        """Call a function that launches a kernel, or one of several."""
        given = (self.names[argument] for argument in op.arguments)
        self._line(f"{function}({', '.join([*self._place(op, kernels), *given])})")

    def _place(self, op: LaunchOp | LaunchOneOfOp, kernels: str | Sequence[str]) -> list[str]:
        """What a launch is given before the kernel's arguments."""
        return []

    def _launch_one_of(self, op: LaunchOneOfOp) -> None:
        """Launch the chosen kernel, or let the runtime measure which kernel is fastest."""
        if CHOSEN in op.attributes:
            super()._launch_one_of(op)
            return
        choices = ", ".join(f"{name!r}: kernels[{name!r}]" for name in op.kernel_names)
        self._launched(op, self._bind(f"runtime.fastest_of({{{choices}}})", op.kernel_names[0]), op.kernel_names)

    def _arena(self, op: ArenaOp) -> None:
        """Do nothing: `forward` starts by taking all slices of a workspace."""

    def _slice(self, op: SliceOp) -> None:
        """Do nothing, likewise."""

    def _copy(self, op: CopyOp) -> None:
        self._line(f"{self.names[op.target]}.copy_({self.names[op.source]})")

    def _free(self, op: FreeOp) -> None:
        self._line(f"del {', '.join([self.names[op.buffer], *self.views.get(op.buffer, ())])}")

    def _value(self, op: ValueOp) -> None:
        name = self.names.declare(op.result, "n")
        self._line(f"{name} = {python_text(op.value.data, self._symbol)}")

    def _compute(self, op: ComputeOp) -> None:
        name, inputs = self.names.declare(op.result, "n"), [self.names[value] for value in op.inputs]
        self._line(f"{name} = {python_formula(op.formula.data, inputs, self._function)}")

    def _dim(self, op: DimOp) -> None:
        name = self.names.declare(op.result, "n")
        self._line(f"{name} = {self.names[op.input]}.shape[{op.position.value.data}]")

    def _assert(self, op: AssertOp) -> None:
        value = python_text(op.value.data, self._symbol)
        condition = f"{value} == 0" if op.operand is None else f"{self.names[op.operand]} != {value}"
        self._line(f"if {condition}:")
        self._line(f"    {self._bind('runtime.fail', 'fail')}({op.message.data!r})")

    def _return(self, op: ReturnOp) -> None:
        values = [self.names[value] for value in op.operands]
        self._line(f"return ({', '.join(values)}{',' * (len(values) == 1)})")

    def _alloc(self, op: AllocOp) -> None:
        self._line(f"{self.names.declare(op.result, 'b')} = {self._empty(op, op.result)}")

    def _empty(self, op: Operation, result: SSAValue) -> str:
        """The expression that allocates a buffer for a result of `op`."""
        type = buffer_of(result)
        sizes = python_tuple(type.sizes.data, self._symbol)
        strides = python_tuple(type.strides.data, self._symbol)
        empty = self._bind("runtime.empty_strided", "empty_strided")
        text = f"{empty}({sizes}, {strides}, {self._dtype(type)})"
        if HUGE_PAGES in op.attributes:
            text = f"{self._bind('runtime.advise', 'advise')}({text})"
        return text

    def _dtype(self, type: BufferType) -> str:
        name = dtype_name(type.element_type)
        return self._bind(f"torch.{name}", name)

    def _view(self, op: ViewOp) -> None:
        type = buffer_of(op.result)
        sizes = python_tuple(type.sizes.data, self._symbol)
        strides = python_tuple(type.strides.data, self._symbol)
        offset = python_text(op.offset.data, self._symbol)
        view = self._bind("runtime.view_of", "view_of")
        name = self.names.declare(op.result, "v")
        self._line(f"{name} = {view}({self.names[op.input]}, {sizes}, {strides}, {offset})")
        self.views.setdefault(_viewed(op), []).append(name)

    def _function(self, name: str) -> str:
        """The local name of a formula's function."""
        return self._bind(f"runtime.FUNCTIONS[{name!r}]", name)


def _viewed(op: ExpectStridesOp | ViewOp) -> SSAValue:
    """The buffer underlying a view."""
    return _viewed(op.input.owner) if isinstance(op.input.owner, ExpectStridesOp | ViewOp) else op.input
