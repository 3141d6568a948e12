"""The machine model of a processor for the passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .machine import (
    CPU,
    ELEMENT_BYTES,
    Bits,
    Bytes,
    BytesPerSecond,
    Count,
    Machine,
    PerSecond,
    Seconds,
    power_of_two_near,
)
from .products import ProductSpeeds

__all__ = ["Cpu"]


@dataclass(frozen=True)
class Cpu(Machine):
    """A processor with vector registers, whose cores share one memory."""

    cores: Count
    """Cores that threads of a program may run on."""
    vector_bits: Bits
    """The width of a vector register."""
    registers: Count
    """Vector registers."""
    bf16_terms: Count
    """Products of bf16 that one instruction adds to each f32 of a register: 2, or 1 where there is none that does."""
    i8_terms: Count
    """Products of i8 that one instruction adds to each i32 of a register: 4, or 1 where there is none that does."""
    dot_tile: Count
    """Rows of a tile register, of as many i32 each, that multiplies packed bf16 and i8; 1 where there is none."""
    l1: Bytes
    """The first-level data cache of a core."""
    fetched_page: Bytes
    """A piece of memory in which the processor fetches ahead of one place only: a page, or less than one."""
    read_cached: BytesPerSecond
    """The rate at which all cores together read arrays that are in their second-level caches."""
    instructions: PerSecond
    """Instructions that one core executes."""
    fork_join: Seconds
    """The cost of waking the other threads and waiting for them."""
    product: ProductSpeeds
    """The speeds of matrix products, generated ones and the library's."""

    target: ClassVar[str] = CPU
    shared_rows: ClassVar[int] = 8
    """Rows whose sums registers hold beside several vectors of a matrix; more of them pay for packing it."""

    @property
    def lanes(self) -> int:
        """Floats of 32 bits in a vector register."""
        return self.vector_bits // 32

    @property
    def enough_rows(self) -> int:
        """Iterations that keep all cores busy to the end, although some take longer than others."""
        return 4 * self.cores

    @property
    def enough_chunks(self) -> int:
        """Chunks to cut work into: several for each thread, so that one that starts late does not hold up the
        others."""
        return 32 * self.cores

    @property
    def enough_tiles(self) -> int:
        """Tiles to cut rows into: fewer than chunks, as each computes anew what all of them need."""
        return 8 * self.cores

    @property
    def least_chunk(self) -> int:
        """Elements of a chunk at least: as many as one thread reads from memory while the others are woken."""
        return power_of_two_near(self.fork_join * self.read_single_core / ELEMENT_BYTES)

    @property
    def least_row(self) -> int:
        """Elements of the shortest row that is cut into chunks."""
        return 2 * self.least_chunk

    @property
    def least_column(self) -> int:
        """Elements of the shortest column that is cut into chunks, of as many columns as a register has lanes."""
        return self.least_row // self.lanes

    @property
    def fork_join_operations(self) -> int:
        """Operations that one thread executes while the others are woken."""
        return power_of_two_near(self.fork_join * self.instructions)

    @property
    def single_core_elements(self) -> int:
        """Elements that one core reduces alone: they stay in its second-level cache, with room for all else."""
        return self.l2 // 8 // ELEMENT_BYTES

    @property
    def serial_elements(self) -> int:
        """Elements that a kernel of few rows reduces, rather than to leave them to a kernel of their own."""
        return self.single_core_elements

    @property
    def most_accumulators(self) -> int:
        """Partial results that a loop keeps: in a quarter of the registers, so that the others hold what is added."""
        return self.registers // 4

    @property
    def cached_bytes(self) -> int:  # type: ignore[override]
        """Bytes that stay in the first-level cache: the largest power of two in it."""
        return 1 << (self.l1.bit_length() - 1)

    @property
    def tile_side(self) -> int:
        """Rows and columns of a tile that is transposed: two lines of the cache."""
        return 2 * self.line // ELEMENT_BYTES

    @property
    def call_bytes(self) -> int:
        """Bytes that the calling thread moves during a call of the library."""
        return power_of_two_near(self.call * self.read_single_core)

    @property
    def instructions_per_byte(self) -> float:
        """Arithmetic instructions that all cores execute while they read a byte that is in their caches, where
        intermediate results of most programs are."""
        return self.arithmetic / self.read_cached

    @property
    def launch_instructions(self) -> int:
        """Arithmetic instructions that all cores execute during a launch."""
        return round(self.launch * self.arithmetic)
