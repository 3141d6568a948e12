// Products are not added up by one operation.

// RUN: stepwell-opt %s -p 'schedule{text="kernel @f { group %r by 2 }"}' --split-input-file --verify-diagnostics

// expected-error @unknown {{the loop is no sum of products of bf16 or i8 in steps of 1}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %v = loop.load %x[%r] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<64xf32>
}

// -----

// expected-error @unknown {{the loop is no sum of products of bf16 or i8 in steps of 1}}
loop.kernel @f(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %a = loop.load %x[%r] : memref<64xf32> -> f32
    %v = arith.mulf %a, %a : f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<64xf32>
}

// -----

// expected-error @unknown {{an operation adds 4 products}}
loop.kernel @f(%x: memref<64xi8>, %y: memref<64xi8>, %z: memref<1xi32>) {
  %s = loop.reduce <add> %r = 0 to 64 : i32 {
    %a = loop.load %x[%r] : memref<64xi8> -> i8
    %b = loop.load %y[%r] : memref<64xi8> -> i8
    %c = arith.extsi %a : i8 to i32
    %d = arith.extsi %b : i8 to i32
    %p = arith.muli %c, %d : i32
    loop.yield %p : i32
  }
  loop.store %s, %z[0] : i32, memref<1xi32>
}

// -----

// expected-error @unknown {{something else than an operation stands inside}}
loop.kernel @f(%x: memref<64xbf16>, %y: memref<64xbf16>, %z: memref<1xf32>) {
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %a = loop.load %x[%r] : memref<64xbf16> -> bf16
    loop.parallel %i = 0 to 2 {
      loop.store %a, %y[%i] : bf16, memref<64xbf16>
    }
    %b = loop.load %x[%r + 0] : memref<64xbf16> -> bf16
    %c = arith.extf %a : bf16 to f32
    %d = arith.extf %b : bf16 to f32
    %p = arith.mulf %c, %d fastmath<contract> : f32
    loop.yield %p : f32
  }
  loop.store %s, %z[0] : f32, memref<1xf32>
}

// -----

// expected-error @unknown {{loop.store has effects besides reading}}
loop.kernel @f(%x: memref<64xbf16>, %y: memref<64xbf16>, %z: memref<1xf32>) {
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %a = loop.load %x[%r] : memref<64xbf16> -> bf16
    loop.store %a, %y[%r] : bf16, memref<64xbf16>
    %b = loop.load %x[%r] : memref<64xbf16> -> bf16
    %c = arith.extf %a : bf16 to f32
    %d = arith.extf %b : bf16 to f32
    %p = arith.mulf %c, %d fastmath<contract> : f32
    loop.yield %p : f32
  }
  loop.store %s, %z[0] : f32, memref<1xf32>
}
