// RUN: stepwell-opt %s -p 'aten-to-prim,verify-level{level=prim}' | filecheck %s

/// The counter of an element is its place in row-major order, so that the bits are the same in any layout.
// CHECK-LABEL: func.func @bits(
func.func @bits(%seed: tensor<i64>) -> tensor<4x8xi64> {
  // CHECK-NEXT: %[[SEED:.*]] = prim.broadcast %seed dims [] : tensor<i64> -> tensor<32xi64>
  // CHECK-NEXT: %[[PLACE:.*]] = prim.iota dim 0 : tensor<32xi64>
  // CHECK-NEXT: %[[BITS:.*]] = prim.random_bits %[[SEED]], %[[PLACE]] : tensor<32xi64>
  // CHECK-NEXT: prim.reshape %[[BITS]] : tensor<32xi64> -> tensor<4x8xi64>
  %bits = aten.call "stepwell_random::bits(Tensor seed, SymInt[] size) -> Tensor" %seed {size = [4, 8]} : (tensor<i64>) -> tensor<4x8xi64>
  func.return %bits : tensor<4x8xi64>
}

// CHECK-LABEL: func.func @seeds(
func.func @seeds() -> tensor<3xi64> {
  // CHECK-NEXT: aten.call "stepwell_random::seeds(int count, Device device) -> Tensor" {{.*}} attributes {extern = "seeds are drawn from torch's generator"}
  %seeds = aten.call "stepwell_random::seeds(int count, Device device) -> Tensor" {count = 3, device = "cpu"} : () -> tensor<3xi64>
  func.return %seeds : tensor<3xi64>
}
