"""Identifiers with a meaning in C++, or that emitted files define."""

from __future__ import annotations

import re

__all__ = ["KEYWORDS", "LIBRARY_FUNCTIONS", "TYPES"]

KEYWORDS = frozenset(
    """alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl concept const
    consteval constexpr constinit const_cast continue co_await co_return co_yield decltype default delete
    do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long
    mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register
    reinterpret_cast requires return short signed sizeof static static_assert static_cast struct switch
    template this thread_local throw true try typedef typeid typename union unsigned using virtual void
    volatile wchar_t while xor xor_eq unix linux signbit""".split()
)

LIBRARY_FUNCTIONS = frozenset(
    name + suffix
    for suffix in ("", "f")
    for name in """acos acosh asin asinh atan atanh atan2 cbrt ceil copysign cos cosh erf erfc exp exp2
    expm1 fabs floor fma fmod lgamma log log10 log1p log2 nextafter pow round roundeven sin sinh sqrt tan tanh
    trunc""".split()
)
"""Functions of C's mathematical library, whose names no value of a kernel may have."""

TYPES = re.compile(r"(?:bf|[fiu])\d+(?:x\d+)?")
"""The form of the names of types."""
