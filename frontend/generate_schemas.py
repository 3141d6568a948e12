"""Writes the table of operator schemas that the aten dialect is declared from.

    python -m stepwell.frontend.generate_schemas            rewrite ir/dialects/aten/schemas.txt
    python -m stepwell.frontend.generate_schemas --check    fail when the table is not what torch would give

The table holds every overload of `aten` and `prims` that writes into none of its arguments and whose types the
dialect can express: these are the operators of a functionalized graph.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import torch
import torch._inductor.inductor_prims  # registers more of the prims operators
import torch._prims  # registers the prims operators

from ..ir.dialects.aten.table import SCHEMAS

NAMESPACES = ("aten", "prims")
TAGS = ("data_dependent_output", "dynamic_output_shape", "needs_exact_strides", "nondeterministic_seeded",
        "pointwise")
INEXPRESSIBLE = re.compile(r"\b(Dict|Storage|QScheme|Stream|Dimname|__torch__|Future|Any|t|tVal|complex)\b")


def schema_line(operator: torch._ops.OpOverload) -> str:
    """One line of the table: the schema as torch prints it and the tags that the compiler asks for."""
    tags = sorted(tag.name for tag in operator.tags if tag.name in TAGS)
    return str(operator._schema) + (f" {{{', '.join(tags)}}}" if tags else "")


def lines() -> list[str]:
    """All lines of the table, sorted."""
    found = []
    for schema in torch._C._jit_get_all_schemas():
        namespace, name = schema.name.split("::")
        types = " ".join(str(value.type) for value in (*schema.arguments, *schema.returns))
        if namespace not in NAMESPACES or schema.is_mutable or "Tensor" not in types:
            continue
        if INEXPRESSIBLE.search(types) or not torch._C._dispatch_has_kernel(_dispatch_name(schema)):
            continue
        packet = getattr(getattr(torch.ops, namespace), name)
        found.append(schema_line(getattr(packet, schema.overload_name or "default")))
    return sorted(set(found))


def _dispatch_name(schema: torch._C.FunctionSchema) -> str:
    return schema.name + (f".{schema.overload_name}" if schema.overload_name else "")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="write the table of operator schemas")
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    options = parser.parse_args(arguments)
    path, text = Path(SCHEMAS), "\n".join(lines()) + "\n"
    if options.check:
        return int(path.read_text() != text)
    path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
