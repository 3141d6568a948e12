"""The blocks of a matrix product that one program of a GPU computes."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["FEW_ROWS", "ProductTile"]

MEMORY_COST = 64
"""Multiply-adds that take as long as the loads of one element of a factor."""


class ProductTile(NamedTuple):
    """What a program computes of a product: rows, columns, terms at a time, warps, stages of loads ahead."""

    rows: int
    columns: int
    terms: int
    warps: int
    stages: int

    def blocks(self, matrices: int, rows: int, columns: int) -> int:
        """How many programs compute products of this size."""
        return matrices * -(-rows // self.rows) * -(-columns // self.columns)

    def cost(self, matrices: int, rows: int, columns: int, multiprocessors: int) -> int:
        """How long products of this size take, in rounds of all multiprocessors: what each program multiplies, and what
        it loads."""
        rounds = -(-self.blocks(matrices, rows, columns) // multiprocessors)
        return rounds * (self.rows * self.columns + MEMORY_COST * (self.rows + self.columns))


FEW_ROWS = (ProductTile(16, 64, 128, 4, 4), ProductTile(16, 32, 256, 4, 4), ProductTile(16, 128, 128, 4, 3),
            ProductTile(32, 64, 128, 4, 4))
"""Where rows are few, what counts is that all multiprocessors read the other matrix."""
