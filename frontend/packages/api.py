"""`stepwell.package`: compiles a program of PyTorch into a file that runs without PyTorch."""

from __future__ import annotations

import copy
import inspect
import os
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import torch
from torch.export import ExportedProgram

from ...compiler.packages import write_package
from ...ir.errors import OptionError
from ...options import CompileOptions
from .constants import ConstantTable
from .example_inputs import distinct_inputs
from .exported import entry_of
from .torchscript import ScriptProgram, export_torchscript, numbers_of, owner_of

__all__ = ["package"]


def package(
    program: Any,
    path: str | os.PathLike[str],
    args: Sequence[Any] | Mapping[str, Sequence[Any]] = (),
    kwargs: Mapping[str, Any] | None = None,
    *,
    dynamic_shapes: Any = None,
    machines: Sequence[str] = ("native",),
    levels: Sequence[str] = (),
    options: Mapping[str, Any] | CompileOptions | None = None,
) -> Path:
    """Compile a program into a package, which `stepwell.load` and the C interface run; returns its path.

    program:         the result of `torch.export.export`; or a module, a method of one or TorchScript, which is exported
                     with `args`, `kwargs` and `dynamic_shapes` as `torch.export.export` takes them; or a dictionary of
                     these by the names of their entry points, with dictionaries of `args`, `kwargs` and
                     `dynamic_shapes` likewise
    machines:        the processors and GPUs to compile for, best first: such as `x86-avx2`, `h100`, or `native`,
                     the kind of this machine; loading takes the first one that the machine there supports
    levels:          IR levels to include as text besides aten: `prim`, `loop`
    options:         those of `stepwell.CompileOptions`; contractions are computed by kernels of Stepwell

    Entries that share buffers update the same ones. Each result is newly allocated, even if the torch program returns
    an input or a view of another result. Operators of ATen that are not lowered are calls of libtorch; raises
    UnsupportedError, with a list, for those that its stable C interface cannot call.
    """
    chosen = options if isinstance(options, CompileOptions) else CompileOptions.from_mapping(
        {"contractions": "own", **(options or {})})
    programs = _programs(program, args, kwargs, dynamic_shapes)
    constants = ConstantTable()
    entries = [entry_of(name, each, constants) for name, each in programs.items()]
    write_package(entries, constants.contents(), Path(path), machines=machines, levels=levels, options=chosen)
    return Path(path)


def _programs(program: Any, args: Any, kwargs: Any, dynamic_shapes: Any) -> dict[str, ExportedProgram]:
    """The exported programs by entry name."""
    if not isinstance(program, Mapping):
        program, args, kwargs, dynamic_shapes = ({"forward": each} for each in (program, args, kwargs, dynamic_shapes))
    if not program:
        raise OptionError("a package has at least one entry")
    for name, given in {"args": args, "kwargs": kwargs, "dynamic_shapes": dynamic_shapes}.items():
        if given and not (isinstance(given, Mapping) and {*given} <= {*program}):
            raise OptionError(f"the {name} of several programs are a dictionary by the names of their entries")
    numbers = numbers_of(each for each in program.values() if isinstance(each, ScriptProgram))
    return {name: _exported(name, each, numbers, *((given or {}).get(name) for given in (args, kwargs, dynamic_shapes)))
            for name, each in program.items()}


def _exported(name: str, program: Any, numbers: Any, args: Any, kwargs: Any, dynamic_shapes: Any) -> ExportedProgram:
    if isinstance(args, torch.Tensor):
        raise OptionError(f"args are a tuple of inputs, and those of '{name}' are a tensor", hint="give (x,), not x")
    if isinstance(program, ScriptProgram):
        given, named = distinct_inputs((tuple(args or ()), dict(kwargs or {})), owner_of(program))
        return export_torchscript(program, given, named, dynamic_shapes, numbers)
    if inspect.ismethod(program) and isinstance(program.__self__, torch.nn.Module):
        program = _with_forward(program)
    if isinstance(program, torch.nn.Module):
        given, named = distinct_inputs((tuple(args or ()), dict(kwargs or {})), program)
        return torch.export.export(program, given, named, dynamic_shapes=dynamic_shapes)
    if not isinstance(program, ExportedProgram):
        raise OptionError(f"a package is made from a result of torch.export.export, a module or TorchScript, and "
                          f"'{name}' is a {type(program).__name__}")
    if args or kwargs or dynamic_shapes:
        raise OptionError("an exported program has its inputs already", hint="give them to torch.export.export")
    return program


def _with_forward(method: Any) -> torch.nn.Module:
    """The module of a method, with the same parameters and buffers, whose forward is this method."""
    module = copy.copy(method.__self__)
    module.forward = method
    module._forward_hooks, module._forward_pre_hooks = OrderedDict(), OrderedDict()  # methods are called without them
    return module
