"""`lit examples/plugin/lit_tests`, in an environment where the package is installed."""

import os
import sys

import lit.formats

config.name = "stepwell-horner"  # noqa: F821
config.test_format = lit.formats.ShTest()  # noqa: F821
config.suffixes = [".mlir"]  # noqa: F821
config.environment["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), config.environment["PATH"]])  # noqa: F821
config.environment["PYTHONPATH"] = os.environ.get("PYTHONPATH", "")  # noqa: F821
