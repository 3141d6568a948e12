// Sums of tiles are not computed by one operation.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { dot_tile %i, %j }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{the loops are no pair of parallel ones around a sum of packed products}}
loop.kernel @f(%x: memref<64xi32>, %y: memref<64xi32>, %z: memref<16xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 4 {
      %s = loop.reduce <add> %k = 0 to 8 : i32 {
        %a = loop.load %x[%i * 8 + %k] : memref<64xi32> -> i32
        loop.yield %a : i32
      }
      %f = arith.sitofp %s : i32 to f32
      loop.store %f, %z[%i * 4 + %j] : f32, memref<16xf32>
    }
  }
}

// -----

// expected-error @unknown {{the range of the sum depends on the loops}}
loop.kernel @f(%x: memref<64xi32>, %y: memref<64xi32>, %z: memref<16xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 4 {
      %s = loop.reduce <add> %k = 0 to %i : f32 {
        %a = loop.load %x[%i * 8 + %k] : memref<64xi32> -> i32
        %b = loop.load %y[%k * 8 + %j] : memref<64xi32> -> i32
        %p = loop.dot <bf16> %a, %b : f32
        loop.yield %p : f32
      }
      loop.store %s, %z[%i * 4 + %j] : f32, memref<16xf32>
    }
  }
}

// -----

// expected-error @unknown {{no factor depends on the rows alone, with terms side by side, and the other one on the columns alone, with these side by side in packed memory}}
loop.kernel @f(%x: memref<64xi32>, %y: memref<64xi32>, %z: memref<16xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 4 {
      %s = loop.reduce <add> %k = 0 to 8 : f32 {
        %a = loop.load %x[%i * 8 + %k] : memref<64xi32> -> i32
        %b = loop.load %y[%j * 8 + %k] : memref<64xi32> -> i32
        %p = loop.dot <bf16> %a, %b : f32
        loop.yield %p : f32
      }
      loop.store %s, %z[%i * 4 + %j] : f32, memref<16xf32>
    }
  }
}

// -----

// expected-error @unknown {{a factor is not loaded from places that are multiples of the loops' variables}}
loop.kernel @f(%x: memref<64xi32>, %y: memref<64xi32>, %z: memref<16xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 4 {
      %s = loop.reduce <add> %k = 0 to 8 : f32 {
        %a = loop.load %x[%i * 8 + %k floordiv 2] : memref<64xi32> -> i32
        %b = loop.load %y[%k * 8 + %j] : memref<64xi32> -> i32
        %p = loop.dot <bf16> %a, %b : f32
        loop.yield %p : f32
      }
      loop.store %s, %z[%i * 4 + %j] : f32, memref<16xf32>
    }
  }
}
