/// Joints and rearrangements that simplify, beside ones that do not.

// RUN: stepwell-opt %s -p canonicalize | filecheck %s

/// Empty pieces go, nested pieces are inlined along the same dimension, if nothing else uses them.
// CHECK-LABEL: func.func @concatenations(
// CHECK-NEXT:      %twice = prim.concatenate %x, %x dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
// CHECK-NEXT:      %used = prim.concatenate %twice, %x dim 0 : tensor<8xf32>, tensor<4xf32> -> tensor<12xf32>
// CHECK-NEXT:      %again = prim.exp %twice : tensor<8xf32>
// CHECK-NEXT:      %nested = prim.concatenate %x, %x dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
// CHECK-NEXT:      %rows = prim.concatenate %y, %y dim 0 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<8x4xf32>
// CHECK-NEXT:      %z = prim.broadcast %x dims [1] : tensor<4xf32> -> tensor<8x4xf32>
// CHECK-NEXT:      %columns = prim.concatenate %rows, %z dim 1 : tensor<8x4xf32>, tensor<8x4xf32> -> tensor<8x8xf32>
func.func @concatenations(%x: tensor<4xf32>, %y: tensor<4x4xf32>, %e: tensor<0xf32>) -> (tensor<12xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<0xf32>, tensor<0xf32>, tensor<4xf32>) {
  %twice = prim.concatenate %x, %x dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  %used = prim.concatenate %twice, %x dim 0 : tensor<8xf32>, tensor<4xf32> -> tensor<12xf32>
  %again = prim.exp %twice : tensor<8xf32>
  %once = prim.concatenate %x, %e dim 0 : tensor<4xf32>, tensor<0xf32> -> tensor<4xf32>
  %nested = prim.concatenate %once, %x, %e dim 0 : tensor<4xf32>, tensor<4xf32>, tensor<0xf32> -> tensor<8xf32>
  %rows = prim.concatenate %y, %y dim 0 : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<8x4xf32>
  %z = prim.broadcast %x dims [1] : tensor<4xf32> -> tensor<8x4xf32>
  %columns = prim.concatenate %rows, %z dim 1 : tensor<8x4xf32>, tensor<8x4xf32> -> tensor<8x8xf32>
  %none = prim.concatenate %e, %e dim 0 : tensor<0xf32>, tensor<0xf32> -> tensor<0xf32>
  %alone = prim.concatenate %e dim 0 : tensor<0xf32> -> tensor<0xf32>
  %one = prim.concatenate %x dim 0 : tensor<4xf32> -> tensor<4xf32>
  func.return %used, %again, %nested, %columns, %none, %alone, %one : tensor<12xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<0xf32>, tensor<0xf32>, tensor<4xf32>
}

