"""A substitute for torch's CUDA device guard, for builds of torch without CUDA.

Autograd and many operators switch to the device of a tensor even if the tensor is fake. A build of torch with CUDA
that finds no GPU installs such a substitute itself.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path

import torch

from ..codegen.runtime.cache import DiskCache, content_key
from ..codegen.runtime.toolchain import Toolchain
from ..codegen.runtime.toolchain.compiler_driver import first_errors
from ..codegen.runtime.toolchain.shared_objects import SharedObject
from ..ir.errors import ToolchainError

__all__ = ["allow_fake_cuda"]

LIBRARY = "device_guard.so"
SOURCE = """\
#include <c10/core/impl/DeviceGuardImplInterface.h>

extern "C" void install() {
  static const c10::impl::NoOpDeviceGuardImpl<c10::DeviceType::CUDA> guard;
  auto& registered = c10::impl::device_guard_impl_registry[static_cast<size_t>(c10::DeviceType::CUDA)];
  if (registered.load() == nullptr) registered.store(&guard);
}
"""


@cache
def allow_fake_cuda() -> None:
    """Allow fake tensors on CUDA devices in this process, whether or not torch was built for CUDA."""
    if torch.version.cuda is not None:
        torch._C._ensureCUDADeviceGuardSet()
        return
    disk, folder = DiskCache.default(), Path(torch.__file__).parent
    toolchain = Toolchain.detect(disk)
    key = content_key(source=SOURCE, toolchain=toolchain.identity, torch=f"{torch.__version__} {folder}")
    library = disk.get_or_build(key, lambda directory: _compile(toolchain, folder, directory)).file(LIBRARY)
    ctypes.CFUNCTYPE(None)(SharedObject(library).address("install"))()


def _compile(toolchain: Toolchain, folder: Path, directory: Path) -> None:
    (directory / "device_guard.cpp").write_text(SOURCE, encoding="utf-8")
    abi = int(torch.compiled_with_cxx11_abi())
    done = toolchain.driver.run(
        "-std=c++20", "-O1", "-shared", "-fPIC", f"-D_GLIBCXX_USE_CXX11_ABI={abi}", f"-I{folder / 'include'}",
        "device_guard.cpp", "-o", LIBRARY, f"-L{folder / 'lib'}", "-lc10", directory=directory)
    if done.returncode != 0:
        raise ToolchainError(
            f"the C++ compiler {toolchain.driver} cannot compile with the headers of torch in {folder / 'include'}",
            source=first_errors(done.stderr),
            hint="programs for CUDA can be looked at on a machine without a GPU if torch is built for CUDA, too",
        )
