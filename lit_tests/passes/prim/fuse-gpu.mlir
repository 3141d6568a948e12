// RUN: stepwell-opt %s -p "fuse{min-rows=96 lanes=8 serial-extent=0 row-extent=16384 repeats=16 launch=72000000 joint-products=2 product-block=64}" | filecheck %s

/// However few rows there are, a program reduces a short one, and a kernel saves a launch.
// CHECK-LABEL: func.func @short_rows(
func.func @short_rows(%x: tensor<4x4096xf32>) -> tensor<4x4096xf32> {
  // CHECK-NEXT: prim.fusion "reduce_sub"
  %0 = prim.reduce <maximum> %x dims [1] : tensor<4x4096xf32> -> tensor<4xf32>
  %1 = prim.broadcast %0 dims [0] : tensor<4xf32> -> tensor<4x4096xf32>
  %2 = prim.sub %x, %1 : tensor<4x4096xf32>
  // CHECK: func.return
  func.return %2 : tensor<4x4096xf32>
}

/// Few results of few elements each do not make few programs of all that uses them.
// CHECK-LABEL: func.func @negative_few_rows(
func.func @negative_few_rows(%x: tensor<4x65536xf32>, %y: tensor<4x512xf32>) -> (tensor<4x65536xf32>, tensor<4xf32>) {
  // CHECK-NEXT: prim.fusion "reduce" {{.*}} -> (tensor<4xf32>)
  // CHECK:      prim.fusion "sub"
  %0 = prim.reduce <maximum> %y dims [1] : tensor<4x512xf32> -> tensor<4xf32>
  %1 = prim.broadcast %0 dims [0] : tensor<4xf32> -> tensor<4x65536xf32>
  %2 = prim.sub %x, %1 : tensor<4x65536xf32>
  func.return %2, %0 : tensor<4x65536xf32>, tensor<4xf32>
}

/// Sums of columns are not computed again for each of the rows that read them: programs would wait for one another's
/// work, done once more.
// CHECK-LABEL: func.func @negative_repeats(
func.func @negative_repeats(%x: tensor<32x32xf32>) -> tensor<32xf32> {
  // CHECK-NEXT: prim.fusion "reduce" {{.*}} -> (tensor<32xf32>)
  // CHECK-NEXT: prim.reduce <add> %{{.*}} dims [0]
  // CHECK:      prim.fusion "sub_reduce"
  %0 = prim.reduce <add> %x dims [0] : tensor<32x32xf32> -> tensor<32xf32>
  %1 = prim.broadcast %0 dims [1] : tensor<32xf32> -> tensor<32x32xf32>
  %2 = prim.sub %x, %1 : tensor<32x32xf32>
  %3 = prim.reduce <maximum> %2 dims [1] : tensor<32x32xf32> -> tensor<32xf32>
  func.return %3 : tensor<32xf32>
}

/// Merging does not bring together the stages of a sum: all the chunks would be summed again for each of them.
// CHECK-LABEL: func.func @negative_stages(
func.func @negative_stages(%x: tensor<4x4x8192xf32>) -> tensor<4x4xf32> {
  // CHECK-NEXT: prim.fusion "reduce" {{.*}} -> (tensor<4x4xf32>)
  // CHECK:      prim.fusion "reduce_sub_mul" {{.*}} -> (tensor<4x4xf32>)
  %0 = prim.reduce <add> %x dims [2] : tensor<4x4x8192xf32> -> tensor<4x4xf32>
  %1 = prim.reduce <add> %0 dims [1] : tensor<4x4xf32> -> tensor<4xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<4xf32> -> tensor<4x4x8192xf32>
  %3 = prim.sub %x, %2 : tensor<4x4x8192xf32>
  %4 = prim.mul %3, %3 : tensor<4x4x8192xf32>
  %5 = prim.reduce <add> %4 dims [2] : tensor<4x4x8192xf32> -> tensor<4x4xf32>
  func.return %5 : tensor<4x4xf32>
}

/// Of a chain of small products, each of which needs all of the one before, two are a kernel: a third one would be
/// computed 16 times for each element of the second, and so 256 times.
// CHECK-LABEL: func.func @products(
func.func @products(%x: tensor<16xf32>, %w: tensor<16x16xf32>) -> tensor<16xf32> {
  // CHECK-NEXT: prim.fusion "mul_reduce" {{.*}} -> (tensor<16xf32>)
  // CHECK:      prim.fusion "mul_reduce" {{.*}} -> (tensor<16xf32>)
  // CHECK-COUNT-2: prim.reduce
  // CHECK-NOT:  prim.fusion
  %0 = prim.broadcast %x dims [1] : tensor<16xf32> -> tensor<16x16xf32>
  %1 = prim.mul %w, %0 : tensor<16x16xf32>
  %2 = prim.reduce <add> %1 dims [1] : tensor<16x16xf32> -> tensor<16xf32>
  %3 = prim.broadcast %2 dims [1] : tensor<16xf32> -> tensor<16x16xf32>
  %4 = prim.mul %w, %3 : tensor<16x16xf32>
  %5 = prim.reduce <add> %4 dims [1] : tensor<16x16xf32> -> tensor<16xf32>
  %6 = prim.broadcast %5 dims [1] : tensor<16xf32> -> tensor<16x16xf32>
  %7 = prim.mul %w, %6 : tensor<16x16xf32>
  %8 = prim.reduce <add> %7 dims [1] : tensor<16x16xf32> -> tensor<16xf32>
  // CHECK:      func.return
  func.return %8 : tensor<16xf32>
}

