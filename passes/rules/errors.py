"""Errors and warnings about rules files, with the line and a caret."""

from __future__ import annotations

from ...ir.errors import StepwellError
from .syntax import Node, Span

__all__ = ["RuleError", "rule_error"]


class RuleError(StepwellError):
    """An error in a rules file."""


def rule_error(what: str, at: Node | Span, *, hint: str | None = None) -> RuleError:
    """An error about a part of a rules file."""
    span = at.span if isinstance(at, Node) else at
    return RuleError(what, where=span.position, source=span.show(), hint=hint)
