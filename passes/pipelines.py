"""The table of contents: for each target and mode, the passes from PyTorch's operators to kernels, in order.

A pipeline is text, the same that `stepwell-opt -p` takes. What a pass needs to know of the machine it finds in the
module (`ir/machines`). A module that enters on a lower level starts where that level begins. An installed package
brings pipelines by its plug-in; `insert` makes one of another.
"""

from __future__ import annotations

from typing import NamedTuple

from ..ir.errors import OptionError, did_you_mean
from ..ir.plugins import find_in_packages, names_in_packages
from ..ir.targets import CPU, CUDA
from .renamed_passes import RENAMED


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

CPU_DEFAULT: Pipeline = (
    Stage("aten", (
        Step("dce", "what nothing uses is not lowered"),
        Step("raise-attention", "attention in plain operators is the library's, without scores in memory"),
        Step("share-heads", "keys and values that several heads share are not repeated in memory"),
        Step("fold-batch-norm", "a scale and a shift behind a product go into its weight and bias"),
        Step("merge-product-sums", "the gradient of a weight that is used in many places is one product"),
        Step("merge-products", "what shares a weight is one product, too"),
        Step("aten-to-prim", "a thousand operators become seventy; the vendor library's stay"),
    )),
    Stage("prim", (
        Step("canonicalize", "chains of views become one view, constants are folded, and algebra removes operations"),
        Step("cse", "what decompositions computed twice is computed once"),
        Step("split-reductions", "a few long reductions become many, enough for all threads"),
        Step("fuse", "ops that share loops are grouped"),
        Step("hoist-slices", "groups that read different parts of a tensor become equal"),
        Step("outline-fusions", "equal groups become one function"),
        Step("verify-level{level=prim}", "the border"),
        Step("prim-to-loop", "each function becomes a kernel, each call a launch"),
    )),
    Stage("host", (
        Step("reuse-rows", "what the phases of a row have in common is kept; done while no two arguments share memory"),
        Step("reinplace", "a result may overwrite a dead operand; done while kernels are still simple to read"),
        Step("merge-arguments", "what is written in place is not copied first"),
        Step("plan-memory", "intermediates share one arena"),
        Step("split-divided-loops", "divisions in subscripts become loops"),
        Step("split-index-sets", "borders become loops of their own, so that the inside has no conditions"),
        Step("collapse-loops", "loops that walk straight through memory become one"),
        Step("fuse-reductions", "reductions over the same range share a loop, and what they load"),
        Step("cse", "equal loads and index arithmetic are done once"),
        Step("drop-redundant-reductions", "an extremum is what a search finds; done when both are of the same values"),
        Step("hoist-rows", "what loops around a row do not change is kept; done when loops are as long as they get"),
        Step("hoist-divisions", "rows are scaled by reciprocals; done while a divisor is a scalar"),
        Step("tile-transposes", "rows and columns at once are walked tile by tile; before lanes follow the loops"),
        Step("vectorize", "lanes, along the loop that walks neighbours"),
        Step("unroll-and-jam", "columns are walked several vectors at a time; done while each is one reduction"),
        Step("interleave-reductions", "several partial results, and sums in blocks"),
        Step("interleave-iterations", "long chains of operations run side by side; done while a function is one op"),
        Step("expand-math", "transcendental functions become arithmetic that stays in registers"),
        Step("fold-applies", "index arithmetic goes into subscripts"),
        Step("cse", "constants and conditions of the expansions are shared"),
        Step("dce", "what the rewrites left unused goes"),
        Step("drop-division-checks", "where no lane can fail, a whole vector is divided; runs when divisors are final"),
        Step("select-transpose-blocks", "a tile is transposed in registers, in blocks that fit this machine's"),
        Step("parallelize", "outer loops are shared among threads, where that pays"),
        Step("merge-views", "each view takes the host a microsecond; done when nobody asks any more who shares memory"),
        Step("request-huge-pages", "fresh memory takes a page fault for each page; runs when the arena is made"),
        Step("guard-strides", "a tensor whose strides differ from those that its kernels were compiled for is copied; "
             "last, because passes that place and merge buffers do not look through the check"),
        Step("verify-level{level=host}", "the border"),
    )),
)

