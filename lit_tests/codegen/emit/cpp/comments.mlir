// RUN: stepwell-opt -t cpp %s | filecheck %s
// RUN: stepwell-opt -t "cpp{comments=false}" %s | filecheck %s --check-prefix=BARE

// A comment names the user's line where it changes. Places in IR text are none.
// BARE-NOT: model.py
// CHECK-LABEL: extern "C" i64 places(
// CHECK-NEXT:    f32* x = (f32*)buffers[0];
// CHECK-NEXT:    f32 a = x[0];
// CHECK-NEXT:    // model.py:12 aten.add
// CHECK-NEXT:    f32 b = a + a;
// CHECK-NEXT:    f32 c = b + a;
// CHECK-NEXT:    // model.py:12 aten.add, model.py:13
// CHECK-NEXT:    f32 d = c * c;
// CHECK-NEXT:    x[0] = d;
loop.kernel @places(%x: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xf32> -> f32
  %b = arith.addf %a, %a : f32 loc("aten.add.Tensor"("/home/user/model.py":12:3))
  %c = arith.addf %b, %a : f32 loc("aten.add.Tensor"("/home/user/model.py":12:3))
  %d = arith.mulf %c, %c : f32 loc(fused["aten.add.Tensor"("/home/user/model.py":12:3), "/home/user/model.py":13:1])
  loop.store %d, %x[0] : f32, memref<?xf32>
}
