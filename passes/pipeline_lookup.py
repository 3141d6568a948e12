"""Pipelines by their names, with steps inserted, and from one level to another."""

from __future__ import annotations

from ..ir.errors import OptionError, did_you_mean
from ..ir.machines.targets import CPU, CUDA
from ..ir.plugins import find_in_packages, names_in_packages
from .pipeline import Pipeline, Step, insert
from .pipeline_syntax import parse_spec
from .pipelines import PIPELINES

__all__ = ["EMITTED", "LEVELS_OF_TARGETS", "STOPS", "find_pipeline", "is_pipeline", "pipeline_for", "pipeline_names",
           "target_of_pipeline"]

STOPS = {"aten": "aten", "prim": "prim", "loop": "loop", "triton": None, "cpp": None, "triton-python": None,
         "host": None}
"""The levels where a lowering can stop, each with the stage that it leaves out; those without one are the ends of
pipelines."""
EMITTED = ("cpp", "triton-python", "host")
"""The levels that are text of the emitters."""
LEVELS_OF_TARGETS = {"cpp": CPU, "triton": CUDA, "triton-python": CUDA}
"""The levels that the way down to one target has, and others have not."""


def pipeline_names() -> list[str]:
    """The names of all pipelines: ours, then those of installed packages."""
    return [*PIPELINES, *(name for names in names_in_packages("pipelines").values() for name in names)]


def is_pipeline(text: str) -> bool:
    """Whether a text names a pipeline, as it is or with steps inserted; a text that lists passes does not."""
    name = text.partition("{")[0].strip()
    return name in PIPELINES or name in pipeline_names()


def find_pipeline(text: str) -> Pipeline:
    """The pipeline that a text names, ours or an installed package's, with the steps that it inserts.

        cpu:default
        cpu:default{before-fuse=mine:MyPass}
        cuda:default{after-cse@prim="mine:MyPass{size=4}",dce}

    A place is before or after the pass of a name, and where this stands on several levels, a level. What is inserted is
    one pass or several, in quotes if there are options. Raises OptionError with the nearest names.
    """
    name, insertions = parse_spec(text, "pipeline")
    pipeline = PIPELINES[name] if name in PIPELINES else find_in_packages("pipelines", name)
    if pipeline is None:
        raise OptionError(f"unknown pipeline '{name}'; {did_you_mean(name, pipeline_names())}")
    for place, passes in insertions.items():
        side, _, anchor = place.partition("-")
        if side not in ("before", "after") or not (anchor and passes):
            raise OptionError(f"a pipeline has no option '{place}'",
                              hint="before-PASS=NAME and after-PASS=NAME insert passes, as after-fuse=cse does")
        anchor, _, level = anchor.partition("@")
        pipeline = insert(pipeline, *(Step(each.text, "inserted") for each in passes), level=level or None,
                          before=anchor if side == "before" else None, after=anchor if side == "after" else None)
    return pipeline


def target_of_pipeline(pipeline: str | Pipeline) -> str:
    """What a pipeline, given or named, leads down to."""
    stages = find_pipeline(pipeline) if isinstance(pipeline, str) else pipeline
    return CUDA if any(stage.level == "triton" for stage in stages) else CPU


def pipeline_for(pipeline: str | Pipeline, level: str, *, threads: bool, stop: str | None = None,
                 contractions: str = "auto", recorded: bool = False) -> str:
    """The text of a pipeline, given or named, from `level` on; with `stop`, down to that level only. `contractions` and
    `recorded` are options of `choose-contractions`, where the pipeline gives it none.

    Stopping at `loop` means: kernels and host program as they are first written, before they are scheduled.
    """
    stages = find_pipeline(pipeline) if isinstance(pipeline, str) else pipeline
    levels = [stage.level for stage in stages]
    if level not in levels:
        raise OptionError(f"unknown level '{level}'; {did_you_mean(level, levels)}")
    if stop in levels[:levels.index(level)]:
        raise OptionError(f"the module is on the level {level} already, which is below {stop}")
    steps: list[str] = []
    for stage in stages[levels.index(level):]:
        if stage.level == stop:
            break
        steps.extend(step.text for step in stage.steps if threads or step.name != "parallelize")
    chooses = "choose-contractions"
    given = " ".join([*([] if contractions == "auto" else [f"contractions={contractions}"]),
                      *(["recorded=true"] if recorded else [])])
    return ",".join(f"{chooses}{{{given}}}" if given and step.partition("{")[0] == chooses else step for step in steps)
