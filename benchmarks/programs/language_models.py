"""BERT and GPT-2 from `transformers` configurations, with random weights."""

from __future__ import annotations

from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .program import Example, Program


def bert(batch: int, length: int, sizes: dict[str, int]) -> Example:
    """The encoder with a padding mask of integers."""
    from transformers import BertConfig, BertModel

    config = BertConfig(**sizes)
    model = BertModel(config).eval()
    tokens = torch.randint(config.vocab_size, (batch, length))
    mask = torch.ones(batch, length, dtype=torch.int64)
    mask[-1, -3:] = 0
    return Example(model, (tokens, mask))


def gpt2_model(sizes: dict[str, int]) -> Any:
    from transformers import GPT2Config, GPT2LMHeadModel

    dropout = {"attn_pdrop": 0.0, "embd_pdrop": 0.0, "resid_pdrop": 0.0}
    return GPT2LMHeadModel(GPT2Config(**sizes, **dropout, use_cache=False))


def gpt2(batch: int, length: int, sizes: dict[str, int]) -> Example:
    model = gpt2_model(sizes).eval()
    return Example(model, (torch.randint(model.config.vocab_size, (batch, length)),))


class NextTokenLoss(nn.Module):
    """Cross-entropy of each token given those before it, in the model's own precision."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, tokens: Tensor) -> Tensor:
        logits = self.model(tokens).logits[:, :-1]
        return F.cross_entropy(logits.flatten(0, 1), tokens[:, 1:].flatten())


def gpt2_training(batch: int, length: int, sizes: dict[str, int]) -> Example:
    model = gpt2_model(sizes).train()
    return Example(NextTokenLoss(model), (torch.randint(model.config.vocab_size, (batch, length)),))


BERT_BASE: dict[str, int] = {}
BERT_SMALL = {
    "vocab_size": 97,
    "hidden_size": 24,
    "num_hidden_layers": 2,
    "num_attention_heads": 3,
    "intermediate_size": 40,
    "max_position_embeddings": 32,
}
GPT2_FOUR_LAYERS = {"n_layer": 4}
GPT2_SMALL = {
    "vocab_size": 97,
    "n_embd": 24,
    "n_layer": 1,
    "n_head": 3,
    "n_positions": 32,
    "bos_token_id": 0,
    "eos_token_id": 0,
}

PROGRAMS = (
    Program("bert_base_b1", "models", bert, (1, 128, BERT_BASE), (2, 9, BERT_SMALL)),
    Program("gpt2", "models", gpt2, (1, 128, GPT2_FOUR_LAYERS), (2, 9, GPT2_SMALL)),
    Program(
        "gpt2_train", "models", gpt2_training, (1, 128, GPT2_FOUR_LAYERS), (2, 9, GPT2_SMALL),
        training=True,
    ),
)
