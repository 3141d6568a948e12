"""The stages in torch's own logs: `TORCH_LOGS="+stepwell.ir"` prints them, and `TORCH_TRACE` keeps them for tlparse.

torch reads TORCH_LOGS when it is imported, before any backend, and takes names of artifacts that are registered by
then or names of modules. So stages are logged below the module `stepwell.ir`, which is a name at any time; their
artifact `stepwell_ir` is one for `torch._logging.set_logs(modules={"stepwell_ir": True})` once the backend is loaded.
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

from ...ir.levels import level_of
from ...passes.management.instruments.stages import Stages
from ...passes.management.pass_manager import Instrument

__all__ = ["ARTIFACT", "Heading", "stage_logs"]

MODULE = "stepwell.ir"
ARTIFACT = "stepwell_ir"


def _artifact_logger() -> logging.Logger:
    register_artifact(ARTIFACT, "Prints the IR of Stepwell after each pass, and the code made of it.")
    if not {MODULE, MODULE.partition(".")[0]} & log_registry.get_log_qnames():
        register_log(MODULE, MODULE)  # where torch puts the handler that prints the artifact
    return getArtifactLogger(MODULE, ARTIFACT)


_log = _artifact_logger()


def stage_logs(module: ModuleOp, graph: str) -> tuple[Instrument, ...]:
    """What sends the stages of a module, which is called `graph` there, to those of the logs that are on."""
    logs: list[Instrument] = []
    if _log.isEnabledFor(logging.DEBUG):
        logs.append(_StageLog(level_of(module), graph))
    # torch takes its handler away where nothing is traced; others, as pytest's, listen to all that there is to hear.
    if any(isinstance(handler, LazyTraceHandler) for handler in _trace_log.handlers):
        logs.append(_StageTrace(level_of(module), graph))
    return tuple(logs)


class Heading(Instrument):
    """Prints which graph it is that is printed next."""

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
        if not name.endswith(".json"):  # not for reading
            _log.debug("%s of %s\n%s", name, self._graph, text)


class _StageTrace(Stages):
    """Adds each stage to the structured trace, as an artifact of its name."""

    def __init__(self, level: str, graph: str):
        super().__init__(level)
        self._graph = graph

    def write(self, name: str, text: str) -> None:
        metadata = {"name": f"stepwell_{self._graph}_{name}", "encoding": "string"}
        trace_structured("artifact", metadata_fn=lambda: metadata, payload_fn=lambda: text)
