"""`stepwell.load`: loads a package as a callable, without torch and the compiler."""

from __future__ import annotations

import ctypes
import os
import platform
import threading
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ....ir.errors import InputError, PackageError, did_you_mean
from .archive import REMAKE, Archive
from .background_check import BackgroundCheck
from .call_trees import check_call, inputs_of, outputs_in
from .dlpack import as_arrays, borrow, current_device
from .libtorch import libtorch_with
from .members import CONSTANTS, code_member
from .shared_object import DeviceConstants, LoadedEntry

__all__ = ["Package", "load"]


def load(path: str | os.PathLike[str], *, threads: int | None = None, check: bool = True, seed: int | None = None,
         device: int | None = None) -> Package:
    """Load a package that `stepwell.package` made.

    A run uses at most `threads` threads, by default as many as OpenMP gives. Raises PackageError for a file that is no
    package, is damaged, or has no code for this processor. Constants are compared with their hash while the program is
    already used: the first call gives its results, or raises PackageError, when that is done. With `check=False`
    nothing is compared with hashes. Random numbers follow from `seed`, by default from one that the system draws. A
    package that calls operators of torch imports torch, and raises PackageError where they are not there. Code for a
    GPU runs on the one of the number `device`, by default torch's current one, in torch's current stream.
    """
    archive = Archive(path)
    try:
        return Package(archive, threads=threads or 0, check=check,
                       seed=int.from_bytes(os.urandom(8)) if seed is None else seed,
                       device=current_device() if device is None else device)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise PackageError(f"{path} is damaged: its manifest is not understood: {error!r}", hint=REMAKE) from error


class Package:
    """A loaded package. Call it like the exported program; `entry` returns its entry points by name.

    Tensors of torch, arrays of numpy and other objects with `__dlpack__` are read in place, and results belong to the
    same library. Several threads may call it concurrently. Buffers that the program updates belong to this object.
    """

    def __init__(self, archive: Archive, *, threads: int, check: bool, seed: int, device: int):
        self.path = archive.path
        self.manifest = archive.manifest
        self._check = BackgroundCheck(archive, CONSTANTS) if check else None
        if check:
            for name in archive.names():
                if name.endswith(".so"):
                    archive.check(name)
        order = threading.Lock()
        constants = _constants(archive)
        self._entries = {code.name: Entry(code, self.manifest["entries"][code.name], archive)
                         for code in _fitting_variant(archive, device)}
        if not self._entries:
            raise ValueError("it has no entries")
        on_device = DeviceConstants()
        for number, each in enumerate(self._entries.values()):
            each.begin(constants, threads, seed + number & 2**64 - 1, order, device, on_device, self._check)

    def check(self) -> None:
        """Wait until the hash of the constants has been verified; raises PackageError if they are damaged."""
        if self._check is not None:
            self._check.wait()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the first entry."""
        return next(iter(self._entries.values()))(*args, **kwargs)

    def entry(self, name: str) -> Entry:
        """The entry point `name`, a callable."""
        if name not in self._entries:
            raise InputError(f"{self.path} has no entry '{name}'", hint=did_you_mean(name, self._entries))
        return self._entries[name]

    @property
    def entries(self) -> tuple[str, ...]:
        """The names of the entry points."""
        return tuple(self._entries)


class Entry:
    """An entry point of a loaded package, a callable."""

    def __init__(self, code: LoadedEntry, record: Mapping[str, Any], archive: Archive):
        self._code, self._call = code, record["call"]
        self._archive = archive  # keeps the memory of the constants alive
        self._names = [each["name"] for each in record["inputs"]]
        self._written = [each["is_written"] for each in record["inputs"]]
        count = len(self._names)
        self._takes_tensors = not self._call["kwargs"] and self._call["args"] == [{"tensor": at} for at in range(count)]
        """Whether its arguments are its inputs."""
        self.signature = record
        """The structure of its arguments and results, from the manifest."""

    def begin(self, constants: int, threads: int, seed: int, order: threading.Lock, device: int,
              on_device: DeviceConstants, check: BackgroundCheck | None) -> None:
        if self.signature["operators"]:
            path = str(self._archive.path)
            operators = self.signature["operators"]
            self._code.link(libtorch_with(operators, path, on_gpu=self._code.is_on_gpu), path)
        self._code.begin(constants, threads, seed, order, device, on_device)
        self._check = check

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the program; raises InputError for invalid arguments."""
        is_plain = self._takes_tensors and not kwargs and len(args) == len(self._names)
        inputs = args if is_plain else inputs_of(self._call, args, kwargs, self._names)
        return outputs_in(self._call["result"], self._results(inputs))

    def run(self, *inputs: Any) -> Sequence[Any]:
        """Run the program on its input tensors in order; returns all outputs."""
        if len(inputs) != len(self._names):
            raise InputError(f"'{self._code.name}' takes {len(self._names)} inputs, not {len(inputs)}",
                             hint=f"they are: {', '.join(self._names) or 'none'}")
        return self._results(inputs)

    def _results(self, inputs: Sequence[Any]) -> Sequence[Any]:
        results = self._code.run([borrow(value, name, is_written=written) for value, name, written in
                                  zip(inputs, self._names, self._written, strict=True)])
        if self._check is not None:
            self._check.wait()
        return as_arrays(results, inputs)

    def __del__(self) -> None:
        self._code.end()


def _constants(archive: Archive) -> int:
    """The address of the first constant."""
    begin, end = archive.place(CONSTANTS)
    header = int.from_bytes(archive.memory[begin:begin + 8], "little")
    offset = begin + 8 + header
    if offset + archive.manifest["constant_bytes"] != end:
        raise PackageError(f"{archive.path} is damaged: {CONSTANTS} is not of the size that its manifest says")
    return ctypes.addressof(ctypes.c_char.from_buffer(archive.memory)) + offset


def _fitting_variant(archive: Archive, device: int) -> Iterator[LoadedEntry]:
    """The code of all entries in the first variant that this processor, and for some this GPU, supports."""
    lacks = []
    architecture = platform.machine()
    for variant in archive.manifest["variants"]:
        machine = variant["machine"]
        if variant["architecture"] != architecture:
            lacks.append(f"{machine} is for {variant['architecture']}")
            continue
        loaded = [_load(archive, name, machine) for name in archive.manifest["entries"]]
        missing = next((found for each in loaded if (found := each.missing_feature(device)) is not None), None)
        if missing is None:
            yield from loaded
            return
        lacks.append(f"{machine} needs {missing}")
    raise PackageError(f"{archive.path} has no code for this processor, of {architecture}: {', '.join(lacks)}",
                       hint="make the package with --machine for this processor")


def _load(archive: Archive, name: str, machine: str) -> LoadedEntry:
    record = archive.manifest["entries"][name]
    check_call(record["call"], len(record["inputs"]), record["outputs"])
    entry = LoadedEntry(name, archive.view(code_member(machine, name)), str(archive.path))
    if not entry.fits(name, archive.manifest["constant_bytes"], len(record["inputs"]), len(record["outputs"])):
        raise PackageError(f"{archive.path} is damaged: the code of '{name}' is not what its manifest describes")
    return entry
