"""No compiler in the directories of PATH."""

import os

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain import Toolchain


def run(tmp_path):
    Toolchain.detect(DiskCache(tmp_path), {**os.environ, "PATH": str(tmp_path), "CXX": ""})


# refused: ToolchainError: error: no C++ compiler found, and kernels need one
# refused:   help: looked for g++, clang++, c++ in PATH=<tmp>
# refused:         install one:
# refused:           Debian, Ubuntu:  sudo apt-get install g++
# refused:           Fedora, RHEL:    sudo dnf install gcc-c++
# refused:           conda:           conda install -c conda-forge gxx
# refused:         or name one in the environment:  CXX=/path/to/g++
