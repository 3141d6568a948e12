// RUN: stepwell-opt %s -p "map-contractions,enumerate-mappings{tiles=3}" --machine=h100 | filecheck %s

/// A kernel that multiplies matrices on tensor cores has variants with other tiles, and one with the first tile whose
/// programs share columns one row at a time.
// CHECK-LABEL: loop.kernel @mm(
// CHECK:         block = #loop.block<[[ROWS:[0-9]+]], x>
// CHECK:         block = #loop.block<[[COLUMNS:[0-9]+]], y>
// CHECK:         block = #loop.block<[[TERMS:[0-9]+]]>, dot = "ieee"
// CHECK-LABEL: loop.kernel @mm_1(
// CHECK-NOT:     block = #loop.block<[[ROWS]], x>
// CHECK:         block = #loop.block<{{[0-9]+}}, y>
// CHECK:         block = #loop.block<{{[0-9]+}}>, dot = "ieee"
// CHECK-LABEL: loop.kernel @mm_2(
// CHECK-SAME:    grouped = 1 : i64
// CHECK:         block = #loop.block<[[ROWS]], x>
// CHECK:         dot = "ieee"
// CHECK-NOT:   loop.kernel
// CHECK:       host.launch_one_of [@mm, @mm_1, @mm_2](
loop.kernel @mm(%x: memref<65536xbf16>, %w: memref<65536xbf16>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 256 {
    loop.parallel %j = 0 to 256 {
      %s = loop.reduce <add> %k = 0 to 256 : f32 {
        %a = loop.load %x[%i * 256 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%k * 256 + %j] : memref<65536xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 256 + %j] : f32, memref<65536xf32>
    }
  }
}
func.func @forward(%x: !host.buffer<[256, 256], bf16>, %w: !host.buffer<[256, 256], bf16>, %y: !host.buffer<[256, 256], f32>) {
  host.launch @mm(%x, %w, %y) : !host.buffer<[256, 256], bf16>, !host.buffer<[256, 256], bf16>, !host.buffer<[256, 256], f32>
  func.return
}
