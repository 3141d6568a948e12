"""Packages for GPUs on a machine without one: Triton compiles their kernels, and a driver of the test's, whose memory
is the host's, runs what is launched in Triton's interpreter.
"""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop

import stepwell
from stepwell.codegen.emit.triton.python.target import emit_kernels
from stepwell.codegen.runtime.gpu.copy_kernel import copy_kernels
from stepwell.codegen.runtime.gpu.interpreter.kernels import interpreted_kernels
from stepwell.codegen.runtime.gpu.kernel import GpuKernel
from stepwell.codegen.runtime.packages import c_interface, shared_object
from stepwell.codegen.runtime.packages.dlpack import BorrowedTensor, DLTensor, OwnedTensor
from stepwell.compiler.driver import lower_module
from stepwell.compiler.packages import read_package, write_package
from stepwell.compiler.targets.triton import gpu_kernels
from stepwell.ir.context import make_context
from stepwell.ir.errors import InputError, PackageError, StepwellError
from stepwell.ir.text import parse_module
from stepwell.options import CompileOptions

from .c_library import CError, CLibrary, Options

CPU, GPU = 1, 2
EXAMPLE = Path(__file__).parents[2] / "examples" / "packages" / "run_on_gpu.cpp"
Launched = ctypes.CFUNCTYPE(None, ctypes.c_char_p, *[ctypes.c_uint] * 5, ctypes.c_void_p,
                            ctypes.POINTER(ctypes.c_void_p))


class OnGpu:
    """A tensor of the host that says that it lies on a GPU, which the test's driver makes true."""

    def __init__(self, tensor: Tensor, number: int = 0):
        self.tensor, self.number = tensor, number

    def __dlpack__(self) -> Any:
        capsule = torch.utils.dlpack.to_dlpack(self.tensor)
        ctypes.pythonapi.PyCapsule_GetPointer.restype = ctypes.c_void_p
        ctypes.pythonapi.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
        device = DLTensor.from_address(ctypes.pythonapi.PyCapsule_GetPointer(capsule, b"dltensor")).device
        device[0], device[1] = GPU, self.number
        return capsule


def on_host(result: OwnedTensor) -> Tensor:
    """The result of a program, for the host."""
    assert result.__dlpack_device__() == (GPU, 0)
    DLTensor.from_address(result._address).device[0] = CPU
    return torch.from_numpy(result.to_numpy().copy())


class Driver:
    """The driver of the tests, and what it launched."""

    def __init__(self, library: Path):
        self.library = ctypes.CDLL(str(library))
        self.launches: list[tuple[str, tuple[int, ...], int, int, int, list[int]]] = []
        self.records: dict[str, GpuKernel] = {}
        self.kernels: dict[str, Any] = {}
        self._launched = Launched(self._launch)
        self.use(90)

    def use(self, capability: int, devices: int = 1) -> None:
        self.library.stub_begin(self._launched, capability, devices)

    def _launch(self, symbol: bytes, x: int, y: int, z: int, threads: int, shared: int, stream: int | None,
                given: Any) -> None:
        name = symbol.decode()
        kinds = {"i64": ctypes.c_int64, "i32": ctypes.c_int32}
        arguments = [kinds.get(type, ctypes.c_uint64).from_address(given[at]).value
                     for at, type in enumerate(self.records[name].parameters)]
        scratch = [ctypes.c_uint64.from_address(given[len(arguments) + at]).value for at in range(2)]
        assert scratch == [0, 0]
        self.launches.append((name, (x, y, z), threads, shared, stream or 0, arguments))
        self.kernels[name](stream, x, y, z, *arguments)

    def run_kernels_of(self, package: Path, entry: str = "forward") -> None:
        """Run the kernels of a package in Triton's interpreter."""
        with zipfile.ZipFile(package) as archive:
            text = archive.read(f"ir/{entry}.aten.mlir").decode()
        module = parse_module(make_context(), text, "package")
        lower_module(module, "triton", CompileOptions(target="cuda", machine="h100", contractions="own"))
        for each in (*gpu_kernels(module), *copy_kernels()):
            self.records[each.name] = each
            self.kernels |= interpreted_kernels(each.source or emit_kernels(module).plain, each.name, [each], {})


