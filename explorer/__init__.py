"""The explorer: a page that shows all stages of a compilation, and what became of each line of the program."""

from .archives import read_archives
from .collect import collect
from .report import GraphReport, Report

__all__ = ["GraphReport", "Report", "collect", "read_archives"]
