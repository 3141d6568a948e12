"""What is known of a compiled program besides its code, from which another process opens it without its module."""

from __future__ import annotations

import pickle
from dataclasses import dataclass, replace

from ..codegen.runtime.cache import DiskCache, content_key
from ..codegen.runtime.toolchain import Toolchain
from ..ir.plugins import Plugin, universes
from ..ir.targets import CPU
from ..options import CompileOptions
from .compiled_program import CompiledProgram
from .driver import kernel_names
from .fingerprint import compiler_fingerprint
from .targets.cpu import CpuTarget

__all__ = ["ProgramRecord"]


@dataclass(frozen=True)
class ProgramRecord:
    """A compiled program without its code, which the cache has; it can be pickled."""

    key: str
    """The name of its entry in the cache."""
    conditions: str
    """Equal exactly where compiling its module once more, with the same options, would give the same."""
    known: bytes
    """What it takes, where its code comes from and which operators of torch it calls, pickled: objects of the versions
    that the conditions name."""

    @classmethod
    def of(cls, program: CompiledProgram, options: CompileOptions) -> ProgramRecord | None:
        """That of a program for the CPU, which was compiled with these options; None where files or objects that are
        not ours had a part in it, or may have the next time."""
        if program.arguments.device != CPU or options.target not in (None, CPU) or program.recorded is not None:
            return None
        if any((options.pipeline, options.schedule, options.override, options.instruments)):
            return None
        if any(isinstance(each, Plugin) for each in universes().values()):
            return None
        known = program.arguments, program.provenance, program.externs
        return cls(program.directory.name, _conditions(_target(options)), pickle.dumps(known))

    def open(self, options: CompileOptions) -> CompiledProgram | None:
        """The program, if the cache has its code and compiling would give no other."""
        target = _target(options)
        if not options.cache or self.conditions != _conditions(target):
            return None
        entry = target.cache.find(self.key)
        if entry is None:
            return None
        arguments, provenance, externs = pickle.loads(self.known)
        program = replace(target.load(entry.directory, kernel_names(provenance)), externs=externs)
        return CompiledProgram(program, arguments, entry.directory, True, provenance)


def _target(options: CompileOptions) -> CpuTarget:
    cache = DiskCache.at(options.cache_dir)
    return CpuTarget(Toolchain.detect(cache), cache)


def _conditions(target: CpuTarget) -> str:
    return content_key(toolchain=target.identity, machine=repr(target.machine), versions=repr(target.versions()),
                       compiler=compiler_fingerprint())
