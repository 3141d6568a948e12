// RUN: stepwell-opt %s -p pack-constants | filecheck %s
// RUN: stepwell-opt %s -p pack-constants{most=1000} --remarks=pack-constants 2>&1 | filecheck %s --check-prefix=LESS
// RUN: stepwell-opt %s -p pack-constants,compute-once | filecheck %s --check-prefix=ONCE
// RUN: stepwell-opt %s -p pack-constants --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes pack-constants | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   most: an integer (default 2147483648)

/// Each step of 16 has a panel of 40 values, which gets room for 48, so that subscripts contain no division. A row of %x is
/// not fixed.
// CHECK-LABEL: loop.kernel @mm_packed(%w: memref<120xf32>, %tile: memref<144xf32>) {
// CHECK-NEXT:    loop.parallel %j = 0 to 48 step 16 {
// CHECK-NEXT:      loop.transpose 10 by 4 of %w[%j * 2] stride 4 to %tile[%j * 3] stride 10 : memref<120xf32>, memref<144xf32>
// CHECK-LABEL: loop.kernel @mm(%x: memref<6xf32>, %w: memref<120xf32>, %y: memref<90xf32>, %tile: memref<144xf32>) {
// CHECK-NEXT:    loop.parallel %i = 0 to 3 {
// CHECK-NEXT:      %row = loop.alloc : memref<2xf32>
// CHECK:           loop.parallel %j = 0 to 48 step 16 {
// CHECK-NEXT:        loop.parallel %[[K:.*]] = 0 to 30 {
// CHECK:               loop.load %tile[%j * 3 + %[[K]]] : memref<144xf32> -> f32
// ONCE-LABEL:  func.func @forward(
// ONCE-NEXT:     %tile = control.call once @forward_once(%w) : (!host.buffer<[120], f32>) -> (!host.buffer<[144], f32>)
// ONCE:          host.launch @mm(%x, %w, %y, %tile)
// ONCE-NEXT:     host.launch @mm(%y, %w, %z, %tile)
// ONCE-LABEL:  func.func private @forward_once(
// LESS:        packed in each run: 1152 bytes are too many to keep
// LESS-NOT:    @mm_packed
loop.kernel @mm(%x: memref<6xf32>, %w: memref<120xf32>, %y: memref<90xf32>) {
  loop.parallel %i = 0 to 3 {
    %row = loop.alloc : memref<2xf32>
    loop.parallel %k = 0 to 2 {
      %v = loop.load %x[%i * 2 + %k] : memref<6xf32> -> f32
      loop.store %v, %row[%k] : f32, memref<2xf32>
    }
    loop.parallel %j = 0 to 48 step 16 {
      %tile = loop.alloc : memref<40xf32>
      loop.transpose 10 by 4 of %w[%j * 2] stride 4 to %tile[0] stride 10 : memref<120xf32>, memref<40xf32>
      loop.parallel %k = 0 to 30 {
        %a = loop.load %row[%k mod 2] : memref<2xf32> -> f32
        %b = loop.load %tile[%k] : memref<40xf32> -> f32
        %p = arith.mulf %a, %b : f32
        loop.store %p, %y[%i * 30 + %k] : f32, memref<90xf32>
      }
    }
  }
}

func.func @forward(%x: !host.buffer<[6], f32>, %w: !host.buffer<[120], f32> {stepwell.fixed}) -> !host.buffer<[90], f32> {
  %y = host.alloc : !host.buffer<[90], f32>
  %z = host.alloc : !host.buffer<[90], f32>
  host.launch @mm(%x, %w, %y) : !host.buffer<[6], f32>, !host.buffer<[120], f32>, !host.buffer<[90], f32>
  host.launch @mm(%y, %w, %z) : !host.buffer<[90], f32>, !host.buffer<[120], f32>, !host.buffer<[90], f32>
  func.return %z : !host.buffer<[90], f32>
}
