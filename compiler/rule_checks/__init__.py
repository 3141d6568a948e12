"""Rules held to what they promise: both sides executed on random inputs of every element type."""

from .checker import RuleFailure, RuleReport, check_rule, check_rules

__all__ = ["RuleFailure", "RuleReport", "check_rule", "check_rules"]
