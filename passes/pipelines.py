"""The table of contents: for each target and mode, the passes from PyTorch's operators to kernels, in order.

A pipeline is text, the same that `stepwell-opt -p` takes. What a pass needs to know of the machine it finds in the
module (`ir/machines`). A module that enters on a lower level starts where that level begins. An installed package
brings pipelines by its plug-in; `insert` makes one of another, and so does text: `cpu:default{after-fuse=mine:MyPass}`.
"""

from __future__ import annotations

from ..ir.machines.targets import CPU, CUDA
from .pipeline import Pipeline, Stage, Step, insert, replace_step

_SHARED = {step.text: step for step in (
    Step("dce", "operations with unused results are erased"),
    Step("raise-attention",
         "attention written in plain operators becomes one library call, which keeps the scores out of memory"),
    Step("share-heads", "keys and values that several heads share are read in place, not repeated in memory"),
    Step("merge-product-sums",
         "a sum of matrix products, such as the gradient of a reused weight, becomes one product of concatenated "
         "matrices"),
    Step("merge-products", "matrix products that share an operand become one product"),
    Step("choose-contractions",
         "matrix products and convolutions become generated kernels, unless the vendor's library is faster"),
    Step("aten-to-prim",
         "each ATen operator is lowered to prim operations, or stays as a call of the vendor's library"),
    Step("canonicalize",
         "chains of views are combined, constants are folded, and algebraic identities remove operations"),
    Step("cse", "equal operations, such as loads and index arithmetic, are computed once"),
    Step("keep-precision",
         "intermediate results of 16 bits that one operation reads are not rounded; runs before fuse, which copies "
         "operations into several groups"),
    Step("split-reductions",
         "long reductions with few results are split into two stages, so that all threads or multiprocessors have "
         "work"),
    Step("fuse",
         "operations that can share loops are grouped, one kernel for each group, because memory traffic and "
         "launches cost more than arithmetic"),
    Step("hoist-slices",
         "slices are moved out of groups, so that groups that differ only in what they slice become equal"),
    Step("hoist-collectives",
         "collectives start as soon as their operands are computed; runs when groups are final, because collectives "
         "overlap with whole kernels"),
    Step("sink-waits", "collectives are waited for where their results are first used"),
    Step("outline-fusions", "each group becomes a function, and equal groups share one"),
    Step("verify-level{level=prim}", "only operations of the level prim are left"),
    Step("prim-to-loop", "each outlined function becomes a kernel of loops, and each call becomes a launch"),
    Step("reinplace",
         "a result is written over an operand that is not needed any more; runs early, while the accesses of a "
         "kernel are simple enough to prove that this is safe"),
    Step("merge-arguments",
         "arguments that are one buffer in every launch become one, and copies of it onto itself are removed"),
    Step("coalesce-loops", "nested loops that together walk contiguous memory are coalesced into one"),
    Step("fuse-reductions", "reductions over the same range are fused into one loop, so that both use the same loads"),
    Step("drop-redundant-reductions",
         "a maximum is removed where an argmax over the same values gives it too; runs after cse, which makes the "
         "values equal"),
    Step("verify-level{level=loop}", "only operations of the level loop are left"),
    Step("reinplace-collectives",
         "the results of collectives are written over operands that are not needed any more; runs when the order of "
         "the launches is final, before plan-memory"),
    Step("plan-memory",
         "intermediate buffers that are not alive at the same time share memory in one arena; runs when the order "
         "of the launches is final"),
    Step("merge-views",
         "views of views become views of the buffer, because each view takes the host a microsecond; runs last, "
         "because other passes need to see which buffers share memory"),
    Step("guard-strides",
         "a tensor whose strides differ from those that its kernels were compiled for is copied; runs last, because"
         " passes that place and merge buffers do not look through this check"),
)}
"""The steps that both pipelines have, each with the reason that holds for both."""


def _stage(level: str, *steps: str | Step) -> Stage:
    """A stage of shared steps, by their texts, and of its own."""
    return Stage(level, tuple(_SHARED[step] if isinstance(step, str) else step for step in steps))


