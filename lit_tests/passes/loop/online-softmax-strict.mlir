// RUN: stepwell-opt %s -p online-softmax --remarks -o /dev/null 2>&1 | filecheck %s

/// Another order of sums is another sum.
builtin.module attributes {stepwell.numerics = "strict"} {
  loop.kernel @negative_strict(%x: memref<100000xf32>, %y: memref<1xf32>) {
    %m = loop.reduce <maximum> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%r] : memref<100000xf32> -> f32
      loop.yield %v : f32
    }
    // CHECK: online-softmax: not one walk with the maximum: under strict numerics a sum keeps its terms {{\[}}@negative_strict]
    %s = loop.reduce <add> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%r] : memref<100000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    loop.store %s, %y[0] : f32, memref<1xf32>
  }
}