/// Slices that follow one another are one slice.
// CHECK-LABEL: func.func @neighbours(
// CHECK-NEXT:      %part = prim.slice %x offsets [1] strides [1] : tensor<12xf32> -> tensor<6xf32>
// CHECK-NEXT:      %f = prim.slice %x offsets [1] strides [1] : tensor<12xf32> -> tensor<2xf32>
// CHECK-NEXT:      %g = prim.slice %x offsets [4] strides [1] : tensor<12xf32> -> tensor<4xf32>
// CHECK-NEXT:      %gap = prim.concatenate %f, %g dim 0 : tensor<2xf32>, tensor<4xf32> -> tensor<6xf32>
// CHECK-NEXT:      %even = prim.slice %x offsets [0] strides [2] : tensor<12xf32> -> tensor<6xf32>
// CHECK-NEXT:      %j = prim.slice %x offsets [0] strides [2] : tensor<12xf32> -> tensor<3xf32>
// CHECK-NEXT:      %k = prim.slice %x offsets [6] strides [1] : tensor<12xf32> -> tensor<3xf32>
// CHECK-NEXT:      %steps = prim.concatenate %j, %k dim 0 : tensor<3xf32>, tensor<3xf32> -> tensor<6xf32>
// CHECK-NEXT:      %l = prim.slice %x offsets [0] strides [1] : tensor<12xf32> -> tensor<3xf32>
// CHECK-NEXT:      %n = prim.slice %y offsets [3] strides [1] : tensor<12xf32> -> tensor<3xf32>
// CHECK-NEXT:      %others = prim.concatenate %l, %n dim 0 : tensor<3xf32>, tensor<3xf32> -> tensor<6xf32>
// CHECK-NEXT:      %p = prim.slice %m offsets [0, 0] strides [1, 1] : tensor<6x4xf32> -> tensor<6x2xf32>
// CHECK-NEXT:      %q = prim.slice %m offsets [0, 2] strides [1, 1] : tensor<6x4xf32> -> tensor<6x2xf32>
// CHECK-NEXT:      %crossed = prim.concatenate %p, %q dim 0 : tensor<6x2xf32>, tensor<6x2xf32> -> tensor<12x2xf32>
func.func @neighbours(%x: tensor<12xf32>, %y: tensor<12xf32>, %m: tensor<6x4xf32>) -> (tensor<12xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x4xf32>, tensor<12x2xf32>) {
  %a = prim.slice %x offsets [0] strides [1] : tensor<12xf32> -> tensor<3xf32>
  %b = prim.slice %x offsets [3] strides [1] : tensor<12xf32> -> tensor<4xf32>
  %c = prim.slice %x offsets [7] strides [1] : tensor<12xf32> -> tensor<5xf32>
  %whole = prim.concatenate %a, %b, %c dim 0 : tensor<3xf32>, tensor<4xf32>, tensor<5xf32> -> tensor<12xf32>
  %d = prim.slice %x offsets [1] strides [1] : tensor<12xf32> -> tensor<2xf32>
  %e = prim.slice %x offsets [3] strides [1] : tensor<12xf32> -> tensor<4xf32>
  %part = prim.concatenate %d, %e dim 0 : tensor<2xf32>, tensor<4xf32> -> tensor<6xf32>
  %f = prim.slice %x offsets [1] strides [1] : tensor<12xf32> -> tensor<2xf32>
  %g = prim.slice %x offsets [4] strides [1] : tensor<12xf32> -> tensor<4xf32>
  %gap = prim.concatenate %f, %g dim 0 : tensor<2xf32>, tensor<4xf32> -> tensor<6xf32>
  %h = prim.slice %x offsets [0] strides [2] : tensor<12xf32> -> tensor<3xf32>
  %i = prim.slice %x offsets [6] strides [2] : tensor<12xf32> -> tensor<3xf32>
  %even = prim.concatenate %h, %i dim 0 : tensor<3xf32>, tensor<3xf32> -> tensor<6xf32>
  %j = prim.slice %x offsets [0] strides [2] : tensor<12xf32> -> tensor<3xf32>
  %k = prim.slice %x offsets [6] strides [1] : tensor<12xf32> -> tensor<3xf32>
  %steps = prim.concatenate %j, %k dim 0 : tensor<3xf32>, tensor<3xf32> -> tensor<6xf32>
  %l = prim.slice %x offsets [0] strides [1] : tensor<12xf32> -> tensor<3xf32>
  %n = prim.slice %y offsets [3] strides [1] : tensor<12xf32> -> tensor<3xf32>
  %others = prim.concatenate %l, %n dim 0 : tensor<3xf32>, tensor<3xf32> -> tensor<6xf32>
  %p = prim.slice %m offsets [0, 0] strides [1, 1] : tensor<6x4xf32> -> tensor<6x2xf32>
  %q = prim.slice %m offsets [0, 2] strides [1, 1] : tensor<6x4xf32> -> tensor<6x2xf32>
  %columns = prim.concatenate %p, %q dim 1 : tensor<6x2xf32>, tensor<6x2xf32> -> tensor<6x4xf32>
  %crossed = prim.concatenate %p, %q dim 0 : tensor<6x2xf32>, tensor<6x2xf32> -> tensor<12x2xf32>
  func.return %whole, %part, %gap, %even, %steps, %others, %columns, %crossed : tensor<12xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x4xf32>, tensor<12x2xf32>
}

// CHECK-LABEL: func.func @pads(
// CHECK-NEXT:      %b = prim.pad %x low [3] with 0.5 : tensor<4xf32> -> tensor<10xf32>
// CHECK-NEXT:      %c = prim.pad %x low [1] with 0.0 : tensor<4xf32> -> tensor<6xf32>
// CHECK-NEXT:      %d = prim.pad %c low [0] with -0.0 : tensor<6xf32> -> tensor<8xf32>
func.func @pads(%x: tensor<4xf32>) -> (tensor<10xf32>, tensor<8xf32>, tensor<4xf32>) {
  %a = prim.pad %x low [1] with 0.5 : tensor<4xf32> -> tensor<6xf32>
  %b = prim.pad %a low [2] with 0.5 : tensor<6xf32> -> tensor<10xf32>
  %c = prim.pad %x low [1] with 0.0 : tensor<4xf32> -> tensor<6xf32>
  %d = prim.pad %c low [0] with -0.0 : tensor<6xf32> -> tensor<8xf32>
  %e = prim.pad %x low [0] with 0.0 : tensor<4xf32> -> tensor<4xf32>
  func.return %b, %d, %e : tensor<10xf32>, tensor<8xf32>, tensor<4xf32>
}

