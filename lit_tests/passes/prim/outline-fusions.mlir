// RUN: stepwell-opt %s -p outline-fusions | filecheck %s
// RUN: stepwell-opt %s -p outline-fusions --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p outline-fusions --print-debuginfo | filecheck %s --check-prefix=LOC

/// Equal groups become one function, whatever their labels and the names of their values are.
// CHECK-LABEL: func.func @equal_groups(
func.func @equal_groups(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[A:.*]] = func.call @exp_0(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[B:.*]] = func.call @exp_0(%y) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: func.return %[[A]], %[[B]]
  // REMARK-DAG: outline-fusions.mlir:[[# @LINE + 1]]:8: outline-fusions: a group of 1 op becomes the kernel @exp_0
  %0 = prim.fusion "exp" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %e = prim.exp %a : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  // REMARK-DAG: outline-fusions.mlir:[[# @LINE + 1]]:8: outline-fusions: an equal group became @exp_0, which serves this one too
  %1 = prim.fusion "another" (%b = %y : tensor<4xf32>) -> (tensor<4xf32>) {
    %f = prim.exp %b : tensor<4xf32>
    prim.yield %f : tensor<4xf32>
  }
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

/// The order of independent ops does not matter.
// CHECK-LABEL: func.func @equal_groups_in_another_order(
func.func @equal_groups_in_another_order(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: func.call @ordered_0(%x, %y)
  // CHECK-NEXT: func.call @ordered_0(%y, %x)
  %0 = prim.fusion "ordered" (%a = %x : tensor<4xf32>, %b = %y : tensor<4xf32>) -> (tensor<4xf32>) {
    %e = prim.exp %a : tensor<4xf32>
    %c = prim.constant 2.0 : tensor<4xf32>
    %f = prim.mul %b, %c : tensor<4xf32>
    %g = prim.sub %e, %f : tensor<4xf32>
    prim.yield %g : tensor<4xf32>
  }
  %1 = prim.fusion "ordered" (%a = %y : tensor<4xf32>, %b = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %c = prim.constant 2.0 : tensor<4xf32>
    %f = prim.mul %b, %c : tensor<4xf32>
    %e = prim.exp %a : tensor<4xf32>
    %g = prim.sub %e, %f : tensor<4xf32>
    prim.yield %g : tensor<4xf32>
  }
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

/// Groups of one label that differ in a type, in a number, or in an operand.
// CHECK-LABEL: func.func @different_groups(
func.func @different_groups(%x: tensor<4xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: func.call @exp_1(%y)
  // CHECK-NEXT: func.call @scale_0(%x)
  // CHECK-NEXT: func.call @scale_1(%x)
  // CHECK-NEXT: func.call @scale_2(%x)
  %0 = prim.fusion "exp" (%a = %y : tensor<8xf32>) -> (tensor<8xf32>) {
    %e = prim.exp %a : tensor<8xf32>
    prim.yield %e : tensor<8xf32>
  }
  // REMARK-DAG: outline-fusions.mlir:[[# @LINE + 1]]:8: outline-fusions: a group of 2 ops becomes the kernel @scale_0
  %1 = prim.fusion "scale" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %c = prim.constant 0.0 : tensor<4xf32>
    %e = prim.mul %a, %c : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  %2 = prim.fusion "scale" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %c = prim.constant -0.0 : tensor<4xf32>
    %e = prim.mul %a, %c : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  %3 = prim.fusion "scale" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %c = prim.constant 0.0 : tensor<4xf32>
    %e = prim.mul %c, %a : tensor<4xf32>
    prim.yield %e : tensor<4xf32>
  }
  func.return %0, %1, %2, %3 : tensor<8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

/// A name that is taken is passed over.
// CHECK-LABEL: func.func @taken_0(
func.func @taken_0(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %{{.*}}, %{{.*}} = func.call @taken_1(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %0, %1 = prim.fusion "taken" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %e = prim.exp %a : tensor<4xf32>
    %f = prim.neg %e : tensor<4xf32>
    prim.yield %e, %f : tensor<4xf32>, tensor<4xf32>
  }
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

/// A function that two groups share has the locations of both.
// LOC-LABEL: func.func @locations(
func.func @locations(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // LOC-NEXT: func.call @twice_0({{.*}} loc("model.py":3:5)
  // LOC-NEXT: func.call @twice_0({{.*}} loc("model.py":4:5)
  %0 = prim.fusion "twice" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %e = prim.add %a, %a : tensor<4xf32> loc("aten.add.Tensor"("model.py":3:5))
    prim.yield %e : tensor<4xf32> loc("model.py":3:5)
  } loc("model.py":3:5)
  %1 = prim.fusion "twice" (%a = %x : tensor<4xf32>) -> (tensor<4xf32>) {
    %e = prim.add %a, %a : tensor<4xf32> loc("aten.add.Tensor"("model.py":4:5))
    prim.yield %e : tensor<4xf32> loc("model.py":4:5)
  } loc("model.py":4:5)
  func.return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func private @exp_0(
// CHECK-SAME:    %a: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:  %[[E:.*]] = prim.exp %a
// CHECK-NEXT:  func.return %[[E]]
// CHECK-LABEL: func.func private @exp_1(
// CHECK-LABEL: func.func private @scale_0(
// CHECK-LABEL: func.func private @scale_1(
// CHECK-LABEL: func.func private @scale_2(
// CHECK-LABEL: func.func private @taken_1(
// LOC-LABEL: func.func private @twice_0(
// LOC-NEXT:  prim.add {{.*}} loc(fused["aten.add.Tensor"("model.py":3:5), "aten.add.Tensor"("model.py":4:5)])
// LOC-NEXT:  func.return {{.*}} loc(fused["model.py":3:5, "model.py":4:5])
// LOC-NEXT:  } loc(fused["model.py":3:5, "model.py":4:5])