CUDA_DEFAULT: Pipeline = (
    Stage("aten", (
        Step("dce", "what nothing uses is not lowered"),
        Step("raise-attention", "attention in plain operators is the library's, without scores in memory"),
        Step("share-heads", "keys and values that several heads share are not repeated in memory"),
        Step("fold-batch-norm", "a scale and a shift behind a product go into its weight and bias"),
        # A launch costs as much as moving 8 MiB does on an H100.
        Step("merge-product-sums{call=8388608}", "the gradient of a weight that is used in many places is one product"),
        Step("merge-products{call=8388608}", "what shares a weight is one product, too"),
        Step("split-convolution-bias", "cuDNN adds no bias, so it is added where what follows is computed"),
        Step("channels-last-convolutions", "tensor cores multiply channels that lie together"),
        Step("split-product-bias", "so is that of a product of f32, for which cuBLAS has few kernels with a bias"),
        Step("aten-to-prim", "a thousand operators become seventy; the vendor library's stay"),
    )),
    Stage("prim", (
        Step("sink-transposes", "what lies channels last is computed so; done before shapes choose loops"),
        Step("canonicalize", "chains of views become one view, constants are folded, and algebra removes operations"),
        Step("cse", "what decompositions computed twice is computed once"),
        Step("split-variances", "a variance needs its mean first, so what registers do not hold would be read twice"),
        # An H100 has 132 multiprocessors. One alone reads some 35 GB/s, so 96 of them all that memory gives, 3 TB/s;
        # a launch costs 3 us, in which one program reads 32768 f32, or 1024 rows of 32 columns.
        Step("split-argreductions", "a few long searches become many; done while reductions of the same are whole"),
        Step("split-reductions{min-rows=96 rows=264 min-chunk=8192 min-length=32768 columns=8448 walks=512}",
             "a few long reductions become many, enough for all multiprocessors"),
        Step("split-scans", "a few long running sums become many"),
        # 29 T instructions a second against 3 TB/s: eight a byte. A launch takes as long as 1000 instructions one after
        # the other, so 100000 where a hundred elements are computed again; with more there is memory to save.
        Step("fuse{min-rows=96 lanes=8 serial-extent=0 row-extent=16384 repeats=16 launch=100000 load=16 per-byte=8.0}",
             "ops that share loops are grouped; arithmetic is cheap beside memory, and memory beside a launch"),
        Step("hoist-slices", "groups that read different parts of a tensor become equal"),
        Step("outline-fusions", "equal groups become one function"),
        Step("verify-level{level=prim}", "the border"),
        Step("prim-to-loop", "each function becomes a kernel, each call a launch"),
    )),
    Stage("host", (
        Step("reinplace", "a result may overwrite a dead operand; done while kernels are still simple to read"),
        Step("merge-arguments", "what is written in place is not copied first"),
        Step("atomic-scatters", "updates of a scatter run side by side"),
        Step("fuse-loops", "nests over the same ranges share a launch, and what they load"),
        Step("distribute-loops", "a nest waits for another only where a launch ends"),
        Step("split-groups", "what all members of a group need is reduced once in a program"),
        Step("collapse-loops", "loops that walk straight through memory become one"),
        Step("merge-column-sums", "columns are added up while rows are walked; done before chunks are unrolled"),
        Step("unroll-loops", "windows become loads of whole blocks; done before loops are chosen by what is in them"),
        Step("interchange-reductions", "lanes of a sum read neighbours; done before loops are chosen by that"),
        Step("linearize-loops", "loops that fill no blocks of their own become one"),
        Step("unmask-loads", "what is read under several conditions is read once, where that is safe"),
        Step("split-rows", "rows that registers hold in parts, but not as one block, are read once"),
        Step("online-softmax", "long rows are read once for their maximum and the sum relative to it"),
        Step("fuse-reductions", "reductions over the same range share a loop, and what they load"),
        Step("cse", "equal loads and index arithmetic are done once"),
        Step("drop-redundant-reductions", "an extremum is what a search finds; done when both are of the same values"),
        Step("dce", "what the rewrites left unused goes"),
        Step("unify-extents", "small kernels that differ in length become one; done before lengths choose blocks"),
        Step("map-to-blocks", "loops become programs and lanes"),
        Step("verify-level{level=host}", "the border"),
        Step("loop-to-triton", "kernels of loops become kernels of programs and blocks"),
    )),
    Stage("triton", (
        Step("merge-launches", "a hundred small launches cost more than what they do"),
        Step("cse", "equal addresses, conditions and index arithmetic are computed once"),
        Step("share-loads", "what the phases of a row have in common is loaded once"),
        Step("drop-masks", "conditions that the sizes fulfil go; done while sums are still whole"),
        Step("narrow-indices", "i32 where no number is too large for it"),
        Step("expand-divisions", "quotients whose divisors are 1 at least need no branches"),
        Step("cse", "what is computed from shared loads, narrowed constants and conditions is shared"),
        Step("dce", "what nothing needs goes"),
        Step("drop-alignments", "blocks that meet lie alike; done when addresses are as simple as they get"),
        Step("hoist-loads", "a row is under way before it is reduced; done when it is known what is loaded once"),
        Step("sink-stores", "all loads of a block are under way at once"),
        Step("hint-evictions", "rows that do not fit into registers stay in the cache until they are read again"),
        Step("retype-loads", "what is loaded as bits goes to tensor cores without passing registers"),
        Step("insert-barriers", "threads wait where one may touch what another one writes"),
        Step("place-products", "what cuBLAS gives lies in the arena, too"),
        Step("plan-memory{alignment=128}", "intermediates share one arena; done when all launches stand in order"),
        Step("merge-views", "each view takes the host a microsecond; done when nobody asks any more who shares memory"),
        Step("specialize-alignment", "a launch on a part of a buffer may not use the widest accesses; runs when "
             "parts are final"),
        Step("guard-strides", "a tensor whose strides differ from those that its kernels were compiled for is copied; "
             "last, because passes that place and merge buffers do not look through the check"),
        Step("verify-level{level=triton}", "the border"),
    )),
)

