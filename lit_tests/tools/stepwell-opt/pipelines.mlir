// RUN: stepwell-opt %s -p ' cse , verify-level{ level=loop },dce ' | filecheck %s
// RUN: not stepwell-opt %s -p canonicalise 2>&1 | filecheck %s --check-prefix=PASS
// RUN: not stepwell-opt %s -p 'verify-level{lvl=prim}' 2>&1 | filecheck %s --check-prefix=OPTION
// RUN: not stepwell-opt %s -p 'verify-level{level=prim,loop}' 2>&1 | filecheck %s --check-prefix=VALUE
// RUN: not stepwell-opt %s -p 'verify-level' 2>&1 | filecheck %s --check-prefix=REQUIRED
// RUN: not stepwell-opt %s -p 'verify-level{level=prin}' 2>&1 | filecheck %s --check-prefix=LEVEL
// RUN: not stepwell-opt %s -p 'cse{' 2>&1 | filecheck %s --check-prefix=SYNTAX
// RUN: not stepwell-opt %s -t cppp 2>&1 | filecheck %s --check-prefix=TARGET
// RUN: not stepwell-opt %s.missing 2>&1 | filecheck %s --check-prefix=FILE

// CHECK: func.func @f(

// PASS: error: unknown pass 'canonicalise'; did you mean 'canonicalize'?
// OPTION: error: pass 'verify-level' has no option 'lvl'; did you mean 'level'?
// VALUE: error: option 'level' of pass 'verify-level' takes a string, not 'prim,loop'
// REQUIRED: error: pass 'verify-level' needs the option 'level': write verify-level{level=...}
// LEVEL: error: unknown level 'prin'; did you mean 'prim' or 'triton'?
// SYNTAX:      error: bad pipeline: expected the name of an option, or '}', found the end
// SYNTAX-NEXT:   cse{
// SYNTAX-NEXT:       ^
// TARGET: error: unknown target 'cppp'; did you mean 'cpp'?
// FILE: error: cannot read {{.*}}pipelines.mlir.missing: No such file or directory
func.func @f(%a: i32) {
  func.return
}
