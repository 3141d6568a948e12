// RUN: stepwell-opt %s -p hoist-scales --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p hoist-scales --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p hoist-scales --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// Both halves of a byte have the scale of their group, which is loaded before the loop over the group.
// CHECK-LABEL: loop.kernel @halves(
// CHECK:         loop.reduce <add> %[[G:.+]] = 0 to 4 : vector<16xf32> {
// CHECK-NEXT:      %[[L:.+]] = loop.load %s[%[[G]]] : memref<4xf32> -> f32
// CHECK-NEXT:      %[[S:.+]] = vector.broadcast %[[L]]
// CHECK-NEXT:      %[[U:.+]] = loop.reduce <add> %[[K:.+]] = 0 to 32 step 16 : vector<16xf32> {
// CHECK:             %[[LOW:.+]] = arith.sitofp
// CHECK:             %[[HIGH:.+]] = arith.sitofp
// CHECK-NEXT:        %[[P:.+]] = arith.mulf %[[X:.+]], %[[LOW]] fastmath<contract> : vector<16xf32>
// CHECK-NEXT:        %[[Q:.+]] = arith.mulf %[[HIGH]], %[[X]] fastmath<contract> : vector<16xf32>
// CHECK-NEXT:        %[[T:.+]] = arith.addf %[[P]], %[[Q]]
// CHECK-NEXT:        loop.yield %[[T]]
// CHECK:           %[[V:.+]] = arith.mulf %[[U]], %[[S]] fastmath<contract> : vector<16xf32>
// CHECK-NEXT:      loop.yield %[[V]]
loop.kernel @halves(%x: memref<128xf32>, %w: memref<128xi8>, %s: memref<4xf32>, %y: memref<1xf32>) {
  %four = arith.constant 4 : i8
  %shift = vector.broadcast %four : i8 to vector<16xi8>
  %v = loop.reduce <add> %g = 0 to 4 : vector<16xf32> {
    // REMARK-DAG: hoist-scales.mlir:[[# @LINE + 1]]:10: hoist-scales: 1 sums are multiplied by a scale, and not their terms {{\[}}@halves]
    %u = loop.reduce <add> %k = 0 to 32 step 16 : vector<16xf32> {
      %a = loop.load %x[%k + %g * 32] : memref<128xf32> -> vector<16xf32>
      %b = loop.load %w[%k + %g * 32] : memref<128xi8> -> vector<16xi8>
      %f = loop.load %s[%g] : memref<4xf32> -> f32
      %e = vector.broadcast %f : f32 to vector<16xf32>
      %low = arith.sitofp %b : vector<16xi8> to vector<16xf32>
      %h = arith.shrui %b, %shift : vector<16xi8>
      %high = arith.sitofp %h : vector<16xi8> to vector<16xf32>
      %c = arith.mulf %low, %e : vector<16xf32>
      %d = arith.mulf %e, %high : vector<16xf32>
      %p = arith.mulf %a, %c fastmath<contract> : vector<16xf32>
      %q = arith.mulf %d, %a fastmath<contract> : vector<16xf32>
      %t = arith.addf %p, %q : vector<16xf32>
      loop.yield %t : vector<16xf32>
    }
    loop.yield %u : vector<16xf32>
  }
  %r = loop.reduce_lanes <add> %v : vector<16xf32>
  loop.store %r, %y[0] : f32, memref<1xf32>
}

