"""Exports TorchScript, scripted or traced, by running its graphs under torch.export."""

from .export import ScriptProgram, export_torchscript

__all__ = ["ScriptProgram", "export_torchscript"]
