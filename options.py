"""The options of a compilation: what `compile_module` takes and `torch.compile(options={...})` passes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from .ir.errors import OptionError, did_you_mean
from .passes.management.pass_manager import Instrument


class Effect(Enum):
    """What an option does, from which caches of compilations follow."""

    CHOICE = "chooses the code or where it is kept, by its value alone"
    OUTSIDE = "lets files or objects from outside of Stepwell take part in the compilation"
    OBSERVATION = "prints, writes, checks or compares something during the compilation or in its code"


CHOICE, OUTSIDE, OBSERVATION = Effect


@dataclass(frozen=True)
class CompileOptions:
    """How a module is compiled. Each field is an option of that name, annotated with what it does and its effect."""

    dump: Annotated[str | None, "directory for the IR after each pass, kernels and host program", OBSERVATION] = None
    explore: Annotated[
        str | None, "file for an HTML page with all stages, linked with the source lines", OBSERVATION
    ] = None
    diagram: Annotated[
        str | None, "file for an SVG picture of the kernels and library calls of a graph", OBSERVATION
    ] = None
    target: Annotated[
        Literal["cpu", "cuda", "triton-interpreter"] | None,
        "the target, by default the device of the tensors; Triton's interpreter runs CUDA kernels on the CPU",
        CHOICE,
    ] = None
    pipeline: Annotated[
        str | tuple | None,
        "passes to run instead of the default ones: their text, the name of a pipeline, or what `insert` returns",
        OUTSIDE,
    ] = None
    override: Annotated[
        str | None, "directory with edited files of a dump, from which compilation continues", OUTSIDE
    ] = None
    check_override: Annotated[
        bool, "run each edited stage and the one it replaces, and compare the results", OBSERVATION
    ] = False
    print_ir: Annotated[
        Literal["all", "changes", "diff"] | None,
        "print the IR after each pass, or after those that changed it, or the difference that each pass makes",
        OBSERVATION,
    ] = None
    time_passes: Annotated[Literal["tree", "json"] | None, "print how long each pass took", OBSERVATION] = None
    remarks: Annotated[
        bool | str,
        "collect the remarks of passes in `report().remarks`; a string names a JSON file to write them to",
        OBSERVATION,
    ] = False
    schedule: Annotated[
        str | None,
        "file with schedules for kernels by name, which replace those that the passes choose",
        OUTSIDE,
    ] = None
    print_schedule: Annotated[bool, "print the schedule that the passes chose for each kernel", OBSERVATION] = False
    instruments: Annotated[Sequence[Instrument], "instruments to call before and after each pass", OUTSIDE] = ()
    machine: Annotated[
        str | None,
        "the machine to compile for: the name of a preset, or `native` for this machine, which is the default; fields "
        "can be overridden, as in `native{vector_bits=256}`",
        CHOICE,
    ] = None
    cuda_graphs: Annotated[bool, "record programs as CUDA graphs and replay them; no effect on the CPU", CHOICE] = False
    max_autotune: Annotated[
        bool, "choose among equivalent kernels by measuring them at their first launch", CHOICE
    ] = False
    threads: Annotated[bool, "distribute the iterations of large kernels over threads", CHOICE] = True
    contractions: Annotated[
        Literal["auto", "own", "library"],
        "implementation of products and convolutions: generated kernels, library calls, or the faster by prediction",
        CHOICE,
    ] = "auto"
    frozen: Annotated[
        bool,
        "take parameters for constants in graphs without gradients: what follows from them alone, such as packed "
        "weights, is computed once, and again for parameters whose version counter shows a write",
        CHOICE,
    ] = False
    numerics: Annotated[
        Literal["strict", "default", "fast"],
        "allowed rewrites that change results: none, those that keep eager's accuracy, or all",
        CHOICE,
    ] = "default"
    fallback_random: Annotated[bool, "draw the same random numbers as eager, by calls of ATen", CHOICE] = False
    verify: Annotated[bool, "verify the module after each pass", OBSERVATION] = False
    check_semantics: Annotated[
        bool | Literal["real"],
        "run the module before and after each pass and compare results, for random inputs or those of the first call",
        OBSERVATION,
    ] = False
    seed: Annotated[int, "seed of the random inputs for check_semantics", OBSERVATION] = 0
    reproducers: Annotated[
        str | None,
        "directory for files that reproduce failures, by default that of `dump` or one in the cache",
        OBSERVATION,
    ] = None
    check_bounds: Annotated[
        bool,
        "check each access of kernels; the first out-of-bounds access is an error that names operation and line",
        OBSERVATION,
    ] = False
    check_provenance: Annotated[
        bool, "check after each pass that all operations have a location in a file", OBSERVATION
    ] = False
    cache: Annotated[bool, "look up compiled kernels in the cache on disk and store new ones there", CHOICE] = True
    cache_dir: Annotated[str | None, "directory of the cache, by default in the user's cache directory", CHOICE] = None

    def __post_init__(self) -> None:
        """Raise OptionError for a value that an option does not take."""
        for name, hint in _types(type(self)).items():
            if not _is_of(value := getattr(self, name), hint):
                raise OptionError(f"option '{name}' takes {_describe(hint)}, not {value!r}")

    @classmethod
    def of(cls, options: CompileOptions | Mapping[str, Any] | None) -> CompileOptions:
        """Options as they are, or those of a dictionary or of nothing."""
        return options if isinstance(options, CompileOptions) else cls.from_mapping(options or {})

    @classmethod
    def from_mapping(cls, options: Mapping[str, Any]) -> CompileOptions:
        """The options of a dictionary, flags and numbers also as text; raises OptionError for a name or a value that
        does not exist."""
        hints = _types(cls)
        for name in options:
            if name not in hints:
                raise unknown_option(name, hints)
        return cls(**{name: _read(value, hints[name]) for name, value in options.items()})


def unknown_option(name: str, known: Iterable[str]) -> OptionError:
    """The error for a name that is none of the options."""
    return OptionError(f"unknown option '{name}'; {did_you_mean(name, known)}",
                       hint="stepwell.list_options() describes them; a pass of one's own is named in 'pipeline', as "
                            "'cpu:default{after-fuse=mine:MyPass}'")


def choices(options: CompileOptions) -> dict[str, Any]:
    """The values of all options that choose the code."""
    return {name: getattr(options, name) for name, effect in _effects(type(options)).items() if effect is CHOICE}


def uses(options: CompileOptions, effect: Effect) -> bool:
    """Whether an option with this effect is set to another value than its default."""
    effects = _effects(type(options))
    return any(effects[each.name] is effect and getattr(options, each.name) != each.default for each in fields(options))


@cache
def _types(options: type[CompileOptions]) -> dict[str, Any]:
    """What each option takes."""
    return get_type_hints(options)


@cache
def _effects(options: type[CompileOptions]) -> dict[str, Effect]:
    return {name: hint.__metadata__[1] for name, hint in get_type_hints(options, include_extras=True).items()}


_FLAGS = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def as_flag(value: Any) -> Any:
    """True or False for 0 and 1 and for a word such as "true"; any other value as it is."""
    return _FLAGS.get(str(value).strip().lower(), value) if isinstance(value, str | int) else value


def as_number(value: Any) -> Any:
    """An integer for its digits; any other value as it is."""
    digits = value.strip() if isinstance(value, str) else ""
    return int(digits) if digits.removeprefix("-").isdecimal() else value


def _read(value: Any, hint: Any) -> Any:
    if _is_of(value, hint):
        return value
    return as_number(value) if hint is int else as_flag(value) if bool in (hint, *get_args(hint)) else value


def list_options(options: type[CompileOptions] = CompileOptions) -> dict[str, str]:
    """Each option: what it does, what it takes and its default."""
    hints = get_type_hints(options, include_extras=True)
    lines = {}
    for each in fields(options):
        type, purpose, _ = get_args(hints[each.name])
        lines[each.name] = f"{purpose}; {_describe(type)}, default {each.default!r}"
    return lines


def _is_of(value: object, hint: Any) -> bool:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(_is_of(value, each) for each in arguments)
    if origin is Literal:
        return value in arguments
    if origin is Sequence:
        return isinstance(value, list | tuple) and all(_is_of(each, arguments[0]) for each in value)
    return isinstance(value, hint) and (hint is bool or not isinstance(value, bool))


def _describe(hint: Any) -> str:
    names = {bool: "True or False", int: "an integer", str: "a string", tuple: "a tuple", NoneType: "None",
             Instrument: "of class stepwell.Instrument"}
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " or ".join(_describe(each) for each in arguments)
    if origin is Literal:
        if len(arguments) == 1:
            return repr(arguments[0])
        return "one of " + ", ".join(repr(choice) for choice in arguments)
    if origin is Sequence:
        return f"a list, each element {_describe(arguments[0])}"
    return names[hint]
