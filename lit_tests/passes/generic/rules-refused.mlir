// What a file of rules cannot say is refused with its place.

// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/syntax.rules}' 2>&1 | filecheck %s --check-prefix=SYNTAX
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/unknown-operation.rules}' 2>&1 | filecheck %s --check-prefix=UNKNOWN_OPERATION
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/unbound-name.rules}' 2>&1 | filecheck %s --check-prefix=UNBOUND_NAME
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/operand-count.rules}' 2>&1 | filecheck %s --check-prefix=OPERAND_COUNT
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/unknown-constraint.rules}' 2>&1 | filecheck %s --check-prefix=UNKNOWN_CONSTRAINT
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/constraint-kind.rules}' 2>&1 | filecheck %s --check-prefix=CONSTRAINT_KIND
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/name-kind.rules}' 2>&1 | filecheck %s --check-prefix=NAME_KIND
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/number-for-value.rules}' 2>&1 | filecheck %s --check-prefix=NUMBER_FOR_VALUE
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/unknown-property.rules}' 2>&1 | filecheck %s --check-prefix=UNKNOWN_PROPERTY
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/unused-property.rules}' 2>&1 | filecheck %s --check-prefix=UNUSED_PROPERTY
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/property-value.rules}' 2>&1 | filecheck %s --check-prefix=PROPERTY_VALUE
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/missing-property.rules}' 2>&1 | filecheck %s --check-prefix=MISSING_PROPERTY
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/untyped.rules}' 2>&1 | filecheck %s --check-prefix=UNTYPED
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/untyped-constant.rules}' 2>&1 | filecheck %s --check-prefix=UNTYPED_CONSTANT
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/element.rules}' 2>&1 | filecheck %s --check-prefix=ELEMENT
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/result-count.rules}' 2>&1 | filecheck %s --check-prefix=RESULT_COUNT
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/which-result.rules}' 2>&1 | filecheck %s --check-prefix=WHICH_RESULT
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/unknown-level.rules}' 2>&1 | filecheck %s --check-prefix=UNKNOWN_LEVEL
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/strict-assumption.rules}' 2>&1 | filecheck %s --check-prefix=STRICT_ASSUMPTION
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/twice.rules}' 2>&1 | filecheck %s --check-prefix=TWICE
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/never.rules}' 2>&1 | filecheck %s --check-prefix=NEVER
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/types.rules}' 2>&1 | filecheck %s --check-prefix=TYPES
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/element-types.rules}' 2>&1 | filecheck %s --check-prefix=ELEMENT_TYPES
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/replaced-element.rules}' 2>&1 | filecheck %s --check-prefix=REPLACED_ELEMENT
// RUN: not stepwell-opt %s -p 'rules{file=%S/Inputs/refused/endless.rules}' 2>&1 | filecheck %s --check-prefix=ENDLESS

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xi1>, tensor<4xf32>) {
  %0 = prim.compare <lt> %a, %b : tensor<4xf32>
  %1 = prim.neg %b : tensor<4xf32>
  %2 = prim.sub %a, %1 : tensor<4xf32>
  func.return %0, %2 : tensor<4xi1>, tensor<4xf32>
}

// SYNTAX:      syntax.rules:1:42: error: '=>' does not belong here
// SYNTAX-NEXT: rule unfinished: prim.add(x, constant(0) => x
// SYNTAX-NEXT: {{^ *}}^^
// SYNTAX:      help: expected ')' or ','

// UNKNOWN_OPERATION:      unknown-operation.rules:1:12: error: unknown operation 'prim.addd'
// UNKNOWN_OPERATION-NEXT: rule typo: prim.addd(x, constant(0)) => x
// UNKNOWN_OPERATION-NEXT: {{^ *}}^^^^^^^^^
// UNKNOWN_OPERATION:      help: did you mean 'prim.add' or 'prim.pad' or 'prim.and'?

// UNBOUND_NAME:      unbound-name.rules:1:43: error: nothing binds the name 'y'
// UNBOUND_NAME-NEXT: rule unbound: prim.add(x, constant(0)) => y
// UNBOUND_NAME-NEXT: {{^ *}}^
// UNBOUND_NAME:      help: choose from: x

// OPERAND_COUNT:      operand-count.rules:1:15: error: prim.select takes 3 operands (condition, on_true, on_false), not 2
// OPERAND_COUNT-NEXT: rule too_few: prim.select(c, x) => x
// OPERAND_COUNT-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^

// UNKNOWN_CONSTRAINT:      unknown-constraint.rules:1:47: error: unknown constraint 'finit'
// UNKNOWN_CONSTRAINT-NEXT: rule odd: prim.add(x, constant(c)) => x where finit(c)
// UNKNOWN_CONSTRAINT-NEXT: {{^ *}}^^^^^^^^
// UNKNOWN_CONSTRAINT:      help: did you mean 'finite'?

// CONSTRAINT_KIND:      constraint-kind.rules:1:46: error: 'finite' takes a number here, not a value
// CONSTRAINT_KIND-NEXT: rule kinds: prim.add(x, y) => x where finite(y)
// CONSTRAINT_KIND-NEXT: {{^ *}}^

// NAME_KIND:      name-kind.rules:1:53: error: 'n' stands for a number and for an element type
// NAME_KIND-NEXT: rule two_meanings: prim.transpose(x: tensor<n x m x n>) {permutation = n} => x
// NAME_KIND-NEXT: {{^ *}}^

// NUMBER_FOR_VALUE:      number-for-value.rules:1:42: error: 'c' stands for a number, not for a value
// NUMBER_FOR_VALUE-NEXT: rule number: prim.add(x, constant(c)) => c
// NUMBER_FOR_VALUE-NEXT: {{^ *}}^
// NUMBER_FOR_VALUE:      help: write constant(c) for a tensor of it

