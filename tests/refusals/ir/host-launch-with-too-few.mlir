// A launch with fewer buffers than the kernel takes.
loop.kernel @k(%x: memref<8xf32>, %y: memref<8xf32>) {
  %v = loop.load %x[0] : memref<8xf32> -> f32
  loop.store %v, %y[0] : f32, memref<8xf32>
}
func.func @f(%x: !host.buffer<[8], f32>) {
  host.launch @k(%x) : !host.buffer<[8], f32>
  func.return
}

// refused: host-launch-with-too-few.mlir:7:3: error: 'host.launch': @k takes 2 arguments, not 1
// refused:   host.launch @k(%x) : !host.buffer<[8], f32>
// refused:   ^
