"""Execution of modules before and after each pass, with comparison of the results."""

from .instrument import CheckSemantics

__all__ = ["CheckSemantics"]
