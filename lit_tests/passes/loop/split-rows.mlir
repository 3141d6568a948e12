// RUN: stepwell-opt %s -p split-rows --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p split-rows,map-to-blocks --split-input-file --machine=h100 | filecheck %s --check-prefix=BLOCKS
// RUN: stepwell-opt %s -p split-rows,online-softmax --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-rows --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Each loop over the row becomes one over each part; the last part need not be a power of two.
// CHECK-LABEL: loop.kernel @softmax(
// CHECK:         loop.parallel %[[I:.*]] = 0 to 2048 {
// CHECK-NEXT:      %[[M0:.*]] = loop.reduce <maximum> %{{.*}} = 0 to 32768 : f32 attributes {residency = #loop.residency<in_parts>} {
// CHECK-NEXT:        loop.load %x
// CHECK:           %[[M1:.*]] = loop.reduce <maximum> %{{.*}} = 32768 to 40000 : f32 attributes {residency = #loop.residency<in_parts>} {
// CHECK:           %[[M:.*]] = arith.maximumf %[[M0]], %[[M1]] : f32
// CHECK-NEXT:      %[[S0:.*]] = loop.reduce <add> %{{.*}} = 0 to 32768 : f32 attributes {residency = #loop.residency<in_parts>} {
// CHECK:             arith.subf %{{.*}}, %[[M]] : f32
// CHECK:           %[[S1:.*]] = loop.reduce <add> %{{.*}} = 32768 to 40000 : f32 attributes {residency = #loop.residency<in_parts>} {
// CHECK:             arith.subf %{{.*}}, %[[M]] : f32
// CHECK:           %[[S:.*]] = arith.addf %[[S0]], %[[S1]] : f32
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to 32768 attributes {residency = #loop.residency<in_parts>} {
// CHECK:             arith.divf %{{.*}}, %[[S]] : f32
// CHECK:           loop.parallel %[[J:.*]] = 32768 to 40000 attributes {residency = #loop.residency<in_parts>} {
// CHECK:             loop.store %{{.*}}, %y[%[[I]] * 40000 + %[[J]]]
// BLOCKS-LABEL: loop.kernel @softmax(
// BLOCKS-SAME:    warps = 16 : i64
// BLOCKS:         loop.reduce <maximum> %{{.*}} = 0 to 32768 : f32 attributes {residency = #loop.residency<in_parts>, block = #loop.block<32768>}
// BLOCKS:         loop.reduce <maximum> %{{.*}} = 32768 to 40000 : f32 attributes {residency = #loop.residency<in_parts>, block = #loop.block<8192>}
// REMARK-DAG: split-rows.mlir:[[# @LINE + 1]]:1: split-rows: each part of its rows has loops of its own {{\[}}@softmax]
loop.kernel @softmax(%x: memref<81920000xf32>, %y: memref<81920000xf32>) {
  loop.parallel %i = 0 to 2048 {
    %m = loop.reduce <maximum> %r = 0 to 40000 : f32 attributes {residency = #loop.residency<in_parts, 32768>} {
      %v = loop.load %x[%i * 40000 + %r] : memref<81920000xf32> -> f32
      loop.yield %v : f32
    }
    // REMARK-NOT: online-softmax: one walk with the maximum {{\[}}@softmax]
    %s = loop.reduce <add> %q = 0 to 40000 : f32 attributes {residency = #loop.residency<in_parts, 32768>} {
      %v = loop.load %x[%i * 40000 + %q] : memref<81920000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to 40000 attributes {residency = #loop.residency<in_parts, 32768>} {
      %v = loop.load %x[%i * 40000 + %j] : memref<81920000xf32> -> f32
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      %p = arith.divf %e, %s : f32
      loop.store %p, %y[%i * 40000 + %j] : f32, memref<81920000xf32>
    }
  }
}

// -----

/// Two values of each element are held, of half as many elements; a place is combined with its value.
// CHECK-LABEL: loop.kernel @two_values(
// CHECK:         %[[V0:.*]], %[[K0:.*]] = loop.reduce <argmaximum> %{{.*}} = 0 to 16384 : f32, i64 attributes {residency = #loop.residency<in_parts>} {
// CHECK:         %[[V1:.*]], %[[K1:.*]] = loop.reduce <argmaximum> %{{.*}} = 16384 to 20000 : f32, i64 attributes {residency = #loop.residency<in_parts>} {
// CHECK:         %[[FIRST:.*]] = arith.cmpi slt, %[[K0]], %[[K1]] : i64
// CHECK:         %[[V:.*]] = arith.select %{{.*}}, %[[V0]], %[[V1]] : f32
// CHECK-NEXT:    arith.select %{{.*}}, %[[K0]], %[[K1]] : i64
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 16384 attributes {residency = #loop.residency<in_parts>} {
// CHECK:         loop.parallel %{{.*}} = 16384 to 20000 attributes {residency = #loop.residency<in_parts>} {
// BLOCKS-LABEL: loop.kernel @two_values(
// BLOCKS-SAME:    warps = 16 : i64
// BLOCKS:         loop.reduce <argmaximum> %{{.*}} = 0 to 16384 : f32, i64 attributes {residency = #loop.residency<in_parts>, block = #loop.block<16384>}
// BLOCKS:         loop.reduce <argmaximum> %{{.*}} = 16384 to 20000 : f32, i64 attributes {residency = #loop.residency<in_parts>, block = #loop.block<4096>}
loop.kernel @two_values(%x: memref<40960000xf32>, %w: memref<40960000xf32>, %k: memref<2048xi64>) {
  loop.parallel %i = 0 to 2048 {
    %v, %at = loop.reduce <argmaximum> %r = 0 to 20000 : f32, i64 attributes {residency = #loop.residency<in_parts, 16384>} {
      %a = loop.load %x[%i * 20000 + %r] : memref<40960000xf32> -> f32
      %b = loop.load %w[%i * 20000 + %r] : memref<40960000xf32> -> f32
      %p = arith.mulf %a, %b : f32
      %n = arith.index_cast %r : index to i64
      loop.yield %p, %n : f32, i64
    }
    loop.parallel %j = 0 to 20000 attributes {residency = #loop.residency<in_parts, 16384>} {
      %a = loop.load %x[%i * 20000 + %j] : memref<40960000xf32> -> f32
      %b = loop.load %w[%i * 20000 + %j] : memref<40960000xf32> -> f32
      %c = arith.subf %a, %v : f32
      %d = arith.subf %b, %c : f32
      loop.store %d, %x[%i * 20000 + %j] : f32, memref<40960000xf32>
    }
    loop.store %at, %k[%i] : i64, memref<2048xi64>
  }
}

// -----

/// Three parts where two would leave many lanes idle.
// CHECK-LABEL: loop.kernel @three_parts(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 32768 : f32
// CHECK:         loop.reduce <add> %{{.*}} = 32768 to 49152 : f32
// CHECK:         loop.reduce <add> %{{.*}} = 49152 to 50257 : f32
// CHECK:         loop.parallel %{{.*}} = 0 to 32768
// CHECK:         loop.parallel %{{.*}} = 32768 to 49152
// CHECK:         loop.parallel %{{.*}} = 49152 to 50257
// BLOCKS-LABEL: loop.kernel @three_parts(
// BLOCKS:         loop.reduce <add> %{{.*}} = 49152 to 50257 : f32 attributes {residency = #loop.residency<in_parts>, block = #loop.block<2048>}
loop.kernel @three_parts(%x: memref<102926336xbf16>, %y: memref<102926336xbf16>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 50257 : f32 attributes {residency = #loop.residency<in_parts, 32768, 49152>} {
      %v = loop.load %x[%i * 50257 + %r] : memref<102926336xbf16> -> bf16
      %f = arith.extf %v : bf16 to f32
      loop.yield %f : f32
    }
    loop.parallel %j = 0 to 50257 attributes {residency = #loop.residency<in_parts, 32768, 49152>} {
      %v = loop.load %x[%i * 50257 + %j] : memref<102926336xbf16> -> bf16
      %f = arith.extf %v : bf16 to f32
      %d = arith.divf %f, %s : f32
      %h = arith.truncf %d : f32 to bf16
      loop.store %h, %y[%i * 50257 + %j] : bf16, memref<102926336xbf16>
    }
  }
}

// -----

/// Rows that are held as one block, streamed, or not decided stay whole.
// CHECK-LABEL: loop.kernel @negative_whole(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 20000 : f32
// CHECK:         loop.parallel %{{.*}} = 0 to 20000
// CHECK-NOT:     loop.parallel
// CHECK-LABEL: loop.kernel @negative_undecided(
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 20000 : f32
// CHECK:         loop.parallel %{{.*}} = 0 to 20000
// CHECK-NOT:     loop.parallel
loop.kernel @negative_whole(%x: memref<40960000xf32>, %y: memref<40960000xf32>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 20000 : f32 attributes {residency = #loop.residency<held>} {
      %v = loop.load %x[%i * 20000 + %r] : memref<40960000xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 20000 attributes {residency = #loop.residency<held>} {
      %v = loop.load %x[%i * 20000 + %j] : memref<40960000xf32> -> f32
      %d = arith.divf %v, %s : f32
      loop.store %d, %y[%i * 20000 + %j] : f32, memref<40960000xf32>
    }
  }
}

loop.kernel @negative_undecided(%x: memref<40960000xf32>, %y: memref<40960000xf32>) {
  loop.parallel %i = 0 to 2048 {
    %s = loop.reduce <add> %r = 0 to 20000 : f32 {
      %v = loop.load %x[%i * 20000 + %r] : memref<40960000xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 20000 {
      %v = loop.load %x[%i * 20000 + %j] : memref<40960000xf32> -> f32
      %d = arith.divf %v, %s : f32
      loop.store %d, %y[%i * 20000 + %j] : f32, memref<40960000xf32>
    }
  }
}
