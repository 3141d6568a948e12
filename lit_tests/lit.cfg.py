"""Configuration of `lit lit_tests`, which runs each file in a process of its own.

With `-D real` each command is started anew, as a user would type it, which takes five times as long.
"""

import os
import sys

import lit.formats

from stepwell.tools.lit_format import WarmCommands, load_all

config.name = "stepwell"  # noqa: F821
real = "real" in lit_config.params  # noqa: F821
config.test_format = lit.formats.ShTest() if real else WarmCommands()  # noqa: F821
if not real:
    load_all()  # once for all workers of lit, which are forks
config.suffixes = [".mlir"]  # noqa: F821
config.test_source_root = os.path.dirname(os.path.abspath(__file__))  # noqa: F821
config.test_exec_root = os.path.join(config.test_source_root, "..", "build", "lit")  # noqa: F821

# The tools of the environment that runs lit.
path = os.pathsep.join([os.path.dirname(sys.executable), config.environment["PATH"]])  # noqa: F821
config.environment["PATH"] = path  # noqa: F821
