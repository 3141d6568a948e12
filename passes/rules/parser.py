"""The text of a rules file as a tree.

    file        = {rule | "commutative" OPERATION {"," OPERATION}}
    rule        = "rule" NAME ["commutative"] ["at" NAME] ":" value "=>" replacement
                  ["where" condition] ["assuming" condition]
    replacement = value | "(" value {"," value}+ ")"
    value       = [NAME "="] bare [properties] ["#" INTEGER] [":" types]
    bare        = NAME | "constant" "(" condition ")" | "none" | operations "(" [value {"," value}] ")"
    operations  = OPERATION | "(" OPERATION {"|" OPERATION}+ ")"
    properties  = "{" (NAME | STRING) "=" condition {"," (NAME | STRING) "=" condition} "}"
    types       = type | "(" type {"," type}+ ")"
    type        = NAME | "type" "(" NAME ["#" INTEGER] ")" | "tensor" "<" ("*" "x" | {size "x"}) NAME ">"
    size        = NAME ["..."] | INTEGER | "(" condition ")"

`expression_parser.py` reads conditions. A parser that is generated from a grammar would take longer to make, each time
the compiler is started, than most programs take to compile.
"""

from __future__ import annotations

from dataclasses import replace

from .errors import rule_error
from .expression_parser import ExpressionParser
from .syntax import (
    Absent,
    Constant,
    ElementType,
    Expression,
    Leaf,
    Literal,
    Name,
    Operation,
    Property,
    Rule,
    RulesFile,
    SameType,
    Sizes,
    SourceText,
    TensorShape,
    TypeNode,
    Value,
)
from .tokens import END

__all__ = ["parse_rules"]


def parse_rules(text: str, name: str = "<rules>") -> RulesFile:
    """What the text of a rules file says; `name` is what errors call it. Raises RuleError."""
    return _Parser(SourceText(name, text)).file()


class _Parser(ExpressionParser):
    """Reads a file from its first token to the last."""

    def file(self) -> RulesFile:
        declared: list[Name] = []
        rules: list[Rule] = []
        while self.token.kind != END:
            if self.takes("commutative"):
                declared += self._separated(self._operation_name)
            elif self.takes("rule"):
                rules.append(self._rule())
            else:
                raise self.unexpected()
        return RulesFile(self.source, tuple(declared), tuple(rules))

    def _operation_name(self) -> Name:
        token = self.take("operation")
        return Name(self.span(token.start, token.end), token.text)

    def _rule(self) -> Rule:
        name = self.take("name")
        both_ways = self.takes("commutative")
        level = self.take("name").text if self.takes("at") else None
        self.expect(":")
        pattern = self._value()
        self.expect("=>")
        replacement = self._replacement()
        condition = self.condition() if self.takes("where") else None
        assumption = self.condition() if self.takes("assuming") else None
        if not self.at(END) and not self.at("rule") and not self.at("commutative"):
            raise self.unexpected()
        return Rule(self.span(name.start, name.end), name.text, both_ways, level, pattern, replacement, condition,
                    assumption)

    def _replacement(self) -> tuple[Value, ...]:
        # Alternatives of an operation are in parentheses, too.
        if not self.at("(") or (self.following(1).kind == "operation" and self.following(2).text == "|"):
            return (self._value(),)
        self.expect("(")
        values = [self._value()]
        self.expect(",")
        values += self._separated(self._value)
        self.expect(")")
        return tuple(values)

    # Values

    def _value(self) -> Value:
        if self.at("name") and self.following(1).text == "=":
            binding = self.take("name")
            self.expect("=")
            return replace(self._part(), binding=binding.text, span=self.since(binding.start))
        return self._part()

    def _part(self) -> Value:
        start = self.token.start
        value = self._bare()
        properties = self._properties() if self.token.text == "{" else ()
        result = self._result()
        types = self._types() if self.token.text == ":" else ()
        has_results = isinstance(value, Operation | Leaf)
        if (properties and not isinstance(value, Operation)) or (result is not None and not has_results):
            raise rule_error("only an operation has properties and results", self.since(start))
        value = replace(value, span=self.since(start), result=result, types=types)
        return replace(value, properties=properties) if isinstance(value, Operation) else value

    def _result(self) -> int | None:
        if self.token.text != "#":
            return None
        self.expect("#")
        return int(self.take("integer").text)

    def _bare(self) -> Value:
        start = self.since(self.token.start)
        if self.at("(") or self.at("operation"):
            names = self._operations()
            return Operation(start, None, None, (), names, tuple(self.arguments(self._value)), ())
        if self.takes("constant"):
            self.expect("(")
            number = self.condition()
            self.expect(")")
            return Constant(start, None, None, (), number)
        if self.takes("none"):
            return Absent(start, None, None, ())
        return Leaf(start, None, None, (), self.take("name").text)

    def _operations(self) -> tuple[str, ...]:
        if not self.takes("("):
            return (self.take("operation").text,)
        names = [self.take("operation").text]
        self.expect("|")
        names.append(self.take("operation").text)
        while self.takes("|"):
            names.append(self.take("operation").text)
        self.expect(")")
        return tuple(names)

    def _properties(self) -> tuple[Property, ...]:
        self.expect("{")
        properties = self._separated(self._property)
        self.expect("}")
        return tuple(properties)

    def _property(self) -> Property:
        name = self.take("string") if self.at("string") else self.take("name")
        self.expect("=")
        return Property(self.span(name.start, name.end), name.text.strip('"'), self.condition())

    # Types

    def _types(self) -> tuple[TypeNode, ...]:
        self.expect(":")
        if not self.takes("("):
            return (self._type(),)
        types = [self._type()]
        self.expect(",")
        types += self._separated(self._type)
        self.expect(")")
        return tuple(types)

    def _type(self) -> TypeNode:
        word = self.take("name")
        if word.text == "type":
            self.expect("(")
            name = self.take("name").text
            result = self._result()
            self.expect(")")
            return SameType(self.since(word.start), name, result)
        if word.text == "tensor":
            self.expect("<")
            sizes, element = self._shape()
            self.expect(">")
            return TensorShape(self.since(word.start), sizes, element)
        return ElementType(self.span(word.start, word.end), word.text)

    def _shape(self) -> tuple[tuple[Sizes | Expression, ...] | None, ElementType]:
        if self.takes("*"):
            self.take_x()
            return None, self._element()
        sizes: list[Sizes | Expression] = []
        while not self.at("name") or self.following(1).text != ">":
            sizes.append(self._size())
            self.take_x()
        return tuple(sizes), self._element()

    def _size(self) -> Sizes | Expression:
        if self.takes("("):
            size = self.condition()
            self.expect(")")
            return size
        if self.at("integer"):
            token = self.take("integer")
            return Literal(self.span(token.start, token.end), int(token.text))
        name = self.take("name")
        if self.takes("..."):
            return Sizes(self.since(name.start), name.text)
        return Name(self.span(name.start, name.end), name.text)

    def _element(self) -> ElementType:
        token = self.take("name")
        return ElementType(self.span(token.start, token.end), token.text)