CPU_DEFAULT: Pipeline = (
    _stage(
        "aten",
        "dce", "raise-attention", "share-heads", "merge-product-sums", "merge-products",
        Step("lay-out-images",
             "images of convolutions are stored channels last where the library then takes less time; runs before "
             "choose-contractions, which compares it with generated kernels"),
        "choose-contractions", "aten-to-prim",
    ),
    _stage(
        "prim",
        "canonicalize", "cse", "keep-precision",
        Step("stream-softmax",
             "a softmax between two matrix products is one kernel with them; runs before the reductions of its rows "
             "are split or grouped"),
        "split-reductions", "fuse", "hoist-slices", "hoist-collectives", "sink-waits",
        "outline-fusions", "verify-level{level=prim}", "prim-to-loop",
    ),
    _stage(
        "loop",
        Step("compute-once",
             "what follows from constants alone, such as the scale of a batch norm, is computed in the first "
             "run; runs before reinplace and plan-memory let buffers share memory"),
        "reinplace", "merge-arguments",
        Step("cache-rows{around=false}",
             "values that several loops over a row compute are kept in a buffer; runs before loops are split, since "
             "the loops must match, and before plan-memory places intermediate buffers"),
        "reinplace-collectives", "plan-memory",
        Step("split-divided-loops",
             "a loop whose variable is divided by a constant is split in two, so that subscripts contain no "
             "division"),
        Step("split-index-sets",
             "a loop is split where a condition on its variable changes, so that its main part has no conditions"),
        "coalesce-loops", "fuse-reductions", "cse", "drop-redundant-reductions",
        Step("cache-rows",
             "rows of values that a later or a surrounding loop would compute again are kept in a buffer; runs when "
             "loops have their final length"),
        Step("hoist-divisions",
             "a division by a value that a loop does not change becomes a multiplication by its reciprocal; runs "
             "before vectorize, while the divisor is a scalar"),
        Step("tile-thin-products",
             "a matrix that is multiplied by few rows is read once, in the order of memory; runs before "
             "tile-contractions, which packs matrices"),
        Step("tile-contractions",
             "matrix products and convolutions are computed in tiles whose sums stay in registers; runs before "
             "tile-transposes, which tiles the loops that pack panels"),
        Step("pack-constants",
             "panels of weights that do not change are packed by kernels of their own; runs before the loops that "
             "pack them are tiled and vectorized"),
        Step("compute-once", "kernels that pack constants run in the first run only"),
        Step("tile-transposes",
             "loops that access one array by rows and another by columns are tiled; runs before vectorize chooses "
             "the loop of the lanes"),
        Step("vectorize", "the loop that accesses contiguous memory is vectorized"),
        Step("hoist-scales",
             "sums of products with integers are multiplied by their scale, and not each integer; runs after "
             "tile-thin-products, which looks for sums of plain products"),
        Step("look-up-few-bits",
             "numbers of few bits are looked up in a table instead of converted; runs after hoist-scales, which leaves "
             "products of these numbers alone"),
        Step("unroll-and-jam",
             "reductions of columns advance several vectors at a time; runs before other passes split these "
             "reductions"),
        Step("interleave-reductions",
             "reductions keep several partial results, which hides latency, and long sums are added in blocks, "
             "which keeps them accurate"),
        Step("interleave-iterations",
             "iterations with long chains of dependent operations run side by side; runs while a mathematical "
             "function is one operation"),
        Step("contract-fma",
             "sums of squares, and where numerics are fast all sums of products, are rounded once; runs before "
             "expand-math, whose arithmetic is exact as it is written"),
        Step("expand-math", "transcendental functions become arithmetic, so that vectors stay in registers"),
        Step("fold-applies", "index arithmetic is folded into the subscripts that use it"),
        Step("cse", "equal constants and conditions that the expansions introduced are computed once"),
        "dce",
        Step("split-vectors",
             "vectors wider than a register are split, so that each operation is one instruction if the machine has "
             "it; runs when all vectors are final"),
        Step("drop-division-checks",
             "a vector division in which no lane can fail needs no checks; runs when divisors are final"),
        Step("select-shuffles",
             "tiles are transposed, and strided lanes are selected, in registers where that is faster; runs when "
             "vectors fit into registers"),
        Step("parallelize",
             "iterations of outer loops are distributed over threads, where the work is worth starting them"),
        Step("prefetch-rows",
             "rows that the next iteration reads are fetched where several are read side by side; runs behind passes "
             "that erase dead code, which a prefetch is to them"),
        Step("hoist-indices",
             "common parts of long subscripts are computed once, which the C++ compiler would need long to find; runs "
             "late, because other passes need complete subscripts"),
        "merge-views",
        Step("request-huge-pages",
             "the arena is placed on huge pages, because fresh memory takes a page fault for each page; runs when "
             "the arena exists"),
        "guard-strides", "verify-level{level=loop}",
    ),
)

