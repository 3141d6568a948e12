"""Exports TorchScript and checks the result against it."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import torch
from torch.export import ExportedProgram
from torch.jit._recursive import wrap_cpp_module
from torch.utils._pytree import tree_map_only

from ....ir.errors import InputError, OptionError, StepwellError, UnsupportedError
from .interpreter import first_line
from .module import Numbers, ScriptedModule, changed_numbers
from .numbers import held

__all__ = ["ScriptProgram", "export_torchscript", "numbers_of", "owner_of"]

ScriptProgram = torch.jit.ScriptModule | torch.jit.ScriptFunction | torch._C.ScriptMethod
"""What torch.jit.script, torch.jit.trace and torch.jit.load return, and the methods of such modules."""


def numbers_of(programs: Iterable[ScriptProgram]) -> Numbers:
    """The numbers of modules that some of the programs change, as tensors that they have in common."""
    return changed_numbers((method.inlined_graph, owner) for method, owner in map(_method, programs))


def export_torchscript(program: Any, args: Sequence[Any], kwargs: Mapping[str, Any], dynamic_shapes: Any,
                       numbers: Numbers) -> ExportedProgram:
    """Export a module, method or function for the given inputs; `dynamic_shapes` names the dynamic sizes. `numbers`
    become buffers.

    Both are run on the inputs and compared. Raises UnsupportedError, with the line of the script, for what cannot be
    exported, and if the results differ.
    """
    method, owner = _method(program)
    arguments = method.schema.arguments[0 if owner is None else 1:]
    names, given = _positional(arguments, args, kwargs)
    places = sum(not each.kwarg_only for each in arguments)

    def script(*values: Any) -> Any:
        return method(*values[:places], **dict(zip(names[places:], values[places:], strict=True)))

    module = ScriptedModule(method.inlined_graph, owner, numbers)
    _name_arguments(module, names)
    try:
        exported = torch.export.export(module, given, dynamic_shapes=_by_place(dynamic_shapes, names),
                                       strict=False)
    except StepwellError:
        raise
    except Exception as error:  # torch.export raises various exceptions
        raise UnsupportedError(f"torch.export rejects this TorchScript: {_lines(error)}") from error
    _compare(script, module, exported, given)
    return exported


def owner_of(program: Any) -> Any:
    """The module that TorchScript belongs to, or None."""
    return _method(program)[1]


def _method(program: Any) -> tuple[Any, Any]:
    """The method or function, and the module that it is one of."""
    if isinstance(program, torch.jit.ScriptFunction):
        return program, None
    if isinstance(program, torch._C.ScriptMethod):
        return program, wrap_cpp_module(program.owner)
    method = getattr(program, "forward", None)
    if not isinstance(method, torch._C.ScriptMethod):
        raise UnsupportedError("this TorchScript has no method 'forward', or several of that name",
                               hint="give the method that is meant, such as module.decode")
    return method, program


def _positional(known: Sequence[Any], args: Sequence[Any], kwargs: Mapping[str, Any]
                ) -> tuple[list[str], tuple[Any, ...]]:
    """The names of all arguments, and their values in order."""
    names = [each.name for each in known]
    if len(args) > len(names) or not {*kwargs} <= {*names[len(args):]}:
        raise InputError(f"the TorchScript takes {', '.join(names)}, each once")
    values = list(args)
    for each in known[len(args):]:
        if each.name not in kwargs and not each.has_default_value():
            raise OptionError(f"TorchScript is exported for inputs, and none is given for '{each.name}'",
                              hint="give `args`, or --input on the command line")
        values.append(kwargs[each.name] if each.name in kwargs else each.default_value)
    return names, tuple(values)


def _name_arguments(module: ScriptedModule, names: list[str]) -> None:
    """Give the module's forward the arguments of the script."""
    run = module.forward

    def forward(*args: Any) -> Any:
        return run(*args)

    parameters = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    vars(forward)["__signature__"] = inspect.Signature(parameters)
    module.forward = forward


def _by_place(dynamic_shapes: Any, names: list[str]) -> Any:
    """The dynamic shapes of all arguments, in order."""
    if dynamic_shapes is None:
        return None
    if isinstance(dynamic_shapes, Mapping):
        return tuple(dynamic_shapes.get(name) for name in names)
    return (*dynamic_shapes, *[None] * (len(names) - len(dynamic_shapes)))


def _compare(program: Any, module: ScriptedModule, exported: ExportedProgram, inputs: tuple[Any, ...]) -> None:
    """Raise UnsupportedError if results, arguments or the shared buffers differ between the exported program and the
    TorchScript.
    """
    buffers = dict(module.named_buffers())
    before = {name: buffer.detach().clone() for name, buffer in buffers.items()}
    found = []
    for run in (program, exported.module()):
        own = copy.deepcopy(inputs)
        with torch.no_grad(), torch.random.fork_rng(devices=[]):
            torch.manual_seed(0)
            try:
                results = run(*own)
            except RuntimeError as error:
                if run is program:
                    raise
                raise UnsupportedError(f"what torch.export makes of this TorchScript fails: {first_line(error)}",
                                       hint="export the module that it was made of") from error
            module.take_back()
            found.append(copy.deepcopy(tree_map_only(torch.Tensor, torch.Tensor.detach,
                                                 (results, own, buffers))))
            for name, buffer in buffers.items():
                buffer.copy_(before[name])
    try:
        torch.testing.assert_close(*map(_comparable, found), equal_nan=True)
    except (AssertionError, TypeError) as error:
        raise UnsupportedError(f"torch.export changes what this TorchScript computes: {first_line(error)}",
                               hint="export the module that it was made of") from error


def _comparable(value: Any) -> Any:
    """The value with numbers in place of texts, which torch does not compare, and tensors in place of other numbers."""
    value = tree_map_only(bool | float, held, value)
    return tree_map_only(str, lambda text: list(text.encode()), value)


def _lines(error: BaseException) -> str:
    """The first lines of an error, which name the sizes that are at fault."""
    return "\n".join(str(error).strip().splitlines()[:4]) or type(error).__name__