/// A gather of each element's own place is none.
// CHECK-LABEL: func.func @gathers(
// CHECK-NEXT:      %i = prim.iota dim 0 : tensor<4x6xi64>
// CHECK-NEXT:      %j = prim.iota dim 1 : tensor<4x6xi64>
// CHECK-NEXT:      %turned = prim.gather %x[%i, %i] : tensor<4x6xf32> -> tensor<4x6xf32>
// CHECK-NEXT:      %one = prim.constant 1 : tensor<4x6xi64>
// CHECK-NEXT:      %second = prim.gather %x[%one, %j] : tensor<4x6xf32> -> tensor<4x6xf32>
// CHECK-NEXT:      %l = prim.iota dim 0 : tensor<3xi64>
// CHECK-NEXT:      %first = prim.gather %v[%l] : tensor<4xf32> -> tensor<3xf32>
func.func @gathers(%x: tensor<4x6xf32>, %o: tensor<1x6xf32>, %v: tensor<4xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<1x6xf32>, tensor<4x6xf32>, tensor<3xf32>) {
  %i = prim.iota dim 0 : tensor<4x6xi64>
  %j = prim.iota dim 1 : tensor<4x6xi64>
  %same = prim.gather %x[%i, %j] : tensor<4x6xf32> -> tensor<4x6xf32>
  %turned = prim.gather %x[%i, %i] : tensor<4x6xf32> -> tensor<4x6xf32>
  %zero = prim.constant 0 : tensor<1x6xi64>
  %k = prim.iota dim 1 : tensor<1x6xi64>
  %row = prim.gather %o[%zero, %k] : tensor<1x6xf32> -> tensor<1x6xf32>
  %one = prim.constant 1 : tensor<4x6xi64>
  %second = prim.gather %x[%one, %j] : tensor<4x6xf32> -> tensor<4x6xf32>
  %l = prim.iota dim 0 : tensor<3xi64>
  %first = prim.gather %v[%l] : tensor<4xf32> -> tensor<3xf32>
  func.return %same, %turned, %row, %second, %first : tensor<4x6xf32>, tensor<4x6xf32>, tensor<1x6xf32>, tensor<4x6xf32>, tensor<3xf32>
}

