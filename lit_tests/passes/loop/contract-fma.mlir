// RUN: stepwell-opt %s -p contract-fma --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p contract-fma --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

builtin.module attributes {stepwell.numerics = "fast"} {
  // CHECK-LABEL: loop.kernel @terms(
  loop.kernel @terms(%x: memref<?xf32>, %y: memref<?xf32>) {
    // CHECK-NEXT: %[[A:.*]] = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
    // CHECK-NEXT: %[[B:.*]] = loop.load %x[16] : memref<?xf32> -> vector<16xf32>
    // CHECK-NEXT: %[[S:.*]] = math.fma %[[A]], %[[B]], %[[A]] : vector<16xf32>
    // CHECK-NEXT: %[[N:.*]] = arith.negf %[[A]] : vector<16xf32>
    // CHECK-NEXT: %[[D:.*]] = math.fma %[[A]], %[[B]], %[[N]] : vector<16xf32>
    // CHECK-NEXT: loop.store %[[S]]
    // CHECK-NEXT: loop.store %[[D]]
    // CHECK-NEXT: %[[M:.*]] = arith.negf %[[B]] : vector<16xf32>
    // CHECK-NEXT: %[[T:.*]] = math.fma %[[M]], %[[B]], %[[A]] : vector<16xf32>
    // CHECK-NEXT: loop.store %[[T]]
    %a = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
    %b = loop.load %x[16] : memref<?xf32> -> vector<16xf32>
    %p = arith.mulf %a, %b : vector<16xf32>
    %s = arith.addf %a, %p : vector<16xf32>
    %d = arith.subf %p, %a : vector<16xf32>
    loop.store %s, %y[0] : vector<16xf32>, memref<?xf32>
    loop.store %d, %y[16] : vector<16xf32>, memref<?xf32>
    %q = arith.mulf %b, %b : vector<16xf32>
    %t = arith.subf %a, %q : vector<16xf32>
    loop.store %t, %y[32] : vector<16xf32>, memref<?xf32>
  }

  /// The product is needed as it is, or twice in one sum.
  // CHECK-LABEL: loop.kernel @kept(
  // CHECK-NOT:   math.fma
  loop.kernel @kept(%x: memref<?xf32>, %h: memref<?xf16>, %y: memref<?xf32>) {
    %a = loop.load %x[0] : memref<?xf32> -> f32
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %p, %a : f32
    loop.store %p, %y[0] : f32, memref<?xf32>
    loop.store %s, %y[1] : f32, memref<?xf32>
    %q = arith.mulf %a, %a : f32
    %t = arith.addf %q, %q : f32
    loop.store %t, %y[2] : f32, memref<?xf32>
    %b = loop.load %h[0] : memref<?xf16> -> f16
    %r = arith.mulf %b, %b : f16
    %u = arith.addf %r, %b : f16
    loop.store %u, %h[1] : f16, memref<?xf16>
  }

  /// A sum of products is a loop that carries the sum.
  // CHECK-LABEL: loop.kernel @dot(
  loop.kernel @dot(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<1xf32>) {
    // CHECK-NEXT: %[[Z:.*]] = arith.constant 0.000000e+00 : f32
    // CHECK-NEXT: %[[S:.*]] = loop.for %{{.*}} = 0 to 64 carry (%[[C:.*]] = %[[Z]] : f32) {
    // CHECK:        %[[F:.*]] = math.fma %[[A:.*]], %[[B:.*]], %[[C]] : f32
    // CHECK-NEXT:   loop.yield %[[F]] : f32
    // CHECK:      loop.store %[[S]], %z[0]
    %s = loop.reduce <add> %i = 0 to 64 : f32 {
      %a = loop.load %x[%i] : memref<64xf32> -> f32
      %b = loop.load %y[%i] : memref<64xf32> -> f32
      %p = arith.mulf %a, %b : f32
      loop.yield %p : f32
    }
    loop.store %s, %z[0] : f32, memref<1xf32>
  }
}

// -----

