"""What a pipeline consists of, and how passes are inserted into one."""

from __future__ import annotations

from typing import NamedTuple

from ..ir.errors import OptionError, did_you_mean
from .renamed_passes import RENAMED

__all__ = ["Pipeline", "Stage", "Step", "insert", "replace_step"]


class Step(NamedTuple):
    """A pass, as pipelines spell it, and why it stands here."""

    text: str
    reason: str

    @property
    def name(self) -> str:
        """The name of the pass."""
        return self.text.partition("{")[0]


class Stage(NamedTuple):
    """The passes that a module of one level goes through, the last of which leads to the next level."""

    level: str
    steps: tuple[Step, ...]


Pipeline = tuple[Stage, ...]


def insert(
    pipeline: Pipeline, *steps: Step, before: str | None = None, after: str | None = None, level: str | None = None
) -> Pipeline:
    """The pipeline with steps inserted before or after the pass of a name, which must stand in one place of it: with
    `level`, in one place of that level's stage."""
    anchor = before or after
    if anchor is None or (before and after):
        raise OptionError("a step is inserted either before or after a pass", hint="give one of before= and after=")
    levels = [stage.level for stage in pipeline]
    if level is not None and level not in levels:
        raise OptionError(f"unknown level '{level}'; {did_you_mean(level, levels)}")
    places = [(s, p) for s, stage in enumerate(pipeline) if level in (None, stage.level)
              for p, step in enumerate(stage.steps) if step.name == anchor]
    if not places and anchor in RENAMED:
        raise OptionError(f"the pass '{anchor}' is now called '{RENAMED[anchor]}'")
    if not places:
        names = dict.fromkeys(step.name for stage in pipeline if level in (None, stage.level) for step in stage.steps)
        raise OptionError(f"the pipeline has no pass '{anchor}'; {did_you_mean(anchor, names)}")
    if len(places) > 1:
        raise OptionError(f"the pass '{anchor}' occurs {len(places)} times in the pipeline",
                          hint="name the level too, or an adjacent pass that occurs once")
    [(number, position)] = places
    stage = pipeline[number]
    position += before is None
    changed = stage._replace(steps=(*stage.steps[:position], *steps, *stage.steps[position:]))
    return (*pipeline[:number], changed, *pipeline[number + 1:])


def replace_step(pipeline: Pipeline, step: Step) -> Pipeline:
    """The pipeline with a step in the place of those of the same pass."""
    return tuple(stage._replace(steps=tuple(step if each.name == step.name else each for each in stage.steps))
                 for stage in pipeline)
