// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p prim-to-loop,prim-to-loop --split-input-file | filecheck %s

/// An elementwise op is a loop a dimension; the call becomes a launch into a fresh buffer.
func.func private @double(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = prim.add %x, %x : tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}
func.func @elementwise(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = func.call @double(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}
// CHECK-LABEL: loop.kernel @double(
// CHECK-SAME:    %[[X:.*]]: memref<32xf32>, %[[R:.*]]: memref<32xf32>) {
// CHECK-NEXT:  loop.parallel %[[I:.*]] = 0 to 4 {
// CHECK-NEXT:    loop.parallel %[[J:.*]] = 0 to 8 {
// CHECK-NEXT:      %[[V:.*]] = loop.load %[[X]][%[[I]] * 8 + %[[J]]]
// CHECK-NEXT:      %[[S:.*]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:      loop.store %[[S]], %[[R]][%[[I]] * 8 + %[[J]]]
// CHECK-LABEL: func.func @elementwise(
// CHECK-NEXT:  %[[B:.*]] = host.alloc : !host.buffer<[4, 8], f32>
// CHECK-NEXT:  host.launch @double(%{{.*}}, %[[B]])
// CHECK-NEXT:  func.return %[[B]]

// -----

/// A row's maximum and sum are computed where the row is known, each once.
func.func private @softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %m = prim.reduce <maximum> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %mb = prim.broadcast %m dims [0] : tensor<4xf32> -> tensor<4x8xf32>
  %d = prim.sub %x, %mb : tensor<4x8xf32>
  %e = prim.exp %d : tensor<4x8xf32>
  %s = prim.reduce <add> %e dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %sb = prim.broadcast %s dims [0] : tensor<4xf32> -> tensor<4x8xf32>
  %r = prim.div %e, %sb : tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}
