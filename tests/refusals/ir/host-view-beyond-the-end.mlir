// A view of more than there is.
func.func @f(%x: !host.buffer<[4], f32>) -> !host.buffer<[8], f32> {
  %y = host.view %x offset 0 : !host.buffer<[4], f32> -> !host.buffer<[8], f32>
  func.return %y : !host.buffer<[8], f32>
}

// refused: host-view-beyond-the-end.mlir:3:8: error: 'host.view': 8 elements from 0 on leave the 4 that are there
// refused:   %y = host.view %x offset 0 : !host.buffer<[4], f32> -> !host.buffer<[8], f32>
// refused:        ^
