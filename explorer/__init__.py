"""The explorer: a page that shows all stages of a compilation, and what became of each line of the program."""

from .archives import FIRST_GRAPH, read_archives
from .collect import Collection, collect
from .diagram import write_diagram
from .page import render_page, write_page
from .report import GraphReport, Report

__all__ = ["FIRST_GRAPH", "Collection", "GraphReport", "Report", "collect", "read_archives", "render_page",
           "write_diagram", "write_page"]
