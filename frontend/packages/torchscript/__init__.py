"""Exports TorchScript, scripted or traced, by running its graphs under torch.export."""

from .export import ScriptProgram, export_torchscript, numbers_of, owner_of

__all__ = ["ScriptProgram", "export_torchscript", "numbers_of", "owner_of"]
