"""Simulates the ranks of a distributed program on a cluster of which only a description exists.

`read_cluster` reads the description, `program_of` converts a module to steps, and `simulate` runs them on all ranks.
"""

from .cluster import Cluster, Link, read_cluster
from .engine import simulate
from .programs import Program, program_of
from .results import Simulation, check_name
from .scaling import scaling_picture
from .spans import RanksAlike, Span

__all__ = ["Cluster", "Link", "Program", "RanksAlike", "Simulation", "Span", "check_name", "program_of", "read_cluster",
           "scaling_picture", "simulate"]
