"""The commands for packages: `stepwell package`, `stepwell inspect` and `stepwell c-interface`."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..codegen.runtime.packages import c_interface
from ..codegen.runtime.packages.archive import Archive
from ..ir.errors import OptionError, did_you_mean

__all__ = ["add_commands"]

HEADERS = ("stepwell.h", "stepwell.hpp", "stepwell_entry.h", "stepwell_archive.h")
SOURCES = ("stepwell.c", "stepwell_archive.c")


def add_commands(commands: Any) -> None:
    """Add the commands to the parser of `stepwell`."""
    package = commands.add_parser("package", help="compile programs of torch.export or TorchScript to a "
                                                  "package")
    package.add_argument("programs", nargs="+", metavar="[ENTRY=]FILE[:METHOD]", help="what torch.export.save or "
                         "torch.jit.save wrote, whose readers may execute code that is in the file, and a method of "
                         "what torch.jit.save wrote; the entry is 'forward' where none is given; or a package, and "
                         "edited texts of its level aten")
    package.add_argument("--input", action="append", default=[], metavar="[ENTRY=]INPUT", help="an example input of "
                         "TorchScript, one for each argument in order: float32[rows=3, 4], of which the size rows is "
                         "dynamic; int64[2]; 2.0")
    package.add_argument("-o", "--output", required=True, metavar="PATH", help="such as model.stepwell")
    package.add_argument("--machine", action="append", metavar="NAME", help="what to compile for, the best first, by "
                         "default the machine at hand: x86-avx512, x86-avx2, arm-neon")
    package.add_argument("--level", action="append", default=[], metavar="LEVEL", help="a level besides aten whose "
                         "text the package has: prim, loop")
    package.set_defaults(command=_package)

    inspect = commands.add_parser("inspect", help="list the contents of a package, or print a file in it")
    inspect.add_argument("package")
    inspect.add_argument("member", nargs="?", help="such as ir/forward.aten.mlir")
    inspect.set_defaults(command=_inspect)

    interface = commands.add_parser("c-interface", help="write the files by which a program in C or C++ runs packages")
    interface.add_argument("directory")
    interface.set_defaults(command=_write_c_interface)


def _package(flags: argparse.Namespace) -> Iterator[str]:
    first, machines, output = flags.programs[0], flags.machine or ["native"], Path(flags.output)
    if first.endswith(".stepwell"):
        from ..compiler.packages import read_package, write_package

        if flags.input:
            raise OptionError("a package has its inputs already, and --input is for TorchScript")
        entries, constants, options = read_package(Path(first), _by_entry(flags.programs[1:]))
        write_package(entries, constants, output, machines=machines, levels=flags.level, options=options)
    else:
        from ..frontend.packages import package
        from ..frontend.packages.files import inputs_of_text, read_programs

        programs = read_programs(_by_entry(flags.programs))
        given = {name: inputs_of_text(texts) for name, texts in _inputs(flags.input, programs).items()}
        package(programs, output, {name: args for name, (args, _) in given.items()},
                dynamic_shapes={name: dynamic for name, (_, dynamic) in given.items()},
                machines=machines, levels=flags.level)
    yield f"wrote {output}, {output.stat().st_size} bytes"


def _by_entry(arguments: Sequence[str]) -> dict[str, str]:
    """Return the file of each entry, by its name."""
    files: dict[str, str] = {}
    for each in arguments:
        name, _, file = each.rpartition("=")
        name = name or "forward"
        if name in files:
            raise OptionError(f"two files are for the entry '{name}'", hint="name them: decode=decode.pt2")
        files[name] = file
    return files


def _inputs(texts: Sequence[str], entries: Mapping[str, Any]) -> dict[str, list[str]]:
    """Group the texts of inputs by the name of their entry."""
    found: dict[str, list[str]] = {}
    for text in texts:
        name = text.partition("[")[0].rpartition("=")[0] or "forward"
        if name not in entries:
            raise OptionError(f"'{text}' is for an entry '{name}'", hint=did_you_mean(name, entries))
        found.setdefault(name, []).append(text.removeprefix(f"{name}="))
    return found


def _inspect(flags: argparse.Namespace) -> Iterator[str]:
    archive = Archive(flags.package)
    for name in archive.names():
        archive.check(name)
    if flags.member is not None:
        yield _text(archive, flags.member)
        return
    manifest = archive.manifest
    made = ", ".join(f"{name} {version}" for name, version in manifest["versions"].items())
    yield f"{archive.path}: a package of format {manifest['format']}, made with {made}"
    for name, entry in manifest["entries"].items():
        yield from _describe_entry(name, entry)
    for variant in manifest["variants"]:
        yield f"code for {variant['machine']} ({variant['architecture']}): {_needs(variant)}"
        for entry, kernels in variant.get("kernels", {}).items():
            yield from (f"  {entry}: {name}, {each['threads']} threads, {each['shared_bytes']} bytes of shared memory, "
                        f"{each['bytes']} bytes of code" for name, each in kernels.items())
    yield f"constants: {len(manifest['constants'])} tensors, {manifest['constant_bytes']} bytes"
    yield "members:"
    width = max(map(len, archive.names()))
    yield from (f"  {name:<{width}}  {record['bytes']:>12} bytes" for name, record in manifest["files"].items())


def _needs(variant: Mapping[str, Any]) -> str:
    """What a machine must have to run the code of a variant."""
    if "capability" in variant:
        return f"a GPU of compute capability {variant['capability'] / 10}"
    return ", ".join(variant["features"]) or "any"


def _describe_entry(name: str, entry: Mapping[str, Any]) -> Iterator[str]:
    inputs = ", ".join(map(_tensor, entry["inputs"]))
    yield f"{name}({inputs}) -> ({', '.join(map(_tensor, entry['outputs']))})"
    for symbol, limits in entry["symbols"].items():
        least, most = limits["least"], limits["most"]
        yield f"  {symbol} is {least or 0} or more" if most is None else f"  {symbol} is from {least or 0} to {most}"
    if entry["operators"]:
        yield f"  calls {', '.join(entry['operators'])} of libtorch"
    if entry["updates"]:
        yield f"  updates {', '.join(entry['updates'])}"


def _tensor(record: Mapping[str, Any]) -> str:
    written = ", which is written into" if record["is_written"] else ""
    return f"{record['name']}: {record['dtype']}[{', '.join(record['sizes'])}]{written}"


def _text(archive: Archive, member: str) -> str:
    if member not in archive.names():
        raise OptionError(f"{archive.path} has no member '{member}'", hint=did_you_mean(member, archive.names()))
    try:
        return bytes(archive.view(member)).decode().rstrip("\n")
    except UnicodeDecodeError as error:
        raise OptionError(f"{member} is no text") from error


def _write_c_interface(flags: argparse.Namespace) -> Iterator[str]:
    folder = Path(flags.directory)
    folder.mkdir(parents=True, exist_ok=True)
    [here] = c_interface.__path__
    for name in (*HEADERS, *SOURCES):
        shutil.copyfile(Path(here) / name, folder / name)
        yield f"wrote {folder / name}"