@pytest.fixture(scope="session")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("driver") / "libcuda.so.1"
    source = Path(__file__).with_name("stub_driver.c")
    subprocess.run(["gcc", "-shared", "-fPIC", "-O1", source, "-o", path], check=True)
    return path


@pytest.fixture(scope="module")
def c_library(tmp_path_factory: pytest.TempPathFactory) -> CLibrary:
    return CLibrary.build(tmp_path_factory.mktemp("c"))


@pytest.fixture
def driver(library: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    monkeypatch.setenv("STEPWELL_LIBCUDA", str(library))
    found = Driver(library)
    before = found.library.stub_in_use()
    yield found
    assert found.library.stub_in_use() == before, "memory of the GPU is not freed"


def net() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(24, 40), nn.GELU(), nn.LayerNorm(40), nn.Linear(40, 7)).eval()


def packaged(folder: Path, module: nn.Module, *args: Any, **options: Any) -> Path:
    return stepwell.package(module, folder / "model.stepwell", args, machines=("h100",), **options)


def test_results_are_those_of_eager(driver: Driver, tmp_path: Path) -> None:
    module = net()
    path = packaged(tmp_path, module, torch.ones(3, 24), dynamic_shapes=({0: torch.export.Dim("rows", max=64)},))
    driver.run_kernels_of(path)
    package = stepwell.load(path)
    for rows in (1, 5):
        x = torch.randn(rows, 24)
        driver.launches.clear()
        torch.testing.assert_close(on_host(package(OnGpu(x))), module(x).detach())
        assert [name for name, *_ in driver.launches] == list(dict.fromkeys(name for name, *_ in driver.launches))
        for name, grid, threads, shared, stream, arguments in driver.launches:
            described = package.manifest["variants"][0]["kernels"]["forward"][name]
            assert (threads, shared, stream, arguments[-1]) == (
                described["threads"], described["shared_bytes"], 0, rows)
            assert grid[0] >= 1 and grid[1:] == (1, 1)
    del package


def test_other_strides_and_places_in_memory(driver: Driver, tmp_path: Path) -> None:
    """Inputs in other strides are copied, and for one at an odd address the kernel without assumptions runs."""
    module = net()
    path = packaged(tmp_path, module, torch.ones(3, 24))
    driver.run_kernels_of(path)
    package = stepwell.load(path)
    transposed = torch.randn(24, 3).t()
    torch.testing.assert_close(on_host(package(OnGpu(transposed))), module(transposed).detach())
    name, grid, *_, arguments = driver.launches[0]
    assert (name, grid, arguments[2:5], arguments[11:13], arguments[19:21]) == ("copy_bytes_4", (1, 1, 1), [72, 24, 3],
                                                                               [1, 24], [3, 1])
    driver.launches.clear()
    odd = torch.randn(3 * 24 + 1)[1:].view(3, 24)
    torch.testing.assert_close(on_host(package(OnGpu(odd))), module(odd).detach())
    general = package.manifest["variants"][0]["kernels"]["forward"][f"{driver.launches[0][0]}_general"]
    assert driver.launches[0][3] == general["shared_bytes"]