// UNKNOWN_PROPERTY:      unknown-property.rules:1:35: error: prim.transpose has no property 'permutations'
// UNKNOWN_PROPERTY-NEXT: rule property: prim.transpose(x) {permutations = p} => prim.reverse(x) {dims = p}
// UNKNOWN_PROPERTY-NEXT: {{^ *}}^^^^^^^^^^^^
// UNKNOWN_PROPERTY:      help: did you mean 'permutation'?

// UNUSED_PROPERTY:      unused-property.rules:1:16: error: the name 'ne' of a property is not used
// UNUSED_PROPERTY-NEXT: rule unquoted: prim.compare(x, x) {comparison = ne} => constant(false)
// UNUSED_PROPERTY-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
// UNUSED_PROPERTY:      help: write "ne" in quotes if the text is meant, or `_` for anything

// PROPERTY_VALUE:      property-value.rules:1:98: error: 'comparison' does not take 'more'
// PROPERTY_VALUE-NEXT: not(prim.compare(x, y) {comparison = "lt"}) => prim.compare(x, y) {comparison = "more"}
// PROPERTY_VALUE-NEXT: {{^ *}}^^^^^^

// MISSING_PROPERTY:      missing-property.rules:1:54: error: prim.transpose needs the property 'permutation'
// MISSING_PROPERTY-NEXT: rule missing: prim.transpose(x) {permutation = p} => prim.transpose(x)
// MISSING_PROPERTY-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^
// MISSING_PROPERTY:      help: write it in braces behind the operands: {permutation = ...}

// UNTYPED:      untyped.rules:1:39: error: the type of the result of prim.convert cannot be inferred
// UNTYPED-NEXT: rule untyped: prim.neg(x) => prim.neg(prim.convert(x))
// UNTYPED-NEXT: {{^ *}}^^^^^^^^^^^^^^^
// UNTYPED:      help: write it after a colon, as in prim.convert(..): type(x)

// UNTYPED_CONSTANT:      untyped-constant.rules:1:60: error: the type of the constant cannot be inferred
// UNTYPED_CONSTANT-NEXT: rule untyped: prim.convert(x) => prim.convert(prim.reshape(constant(0)))
// UNTYPED_CONSTANT-NEXT: {{^ *}}^^^^^^^^^^^
// UNTYPED_CONSTANT:      help: write it after a colon, as in constant(0): type(x)

// ELEMENT:      element.rules:1:69: error: 'integer' may be any of several element types: name one
// ELEMENT-NEXT: rule class: prim.convert(x: float) => prim.convert(prim.convert(x): integer)
// ELEMENT-NEXT: {{^ *}}^^^^^^^

// RESULT_COUNT:      result-count.rules:1:34: error: aten.max.dim has 2 results, and 1 would replace them
// RESULT_COUNT-NEXT: rule results: aten.max.dim(x) => x
// RESULT_COUNT-NEXT: {{^ *}}^

// WHICH_RESULT:      which-result.rules:1:22: error: aten.max.dim has 2 results: say which one is meant, as in `#0`
// WHICH_RESULT-NEXT: rule which: prim.neg(aten.max.dim(x)) => x
// WHICH_RESULT-NEXT: {{^ *}}^^^^^^^^^^^^^^^

// UNKNOWN_LEVEL:      unknown-level.rules:1:6: error: unknown level 'sloppy'
// UNKNOWN_LEVEL-NEXT: rule level at sloppy: prim.add(x, constant(0)) => x
// UNKNOWN_LEVEL-NEXT: {{^ *}}^^^^^
// UNKNOWN_LEVEL:      help: choose from: strict, default, fast

// STRICT_ASSUMPTION:      strict-assumption.rules:1:54: error: a strict rule assumes nothing
// STRICT_ASSUMPTION-NEXT: rule assumes: prim.add(x, constant(0)) => x assuming x > 0
// STRICT_ASSUMPTION-NEXT: {{^ *}}^^^^^
// STRICT_ASSUMPTION:      help: say from which level on it is legal: `at default` or `at fast`

// TWICE:      twice.rules:3:6: error: there is a rule 'same' already, in line 1
// TWICE-NEXT: rule same: prim.abs(prim.abs(x)) => x
// TWICE-NEXT: {{^ *}}^^^^

// NEVER:      never.rules:3:6: error: the rule can never apply: 'general' ({{.*}}never.rules:1:6) always does before it
// NEVER-NEXT: rule special: prim.add(prim.neg(x), prim.neg(x)) => prim.sub(prim.neg(x), x)
// NEVER-NEXT: {{^ *}}^^^^^^^
// NEVER:      help: put the more special rule first, or take it out

// TYPES:      types.rules:1:6: error: the rule replaces a tensor<4xi1> by a tensor<4xf32>
// TYPES-NEXT: rule types: prim.compare(x, y) => x
// TYPES-NEXT: {{^ *}}^^^^^

// ELEMENT_TYPES:      element-types.rules:1:42: error: the element types cannot agree: 'float' is written in line 1, but 'i32' is written in line 1
// ELEMENT_TYPES-NEXT: rule never: prim.add(prim.neg(x: float), y: i32) => x
// ELEMENT_TYPES-NEXT: {{^ *}}^^^^^^

// REPLACED_ELEMENT:      replaced-element.rules:1:42: error: the element types cannot agree: prim.compare gives i1, but 'float' is written in line 1
// REPLACED_ELEMENT-NEXT: rule truth: prim.compare(x: float, y) => x
// REPLACED_ELEMENT-NEXT: {{^ *}}^

// ENDLESS:      rules-refused.mlir:{{.*}}: error: rules come to no end: endless.back -> endless.there -> endless.back