"""The information about a compiled program besides its code, with which another process opens it without its module."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, replace

from ..codegen.runtime.cache import DiskCache, content_key
from ..codegen.runtime.toolchain import Toolchain
from ..ir.machines.targets import CPU
from ..ir.plugins import has_plugins
from ..options import OUTSIDE, CompileOptions, uses
from .compiled_program import CompiledProgram
from .targets.cpu import CpuTarget
from .targets.fingerprint import compiler_fingerprint

__all__ = ["ProgramRecord"]


@dataclass(frozen=True)
class ProgramRecord:
    """A compiled program without its code, which is in the cache; it is picklable."""

    key: str
    """The name of its cache entry."""
    conditions: str
    """A text that is equal only if compiling its module again with the same options gives the same result."""
    known: bytes
    """Its arguments, the origins of its code and its operator calls, pickled; their classes belong to the versions in
    the conditions.
    """

    @classmethod
    def of(cls, program: CompiledProgram, options: CompileOptions) -> ProgramRecord | None:
        """The record of a CPU program compiled with these options; None if files or objects outside of Stepwell
        contributed to it, or may do so next time.
        """
        if program.arguments.device != CPU or options.target not in (None, CPU) or program.recorded is not None:
            return None
        if uses(options, OUTSIDE) or has_plugins():
            return None
        known = program.arguments, program.provenance, program.externs
        return cls(program.directory.name, _conditions(_target(options)), pickle.dumps(known))

    def open(self, options: CompileOptions) -> CompiledProgram | None:
        """Return the program if the cache still holds its code and a compilation would give the same; else None."""
        target = _target(options)
        if not options.cache or self.conditions != _conditions(target):
            return None
        entry = target.cache.find(self.key)
        if entry is None:
            return None
        arguments, provenance, externs = pickle.loads(self.known)
        program = replace(target.load(entry.directory, provenance), externs=externs)
        return CompiledProgram(program, arguments, entry.directory, True, provenance)


def _target(options: CompileOptions) -> CpuTarget:
    cache = DiskCache.at(options.cache_dir)
    return CpuTarget(Toolchain.detect(cache), cache)


def _conditions(target: CpuTarget) -> str:
    return content_key(toolchain=target.identity, machine=repr(target.machine), versions=repr(target.versions()),
                       compiler=compiler_fingerprint())