class Cached(nn.Module):
    """A step of decoding: a cache is updated in place."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("cache", torch.zeros(4, 8))

    def forward(self, x: Tensor, at: Tensor) -> Tensor:
        self.cache.index_copy_(0, at, x)
        return torch.softmax(self.cache.sum(0), 0)


def test_buffers_are_updated_in_place(driver: Driver, tmp_path: Path) -> None:
    module = Cached()
    exported = torch.export.export(module, (torch.ones(1, 8), torch.zeros(1, dtype=torch.int64)))
    path = stepwell.package({"first": exported, "second": exported}, tmp_path / "cached.stepwell", machines=("h100",))
    driver.run_kernels_of(path, "first")
    package = stepwell.load(path)
    for step in range(4):
        x, at = torch.randn(1, 8), torch.tensor([step])
        entry = package.entry(("first", "second")[step % 2])
        torch.testing.assert_close(on_host(entry(OnGpu(x), OnGpu(at))), module(x, at))


class Controlled(nn.Module):
    """A choice in the turns of a scan, and a loop of as many turns as values say, which carries tensors in turn."""

    def forward(self, x: Tensor) -> Any:
        def step(carried: Tensor, row: Tensor) -> tuple[Tensor, Tensor]:
            chosen = torch.cond(row.sum() > 0, lambda a, b: (a * b).softmax(0), lambda a, b: a - b, (carried, row))
            return chosen, chosen.outer(row).sum(0)

        return *scan(step, torch.ones(4), x), *while_loop(lambda at, a, b: (at < 6) & (b.sum() < 40),
                                                          lambda at, a, b: (at + 1, b.clone(), a * 2),
                                                          (torch.zeros((), dtype=torch.int64), x, x + 1))


def test_control_flow(driver: Driver, tmp_path: Path) -> None:
    path = packaged(tmp_path, Controlled(), torch.randn(3, 4))
    driver.run_kernels_of(path)
    package = stepwell.load(path)
    for x in (torch.randn(3, 4), -torch.rand(4, 3).t()):
        for got, want in zip(package(OnGpu(x)), Controlled()(x), strict=True):
            torch.testing.assert_close(on_host(got), want)


class Dropped(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return torch.nn.functional.dropout(x, 0.5, training=True)


def test_random_numbers(driver: Driver, tmp_path: Path) -> None:
    path = packaged(tmp_path, Dropped(), torch.ones(64))
    driver.run_kernels_of(path)
    first, again, other = (stepwell.load(path, seed=seed) for seed in (1, 1, 2))
    results = [on_host(each(OnGpu(torch.ones(64)))) for each in (first, again, other)]
    assert {*results[0].tolist()} == {0, 2} and torch.equal(results[0], results[1])
    assert not torch.equal(results[0], results[2])


def test_streams_and_errors_of_the_driver(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = packaged(tmp_path, nn.Tanh(), torch.ones(8))
    driver.run_kernels_of(path)
    package = stepwell.load(path)
    monkeypatch.setattr(shared_object, "current_stream", lambda device: 4096)
    on_host(package(OnGpu(torch.ones(8))))
    assert [stream for *_, stream, _ in driver.launches] == [4096]
    monkeypatch.setattr(shared_object, "current_stream", lambda device: 700)
    with pytest.raises(StepwellError, match=r"CUDA error 700 in tanh_0: an illegal access"):
        package(OnGpu(torch.ones(8)))


def test_the_c_interface(driver: Driver, c_library: CLibrary, tmp_path: Path) -> None:
    path = packaged(tmp_path, nn.Tanh(), torch.ones(8))
    driver.run_kernels_of(path)
    package, x = c_library.load(path), torch.randn(8)
    borrowed = BorrowedTensor(OnGpu(x).__dlpack__())
    [address] = package.run_on([borrowed.address], 1, stream=8192)
    torch.testing.assert_close(on_host(OwnedTensor(address)), x.tanh())
    assert [stream for *_, stream, _ in driver.launches] == [8192]
    package.release()
    options = Options(device=1)
    with pytest.raises(CError, match="h100 needs GPU 1, and there are 1"):
        c_library.load(path, options)


def test_the_example_in_cpp(driver: Driver, c_library: CLibrary, tmp_path: Path, capfd: pytest.CaptureFixture[str]
                            ) -> None:
    """As a shared library, so that it runs with the driver of this process."""
    module, x, folder = net(), torch.randn(3, 24), Path(next(iter(c_interface.__path__)))
    driver.run_kernels_of(packaged(tmp_path, module, x))
    x.numpy().tofile(tmp_path / "model.input")
    module(x).detach().numpy().tofile(tmp_path / "model.expected")
    subprocess.run([*"g++ -std=c++17 -Wall -Wextra -Werror -shared -fPIC -Dmain=example -I".split(), folder, EXAMPLE,
                    c_library.library._name, "-o", tmp_path / "example.so"], check=True)
    arguments = [b"run_on_gpu", str(tmp_path / "model").encode(), b"3", b"24"]
    status = ctypes.CDLL(str(tmp_path / "example.so"))._Z7exampleiPPc(
        len(arguments), (ctypes.c_char_p * len(arguments))(*arguments))
    assert (status, "from eager" in capfd.readouterr().out) == (0, True)


def test_inputs_elsewhere_are_refused(driver: Driver, tmp_path: Path) -> None:
    package = stepwell.load(packaged(tmp_path, nn.Tanh(), torch.ones(8)))
    with pytest.raises(InputError, match="input 'input' is not on a GPU"):
        package(torch.ones(8))
    with pytest.raises(InputError, match="input 'input' is on GPU 1, and the package was loaded for GPU 0"):
        package(OnGpu(torch.ones(8), 1))
    cpu = stepwell.load(stepwell.package(nn.Tanh(), tmp_path / "cpu.stepwell", (torch.ones(8),)))
    with pytest.raises(InputError, match="input 'input' is not on the CPU"):
        cpu(OnGpu(torch.ones(8)))


def test_where_the_gpu_does_not_fit(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next variant is taken; if there is none, the error says what each needs."""
    path = packaged(tmp_path, nn.Tanh(), torch.ones(8))
    for capability, devices, missing in (
        (86, 1, r"h100 needs a GPU of compute capability 9\.0, and GPU 0 has 8\.6"),
        (90, 0, r"h100 needs GPU 0, and there are 0"),
    ):
        driver.use(capability, devices)
        with pytest.raises(PackageError, match=missing):
            stepwell.load(path)
    monkeypatch.setenv("STEPWELL_LIBCUDA", str(tmp_path / "none.so"))
    with pytest.raises(PackageError, match=r"h100 needs the CUDA driver, libcuda\.so\.1 of CUDA 11\.2 or later"):
        stepwell.load(path)
    both = stepwell.package(nn.Tanh(), tmp_path / "both.stepwell", (torch.ones(8),), machines=("h100", "native"))
    torch.testing.assert_close(stepwell.load(both)(torch.ones(8)), torch.ones(8).tanh())


