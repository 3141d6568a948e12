// A reduction whose body yields another type.
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  %a = loop.reduce <add> %i = 0 to 8 : f64 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    loop.yield %v : f32
  }
}

// refused: loop-yield-of-other-type.mlir:3:8: error: loop.reduce yields values of its result types
// refused:   %a = loop.reduce <add> %i = 0 to 8 : f64 {
// refused:        ^
