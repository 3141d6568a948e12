"""The prim dialect: about seventy primitive ops on immutable tensors.

Everything is explicit: there is no implicit broadcast or type promotion, and no op variants, aliases or mutation.
"""

from xdsl.ir import Dialect

from . import (
    arithmetic,
    choices,
    contractions,
    conversions,
    creation,
    functions,
    fusion,
    indexing,
    joining,
    random,
    reductions,
    softmax_contractions,
    views,
)
from .arithmetic import *  # noqa: F403
from .choices import *  # noqa: F403
from .contractions import *  # noqa: F403
from .conversions import *  # noqa: F403
from .creation import *  # noqa: F403
from .elementwise import *  # noqa: F403
from .folding import *  # noqa: F403
from .functions import *  # noqa: F403
from .fusion import *  # noqa: F403
from .indexing import *  # noqa: F403
from .joining import *  # noqa: F403
from .operation import PrimOp as PrimOp
from .random import *  # noqa: F403
from .reductions import *  # noqa: F403
from .softmax_contractions import *  # noqa: F403
from .views import *  # noqa: F403

_MODULES = (creation, functions, arithmetic, random, choices, conversions, views, joining, reductions, contractions,
            softmax_contractions, indexing, fusion)

Prim = Dialect(
    "prim",
    [item for module in _MODULES for item in vars(module).values()
     if isinstance(item, type) and issubclass(item, PrimOp) and item.__module__ == module.__name__
     and hasattr(item, "name")],
    [choices.ComparisonAttr, reductions.CombinerAttr, indexing.ScatterKindAttr],
)
