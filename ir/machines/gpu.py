"""The machine model of a GPU for the passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .machine import (
    CUDA,
    ELEMENT_BYTES,
    AccessBytes,
    Bytes,
    Count,
    Machine,
    PerSecond,
    Seconds,
    Threads,
    power_of_two_near,
)

__all__ = ["Gpu"]

THREAD_ELEMENTS = 8
"""The number of elements that a thread of a GPU loads before it uses them: two of the widest loads, which hide the
latency of memory and leave most registers for computing."""


@dataclass(frozen=True)
class Gpu(Machine):
    """A GPU whose multiprocessors run programs of warps."""

    multiprocessors: Count
    """The number of multiprocessors, each of which runs one or more programs (thread blocks) at a time."""
    warp: Threads
    """The number of threads of a warp."""
    program_threads: Threads
    """The maximum number of threads of a program."""
    registers: Count
    """The number of 32-bit registers of a multiprocessor; a single program may use all of them."""
    shared: Bytes
    """The maximum shared memory of a program."""
    access: AccessBytes
    """The maximum number of bytes that a thread moves with one instruction."""
    sector: AccessBytes
    """The minimum number of bytes of a memory transaction."""
    latency: Seconds
    """The latency from an arithmetic instruction to one that uses its result."""
    product_f32: PerSecond
    """Multiply-adds per second of the vendor's library in large products of f32."""
    product_f16: PerSecond
    """Multiply-adds per second of the vendor's library in large products of f16 and bf16, on tensor cores."""
    product_f8: PerSecond
    """The same of floats of eight bits; that of f16 where tensor cores do not multiply these."""
    by_word_f16: PerSecond
    """Multiply-adds per second of the library in products of f16 and bf16 where rows of a matrix begin at multiples of
    4 bytes, but not of `access`."""
    by_element_f16: PerSecond
    """The same where they begin at any element."""
    own_f16: PerSecond
    """Multiply-adds per second of generated kernels in large products of f16 and bf16."""
    attention_f16: PerSecond
    """Multiply-adds per second of scaled_dot_product_attention and of its gradients, with heads of 64 numbers."""
    attention_f32: PerSecond
    """The same of f32, of attention with a mask and not of gradients."""
    own_attention_f32: PerSecond
    """The same of a generated kernel."""

    target: ClassVar[str] = CUDA
    serial_elements: ClassVar[int] = 0
    """The maximum number of elements that a kernel of few programs reduces itself; longer reductions get a kernel of
    their own."""
    usual_warps: ClassVar[int] = 4
    """Warps of a program: as many as a multiprocessor has schedulers ([D] NVIDIA H100 white paper, and all since
    Maxwell)."""
    wide_warps: ClassVar[int] = 8
    """Warps of a program that is bound by memory, so that more loads are in flight."""
    many_warps: ClassVar[int] = 16
    """Warps of a program that keeps long rows in registers: each thread can have 128 of the 255 registers that
    instructions can name."""
    least_product: ClassVar[int] = 16
    """Rows, columns and terms of the smallest blocks that tensor cores multiply."""
    product_block: ClassVar[int] = 64
    """Rows, and columns, of a block of a matrix product: for smaller blocks, loads take longer than tensor cores."""
    streamed_columns: ClassVar[int] = 256
    """Columns of the values of attention, and terms of its scores, at most, for which registers hold the sums of a
    block of rows."""
    joint_products: ClassVar[int] = 2
    """Large matrix products that one kernel computes, where they share a factor: registers hold the sums of two blocks
    of 128 x 128."""
    small_product: ClassVar[int] = 1 << 18
    """The number of multiplications up to which a kernel of elementwise products and sums takes no longer than the host
    needs for a call of the library: 18 us on the host of the H100 of docs/performance.md. As this is a time of the
    host, it holds for any GPU."""
    host_call: ClassVar[float] = 18e-6
    """Seconds that the host needs for a call of the library, likewise; a launch takes 3 us."""
    most_programs_across: ClassVar[int] = 65535
    """Programs along the axes y and z of a launch ([D] CUDA C++ programming guide, compute capabilities)."""

    def streamed_stages(self, tile: tuple[int, int], widths: tuple[int, int], element_bytes: int) -> int:
        """How many blocks of terms of attention, of both factors with rows of these widths, shared memory holds beside
        a block of rows, at most three, of which two are being loaded."""
        rows, terms = tile
        first, second = (self.product_lanes(width) for width in widths)
        return min((self.shared // element_bytes - rows * first) // (terms * (first + second)), 3)

    def product_lanes(self, extent: int) -> int:
        """The lanes of a block of so many rows, columns or terms, which tensor cores multiply."""
        return max(self.least_product, 1 << (extent - 1).bit_length())

    @property
    def lanes(self) -> int:
        """The minimum number of elements computed at once: one for each thread of a warp."""
        return self.warp

    @property
    def multiplies_float8(self) -> bool:
        """Whether tensor cores multiply floats of eight bits as they are."""
        return self.product_f8 > self.product_f16

    @property
    def most_warps(self) -> int:
        """The maximum number of warps of a program."""
        return self.program_threads // self.warp

    def elements(self, warps: int) -> int:
        """The number of elements that a program of so many warps loads before it uses them."""
        return warps * self.warp * THREAD_ELEMENTS

    @property
    def wide_elements(self) -> int:
        """The same for a program that is bound by memory."""
        return self.elements(self.wide_warps)

    @property
    def enough_programs(self) -> int:
        """Programs that fill the GPU: two for each multiprocessor, so that one computes while another waits."""
        return 2 * self.multiprocessors

    @property
    def rounded_programs(self) -> int:
        """The nearest power of two to `enough_programs`: sizes are often divisible by it."""
        return power_of_two_near(self.enough_programs)

    @property
    def enough_rows(self) -> int:
        """The number of programs that together saturate the memory bandwidth, one on each multiprocessor."""
        return min(-(-self.read // self.read_single_core), self.multiprocessors)

    @property
    def enough_chunks(self) -> int:
        """The number of chunks into which work is split: one for each program that is needed to fill the GPU."""
        return self.enough_programs

    @property
    def enough_columns(self) -> int:  # type: ignore[override]
        """Results of a reduction across memory that fill the GPU, a warp's lanes of them in each program."""
        return self.enough_programs * self.warp

    @property
    def launch_bytes(self) -> int:
        """Bytes that move during a launch."""
        return power_of_two_near(self.launch * self.read)

    @property
    def call_bytes(self) -> int:
        """Bytes that move during a call of the library."""
        return power_of_two_near(self.call * self.read)

    @property
    def launch_elements(self) -> int:
        """Elements that one program reads from memory during a launch."""
        return power_of_two_near(self.launch * self.read_single_core / ELEMENT_BYTES)

    @property
    def single_core_elements(self) -> int:
        """Elements that one program reduces alone, sooner than another launch would do it."""
        return self.launch_elements

    @property
    def row_elements(self) -> int:  # type: ignore[override]
        """Elements of a row that one program reads and writes during a launch."""
        return self.launch_elements // 2

    @property
    def least_row(self) -> int:
        """Elements of the shortest row that is cut into chunks."""
        return self.launch_elements

    @property
    def least_column(self) -> int:
        """Elements of the shortest column that is cut into chunks: a program reads a warp's lanes of such columns
        during a launch."""
        return self.launch_elements // self.warp

    @property
    def least_chunk(self) -> int:
        """Elements of a chunk at least, so that its program takes a good part of the time of a launch."""
        return self.launch_elements // 4

    @property
    def least_search(self) -> int:
        """Elements of a chunk at least where each takes several instructions, as in a search or a running sum."""
        return self.launch_elements // 8

    @property
    def persistent_programs(self) -> int:
        """Programs that walk rows: four for each multiprocessor, as each has few rows under way."""
        return power_of_two_near(4 * self.multiprocessors)

    @property
    def walk_elements(self) -> int:
        """Sums that all programs that walk rows keep together: as many as four warps each, so that of short rows there
        are more programs."""
        return self.elements(self.usual_warps) * self.persistent_programs

    @property
    def walk_columns(self) -> int:
        """Columns of the longest row of which a program keeps the sums: eight for each thread."""
        return self.program_elements

    @property
    def most_repeats(self) -> int:  # type: ignore[override]
        """The number of results for which a small reduction is recomputed: a few programs take long for what all of
        them together do during a launch.
        """
        return self.warp // 2

    @property
    def line_elements(self) -> int:
        """Elements of a line of the cache."""
        return self.line // ELEMENT_BYTES

    @property
    def least_block(self) -> int:
        """Elements below which a program is not worth its launch: one access for each thread of one warp."""
        return self.warp * self.access // ELEMENT_BYTES

    @property
    def pointwise_bytes(self) -> int:
        """Bytes of a result that a pointwise program writes: two accesses for each thread of four warps."""
        return 2 * self.access * self.usual_warps * self.warp

    @property
    def program_elements(self) -> int:
        """Elements that the largest program has under way."""
        return self.elements(self.most_warps)

    @property
    def heavy_element(self) -> int:
        """Instructions for an element beyond which computing takes longer than moving what most kernels do of it, 20
        bytes. On an H100, 20 sines of each of 32 Mi elements take 622 us with two elements for each thread, and 690
        with eight."""
        return round(20 * self.instructions_per_byte)

    @property
    def neighbours(self) -> int:  # type: ignore[override]
        """Elements, neighbours in memory, that are read at once."""
        return self.sector // ELEMENT_BYTES

    @property
    def instructions_per_byte(self) -> float:
        """Arithmetic instructions that all multiprocessors execute while memory moves a byte."""
        return float(power_of_two_near(self.arithmetic / self.read))

    @property
    def launch_instructions(self) -> int:
        """Arithmetic instructions that a program of four warps executes during a launch, each after the one before."""
        return round(self.launch / self.latency) * self.usual_warps * self.warp

    @property
    def launch_iterations(self) -> int:
        """Iterations of a loop that a program executes during a launch, if each needs the one before."""
        return power_of_two_near(self.launch / self.latency)

    @property
    def registers_of_rows(self) -> int:
        """Registers in which a program keeps a row from one phase to the next: half of all, as with more of them the
        compiler begins to keep some in memory."""
        return self.registers // 2

    @property
    def registers_in_parts(self) -> int:
        """Registers in which a program of many warps keeps a row in parts: 24 for each thread remain to compute
        with. On an H100, 2048 rows of 50257 are so read and written in 310 us, a copy takes 275; read again for each
        phase they take 500."""
        return self.registers - 24 * self.many_warps * self.warp

    @property
    def phase_elements(self) -> int:
        """Elements of a row of which a program keeps two values from one phase to the next."""
        return self.registers_of_rows // 2

    @property
    def column_elements(self) -> int:
        """Elements of a column that a program keeps, for each of the columns in a line of the cache, in an eighth of
        the registers for rows."""
        return self.registers_of_rows // (8 * self.line_elements)
