"""Generates FileCheck lines from the output of a test's RUN lines, and updates them: `stepwell-update-checks`."""