CUDA_DEFAULT: Pipeline = (
    _stage(
        "aten",
        "dce", "raise-attention", "share-heads", "merge-product-sums", "merge-products",
        Step("split-convolution-bias",
             "the bias of a convolution becomes an addition, which is fused with what follows, because cuDNN's "
             "convolutions add none"),
        Step("lay-out-saved",
             "images that a training step keeps are stored channels last; runs before channels-last-convolutions, "
             "which keeps to the strides of results"),
        Step("channels-last-convolutions",
             "images of convolutions are stored channels last, the layout in which tensor cores read them"),
        Step("split-product-bias",
             "the bias of a product of f32 matrices becomes an addition, because cuBLAS has few such kernels with a"
             " bias"),
        "choose-contractions", "aten-to-prim",
    ),
    _stage(
        "prim",
        Step("sink-transposes",
             "operations on transposed tensors are computed in the order of memory, and their results transposed; runs "
             "before the order of dimensions determines the loops"),
        "canonicalize", "cse", "keep-precision",
        Step("stream-softmax",
             "a softmax between two matrix products is one kernel with them; runs before the reductions of its rows "
             "are split or grouped"),
        Step("stream-products",
             "a product whose factor is made of other products, such as a gradient of attention, is one kernel with "
             "them; runs behind stream-softmax, whose products have a maximum between them"),
        Step("split-variances",
             "a variance is computed in chunks with means of their own, so that each chunk is read once instead of "
             "twice"),
        Step("split-softmaxes",
             "maxima and sums of exponentials of few long rows are computed in chunks with maxima of their own, so "
             "that each chunk is read once; runs before split-reductions splits each of them"),
        Step("split-argreductions",
             "long searches for an extremum are split into two stages; runs before split-reductions splits reductions "
             "of the same values"),
        Step("choose-row-walks",
             "the number of chunks is chosen for column sums whose rows are reduced too; runs before "
             "split-reductions splits them"),
        "split-reductions",
        Step("split-scans",
             "long running sums of few rows are split into blocks, so that all multiprocessors have work"),
        "fuse", "hoist-slices", "hoist-collectives", "sink-waits", "outline-fusions",
        "verify-level{level=prim}", "prim-to-loop",
    ),
    _stage(
        "loop",
        "reinplace", "merge-arguments",
        Step("atomic-scatters", "the updates of a scatter run in parallel, as atomic operations"),
        Step("fuse-loops", "loop nests over the same ranges are fused, so that they share a launch and their loads"),
        Step("distribute-loops",
             "loop nests of which one needs the other's results become kernels of their own, because programs wait "
             "for each other only at the end of a launch"),
        Step("split-groups",
             "a loop over members of groups is split into groups and members, so that each program reduces what its"
             " group shares once"),
        "coalesce-loops",
        Step("merge-column-sums",
             "sums over columns are computed by the kernel that reads the rows; runs before unroll-loops, while the"
             " loop over a chunk is one loop"),
        Step("unroll-loops",
             "short loops over windows are unrolled, so that whole blocks are loaded; runs before passes that "
             "choose loops by their contents"),
        Step("interchange-reductions",
             "the loops of a reduction are interchanged so that neighbouring lanes read neighbouring memory; runs "
             "before passes that map these loops"),
        Step("map-contractions",
             "matrix products are mapped to blocks that tensor cores multiply; runs before loops are coalesced for "
             "lanes, while rows and columns are loops of their own"),
        Step("coalesce-loops{for-lanes=true}",
             "nested loops that do not fill blocks of their own are coalesced into one"),
        Step("choose-residency",
             "for each row it is decided whether registers hold it between the loops over it, so that memory is read "
             "once; runs when loops are split and coalesced, because their number and length decide"),
        Step("split-rows",
             "rows that registers hold in several blocks get loops for each of these"),
        Step("online-softmax",
             "rows that are too long for registers are read once for both their maximum and the sum of exponentials"
             " relative to it"),
        "fuse-reductions", "cse", "drop-redundant-reductions", "dce",
        Step("unify-extents",
             "small kernels that differ only in the length of their loop become one kernel; runs before the length "
             "determines the block"),
        Step("map-to-blocks", "loops are mapped to the axes of a launch and to the lanes of blocks"),
        "verify-level{level=loop}",
        Step("loop-to-triton", "kernels of loops become kernels of programs and blocks"),
    ),
    _stage(
        "triton",
        Step("merge-launches",
             "independent small launches are merged into one, because a launch takes longer than their work"),
        "cse",
        Step("share-loads", "values that several phases of a row need are loaded once"),
        Step("drop-masks",
             "masks that hold for all sizes are removed; runs before narrow-indices puts conversions between the "
             "terms of index sums"),
        Step("narrow-indices", "indices become i32 where no value can be too large for it"),
        Step("approximate-functions",
             "exponentials and divisions of which 16 bits are stored take fewer instructions; runs when the functions "
             "of the program are calls, and before expand-divisions"),
        Step("expand-divisions",
             "divisions of f32 whose divisor is at least 1 become multiplications, without branches"),
        Step("cse", "values that shared loads, narrowed indices and removed masks made equal are computed once"),
        "dce",
        Step("hoist-loads",
             "loads are moved before the reductions in front of them, so that they overlap; runs after share-loads,"
             " which determines what is loaded"),
        Step("sink-stores", "stores are moved behind the loads of a block, so that all loads overlap"),
        Step("retype-loads",
             "matrix operands that are loaded as bits are loaded as floats, so that they reach tensor cores without"
             " passing registers"),
        Step("insert-barriers", "a barrier is inserted where one thread may access memory that another one writes"),
        Step("place-products", "matrix products of cuBLAS are written into the arena, not into memory of their own"),
        "reinplace-collectives", "plan-memory", "merge-views",
        Step("specialize-alignment",
             "launches on parts of a buffer get kernels without the widest accesses, where the part is not aligned;"
             " runs when parts of buffers are final"),
        "guard-strides",
        Step("verify-level{level=triton}", "only operations of the level triton are left"),
    ),
)

