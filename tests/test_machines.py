"""Machines: their text, their detection, and the default."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch
from xdsl.dialects.builtin import ModuleOp

from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.gpu.machine_at_hand import detected_gpu
from stepwell.codegen.runtime.toolchain import Toolchain
from stepwell.codegen.runtime.toolchain.machine_at_hand import describe_machine
from stepwell.codegen.runtime.toolchain.processors import PROCESSORS
from stepwell.compiler import calibration
from stepwell.compiler.targets.measured_machine import keep_measured, measured_machine
from stepwell.ir.errors import OptionError
from stepwell.ir.machines.costs import OperationClass
from stepwell.ir.machines.cpu import Cpu
from stepwell.ir.machines.gpu import Gpu
from stepwell.ir.machines.machine import power_of_two_near
from stepwell.ir.machines.presets import GENERIC, PRESETS
from stepwell.ir.machines.products import PRODUCT_KINDS
from stepwell.ir.machines.targets import CPU, CUDA, gpu_of, machine_of, set_machine, set_target, target_of
from stepwell.ir.machines.text import field_kinds, format_quantity, machine_text, parse_machine


@pytest.mark.parametrize("name", PRESETS)
def test_every_field_is_read_as_it_is_printed(name: str) -> None:
    machine = PRESETS[name]
    fields = " ".join(f"{field}={format_quantity(machine, field)}" for field in field_kinds(type(machine)))
    assert parse_machine(f"{name}{{{fields}}}") == machine
    assert machine_text(machine) == name


@pytest.mark.parametrize("text", [
    "x86-avx2{l2=2MiB cores=8}", "arm-neon{fork_join=1.25us cost.division=7}", "h100{read=1.9TB/s launch=4us}",
    "cuda{arithmetic=13.25T/s latency=2.75ns shared=100KiB}"])
def test_set_fields_are_printed(text: str) -> None:
    machine = parse_machine(text)
    assert parse_machine(machine_text(machine)) == machine
    assert machine != PRESETS[machine.name]
    assert parse_machine(text.replace(" ", ", ").replace("=", " = ")) == machine


@pytest.mark.parametrize(("text", "said"), [
    ("h10", "did you mean 'h100'"), ("h100{", "no closing brace"), ("h100{launch}", "'launch', which sets no field"),
    ("h100{launch=-3us}", "positive number, with a unit: .* not '-3us'"), ("h100{launch=}", "not 'nothing'"),
    ("x86-avx2{cores=all l2=2MiB}", "not 'all'"), ("h100{rea=fast}", "no field 'rea'"),
    ("h100{launch=0us}", "positive number"), ("h100{launch=3}", "not '3'"),
    ("h100{launch=3KiB}", "not '3 KiB'"), ("h100{warp=24}", "power of two"), ("h100{cores=2}", "no field 'cores'"),
    ("x86-avx2{cores=1.5}", "whole"), ("x86-avx2{vector_bits=64}", "128, 256 or 512"), ("x86-avx2{line=48B}", "power")])
def test_what_is_no_machine(text: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        parse_machine(text)


def test_which_machine_a_module_is_for() -> None:
    module = ModuleOp([])
    assert machine_of(module) == GENERIC[CPU]
    assert gpu_of(module) == GENERIC[CUDA]
    set_target(module, CUDA)
    assert machine_of(module) == gpu_of(module) == GENERIC[CUDA]
    module = ModuleOp([])
    set_machine(module, PRESETS["h100"])
    assert target_of(module) == CUDA
    assert machine_of(module) == gpu_of(module) == PRESETS["h100"]
    set_machine(module, PRESETS["arm-neon"])
    assert target_of(module) == CPU
    assert gpu_of(module) == GENERIC[CUDA]


def test_packages_are_made_for_every_machine() -> None:
    assert PROCESSORS.keys() == PRESETS.keys()


def test_processor_at_hand(tmp_path: Path) -> None:
    for index, (level, kind, size) in enumerate([(1, "Data", "48K"), (1, "Instruction", "32K"), (2, "Unified", "2048K"),
                                                 (3, "Unified", "105M")]):
        folder = tmp_path / f"index{index}"
        folder.mkdir()
        for name, text in (("level", level), ("type", kind), ("size", size), ("coherency_line_size", 64)):
            (folder / name).write_text(f"{text}\n")
    found = describe_machine("x86_64", 512, 56, tmp_path)
    assert machine_text(found) == "x86-avx512{l2=2MiB cores=56 l1=48KiB}"
    assert describe_machine("x86_64", 256, 2, tmp_path / "nowhere") == PRESETS["x86-avx2"]
    assert describe_machine("x86_64", 512, 2, tmp_path / "nowhere", has_tiles=True) == PRESETS["x86-amx"]
    for family, name in ((25, "zen-avx512"), (26, "zen5-avx512")):
        processor = f"x86_64\nvendor_id: AuthenticAMD\ncpu family: {family}\nmodel: 2"
        assert describe_machine("x86_64", 512, 2, tmp_path / "nowhere", processor) == PRESETS[name]
    assert describe_machine("aarch64", 128, 2, tmp_path / "nowhere") == PRESETS["arm-neon"]


def test_gpu_at_hand() -> None:
    properties = SimpleNamespace(major=9, minor=0, multi_processor_count=114, warp_size=32, L2_cache_size=50 << 20,
                                 regs_per_multiprocessor=65536, shared_memory_per_block_optin=227 << 10)
    assert machine_text(detected_gpu(properties)) == "h100{arithmetic=25.045454545454T/s multiprocessors=114}"
    properties.major, properties.multi_processor_count = 8, 108
    assert detected_gpu(properties).name == "cuda"


def test_derived_numbers() -> None:
    assert [power_of_two_near(number) for number in (0.2, 1, 1.4, 1.5, 2.9, 3, 1000)] == [1, 1, 1, 2, 2, 4, 1024]
    gpu = PRESETS["h100"]
    assert isinstance(gpu, Gpu)
    assert gpu.launch_bytes == 8 << 20
    assert gpu.enough_rows == 96
    assert replace(gpu, multiprocessors=60).enough_rows == 60
    cpu = PRESETS["x86-avx512"]
    assert isinstance(cpu, Cpu)
    assert cpu.call_bytes == 32 << 10
    assert replace(cpu, l1=48 << 10).cached_bytes == 32 << 10


def test_costs_of_classes() -> None:
    costs = PRESETS["x86-avx2"].cost
    assert [costs.of(each) for each in (OperationClass.FREE, OperationClass.ARITHMETIC)] == [0, 1]
    assert all(costs.of(each) >= 1 for each in OperationClass if each is not OperationClass.FREE)


def test_calls_shorter_than_a_step_of_the_clock_take_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls are repeated until the clock of a virtual machine, which stands still at times, has advanced."""
    monkeypatch.setattr(calibration, "SECONDS", 0.01)
    monkeypatch.setattr(torch, "get_num_threads", lambda: 1)
    monkeypatch.setattr(calibration.time, "thread_time", lambda: int(1000 * time.perf_counter()) // 2 / 500)
    assert 0 < calibration._seconds({"": lambda *_: None}, "f32", (1,))[""] < 1e-3


def test_calibration_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """What is measured are the fields of products, and the machine at hand has them from then on."""
    monkeypatch.setattr(calibration, "LARGE", (8, 40, 48))
    monkeypatch.setattr(calibration, "FLAT", (4, 40, 48))
    monkeypatch.setattr(calibration, "HEADS", (1, 8, 8))
    monkeypatch.setattr(calibration, "IMAGES", (1, 4, 8, 8))
    monkeypatch.setattr(calibration, "SECONDS", 0.01)
    cache = DiskCache(tmp_path / "cache")
    toolchain = Toolchain.detect(cache)
    before = measured_machine(toolchain, cache)
    *fields, text = map(str, calibration.calibrate(cache))
    after = measured_machine(toolchain, cache)
    assert machine_text(after) == text
    assert {field.partition(" = ")[0] for field in fields} == {f"product.{name}" for name in PRODUCT_KINDS}
    assert replace(after, product=before.product) == before
    assert all(format_quantity(after, name) == value for name, _, value in (each.partition(" = ") for each in fields))
    assert after.product.generated_f32 >= after.product.generated_f32_single_core

    keep_measured("product.generated_f32=quick", toolchain, cache)
    assert measured_machine(toolchain, cache) == before
    assert "holds no fields of a machine" in caplog.text
    caplog.clear()
    keep_measured("product.own_f32_alone=1G/s", toolchain, cache)  # a record with a former name
    assert measured_machine(toolchain, cache) == before
    assert "it is called 'product.generated_f32_single_core' now" in caplog.text
