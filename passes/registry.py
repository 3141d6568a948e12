"""The table of passes: each name with the place of its class, imported when the pass is first used.

A pass of another package is found through its plug-in (`ir/plugins.py`), and so are xDSL's own. Any other is named by
its place, `module:Class`, as Python imports it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from importlib import import_module
from typing import TypeVar

from xdsl.passes import ModulePass

from ..ir.errors import OptionError, did_you_mean, nearest
from ..ir.plugins import find_in_packages, names_in_packages
from .pipeline_lookup import pipeline_names
from .renamed_passes import RENAMED

Found = TypeVar("Found")

PASSES = {
    # aten
    "raise-attention": "aten.raise_attention:RaiseAttention",
    "share-heads": "aten.share_heads:ShareHeads",
    "merge-product-sums": "aten.merge_product_sums:MergeProductSums",
    "merge-products": "aten.merge_products:MergeProducts",
    "choose-contractions": "aten.choose_contractions:ChooseContractions",
    "split-convolution-bias": "aten.split_convolution_bias:SplitConvolutionBias",
    "lay-out-saved": "aten.lay_out_saved:LayOutSaved",
    "channels-last-convolutions": "aten.channels_last_convolutions:ChannelsLastConvolutions",
    "lay-out-images": "aten.lay_out_images:LayOutImages",
    "split-collectives": "aten.split_collectives:SplitCollectives",
    "split-product-bias": "aten.split_product_bias:SplitProductBias",
    "aten-to-prim": "aten.aten_to_prim:AtenToPrim",
    # prim
    "sink-transposes": "prim.sink_transposes:SinkTransposes",
    "split-softmaxes": "prim.split_softmaxes:SplitSoftmaxes",
    "split-variances": "prim.split_variances:SplitVariances",
    "choose-row-walks": "prim.choose_row_walks:ChooseRowWalks",
    "stream-softmax": "prim.stream_softmax:StreamSoftmax",
    "stream-products": "prim.stream_products:StreamProducts",
    "split-reductions": "prim.split_reductions:SplitReductions",
    "split-argreductions": "prim.split_argreductions:SplitArgreductions",
    "split-scans": "prim.split_scans:SplitScans",
    "fuse": "prim.fuse:Fuse",
    "bucket-collectives": "prim.bucket_collectives:BucketCollectives",
    "fold-collectives": "prim.fold_collectives:FoldCollectives",
    "hoist-collectives": "prim.hoist_collectives:HoistCollectives",
    "narrow-collectives": "prim.narrow_collectives:NarrowCollectives",
    "keep-precision": "prim.keep_precision:KeepPrecision",
    "sink-waits": "prim.sink_waits:SinkWaits",
    "hoist-slices": "prim.hoist_slices:HoistSlices",
    "outline-fusions": "prim.outline_fusions:OutlineFusions",
    "prim-to-loop": "prim.prim_to_loop:PrimToLoop",
    # loop
    "split-divided-loops": "loop.split_divided_loops:SplitDividedLoops",
    "split-groups": "loop.split_groups:SplitGroups",
    "split-index-sets": "loop.split_index_sets:SplitIndexSets",
    "atomic-scatters": "loop.atomic_scatters:AtomicScatters",
    "coalesce-loops": "loop.coalesce_loops:CoalesceLoops",
    "fuse-loops": "loop.fuse_loops:FuseLoops",
    "fuse-reductions": "loop.fuse_reductions:FuseReductions",
    "drop-redundant-reductions": "loop.drop_redundant_reductions:DropRedundantReductions",
    "cache-rows": "loop.cache_rows:CacheRows",
    "hoist-divisions": "loop.hoist_divisions:HoistDivisions",
    "hoist-scales": "loop.hoist_scales:HoistScales",
    "look-up-few-bits": "loop.look_up_few_bits:LookUpFewBits",
    "tile-thin-products": "loop.tile_thin_products:TileThinProducts",
    "pack-constants": "loop.pack_constants:PackConstants",
    "tile-contractions": "loop.tile_contractions:TileContractions",
    "tile-transposes": "loop.tile_transposes:TileTransposes",
    "vectorize": "loop.vectorize:Vectorize",
    "unroll-and-jam": "loop.unroll_and_jam:UnrollAndJam",
    "interleave-reductions": "loop.interleave_reductions:InterleaveReductions",
    "interleave-iterations": "loop.interleave_iterations:InterleaveIterations",
    "contract-fma": "loop.contract_fma:ContractFma",
    "split-vectors": "loop.split_vectors:SplitVectors",
    "expand-math": "loop.expand_math:ExpandMath",
    "prefetch-rows": "loop.prefetch_rows:PrefetchRows",
    "select-shuffles": "loop.select_shuffles:SelectShuffles",
    "drop-division-checks": "loop.drop_division_checks:DropDivisionChecks",
    "fold-applies": "loop.fold_applies:FoldApplies",
    "interchange-reductions": "loop.interchange_reductions:InterchangeReductions",
    "choose-residency": "loop.choose_residency:ChooseResidency",
    "split-rows": "loop.split_rows:SplitRows",
    "online-softmax": "loop.online_softmax:OnlineSoftmax",
    "unroll-loops": "loop.unroll_loops:UnrollLoops",
    "map-contractions": "loop.map_contractions:MapContractions",
    "map-to-blocks": "loop.map_to_blocks:MapToBlocks",
    "parallelize": "loop.parallelize:Parallelize",
    "loop-to-triton": "loop.loop_to_triton:LoopToTriton",
    "compute-once": "host.compute_once:ComputeOnce",
    "reinplace-collectives": "host.reinplace_collectives:ReinplaceCollectives",
    "reinplace": "loop.reinplace:Reinplace",
    "merge-arguments": "loop.merge_arguments:MergeArguments",
    "enumerate-schedules": "loop.enumerate_schedules:EnumerateSchedules",
    "enumerate-mappings": "loop.enumerate_mappings:EnumerateMappings",
    "merge-column-sums": "loop.merge_column_sums:MergeColumnSums",
    "unify-extents": "loop.unify_extents:UnifyExtents",
    "distribute-loops": "loop.distribute_loops:DistributeLoops",
    # triton
    "approximate-functions": "triton.approximate_functions:ApproximateFunctions",
    "drop-masks": "triton.drop_masks:DropMasks",
    "expand-divisions": "triton.expand_divisions:ExpandDivisions",
    "hoist-indices": "loop.hoist_indices:HoistIndices",
    "hoist-loads": "triton.hoist_loads:HoistLoads",
    "insert-barriers": "triton.insert_barriers:InsertBarriers",
    "merge-launches": "triton.merge_launches:MergeLaunches",
    "narrow-indices": "triton.narrow_indices:NarrowIndices",
    "retype-loads": "triton.retype_loads:RetypeLoads",
    "specialize-alignment": "triton.specialize_alignment:SpecializeAlignment",
    "share-loads": "triton.share_loads:ShareLoads",
    "sink-stores": "triton.sink_stores:SinkStores",
    # host
    "drop-equal-alternatives": "host.drop_equal_alternatives:DropEqualAlternatives",
    "select-alternatives": "host.select_alternatives:SelectAlternatives",
    "plan-memory": "host.plan_memory:PlanMemory",
    "place-products": "host.place_products:PlaceProducts",
    "merge-views": "host.merge_views:MergeViews",
    "guard-strides": "host.guard_strides:GuardStrides",
    "request-huge-pages": "host.request_huge_pages:RequestHugePages",
    # any level
    "schedule": "schedules.schedule:ApplySchedule",
    "canonicalize": "generic.canonicalize:Canonicalize",
    "cse": "generic.cse:EliminateCommonSubexpressions",
    "dce": "generic.dce:EliminateDeadCode",
    "override": "generic.override:Override",
    "rules": "generic.rules:Rules",
    "verify-level": "generic.verify_level:VerifyLevel",
}


def find_pass(name: str) -> type[ModulePass]:
    """The class of the pass `name`: ours, or else one of an installed package, or else xDSL's, or `module:Class`."""
    if ":" in name:
        found = import_class(name, "pass", ModulePass)
        if not isinstance(getattr(found, "name", None), str):
            raise OptionError(f"the pass '{name}' has no name", hint='write name = "..." in its class')
        return found
    if name in PASSES:
        module, _, attribute = PASSES[name].partition(":")
        return getattr(import_module(f".{module}", __package__), attribute)
    if (found := find_in_packages("passes", name)) is not None:
        return found
    if name in RENAMED:
        raise OptionError(f"the pass '{name}' is now called '{RENAMED[name]}'")
    # xDSL's many passes are suggested only when none of the others is near.
    brought = foreign_passes()
    xdsl = brought.pop("xdsl")
    known = [*PASSES, *(name for names in brought.values() for name in names)]
    near = nearest(name, known) or nearest(name, xdsl)
    hint = did_you_mean(name, near) if near else "`stepwell-opt --list-passes` lists them"
    raise OptionError(f"unknown pass '{name}'; {hint}")


def import_class(place: str, kind: str, base: type[Found]) -> type[Found]:
    """The class at `module:Class`, which must be derived from `base`; errors call it `kind`."""
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, ValueError, AttributeError) as error:
        near = nearest(place, pipeline_names())
        hint = f"did you mean the pipeline '{near[0]}'?" if near else "is the folder of the module in PYTHONPATH?"
        raise OptionError(f"cannot import the {kind} '{place}': {error}", hint=hint) from error
    except Exception as error:  # of the module's own code
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise OptionError(f"cannot import the {kind} '{place}': {last.filename}:{last.lineno}: "
                          f"{type(error).__name__}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, base)):
        kind = f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
        name = f"{base.__module__}.{base.__name__}"
        raise OptionError(f"'{place}' is not {kind}, that is, a class derived from {name}")
    return found


def foreign_passes() -> dict[str, list[str]]:
    """The names of the passes that each other package brings, xDSL's last."""
    brought = names_in_packages("passes")
    return {package: [name for name in names if name not in PASSES] for package, names in brought.items()}


def pass_factories() -> dict[str, Callable[[], type[ModulePass]]]:
    """Our passes by name, each behind a function that imports it."""
    return {name: lambda name=name: find_pass(name) for name in PASSES}