builtin.module {
  // CHECK-LABEL: loop.kernel @default(
  // CHECK-NOT:   math.fma
  loop.kernel @default(%x: memref<?xf32>, %y: memref<?xf32>) {
    %a = loop.load %x[0] : memref<?xf32> -> f32
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %p, %a : f32
    loop.store %s, %y[0] : f32, memref<?xf32>
  }

  /// In a sum of squares nothing cancels, but in one of other products.
  // CHECK-LABEL: loop.kernel @squares(
  // CHECK:      loop.for %{{.*}} = 0 to 64 step 16 carry (%[[C:.*]] = %{{.*}} : vector<16xf32>, %[[D:.*]] = %{{.*}} : vector<16xf32>
  // CHECK:        %[[A:.*]] = loop.load %x
  // CHECK:        %[[S:.*]] = math.fma %[[A]], %[[A]], %[[C]] : vector<16xf32>
  // CHECK-NEXT:   %[[P:.*]] = arith.mulf %[[A]], %{{.*}} : vector<16xf32>
  // CHECK-NEXT:   %[[T:.*]] = arith.addf %[[D]], %[[P]] : vector<16xf32>
  // CHECK-NEXT:   loop.yield %[[S]], %[[T]]
  // CHECK-NOT:  math.fma
  loop.kernel @squares(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<32xf32>) {
    %s, %t = loop.reduce <add, add> %i = 0 to 64 step 16 : vector<16xf32>, vector<16xf32> {
      %a = loop.load %x[%i] : memref<64xf32> -> vector<16xf32>
      %b = loop.load %y[%i] : memref<64xf32> -> vector<16xf32>
      %q = arith.mulf %a, %a : vector<16xf32>
      %p = arith.mulf %a, %b : vector<16xf32>
      loop.yield %q, %p : vector<16xf32>, vector<16xf32>
    }
    loop.store %s, %z[0] : vector<16xf32>, memref<32xf32>
    loop.store %t, %z[16] : vector<16xf32>, memref<32xf32>
    %u = loop.reduce <add> %i = 0 to 64 : f32 {
      %a = loop.load %x[%i] : memref<64xf32> -> f32
      %b = loop.load %y[%i] : memref<64xf32> -> f32
      %p = arith.mulf %a, %b : f32
      loop.yield %p : f32
    }
    loop.store %u, %z[0] : f32, memref<32xf32>
  }
}

// -----

builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: loop.kernel @strict(
  // CHECK-NOT:   math.fma
  loop.kernel @strict(%x: memref<?xf32>, %y: memref<?xf32>) {
    %a = loop.load %x[0] : memref<?xf32> -> f32
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %p, %a : f32
    loop.store %s, %y[0] : f32, memref<?xf32>
  }

  /// A product that says so is contracted under all numerics.
  // CHECK-LABEL: loop.kernel @marked(
  // CHECK:      loop.for
  // CHECK:        math.fma
  loop.kernel @marked(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<1xf32>) {
    %s = loop.reduce <add> %i = 0 to 64 : f32 {
      %a = loop.load %x[%i] : memref<64xf32> -> f32
      %b = loop.load %y[%i] : memref<64xf32> -> f32
      %p = arith.mulf %a, %b fastmath<contract> : f32
      loop.yield %p : f32
    }
    loop.store %s, %z[0] : f32, memref<1xf32>
  }

  /// A product of packed numbers takes the sum as its addend.
  // CHECK-LABEL: loop.kernel @packed(
  // CHECK:      loop.for %{{.*}} = 0 to 32 carry (%[[SUM:.*]] =
  // CHECK:        loop.dot <bf16> %{{.*}}, %{{.*}} to %[[SUM]] : f32
  loop.kernel @packed(%x: memref<64xbf16>, %y: memref<64xbf16>, %z: memref<1xf32>) {
    %s = loop.reduce <add> %i = 0 to 32 : f32 {
      %a = loop.load_packed %x[%i * 2] : memref<64xbf16> -> i32
      %b = loop.load_packed %y[%i * 2] : memref<64xbf16> -> i32
      %p = loop.dot <bf16> %a, %b : f32
      loop.yield %p : f32
    }
    loop.store %s, %z[0] : f32, memref<1xf32>
  }
}
