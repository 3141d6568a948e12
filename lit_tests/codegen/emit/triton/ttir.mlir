// RUN: stepwell-opt %s -t ttir | filecheck %s

/// The same kernel as softmax.mlir, in Triton's own IR.
// CHECK-LABEL: tt.func public @softmax(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f32>, %columns: i32) attributes {noinline = false} {
// CHECK-NEXT:     %row = tt.get_program_id x : i32
// CHECK-NEXT:     %lanes = tt.make_range {end = 256 : i32, start = 0 : i32} : tensor<256xi32>
// CHECK-NEXT:     %limit = tt.splat %columns : i32 -> tensor<256xi32>
// CHECK-NEXT:     %inside = arith.cmpi slt, %lanes, %limit : tensor<256xi32>
// CHECK-NEXT:     %start = arith.muli %row, %columns : i32
// CHECK-NEXT:     %starts = tt.splat %start : i32 -> tensor<256xi32>
// CHECK-NEXT:     %offsets = arith.addi %starts, %lanes : tensor<256xi32>
// CHECK-NEXT:     %xs = tt.splat %x : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
// CHECK-NEXT:     %sources = tt.addptr %xs, %offsets : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
// CHECK-NEXT:     %least = arith.constant dense<0xff800000> : tensor<256xf32>
// CHECK-NEXT:     %values = tt.load %sources, %inside, %least : tensor<256x!tt.ptr<f32>>
// CHECK-NEXT:     %maximum = "tt.reduce"(%values) <{axis = 0 : i32}> ({
// CHECK-NEXT:     ^bb0(%a: f32, %b: f32):
// CHECK-NEXT:       %c = arith.maximumf %a, %b : f32
// CHECK-NEXT:       tt.reduce.return %c : f32
// CHECK-NEXT:     }) : (tensor<256xf32>) -> f32
// CHECK-NEXT:     %maxima = tt.splat %maximum : f32 -> tensor<256xf32>
// CHECK-NEXT:     %differences = arith.subf %values, %maxima : tensor<256xf32>
// CHECK-NEXT:     %powers = tt.extern_elementwise %differences {libname = "", libpath = "", pure = true, symbol = "__nv_expf"} : (tensor<256xf32>) -> tensor<256xf32>
// CHECK-NEXT:     %sum = "tt.reduce"(%powers) <{axis = 0 : i32}> ({
// CHECK-NEXT:     ^bb0(%a_1: f32, %b_1: f32):
// CHECK-NEXT:       %c_1 = arith.addf %a_1, %b_1 : f32
// CHECK-NEXT:       tt.reduce.return %c_1 : f32
// CHECK-NEXT:     }) : (tensor<256xf32>) -> f32
// CHECK-NEXT:     %sums = tt.splat %sum : f32 -> tensor<256xf32>
// CHECK-NEXT:     %result = tt.precise_divf %powers, %sums : tensor<256xf32>
// CHECK-NEXT:     %ys = tt.splat %y : !tt.ptr<f32> -> tensor<256x!tt.ptr<f32>>
// CHECK-NEXT:     %targets = tt.addptr %ys, %offsets : tensor<256x!tt.ptr<f32>>, tensor<256xi32>
// CHECK-NEXT:     tt.store %targets, %result, %inside : tensor<256x!tt.ptr<f32>>
// CHECK-NEXT:     tt.return
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

/// A scan of a selected value.
// CHECK-LABEL: tt.func public @largest_so_far(
// CHECK:          %so_far = "tt.scan"(%values) <{axis = 0 : i32, reverse = false}> ({
// CHECK-NEXT:     ^bb0(%a: f32, %b: f32):
// CHECK-NEXT:       %c = arith.cmpf ogt, %a, %b : f32
// CHECK-NEXT:       %d = arith.select %c, %a, %b : f32
// CHECK-NEXT:       tt.scan.return %d : f32
// CHECK-NEXT:     }) : (tensor<128xf32>) -> tensor<128xf32>
triton.func @largest_so_far(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %sources = triton.addptr %xs, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %values = triton.load %sources : tensor<128x!triton.ptr<f32>>
  %so_far = triton.scan %values axis 0 : tensor<128xf32> combine (%a: f32, %b: f32) {
    %c = arith.cmpf ogt, %a, %b : f32
    %d = arith.select %c, %a, %b : f32
    triton.scan.return %d : f32
  }
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %targets = triton.addptr %ys, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  triton.store %targets, %so_far : tensor<128x!triton.ptr<f32>>
  triton.return
}
