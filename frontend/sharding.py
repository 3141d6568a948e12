"""`stepwell.gather_in_graph`: the collectives of a model with PyTorch's `fully_shard` as part of its graphs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn
from torch.distributed.fsdp import FSDPModule, MixedPrecisionPolicy
from torch.distributed.tensor import DTensor, Partial, Replicate
from torch.utils._pytree import tree_map_only
from torch.utils.checkpoint import CheckpointPolicy, checkpoint, create_selective_checkpoint_contexts

from ..ir.errors import UnsupportedError

__all__ = ["gather_in_graph"]

GATHERS = {torch.ops._c10d_functional.all_gather_into_tensor.default, torch.ops._c10d_functional.wait_tensor.default}


def gather_in_graph(model: nn.Module) -> None:
    """Make the collectives of a model with `fully_shard` part of its graphs.

    PyTorch gathers the parameters of such a model, and scatters the sums of their gradients, in hooks that it does not
    trace, so that graphs end there. This function replaces the hooks: the model gathers each parameter where it reads
    it. `torch.compile(model, backend="stepwell", fullgraph=True)` then gives one graph whose collectives passes move
    and overlap. Call it after the last `fully_shard` and before `torch.compile`.

    The parameters remain the sharded ones under the same names, for optimizers and checkpoints, and gradients remain
    averages. Modules that reshard after the forward pass gather again in the backward pass. Mixed precision and
    parameters that are sharded by tensor parallelism too are supported. What only the hooks do is not: prefetching by
    hand, `no_sync` (gradients are reduced in each backward pass), offloading, and custom communication. Raises
    UnsupportedError for the latter two.
    """
    states = list(dict.fromkeys(module._get_fsdp_state() for module in model.modules()
                                if isinstance(module, FSDPModule)))
    if not states:
        raise UnsupportedError("fully_shard was called for no module of the model",
                               hint="call torch.distributed.fsdp.fully_shard first")
    for state in states:
        for group in _groups(state):
            _check(group)
    for module in model.modules():
        if isinstance(module, FSDPModule):
            module.reshard()  # a forward pass may have left gathered parameters
    for state in states:
        # The parameters of the outermost module are needed first in the backward pass, so torch keeps them.
        keeps = model in state._modules and state._auto_reshard_after_forward
        _replace_hooks(state)
        for group in _groups(state):
            again = group.post_forward_mesh_info is not None and not keeps
            for parameter in group.fsdp_params:
                _gather_where_read(parameter, parameter.mp_policy, again)


def _groups(state: Any) -> list[Any]:
    """Return the groups of parameters of a module; before torch 2.13 there is at most one."""
    if hasattr(state, "_fsdp_param_groups"):
        return state._fsdp_param_groups
    return [] if state._fsdp_param_group is None else [state._fsdp_param_group]


def _check(group: Any) -> None:
    for name, is_used in (
            ("offloading", any(each.offload_to_cpu for each in group.fsdp_params)),
            ("a hook of all_reduce", group._all_reduce_hook is not None),
            ("a factor that divides gradients", group.gradient_divide_factor is not None),
            ("custom communication", any(not type(each).__name__.startswith("Default")
                                         for each in (group._all_gather_comm, group._reduce_scatter_comm))),
            ("a tensor that gathers itself", any(hasattr(each._sharded_local_tensor, "fsdp_pre_all_gather")
                                                 for each in group.fsdp_params))):
        if is_used:
            raise UnsupportedError(f"gather_in_graph does not support {name}, which this model uses with fully_shard",
                                   hint="compile it without gather_in_graph; its graphs end where parameters are "
                                   "gathered")


def _replace_hooks(state: Any) -> None:
    """Remove what gathers before a module runs, and convert its inputs and outputs as before."""
    state._pre_forward_hook_handle.remove()
    state._post_forward_hook_handle.remove()
    policy: MixedPrecisionPolicy = state._mp_policy
    for module in state._modules:
        if policy.cast_forward_inputs and policy.param_dtype is not None:
            module.register_forward_pre_hook(partial(_cast_inputs, policy.param_dtype), prepend=True, with_kwargs=True)
        if policy.output_dtype is not None:
            module.register_forward_hook(partial(_cast_outputs, policy.output_dtype))


def _cast_inputs(dtype: torch.dtype, module: nn.Module, args: Any, kwargs: Any) -> tuple[Any, Any]:
    return _cast(dtype, args), _cast(dtype, kwargs)


def _cast_outputs(dtype: torch.dtype, module: nn.Module, args: Any, output: Any) -> Any:
    return _cast(dtype, output)


def _cast(dtype: torch.dtype, values: Any) -> Any:
    return tree_map_only(Tensor, lambda each: each.to(dtype) if each.is_floating_point() else each, values)


def _gather_where_read(parameter: Any, policy: MixedPrecisionPolicy, again: bool) -> None:
    """Make reading a parameter of a module gather it. Its names and what is stored under them do not change."""
    parameter._post_load_hook_handle.remove()  # it would read the parameter to restore its padding
    read = _Gathered(parameter, policy, again)
    for module, name in _owners(parameter._module_info):
        kind = type(module)
        # Tracing must find the property in the class of the module, and no other module may have it.
        module.__class__ = type(kind.__name__, (kind,), {
            "__module__": kind.__module__, name: property(lambda self, name=name: read(self._parameters[name]))})


def _owners(info: Any) -> Iterator[tuple[nn.Module, str]]:
    """Yield the modules that have a parameter, and what they call it."""
    yield info.module, info.param_name
    yield from zip(info.shared_modules, info.shared_param_names, strict=True)


class _Gathered:
    """A parameter in the form that the model computes with."""

    def __init__(self, parameter: Any, policy: MixedPrecisionPolicy, again: bool):
        self.mesh = parameter.mesh_info.mesh
        self.placements = [Replicate()] * (self.mesh.ndim - 1) + [parameter.fsdp_placement]
        self.whole = (getattr(parameter, "_unsharded_dtensor_spec", None) or getattr(parameter, "_tp_spec", None)
                      if parameter.is_dtensor else None)
        self.size, self.strides = parameter._orig_size, parameter._contiguous_orig_stride
        self.dtype, self.reduced_in = policy.param_dtype, policy.reduce_dtype or policy.param_dtype
        self.again = again

    def __call__(self, sharded: DTensor) -> Tensor:
        if not self.again:
            return self.gather(sharded)
        gathered = checkpoint(self.gather, sharded, use_reentrant=False, context_fn=_gathering_again)
        assert isinstance(gathered, Tensor)
        return gathered

    def gather(self, sharded: DTensor) -> Tensor:
        part = sharded
        if self.whole is not None:  # also sharded by tensor parallelism, which gathers nothing here
            local = sharded.to_local(grad_placements=sharded.placements)
            part = DTensor.from_local(local, self.mesh, self.placements, run_check=False, shape=self.size,
                                      stride=self.strides)
        ndim = self.mesh.ndim
        gathered = part.redistribute(placements=[Replicate()] * ndim, forward_dtype=self.dtype,
                                     backward_dtype=self.reduced_in).to_local(grad_placements=[Partial("avg")] * ndim)
        if self.whole is None:
            return gathered
        return DTensor.from_local(gathered, self.whole.mesh, self.whole.placements, run_check=False,
                                  shape=self.whole.shape, stride=self.whole.stride)


def _gathering_again() -> Any:
    return create_selective_checkpoint_contexts(_policy)


def _policy(context: Any, operator: Any, *args: Any, **kwargs: Any) -> CheckpointPolicy:
    return CheckpointPolicy.MUST_RECOMPUTE if operator in GATHERS else CheckpointPolicy.PREFER_SAVE
