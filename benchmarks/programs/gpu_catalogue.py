"""The programs that are measured on a GPU: some with sizes for a GPU, and those of the registry unchanged."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

import torch
from torch import nn

from ..programs import (
    PROGRAMS,
    Program,
    UnknownProgram,
    basics,
    indexing,
    normalization,
    pointwise,
    reductions,
    vision_models,
)

Section = Literal["large", "bandwidth", "registry", "tuned"]
SECTIONS: tuple[Section, ...] = get_args(Section)

WIDE = (8192, 4096)
"""A shape of 128 MB of floats: more than any cache of a GPU holds."""
LONG = (32_768, 1024)
"""The same number of floats in short rows."""
MILLIONS = 2**25
"""The same number of floats in one row."""


@dataclass(frozen=True)
class Entry:
    """A program and the section of its result."""

    program: Program
    section: Section

    @property
    def name(self) -> str:
        return f"{self.program.name}+tuning" if self.section == "tuned" else self.program.name


BANDWIDTH = (
    Program("copy_scale_256mb", "kernels", basics.elementwise, (8192, 8192, torch.float32)),
    Program("copy_scale_bf16_256mb", "kernels", basics.elementwise, (16_384, 8192, torch.bfloat16)),
    Program("sin_cos_add_128mb", "kernels", basics.sin_cos_add, (MILLIONS,)),
    Program("gelu_128mb", "kernels", pointwise.gelu, WIDE),
    Program("gelu_tanh_128mb", "kernels", pointwise.gelu_tanh, WIDE),
    Program("gelu_bf16_128mb", "kernels", pointwise.gelu_bf16, (8192, 8192)),
    Program("silu_128mb", "kernels", pointwise.silu, WIDE),
    Program("mish_128mb", "kernels", pointwise.mish, WIDE),
    Program("swiglu_128mb", "kernels", pointwise.swiglu, WIDE),
    Program("exp_log_128mb", "kernels", pointwise.exp_log, WIDE),
    Program("broadcast_bias_128mb", "kernels", pointwise.broadcast_bias, WIDE),
    Program("broadcast_bias_odd", "kernels", pointwise.broadcast_bias, (8191, 4097)),
    Program("transposed_operand_128mb", "kernels", pointwise.transposed_operand, WIDE),
    Program("rope_128mb", "kernels", pointwise.rope, (8, 32, 2048, 64)),
    Program("concatenate_200mb", "kernels", indexing.concatenate, (8192, 1024)),
    Program("softmax_1024", "kernels", normalization.softmax, LONG),
    Program("softmax_8192", "kernels", normalization.softmax, (4096, 8192)),
    Program("softmax_500k", "kernels", normalization.softmax, (64, 524_288)),
    Program("softmax_bf16_4096", "kernels", normalization.softmax_bf16, (16_384, 4096)),
    Program("log_softmax_50257", "kernels", normalization.log_softmax, (2048, 50_257)),
    Program("layernorm_1024", "kernels", normalization.layernorm, LONG),
    Program("layernorm_bf16_4096", "kernels", normalization.layernorm_bf16, (16_384, 4096)),
    Program("rmsnorm_4096", "kernels", normalization.rmsnorm, WIDE),
    Program("groupnorm_silu_128mb", "kernels", normalization.groupnorm_silu, (64, 128, 32, 64)),
    Program("sum_inner_128mb", "kernels", reductions.sum_inner, LONG),
    Program("sum_outer_128mb", "kernels", reductions.sum_outer, LONG),
    Program("sum_middle_128mb", "kernels", reductions.sum_middle, (64, 256, 2048)),
    Program("sum_full_128mb", "kernels", reductions.sum_full, (MILLIONS,)),
    Program("mean_of_squares_128mb", "kernels", reductions.mean_of_squares, WIDE),
    Program("variance_outer_128mb", "kernels", reductions.variance_outer, WIDE),
    Program("variance_full_128mb", "kernels", reductions.variance_full, (MILLIONS,)),
    Program("argmax_128mb", "kernels", reductions.argmax, (16_384, 2048)),
    Program("cumsum_128mb", "kernels", reductions.cumsum, (16_384, 2048, 1)),
)
"""Each reads its inputs once and writes its outputs once, if it is compiled well."""

LARGE = (
    Program("carafe_8x256x64x128", "basics", basics.carafe, (8, 256, 64, 128)),
    Program("conv_bn_b16", "basics", basics.conv_bn, (16, 64, 112, nn.Identity)),
    Program("conv_bn_silu_b16", "basics", basics.conv_bn, (16, 64, 112, nn.SiLU)),
    Program("sin_chain_32m", "basics", basics.sin_chain, (20, MILLIONS)),
    Program("layernorm_fwdbwd_large", "kernels", normalization.layernorm_backward, (16_384, 1024), training=True),
    Program("softmax_fwdbwd_large", "kernels", normalization.softmax_backward, (16_384, 1024), training=True),
    Program("cross_entropy_large", "kernels", normalization.cross_entropy, (4096, 50_257), training=True),
    Program("batchnorm_training_large", "kernels", normalization.batchnorm_training, (64, 64, 112), training=True),
    Program("resnet26_train_b32", "models", vision_models.resnet_training, (32, 224, (2, 2, 2, 2), 64), training=True),
    Program("embedding_fwdbwd_large", "kernels", indexing.embedding_backward, (50_257, 768, 16, 1024), training=True),
)
"""Programs that would be limited by launches on a GPU at the registry's sizes."""

PRIORITY = ("bert_base_b1", "resnet50_b8", "gpt2", "gpt2_train", "resnet50_b1", "lstm_loop*", "unet_small", "adam_step")
"""Measured first: they take longest to compile, and others are compiled meanwhile."""

LATER = ("sin_chain_*", "resnet26_train_b32")
"""Measured after the others, since Inductor takes a minute to compile them."""

TUNED = ("bert_base_b1", "resnet50_b8", "carafe_*", "gelu_128mb", "softmax_8192", "sum_outer_128mb", "linear_relu")
"""Measured a second time at the end in the tuning modes, which take long to compile."""


def entries() -> list[Entry]:
    """Return all entries in the order of measurement."""
    found = [Entry(program, "large") for program in LARGE]
    found += [Entry(program, "bandwidth") for program in BANDWIDTH]
    found += [Entry(program, "registry") for program in PROGRAMS.values()]
    found.sort(key=lambda entry: matches(entry.name, LATER) - matches(entry.name, PRIORITY))
    return found + [Entry(each.program, "tuned") for each in found if matches(each.name, TUNED)]


def select(patterns: Iterable[str] = (), sections: Iterable[str] = ()) -> list[Entry]:
    """Return the entries of `sections` (all, if none) that match one of `patterns` (all, if none)."""
    known, wanted, within = entries(), tuple(patterns), set(sections)
    for pattern in wanted:
        if not fnmatch.filter((entry.name for entry in known), pattern):
            raise UnknownProgram(f"no program is named {pattern!r}; --list shows them")
    return [entry for entry in known
            if (not within or entry.section in within) and (not wanted or matches(entry.name, wanted))]


def find(name: str) -> Program:
    """Return the program of a name."""
    for program in (*PROGRAMS.values(), *LARGE, *BANDWIDTH):
        if program.name == name:
            return program
    raise UnknownProgram(f"no program is named {name!r}")


def matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)
