// RUN: stepwell-opt %s -t triton-python | filecheck %s

/// A row a program, its elements in blocks: sums are Triton's own, a maximum that keeps NaN is a function.
// CHECK-LABEL: def combine_maximumf(a, b):
// CHECK-NEXT:     return tl.maximum(a, b, propagate_nan=tl.PropagateNan.ALL)
// CHECK:       # grid (64,); 4 warps; 1 stage; multiples of 16: x
// CHECK-NEXT:  @triton.jit
// CHECK-NEXT: def softmax(x, y, columns):
// CHECK-NEXT:     row = tl.program_id(0)
// CHECK-NEXT:     lanes = tl.arange(0, 256)
// CHECK-NEXT:     inside = lanes < columns
// CHECK-NEXT:     start = row * columns
// CHECK-NEXT:     offsets = start + lanes
// CHECK-NEXT:     values = tl.load(x + offsets, mask=inside, other=float("-inf"))
// CHECK-NEXT:     maximum = tl.reduce(values, 0, combine_maximumf)
// CHECK-NEXT:     differences = values - maximum
// CHECK-NEXT:     powers = libdevice.exp(differences)
// CHECK-NEXT:     sum = tl.sum(powers, 0)
// CHECK-NEXT:     result = tl.div_rn(powers, sum)
// CHECK-NEXT:     tl.store(y + offsets, result, mask=inside)
triton.func @softmax(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32>, %columns: i32) attributes {grid = [#shape.expr<64>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %row = triton.get_program_id x : i32
  %lanes = triton.make_range 0 to 256 : tensor<256xi32>
  %limit = triton.splat %columns : i32 -> tensor<256xi32>
  %inside = arith.cmpi slt, %lanes, %limit : tensor<256xi32>
  %start = arith.muli %row, %columns : i32
  %starts = triton.splat %start : i32 -> tensor<256xi32>
  %offsets = arith.addi %starts, %lanes : tensor<256xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<256x!triton.ptr<f32>>
  %sources = triton.addptr %xs, %offsets : tensor<256x!triton.ptr<f32>>, tensor<256xi32>
  %least = arith.constant dense<0xff800000> : tensor<256xf32>
  %values = triton.load %sources, %inside, %least : tensor<256x!triton.ptr<f32>>
  %maximum = triton.reduce %values axis 0 : tensor<256xf32> combine (%a: f32, %b: f32) {
    %c = arith.maximumf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %maxima = triton.splat %maximum : f32 -> tensor<256xf32>
  %differences = arith.subf %values, %maxima : tensor<256xf32>
  %powers = triton.extern_elementwise "__nv_expf" %differences : (tensor<256xf32>) -> tensor<256xf32>
  %sum = triton.reduce %powers axis 0 : tensor<256xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %sums = triton.splat %sum : f32 -> tensor<256xf32>
  %result = triton.precise_divf %powers, %sums : tensor<256xf32>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<256x!triton.ptr<f32>>
  %targets = triton.addptr %ys, %offsets : tensor<256x!triton.ptr<f32>>, tensor<256xi32>
  triton.store %targets, %result, %inside : tensor<256x!triton.ptr<f32>>
  triton.return
}
