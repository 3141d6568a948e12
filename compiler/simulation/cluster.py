"""Clusters: hosts with devices of one kind, the links within a host, and the network between hosts.

A cluster is described by a file such as:

    machine = "h100"            # each device, a value of the option `machine`
    hosts = 4
    devices = 8                 # per host
    memory = "80 GiB"           # per device; without it programs are not checked to fit

    [host]                      # between devices of one host; default: the link of the machine
    start = "5 us"              # time before the first message of a collective
    latency = "1 us"            # time of a message from one device to the next
    bandwidth = "450 GB/s"      # bytes that a device sends
    share = 0.1                 # fraction of the compute speed lost while a collective is under way; default 0

    [network]                   # between hosts; required if there are several
    start = "10 us"
    latency = "5 us"
    bandwidth = "50 GB/s"       # bytes that each device of a host sends to other hosts at the same time

    [slow]                      # relative speed of slower hosts, by their number
    3 = 0.8
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...ir.errors import OptionError, did_you_mean
from ...ir.machines.machine import Machine
from ...ir.machines.quantities import Kind, Quantity, parse_quantity
from ...ir.machines.text import parse_machine
from ...ir.text import read_text

__all__ = ["Cluster", "Link", "read_cluster"]

_AMOUNT = re.compile(r"\s*(\d+(?:\.\d+)?)\s*(\S*)\s*")
_LINK = {"start": Kind.TIME, "latency": Kind.TIME, "bandwidth": Kind.BANDWIDTH}
_FIELDS = ("machine", "hosts", "devices", "memory", "host", "network", "slow")


@dataclass(frozen=True)
class Link:
    """A connection between devices."""

    start: float
    """Seconds before the first message of a collective."""
    latency: float
    """Seconds of an empty message."""
    bandwidth: float
    """Bytes per second that a device sends while it receives as many."""
    share: float = 0.0
    """The fraction of its compute speed, from 0 to 1, that a device loses while it communicates."""


@dataclass(frozen=True)
class Cluster:
    """Hosts with the same number of devices. Ranks are numbered host by host."""

    machine: Machine
    hosts: int
    devices: int
    host: Link
    network: Link | None = None
    memory: int | None = None
    """Bytes per device."""
    slow: Mapping[int, float] = field(default_factory=dict)
    """The relative speed of the devices of a host, by its number; other hosts have speed 1."""

    def __post_init__(self) -> None:
        if self.hosts < 1 or self.devices < 1:
            raise OptionError("a cluster has at least one host, and each host at least one device")
        if self.hosts > 1 and self.network is None:
            raise OptionError("the cluster has several hosts, and its file says nothing of what connects them",
                              hint='[network] with start = "10 us", latency = "5 us" and bandwidth = "50 GB/s"')
        for host, speed in self.slow.items():
            if not 0 <= host < self.hosts or speed <= 0:
                raise OptionError(f"host {host} of {self.hosts} cannot have the speed {speed}")

    @property
    def ranks(self) -> int:
        """The number of devices."""
        return self.hosts * self.devices

    def host_of(self, rank: int) -> int:
        """Return the number of the host of a rank."""
        return rank // self.devices

    def speed(self, rank: int) -> float:
        """Return the relative speed of a rank's device; the default is 1."""
        return self.slow.get(self.host_of(rank), 1.0)


def read_cluster(file: Path, hosts: int | None = None, devices: int | None = None) -> Cluster:
    """Read the description of a cluster; `hosts` and `devices` override the numbers in the file.

    Raises OptionError if the file does not have the format above.
    """
    try:
        given = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise OptionError(f"{file} is not TOML: {error}") from error
    try:
        return _cluster(given | {name: number for name, number in (("hosts", hosts), ("devices", devices))
                                 if number is not None})
    except OptionError as error:
        raise OptionError(f"{file}: {error.what}", hint=error.hint) from error


def _cluster(given: Mapping[str, Any]) -> Cluster:
    _only(given, _FIELDS, "a cluster")
    if not isinstance(given.get("machine"), str):
        raise OptionError("a cluster has a machine", hint='machine = "h100"')
    machine = parse_machine(given["machine"])
    own = Link(machine.message, machine.launch, machine.network)
    memory = None if "memory" not in given else int(_amount("memory", given["memory"], Kind.BYTES))
    return Cluster(
        machine, _count(given, "hosts"), _count(given, "devices"), _link("host", given["host"], own)
        if "host" in given else own, _link("network", given["network"]) if "network" in given else None, memory,
        {_number(host): _part("slow", speed) for host, speed in _table(given, "slow").items()})


def _link(name: str, given: Any, default: Link | None = None) -> Link:
    if not isinstance(given, dict):
        raise OptionError(f"'{name}' is a table", hint=f"[{name}]")
    _only(given, (*_LINK, "share"), f"[{name}]")
    missing = [each for each in _LINK if each not in given]
    if missing and default is None:
        raise OptionError(f"[{name}] has no {missing[0]}")
    values = {each: _amount(f"{name}.{each}", given[each], kind) if each in given else getattr(default, each)
              for each, kind in _LINK.items()}
    return Link(**values, share=_part(f"{name}.share", given.get("share", 0.0)))


def _amount(name: str, text: Any, kind: Kind) -> Quantity:
    match = _AMOUNT.fullmatch(text) if isinstance(text, str) else None
    value = None if match is None else parse_quantity(match[1], match[2], kind)
    if value is None:
        raise OptionError(f"'{name}' is {kind.describe()}, not {text!r}")
    return value


def _count(given: Mapping[str, Any], name: str) -> int:
    number = given.get(name, 1)
    if not isinstance(number, int) or isinstance(number, bool):
        raise OptionError(f"'{name}' is a whole number, not {number!r}")
    return number


def _number(text: str) -> int:
    if not text.isdecimal():
        raise OptionError(f"a host is named by its number, not {text!r}")
    return int(text)


def _part(name: str, value: Any) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= 1:
        raise OptionError(f"'{name}' is a number from 0 to 1, not {value!r}")
    return float(value)


def _table(given: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    table = given.get(name, {})
    if not isinstance(table, dict):
        raise OptionError(f"'{name}' is a table", hint=f"[{name}]")
    return table


def _only(given: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    for name in given:
        if name not in known:
            raise OptionError(f"{what} has no '{name}'; {did_you_mean(name, known)}")
