"""The subjects of pipelines: modules with the inputs for their execution."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from xdsl.dialects.builtin import ModuleOp

from ...ir.context import make_context
from ...ir.errors import OptionError
from ...ir.modules.verify import verify_module
from ...ir.semantics.interpreter import Value
from ...ir.text import parse_module, read_text

__all__ = ["Corpus", "Subject", "corpus_of_files"]


@dataclass(frozen=True)
class Subject:
    """A module, and values for the arguments of its entry; by default random ones of their types."""

    name: str
    module: ModuleOp
    inputs: tuple[Value, ...] = ()


class Corpus:
    """Programs in families, whose modules are created at the first request.

    Families are chosen with equal probability, so that large ones do not dominate small ones.
    """

    def __init__(self, families: Mapping[str, Mapping[str, Callable[[], Sequence[Subject]]]]):
        if not any(families.values()):
            raise OptionError("there is no program to try pipelines on")
        self.families = {name: programs for name, programs in families.items() if programs}
        self._made: dict[tuple[str, str], Sequence[Subject]] = {}

    def programs(self) -> Iterator[tuple[str, str]]:
        """The family and the name of each program."""
        return ((family, name) for family, programs in self.families.items() for name in programs)

    def subjects(self, family: str, name: str) -> Sequence[Subject]:
        """The modules of a program: one, or one each for the forward and backward graph."""
        key = family, name
        if key not in self._made:
            self._made[key] = self.families[family][name]()
        return self._made[key]


def corpus_of_files(files: Sequence[str]) -> Corpus:
    """The modules in files of IR, of any level."""
    return Corpus({"files": {file: partial(_subject_of_file, file) for file in files}})


def _subject_of_file(file: str) -> Sequence[Subject]:
    module = parse_module(make_context(), read_text(file), file, locate=True)
    verify_module(module)
    return [Subject(file, module)]
