"""The module verified after each pass."""

from __future__ import annotations

from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

from ....ir.errors import StepwellError
from ....ir.modules.parts import Parts
from ....ir.modules.verify import verify_module
from ..pass_manager import Instrument
from ..pass_options import pass_text


class Verifier(Instrument):
    """Verifies the module after each pass that changed it, and names the pass that broke it."""

    def __init__(self) -> None:
        self._verified: Parts | None = None

    def after_pass(self, module_pass: ModulePass, module: ModuleOp) -> None:
        parts = Parts(module)
        if parts.same(self._verified):
            return
        try:
            verify_module(module)
        except StepwellError as error:
            error.pass_name = f"{pass_text(module_pass)} (it left a module that does not verify)"
            raise
        self._verified = parts
