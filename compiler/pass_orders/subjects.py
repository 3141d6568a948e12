"""What pipelines are tried on: modules with the inputs on which they are executed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from xdsl.dialects.builtin import ModuleOp

from ...ir.context import make_context
from ...ir.errors import OptionError
from ...ir.semantics.interpreter import Value
from ...ir.text import parse_module, read_text
from ...ir.verify import verify_module

__all__ = ["Corpus", "Subject", "corpus_of_files"]


@dataclass(frozen=True)
class Subject:
    """A module, and values for the arguments of its entry; without values, random ones of their types are made."""

    name: str
    module: ModuleOp
    inputs: tuple[Value, ...] = ()


class Corpus:
    """Programs in families, each of which gives modules when it is first asked for.

    Families are drawn with equal chances, so that a large one does not hide a small one.
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
        """The modules that a program becomes: one, or one for each half of a training step."""
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
