"""The C interface as a shared library for the tests."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from stepwell.codegen.runtime.packages import c_interface
from stepwell.codegen.runtime.packages.dlpack import BorrowedTensor, DLTensor

HERE = Path(next(iter(c_interface.__path__)))


class Options(ctypes.Structure):
    _fields_ = (("allocate", ctypes.c_void_p), ("release", ctypes.c_void_p), ("context", ctypes.c_void_p),
                ("threads", ctypes.c_int), ("unchecked", ctypes.c_int), ("seed", ctypes.c_uint64),
                ("libtorch", ctypes.c_char_p), ("device", ctypes.c_int))


@dataclass(frozen=True)
class CLibrary:
    library: ctypes.CDLL

    @classmethod
    def build(cls, folder: Path) -> CLibrary:
        """Compiled with all warnings as errors, and with checks of undefined behaviour."""
        compiler = shutil.which("gcc") or "cc"
        sources = [str(HERE / name) for name in ("stepwell.c", "stepwell_archive.c")]
        flags = ("-std=c11 -O1 -Wall -Wextra -Wconversion -Wno-sign-conversion -Werror -fsanitize=undefined "
                 "-fno-sanitize-recover -static-libubsan -fPIC -shared")
        subprocess.run([compiler, *flags.split(), *sources, "-o", str(folder / "libstepwell.so")], check=True)
        library = ctypes.CDLL(str(folder / "libstepwell.so"))
        library.stepwell_error.restype = ctypes.c_char_p
        return cls(library)

    def load(self, path: Path, options: Options | None = None) -> CPackage:
        package = ctypes.c_void_p()
        status = self.library.stepwell_load(str(path).encode(), None if options is None else ctypes.byref(options),
                                            ctypes.byref(package))
        if status != 0:
            raise CError(status, self.error())
        return CPackage(self, package)

    def try_to_load(self, path: Path) -> tuple[int, str]:
        try:
            self.load(path).release()
        except CError as error:
            return error.args
        return 0, ""

    def error(self) -> str:
        return self.library.stepwell_error().decode(errors="replace")


class CError(Exception):
    """A status and its text."""


@dataclass(frozen=True)
class CPackage:
    library: CLibrary
    package: ctypes.c_void_p

    def run(self, inputs: Sequence[Tensor], outputs: int, entry: str | None = None) -> list[Tensor]:
        borrowed = [BorrowedTensor(torch.utils.dlpack.to_dlpack(each)) for each in inputs]
        return self.run_tensors([each.address for each in borrowed], outputs, entry)

    def run_tensors(self, addresses: Sequence[int], outputs: int, entry: str | None = None) -> list[Tensor]:
        return [_taken(each) for each in self.run_on(addresses, outputs, entry)]

    def run_on(self, addresses: Sequence[int], outputs: int, entry: str | None = None, stream: int | None = None
               ) -> list[int]:
        """The addresses of the results of a run on a stream of CUDA."""
        given = (ctypes.c_void_p * max(len(addresses), 1))(*addresses)
        results = (ctypes.c_void_p * max(outputs, 1))()
        status = self.library.library.stepwell_run_on(
            self.package, None if entry is None else entry.encode(), given, ctypes.c_size_t(len(addresses)), results,
            ctypes.c_size_t(outputs), ctypes.c_void_p(stream))
        if status != 0:
            raise CError(status, self.library.error())
        return results[:outputs]

    def release(self) -> None:
        self.library.library.stepwell_release(self.package)


def _taken(address: int | None) -> Any:
    new = ctypes.pythonapi.PyCapsule_New
    new.argtypes, new.restype = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p], ctypes.py_object
    return torch.utils.dlpack.from_dlpack(new(address, b"dltensor", None))


__all__ = ["CError", "CLibrary", "CPackage", "DLTensor", "Options"]
