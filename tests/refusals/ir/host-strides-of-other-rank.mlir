// A buffer with fewer strides than sizes.
func.func @f() {
  %0 = host.alloc : !host.buffer<[4, 8], f32, [8]>
  func.return
}

// refused: host-strides-of-other-rank.mlir:3:8: error: a buffer has one stride for each size
// refused:   %0 = host.alloc : !host.buffer<[4, 8], f32, [8]>
// refused:        ^^^^^^^^^^
