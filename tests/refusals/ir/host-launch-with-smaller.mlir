// A launch with a buffer that is too small.
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = loop.load %x[7] : memref<8xf32> -> f32
  loop.store %v, %y[0] : f32, memref<8xf32>
}
func.func @f(%x: !host.buffer<[4], f32>, %y: !host.buffer<[8], f32>) {
  host.launch @k(%x, %y) : !host.buffer<[4], f32>, !host.buffer<[8], f32>
  func.return
}

// refused: host-launch-with-smaller.mlir:7:3: error: 'host.launch': argument 0 of @k is memref<8xf32>, and !host.buffer<[4], f32> does not hold that
// refused:   host.launch @k(%x, %y) : !host.buffer<[4], f32>, !host.buffer<[8], f32>
// refused:   ^
