"""What watches a pipeline, one instrument a file: verification, timing, printing, dumping, remarks.

In a list of instruments, those that print come before the verifier: they then see valid modules only. The timer comes
last, nearest to the pass.
"""

from .archive import Archive, KeptStages
from .differences import Differences
from .dump import Dump
from .own import load_instrument
from .printing import Printing
from .provenance import ProvenanceCheck
from .remarks import RemarkList, RemarkRecord, Remarks
from .rewrite_limits import RewriteLimits, RewriteRange, parse_rewrite_range
from .stages import Stages
from .timing import Timer
from .verification import Verifier

__all__ = [
    "Archive",
    "Differences",
    "Dump",
    "KeptStages",
    "Printing",
    "ProvenanceCheck",
    "RemarkList",
    "RemarkRecord",
    "Remarks",
    "RewriteLimits",
    "RewriteRange",
    "Stages",
    "Timer",
    "Verifier",
    "load_instrument",
    "parse_rewrite_range",
]