/// What one group stores and another one reads along a sum of its own would be computed again for each summand, were
/// they one, though another value is read in the loops of both.
// CHECK-LABEL: func.func @negative_merge_repeats(
func.func @negative_merge_repeats(
    %x: tensor<8x32xf32>, %v: tensor<32x32xf32>, %w: tensor<32x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>) {
  // CHECK-NEXT: prim.fusion "mul_reduce" {{.*}} -> (tensor<8x32xf32>)
  // CHECK:      prim.fusion "sin_mul_reduce_add" {{.*}} -> (tensor<8x32xf32>, tensor<8x32xf32>)
  // CHECK-COUNT-1: prim.reduce
  // CHECK-NOT:  prim.reduce
  // CHECK:      func.return
  %0 = prim.broadcast %x dims [0, 2] : tensor<8x32xf32> -> tensor<8x32x32xf32>
  %1 = prim.broadcast %v dims [1, 2] : tensor<32x32xf32> -> tensor<8x32x32xf32>
  %2 = prim.mul %0, %1 : tensor<8x32x32xf32>
  %3 = prim.reduce <add> %2 dims [2] : tensor<8x32x32xf32> -> tensor<8x32xf32>
  %4 = prim.sin %3 : tensor<8x32xf32>
  %5 = prim.broadcast %3 dims [0, 2] : tensor<8x32xf32> -> tensor<8x32x32xf32>
  %6 = prim.broadcast %w dims [1, 2] : tensor<32x32xf32> -> tensor<8x32x32xf32>
  %7 = prim.mul %5, %6 : tensor<8x32x32xf32>
  %8 = prim.reduce <add> %7 dims [2] : tensor<8x32x32xf32> -> tensor<8x32xf32>
  %9 = prim.add %8, %4 : tensor<8x32xf32>
  func.return %4, %9 : tensor<8x32xf32>, tensor<8x32xf32>
}

/// A pool over much of each of a few rows is not left to the few programs that normalize its rows. What one group
/// stored for another one is not stored once they are one.
// CHECK-LABEL: func.func @negative_windows_in_few_rows(
func.func @negative_windows_in_few_rows(%x: tensor<4x32768xf32>, %y: tensor<4x32768xf32>) -> tensor<4x8192xf32> {
  // CHECK-NEXT: prim.fusion "add" {{.*}} -> (tensor<4x8192xf32>)
  // CHECK:      prim.fusion "{{.*}}reduce_{{.*}}" {{.*}} -> (tensor<4x8192xf32>)
  // CHECK-COUNT-2: prim.reduce
  // CHECK-NOT:  prim.fusion
  %0 = prim.add %x, %y : tensor<4x32768xf32>
  %1 = prim.slice %0 offsets [0, 0] strides [1, 4] : tensor<4x32768xf32> -> tensor<4x8192xf32>
  %2 = prim.slice %0 offsets [0, 1] strides [1, 4] : tensor<4x32768xf32> -> tensor<4x8192xf32>
  %3 = prim.slice %0 offsets [0, 2] strides [1, 4] : tensor<4x32768xf32> -> tensor<4x8192xf32>
  %4 = prim.slice %0 offsets [0, 3] strides [1, 4] : tensor<4x32768xf32> -> tensor<4x8192xf32>
  %5 = prim.add %1, %2 : tensor<4x8192xf32>
  %6 = prim.add %5, %3 : tensor<4x8192xf32>
  %7 = prim.add %6, %4 : tensor<4x8192xf32>
  %8 = prim.reduce <add> %7 dims [1] : tensor<4x8192xf32> -> tensor<4xf32>
  %9 = prim.broadcast %8 dims [0] : tensor<4xf32> -> tensor<4x8192xf32>
  %10 = prim.sub %7, %9 : tensor<4x8192xf32>
  %11 = prim.reduce <maximum> %10 dims [1] : tensor<4x8192xf32> -> tensor<4xf32>
  %12 = prim.broadcast %11 dims [0] : tensor<4xf32> -> tensor<4x8192xf32>
  %13 = prim.div %10, %12 : tensor<4x8192xf32>
  // CHECK:      func.return
  func.return %13 : tensor<4x8192xf32>
}

