"""Random pipelines: a random subset and order of the passes of one stage, between the regular passes before and
after.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from xdsl.passes import ModulePass

from ...ir.errors import OptionError
from ...passes.management.pass_options import is_required, option_fields
from ...passes.management.pipeline_parser import parse_pipeline
from ...passes.pipeline_lookup import find_pipeline
from ...passes.registry import PASSES, find_pass

__all__ = ["PipelineWriter", "RandomPipeline"]

FOLDERS = {"aten": ("aten",), "prim": ("prim",), "loop": ("host", "loop"), "triton": ("host", "triton")}
"""For each stage, the directories of `passes/` with passes for modules of its level. Those of `generic` apply to any.
"""
SHARES = (0.15, 0.3, 0.6, 0.9)
"""The probabilities with which a pass is included; one of these is chosen for each pipeline."""


@dataclass(frozen=True)
class RandomPipeline:
    """The passes of a pipeline in three parts."""

    stage: str
    before: tuple[ModulePass, ...]
    """The regular passes of the stages above."""
    shuffled: tuple[ModulePass, ...]
    """A random subset of the passes for the stage's level, in a random order."""
    after: tuple[ModulePass, ...]
    """The regular passes of the stage and of all below it; or none."""

    @property
    def passes(self) -> tuple[ModulePass, ...]:
        """All parts."""
        return (*self.before, *self.shuffled, *self.after)


class PipelineWriter:
    """Generates random variants of a regular pipeline."""

    def __init__(self, name: str):
        self.stages = {stage.level: [step.text for step in stage.steps] for stage in find_pipeline(name)}

    def write(self, chance: random.Random, stage: str, first: str) -> RandomPipeline:
        """A pipeline that shuffles `stage`, for modules of the level `first`.

        Half of them keep the regular order except for a few passes; the others have a random order. A pass may run
        twice.
        """
        levels = list(self.stages)
        above = levels[levels.index(first):levels.index(stage)]
        below = levels[levels.index(stage):] if chance.random() < 0.5 else []
        return RandomPipeline(stage, self._table(above), self._shuffled(chance, stage), self._table(below))

    def _table(self, levels: Sequence[str]) -> tuple[ModulePass, ...]:
        return tuple(parse_pipeline(",".join(text for level in levels for text in self.stages[level])))

    def _shuffled(self, chance: random.Random, stage: str) -> tuple[ModulePass, ...]:
        *rest, lowering = self.stages[stage]
        share = chance.choice(SHARES)
        drawn = [text for text in rest if chance.random() < share]
        if chance.random() < 0.5:
            chance.shuffle(drawn)
        strangers = [name for name in self._others(stage) if chance.random() < share / 3]
        moved = [drawn.pop(chance.randrange(len(drawn))) for _ in range(min(chance.randrange(3), len(drawn)))]
        repeated = [text for text in drawn if chance.random() < 0.1]
        for text in (*strangers, *moved, *repeated):
            drawn.insert(chance.randint(0, len(drawn)), text)
        # Passes after a lowering run on the next level, so the lowering is usually last.
        if chance.random() < 0.7:
            drawn.insert(len(drawn) if chance.random() < 0.8 else chance.randint(0, len(drawn)), lowering)
        return tuple(_with_smaller_numbers(chance, each) for each in parse_pipeline(",".join(drawn)))

    def _others(self, stage: str) -> list[str]:
        """The passes that apply to a stage but are not in the regular pipeline, except those with required options."""
        if stage not in FOLDERS:
            raise OptionError(f"no passes are known for the stage '{stage}'")
        table = {text.partition("{")[0] for text in self.stages[stage]}
        return [name for name, place in PASSES.items() if name not in table
                and place.partition(".")[0] in (*FOLDERS[stage], "generic")
                and not any(is_required(field) for field in option_fields(find_pass(name)))]


def _with_smaller_numbers(chance: random.Random, module_pass: ModulePass) -> ModulePass:
    """A pass with unchanged options, or with smaller numbers, so that it transforms small programs like large ones."""
    if chance.random() < 0.5:
        return module_pass
    numbers = {field.name: value for field in option_fields(type(module_pass))
               if isinstance(value := getattr(module_pass, field.name), int) and value > 1}
    smaller = {name: max(value >> chance.choice((0, 1, 3, 6, 12)), 1) for name, value in numbers.items()}
    return replace(module_pass, **smaller)
