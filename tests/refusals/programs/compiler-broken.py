"""A broken compiler that produces no output."""

import os

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain


def run(tmp_path):
    compiler = tmp_path / "g++"
    compiler.write_text("#!/bin/sh\necho 'out of order' >&2\nexit 1\n")
    compiler.chmod(0o755)
    Toolchain.detect(DiskCache(tmp_path / "cache"), {**os.environ, "CXX": str(compiler)})


# refused: ToolchainError: error: the C++ compiler g++ cannot build and run a small program
# refused: out of order
# refused:   help: try: g++ .../vector_arithmetic.cpp && ./a.out
