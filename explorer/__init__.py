"""The explorer: an HTML page that shows all stages of a compilation, and the code that each source line is lowered
to.
"""

from .archives import FIRST_GRAPH, read_archives
from .collect import Collection, collect
from .diagram import write_diagram
from .page_writer import render_page, write_page
from .report import GraphReport, Report

__all__ = ["FIRST_GRAPH", "Collection", "GraphReport", "Report", "collect", "read_archives", "render_page",
           "write_diagram", "write_page"]
