"""Training steps for which AOTAutograd only has to create an autograd node, with less Python code per call.

AOTAutograd defines an `autograd.Function` for each graph with gradients. A subclass of it handles the usual case
directly, and delegates every other case to its parent class. Code that inspects the node, such as compiled autograd,
sees an instance of AOTAutograd's class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._dynamo import disable
from torch._functorch._aot_autograd.schemas import OutputType
from torch.autograd.graph import increment_version

from .direct_calls import gives_its_results

__all__ = ["NativeAutograd"]

C: Any = torch._C
_ABSENT: dict[str, Any] = {
    "dynamic_saved_tensors_idxs": {},
    "indices_of_inputs_that_requires_grad_with_mutations_in_bw": [],
    "num_backward_tokens": 0,
}
"""Further metadata of AOTAutograd for a graph that does nothing beside its program."""
_DIFFERENTIABLE = (OutputType.non_alias, OutputType.unsafe_view_alias, OutputType.custom_function_view)


class NativeAutograd:
    """Calls a differentiable program directly instead of `around`, AOTAutograd's wrapper.

    The wrapper handles the first call; its results tell the class of the autograd nodes.
    """

    def __init__(self, around: Callable[..., Sequence[Any]]):
        self._around = around
        self._node: Any = None
        self._apply: Any = None
        """Creates a node, without the checks that torch's Python code makes for other kinds of functions."""
        self._written: tuple[int, ...] = ()
        self._is_first = True

    def __call__(self, *inputs: Any) -> Sequence[Any]:
        if self._node is None:
            results = self._around(*inputs)
            if self._is_first:
                self._is_first = False
                self._look(inputs, results)
            return results
        if self._written:
            increment_version(inputs[i] for i in self._written)
        apply = self._node.apply if C._are_functorch_transforms_active() else self._apply
        if torch.is_grad_enabled():
            return apply(*inputs)
        C._set_grad_enabled(True)  # the traced code enabled gradients for some of its results
        try:
            return apply(*inputs)
        finally:
            C._set_grad_enabled(False)

    def _look(self, inputs: Sequence[Any], results: Sequence[Any]) -> None:
        made: Any = next((each.grad_fn for each in results if isinstance(each, Tensor) and each.grad_fn), None)
        parent: Any = getattr(made, "_forward_cls", None)
        if hasattr(parent, "compiled_fw") and _is_plain(parent, made, inputs):
            self._written = tuple(parent.metadata.mutated_graph_handled_indices_seen_by_autograd)
            self._node = _plain_node(parent)
            base: Any = super(torch.autograd.Function, self._node)
            self._apply = base.apply


def _is_plain(parent: Any, made: Any, inputs: Sequence[Any]) -> bool:
    """Whether the nodes of an AOTAutograd class, one of which is `made`, do nothing that `_plain_node` leaves out."""
    known = parent.metadata
    if not gives_its_results(known, **_ABSENT):
        return False
    if parent.maybe_subclass_metadata is not None or known.opaque_objects_saved_for_backwards_slice != slice(0, 0):
        return False
    layouts = [each.memory_format for each in known.subclass_tangent_meta]
    if None in layouts or len(layouts) != sum(map(_has_gradient, known.output_info)):
        return False
    if C._is_any_autocast_enabled() or C._autograd._top_saved_tensors_default_hooks(True) is not None:
        return False
    # Equal inputs would be merged here, and an input that needs no gradient has no edge.
    edges = [node for node, _ in made.next_functions]
    tensors = [each for each in inputs if isinstance(each, Tensor)]
    if any(C._functorch.unwrap_if_dead(each) is not each for each in tensors):
        return False
    return len(known.input_info) == len(inputs) and len(edges) == len(tensors) and all(
        (edge is not None) == each.requires_grad for edge, each in zip(edges, tensors, strict=True))


