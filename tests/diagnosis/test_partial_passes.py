"""A pass that performs only some of its rewrites leaves a correct module: bisection relies on that."""

from __future__ import annotations

import torch
from xdsl.dialects.builtin import ModuleOp

import stepwell
from stepwell.compiler.symptoms import WrongValue, run_pipeline
from stepwell.passes.management.instruments import RewriteLimits, RewriteRange
from stepwell.passes.management.pipeline_parser import parse_pipeline
from stepwell.passes.pipeline_lookup import pipeline_for


def test_half_of_the_rewrites() -> None:
    model = torch.nn.Sequential(torch.nn.LayerNorm(16), torch.nn.GELU(), torch.nn.Softmax(-1))
    first = module = stepwell.capture(model, torch.randn(32, 16))
    symptom, halved = WrongValue(), []
    for each in parse_pipeline(pipeline_for("cpu:default", "aten", threads=True)):
        counter = RewriteLimits()
        following = run_pipeline(module, [each], [counter])
        assert isinstance(following, ModuleOp)
        if count := counter.counts[each.name]:
            half = run_pipeline(module, [each], [RewriteLimits([RewriteRange(each.name, 1, count // 2)])])
            assert isinstance(half, ModuleOp), f"{each.name} with {count // 2} of {count} rewrites: {half}"
            assert symptom.shows(first, half) is False, f"{each.name}: {symptom.difference}"
            halved.append(each.name)
        module = following
    assert len(halved) >= 8
