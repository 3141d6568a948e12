"""Modules executed before and after each pass, and what they compute compared."""

from .instrument import CheckSemantics

__all__ = ["CheckSemantics"]
