"""Exported programs as packages: `stepwell.package`."""

from .api import package

__all__ = ["package"]