def _plain_node(parent: Any) -> Any:
    """Define the subclass that does the work of `parent` in the usual case."""
    known = parent.metadata
    forward_program, count = parent.compiled_fw, known.num_forward_returns
    direct = getattr(forward_program, "direct", None)
    checked = known.tensors_saved_for_backwards_with_vc_check_slice
    unchecked = known.tensors_saved_for_backwards_no_vc_check_slice
    numbers = known.symints_saved_for_backwards_slice
    perhaps_views = tuple(known.unsafe_view_out_indices)
    constant = tuple(i for i, each in enumerate(known.output_info) if not each.requires_grad)
    gradients_of = tuple(i for i, each in enumerate(known.output_info) if _has_gradient(each))
    formats = tuple(each.memory_format for each in known.subclass_tangent_meta)
    repeatable = known.deterministic is not False

    def forward(ctx: Any, *inputs: Any) -> Any:
        outputs = forward_program(list(inputs)) if direct is None else direct(*inputs)
        ctx.save_for_backward(*_detached(outputs[checked]))
        ctx._tensors_no_vc_check = _detached(outputs[unchecked])
        ctx.symints, ctx.opaque_objects = outputs[numbers], ()
        if constant:
            ctx.mark_non_differentiable(*[each for i in constant if isinstance(each := outputs[i], Tensor)])
        ctx._materialize_non_diff_grads = False
        returned = list(outputs[:count])
        for i in perhaps_views:
            if returned[i]._is_view():
                returned[i] = torch.ops.aten._unsafe_view(returned[i], returned[i].shape)
        return tuple(returned)

    def backward(ctx: Any, *given: Any) -> tuple[Any, ...]:
        program = parent.compiled_bw
        if (program is None or torch.is_grad_enabled() or C._autograd._get_current_graph_task_keep_graph()
                or C._functorch.peek_interpreter_stack() is not None
                or (not repeatable and torch.are_deterministic_algorithms_enabled())):
            return parent.backward(ctx, *given)
        gradients = given[0] if isinstance(given[0], list) else given  # a list since torch 2.12
        tangents = [_laid_out(gradients[i], wanted) for i, wanted in zip(gradients_of, formats, strict=True)]
        if any(each is None for each in tangents):
            return parent.backward(ctx, *given)
        program = getattr(program, "_torchdynamo_orig_callable", program)  # runs hidden from Dynamo
        saved = ctx.saved_tensors
        ctx.maybe_clear_saved_tensors()
        given = (*ctx.symints, *saved, *ctx._tensors_no_vc_check, *tangents)
        direct = getattr(program, "direct", None)
        return tuple(program(list(given))) if direct is None else direct(*given)

    # Dynamo would trace the backward function if compiled autograd runs it.
    unseen = disable(backward, reason="it is Stepwell's")
    return type(parent.__name__, (parent,), {"forward": staticmethod(forward), "backward": staticmethod(unseen)})


def _has_gradient(output: Any) -> bool:
    return (output.output_type in _DIFFERENTIABLE and issubclass(output.raw_type, Tensor)
            and getattr(output, "requires_grad_for_backward", output.requires_grad))


def _detached(tensors: Iterable[Any]) -> list[Any]:
    """Detach views from their bases, which a node that saves them would keep alive."""
    return [each.detach() if each._is_view() else each for each in tensors]


def _laid_out(tangent: Any, wanted: Any) -> Tensor | None:
    """Return a gradient in the layout that the backward graph was compiled for, or None if AOTAutograd has to handle
    it.
    """
    if type(tangent) is not Tensor:
        return None
    if wanted.memory_format is not None:
        return tangent.contiguous(memory_format=wanted.memory_format)
    if tangent.shape != wanted.size:
        return None
    if tangent.stride() == wanted.stride:
        return tangent
    fresh = torch.empty_strided(wanted.size, wanted.stride, dtype=tangent.dtype, device=tangent.device)
    return fresh.copy_(tangent)