/// Floats, whose sums may overflow without the scale; 32 bits; a scale that is another one in each term; scales that
/// differ; a maximum.
// CHECK-LABEL: loop.kernel @negative(
// CHECK-COUNT-6: arith.mulf
// CHECK-NOT:     arith.mulf
loop.kernel @negative(%x: memref<64xf32>, %i: memref<64xi32>, %w: memref<64xi8>, %s: memref<64xf32>, %y: memref<5xf32>) {
  %e = loop.load %s[0] : memref<64xf32> -> f32
  %f = loop.load %s[1] : memref<64xf32> -> f32
  %0, %1, %2, %3 = loop.reduce <add, add, add, add> %k = 0 to 64 : f32, f32, f32, f32 {
    %a = loop.load %x[%k] : memref<64xf32> -> f32
    %b = arith.mulf %a, %e : f32
    %c = loop.load %i[%k] : memref<64xi32> -> i32
    %d = arith.sitofp %c : i32 to f32
    %g = arith.mulf %d, %e : f32
    %h = loop.load %w[%k] : memref<64xi8> -> i8
    %q = arith.sitofp %h : i8 to f32
    %j = loop.load %s[%k] : memref<64xf32> -> f32
    %l = arith.mulf %q, %j : f32
    %m = arith.mulf %q, %e : f32
    %n = arith.mulf %q, %f : f32
    %o = arith.addf %m, %n : f32
    loop.yield %b, %g, %l, %o : f32, f32, f32, f32
  }
  %4 = loop.reduce <maximum> %k = 0 to 64 : f32 {
    %h = loop.load %w[%k] : memref<64xi8> -> i8
    %q = arith.sitofp %h : i8 to f32
    %m = arith.mulf %q, %e : f32
    loop.yield %m : f32
  }
  loop.store %0, %y[0] : f32, memref<5xf32>
  loop.store %1, %y[1] : f32, memref<5xf32>
  loop.store %2, %y[2] : f32, memref<5xf32>
  loop.store %3, %y[3] : f32, memref<5xf32>
  loop.store %4, %y[4] : f32, memref<5xf32>
}

// -----

// CHECK-LABEL: loop.kernel @strict(
// CHECK:           arith.mulf
// CHECK-NEXT:      loop.yield
builtin.module attributes {stepwell.numerics = "strict"} {
  loop.kernel @strict(%w: memref<64xi8>, %y: memref<2xf32>) {
    %e = loop.load %y[1] : memref<2xf32> -> f32
    %0 = loop.reduce <add> %k = 0 to 64 : f32 {
      %h = loop.load %w[%k] : memref<64xi8> -> i8
      %q = arith.sitofp %h : i8 to f32
      %m = arith.mulf %q, %e : f32
      loop.yield %m : f32
    }
    loop.store %0, %y[0] : f32, memref<2xf32>
  }
}

// -----

/// A group as long as a vector leaves no loop.
// CHECK-LABEL: loop.kernel @short(
// CHECK:         loop.reduce <add> %g = 0 to 4 : vector<16xf32> {
// CHECK-NEXT:      %[[E:.+]] = loop.load %s[%g]
// CHECK-NEXT:      %[[V:.+]] = vector.broadcast %[[E]]
// CHECK-NEXT:      %[[H:.+]] = loop.load %w[%g * 16] : memref<64xi8> -> vector<16xi8>
// CHECK-NEXT:      %[[Q:.+]] = arith.sitofp %[[H]]
// CHECK-NEXT:      %[[M:.+]] = arith.mulf %[[Q]], %[[V]] fastmath<contract> : vector<16xf32>
// CHECK-NEXT:      loop.yield %[[M]]
loop.kernel @short(%w: memref<64xi8>, %s: memref<4xf32>, %y: memref<1xf32>) {
  %v = loop.reduce <add> %g = 0 to 4 : vector<16xf32> {
    %e = loop.load %s[%g] : memref<4xf32> -> f32
    %b = vector.broadcast %e : f32 to vector<16xf32>
    // REMARK-DAG: hoist-scales.mlir:[[# @LINE + 1]]:10: hoist-scales: 1 sums are multiplied by a scale, and not their terms {{\[}}@short]
    %u = loop.reduce <add> %k = 0 to 16 step 16 : vector<16xf32> {
      %h = loop.load %w[%k + %g * 16] : memref<64xi8> -> vector<16xi8>
      %q = arith.sitofp %h : vector<16xi8> to vector<16xf32>
      %m = arith.mulf %q, %b : vector<16xf32>
      loop.yield %m : vector<16xf32>
    }
    loop.yield %u : vector<16xf32>
  }
  %r = loop.reduce_lanes <add> %v : vector<16xf32>
  loop.store %r, %y[0] : f32, memref<1xf32>
}
