"""Creates a package from aten modules: they are lowered for each machine, printed as C++ and C, compiled, and stored
in a file together with their text.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, ModuleOp, StringAttr, UnitAttr, i64
from xdsl.dialects.func import FuncOp

from ...codegen.emit.cpp.target import emit_kernels
from ...codegen.emit.host.c.entry import entry_in_c
from ...codegen.emit.host.c.gpu_kernels import kernels_in_c
from ...codegen.emit.host.c.target import emit_programs_in_c
from ...codegen.emit.triton.python.target import emit_kernels as emit_triton
from ...codegen.runtime.cache import DiskCache
from ...codegen.runtime.gpu.kernel_compiler import KernelCompiler, triton_version
from ...codegen.runtime.gpu.program import KERNELS_SOURCE as TRITON_SOURCE
from ...codegen.runtime.packages.archive import write_archive
from ...codegen.runtime.packages.build import HOST_SOURCE, KERNELS_SOURCE, build_entry
from ...codegen.runtime.packages.constants import Constant, ConstantData
from ...codegen.runtime.packages.members import CONSTANTS, code_member, ir_member, source_member
from ...codegen.runtime.toolchain import Toolchain
from ...codegen.runtime.toolchain.processors import processor_of, toolchain_for
from ...ir.errors import OptionError, did_you_mean
from ...ir.machines.machine import Machine
from ...ir.machines.presets import PRESETS
from ...ir.machines.targets import CUDA, machine_of, target_of
from ...ir.modules.packages import CONSTANT, CONSTANT_OFFSET, TensorFacts, interface_of
from ...ir.modules.symbols import FIXED, argument_facts, is_private, programs_of
from ...ir.progress import activity
from ...ir.text import print_module
from ...options import CompileOptions
from ..driver import lower_module
from ..targets.triton import gpu_kernels
from ..targets.versions import versions
from .gpu_kernels import compile_for_gpu
from .operators import operators_of

__all__ = ["KEPT_OPTIONS", "PackageEntry", "program_of", "write_package"]

LEVELS = ("prim", "loop")
"""The levels that a package may contain besides aten."""


@dataclass(frozen=True)
class PackageEntry:
    """An entry point of a package."""

    name: str
    module: ModuleOp
    """The module on level aten, with the attributes of `ir/modules/packages.py`."""
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
    kernels: Mapping[str, Any]
    """The manifest's description of its kernels for a GPU."""


KEPT_OPTIONS = ("contractions", "numerics", "threads", "fallback_random", "pipeline")
"""The options with which a package is also made again from another one."""


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
    written = {constant.name for each in entries for constant in interface_of(program_of(each.module)).constants
               if constant.is_written}
    for each in entries:
        _place_constants(program_of(each.module), data, written)
        members[ir_member("aten", each.name)] = print_module(each.module, locations=True).encode()
    variants = []
    operators: dict[str, set[str]] = {each.name: set() for each in entries}
    for asked in machines:
        chosen = replace(options, machine=asked, target=CUDA if _is_gpu(asked, entries) else options.target)
        with activity(f"packaging for {asked}", total=len(entries)) as progress:
            compiled: list[_Compiled] = []
            for each in entries:
                progress.step(each.name)
                compiled.append(_compile(each, chosen, levels, data.byte_count, toolchain, cache))
        for each, built in zip(entries, compiled, strict=True):
            members |= built.members
            operators[each.name].update(built.operators)
        machine, processor = compiled[0].machine.name, processor_of(compiled[0].machine)
        on_gpu = {} if processor.capability is None else {
            "capability": processor.capability,
            "kernels": {each.name: built.kernels for each, built in zip(entries, compiled, strict=True)}}
        variants.append({"machine": machine, "architecture": processor.architecture, "features": processor.features,
                         **on_gpu})
    uses_triton = any("capability" in each for each in variants)
    manifest = {
        "versions": versions(toolchain) | ({"triton": triton_version()} if uses_triton else {}),
        "variants": variants,
        "entries": {each.name: _described(each, operators[each.name]) for each in entries},
        "options": {name: getattr(options, name) for name in KEPT_OPTIONS},
        "constant_bytes": data.byte_count,
        "constants": {each.name: {"dtype": each.dtype, "sizes": each.sizes, "strides": each.strides,
                                  "offset": data.offsets[each.name]} for each in constants},
    }
    write_archive(path, manifest, {**members, CONSTANTS: data.content})


def _check(entries: Sequence[PackageEntry], machines: Sequence[str], levels: Sequence[str]) -> None:
    for each in entries:
        if re.fullmatch(r"[A-Za-z_]\w*", each.name, re.ASCII) is None:
            raise OptionError(f"'{each.name}' is not a valid name of an entry",
                              hint="use an identifier, such as 'decode'")
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
    on_gpu = options.target == CUDA
    lower_module(module, "triton" if on_gpu else "cpp", options)
    operators = operators_of(module)
    machine = machine_of(module)
    compiler = toolchain_for(machine, toolchain)
    host = emit_programs_in_c(module)
    interface, processor = interface_of(program_of(entry.module)), processor_of(machine)
    around = entry_in_c(interface, entry.name, constant_bytes, processor.features, processor.capability)
    described: Mapping[str, Any] = {}
    if processor.capability is None:
        kernels, source = emit_kernels(module), KERNELS_SOURCE
        code = build_entry(f"{host.plain}\n{around}", compiler, cache, sources={KERNELS_SOURCE: kernels.plain})
    else:
        kernels, source = emit_triton(module), TRITON_SOURCE
        built = compile_for_gpu(gpu_kernels(module), KernelCompiler(cache, processor.capability))
        table = kernels_in_c(built)
        described = {each.name: each.description for each in built}
        around = f"{around}\n{table}"
        code = build_entry(f"{host.plain}\n{around}", compiler, cache,
                           included={each.file: each.cubin for each in built})
    return _Compiled(machine, operators, {
        **{ir_member(level, entry.name, machine.name): text.encode() for level, text in texts.items()},
        source_member(machine.name, entry.name, source): kernels.annotated.encode(),
        source_member(machine.name, entry.name, HOST_SOURCE): f"{host.annotated}\n{around}".encode(),
        code_member(machine.name, entry.name): code,
    }, described)


def _is_gpu(machine: str, entries: Sequence[PackageEntry]) -> bool:
    """Whether code for a machine runs on a GPU; the present machine is one if a program has tensors there."""
    preset = PRESETS.get(machine.partition("{")[0])
    return preset.target == CUDA if preset is not None else any(target_of(each.module) == CUDA for each in entries)


def program_of(module: ModuleOp) -> FuncOp:
    """The public function of an entry's module."""
    [program] = [function for function in programs_of(module) if not is_private(function)]
    return program


def _place_constants(function: FuncOp, data: ConstantData, written: Collection[str]) -> None:
    """Record the offset of each constant in the function's attributes, and whether no entry writes it."""
    facts = []
    for argument in function.body.block.args:
        known = dict(argument_facts(function, argument))
        if isinstance(name := known.get(CONSTANT), StringAttr):
            known[CONSTANT_OFFSET] = IntegerAttr(data.offsets[name.data], i64)
            known.pop(FIXED, None)
            if name.data not in written:
                known[FIXED] = UnitAttr()
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
