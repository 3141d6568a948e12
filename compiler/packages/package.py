"""Creates a package from aten modules: they are lowered for each machine, printed as C++ and C, compiled, and stored
in a file together with their text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, ModuleOp, StringAttr, i64
from xdsl.dialects.func import FuncOp

from ...codegen.emit.cpp.target import emit_kernels
from ...codegen.emit.host.c.entry import entry_in_c
from ...codegen.emit.host.c.target import emit_programs_in_c
from ...codegen.runtime.cache import DiskCache
from ...codegen.runtime.packages.archive import write_archive
from ...codegen.runtime.packages.build import HOST_SOURCE, KERNELS_SOURCE, build_entry
from ...codegen.runtime.packages.constants import Constant, ConstantData
from ...codegen.runtime.packages.members import CONSTANTS, code_member, ir_member, source_member
from ...codegen.runtime.toolchain import Toolchain
from ...codegen.runtime.toolchain.processors import PROCESSORS, toolchain_for
from ...ir.errors import OptionError, UnsupportedError, did_you_mean
from ...ir.machines.machine import Machine
from ...ir.packages import CONSTANT, CONSTANT_OFFSET, TensorFacts, interface_of
from ...ir.progress import activity
from ...ir.symbols import argument_facts, is_private, programs_of
from ...ir.targets import CUDA, machine_of, target_of
from ...ir.text import print_module
from ...options import CompileOptions
from ..driver import lower_module
from ..versions import versions
from .operators import operators_of

__all__ = ["PackageEntry", "program_of", "write_package"]

LEVELS = ("prim", "loop")
"""The levels that a package may contain besides aten."""


@dataclass(frozen=True)
class PackageEntry:
    """An entry point of a package."""

    name: str
    module: ModuleOp
    """The module on level aten, with the attributes of `ir/packages.py`."""
    call: Mapping[str, Any]
    """The structure of its Python call (`codegen/runtime/packages/call_trees.py`)."""


@dataclass(frozen=True)
class _Compiled:
    """An entry compiled for a machine."""

    machine: Machine
    operators: Sequence[str]
    """The operators of libtorch that it calls."""
    members: Mapping[str, bytes]
    """Its members of the package."""


def write_package(entries: Sequence[PackageEntry], constants: Sequence[Constant], path: Path, *,
                  machines: Sequence[str], levels: Sequence[str], options: CompileOptions) -> None:
    """Compile entries for machines and write the package; `levels` are those whose text it contains besides aten.

    Raises StepwellError, for example for a program with operators that libtorch's stable interface cannot call.
    """
    _check(entries, machines, levels)
    cache = DiskCache(Path(options.cache_dir)) if options.cache_dir is not None else DiskCache.default()
    toolchain = Toolchain.detect(cache)
    data = ConstantData.of(constants)
    members: dict[str, bytes] = {}
    for each in entries:
        _place_constants(program_of(each.module), data)
        members[ir_member("aten", each.name)] = print_module(each.module, locations=True).encode()
    variants = []
    operators: dict[str, set[str]] = {each.name: set() for each in entries}
    for asked in machines:
        chosen = replace(options, machine=asked)
        with activity(f"packaging for {asked}", total=len(entries)) as progress:
            compiled: list[_Compiled] = []
            for each in entries:
                progress.step(each.name)
                compiled.append(_compile(each, chosen, levels, data.byte_count, toolchain, cache))
        for each, built in zip(entries, compiled, strict=True):
            members |= built.members
            operators[each.name].update(built.operators)
        machine = compiled[0].machine.name
        processor = PROCESSORS[machine]
        variants.append({"machine": machine, "architecture": processor.architecture, "features": processor.features})
    manifest = {
        "versions": versions(toolchain),
        "variants": variants,
        "entries": {each.name: _described(each, operators[each.name]) for each in entries},
        "constant_bytes": data.byte_count,
        "constants": {each.name: {"dtype": each.dtype, "sizes": each.sizes, "strides": each.strides,
                                  "offset": data.offsets[each.name]} for each in constants},
    }
    write_archive(path, manifest, {**members, CONSTANTS: data.content})


def _check(entries: Sequence[PackageEntry], machines: Sequence[str], levels: Sequence[str]) -> None:
    for each in entries:
        if re.fullmatch(r"[A-Za-z_]\w*", each.name, re.ASCII) is None:
            raise OptionError(f"'{each.name}' is no name for an entry", hint="take an identifier, such as 'decode'")
        if target_of(each.module) == CUDA:
            raise UnsupportedError("packages are for the CPU, and this program has tensors on a GPU",
                                   hint="move the module and its inputs to the CPU before it is exported")
    for level in levels:
        if level not in LEVELS:
            raise OptionError(f"a package has no text of '{level}'; {did_you_mean(level, LEVELS)}")
    names = [machine.partition("{")[0] for machine in machines]
    if not machines or len(set(names)) < len(names):
        raise OptionError("a package is made for one machine or several different ones")


def _compile(entry: PackageEntry, options: CompileOptions, levels: Iterable[str], constant_bytes: int,
             toolchain: Toolchain, cache: DiskCache) -> _Compiled:
    module = entry.module.clone()
    texts: dict[str, str] = {}
    for level in LEVELS:
        if level in levels:
            lower_module(module, level, options)
            texts[level] = print_module(module, locations=True)
    lower_module(module, "cpp", options)
    operators = operators_of(module)
    machine = machine_of(module)
    compiler = toolchain_for(machine.name, getattr(machine, "vector_bits", 0), toolchain)
    host = emit_programs_in_c(module)
    interface, features = interface_of(program_of(entry.module)), PROCESSORS[machine.name].features
    around = entry_in_c(interface, entry.name, constant_bytes, features)
    kernels = emit_kernels(module)
    code = build_entry(kernels.plain, f"{host.plain}\n{around}", compiler, cache)
    return _Compiled(machine, operators, {
        **{ir_member(level, entry.name, machine.name): text.encode() for level, text in texts.items()},
        source_member(machine.name, entry.name, KERNELS_SOURCE): kernels.annotated.encode(),
        source_member(machine.name, entry.name, HOST_SOURCE): f"{host.annotated}\n{around}".encode(),
        code_member(machine.name, entry.name): code,
    })


def program_of(module: ModuleOp) -> FuncOp:
    """The public function of an entry's module."""
    [program] = [function for function in programs_of(module) if not is_private(function)]
    return program


