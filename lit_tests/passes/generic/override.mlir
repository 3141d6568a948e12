// RUN: stepwell-opt %s -p cse -o %t
// RUN: stepwell-opt %s -p 'override{file=%t},verify-level{level=prim}' | filecheck %s
// RUN: sed 's/y: tensor<4/y: tensor<5/' %s >%t
// RUN: not stepwell-opt %s -p 'override{file=%t}' 2>&1 | filecheck %s --check-prefix=TYPE
// RUN: sed 's/@g(/@h(/' %s >%t
// RUN: not stepwell-opt %s -p 'override{file=%t}' 2>&1 | filecheck %s --check-prefix=NAME
// RUN: sed 's/= prim.add %0, %1/= prim.add %2, %1/' %s >%t
// RUN: not stepwell-opt %s -p 'override{file=%t}' 2>&1 | filecheck %s --check-prefix=INVALID
// RUN: not stepwell-opt %s -p 'override{file=%t.missing}' 2>&1 | filecheck %s --check-prefix=MISSING
// RUN: stepwell passes override | filecheck %s --check-prefix=OPTIONS

// OPTIONS:      options:
// OPTIONS-NEXT:   file: a string (required)

/// All that stands in the file takes the place of what was there.
// CHECK-LABEL: func.func @f(
// CHECK-NEXT:    %[[E:.*]] = prim.exp
// CHECK-NEXT:    %[[S:.*]] = prim.add %[[E]], %[[E]]
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = prim.exp %x : tensor<4xf32>
  %1 = prim.exp %x : tensor<4xf32>
  %2 = prim.add %0, %1 : tensor<4xf32>
  func.return %2 : tensor<4xf32> loc("model.py":3:1)
}

/// What is called from outside keeps its name and type; errors show the line of the file, not of the program.
// NAME: error: the function @g is missing, which the module must have
// TYPE: {{.*}}:[[# @LINE + 5]]:1: error: the type of @g must be (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, not (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
// TYPE-NEXT: func.func @g(%x: tensor<4xf32>, %y: tensor<5xf32>)
// TYPE-NEXT: ^
// TYPE-NEXT: pass: override{file=
// MISSING: error: cannot read {{.*}}.missing: No such file or directory
func.func @g(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  func.return %x : tensor<4xf32>
}

/// What is in the file must be valid.
// INVALID:      {{.*}}:{{[0-9]+}}:8: error: operand 0 of 'prim.add' is {{.*}}, its own result
// INVALID-NEXT:   %2 = prim.add %2, %1 : tensor<4xf32>
// INVALID-NEXT:        ^
