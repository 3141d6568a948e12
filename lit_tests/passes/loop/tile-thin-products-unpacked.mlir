// RUN: stepwell-opt %s -p 'tile-thin-products{bf16-terms=1 enough-uses=4 l1=512}' | filecheck %s
// RUN: stepwell-opt %s -p 'tile-thin-products{bf16-terms=1 enough-uses=5 l1=512}' | filecheck %s --check-prefix=FEW
// RUN: stepwell-opt %s -p 'tile-thin-products{bf16-terms=1 enough-uses=4 l1=511}' | filecheck %s --check-prefix=FEW
// RUN: stepwell-opt %s -p 'tile-thin-products{bf16-terms=2 enough-uses=4 l1=512}' | filecheck %s --check-prefix=FEW

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  /// The numbers that all columns of a matrix of four bits are multiplied by, every second of which the same half of the
  /// bytes needs, are converted and placed side by side once, if the first-level cache holds them.
  // CHECK-LABEL: loop.kernel @four_bits(
  // CHECK:         %[[A:.*]] = loop.alloc : memref<64xf32>
  // CHECK-NEXT:    loop.parallel %[[K:.*]] = 0 to 64 {
  // CHECK-NEXT:      %[[L:.*]] = loop.load %x[%[[K]] * 2] : memref<128xbf16> -> bf16
  // CHECK-NEXT:      %[[E:.*]] = arith.extf %[[L]] : bf16 to f32
  // CHECK-NEXT:      loop.store %[[E]], %[[A]][%[[K]]] : f32, memref<64xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:    %[[B:.*]] = loop.alloc : memref<64xf32>
  // CHECK-NEXT:    loop.parallel %[[K:.*]] = 0 to 64 {
  // CHECK-NEXT:      loop.load %x[%[[K]] * 2 + 1] : memref<128xbf16> -> bf16
  // CHECK:         loop.parallel %{{.*}} = 0 to 4 {
  // CHECK-NEXT:      loop.reduce <add> %[[K:.*]] = 0 to 64 step 16 {{.*}} {
  // CHECK:             loop.load %[[A]][%[[K]]] : memref<64xf32> -> vector<16xf32>
  // CHECK:             loop.load %[[B]][%[[K]]] : memref<64xf32> -> vector<16xf32>
  // FEW-LABEL:   loop.kernel @four_bits(
  // FEW-NOT:       loop.alloc
  loop.kernel @four_bits(%x: memref<128xbf16>, %w: memref<256xi8>, %y: memref<4xf32>) {
    %fifteen = arith.constant 15 : i8
    %four = arith.constant 4 : i8
    loop.parallel %j = 0 to 4 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %b = loop.load %w[%j * 64 + %k] : memref<256xi8> -> i8
        %x0 = loop.load %x[%k * 2] : memref<128xbf16> -> bf16
        %f0 = arith.extf %x0 : bf16 to f32
        %b0 = arith.andi %b, %fifteen : i8
        %n0 = arith.sitofp %b0 : i8 to f32
        %p0 = arith.mulf %f0, %n0 fastmath<contract> : f32
        %x1 = loop.load %x[%k * 2 + 1] : memref<128xbf16> -> bf16
        %f1 = arith.extf %x1 : bf16 to f32
        %b1 = arith.shrui %b, %four : i8
        %n1 = arith.sitofp %b1 : i8 to f32
        %p1 = arith.mulf %f1, %n1 fastmath<contract> : f32
        %p = arith.addf %p0, %p1 fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<4xf32>
    }
  }

  /// So are numbers that are far apart only, and those of each row.
  // CHECK-LABEL: loop.kernel @rows(
  // CHECK-NEXT:    %[[A:.*]] = loop.alloc : memref<128xf32>
  // CHECK-NEXT:    loop.parallel %[[I:.*]] = 0 to 2 {
  // CHECK-NEXT:      loop.parallel %[[K:.*]] = 0 to 64 {
  // CHECK-NEXT:        %[[L:.*]] = loop.load %x[%[[I]] * 128 + %[[K]] * 2] : memref<256xf32> -> f32
  // CHECK-NEXT:        loop.store %[[L]], %[[A]][%[[I]] * 64 + %[[K]]] : f32, memref<128xf32>
  // FEW-LABEL:   loop.kernel @rows(
  // FEW-NOT:       loop.alloc
  loop.kernel @rows(%x: memref<256xf32>, %w: memref<256xi8>, %y: memref<8xf32>) {
    loop.parallel %i = 0 to 2 {
      loop.parallel %j = 0 to 4 {
        %s = loop.reduce <add> %k = 0 to 64 : f32 {
          %b = loop.load %w[%j * 64 + %k] : memref<256xi8> -> i8
          %n = arith.sitofp %b : i8 to f32
          %f = loop.load %x[%i * 128 + %k * 2] : memref<256xf32> -> f32
          %p = arith.mulf %f, %n fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 4 + %j] : f32, memref<8xf32>
      }
    }
  }

  /// Neighbours of the type of the sum are loaded as they are, and so is what is multiplied by more bits.
  // CHECK-LABEL: loop.kernel @negative_neighbours(
  // CHECK-NOT:     loop.alloc
  // CHECK-LABEL: loop.kernel @negative_halves(
  // CHECK-NOT:     loop.alloc
  loop.kernel @negative_neighbours(%x: memref<64xf32>, %w: memref<256xi8>, %y: memref<4xf32>) {
    loop.parallel %j = 0 to 4 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %b = loop.load %w[%j * 64 + %k] : memref<256xi8> -> i8
        %n = arith.sitofp %b : i8 to f32
        %f = loop.load %x[%k] : memref<64xf32> -> f32
        %p = arith.mulf %f, %n fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<4xf32>
    }
  }
  loop.kernel @negative_halves(%x: memref<64xbf16>, %w: memref<256xbf16>, %y: memref<4xf32>) {
    loop.parallel %j = 0 to 4 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %b = loop.load %w[%j * 64 + %k] : memref<256xbf16> -> bf16
        %n = arith.extf %b : bf16 to f32
        %a = loop.load %x[%k] : memref<64xbf16> -> bf16
        %f = arith.extf %a : bf16 to f32
        %p = arith.mulf %f, %n fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<4xf32>
    }
  }
}