/// What dimensions of size 1 and repeated elements allow.
// CHECK-LABEL: func.func @rearrangements(
// CHECK-NEXT:      %a = prim.reshape %x : tensor<4x1x6xf32> -> tensor<1x4x6xf32>
// CHECK-NEXT:      %b = prim.transpose %x permutation [2, 1, 0] : tensor<4x1x6xf32> -> tensor<6x1x4xf32>
// CHECK-NEXT:      %c = prim.reshape %x : tensor<4x1x6xf32> -> tensor<1x4x6xf32>
// CHECK-NEXT:      %e = prim.reverse %x dims [2] : tensor<4x1x6xf32> -> tensor<4x1x6xf32>
// CHECK-NEXT:      %g = prim.reverse %y dims [0] : tensor<4x6xf32> -> tensor<4x6xf32>
// CHECK-NEXT:      %0 = prim.reverse %v dims [0] : tensor<6xf32> -> tensor<6xf32>
// CHECK-NEXT:      %i = prim.broadcast %0 dims [1] : tensor<6xf32> -> tensor<4x6xf32>
// CHECK-NEXT:      %j = prim.broadcast %v dims [1] : tensor<6xf32> -> tensor<4x6xf32>
// CHECK-NEXT:      %k = prim.broadcast %v dims [0] : tensor<6xf32> -> tensor<6x4xf32>
// CHECK-NEXT:      %l = prim.iota dim 0 : tensor<4x6xi64>
// CHECK-NEXT:      %m = prim.iota dim 1 : tensor<6x4xi64>
// CHECK-NEXT:      %n = prim.iota dim 1 : tensor<1x4x1x6xi64>
// CHECK-NEXT:      %o = prim.reshape %l : tensor<4x6xi64> -> tensor<24xi64>
// CHECK-NEXT:      %p = prim.broadcast %y dims [0, 2] : tensor<4x6xf32> -> tensor<4x5x6xf32>
// CHECK-NEXT:      %1 = prim.reshape %y : tensor<4x6xf32> -> tensor<2x2x6xf32>
// CHECK-NEXT:      %q = prim.broadcast %1 dims [0, 1, 3] : tensor<2x2x6xf32> -> tensor<2x2x5x6xf32>
// CHECK-NEXT:      %r = prim.reshape %p : tensor<4x5x6xf32> -> tensor<20x6xf32>
// CHECK-NEXT:      %2 = prim.reshape %y : tensor<4x6xf32> -> tensor<4x2x3xf32>
// CHECK-NEXT:      %s = prim.broadcast %2 dims [0, 2, 3] : tensor<4x2x3xf32> -> tensor<4x5x2x3xf32>
// CHECK-NEXT:      %t = prim.broadcast %y dims [0, 3] : tensor<4x6xf32> -> tensor<4x1x5x6xf32>
// CHECK-NEXT:      %u2 = prim.reshape %y : tensor<4x6xf32> -> tensor<6x4xf32>
// CHECK-NEXT:      %z2 = prim.broadcast %w dims [1] : tensor<1xf32> -> tensor<2x1x3xf32>
func.func @rearrangements(%x: tensor<4x1x6xf32>, %y: tensor<4x6xf32>, %v: tensor<6xf32>, %w: tensor<1xf32>) -> (tensor<1x4x6xf32>, tensor<6x1x4xf32>, tensor<1x4x6xf32>, tensor<4x1x6xf32>, tensor<4x1x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x4xf32>, tensor<6x4xi64>, tensor<1x4x1x6xi64>, tensor<24xi64>, tensor<2x2x5x6xf32>, tensor<20x6xf32>, tensor<4x5x2x3xf32>, tensor<4x1x5x6xf32>, tensor<6x4xf32>, tensor<4x6xf32>, tensor<2x1x3xf32>) {
  %a = prim.transpose %x permutation [1, 0, 2] : tensor<4x1x6xf32> -> tensor<1x4x6xf32>
  %b = prim.transpose %x permutation [2, 1, 0] : tensor<4x1x6xf32> -> tensor<6x1x4xf32>
  %c = prim.transpose %b permutation [1, 2, 0] : tensor<6x1x4xf32> -> tensor<1x4x6xf32>
  %d = prim.reverse %x dims [1] : tensor<4x1x6xf32> -> tensor<4x1x6xf32>
  %e = prim.reverse %x dims [1, 2] : tensor<4x1x6xf32> -> tensor<4x1x6xf32>
  %f = prim.reverse %y dims [0, 1] : tensor<4x6xf32> -> tensor<4x6xf32>
  %g = prim.reverse %f dims [1] : tensor<4x6xf32> -> tensor<4x6xf32>
  %h = prim.broadcast %v dims [1] : tensor<6xf32> -> tensor<4x6xf32>
  %i = prim.reverse %h dims [0, 1] : tensor<4x6xf32> -> tensor<4x6xf32>
  %j = prim.reverse %h dims [0] : tensor<4x6xf32> -> tensor<4x6xf32>
  %k = prim.transpose %h permutation [1, 0] : tensor<4x6xf32> -> tensor<6x4xf32>
  %l = prim.iota dim 0 : tensor<4x6xi64>
  %m = prim.transpose %l permutation [1, 0] : tensor<4x6xi64> -> tensor<6x4xi64>
  %n = prim.reshape %l : tensor<4x6xi64> -> tensor<1x4x1x6xi64>
  %o = prim.reshape %l : tensor<4x6xi64> -> tensor<24xi64>
  %p = prim.broadcast %y dims [0, 2] : tensor<4x6xf32> -> tensor<4x5x6xf32>
  %q = prim.reshape %p : tensor<4x5x6xf32> -> tensor<2x2x5x6xf32>
  %r = prim.reshape %p : tensor<4x5x6xf32> -> tensor<20x6xf32>
  %s = prim.reshape %p : tensor<4x5x6xf32> -> tensor<4x5x2x3xf32>
  %t = prim.reshape %p : tensor<4x5x6xf32> -> tensor<4x1x5x6xf32>
  %u = prim.reshape %y : tensor<4x6xf32> -> tensor<24xf32>
  %u2 = prim.reshape %u : tensor<24xf32> -> tensor<6x4xf32>
  %u3 = prim.reshape %u : tensor<24xf32> -> tensor<4x6xf32>
  %z = prim.broadcast %w dims [0] : tensor<1xf32> -> tensor<1x3xf32>
  %z2 = prim.broadcast %z dims [1, 2] : tensor<1x3xf32> -> tensor<2x1x3xf32>
  func.return %a, %b, %c, %d, %e, %g, %i, %j, %k, %m, %n, %o, %q, %r, %s, %t, %u2, %u3, %z2 : tensor<1x4x6xf32>, tensor<6x1x4xf32>, tensor<1x4x6xf32>, tensor<4x1x6xf32>, tensor<4x1x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x4xf32>, tensor<6x4xi64>, tensor<1x4x1x6xi64>, tensor<24xi64>, tensor<2x2x5x6xf32>, tensor<20x6xf32>, tensor<4x5x2x3xf32>, tensor<4x1x5x6xf32>, tensor<6x4xf32>, tensor<4x6xf32>, tensor<2x1x3xf32>
}
