// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'rules{file=%S/Inputs/functions.rules}' --split-input-file | filecheck %s

/// Of numbers: a subtraction that is left shows that the condition does not hold, or is not decided.
// CHECK-LABEL: func.func @abs(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 2.5 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 2.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @abs() -> (tensor<f32>, tensor<f32>) {
  %k = prim.constant 1.0 : tensor<f32>
  %c0 = prim.constant -2.5 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 2.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  func.return %0, %1 : tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @min(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 2.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3.0 : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant nan : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]] : tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @min() -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %k = prim.constant 2.0 : tensor<f32>
  %c0 = prim.constant 2.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 3.5 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  %c2 = prim.constant nan : tensor<f32>
  %2 = prim.sub %k, %c2 : tensor<f32>
  func.return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @max(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 3.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 3.5 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @max() -> (tensor<f32>, tensor<f32>) {
  %k = prim.constant 3.0 : tensor<f32>
  %c0 = prim.constant 2.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 3.5 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  func.return %0, %1 : tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @reciprocal(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 4.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 0.25 : tensor<f32>
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sub %[[K]], %[[C1]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @reciprocal() -> (tensor<f32>, tensor<f32>) {
  %k = prim.constant 4.0 : tensor<f32>
  %c0 = prim.constant 4.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 0.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  func.return %0, %1 : tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @quotient_and_remainder(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 21.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant -28.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @quotient_and_remainder() -> (tensor<f32>, tensor<f32>) {
  %k = prim.constant 5.0 : tensor<f32>
  %c0 = prim.constant 7.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant -7.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  func.return %0, %1 : tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @negation(
// CHECK-SAME:  ) -> tensor<f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant -4.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @negation() -> tensor<f32> {
  %k = prim.constant 6.0 : tensor<f32>
  %c0 = prim.constant 3.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  func.return %0 : tensor<f32>
}
// CHECK-LABEL: func.func @divided_by(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 7.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 4.0 : tensor<f32>
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sub %[[K]], %[[C1]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @divided_by() -> (tensor<f32>, tensor<f32>) {
  %k = prim.constant 7.0 : tensor<f32>
  %c0 = prim.constant 5.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 0.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  func.return %0, %1 : tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @finite(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 9.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = prim.constant inf : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sub %[[K]], %[[C1]] : tensor<f32>
// CHECK-NEXT:    %[[C2:[^ ,:]+]] = prim.constant nan : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[K]], %[[C2]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]] : tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @finite() -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %k = prim.constant 9.0 : tensor<f32>
  %c0 = prim.constant 2.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant inf : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  %c2 = prim.constant nan : tensor<f32>
  %2 = prim.sub %k, %c2 : tensor<f32>
  func.return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @moderate(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 10.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C2:[^ ,:]+]] = prim.constant 0.12 : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[K]], %[[C2]] : tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C4:[^ ,:]+]] = prim.constant 8.5 : tensor<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[K]], %[[C4]] : tensor<f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[V6]], %[[V7]] : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @moderate() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %k = prim.constant 10.0 : tensor<f32>
  %c0 = prim.constant 0.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 0.125 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  %c2 = prim.constant 0.12 : tensor<f32>
  %2 = prim.sub %k, %c2 : tensor<f32>
  %c3 = prim.constant 8.0 : tensor<f32>
  %3 = prim.sub %k, %c3 : tensor<f32>
  %c4 = prim.constant 8.5 : tensor<f32>
  %4 = prim.sub %k, %c4 : tensor<f32>
  %c5 = prim.constant inf : tensor<f32>
  %5 = prim.sub %k, %c5 : tensor<f32>
  %c6 = prim.constant nan : tensor<f32>
  %6 = prim.sub %k, %c6 : tensor<f32>
  %c7 = prim.constant -8.0 : tensor<f32>
  %7 = prim.sub %k, %c7 : tensor<f32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @power_of_two(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 11.0 : tensor<f32>
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.sub %[[K]], %[[C0]] : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C2:[^ ,:]+]] = prim.constant 3.0 : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[K]], %[[C2]] : tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C4:[^ ,:]+]] = prim.constant inf : tensor<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.sub %[[K]], %[[C4]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @power_of_two() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %k = prim.constant 11.0 : tensor<f32>
  %c0 = prim.constant 0.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 0.5 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  %c2 = prim.constant 3.0 : tensor<f32>
  %2 = prim.sub %k, %c2 : tensor<f32>
  %c3 = prim.constant -4.0 : tensor<f32>
  %3 = prim.sub %k, %c3 : tensor<f32>
  %c4 = prim.constant inf : tensor<f32>
  %4 = prim.sub %k, %c4 : tensor<f32>
  func.return %0, %1, %2, %3, %4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @less(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 12.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = prim.constant 3.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sub %[[K]], %[[C1]] : tensor<f32>
// CHECK-NEXT:    %[[C2:[^ ,:]+]] = prim.constant 4.0 : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[K]], %[[C2]] : tensor<f32>
// CHECK-NEXT:    %[[C3:[^ ,:]+]] = prim.constant nan : tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[K]], %[[C3]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @less() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %k = prim.constant 12.0 : tensor<f32>
  %c0 = prim.constant 2.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 3.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  %c2 = prim.constant 4.0 : tensor<f32>
  %2 = prim.sub %k, %c2 : tensor<f32>
  %c3 = prim.constant nan : tensor<f32>
  %3 = prim.sub %k, %c3 : tensor<f32>
  func.return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @at_most(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 13.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C2:[^ ,:]+]] = prim.constant 4.0 : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[K]], %[[C2]] : tensor<f32>
