"""One compilation: the passes run, the target's code is emitted, compiled, and kept in the cache."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation
from xdsl.traits import MemoryEffectKind

from ..codegen.emit.emitted_text import EmittedText
from ..codegen.emit.provenance import Provenance, provenance_of
from ..codegen.runtime.cache import DiskCache, Entry, content_key
from ..codegen.runtime.program import HOST_SOURCE, PLACES, ExternCall, KernelRecord, LoadedProgram, ProgramSource
from ..ir.context import make_context
from ..ir.dialects.aten import has_schema, schema_of
from ..ir.dialects.host import LaunchOp
from ..ir.dialects.host_alternatives import LaunchOneOfOp
from ..ir.errors import PassError, StepwellError, position_of
from ..ir.interfaces.effects import own_effects
from ..ir.modules.levels import EXTERN, RESULT_ON, level_of
from ..ir.modules.symbols import programs_of
from ..ir.progress import activity
from ..ir.text import print_module
from ..ir.traversal import operations_in
from ..options import CompileOptions
from ..passes.analysis.communication import sequence
from ..passes.management.instruments import RemarkList
from ..passes.management.kept_collectives import KeptCollectives
from ..passes.management.pass_manager import PassManager
from ..passes.management.pipeline_parser import parse_pipeline
from ..passes.management.reproducer import Reproducer
from .cuda_graphs import obstacle_in
from .incomplete_pipeline import refuse_incomplete_pipeline
from .instruments import Watching
from .overrides import Overrides
from .pipeline_choice import files_of_passes
from .places import Places
from .targets import EmittedProgram, ProgramTarget
from .targets.fingerprint import compiler_fingerprint

__all__ = ["BuiltProgram", "Compilation"]


class BuiltProgram(NamedTuple):
    """The result of a compilation."""

    loaded: LoadedProgram
    provenance: Provenance
    """The origins of its code."""
    directory: Path
    """Its entry in the cache."""
    was_cached: bool
    """Whether that was there already."""


class Compilation:
    """A module on its way through a pipeline and the code of a target, with the user's edited stages and instruments.

    The module is consumed: the passes rewrite it in place.
    """

    def __init__(self, module: ModuleOp, pipeline: str, target: ProgramTarget, options: CompileOptions,
                 cache: DiskCache):
        level = level_of(module)
        self._module = module
        self._pipeline = pipeline
        self._target = target
        self._options = options
        self._cache = cache
        self._overrides = Overrides.of(options, parse_pipeline(pipeline), level, target.kernels_file)
        self._watching = Watching(options, level)
        directory = options.reproducers or options.dump
        self._reproducer = Reproducer(cache.root / "reproducers" if directory is None else Path(directory),
                                      self._overrides.passes, target.versions)

    @property
    def remarks(self) -> RemarkList:
        """The remarks of the passes, if the options request them."""
        return self._watching.remarks

    @contextmanager
    def lowered(self) -> Iterator[ModuleOp]:
        """The module after the passes; at the end of the context the instruments print and write what they collected.

        An unexpected exception of a pass is converted to a PassError that names the reproducer.
        """
        reproducer = self._reproducer
        try:
            PassManager(self._overrides.passes, [reproducer, *self._watching.instruments, KeptCollectives()]).run(
                make_context(), self._module)
        except StepwellError:
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            path = None if reproducer.written is None else str(reproducer.written)
            failure = PassError(what, pass_name=reproducer.current, reproducer=path)
            raise failure.with_traceback(error.__traceback__) from error
        yield self._module
        self._watching.finish()

    def shown(self, texts: Mapping[str, EmittedText], provenance: Provenance) -> tuple[dict[str, str], Provenance]:
        """The annotated code by file name, as emitted or edited, and the origins of its lines; the instruments are
        notified of it.
        """
        shown = {name: self._overrides.emitted(name, text.annotated) for name, text in texts.items()}
        for name, text in texts.items():
            self._watching.emitted(name, shown[name])
            if shown[name] != text.annotated:
                provenance = provenance.without_lines(name)
        if self._watching:
            self._watching.emitted("provenance.json", provenance.to_json())
        return shown, provenance

    def program(self) -> BuiltProgram:
        """The compiled program.

        The passes run only if the cache lacks the program, or if instruments watch them.
        """
        places = Places(self._module)
        key = self._key(places)
        # Edited stages are checked in their first run, whoever compiled them before.
        checks = self._target.with_checks() if self._overrides.text and not self._overrides.code else None
        reusable = self._options.cache and checks is None
        found = self._cache.find(key) if reusable else None
        checked = None
        with self._turn(key) if reusable and found is None else nullcontext(found) as found:
            entry = found
            if entry is None or self._watching:
                with self.lowered():
                    if self._options.pipeline is not None:
                        refuse_incomplete_pipeline(self._module)
                    entry = self._built(key, places)
                    if checks is not None:
                        checked = self._built_with_checks(key, checks, places)
        provenance, lines = places.placed(entry.read_text(PLACES))
        program = self._loaded(entry, self._target, provenance)
        externs = [replace(call, where=where) for call, where in zip(program.externs, lines, strict=True)]
        program = replace(program, externs=tuple(externs))
        if checks is not None and checked is not None:
            first = self._loaded(checked, checks, provenance)
            program = replace(program, forward=_first_checked(first.forward, program.forward), results=0,
                              in_python=None)
        return BuiltProgram(program, provenance, entry.directory, found is not None)

    def _key(self, places: Places) -> str:
        """The key of the program in the cache."""
        target = self._target
        return content_key(module=print_module(self._module), places=places.pattern, pipeline=self._pipeline,
                           override=self._overrides.text, target=target.name, toolchain=target.identity,
                           compiler=compiler_fingerprint(files_of_passes(self._pipeline, self._options)))

    @contextmanager
    def _turn(self, key: str) -> Iterator[Entry | None]:
        """What the cache holds when no other process compiles the same program.

        Ranks of a distributed program ask for the same program at the same time: one runs the passes, the others wait,
        unless they have instruments.
        """
        with nullcontext() if self._watching else self._cache.turn(key):
            yield self._cache.find(key)

    def _built(self, key: str, places: Places) -> Entry:
        """The entry of the lowered module in the cache, compiled unless it is there."""
        # Whoever watches wants to see one thing at a time.
        apart = self._watching or self._overrides.code
        module, target, watching = self._module, self._target, self._watching
        with self._reproducer.of_code(module), nullcontext() if apart else target.begin(module) as records:
            with watching.measure("code", "emit"):
                emitted = target.emit(module)
                texts = {target.kernels_file: emitted.kernels, HOST_SOURCE: emitted.host}
                provenance = provenance_of(module, emitted.kernels, emitted.host)
            shown, provenance = self.shown(texts, provenance)
            # Comments differ between otherwise equal programs, so they are excluded from the cache.
            code = {name: _code(text, target) if shown[name] == text.annotated else shown[name]
                    for name, text in texts.items()}
            if records is None:
                kernels = code[target.kernels_file]
                records = target.records(module, None if kernels == _code(emitted.kernels, target) else kernels)
            source = self._source(target, places, emitted, code, records, provenance)
            if not self._options.cache:
                key = content_key(key=key, uncached=str(id(module)))
            elif watching.may_change_result:
                key = content_key(key=key, kernels=source.kernels, host=source.host)
            with self._overrides.naming_edited_files(), watching.measure("code", target.tools), activity(target.tools):
                return self._cache.get_or_build(key, lambda directory: target.build(source, directory))

    def _built_with_checks(self, key: str, target: ProgramTarget, places: Places) -> Entry:
        """The entry of the program whose kernels check each access, which no instrument sees."""
        emitted = target.emit(self._module)
        code = {target.kernels_file: _code(emitted.kernels, target), HOST_SOURCE: _code(emitted.host, target)}
        source = self._source(target, places, emitted, code, target.records(self._module, None),
                              provenance_of(self._module, emitted.kernels, emitted.host))
        return self._cache.get_or_build(content_key(key=key, checked=target.identity),
                                        lambda directory: target.build(source, directory))

    def _source(self, target: ProgramTarget, places: Places, emitted: EmittedProgram, code: Mapping[str, str],
                records: tuple[KernelRecord, ...], provenance: Provenance) -> ProgramSource:
        """What is compiled and kept of the lowered module, whose `code` may be edited."""
        module = self._module
        externs = [op for op in operations_in(module) if has_schema(op)]
        is_edited = code[HOST_SOURCE] != _code(emitted.host, target)
        return ProgramSource(code[target.kernels_file], code[HOST_SOURCE], records,
                             tuple(map(_extern, externs)), places.numbered(provenance, externs),
                             provenance.kernel_names,
                             sum(isinstance(op, LaunchOp | LaunchOneOfOp) for op in operations_in(module)),
                             tuple(sequence(module)),
                             obstacle_in(module), None if is_edited else emitted.native,
                             0 if is_edited else _results_of_kernels(module))

    def _loaded(self, entry: Entry, target: ProgramTarget, provenance: Provenance) -> LoadedProgram:
        with self._overrides.naming_edited_files():
            program = target.load(entry.directory, provenance)
        self._overrides.name_edited_files(program)
        return program


def _results_of_kernels(module: ModuleOp) -> int:
    """The number of results of a module that calls kernels only; 0 if its host program calls an operator of torch."""
    for op in (op for function in programs_of(module) for op in function.body.block.ops):
        effects = own_effects(op)
        writes = effects is None or any(effect.kind is MemoryEffectKind.WRITE for effect in effects)
        if has_schema(op) or (writes and not isinstance(op, LaunchOp | LaunchOneOfOp)):
            return 0
    [function] = programs_of(module)
    returned = function.get_return_op()
    return 0 if returned is None else len(returned.operands)


def _code(text: EmittedText, target: ProgramTarget) -> str:
    """The text that is kept: without comments, which differ between equal programs, unless errors look up its lines."""
    return text.annotated if target.check_bounds else text.plain


def _first_checked(checked: Callable[..., Any], usual: Callable[..., Any]) -> Callable[..., Any]:
    """A program that is `checked` until it has run once, and the usual one from then on."""
    pending = [checked]

    def forward(*inputs: Any) -> Any:
        if not pending:
            return usual(*inputs)
        results = checked(*inputs)
        pending.clear()
        return results

    return forward


def _extern(op: Operation) -> ExternCall:
    reason = op.attributes.get(EXTERN)
    return ExternCall(schema_of(op).qualified_name, getattr(reason, "data", "no lowering"), str(position_of(op) or ""),
                      RESULT_ON in op.attributes)
