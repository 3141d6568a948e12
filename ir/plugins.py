"""Extensions by other packages: dialects, passes, pipelines, targets, lowerings of torch's operators, and reference
semantics of operations.

A package declares an entry point of the group `xdsl.universe`, which refers to a `Plugin`, or to a plain `Universe`
of xDSL with dialects, passes and targets only:

    [project.entry-points."xdsl.universe"]
    my-package = "my_package:PLUGIN"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from xdsl.universe import XDSL_UNIVERSE, Universe

from .errors import OptionError

__all__ = ["Plugin", "find_file", "find_in_packages", "has_plugins", "names_in_packages", "universes"]

GROUP = "xdsl.universe"
OWN_ENTRY_POINT = "stepwell"


class Plugin(Universe):
    """The extensions of a package. Each name maps to a location `module:attribute` relative to the package, which is
    imported at the first use:

        PLUGIN = Plugin(__name__, passes={"use-rsqrt": "passes.use_rsqrt:UseRsqrt"})

    Semantics are functions by operation name: they take the operation and its operands, torch tensors, and return its
    result, or a list of results. Lowerings are functions by the name of a torch operator, `bessel::j0`: they take a
    `Builder` (passes/aten/lowerings) and the operator's arguments, and emit operations of the level prim.
    """

    def __init__(
        self,
        package: str,
        *,
        dialects: Mapping[str, str] | None = None,
        passes: Mapping[str, str] | None = None,
        pipelines: Mapping[str, str] | None = None,
        targets: Mapping[str, str] | None = None,
        semantics: Mapping[str, str] | None = None,
        lowerings: Mapping[str, str] | None = None,
    ):
        super().__init__(
            all_dialects=_importers(package, dialects),
            all_passes=_importers(package, passes),
            all_targets=_importers(package, targets),
        )
        self.all_pipelines = _importers(package, pipelines)
        self.all_semantics = _importers(package, semantics)
        self.all_lowerings = _importers(package, lowerings)
        self.package = package


def find_in_packages(kind: str, name: str) -> Any:
    """The extension `name` of installed packages or else of xDSL, or None; `kind` is `dialects`, `passes`,
    `pipelines`, `targets`, `semantics` or `lowerings`. Raises OptionError if two packages define it.
    """
    found = {package: brought[name] for package, brought in _brought(kind) if name in brought}
    if len(found) > 1:
        found.pop("xdsl", None)  # a package may replace xDSL's own
    if len(found) > 1:
        raise OptionError(f"the packages {' and '.join(found)} both bring '{name}' in their {kind}",
                          hint="uninstall one of them, or rename it")
    return next(iter(found.values()))() if found else None


def names_in_packages(kind: str) -> dict[str, tuple[str, ...]]:
    """The names of a kind in each installed package, by entry point, with xDSL last."""
    return {package: tuple(brought) for package, brought in _brought(kind)}


def find_file(place: str) -> Path:
    """The file at `place`: a path, or `package:path` for a file in the directory of a Python package."""
    package, colon, name = place.partition(":")
    if not colon:
        return Path(place)
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:  # the parent package is missing
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise OptionError(f"cannot find {place}: there is no package '{package}'", hint="is it installed here?")
    return Path(spec.submodule_search_locations[0], name)


@cache
def universes() -> Mapping[str, Universe]:
    """The installed universes by entry point name, sorted by name, with xDSL last."""
    found = {}
    for entry_point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        if entry_point.name != OWN_ENTRY_POINT and (universe := _load(entry_point)) is not XDSL_UNIVERSE:
            found[entry_point.name] = universe
    return {**found, "xdsl": XDSL_UNIVERSE}


def has_plugins() -> bool:
    """Whether another package is installed that may take part in a compilation."""
    return any(isinstance(each, Plugin) for each in universes().values())


def _load(entry_point: EntryPoint) -> Universe:
    try:
        universe = entry_point.load()
    except (ImportError, AttributeError) as error:
        package = entry_point.dist.name if entry_point.dist is not None else entry_point.module
        raise OptionError(f"cannot load '{entry_point.value}', which the package '{package}' brings: {error}",
                          hint=f"repair the package, or uninstall it: pip uninstall {package}") from error
    if not isinstance(universe, Universe):
        raise OptionError(f"'{entry_point.value}', an entry point of the group {GROUP}, is not a Plugin or Universe")
    return universe


def _brought(kind: str) -> Iterator[tuple[str, Mapping[str, Callable[[], Any]]]]:
    for package, universe in universes().items():
        yield package, getattr(universe, f"all_{kind}", {})


def _importers(package: str, places: Mapping[str, str] | None) -> dict[str, Callable[[], Any]]:
    return {name: _importer(package, place) for name, place in (places or {}).items()}


def _importer(package: str, place: str) -> Callable[[], Any]:
    """Return a function that imports `module:attribute`; an empty module is the package itself."""
    module, colon, attribute = place.partition(":")
    if not colon or not attribute:
        raise OptionError(f"the plug-in '{package}' has the place '{place}', which is not module:attribute")

    def load() -> Any:
        try:
            return getattr(import_module(f".{module}" if module else package, package), attribute)
        except AttributeError as error:
            raise OptionError(f"the plug-in '{package}' has no '{place}'") from error
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{module}":
                raise  # a dependency of the plug-in is missing
            raise OptionError(f"the plug-in '{package}' has no module '{module}'") from error

    return load
