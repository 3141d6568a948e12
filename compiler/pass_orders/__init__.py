"""Random subsets and orders of passes, checked: whatever runs in whatever order, every program stays right."""

from .check import Finding, OrderReport, check_order, check_orders
from .random_pipelines import PipelineWriter, RandomPipeline
from .subjects import Corpus, Subject, corpus_of_files

__all__ = ["Corpus", "Finding", "OrderReport", "PipelineWriter", "RandomPipeline", "Subject", "check_order",
           "check_orders", "corpus_of_files"]
