// A launch of a kernel that is not there.
func.func @f(%x: !host.buffer<[8], f32>) {
  host.launch @k(%x) : !host.buffer<[8], f32>
  func.return
}

// refused: host-launch-of-nothing.mlir:3:3: error: 'host.launch': there is no kernel @k in the module
// refused:   host.launch @k(%x) : !host.buffer<[8], f32>
// refused:   ^
