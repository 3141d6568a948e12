"""Writes the stages to torch's logs: `TORCH_LOGS="+stepwell.ir"` prints them, `TORCH_TRACE` stores them for tlparse.
`TORCH_LOGS="output_code"` prints only the generated code, as with torch's default backend.

torch reads TORCH_LOGS at import, before any backend is loaded, and accepts only registered artifacts and module
names. Therefore stages are logged under the module name `stepwell.ir`. Once the backend is loaded, the artifact
`stepwell_ir` can be used too: `torch._logging.set_logs(modules={"stepwell_ir": True})`.
"""

from __future__ import annotations

import logging
import sys

from torch._logging._internal import (
    LazyTraceHandler,
    getArtifactLogger,
    log_registry,
    register_artifact,
    register_log,
    trace_structured,
)
from torch._logging._internal import trace_log as _trace_log
from xdsl.dialects.builtin import ModuleOp

from ...ir.modules.levels import level_of
from ...passes.management.instruments.stages import Stages
from ...passes.management.pass_manager import Instrument

__all__ = ["ARTIFACT", "Heading", "stage_logs"]

MODULE = "stepwell.ir"
ARTIFACT = "stepwell_ir"


def _artifact_logger() -> logging.Logger:
    register_artifact(ARTIFACT, "Prints the IR of Stepwell after each pass, and the code made of it.")
    if not {MODULE, MODULE.partition(".")[0]} & log_registry.get_log_qnames():
        register_log(MODULE, MODULE)  # torch attaches the handler that prints the artifact to this logger
    return getArtifactLogger(MODULE, ARTIFACT)


_log = _artifact_logger()
_code_log = getArtifactLogger("torch.stepwell", "output_code")
"""Below `torch`: when torch reads TORCH_LOGS this module does not exist yet, and only torch's loggers get a handler."""


def stage_logs(module: ModuleOp, graph: str) -> tuple[Instrument, ...]:
    """Return the instruments that send the stages of a module, named `graph`, to the enabled logs."""
    logs: list[Instrument] = []
    if _log.isEnabledFor(logging.DEBUG):
        logs.append(_StageLog(level_of(module), graph))
    if _code_log.isEnabledFor(logging.DEBUG):
        logs.append(_CodeLog(graph))
    # torch removes its handler if nothing is traced, at the first record, of which there are none while logging is
    # disabled. Other handlers, such as those of pytest, receive every record.
    if _trace_log.isEnabledFor(logging.DEBUG) \
            and any(isinstance(handler, LazyTraceHandler) for handler in _trace_log.handlers):
        logs.append(_StageTrace(level_of(module), graph))
    return tuple(logs)


class Heading(Instrument):
    """Prints the name of the graph before its output."""

    def __init__(self, graph: str):
        self._graph = graph

    def begin(self, module: ModuleOp) -> None:
        print(f"// {self._graph}", file=sys.stderr)


class _StageLog(Stages):
    """Logs each stage."""

    def __init__(self, level: str, graph: str):
        super().__init__(level, locations=False)
        self._graph = graph

    def write(self, name: str, text: str) -> None:
        if not name.endswith(".json"):  # not meant for reading
            _log.debug("%s of %s\n%s", name, self._graph, text)


class _CodeLog(Instrument):
    """Logs the generated code of a graph."""

    def __init__(self, graph: str):
        self._graph = graph

    def emitted(self, name: str, text: str) -> None:
        if not name.endswith(".json"):
            _code_log.debug("Output code: %s of %s\n%s", name, self._graph, text)


class _StageTrace(Stages):
    """Adds each stage to the structured trace as an artifact."""

    def __init__(self, level: str, graph: str):
        super().__init__(level)
        self._graph = graph

    def write(self, name: str, text: str) -> None:
        metadata = {"name": f"stepwell_{self._graph}_{name}", "encoding": "string"}
        trace_structured("artifact", metadata_fn=lambda: metadata, payload_fn=lambda: text)