// CHECK-NEXT:    %[[C3:[^ ,:]+]] = prim.constant nan : tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[K]], %[[C3]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @at_most() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %k = prim.constant 13.0 : tensor<f32>
  %c0 = prim.constant 2.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 3.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  %c2 = prim.constant 4.0 : tensor<f32>
  %2 = prim.sub %k, %c2 : tensor<f32>
  %c3 = prim.constant nan : tensor<f32>
  %3 = prim.sub %k, %c3 : tensor<f32>
  func.return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @equal(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 14.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C3:[^ ,:]+]] = prim.constant 4.0 : tensor<f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[K]], %[[C3]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]] : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @equal() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %k = prim.constant 14.0 : tensor<f32>
  %c0 = prim.constant 3.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 5.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  %c2 = prim.constant -1.0 : tensor<f32>
  %2 = prim.sub %k, %c2 : tensor<f32>
  %c3 = prim.constant 4.0 : tensor<f32>
  %3 = prim.sub %k, %c3 : tensor<f32>
  func.return %0, %1, %2, %3 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @unequal(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 15.0 : tensor<f32>
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = prim.constant 3.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.sub %[[K]], %[[C0]] : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @unequal() -> (tensor<f32>, tensor<f32>) {
  %k = prim.constant 15.0 : tensor<f32>
  %c0 = prim.constant 3.0 : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 4.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  func.return %0, %1 : tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @nan(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant 16.0 : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sub %[[K]], %[[C1]] : tensor<f32>
// CHECK-NEXT:    %[[C2:[^ ,:]+]] = prim.constant inf : tensor<f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.sub %[[K]], %[[C2]] : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]] : tensor<f32>, tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @nan() -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %k = prim.constant 16.0 : tensor<f32>
  %c0 = prim.constant nan : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 1.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  %c2 = prim.constant inf : tensor<f32>
  %2 = prim.sub %k, %c2 : tensor<f32>
  func.return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @negative(
// CHECK-SAME:  ) -> (tensor<f32>, tensor<f32>) {
// CHECK-NEXT:    %[[K:[^ ,:]+]] = prim.constant -17.0 : tensor<f32>
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = prim.constant -inf : tensor<f32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.sub %[[K]], %[[C0]] : tensor<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant -1.5 : tensor<f32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]] : tensor<f32>, tensor<f32>
// CHECK-NEXT:  }
func.func @negative() -> (tensor<f32>, tensor<f32>) {
  %k = prim.constant -17.0 : tensor<f32>
  %c0 = prim.constant -inf : tensor<f32>
  %0 = prim.sub %k, %c0 : tensor<f32>
  %c1 = prim.constant 0.0 : tensor<f32>
  %1 = prim.sub %k, %c1 : tensor<f32>
  func.return %0, %1 : tensor<f32>, tensor<f32>
}
// CHECK-LABEL: func.func @integers(
// CHECK-SAME:  ) -> (tensor<i64>, tensor<i64>, tensor<i64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.constant 12 : tensor<i64>
// CHECK-NEXT:    %[[THREE:[^ ,:]+]] = prim.constant 3 : tensor<i64>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.constant -28 : tensor<i64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.constant 4 : tensor<i64>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.sub %[[V0]], %[[THREE]] : tensor<i64>
// CHECK-NEXT:    func.return %[[V1]], %[[V2]], %[[V3]] : tensor<i64>, tensor<i64>, tensor<i64>
// CHECK-NEXT:  }
func.func @integers() -> (tensor<i64>, tensor<i64>, tensor<i64>) {
  %5 = prim.constant 5 : tensor<i64>
  %7 = prim.constant 7 : tensor<i64>
  %12 = prim.constant 12 : tensor<i64>
  %m = prim.constant -7 : tensor<i64>
  %three = prim.constant 3 : tensor<i64>
  %0 = prim.sub %5, %m : tensor<i64>
  %1 = prim.sub %7, %5 : tensor<i64>
  %2 = prim.sub %12, %three : tensor<i64>
  func.return %0, %1, %2 : tensor<i64>, tensor<i64>, tensor<i64>
}

// -----

/// Of elements and numbers: an operation is replaced by its operand where the condition holds.
// CHECK-LABEL: func.func @normal_reciprocal(
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[BF16:[^ ,:]+]]: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<4xbf16>, tensor<4xbf16>) {
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = prim.constant 0.0 : tensor<4xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.div %[[F32]], %[[C1]] : tensor<4xf32>
// CHECK-NEXT:    %[[C2:[^ ,:]+]] = prim.constant inf : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.div %[[F32]], %[[C2]] : tensor<4xf32>
// CHECK-NEXT:    %[[C4:[^ ,:]+]] = prim.constant 1.7e+38 : tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.div %[[F32]], %[[C4]] : tensor<4xf32>
// CHECK-NEXT:    %[[C7:[^ ,:]+]] = prim.constant 32768.0 : tensor<4xf16>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.div %[[F16]], %[[C7]] : tensor<4xf16>
// CHECK-NEXT:    %[[C8:[^ ,:]+]] = prim.constant 1.7e+38 : tensor<4xbf16>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.div %[[BF16]], %[[C8]] : tensor<4xbf16>
// CHECK-NEXT:    func.return %[[F32]], %[[V0]], %[[V1]], %[[F32]], %[[V2]], %[[F32]], %[[F16]], %[[V3]], %[[V4]], %[[BF16]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<4xbf16>, tensor<4xbf16>
// CHECK-NEXT:  }
func.func @normal_reciprocal(%f32: tensor<4xf32>, %f16: tensor<4xf16>, %bf16: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<4xbf16>, tensor<4xbf16>) {
  %c0 = prim.constant 2.0 : tensor<4xf32>
  %0 = prim.div %f32, %c0 : tensor<4xf32>
  %c1 = prim.constant 0.0 : tensor<4xf32>
  %1 = prim.div %f32, %c1 : tensor<4xf32>
  %c2 = prim.constant inf : tensor<4xf32>
  %2 = prim.div %f32, %c2 : tensor<4xf32>
  %c3 = prim.constant 8.5e37 : tensor<4xf32>
  %3 = prim.div %f32, %c3 : tensor<4xf32>
  %c4 = prim.constant 1.7e38 : tensor<4xf32>
  %4 = prim.div %f32, %c4 : tensor<4xf32>
  %c5 = prim.constant 3.0e-39 : tensor<4xf32>
  %5 = prim.div %f32, %c5 : tensor<4xf32>
  %c6 = prim.constant 16384.0 : tensor<4xf16>
  %6 = prim.div %f16, %c6 : tensor<4xf16>
  %c7 = prim.constant 32768.0 : tensor<4xf16>
  %7 = prim.div %f16, %c7 : tensor<4xf16>
  %c8 = prim.constant 1.7e38 : tensor<4xbf16>
  %8 = prim.div %bf16, %c8 : tensor<4xbf16>
  %c9 = prim.constant 8.5e37 : tensor<4xbf16>
  %9 = prim.div %bf16, %c9 : tensor<4xbf16>
  func.return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<4xbf16>, tensor<4xbf16>
}
// CHECK-LABEL: func.func @holds(
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[BF16:[^ ,:]+]]: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf16>) {
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = prim.constant 1.0 : tensor<4xbf16>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.mul %[[BF16]], %[[C1]] : tensor<4xbf16>
// CHECK-NEXT:    %[[C3:[^ ,:]+]] = prim.constant 1000.0 : tensor<4xf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[F16]], %[[C3]] : tensor<4xf16>
// CHECK-NEXT:    func.return %[[F32]], %[[V0]], %[[F16]], %[[V1]] : tensor<4xf32>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf16>
// CHECK-NEXT:  }
func.func @holds(%f32: tensor<4xf32>, %f16: tensor<4xf16>, %bf16: tensor<4xbf16>) -> (tensor<4xf32>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf16>) {
  %c0 = prim.constant 1.0 : tensor<4xf32>
  %0 = prim.mul %f32, %c0 : tensor<4xf32>
  %c1 = prim.constant 1.0 : tensor<4xbf16>
  %1 = prim.mul %bf16, %c1 : tensor<4xbf16>
  %c2 = prim.constant 1.0 : tensor<4xf16>
  %2 = prim.mul %f16, %c2 : tensor<4xf16>
  %c3 = prim.constant 1000.0 : tensor<4xf16>
  %3 = prim.mul %f16, %c3 : tensor<4xf16>
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xbf16>, tensor<4xf16>, tensor<4xf16>
}
// CHECK-LABEL: func.func @sum_saves_rounding(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[A1:[^ ,:]+]] = prim.constant 1.0 : tensor<4xf32>
// CHECK-NEXT:    %[[B1:[^ ,:]+]] = prim.constant -0.75 : tensor<4xf32>
// CHECK-NEXT:    %[[S1:[^ ,:]+]] = prim.add %[[X]], %[[A1]] : tensor<4xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.add %[[S1]], %[[B1]] : tensor<4xf32>
// CHECK-NEXT:    %[[A3:[^ ,:]+]] = prim.constant 0.1 : tensor<4xf32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = prim.constant 0.2 : tensor<4xf32>
// CHECK-NEXT:    %[[S3:[^ ,:]+]] = prim.add %[[X]], %[[A3]] : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.add %[[S3]], %[[B3]] : tensor<4xf32>
// CHECK-NEXT:    %[[A4:[^ ,:]+]] = prim.constant 16777216.0 : tensor<4xf32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = prim.constant 1.0 : tensor<4xf32>
// CHECK-NEXT:    %[[S4:[^ ,:]+]] = prim.add %[[X]], %[[A4]] : tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[S4]], %[[B4]] : tensor<4xf32>
// CHECK-NEXT:    %[[A5:[^ ,:]+]] = prim.constant 3.0e+38 : tensor<4xf32>
// CHECK-NEXT:    %[[B5:[^ ,:]+]] = prim.constant 3.0e+38 : tensor<4xf32>
// CHECK-NEXT:    %[[S5:[^ ,:]+]] = prim.add %[[X]], %[[A5]] : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.add %[[S5]], %[[B5]] : tensor<4xf32>
// CHECK-NEXT:    %[[A6:[^ ,:]+]] = prim.constant inf : tensor<4xf32>
// CHECK-NEXT:    %[[B6:[^ ,:]+]] = prim.constant 1.0 : tensor<4xf32>
// CHECK-NEXT:    %[[S6:[^ ,:]+]] = prim.add %[[X]], %[[A6]] : tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.add %[[S6]], %[[B6]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[X]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @sum_saves_rounding(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a0 = prim.constant 1.0 : tensor<4xf32>
  %b0 = prim.constant 2.0 : tensor<4xf32>
  %s0 = prim.add %x, %a0 : tensor<4xf32>
  %0 = prim.add %s0, %b0 : tensor<4xf32>
  %a1 = prim.constant 1.0 : tensor<4xf32>
  %b1 = prim.constant -0.75 : tensor<4xf32>
  %s1 = prim.add %x, %a1 : tensor<4xf32>
  %1 = prim.add %s1, %b1 : tensor<4xf32>
  %a2 = prim.constant 1.0 : tensor<4xf32>
  %b2 = prim.constant -0.5 : tensor<4xf32>
  %s2 = prim.add %x, %a2 : tensor<4xf32>
  %2 = prim.add %s2, %b2 : tensor<4xf32>
  %a3 = prim.constant 0.1 : tensor<4xf32>
  %b3 = prim.constant 0.2 : tensor<4xf32>
  %s3 = prim.add %x, %a3 : tensor<4xf32>
  %3 = prim.add %s3, %b3 : tensor<4xf32>
  %a4 = prim.constant 16777216.0 : tensor<4xf32>
  %b4 = prim.constant 1.0 : tensor<4xf32>
  %s4 = prim.add %x, %a4 : tensor<4xf32>
  %4 = prim.add %s4, %b4 : tensor<4xf32>
  %a5 = prim.constant 3.0e38 : tensor<4xf32>
  %b5 = prim.constant 3.0e38 : tensor<4xf32>
  %s5 = prim.add %x, %a5 : tensor<4xf32>
  %5 = prim.add %s5, %b5 : tensor<4xf32>
  %a6 = prim.constant inf : tensor<4xf32>
  %b6 = prim.constant 1.0 : tensor<4xf32>
  %s6 = prim.add %x, %a6 : tensor<4xf32>
  %6 = prim.add %s6, %b6 : tensor<4xf32>
  func.return %0, %1, %2, %3, %4, %5, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @product_saves_rounding(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[A2:[^ ,:]+]] = prim.constant 0.5 : tensor<4xf32>
// CHECK-NEXT:    %[[B2:[^ ,:]+]] = prim.constant 3.0 : tensor<4xf32>
// CHECK-NEXT:    %[[S2:[^ ,:]+]] = prim.pow %[[X]], %[[A2]] : tensor<4xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.pow %[[S2]], %[[B2]] : tensor<4xf32>
// CHECK-NEXT:    %[[A3:[^ ,:]+]] = prim.constant 0.1 : tensor<4xf32>
// CHECK-NEXT:    %[[B3:[^ ,:]+]] = prim.constant 0.3 : tensor<4xf32>
// CHECK-NEXT:    %[[S3:[^ ,:]+]] = prim.pow %[[X]], %[[A3]] : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.pow %[[S3]], %[[B3]] : tensor<4xf32>
// CHECK-NEXT:    %[[A4:[^ ,:]+]] = prim.constant 1.0e+30 : tensor<4xf32>
// CHECK-NEXT:    %[[B4:[^ ,:]+]] = prim.constant 1.0e+30 : tensor<4xf32>
// CHECK-NEXT:    %[[S4:[^ ,:]+]] = prim.pow %[[X]], %[[A4]] : tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.pow %[[S4]], %[[B4]] : tensor<4xf32>
// CHECK-NEXT:    %[[A5:[^ ,:]+]] = prim.constant 1.0e-30 : tensor<4xf32>
// CHECK-NEXT:    %[[B5:[^ ,:]+]] = prim.constant 1.0e-30 : tensor<4xf32>
// CHECK-NEXT:    %[[S5:[^ ,:]+]] = prim.pow %[[X]], %[[A5]] : tensor<4xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.pow %[[S5]], %[[B5]] : tensor<4xf32>
// CHECK-NEXT:    %[[A6:[^ ,:]+]] = prim.constant inf : tensor<4xf32>
// CHECK-NEXT:    %[[B6:[^ ,:]+]] = prim.constant 2.0 : tensor<4xf32>
// CHECK-NEXT:    %[[S6:[^ ,:]+]] = prim.pow %[[X]], %[[A6]] : tensor<4xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = prim.pow %[[S6]], %[[B6]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[X]], %[[X]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[X]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @product_saves_rounding(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %a0 = prim.constant 2.0 : tensor<4xf32>
  %b0 = prim.constant 3.0 : tensor<4xf32>
  %s0 = prim.pow %x, %a0 : tensor<4xf32>
  %0 = prim.pow %s0, %b0 : tensor<4xf32>
  %a1 = prim.constant 0.5 : tensor<4xf32>
  %b1 = prim.constant 0.25 : tensor<4xf32>
  %s1 = prim.pow %x, %a1 : tensor<4xf32>
  %1 = prim.pow %s1, %b1 : tensor<4xf32>
  %a2 = prim.constant 0.5 : tensor<4xf32>
  %b2 = prim.constant 3.0 : tensor<4xf32>
  %s2 = prim.pow %x, %a2 : tensor<4xf32>
  %2 = prim.pow %s2, %b2 : tensor<4xf32>
  %a3 = prim.constant 0.1 : tensor<4xf32>
  %b3 = prim.constant 0.3 : tensor<4xf32>
  %s3 = prim.pow %x, %a3 : tensor<4xf32>
  %3 = prim.pow %s3, %b3 : tensor<4xf32>
  %a4 = prim.constant 1.0e30 : tensor<4xf32>
  %b4 = prim.constant 1.0e30 : tensor<4xf32>
  %s4 = prim.pow %x, %a4 : tensor<4xf32>
  %4 = prim.pow %s4, %b4 : tensor<4xf32>
  %a5 = prim.constant 1.0e-30 : tensor<4xf32>
  %b5 = prim.constant 1.0e-30 : tensor<4xf32>
  %s5 = prim.pow %x, %a5 : tensor<4xf32>
  %5 = prim.pow %s5, %b5 : tensor<4xf32>
  %a6 = prim.constant inf : tensor<4xf32>
  %b6 = prim.constant 2.0 : tensor<4xf32>
  %s6 = prim.pow %x, %a6 : tensor<4xf32>
  %6 = prim.pow %s6, %b6 : tensor<4xf32>
  %a7 = prim.constant 1.0 : tensor<4xf32>
  %b7 = prim.constant 4.0 : tensor<4xf32>
  %s7 = prim.pow %x, %a7 : tensor<4xf32>
  %7 = prim.pow %s7, %b7 : tensor<4xf32>
  func.return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// -----

/// Of element types.
// CHECK-LABEL: func.func @float(
// CHECK-SAME:  %[[F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[I64:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[UI8:[^ ,:]+]]: tensor<4xui8>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.add %[[I8]], %[[I8]] : tensor<4xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.add %[[I64]], %[[I64]] : tensor<4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.add %[[UI8]], %[[UI8]] : tensor<4xui8>
// CHECK-NEXT:    func.return %[[F16]], %[[F32]], %[[V0]], %[[V1]], %[[V2]] : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>
// CHECK-NEXT:  }
func.func @float(%f16: tensor<4xf16>, %f32: tensor<4xf32>, %i8: tensor<4xi8>, %i64: tensor<4xi64>, %ui8: tensor<4xui8>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>) {
  %0 = prim.add %f16, %f16 : tensor<4xf16>
  %1 = prim.add %f32, %f32 : tensor<4xf32>
  %2 = prim.add %i8, %i8 : tensor<4xi8>
  %3 = prim.add %i64, %i64 : tensor<4xi64>
  %4 = prim.add %ui8, %ui8 : tensor<4xui8>
  func.return %0, %1, %2, %3, %4 : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>
}
// CHECK-LABEL: func.func @integer(
// CHECK-SAME:  %[[F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[I64:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[UI8:[^ ,:]+]]: tensor<4xui8>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.sub %[[F16]], %[[F16]] : tensor<4xf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sub %[[F32]], %[[F32]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[I8]], %[[I64]], %[[UI8]] : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>
// CHECK-NEXT:  }
func.func @integer(%f16: tensor<4xf16>, %f32: tensor<4xf32>, %i8: tensor<4xi8>, %i64: tensor<4xi64>, %ui8: tensor<4xui8>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>) {
  %0 = prim.sub %f16, %f16 : tensor<4xf16>
  %1 = prim.sub %f32, %f32 : tensor<4xf32>
  %2 = prim.sub %i8, %i8 : tensor<4xi8>
  %3 = prim.sub %i64, %i64 : tensor<4xi64>
  %4 = prim.sub %ui8, %ui8 : tensor<4xui8>
  func.return %0, %1, %2, %3, %4 : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>
}
// CHECK-LABEL: func.func @signed(
// CHECK-SAME:  %[[F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[I64:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[UI8:[^ ,:]+]]: tensor<4xui8>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.mul %[[F16]], %[[F16]] : tensor<4xf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.mul %[[F32]], %[[F32]] : tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.mul %[[UI8]], %[[UI8]] : tensor<4xui8>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[I8]], %[[I64]], %[[V2]] : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>
// CHECK-NEXT:  }
func.func @signed(%f16: tensor<4xf16>, %f32: tensor<4xf32>, %i8: tensor<4xi8>, %i64: tensor<4xi64>, %ui8: tensor<4xui8>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>) {
  %0 = prim.mul %f16, %f16 : tensor<4xf16>
  %1 = prim.mul %f32, %f32 : tensor<4xf32>
  %2 = prim.mul %i8, %i8 : tensor<4xi8>
  %3 = prim.mul %i64, %i64 : tensor<4xi64>
  %4 = prim.mul %ui8, %ui8 : tensor<4xui8>
  func.return %0, %1, %2, %3, %4 : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>
}
// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME:  %[[F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[I64:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[UI8:[^ ,:]+]]: tensor<4xui8>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.maximum %[[F16]], %[[F16]] : tensor<4xf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.maximum %[[F32]], %[[F32]] : tensor<4xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.maximum %[[I8]], %[[I8]] : tensor<4xi8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = prim.maximum %[[I64]], %[[I64]] : tensor<4xi64>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[UI8]] : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>
// CHECK-NEXT:  }
func.func @unsigned(%f16: tensor<4xf16>, %f32: tensor<4xf32>, %i8: tensor<4xi8>, %i64: tensor<4xi64>, %ui8: tensor<4xui8>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>) {
  %0 = prim.maximum %f16, %f16 : tensor<4xf16>
  %1 = prim.maximum %f32, %f32 : tensor<4xf32>
  %2 = prim.maximum %i8, %i8 : tensor<4xi8>
  %3 = prim.maximum %i64, %i64 : tensor<4xi64>
  %4 = prim.maximum %ui8, %ui8 : tensor<4xui8>
  func.return %0, %1, %2, %3, %4 : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>
}
// CHECK-LABEL: func.func @number(
// CHECK-SAME:  %[[F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[I64:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[UI8:[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:  %[[I1:[^ ,:]+]]: tensor<4xi1>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>, tensor<4xi1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.minimum %[[I1]], %[[I1]] : tensor<4xi1>
// CHECK-NEXT:    func.return %[[F16]], %[[F32]], %[[I8]], %[[I64]], %[[UI8]], %[[V0]] : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>, tensor<4xi1>
// CHECK-NEXT:  }
func.func @number(%f16: tensor<4xf16>, %f32: tensor<4xf32>, %i8: tensor<4xi8>, %i64: tensor<4xi64>, %ui8: tensor<4xui8>, %i1: tensor<4xi1>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>, tensor<4xi1>) {
  %0 = prim.minimum %f16, %f16 : tensor<4xf16>
  %1 = prim.minimum %f32, %f32 : tensor<4xf32>
  %2 = prim.minimum %i8, %i8 : tensor<4xi8>
  %3 = prim.minimum %i64, %i64 : tensor<4xi64>
  %4 = prim.minimum %ui8, %ui8 : tensor<4xui8>
  %5 = prim.minimum %i1, %i1 : tensor<4xi1>
  func.return %0, %1, %2, %3, %4, %5 : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xui8>, tensor<4xi1>
}
// CHECK-LABEL: func.func @whole(
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[UI8:[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:  %[[I1:[^ ,:]+]]: tensor<4xi1>) -> (tensor<4xi8>, tensor<4xui8>, tensor<4xi1>) {
// CHECK-NEXT:    func.return %[[I8]], %[[UI8]], %[[I1]] : tensor<4xi8>, tensor<4xui8>, tensor<4xi1>
// CHECK-NEXT:  }
func.func @whole(%i8: tensor<4xi8>, %ui8: tensor<4xui8>, %i1: tensor<4xi1>) -> (tensor<4xi8>, tensor<4xui8>, tensor<4xi1>) {
  %0 = prim.or %i8, %i8 : tensor<4xi8>
  %1 = prim.or %ui8, %ui8 : tensor<4xui8>
  %2 = prim.or %i1, %i1 : tensor<4xi1>
  func.return %0, %1, %2 : tensor<4xi8>, tensor<4xui8>, tensor<4xi1>
}
// CHECK-LABEL: func.func @boolean(
// CHECK-SAME:  %[[C:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[I1:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xi8>, tensor<4xi1>, tensor<4xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.select %[[C]], %[[I8]], %[[I8]] : tensor<4xi8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.select %[[C]], %[[F32]], %[[F32]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[I1]], %[[V1]] : tensor<4xi8>, tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @boolean(%c: tensor<4xi1>, %i8: tensor<4xi8>, %i1: tensor<4xi1>, %f32: tensor<4xf32>) -> (tensor<4xi8>, tensor<4xi1>, tensor<4xf32>) {
  %0 = prim.select %c, %i8, %i8 : tensor<4xi8>
  %1 = prim.select %c, %i1, %i1 : tensor<4xi1>
  %2 = prim.select %c, %f32, %f32 : tensor<4xf32>
  func.return %0, %1, %2 : tensor<4xi8>, tensor<4xi1>, tensor<4xf32>
}
// CHECK-LABEL: func.func @narrow(
// CHECK-SAME:  %[[F16:[^ ,:]+]]: tensor<4xf16>,
// CHECK-SAME:  %[[F32:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[I64:[^ ,:]+]]: tensor<4xi64>,
// CHECK-SAME:  %[[F64:[^ ,:]+]]: tensor<4xf64>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xf64>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.abs %[[F32]] : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.abs %[[I64]] : tensor<4xi64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = prim.abs %[[F64]] : tensor<4xf64>
// CHECK-NEXT:    func.return %[[F16]], %[[V0]], %[[I8]], %[[V1]], %[[V2]] : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xf64>
// CHECK-NEXT:  }
func.func @narrow(%f16: tensor<4xf16>, %f32: tensor<4xf32>, %i8: tensor<4xi8>, %i64: tensor<4xi64>, %f64: tensor<4xf64>) -> (tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xf64>) {
  %0 = prim.abs %f16 : tensor<4xf16>
  %1 = prim.abs %f32 : tensor<4xf32>
  %2 = prim.abs %i8 : tensor<4xi8>
  %3 = prim.abs %i64 : tensor<4xi64>
  %4 = prim.abs %f64 : tensor<4xf64>
  func.return %0, %1, %2, %3, %4 : tensor<4xf16>, tensor<4xf32>, tensor<4xi8>, tensor<4xi64>, tensor<4xf64>
}
// CHECK-LABEL: func.func @ones(
// CHECK-SAME:  %[[I8:[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:  %[[UI8:[^ ,:]+]]: tensor<4xui8>,
// CHECK-SAME:  %[[I1:[^ ,:]+]]: tensor<4xi1>,
// CHECK-SAME:  %[[I64:[^ ,:]+]]: tensor<4xi64>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xi1>, tensor<4xi64>) {
// CHECK-NEXT:    %[[C1:[^ ,:]+]] = prim.constant 1 : tensor<4xi8>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.and %[[I8]], %[[C1]] : tensor<4xi8>
// CHECK-NEXT:    %[[C3:[^ ,:]+]] = prim.constant 127 : tensor<4xui8>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.and %[[UI8]], %[[C3]] : tensor<4xui8>
// CHECK-NEXT:    func.return %[[I8]], %[[V0]], %[[UI8]], %[[V1]], %[[I1]], %[[I64]] : tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xi1>, tensor<4xi64>
// CHECK-NEXT:  }
func.func @ones(%i8: tensor<4xi8>, %ui8: tensor<4xui8>, %i1: tensor<4xi1>, %i64: tensor<4xi64>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xi1>, tensor<4xi64>) {
  %c0 = prim.constant -1 : tensor<4xi8>
  %0 = prim.and %i8, %c0 : tensor<4xi8>
  %c1 = prim.constant 1 : tensor<4xi8>
  %1 = prim.and %i8, %c1 : tensor<4xi8>
  %c2 = prim.constant 255 : tensor<4xui8>
  %2 = prim.and %ui8, %c2 : tensor<4xui8>
  %c3 = prim.constant 127 : tensor<4xui8>
  %3 = prim.and %ui8, %c3 : tensor<4xui8>
  %c4 = prim.constant true : tensor<4xi1>
  %4 = prim.and %i1, %c4 : tensor<4xi1>
  %c5 = prim.constant -1 : tensor<4xi64>
  %5 = prim.and %i64, %c5 : tensor<4xi64>
  func.return %0, %1, %2, %3, %4, %5 : tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xi1>, tensor<4xi64>
}
// -----

/// Of shapes and lists; what depends on a symbolic size is not decided.
// CHECK-LABEL: func.func @rank(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3xf32>, %[[Y:[^ ,:]+]]: tensor<6xf32>) -> (tensor<2x3xf32>, tensor<6xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.floor %[[Y]] : tensor<6xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]] : tensor<2x3xf32>, tensor<6xf32>
// CHECK-NEXT:  }
func.func @rank(%x: tensor<2x3xf32>, %y: tensor<6xf32>) -> (tensor<2x3xf32>, tensor<6xf32>) {
  %0 = prim.floor %x : tensor<2x3xf32>
  %1 = prim.floor %y : tensor<6xf32>
  func.return %0, %1 : tensor<2x3xf32>, tensor<6xf32>
}
// CHECK-LABEL: func.func @elements(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<7xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<?x3xf32, #shape.dims<s0, 3>>) -> (tensor<2x3xf32>, tensor<7xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.ceil %[[Y]] : tensor<7xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.ceil %[[Z]] : tensor<?x3xf32, #shape.dims<s0, 3>>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[V1]] : tensor<2x3xf32>, tensor<7xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>
// CHECK-NEXT:  }
func.func @elements(%s0: index {shape.symbol = "s0"}, %x: tensor<2x3xf32>, %y: tensor<7xf32>, %z: tensor<?x3xf32, #shape.dims<s0, 3>>) -> (tensor<2x3xf32>, tensor<7xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>) {
  %0 = prim.ceil %x : tensor<2x3xf32>
  %1 = prim.ceil %y : tensor<7xf32>
  %2 = prim.ceil %z : tensor<?x3xf32, #shape.dims<s0, 3>>
  func.return %0, %1, %2 : tensor<2x3xf32>, tensor<7xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>
}
// CHECK-LABEL: func.func @shape(
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index {shape.symbol = "s0"},
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<3x2xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: tensor<?x3xf32, #shape.dims<s0, 3>>) -> (tensor<2x3xf32>, tensor<3x2xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.neg %[[Y]] : tensor<3x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.neg %[[Z]] : tensor<?x3xf32, #shape.dims<s0, 3>>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[V1]] : tensor<2x3xf32>, tensor<3x2xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>
// CHECK-NEXT:  }
func.func @shape(%s0: index {shape.symbol = "s0"}, %x: tensor<2x3xf32>, %y: tensor<3x2xf32>, %z: tensor<?x3xf32, #shape.dims<s0, 3>>) -> (tensor<2x3xf32>, tensor<3x2xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>) {
  %0 = prim.neg %x : tensor<2x3xf32>
  %1 = prim.neg %y : tensor<3x2xf32>
  %2 = prim.neg %z : tensor<?x3xf32, #shape.dims<s0, 3>>
  func.return %0, %1, %2 : tensor<2x3xf32>, tensor<3x2xf32>, tensor<?x3xf32, #shape.dims<s0, 3>>
}
// CHECK-LABEL: func.func @used_once(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:    %[[M:[^ ,:]+]] = prim.log %[[Y]] : tensor<4xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.exp %[[M]] : tensor<4xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.sqrt %[[M]] : tensor<4xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[V1]] : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:  }
func.func @used_once(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %l = prim.log %x : tensor<4xf32>
  %0 = prim.exp %l : tensor<4xf32>
  %m = prim.log %y : tensor<4xf32>
  %1 = prim.exp %m : tensor<4xf32>
  %2 = prim.sqrt %m : tensor<4xf32>
  func.return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @item(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[X]] permutation [0, 1] : tensor<3x3xf32> -> tensor<3x3xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]] : tensor<3x3xf32>, tensor<3x3xf32>
// CHECK-NEXT:  }
func.func @item(%x: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>) {
  %0 = prim.transpose %x permutation [1, 0] : tensor<3x3xf32> -> tensor<3x3xf32>
  %1 = prim.transpose %x permutation [0, 1] : tensor<3x3xf32> -> tensor<3x3xf32>
  func.return %0, %1 : tensor<3x3xf32>, tensor<3x3xf32>
}
// CHECK-LABEL: func.func @sorted(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.transpose %[[X]] permutation [1, 2, 0] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.transpose %[[X]] permutation [0, 1, 2] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[V1]] : tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>
// CHECK-NEXT:  }
func.func @sorted(%x: tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>) {
  %0 = prim.transpose %x permutation [2, 0, 1] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
  %1 = prim.transpose %x permutation [1, 2, 0] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
  %2 = prim.transpose %x permutation [0, 1, 2] : tensor<3x3x3xf32> -> tensor<3x3x3xf32>
  func.return %0, %1, %2 : tensor<3x3x3xf32>, tensor<3x3x3xf32>, tensor<3x3x3xf32>
}
// CHECK-LABEL: func.func @without(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reverse %[[X]] dims [0, 1] : tensor<2x2x2xf32> -> tensor<2x2x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reverse %[[X]] dims [1] : tensor<2x2x2xf32> -> tensor<2x2x2xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[V1]] : tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>
// CHECK-NEXT:  }
func.func @without(%x: tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) {
  %0 = prim.reverse %x dims [0, 2] : tensor<2x2x2xf32> -> tensor<2x2x2xf32>
  %1 = prim.reverse %x dims [0, 1] : tensor<2x2x2xf32> -> tensor<2x2x2xf32>
  %2 = prim.reverse %x dims [1] : tensor<2x2x2xf32> -> tensor<2x2x2xf32>
  func.return %0, %1, %2 : tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>
}
// CHECK-LABEL: func.func @renumber(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x2x2x2xf32>) -> (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reverse %[[X]] dims [0, 2] : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[X]] : tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>
// CHECK-NEXT:  }
func.func @renumber(%x: tensor<2x2x2x2xf32>) -> (tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>) {
  %0 = prim.reverse %x dims [0, 3] : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xf32>
  %1 = prim.reverse %x dims [0, 2] : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xf32>
  %2 = prim.reverse %x dims [0, 1, 3] : tensor<2x2x2x2xf32> -> tensor<2x2x2x2xf32>
  func.return %0, %1, %2 : tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2x2x2xf32>
}
// CHECK-LABEL: func.func @restore(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x2x2x2x2xf32>) -> (tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reverse %[[X]] dims [0, 3] : tensor<2x2x2x2x2xf32> -> tensor<2x2x2x2x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reverse %[[X]] dims [1, 2] : tensor<2x2x2x2x2xf32> -> tensor<2x2x2x2x2xf32>
// CHECK-NEXT:    func.return %[[X]], %[[V0]], %[[V1]] : tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xf32>
// CHECK-NEXT:  }
func.func @restore(%x: tensor<2x2x2x2x2xf32>) -> (tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xf32>) {
  %0 = prim.reverse %x dims [0, 2] : tensor<2x2x2x2x2xf32> -> tensor<2x2x2x2x2xf32>
  %1 = prim.reverse %x dims [0, 3] : tensor<2x2x2x2x2xf32> -> tensor<2x2x2x2x2xf32>
  %2 = prim.reverse %x dims [1, 2] : tensor<2x2x2x2x2xf32> -> tensor<2x2x2x2x2xf32>
  func.return %0, %1, %2 : tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xf32>
}
// CHECK-LABEL: func.func @disjoint(
// CHECK-SAME:  %[[X:[^ ,:]+]]: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = prim.reverse %[[X]] dims [0] : tensor<2x2xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = prim.reverse %[[X]] dims [0, 1] : tensor<2x2xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    func.return %[[V0]], %[[X]], %[[V1]] : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
// CHECK-NEXT:  }
func.func @disjoint(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %0 = prim.reverse %x dims [0] : tensor<2x2xf32> -> tensor<2x2xf32>
  %1 = prim.reverse %x dims [1] : tensor<2x2xf32> -> tensor<2x2xf32>
  %2 = prim.reverse %x dims [0, 1] : tensor<2x2xf32> -> tensor<2x2xf32>
  func.return %0, %1, %2 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}
