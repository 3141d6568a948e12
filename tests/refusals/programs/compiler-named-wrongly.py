"""A compiler, named by CXX, that does not exist."""

import os

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain


def run(tmp_path):
    Toolchain.detect(DiskCache(tmp_path), {**os.environ, "CXX": "no-such-compiler"})


# refused: ToolchainError: error: CXX names 'no-such-compiler', which is no program
# refused:   help: unset CXX to use one of g++, clang++, c++, or install one:
# refused:           Debian, Ubuntu:  sudo apt-get install g++
# refused:           Fedora, RHEL:    sudo dnf install gcc-c++
# refused:           conda:           conda install -c conda-forge gxx
# refused:         or name one in the environment:  CXX=/path/to/g++
