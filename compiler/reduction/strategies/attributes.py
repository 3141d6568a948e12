"""Rewrites every attribute and type of a module with one function, for example to change a size everywhere at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from xdsl.dialects.builtin import (
    ArrayAttr,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    IntegerType,
    ModuleOp,
    TensorType,
    UnregisteredAttr,
    VectorType,
)
from xdsl.ir import Attribute, Operation, ParametrizedAttribute

__all__ = ["attributes_of", "rewrite_attributes"]

Rewrite = Callable[[Attribute], Attribute | None]
"""Returns the replacement of an attribute, or None to rewrite the attributes nested in it."""


def attributes_of(module: ModuleOp) -> Iterator[Attribute]:
    """Yield the types, properties and attributes of all operations and block arguments, in order."""
    for op in module.walk():
        yield from op.properties.values()
        yield from op.attributes.values()
        yield from op.result_types
        for region in op.regions:
            for block in region.blocks:
                yield from block.arg_types


def rewrite_attributes(module: ModuleOp, rewrite: Rewrite) -> None:
    """Apply `rewrite` to every attribute of a module and to the attributes nested in it."""
    mapper = _Mapper(rewrite)
    for op in list(module.walk()):
        _rewrite_operation(op, mapper)


def _rewrite_operation(op: Operation, mapper: _Mapper) -> None:
    for name, attribute in op.properties.items():
        op.properties[name] = mapper.map(attribute)
    for name, attribute in op.attributes.items():
        op.attributes[name] = mapper.map(attribute)
    values = [*op.results, *(arg for region in op.regions for block in region.blocks for arg in block.args)]
    for value in values:
        value._type = mapper.map(value.type)


class _Mapper:
    """Applies one rewriting; equal attributes are rewritten once."""

    def __init__(self, rewrite: Rewrite):
        self._rewrite = rewrite
        self._known: dict[Attribute, Attribute] = {}

    def map(self, attribute: Attribute) -> Attribute:
        if attribute not in self._known:
            new = self._rewrite(attribute)
            self._known[attribute] = self._map_parts(attribute) if new is None else new
        return self._known[attribute]

    def _map_parts(self, attribute: Attribute) -> Attribute:
        match attribute:
            case ArrayAttr():
                return ArrayAttr(map(self.map, attribute.data))
            case DictionaryAttr():
                return DictionaryAttr({name: self.map(value) for name, value in attribute.data.items()})
            case DenseIntOrFPElementsAttr():
                return self._map_elements(attribute)
            case UnregisteredAttr() | IntegerType() | DenseArrayBase():
                return attribute  # text, a bit width, and numbers of unknown meaning
            case ParametrizedAttribute():
                parameters = [self.map(each) for each in attribute.parameters]
                if parameters == list(attribute.parameters):
                    return attribute
                return type(attribute).new(parameters)
            case _:
                return attribute

    def _map_elements(self, attribute: DenseIntOrFPElementsAttr) -> Attribute:
        new = self.map(attribute.type)
        if new == attribute.type:
            return attribute
        assert isinstance(new, TensorType | VectorType)
        values = list(attribute.get_values())
        count = 1
        for size in new.get_shape():
            count *= size
        kept = values[:1] if attribute.is_splat() else values[:count]
        return DenseIntOrFPElementsAttr.from_list(new, kept)  # type: ignore[arg-type]
