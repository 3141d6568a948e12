"""Bisection over the passes of a pipeline, then over the rewrites of the faulty pass."""

from .passes import GuiltyPass, PassBisection
from .rewrites import GuiltyRewrite, RewriteBisection
from .search import find_boundary
from .verdict import Verdict, bisect_pipeline

__all__ = ["GuiltyPass", "GuiltyRewrite", "PassBisection", "RewriteBisection", "Verdict", "bisect_pipeline",
           "find_boundary"]
