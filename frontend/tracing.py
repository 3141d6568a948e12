"""Compiles a Dynamo graph: AOTAutograd traces it, the importer translates each traced graph, and a compiler takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from torch import _C
from torch._dispatch.python import no_python_dispatcher
from torch._dynamo import disable
from torch._dynamo.utils import counters, flatten_graph_inputs
from torch._functorch._aot_autograd.schemas import SerializableAOTDispatchCompiler
from torch._functorch.aot_autograd import aot_module_simplified
from torch._inductor import config
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.compiler import config as compiler_config
from torch.fx import GraphModule

from ..ir.garbage_collector import collector_paused
from ..ir.training import mark_training
from .calling.compiled_graphs import CompiledGraph, Program, calls_only_aten
from .calling.direct_calls import DirectCall, can_call_directly, has_wrappers
from .calling.graph_programs import is_stored
from .calling.module_call import ModuleCall
from .calling.native_autograd import NativeAutograd
from .graphs.input_names import input_names
from .importing.importer import ImportedGraph, import_graph
from .importing.saved_layouts import depends_on_storage, lay_out_saved, take_given_layouts
from .transformations.decompositions import decompositions
from .transformations.flex_attention import expand_flex_attention
from .transformations.fused_operators import explain_fused_operators
from .transformations.inplace_collectives import make_collectives_functional
from .transformations.nested_regions import inline_nested_regions
from .transformations.own_parts import rank_free_parts
from .transformations.partitioning import partition
from .transformations.patched_shapes import patch_meta_shapes
from .transformations.patched_strides import patch_meta_strides
from .transformations.preserved_operators import preserve_checks, preserve_operators
from .transformations.seeds import merge_seeds
from .transformations.sparse_ends import SparseEnd, split_sparse_end
from .transformations.storage_views import view_whole_storage

__all__ = ["GraphKind", "compile_graph"]

# Dynamo uses these descriptions before it calls the backend.
explain_fused_operators()
patch_meta_shapes()
patch_meta_strides()
preserve_checks()

GraphKind = str
"""The kind of a graph: "inference", or the "forward" or "backward" graph of a training step."""


Compiler = Callable[[ImportedGraph, GraphKind], Program]


def compile_graph(
    graph: GraphModule, inputs: Sequence[Any], compiler: Compiler, *, channels_last: bool = False,
    recompute_scores: bool = False, fallback_random: bool = False, cache_tag: str = "",
) -> Callable[..., Any]:
    """Return a callable that replaces a Dynamo graph, differentiable if its inputs are.

    `compiler` is called with each graph that AOTAutograd traces: one for inference, or a forward and a backward
    graph. Mutations of inputs stay in the graphs (`keep_inference_input_mutations`). With `channels_last`, images
    saved for the backward graph are in channels-last layout; with `recompute_scores`, it computes scores of attention
    again. With `fallback_random`, random numbers equal those of eager mode.
    Where torch stores the compiled code, `cache_tag` becomes part of the key.
    """
    names = input_names(graph)
    inline_nested_regions(graph)
    make_collectives_functional(graph)
    expand_flex_attention(graph)
    plain: list[CompiledGraph] = []
    kinds: set[GraphKind] = set()

    def compiler_of(kind: GraphKind, count: int = 0) -> Callable[..., Any]:
        def compile_traced(traced: GraphModule, inputs: Sequence[Any]) -> Callable[[list[Any]], Any]:
            # Tracing leaves modes enabled in which new tensors are fake and operators are decomposed.
            with unset_fake_temporarily(), no_python_dispatcher(), collector_paused():
                if kind == "backward":
                    take_given_layouts(traced, inputs)
                if kind == "inference":
                    merge_seeds(traced)
                view_whole_storage(traced)
                sparse = split_sparse_end(traced)
                imported = import_graph(traced, names if kind != "backward" else ())
                if kind != "inference":
                    mark_training(imported.module)
                if kind == "forward" and channels_last:
                    lay_out_saved(imported)
                compiled = CompiledGraph(compiler(imported, kind), imported.signature, calls_only_aten(traced))
            whole = compiled if sparse is None else SparseEnd(compiled, *sparse)
            if is_stored():
                from .calling.stored_graphs import StoredGraph

                return StoredGraph(whole)
            kinds.add(kind)
            if kind == "inference" and sparse is None and can_call_directly(traced, count):
                plain.append(compiled)
            return whole

        return compile_traced

    def cut(joint: GraphModule, inputs: Any, **options: Any) -> tuple[GraphModule, GraphModule]:
        nonlocal channels_last
        channels_last = channels_last and not depends_on_storage(joint)
        return partition(joint, inputs, recompute_scores=recompute_scores, **options)

    # Dynamo's own function for this purpose loads all of Inductor.
    def compile_flat(module: Any, inputs: Sequence[Any]) -> Callable[..., Any]:
        if any(isinstance(each, list | tuple | dict) for each in inputs):  # compiled autograd passes such inputs
            return flatten_graph_inputs(module, inputs, compile_flat)
        # By this counter Dynamo sees that AOTAutograd has traced a part of a model that DDP has split into buckets.
        counters["aot_autograd"]["total"] += 1
        compiled = aot_module_simplified(
            module, inputs,
            fw_compiler=_storable(compiler_of("forward")),
            bw_compiler=_unseen(lambda *given: _unseen(compiler_of("backward")(*given))),
            inference_compiler=compiler_of("inference", len(inputs)),
            partition_fn=cut,
            decompositions=decompositions(fallback_random=fallback_random),
            keep_inference_input_mutations=True,
        )
        if is_stored():
            return compiled
        # AOTAutograd disables autocast during a call; while it called the compiler, too.
        if plain and not has_wrappers(graph, inputs) and not _C._is_any_autocast_enabled():
            return ModuleCall(DirectCall(compiled, *plain).shortest, module)
        return ModuleCall(NativeAutograd(compiled) if "forward" in kinds else compiled, module)

    # Version 1 of functionalized custom operators names the mutated arguments; version 2 refers to views of them.
    with config.patch(enable_auto_functionalized_v2=False), preserve_operators(), rank_free_parts(), \
            _tagged(cache_tag):
        return compile_flat(graph, inputs)


def _storable(compile_traced: Callable[..., Any]) -> Callable[..., Any]:
    """The compiler of a graph, such that torch looks for what it gives in its cache, where there is one for it."""
    if not is_stored():
        return compile_traced
    from .calling.stored_graphs import StoredGraph

    return SerializableAOTDispatchCompiler(StoredGraph, compile_traced)


def _tagged(tag: str) -> AbstractContextManager[None]:
    """Within it, keys of torch's caches have this tag."""
    return compiler_config.patch(cache_key_tag=tag) if tag else nullcontext()  # type: ignore[attr-defined]


def _unseen(function: Callable[..., Any]) -> Callable[..., Any]:
    """Hide a function from Dynamo."""
    return disable(function, reason="it is Stepwell's")
