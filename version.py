"""The version of Stepwell."""

__version__ = "0.2.0"