CUDA_MAX_AUTOTUNE = replace_step(insert(
    CUDA_DEFAULT, Step("enumerate-mappings", "variants of kernels are generated, of which the first run measures the "
                                             "fastest"),
    after="map-to-blocks"), Step("stream-softmax{tiles=4}", "a softmax between two matrix products is one kernel with "
                                                            "them, of which there are variants with other tiles"))
CPU_MAX_AUTOTUNE = insert(
    insert(CPU_DEFAULT, Step("enumerate-schedules",
                             "variants of kernels are generated, which the passes from here on schedule in different "
                             "ways, and of which the first run measures the fastest"),
           before="tile-thin-products"),
    Step("drop-equal-alternatives", "variants that were scheduled alike are one; runs when all schedules are final"),
    after="hoist-indices")

DEFAULT = "cpu:default"
PIPELINES = {DEFAULT: CPU_DEFAULT, "cuda:default": CUDA_DEFAULT,
             "cpu:max-autotune": CPU_MAX_AUTOTUNE, "cuda:max-autotune": CUDA_MAX_AUTOTUNE}
DEFAULTS = {CPU: DEFAULT, CUDA: "cuda:default"}
"""The pipeline of each target."""
AUTOTUNED = {CPU: "cpu:max-autotune", CUDA: "cuda:max-autotune"}
"""The pipeline of each target that leaves choices to measuring."""
