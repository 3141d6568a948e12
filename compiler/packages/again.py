"""Reads the text, which may be edited, and the constants of a package, to create another package from them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...codegen.runtime.packages.archive import REMAKE, Archive
from ...codegen.runtime.packages.constants import Constant
from ...codegen.runtime.packages.members import CONSTANTS, ir_member
from ...ir.context import make_context
from ...ir.dtypes import ELEMENT_TYPES, element_bytes
from ...ir.errors import OptionError, PackageError, did_you_mean
from ...ir.modules.packages import Interface, interface_of
from ...ir.modules.verify import verify_module
from ...ir.text import parse_module, read_text
from ...options import CompileOptions
from .package import KEPT_OPTIONS, PackageEntry, program_of

__all__ = ["read_package"]


def read_package(path: Path, edited: Mapping[str, str]
                 ) -> tuple[list[PackageEntry], list[Constant], CompileOptions]:
    """The entries of a package with their aten modules, of which those in `edited` are read from files, the constants,
    and the options with which it was made. Raises StepwellError for a damaged package, and for a text with another
    interface.
    """
    archive = Archive(path)
    for name in archive.names():
        archive.check(name)
    try:
        known, given = [*archive.manifest["entries"]], archive.manifest.get("options", {})
        for name in edited:
            if name not in known:
                raise OptionError(f"{path} has no entry '{name}'; {did_you_mean(name, known)}")
        options = {name: given[name] for name in KEPT_OPTIONS if name in given}
        return ([_entry(archive, name, edited.get(name)) for name in known], _constants(archive),
                CompileOptions.from_mapping({"contractions": "own", **options}))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise PackageError(f"{path} is damaged: its manifest is not understood: {error!r}", hint=REMAKE) from error


def _entry(archive: Archive, name: str, file: str | None) -> PackageEntry:
    member = ir_member("aten", name)
    original = parse_module(make_context(), bytes(archive.view(member)).decode(), f"{archive.path}:{member}")
    call = archive.manifest["entries"][name]["call"]
    if file is None:
        return PackageEntry(name, original, call)
    module = parse_module(make_context(), read_text(file), file)
    verify_module(module)
    wanted, found = (_signature(interface_of(program_of(each))) for each in (original, module))
    if wanted != found:
        raise PackageError(f"{file} takes or returns other tensors than '{name}' of {archive.path}",
                           hint="the function keeps its arguments, its results and their attributes")
    return PackageEntry(name, module, call)


def _signature(interface: Interface) -> tuple[object, ...]:
    return interface.inputs, interface.outputs, interface.constants, interface.symbols


def _constants(archive: Archive) -> list[Constant]:
    _, end = archive.place(CONSTANTS)
    first = end - archive.manifest["constant_bytes"]
    memory, found = memoryview(archive.memory), []
    for name, record in archive.manifest["constants"].items():
        size = element_bytes(ELEMENT_TYPES[record["dtype"]])
        count = 0 if 0 in record["sizes"] else 1 + sum(
            (extent - 1) * stride for extent, stride in zip(record["sizes"], record["strides"], strict=True))
        begin = first + record["offset"]
        found.append(Constant(name, record["dtype"], tuple(record["sizes"]), tuple(record["strides"]),
                              memory[begin:begin + count * size], size))
    return found
