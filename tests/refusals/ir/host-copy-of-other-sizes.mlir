// A copy between buffers of two sizes.
func.func @f(%x: !host.buffer<[4], f32>, %y: !host.buffer<[8], f32>) {
  host.copy %x to %y : !host.buffer<[4], f32> to !host.buffer<[8], f32>
  func.return
}

// refused: host-copy-of-other-sizes.mlir:3:3: error: 'host.copy': !host.buffer<[4], f32> is copied into !host.buffer<[8], f32>, which has other sizes or elements
// refused:   host.copy %x to %y : !host.buffer<[4], f32> to !host.buffer<[8], f32>
// refused:   ^
