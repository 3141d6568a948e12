"""Checks that rewrite rules are correct: executes both sides on random inputs of every element type."""

from .checker import RuleFailure, RuleReport, check_rule, check_rules

__all__ = ["RuleFailure", "RuleReport", "check_rule", "check_rules"]
