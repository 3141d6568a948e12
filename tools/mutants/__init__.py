"""Mutation tests: small changes planted in our sources, to find what no test notices.

    python -m stepwell.tools.mutants passes/loop --sample 100 --seconds 600 --into mutants.jsonl
"""