func.func @rows(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = func.call @softmax(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}
// CHECK-LABEL: loop.kernel @softmax(
// CHECK-NEXT:  loop.parallel
// CHECK-NEXT:    %[[M:.*]] = loop.reduce <maximum>
// CHECK:         %[[S:.*]] = loop.reduce <add>
// CHECK:           arith.subf %{{.*}}, %[[M]]
// CHECK:         loop.parallel
// CHECK:           arith.subf %{{.*}}, %[[M]]
// CHECK:           arith.divf %{{.*}}, %[[S]]

// -----

/// Rearranging ops cost nothing: they are subscripts. Strides of an argument are, too.
func.func private @views(%x: tensor<4x8xf32>) -> tensor<8x3xf32> {
  %t = prim.transpose %x permutation [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %s = prim.slice %t offsets [0, 1] strides [1, 1] : tensor<8x4xf32> -> tensor<8x3xf32>
  %r = prim.neg %s : tensor<8x3xf32>
  func.return %r : tensor<8x3xf32>
}
func.func @subscripts(%x: tensor<4x8xf32> {stepwell.strides = #shape.dims<1, 4>}) -> tensor<8x3xf32> {
  %r = func.call @views(%x) : (tensor<4x8xf32>) -> tensor<8x3xf32>
  func.return %r : tensor<8x3xf32>
}
// CHECK-LABEL: loop.kernel @views(
// CHECK:       loop.load %{{.*}}[%[[I:.*]] * 4 + %[[J:.*]] + 1]
// CHECK:       loop.store %{{.*}}, %{{.*}}[%[[I]] * 3 + %[[J]]]

// -----

/// Padding is read under a condition, and chosen where it does not hold.
func.func private @pad(%x: tensor<8xf32>) -> tensor<12xf32> {
  %p = prim.pad %x low [2] with 1.0 : tensor<8xf32> -> tensor<12xf32>
  func.return %p : tensor<12xf32>
}
func.func @guarded(%x: tensor<8xf32>) -> tensor<12xf32> {
  %r = func.call @pad(%x) : (tensor<8xf32>) -> tensor<12xf32>
  func.return %r : tensor<12xf32>
}
// CHECK-LABEL: loop.kernel @pad(
// CHECK:       %[[M:.*]] = arith.andi
// CHECK-NEXT:  %[[V:.*]] = loop.load %{{.*}}[%{{.*}} - 2] where %[[M]]
// CHECK-NEXT:  arith.select %[[M]], %[[V]], %{{.*}} : f32

// -----

/// An index from memory is checked; one that is an iota needs neither memory nor a check.
func.func private @lookup(%t: tensor<50x8xf32>, %k: tensor<4x8xi64>) -> tensor<4x8xf32> {
  %j = prim.iota dim 1 : tensor<4x8xi64>
  %r = prim.gather %t[%k, %j] : tensor<50x8xf32> -> tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}
func.func @checked(%t: tensor<50x8xf32>, %k: tensor<4x8xi64>) -> tensor<4x8xf32> {
  %r = func.call @lookup(%t, %k) : (tensor<50x8xf32>, tensor<4x8xi64>) -> tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}
// CHECK-LABEL: loop.kernel @lookup(
// CHECK:       %[[C:.*]] = loop.check_index %{{.*}} below 50 : i64
// CHECK-NEXT:  loop.load %{{.*}}[%[[C]] * 8 + %{{.*}}]

// -----

/// A running sum of f32 is carried in f64.
func.func private @running(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = prim.scan <add> %x dim 1 : tensor<4x8xf32> -> tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}
func.func @scan(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = func.call @running(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  func.return %r : tensor<4x8xf32>
}
// CHECK-LABEL: loop.kernel @running(
// CHECK:       loop.parallel
// CHECK-NEXT:    loop.for %{{.*}} = 0 to 8 carry (%{{.*}} : f64)

// -----

/// Two bfloat16 are added in f32, and the sum is rounded where it is stored.
func.func private @add(%x: tensor<8xbf16>) -> tensor<8xbf16> {
  %r = prim.add %x, %x : tensor<8xbf16>
  func.return %r : tensor<8xbf16>
}
func.func @low_precision(%x: tensor<8xbf16>) -> tensor<8xbf16> {
  %r = func.call @add(%x) : (tensor<8xbf16>) -> tensor<8xbf16>
  func.return %r : tensor<8xbf16>
}
// CHECK-LABEL: loop.kernel @add(
// CHECK:       %[[V:.*]] = arith.extf %{{.*}} : bf16 to f32
// CHECK-NEXT:  %[[S:.*]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:  arith.truncf %[[S]] : f32 to bf16

// -----

/// A symbolic size is an argument of the kernel.
func.func private @dynamic(%x: tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x8xf32, #shape.dims<s0, 8>> {
  %r = prim.neg %x : tensor<?x8xf32, #shape.dims<s0, 8>>
  func.return %r : tensor<?x8xf32, #shape.dims<s0, 8>>
}
func.func @symbols(%s0: index {shape.symbol = "s0"}, %x: tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x8xf32, #shape.dims<s0, 8>> {
  %r = func.call @dynamic(%x) : (tensor<?x8xf32, #shape.dims<s0, 8>>) -> tensor<?x8xf32, #shape.dims<s0, 8>>
  func.return %r : tensor<?x8xf32, #shape.dims<s0, 8>>
}
// CHECK-LABEL: loop.kernel @dynamic(
// CHECK-SAME:    %{{.*}}: memref<?xf32>, %{{.*}}: memref<?xf32>, %[[S:.*]]: index) {
// CHECK-NEXT:  loop.parallel %{{.*}} = 0 to %[[S]] {
// CHECK-LABEL: func.func @symbols(
// CHECK:       host.launch @dynamic(%{{.*}}, %{{.*}}, %{{.*}}) : {{.*}}, index

// -----

/// A library call stays an aten op, on buffers; what strides express is a view; a mutated argument is written at the end.
func.func @host(%x: tensor<4x8xf32> {stepwell.mutated_by = 1 : i64}, %w: tensor<8x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32> {stepwell.is_argument = 0 : i64}) {
  %t = prim.transpose %w permutation [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %m = aten.mm %x, %t attributes {extern = "library"} : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %n = prim.neg %x : tensor<4x8xf32>
  func.return %m, %n : tensor<4x8xf32>, tensor<4x8xf32>
}
// CHECK-LABEL: func.func @host(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: !host.buffer<[4, 8], f32>
// CHECK:       %[[T:.*]] = host.view %{{.*}} offset 0 : !host.buffer<[8, 8], f32> -> !host.buffer<[8, 8], f32, [1, 8]>
// CHECK-NEXT:  %[[M:.*]] = aten.mm %[[X]], %[[T]]
// CHECK:       host.launch @neg_0(%[[X]], %[[N:.*]])
// CHECK:       host.copy %[[N]] to %[[X]]
// CHECK-NEXT:  func.return %[[M]], %[[X]]

// -----

/// Channels go through the rows of their groups: the loop is split, and what a row needs is made once for all of them.
func.func private @groups(%x: tensor<8x16x16xf32>) -> tensor<8x16x16xf32> {
  %0 = prim.reshape %x : tensor<8x16x16xf32> -> tensor<2x1024xf32>
  %1 = prim.reduce <add> %0 dims [1] : tensor<2x1024xf32> -> tensor<2xf32>
  %2 = prim.broadcast %1 dims [0] : tensor<2xf32> -> tensor<2x1024xf32>
  %3 = prim.sub %0, %2 : tensor<2x1024xf32>
  %4 = prim.reshape %3 : tensor<2x1024xf32> -> tensor<8x16x16xf32>
  func.return %4 : tensor<8x16x16xf32>
}
func.func @rows_of_groups(%x: tensor<8x16x16xf32>) -> tensor<8x16x16xf32> {
  %r = func.call @groups(%x) : (tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
  func.return %r : tensor<8x16x16xf32>
}
// CHECK-LABEL: loop.kernel @groups(
// CHECK-NEXT:  loop.parallel %[[G:.*]] = 0 to 2 {
// CHECK-NEXT:    %{{.*}} = loop.reduce <add> %{{.*}} = 0 to 1024 : f32 {
// CHECK:         loop.parallel %[[C:.*]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to 16 {
// CHECK-NEXT:        loop.parallel %{{.*}} = 0 to 16 {
// CHECK-NOT:           loop.reduce

// -----

/// No place is outside of its dimension, also where the sizes are symbols: nothing is masked.
func.func private @product(%x: tensor<?x?xf32, #shape.dims<s0, s1>>, %w: tensor<?x4xbf16, #shape.dims<s1, 4>>) -> tensor<?x4xf32, #shape.dims<s0, 4>> {
  %y = prim.contract <mul, add> %x[m, k], %w[k, n] -> [m, n] : tensor<?x?xf32, #shape.dims<s0, s1>>, tensor<?x4xbf16, #shape.dims<s1, 4>> -> tensor<?x4xf32, #shape.dims<s0, 4>>
  func.return %y : tensor<?x4xf32, #shape.dims<s0, 4>>
}
func.func @symbolic(%s0: index {shape.symbol = "s0"}, %s1: index {shape.symbol = "s1"}, %x: tensor<?x?xf32, #shape.dims<s0, s1>>, %w: tensor<?x4xbf16, #shape.dims<s1, 4>>) -> tensor<?x4xf32, #shape.dims<s0, 4>> {
  %y = func.call @product(%x, %w) : (tensor<?x?xf32, #shape.dims<s0, s1>>, tensor<?x4xbf16, #shape.dims<s1, 4>>) -> tensor<?x4xf32, #shape.dims<s0, 4>>
  func.return %y : tensor<?x4xf32, #shape.dims<s0, 4>>
}
// CHECK-LABEL: loop.kernel @product(
// CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to %{{.*}} {
// CHECK-NEXT:      loop.parallel %[[J:.*]] = 0 to 4 {
// CHECK-NEXT:        %[[S:.*]] = loop.reduce <add> %[[R:.*]] = 0 to %{{.*}} : f32 {
// CHECK-NEXT:          %[[A:.*]] = loop.load %{{.*}}[%[[I]] * %{{.*}} + %[[R]]] : memref<?xf32> -> f32
// CHECK-NEXT:          %[[B:.*]] = loop.load %{{.*}}[%[[J]] + %[[R]] * 4] : memref<?xbf16> -> bf16
// CHECK-NEXT:          %[[W:.*]] = arith.extf %[[B]] : bf16 to f32
// CHECK-NEXT:          %[[P:.*]] = arith.mulf %[[A]], %[[W]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[P]] : f32

// -----

/// Where no rule gives the sizes of a result, the program checks them.
// CHECK-LABEL: func.func @chosen(
// CHECK-NEXT:    %[[Z:.*]] = aten.nonzero %x
// CHECK-NEXT:    host.expect_sizes %[[Z]] of "aten::nonzero" : !host.buffer<[4, 1], i64>
// CHECK-NEXT:    func.return %[[Z]]
func.func @chosen(%x: tensor<8xf32>) -> tensor<4x1xi64> {
  %z = aten.nonzero %x attributes {extern = "no lowering"} : (tensor<8xf32>) -> tensor<4x1xi64>
  func.return %z : tensor<4x1xi64>
}
