"""Mutation testing: plants small changes in Stepwell's sources to find those that no test detects.

    python -m stepwell.tools.mutants passes/loop --sample 100 --seconds 600 --into mutants.jsonl
"""