def _place_constants(function: FuncOp, data: ConstantData) -> None:
    """Record the offset of each constant in the function's attributes."""
    facts = []
    for argument in function.body.block.args:
        known = dict(argument_facts(function, argument))
        if isinstance(name := known.get(CONSTANT), StringAttr):
            known[CONSTANT_OFFSET] = IntegerAttr(data.offsets[name.data], i64)
        facts.append(known)
    function.arg_attrs = ArrayAttr(map(DictionaryAttr, facts))


def _described(entry: PackageEntry, operators: Iterable[str]) -> dict[str, Any]:
    """The manifest's description of an entry."""
    interface = interface_of(program_of(entry.module))
    return {
        "inputs": list(map(_tensor, interface.inputs)),
        "outputs": list(map(_tensor, interface.outputs)),
        "constants": [each.name for each in interface.constants],
        "updates": [each.name for each in interface.constants if each.is_written],
        "symbols": {each.symbol: {"least": each.least, "most": each.most} for each in interface.symbols},
        "operators": sorted(operators),
        "call": entry.call,
    }


def _tensor(facts: TensorFacts) -> dict[str, Any]:
    return {"name": facts.name, "dtype": facts.dtype, "sizes": list(map(str, facts.sizes)),
            "strides": list(map(str, facts.strides)), "bounds": facts.bounds, "is_written": facts.is_written}
