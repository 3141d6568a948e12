"""Reads programs from files, and example inputs from text, for `stepwell package`."""

from __future__ import annotations

import ast
import re
import warnings
import zipfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import torch

from ...ir.errors import OptionError

__all__ = ["inputs_of_text", "read_program", "read_programs"]

EXAMPLE_SEED = 0
_TENSOR = re.compile(r"(\w+)\[(.*)\]")
_SIZE = re.compile(r"(?:([A-Za-z_]\w*)=)?(\d+)")


def read_programs(files: Mapping[str, str]) -> dict[str, Any]:
    """Read the programs of entries, each `FILE` or, for a method of a TorchScript module, `FILE:METHOD`. Each file is
    read once, so that methods share the module's buffers.
    """
    read = cache(read_program)
    programs = {}
    for entry, text in files.items():
        file, colon, method = (text, "", "") if Path(text).exists() else text.rpartition(":")
        programs[entry] = getattr(read(file), method, None) if colon else read(text)
        if colon and not isinstance(programs[entry], torch._C.ScriptMethod):
            raise OptionError(f"{file} has no method '{method}' of TorchScript")
    return programs


def read_program(file: str) -> Any:
    """Read a file of `torch.export.save` or `torch.jit.save` with torch's reader; both may execute code from the
    file. Other files are not passed to torch, so no pickle is read.
    """
    try:
        with zipfile.ZipFile(file) as archive:
            members = archive.namelist()
    except FileNotFoundError as error:
        raise OptionError(f"there is no file {file}") from error
    except (zipfile.BadZipFile, OSError) as error:
        raise OptionError(f"{file} is not a program of torch.export or of TorchScript: {error}") from error
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that TorchScript is deprecated, and about torch's own buffers
            if any(name.endswith("/constants.pkl") for name in members):
                return torch.jit.load(file, map_location="cpu")
            if any(name.rpartition("/")[2] in ("model.json", "serialized_exported_program.json") for name in members):
                return torch.export.load(file)
    except Exception as error:  # torch raises various exceptions for a damaged file
        raise OptionError(f"torch cannot read {file}: {error}") from error
    raise OptionError(f"{file} is not a program of torch.export or of TorchScript",
                      hint="torch.export.save writes a program; what torch.save writes is Python's objects, which are "
                           "not read")


def inputs_of_text(texts: Sequence[str]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return example inputs and their dynamic dimensions: `float32[rows=3, 4]` is a random tensor whose first size is
    dynamic, named `rows`, and 3 in the example; `int64[3]` is a tensor of zeros; `2.0` and `True` are themselves.
    """
    dimensions: dict[str, Any] = {}
    generator = torch.Generator().manual_seed(EXAMPLE_SEED)
    values, dynamic = [], []
    for text in texts:
        found = _TENSOR.fullmatch(text.strip())
        dtype = getattr(torch, found[1], None) if found is not None else None
        if found is None:
            values.append(_literal(text))
            dynamic.append(None)
            continue
        if not isinstance(dtype, torch.dtype):
            raise OptionError(f"'{text}' does not name a type of torch", hint="such as float32[3, 4]")
        sizes = [_size(part, text, dimensions) for part in found[2].split(",") if part.strip()]
        shape = [extent for extent, _ in sizes]
        values.append(torch.randn(shape, generator=generator).to(dtype) if dtype.is_floating_point or dtype.is_complex
                      else torch.zeros(shape, dtype=dtype))
        named = {at: dimension for at, (_, dimension) in enumerate(sizes) if dimension is not None}
        dynamic.append(named or None)
    return tuple(values), tuple(dynamic)


def _size(text: str, whole: str, dimensions: dict[str, Any]) -> tuple[int, Any]:
    found = _SIZE.fullmatch(text.strip())
    if found is None:
        raise OptionError(f"'{text.strip()}' in '{whole}' is not a size", hint="such as 4, or rows=3 for a dynamic one")
    name = found[1]
    return int(found[2]), None if name is None else dimensions.setdefault(name, torch.export.Dim(name))


def _literal(text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError) as error:
        raise OptionError(f"'{text}' is no input", hint="such as float32[3, 4], or a number") from error
