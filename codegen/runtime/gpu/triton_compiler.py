"""Compilation of one kernel by Triton. Imported when a kernel is compiled.

The stages of Triton's backend run in sequence as in `triton.compile`, but without its cache, which first reads all of
Triton to detect changes, for most of a second.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from triton._C.libtriton import ir
from triton.backends.compiler import GPUTarget
from triton.compiler.compiler import ASTSource, IRSource, make_backend
from triton.errors import TritonError

from .kernel import GpuKernel, Resources

__all__ = ["FAILURES", "compile_kernel"]

FAILURES = (TritonError, RuntimeError)
"""The exceptions of Triton's compiler: its own errors, and those of MLIR's passes."""


def compile_kernel(kernel: GpuKernel, source: Path, capability: int, libraries: Mapping[str, str] | None = None
                   ) -> tuple[bytes, Resources]:
    """Compile a kernel, whose text is in the file `source`; return the machine code and the resources of a launch.

    `libraries` are files with the functions that it calls. Missing ones are linked from the whole of libdevice.
    """
    target = GPUTarget("cuda", capability, 32)
    backend: Any = make_backend(target)
    options = backend.parse_options({
        "num_warps": kernel.warps,
        "num_stages": kernel.stages,
        "enable_fp_fusion": kernel.contract,
        # Triton omits assertions without `debug`, with which integer overflow is an error unless it is allowed.
        "debug": kernel.has_checks,
        "sanitize_overflow": False,
        "extern_libs": libraries,
    })
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    text = _ir_source(kernel, source, context, backend) if kernel.ir else _ast_source(kernel, source)
    stages: dict[str, Any] = {}
    backend.add_stages(stages, options, text.language)
    metadata: dict[str, Any] = {"target": target, **vars(options)}
    code: Any = text.make_ir(target, options, backend.get_codegen_implementation(options), backend.get_module_map(),
                             context)
    for name, stage in stages.items():
        code = stage(code, metadata)
        if libraries is not None and name == "ptx" and re.search(r"^\.extern \.func .*__nv_", code, re.MULTILINE):
            return compile_kernel(kernel, source, capability)
    return code, Resources(metadata["name"], metadata["num_warps"], metadata["shared"],
                           metadata["global_scratch_size"])


def _ir_source(kernel: GpuKernel, source: Path, context: Any, backend: Any) -> IRSource:
    """The kernel as input of Triton's passes: the Python front end would hold Python's lock for several milliseconds.
    """
    read = IRSource(str(source), context, backend)
    function = read.module.get_function(kernel.name)
    # weaker assumptions than in the text if an argument is unaligned
    for number, divisor in enumerate(kernel.divisibility):
        function.set_arg_attr(number, "tt.divisibility", divisor)
    return read


def _ast_source(kernel: GpuKernel, source: Path) -> ASTSource:
    """The kernel as input of Triton's front end."""
    namespace: dict[str, Any] = {"__name__": f"stepwell_kernel_{kernel.name}"}
    exec(compile(kernel.source, str(source), "exec"), namespace)
    function = namespace[kernel.name]
    promises = {(number,): [["tt.divisibility", divisor]]
                for number, divisor in enumerate(kernel.divisibility) if divisor > 1}
    return ASTSource(function, dict(zip(function.arg_names, kernel.parameters, strict=True)), {}, promises)
