"""The version of Stepwell."""

__version__ = "0.1.0"
