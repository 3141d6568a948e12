"""The blocks of a matrix product that one program of a GPU computes."""

from __future__ import annotations

from itertools import starmap
from typing import NamedTuple

from ...ir.machines.gpu import Gpu

__all__ = ["FEW_ROWS", "TILES", "TILES_OF_FLOAT8", "ProductTile", "seconds_on_tensor_cores"]

MEMORY_COST = 64
"""Multiply-adds that take as long as the loads of one element of a factor."""


class ProductTile(NamedTuple):
    """The tile that a program computes: rows, columns, terms at a time, warps, and stages of prefetched loads."""

    rows: int
    columns: int
    terms: int
    warps: int
    stages: int

    def blocks(self, matrices: int, rows: int, columns: int) -> int:
        """The number of programs that compute products of this size."""
        return matrices * -(-rows // self.rows) * -(-columns // self.columns)

    def rounds(self, matrices: int, rows: int, columns: int, multiprocessors: int) -> int:
        """How many programs each multiprocessor runs at most."""
        return -(-self.blocks(matrices, rows, columns) // multiprocessors)

    def cost(self, loads: int = 1) -> int:
        """How long a program takes for a term: what it multiplies, and what it loads, by `loads` instructions for what
        the widest one can load."""
        return self.rows * self.columns + MEMORY_COST * loads * (self.rows + self.columns)


FEW_ROWS = (ProductTile(16, 64, 128, 4, 4), ProductTile(16, 32, 256, 4, 4), ProductTile(16, 128, 128, 4, 3),
            ProductTile(32, 64, 128, 4, 4))
"""Where rows are few, what counts is that all multiprocessors read the other matrix."""

TILES = tuple(starmap(ProductTile, (
    (128, 256, 64, 8, 4), (256, 128, 64, 8, 3), (128, 128, 64, 8, 4), (64, 128, 64, 4, 4), (128, 64, 64, 4, 4),
    (64, 64, 64, 4, 4), (64, 32, 128, 4, 4), (32, 64, 128, 4, 4))))
"""For elements of two bytes on tensor cores; f32 takes half as many terms at a time. [M] bf16 on an H100: 4096^3 with
128x256 185 us, 208 with 128x128, 347 with 64x128, the library 176; 1024^3 with 64x128 6.6 us, 7.6 with 64x64, 8.5 with
128x128, the library 6.8. With 128x256 and three stages 4096^3 takes up to twice as long."""

TILES_OF_FLOAT8 = tuple(starmap(ProductTile, (
    (128, 128, 128, 8, 4), (64, 256, 128, 8, 4), (64, 128, 128, 4, 4), (128, 64, 128, 4, 4), (64, 64, 128, 4, 4),
    (64, 32, 128, 4, 4), (32, 64, 128, 4, 4))))
"""For elements of eight bits: registers hold the sums of a block of terms beside those of the blocks before. [M] H100,
2048x4096x4096, us: 77 with 128x128, 81 with 64x256, 99 with 64x128, 147 with 128x256, 107 with 128x128 and four warps,
the library 56."""


def seconds_on_tensor_cores(gpu: Gpu, speed: int, matrices: int, rows: int, columns: int, terms: int,
                            instructions: float = 0, loads: int = 1) -> float:
    """How long a kernel multiplies matrices of elements of two bytes and executes some instructions for each sum, with
    the tile that takes least. It computes `speed` multiply-adds in a second with the largest tile in full rounds, if it
    loads the factors by the widest accesses; what a program computes of its sums comes on top, as it multiplies nothing
    meanwhile.

    [M] H100, bf16, us, predicted with a launch, and measured: 1024x768x768 6.2, 5.6; 1024x768x3072 12, 12.1;
    4096x768x3072 30, 36; 2048x1024x4096 27, 30; rows of factors at multiples of 2 bytes 1024x1025x4096 52, 41, of
    4 bytes 4096x1026x4096 112, 97, of 8 bytes 1024x1028x4096 20, 21.
    """
    few, many = sorted((rows, columns))
    tiles, (height, width) = (FEW_ROWS, (few, many)) if few <= gpu.least_product else (TILES, (rows, columns))
    fastest = TILES[0]
    one = gpu.multiprocessors / speed * (fastest.rows * fastest.columns / fastest.cost())

    def seconds(tile: ProductTile) -> float:
        executed = instructions * tile.rows * tile.columns * gpu.multiprocessors / gpu.arithmetic
        return tile.rounds(matrices, height, width, gpu.multiprocessors) * (terms * one * tile.cost(loads) + executed)

    return min(map(seconds, tiles))
