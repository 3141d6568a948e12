// RUN: stepwell-opt -t host %s | filecheck %s
// RUN: stepwell-opt -t "host{comments=false}" %s | filecheck %s --check-prefix=BARE

/// A comment names the user's lines where they change, each line once, without overloads. Places in IR text are none.
// BARE-NOT: model.py
// CHECK:      def forward(x, y):
// CHECK:        # model.py:12 aten.mul, aten.add
// CHECK-NEXT:   z = empty_strided(
// CHECK-NEXT:   k(x, y, z)
// CHECK-NEXT:   # model.py:13 aten.mm
// CHECK-NEXT:   w = aten_mm(z, y)
// CHECK-NOT:    #
// CHECK:        return (w,)
func.func @forward(%x: !host.buffer<[4, 4], f32>, %y: !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32> {
  %z = host.alloc : !host.buffer<[4, 4], f32> loc(fused["aten.mul.Tensor"("/home/user/model.py":12:3), "aten.add.Scalar"("/home/user/model.py":12:9)])
  host.launch @k(%x, %y, %z) : !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32> loc(fused["aten.mul.Tensor"("/home/user/model.py":12:3), "aten.add.Scalar"("/home/user/model.py":12:9)])
  %w = aten.mm %z, %y : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32> loc("aten.mm"("/home/user/model.py":13:3))
  func.return %w : !host.buffer<[4, 4], f32>
}
loop.kernel @k(%x: memref<16xf32>, %y: memref<16xf32>, %z: memref<16xf32>) {
}