def test_the_manifest_and_what_is_needed_at_run_time(tmp_path: Path) -> None:
    path = packaged(tmp_path, nn.Tanh(), torch.ones(8))
    with zipfile.ZipFile(path) as archive:
        [variant] = json.loads(archive.read("manifest.json"))["variants"]
        code = archive.read("code/h100/forward.so")
        assert "tl.store" in archive.read("source/h100/forward/kernels.py").decode()
    assert (variant["machine"], variant["capability"]) == ("h100", 90)
    for record in variant["kernels"]["forward"].values():
        places = [at for at in range(0, len(code), 64) if code[at:at + 4] == b"\x7fELF"]
        assert record["sha256"] in {sha256(code[at:at + record["bytes"]]).hexdigest() for at in places}
    (tmp_path / "code.so").write_bytes(code)
    readelf = shutil.which("readelf")
    assert readelf is not None
    dynamic = subprocess.run([readelf, "-d", tmp_path / "code.so"], check=True, capture_output=True, text=True).stdout
    assert [line.split("[")[1].rstrip("]") for line in dynamic.splitlines() if "NEEDED" in line] == ["libc.so.6"]


def test_an_edited_text_is_packaged_again(driver: Driver, tmp_path: Path) -> None:
    path = packaged(tmp_path, nn.Sequential(nn.Tanh(), nn.GELU()), torch.ones(8))
    with zipfile.ZipFile(path) as archive:
        edited = archive.read("ir/forward.aten.mlir").decode().replace("aten.tanh", "aten.sin")
    (tmp_path / "edited.mlir").write_text(edited)
    entries, constants, options = read_package(path, {"forward": str(tmp_path / "edited.mlir")})
    again = tmp_path / "again.stepwell"
    write_package(entries, constants, again, machines=("h100",), levels=("loop",), options=options)
    driver.run_kernels_of(again)
    x = torch.randn(8)
    torch.testing.assert_close(on_host(stepwell.load(again)(OnGpu(x))), nn.functional.gelu(x.sin()))


class Sorted(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.sort().values


@pytest.mark.skipif(torch.version.cuda is not None, reason="tests/gpu runs it with this torch")
def test_operators_need_a_torch_for_gpus(driver: Driver, c_library: CLibrary, tmp_path: Path) -> None:
    path = packaged(tmp_path, Sorted(), torch.ones(8))
    reason = "calls operators of torch on a GPU, and torch was installed without them"
    with pytest.raises(PackageError, match=reason):
        stepwell.load(path)
    with pytest.raises(CError, match=r"name the path of libtorch_cuda\.so in StepwellOptions"):
        c_library.load(path)
