// args: -t host
// The size of a host program that no argument brings in.
func.func @f(%x: !host.buffer<[s0], f32>) -> !host.buffer<[s0], f32> {
  %y = host.alloc : !host.buffer<[s0], f32>
  func.return %y : !host.buffer<[s0], f32>
}

// refused: host-size-of-no-argument.mlir:3:1: error: no argument of @f brings in the size s0
// refused: func.func @f(%x: !host.buffer<[s0], f32>) -> !host.buffer<[s0], f32> {
// refused: ^
// refused:   help: declare it: %s0: index {shape.symbol = "s0"}