STOPS = {"aten": "aten", "prim": "prim", "loop": "host", "triton": None, "cpp": None, "triton-python": None,
         "host": None}
"""The levels where a lowering can stop, each with the stage that it leaves out; those without one are the ends of
pipelines."""
EMITTED = ("cpp", "triton-python", "host")
"""The levels that are text of the emitters."""
LEVELS_OF_TARGETS = {"cpp": CPU, "triton": CUDA, "triton-python": CUDA}
"""The levels that the way down to one target has, and others have not."""

DEFAULT = "cpu:default"
PIPELINES = {DEFAULT: CPU_DEFAULT, "cuda:default": CUDA_DEFAULT}
DEFAULTS = {CPU: DEFAULT, CUDA: "cuda:default"}
"""The pipeline of each target."""
AUTOTUNED = DEFAULTS | {CUDA: "cuda:max-autotune"}
"""The pipeline of each target that leaves choices to measuring."""


def pipeline_names() -> list[str]:
    """The names of all pipelines: ours, then those of installed packages."""
    return [*PIPELINES, *(name for names in names_in_packages("pipelines").values() for name in names)]


def is_pipeline(name: str) -> bool:
    """Whether a pipeline has this name; a text that lists passes is none."""
    return name in PIPELINES or name in pipeline_names()


def find_pipeline(name: str) -> Pipeline:
    """The pipeline `name`, ours or an installed package's; raises OptionError with the nearest names."""
    if name in PIPELINES:
        return PIPELINES[name]
    if (found := find_in_packages("pipelines", name)) is not None:
        return found
    raise OptionError(f"unknown pipeline '{name}'; {did_you_mean(name, pipeline_names())}")


def target_of_pipeline(pipeline: str | Pipeline) -> str:
    """What a pipeline, given or named, leads down to."""
    stages = find_pipeline(pipeline) if isinstance(pipeline, str) else pipeline
    return CUDA if any(stage.level == "triton" for stage in stages) else CPU


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
        raise OptionError(f"the pass '{anchor}' stands in {len(places)} places of the pipeline",
                          hint="give the level=, or name a neighbour that stands there once")
    [(number, position)] = places
    stage = pipeline[number]
    position += before is None
    changed = stage._replace(steps=(*stage.steps[:position], *steps, *stage.steps[position:]))
    return (*pipeline[:number], changed, *pipeline[number + 1:])


CUDA_MAX_AUTOTUNE = insert(
    insert(CUDA_DEFAULT, Step("enumerate-mappings", "variants of kernels, of which the first run measures the fastest"),
           after="map-to-blocks"),
    Step("instantiate-templates", "what follows a matrix product is computed with it, in one kernel of a template"),
    before="loop-to-triton")
PIPELINES["cuda:max-autotune"] = CUDA_MAX_AUTOTUNE


def pipeline_for(pipeline: str | Pipeline, level: str, *, threads: bool, stop: str | None = None) -> str:
    """The text of a pipeline, given or named, from `level` on; with `stop`, down to that level only.

    Stopping at `host` means: kernels and host program as they are first written, before they are scheduled.
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
    return ",".join(steps)
