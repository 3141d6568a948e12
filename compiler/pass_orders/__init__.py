"""Checks random subsets and orders of passes: every program has to stay correct in any order."""

from .check import Finding, OrderReport, check_order, check_orders
from .random_pipelines import PipelineWriter, RandomPipeline
from .subjects import Corpus, Subject, corpus_of_files

__all__ = ["Corpus", "Finding", "OrderReport", "PipelineWriter", "RandomPipeline", "Subject", "check_order",
           "check_orders", "corpus_of_files"]
