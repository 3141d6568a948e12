"""What watches a pipeline, one instrument a file: verification, timing, printing, dumping, remarks.

In a list of instruments, those that print come before the verifier: they then see valid modules only.
"""

from .dump import Dump
from .printing import Printing
from .timing import Timer
from .verification import Verifier

__all__ = ["Dump", "Printing", "Timer", "Verifier"]
