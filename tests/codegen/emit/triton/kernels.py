"""Builds modules of kernels, compiles them with Triton and runs them in its interpreter."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import torch
from xdsl.dialects.builtin import ModuleOp

from stepwell.codegen.emit.triton.python.target import emit_kernels
from stepwell.codegen.emit.triton.ttir import target as ttir
from stepwell.compiler.targets.triton import gpu_kernel
from stepwell.ir.context import make_context
from stepwell.ir.dialects.triton import FuncOp
from stepwell.ir.modules.verify import verify_module
from stepwell.ir.text import parse_module

from .elementwise_cases import LANES, Case

GRID = "attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32}"


def module_of(text: str) -> ModuleOp:
    module = parse_module(make_context(), text)
    verify_module(module)
    return module


def kernels_of(module: ModuleOp) -> dict[str, FuncOp]:
    return {op.sym_name.data: op for op in module.ops if isinstance(op, FuncOp)}


def pointer(element: str) -> str:
    return f"!triton.ptr<{'i8' if element == 'i1' else element}>"


def grouped(cases: Sequence[Case]) -> Iterator[tuple[tuple[str, ...], list[Case]]]:
    """Cases with equal operands, which share a kernel."""
    for operands, group in groupby(sorted(cases, key=lambda case: case.operands), key=lambda case: case.operands):
        yield operands, list(group)


def elementwise_kernel(name: str, operands: Sequence[str], cases: Sequence[Case]) -> str:
    """A kernel that loads one block of each operand and stores what each case makes of them."""
    parameters = [f"%{letter}_p: {pointer(element)}" for letter, element in zip("abc", operands, strict=False)]
    parameters += [f"%y{k}: {pointer(case.result)}" for k, case in enumerate(cases)]
    lines = [f"triton.func @{name}({', '.join(parameters)}) {GRID} {{",
             f"%lanes = triton.make_range 0 to {LANES} : tensor<{LANES}xi32>"]
    for letter, element in zip("abc", operands, strict=False):
        lines += _address(f"{letter}_p", element)
        if element == "i1":
            lines += [f"%{letter}_byte = triton.load %{letter}_p_at : tensor<{LANES}x{pointer(element)}>",
                      f"%{letter}_zero = arith.constant dense<0> : tensor<{LANES}xi8>",
                      f"%{letter} = arith.cmpi ne, %{letter}_byte, %{letter}_zero : tensor<{LANES}xi8>"]
        else:
            lines.append(f"%{letter} = triton.load %{letter}_p_at : tensor<{LANES}x{pointer(element)}>")
    for k, case in enumerate(cases):
        formula = case.formula.replace("@", operands[0])
        lines.append(re.sub(r"%([a-z_]\w+|[d-z]\d*)\b", lambda found, k=k: f"%{found[1]}_{chr(97 + k // 26)}"
                            f"{chr(97 + k % 26)}", formula))
        result = f"%r_{chr(97 + k // 26)}{chr(97 + k % 26)}"
        lines += _address(f"y{k}", case.result)
        if case.result == "i1":
            lines.append(f"{result}_w = arith.extui {result} : tensor<{LANES}xi1> to tensor<{LANES}xi8>")
            result += "_w"
        lines.append(f"triton.store %y{k}_at, {result} : tensor<{LANES}x{pointer(case.result)}>")
    return "\n".join([*lines, "triton.return", "}"])


def _address(name: str, element: str) -> list[str]:
    blocks = f"tensor<{LANES}x{pointer(element)}>"
    return [f"%{name}_block = triton.splat %{name} : {pointer(element)} -> {blocks}",
            f"%{name}_at = triton.addptr %{name}_block, %lanes : {blocks}, tensor<{LANES}xi32>"]


# Compiled by Triton for a GPU that need not be there


def compile_python(module: ModuleOp, directory: Path) -> dict[str, list[str]]:
    """The PTX of each kernel, by way of Triton Python."""
    from triton.compiler import ASTSource

    file = directory / "kernels.py"
    file.write_text(emit_kernels(module).annotated)
    namespace: dict[str, Any] = {"__name__": "kernels", "__file__": str(file)}
    exec(compile(file.read_text(), str(file), "exec"), namespace)
    ptx: dict[str, list[str]] = {}
    for name, kernel in kernels_of(module).items():
        record = gpu_kernel(kernel, contract=True, source="")
        attributes = {(number,): [["tt.divisibility", divisor]]
                      for number, divisor in enumerate(record.divisibility) if divisor > 1}
        function = namespace[name]
        types = dict(zip(function.arg_names, record.parameters, strict=True))
        ptx[name] = _ptx(kernel, lambda *_, f=function, t=types, a=attributes: ASTSource(f, t, {}, a))
    return ptx


def compile_ttir(module: ModuleOp, directory: Path) -> dict[str, list[str]]:
    """The PTX of each kernel, by way of Triton's own IR."""
    from triton.compiler import IRSource

    ptx: dict[str, list[str]] = {}
    for name, kernel in kernels_of(module).items():
        file = directory / f"{name}.ttir"
        file.write_text(ttir.emit_kernels(kernel).annotated)
        ptx[name] = _ptx(kernel, lambda context, backend, file=file: IRSource(str(file), context, backend))
    return ptx


def _ptx(kernel: FuncOp, source_of: Callable[[Any, Any], Any]) -> list[str]:
    """The instructions that Triton makes of a source, as `triton.compile` would; ptxas does not run."""
    from triton._C.libtriton import ir
    from triton.backends.compiler import GPUTarget
    from triton.compiler.compiler import make_backend

    target = GPUTarget("cuda", 90, 32)
    backend: Any = make_backend(target)
    options = backend.parse_options({
        "num_warps": kernel.warps, "num_stages": kernel.stages, "enable_fp_fusion": True,
        "debug": gpu_kernel(kernel, contract=True, source="").has_checks, "sanitize_overflow": False,
    })
    context = ir.context()
    ir.load_dialects(context)
    backend.load_dialects(context)
    source = source_of(context, backend)
    stages: dict[str, Any] = {}
    backend.add_stages(stages, options, source.language)
    metadata = {"target": target, **vars(options)}
    code = source.make_ir(target, options, backend.get_codegen_implementation(options), backend.get_module_map(),
                          context)
    for name in ("ttir", "ttgir", "llir", "ptx"):
        code = stages[name](code, metadata)
    return _instructions(code)


PLACES = (".loc", "$L__tmp", "$L__func", ".global .align 1 .b8 assert", "st.param.b32 \t[param2]")


def _instructions(ptx: str) -> list[str]:
    """PTX without what says from which lines it comes; assertions say it to the user."""
    body = re.split(r"^\s*\.(?:file|section)\s", ptx, flags=re.MULTILINE)[0]
    lines = (line.partition("//")[0].strip() for line in body.splitlines())
    return [line for line in lines if line and not line.startswith(PLACES)]


# Run by the interpreter


def interpret(module: ModuleOp, name: str, *arguments: torch.Tensor | int) -> None:
    """Run a kernel as a grid of one program."""
    from stepwell.codegen.runtime.gpu.interpreter.kernels import interpreted_kernels

    text = emit_kernels(module).annotated
    kernel = gpu_kernel(kernels_of(module)[name], contract=True, source=text)
    interpreted_kernels(text, "<kernels>", [kernel], {})[name](0, 1, 1, 1, *arguments)
