"""FlexAttention: user-defined scores and masks, decomposed into operators."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

import stepwell
from stepwell.options import CompileOptions

SLOPES = torch.tensor([0.5, 0.25, 0.125, 0.0625])
DOCUMENTS = torch.arange(96) // 40


def causal(batch: Tensor, head: Tensor, row: Tensor, column: Tensor) -> Tensor:
    return row >= column


def same_document(batch: Tensor, head: Tensor, row: Tensor, column: Tensor) -> Tensor:
    return (row >= column) & (DOCUMENTS[row] == DOCUMENTS[column])


def sloped(score: Tensor, batch: Tensor, head: Tensor, row: Tensor, column: Tensor) -> Tensor:
    return score + SLOPES[head] * (column - row)


def capped(score: Tensor, batch: Tensor, head: Tensor, row: Tensor, column: Tensor) -> Tensor:
    return 20 * torch.tanh(score / 20)


def inputs(heads: int = 4, kind: torch.dtype = torch.float32) -> list[Tensor]:
    torch.manual_seed(0)
    return [torch.randn(2, count, 96, 16).to(kind) for count in (4, heads, heads)]


def masked(mask: Callable[..., Tensor]) -> Callable[..., Tensor]:
    blocks = create_block_mask(mask, None, None, 96, 96, device="cpu")
    return lambda q, k, v: flex_attention(q, k, v, block_mask=blocks, enable_gqa=q.shape[1] != k.shape[1])


PROGRAMS: dict[str, Callable[..., Tensor]] = {
    "plain": lambda q, k, v: flex_attention(q, k, v),
    "sloped": lambda q, k, v: flex_attention(q, k, v, score_mod=sloped),
    "capped": lambda q, k, v: flex_attention(q * 9, k, v, score_mod=capped, scale=0.3),
    "causal": masked(causal),
    "documents": masked(same_document),
    "nothing kept": masked(lambda batch, head, row, column: row >= column + 3),
    "logarithms": lambda q, k, v: flex_attention(q, k, v, score_mod=sloped, return_lse=True),  # type: ignore[dict-item]
    "other order": lambda q, k, v: flex_attention(*(each.transpose(1, 2).contiguous().transpose(1, 2)
                                                    for each in (q, k, v)), score_mod=sloped),
}


@pytest.mark.parametrize(("name", "heads"), [*((name, 4) for name in PROGRAMS), ("causal", 2), ("documents", 2)])
def test_flex_attention_is_eagers(name: str, heads: int) -> None:
    """With as many heads of keys as of queries, or fewer."""
    program, given = PROGRAMS[name], inputs(heads)
    compiled = torch.compile(program, backend="stepwell", fullgraph=True)
    got, want = compiled(*given), program(*given)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)
    if isinstance(got, Tensor):
        assert got.stride() == want.stride()


def test_half_precision_and_autocast() -> None:
    program = PROGRAMS["sloped"]
    compiled = torch.compile(program, backend="stepwell", fullgraph=True)
    given = inputs(kind=torch.bfloat16)
    torch.testing.assert_close(compiled(*given), program(*given), rtol=2e-2, atol=2e-2)
    with torch.autocast("cpu", torch.bfloat16):
        got, want = compiled(*inputs()), program(*inputs())
    assert got.dtype == want.dtype == torch.bfloat16
    torch.testing.assert_close(got, want, rtol=2e-2, atol=2e-2)


def test_sizes_may_be_symbols() -> None:
    program = PROGRAMS["sloped"]
    compiled = torch.compile(program, backend="stepwell", fullgraph=True, dynamic=True)
    for length in (96, 33):
        given = [each[:, :, :length] for each in inputs()]
        torch.testing.assert_close(compiled(*given), program(*given), rtol=1e-5, atol=1e-5)


def test_a_mask_alone_is_the_librarys_attention() -> None:
    options = CompileOptions(contractions="library")
    text = str(stepwell.lower(PROGRAMS["causal"], *inputs(2), to="loop", options=options))
    assert "is_causal = true" in text and "enable_gqa = true" in text and "loop.kernel" not in text


def test_gradients_are_those_of_its_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch refuses gradients on the CPU before it looks, though it has them there too."""
    monkeypatch.setattr("torch.nn.attention.flex_attention._validate_device", lambda *tensors: None)
    blocks = create_block_mask(causal, None, None, 96, 96, device="cpu")

    def program(q: Tensor, k: Tensor, v: Tensor, slopes: Tensor) -> Tensor:
        def sloped(score: Tensor, batch: Tensor, head: Tensor, row: Tensor, column: Tensor) -> Tensor:
            return score + slopes[head] * (column - row)

        return flex_attention(q, k, v, score_mod=sloped, block_mask=blocks).square().sum()  # type: ignore[union-attr]

    gradients = []
    for run in (torch.compile(program, backend="stepwell", fullgraph=True), program):
        leaves = [each.requires_grad_() for each in (*inputs(), SLOPES.clone())]
        gradients.append(torch.autograd.grad(run(*leaves), leaves))
    torch.testing.assert_close(*gradients, rtol=1e-4, atol=1e-4)