/// Neighbours in memory are lanes of one program, so that 256 columns are 32 programs: too few for all that uses them.
// CHECK-LABEL: func.func @negative_columns(
func.func @negative_columns(%x: tensor<65536x256xf32>, %y: tensor<784x256xf32>) -> (tensor<65536x256xf32>, tensor<256xf32>) {
  // CHECK-NEXT: prim.fusion "reduce" {{.*}} -> (tensor<256xf32>)
  // CHECK:      prim.fusion "sub" {{.*}} -> (tensor<65536x256xf32>)
  %0 = prim.reduce <add> %y dims [0] : tensor<784x256xf32> -> tensor<256xf32>
  %1 = prim.broadcast %0 dims [1] : tensor<256xf32> -> tensor<65536x256xf32>
  %2 = prim.sub %x, %1 : tensor<65536x256xf32>
  // CHECK:      func.return
  func.return %2, %0 : tensor<65536x256xf32>, tensor<256xf32>
}

/// As many rows, each along memory, are programs enough.
// CHECK-LABEL: func.func @rows(
func.func @rows(%x: tensor<256x65536xf32>, %y: tensor<256x784xf32>) -> (tensor<256x65536xf32>, tensor<256xf32>) {
  // CHECK-NEXT: prim.fusion "reduce_sub" {{.*}} -> (tensor<256xf32>, tensor<256x65536xf32>)
  %0 = prim.reduce <add> %y dims [1] : tensor<256x784xf32> -> tensor<256xf32>
  %1 = prim.broadcast %0 dims [0] : tensor<256xf32> -> tensor<256x65536xf32>
  %2 = prim.sub %x, %1 : tensor<256x65536xf32>
  // CHECK:      func.return
  func.return %2, %0 : tensor<256x65536xf32>, tensor<256xf32>
}

/// Two products that share a factor are one kernel, whose registers hold the sums of both.
// CHECK-LABEL: func.func @gated(
// CHECK-NEXT:    prim.fusion "contract_convert_exp_mul"
// CHECK:           prim.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return
func.func @gated(%x: tensor<2048x1024xbf16>, %w: tensor<2816x1024xbf16>, %v: tensor<2816x1024xbf16>) -> tensor<2048x2816xf32> {
  %0 = prim.contract <mul, add> %x[m, k], %w[n, k] -> [m, n] : tensor<2048x1024xbf16>, tensor<2816x1024xbf16> -> tensor<2048x2816xf32>
  %1 = prim.convert %0 : tensor<2048x2816xf32> -> tensor<2048x2816xbf16>
  %2 = prim.convert %1 : tensor<2048x2816xbf16> -> tensor<2048x2816xf32>
  %3 = prim.exp %2 : tensor<2048x2816xf32>
  %4 = prim.contract <mul, add> %x[m, k], %v[n, k] -> [m, n] : tensor<2048x1024xbf16>, tensor<2816x1024xbf16> -> tensor<2048x2816xf32>
  %5 = prim.mul %3, %4 : tensor<2048x2816xf32>
  func.return %5 : tensor<2048x2816xf32>
}

/// A kernel holds a block of the sum of products with scales, each of which it computes once.
// CHECK-LABEL: func.func @scaled_blocks(
// CHECK-NEXT:    prim.fusion "contract_mul_reduce"
// CHECK:           prim.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    func.return
func.func @scaled_blocks(%x: tensor<32x2048x128xbf16>, %w: tensor<32x2048x128xbf16>, %s: tensor<32x2048x2048xf32>) -> tensor<2048x2048xf32> {
  %0 = prim.contract <mul, add> %x[b, m, k], %w[b, n, k] -> [b, m, n] : tensor<32x2048x128xbf16>, tensor<32x2048x128xbf16> -> tensor<32x2048x2048xf32>
  %1 = prim.mul %0, %s : tensor<32x2048x2048xf32>
  %2 = prim.reduce <add> %1 dims [0] : tensor<32x2048x2048xf32> -> tensor<2048x2048xf32>
  func.return %2 : tensor<2048x2048xf32>
}

/// Few blocks would leave programs idle, and a maximum is no sum.
// CHECK-LABEL: func.func @few_or_other(
// CHECK-NEXT:    prim.fusion "contract"
// CHECK:         prim.fusion "contract"
func.func @few_or_other(%x: tensor<8192x128x128xbf16>, %w: tensor<32x2048x128xbf16>) -> (tensor<128x128xf32>, tensor<2048x2048xf32>) {
  %0 = prim.contract <mul, add> %x[b, m, k], %x[b, n, k] -> [b, m, n] : tensor<8192x128x128xbf16>, tensor<8192x128x128xbf16> -> tensor<8192x128x128xf32>
  %1 = prim.reduce <add> %0 dims [0] : tensor<8192x128x128xf32> -> tensor<128x128xf32>
  %2 = prim.contract <mul, add> %w[b, m, k], %w[b, n, k] -> [b, m, n] : tensor<32x2048x128xbf16>, tensor<32x2048x128xbf16> -> tensor<32x2048x2048xf32>
  %3 = prim.reduce <maximum> %2 dims [0] : tensor<32x2048x2048xf32> -> tensor<2048x2048xf32>
  func.return %1, %3 : tensor<128x128xf32>, tensor<2048x2048xf32>
}
