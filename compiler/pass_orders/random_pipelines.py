"""Random pipelines: the passes of one stage in any subset and order, before and after them those of the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from xdsl.passes import ModulePass

from ...ir.errors import OptionError
from ...passes.management.pass_options import is_required, option_fields
from ...passes.management.pipeline_parser import parse_pipeline
from ...passes.pipelines import find_pipeline
from ...passes.registry import PASSES, find_pass

__all__ = ["PipelineWriter", "RandomPipeline"]

FOLDERS = {"aten": ("aten",), "prim": ("prim",), "loop": ("host", "loop"), "triton": ("host", "triton")}
"""By stage: the folders of `passes/` whose passes work on modules of its level. Those of `generic` work on any."""
SHARES = (0.15, 0.3, 0.6, 0.9)
"""With which chance a pass of the stage is in a subset; one of these is drawn for each pipeline."""


@dataclass(frozen=True)
class RandomPipeline:
    """The passes of a pipeline in three parts."""

    stage: str
    before: tuple[ModulePass, ...]
    """Those of the stages above, as the table has them."""
    shuffled: tuple[ModulePass, ...]
    """A random subset of what can run on the stage's level, in a random order."""
    after: tuple[ModulePass, ...]
    """The stage once more and all below it, as the table has them; or nothing."""

    @property
    def passes(self) -> tuple[ModulePass, ...]:
        """All parts."""
        return (*self.before, *self.shuffled, *self.after)


class PipelineWriter:
    """Writes random variants of one of the pipelines of the table."""

    def __init__(self, name: str):
        self.stages = {stage.level: [step.text for step in stage.steps] for stage in find_pipeline(name)}

    def write(self, chance: random.Random, stage: str, first: str) -> RandomPipeline:
        """A pipeline that shuffles `stage`, for modules of the level `first`.

        Half of them keep the order of the table but for a few passes, half have any order. A pass may run twice.
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
        # What follows a lowering runs on the next level; so it stands last more often than not.
        if chance.random() < 0.7:
            drawn.insert(len(drawn) if chance.random() < 0.8 else chance.randint(0, len(drawn)), lowering)
        return tuple(_with_smaller_numbers(chance, each) for each in parse_pipeline(",".join(drawn)))

    def _others(self, stage: str) -> list[str]:
        """The passes that could run in a stage and are not in the table; those that need an option cannot."""
        if stage not in FOLDERS:
            raise OptionError(f"no passes are known for the stage '{stage}'")
        table = {text.partition("{")[0] for text in self.stages[stage]}
        return [name for name, place in PASSES.items() if name not in table
                and place.partition(".")[0] in (*FOLDERS[stage], "generic")
                and not any(is_required(field) for field in option_fields(find_pass(name)))]


def _with_smaller_numbers(chance: random.Random, module_pass: ModulePass) -> ModulePass:
    """A pass as it is, or with smaller numbers as options: so it does to a small program what it does to a large one
    otherwise."""
    if chance.random() < 0.5:
        return module_pass
    numbers = {field.name: value for field in option_fields(type(module_pass))
               if isinstance(value := getattr(module_pass, field.name), int) and value > 1}
    smaller = {name: max(value >> chance.choice((0, 1, 3, 6, 12)), 1) for name, value in numbers.items()}
    return replace(module_pass, **smaller)
