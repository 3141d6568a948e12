// What has no form in Triton is refused with its place.

// RUN: not stepwell-opt %s -p loop-to-triton --split-input-file 2>&1 | filecheck %s

// CHECK: loop-to-triton-refused.mlir:[[# @LINE + 2]]:10: error: a GPU kernel has no scratch memory
loop.kernel @scratch(%x: memref<16xf32>) {
  %row = loop.alloc : memref<16xf32>
}

// -----

// CHECK: loop-to-triton-refused.mlir:[[# @LINE + 6]]:3: error: it needs what other programs write, or writes what they need
loop.kernel @dependent(%x: memref<16xf32>, %y: memref<16xf32>) {
  %one = arith.constant 1.0 : f32
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<4, x>} {
    loop.store %one, %x[%i] : f32, memref<16xf32>
  }
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<4, x>} {
    %v = loop.load %x[-%i + 15] : memref<16xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<16xf32>
  }
}

// -----

// CHECK: loop-to-triton-refused.mlir:[[# @LINE + 4]]:5: error: the number of programs depends on a loop or on memory
loop.kernel @triangle(%x: memref<256xf32>) {
  %one = arith.constant 1.0 : f32
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<1, y>} {
    loop.parallel %j = 0 to %i attributes {block = #loop.block<4, x>} {
      loop.store %one, %x[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}

// -----

// CHECK: loop-to-triton-refused.mlir:[[# @LINE + 4]]:10: error: 'math.ctpop' has no form in Triton
loop.kernel @bits(%x: memref<16xi32>) {
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<4, x>} {
    %v = loop.load %x[%i] : memref<16xi32> -> i32
    %w = math.ctpop %v : i32
    loop.store %w, %x[%i] : i32, memref<16xi32>
  }
}

// -----

// CHECK: loop-to-triton-refused.mlir:[[# @LINE + 2]]:8: error: a constant of tensor<2xf32> has no form in Triton
loop.kernel @constant(%x: memref<16xf32>) {
  %c = arith.constant dense<1.0> : tensor<2xf32>
}

// -----

loop.kernel @no_blocks(%x: memref<256xf32>, %y: memref<256xf32>) {
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<16, x>} {
    // CHECK: loop-to-triton-refused.mlir:[[# @LINE + 1]]:{{.*}}: error: this is no sum of products over blocks, which `dot` asks for
    %s = loop.reduce <add> %k = 0 to 16 : f32 attributes {dot = "ieee"} {
      %l = loop.load %x[%i * 16 + %k] : memref<256xf32> -> f32
      %p = arith.mulf %l, %l : f32
      loop.yield %p : f32
    }
    loop.store %s, %y[%i] : f32, memref<256xf32>
  }
}

// -----

loop.kernel @no_columns(%x: memref<256xf32>, %y: memref<256xf32>) {
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<16, x>} {
    // CHECK: loop-to-triton-refused.mlir:[[# @LINE + 1]]:{{.*}}: error: `dot` multiplies a factor that varies over rows by one that varies over columns
    %s = loop.reduce <add> %k = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
      %l = loop.load %x[%i * 16 + %k] : memref<256xf32> -> f32
      %p = arith.mulf %l, %l : f32
      loop.yield %p : f32
    }
    loop.store %s, %y[%i] : f32, memref<256xf32>
  }
}

// -----

loop.kernel @other_types(%x: memref<256xf32>, %w: memref<256xbf16>, %y: memref<256xf32>) {
  loop.parallel %i = 0 to 16 attributes {block = #loop.block<16, x>} {
    loop.parallel %j = 0 to 16 attributes {block = #loop.block<16, y>} {
      // CHECK: loop-to-triton-refused.mlir:[[# @LINE + 1]]:{{.*}}: error: `dot` multiplies factors of one type, not f32 and bf16
      %s = loop.reduce <add> %k = 0 to 16 : f32 attributes {block = #loop.block<16>, dot = "ieee"} {
        %l = loop.load %x[%i * 16 + %k] : memref<256xf32> -> f32
        %r = loop.load %w[%k * 16 + %j] : memref<256xbf16> -> bf16
        %b = arith.extf %r : bf16 to f32
        %p = arith.mulf %l, %b : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}

// -----

// CHECK: loop-to-triton-refused.mlir:[[# @LINE + 2]]:8: error: a kernel with vectors has no form in Triton, where blocks of loops are lanes
loop.kernel @vectors(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> vector<8xf32>
  loop.store %v, %y[0] : vector<8xf32>, memref<8xf32>
}
