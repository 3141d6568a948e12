"""The GPUs among the machines by name; `presets` says what the letters of the sources mean."""

from __future__ import annotations

from dataclasses import replace

from .cpu_presets import CPU_COSTS
from .gpu import Gpu

__all__ = ["GENERIC_GPU", "H100"]

_GPU_COSTS = replace(
    CPU_COSTS,
    division=4,  # [E] the reciprocal is computed in units of its own, beside arithmetic
    remainder=8,  # such a division, a rounding and a multiply-add
    library=24,  # these are functions of libdevice, as the others are
    random_bits=60,  # ten rounds of two products of 64 bits, which are two instructions each, and of two logical ones
    load=16,  # [E] an access costs its address and its condition, too
)

H100 = Gpu(
    name="h100",
    read=3_350 * 10**9,  # [D] NVIDIA H100 data sheet (SXM5); a copy reaches 3.0 TB/s [M]
    read_single_core=35 * 10**9,  # [M] one program on one multiprocessor
    l2=50 << 20,  # [D] NVIDIA H100 architecture white paper
    line=128,  # [D] CUDA C++ best practices guide
    arithmetic=29 * 10**12,  # [M] 132 multiprocessors of 128 lanes at 1.7 GHz
    launch=3e-6,  # [M] from one kernel to the next on the device
    call=3e-6,  # [M] the same: calls of cuBLAS do not wait for one another on the host
    message=20e-6,  # [E] an all_reduce by NCCL between GPUs of one host, launches included
    network=450 * 10**9,  # [D] NVIDIA H100 data sheet: NVLink, 900 GB/s in both directions
    cost=_GPU_COSTS,
    multiprocessors=132,  # [D] NVIDIA H100 data sheet (SXM5)
    warp=32,  # [D] CUDA C++ programming guide, compute capabilities
    program_threads=1024,  # [D] the same
    registers=65536,  # [D] the same
    shared=227 << 10,  # [D] the same, compute capability 9.0
    access=16,  # [D] CUDA C++ programming guide, device memory accesses
    sector=32,  # [D] CUDA C++ best practices guide, coalesced access
    latency=3e-9,  # [M] a thousand instructions, each of which needs the one before, take as long as a launch
    product_f32=33 * 10**12,  # [D] NVIDIA H100 data sheet (SXM5): 67 TFLOP/s
    product_f16=400 * 10**12,  # [M] torch.mm of 8192 x 8192 x 8192 in bf16, 800 TFLOP/s
    product_f8=540 * 10**12,  # [M] 2048 x 4096 x 4096: 64 us
    by_word_f16=120 * 10**12,  # [M] 4096 x 1026 x 4096 in bf16: 152 us, where our kernel takes 97
    by_element_f16=47 * 10**12,  # [M] 4096 x 1024 x 4097 in bf16: 365 us, where our kernel takes 66
    own_f16=370 * 10**12,  # [M] 4096 x 4096 x 4096 in bf16: 185 us, where the library takes 176
    attention_f16=110 * 10**12,  # [M] cuDNN's, causal, 96 heads of 1024 x 64: 46 us, and 156 us for the gradients
    attention_f32=12 * 10**12,  # [M] an additive mask, 32 heads of 1024 x 64: 360 us
    own_attention_f32=16 * 10**12,  # [M] the same, three products of TF32 for one: 264 us
)

GENERIC_GPU = replace(
    H100,
    name="cuda",
    read=1_555 * 10**9,  # [D] NVIDIA A100 data sheet (40 GB)
    read_single_core=16 * 10**9,  # [E] in the same proportion to all of it as on the H100
    l2=40 << 20,  # [D] NVIDIA A100 architecture white paper
    arithmetic=9_700 * 10**9,  # [D] the same: 19.5 TFLOP/s of multiply-adds
    network=300 * 10**9,  # [D] NVIDIA A100 data sheet: NVLink, 600 GB/s in both directions
    multiprocessors=108,  # [D] the same
    shared=48 << 10,  # [D] CUDA C++ programming guide: what every GPU gives without being asked for more
    product_f32=9_700 * 10**9,  # [D] NVIDIA A100 data sheet: 19.5 TFLOP/s
    product_f16=156 * 10**12,  # [D] the same: 312 TFLOP/s
    product_f8=156 * 10**12,  # [D] the same: its tensor cores have no floats of eight bits
    by_word_f16=47 * 10**12,  # [E] the same part of `product_f16` as on the H100
    by_element_f16=18 * 10**12,  # [E] likewise
    own_f16=60 * 10**12,  # [E] with the tiles that this shared memory holds
    attention_f16=43 * 10**12,  # [E] the same part of `product_f16` as on the H100
    attention_f32=3_500 * 10**9,  # [E] the same part of `product_f32` as on the H100
    own_attention_f32=3_000 * 10**9,  # [E] without more shared memory; the library has the same kernels for each GPU
)
