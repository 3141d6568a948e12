// RUN: stepwell-opt %s -p 'instantiate-templates{candidates=2}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p instantiate-templates --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p 'instantiate-templates{candidates=1 library=false float32=tf32}' --split-input-file | filecheck %s --check-prefix=ALONE

/// What follows is computed where the product is, of the sum, which is rounded before. The library's call with what
/// follows is one of the alternatives.
// CHECK-LABEL: loop.kernel @mm_scale(
// CHECK-SAME:    %s: memref<192xbf16>, %y: memref<24576xbf16>, %a: memref<32768xbf16>, %b: memref<49152xbf16>) attributes {warps = {{[0-9]+}} : i64, stages = {{[0-9]+}} : i64}
// CHECK-NEXT:    loop.parallel %z = 0 to 1 attributes {block = #loop.block<1, z>} {
// CHECK-NEXT:      loop.parallel %i = 0 to 128 attributes {block = #loop.block<[[ROWS:[0-9]+]], x>} {
// CHECK-NEXT:        loop.parallel %j = 0 to 192 attributes {block = #loop.block<{{[0-9]+}}, y>} {
// CHECK-NEXT:          %sum = loop.reduce <add> %k = 0 to 256 : f32 attributes {block = #loop.block<{{[0-9]+}}>, dot = "ieee"} {
// CHECK-NEXT:            %l = loop.load %a[%i * 256 + %k] : memref<32768xbf16> -> bf16
// CHECK-NEXT:            %r = loop.load %b[%k * 192 + %j] : memref<49152xbf16> -> bf16
// CHECK-NEXT:            %[[L:.*]] = arith.extf %l : bf16 to f32
// CHECK-NEXT:            %[[R:.*]] = arith.extf %r : bf16 to f32
// CHECK-NEXT:            %[[P:.*]] = arith.mulf %[[L]], %[[R]] : f32
// CHECK-NEXT:            loop.yield %[[P]] : f32
// CHECK:               %[[C:.*]] = arith.truncf %sum : f32 to bf16
// CHECK-NEXT:          %w = arith.extf %[[C]] : bf16 to f32
// CHECK-NEXT:          %t = loop.load %s[%j]
// CHECK:               loop.store %{{.*}}, %y[%i * 192 + %j]
// CHECK-LABEL: loop.kernel @mm_scale_1(
// CHECK-LABEL: func.func private @mm_scale_library(
// CHECK-SAME:    %s: !host.buffer<[192], bf16>, %y: !host.buffer<[128, 192], bf16>, %a: !host.buffer<[128, 256], bf16>, %b: !host.buffer<[256, 192], bf16>) {
// CHECK-NEXT:    %c = aten.mm %a, %b
// CHECK-NEXT:    host.launch @scale(%c, %s, %y)
// CHECK-NEXT:    func.return
loop.kernel @scale(%c: memref<24576xbf16>, %s: memref<192xbf16>, %y: memref<24576xbf16>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 192 {
      %v = loop.load %c[%i * 192 + %j] : memref<24576xbf16> -> bf16
      %w = arith.extf %v : bf16 to f32
      %t = loop.load %s[%j] : memref<192xbf16> -> bf16
      %u = arith.extf %t : bf16 to f32
      %m = arith.mulf %w, %u : f32
      %r = arith.truncf %m : f32 to bf16
      loop.store %r, %y[%i * 192 + %j] : bf16, memref<24576xbf16>
    }
  }
}
// CHECK-LABEL: func.func @follows(
func.func @follows(%a: !host.buffer<[128, 256], bf16>, %b: !host.buffer<[256, 192], bf16>, %s: !host.buffer<[192], bf16>) -> !host.buffer<[128, 192], bf16> {
  // REMARK-DAG: instantiate-templates.mlir:[[# @LINE + 1]]:8: instantiate-templates: aten.mm has 5 alternatives, with @scale
  %c = aten.mm %a, %b attributes {extern = "library"} : (!host.buffer<[128, 256], bf16>, !host.buffer<[256, 192], bf16>) -> !host.buffer<[128, 192], bf16>
  // CHECK-NEXT: %y = host.alloc
  %y = host.alloc : !host.buffer<[128, 192], bf16>
  // CHECK-NEXT: host.launch_one_of [@mm_scale, @mm_scale_1, @mm_scale_library](%s, %y, %a, %b)
  host.launch @scale(%c, %s, %y) : !host.buffer<[128, 192], bf16>, !host.buffer<[192], bf16>, !host.buffer<[128, 192], bf16>
  // CHECK-NEXT: func.return %y
  func.return %y : !host.buffer<[128, 192], bf16>
}

// -----

/// A bias is added to the sum before it is rounded. The loop over all elements is seen as rows and columns, the
/// transposed operand by its strides.
// CHECK-LABEL: loop.kernel @addmm_negate(
// CHECK:         %l = loop.load %x[%i * 100 + %k]
// CHECK:         %r = loop.load %w[%k + %j * 100]
// CHECK:         %[[B:.*]] = loop.load %b[%j] : memref<64xf16> -> f16
// CHECK-NEXT:    %[[W:.*]] = arith.extf %[[B]] : f16 to f32
// CHECK-NEXT:    %[[S:.*]] = arith.addf %sum, %[[W]] : f32
// CHECK-NEXT:    %[[C:.*]] = arith.truncf %[[S]] : f32 to f16
// CHECK-NEXT:    %[[N:.*]] = arith.negf %[[C]] : f16
// CHECK-NEXT:    loop.store %[[N]], %y[%i * 64 + %j]
loop.kernel @negate(%c: memref<8192xf16>, %y: memref<8192xf16>) {
  loop.parallel %i = 0 to 8192 attributes {block = #loop.block<1024, x>} {
    %v = loop.load %c[%i] : memref<8192xf16> -> f16
    %w = arith.negf %v : f16
    loop.store %w, %y[%i] : f16, memref<8192xf16>
  }
}
// CHECK-LABEL: func.func @bias(
func.func @bias(%b: !host.buffer<[64], f16>, %x: !host.buffer<[128, 100], f16>, %w: !host.buffer<[100, 64], f16, [1, 100]>) -> !host.buffer<[128, 64], f16> {
  // CHECK-NEXT: %y = host.alloc : !host.buffer<[128, 64], f16>
  // CHECK-NEXT: host.launch_one_of [@addmm_negate, @addmm_negate_1, @addmm_negate_library](%y, %b, %x, %w)
  // REMARK-DAG: instantiate-templates.mlir:[[# @LINE + 1]]:8: instantiate-templates: aten.addmm has 5 alternatives, with @negate
  %c = aten.addmm %b, %x, %w attributes {extern = "library"} : (!host.buffer<[64], f16>, !host.buffer<[128, 100], f16>, !host.buffer<[100, 64], f16, [1, 100]>) -> !host.buffer<[128, 64], f16>
  %y = host.alloc : !host.buffer<[128, 64], f16>
  host.launch @negate(%c, %y) : !host.buffer<[128, 64], f16>, !host.buffer<[128, 64], f16>
  func.return %y : !host.buffer<[128, 64], f16>
}

// -----

/// Matrices of a batch are programs along z. Where nothing follows, the sums are stored, and the library writes into the
/// same memory.
// ALONE-LABEL: loop.kernel @bmm(
// ALONE:         loop.parallel %z = 0 to 3 attributes {block = #loop.block<1, z>}
// ALONE:         dot = "tf32"
// ALONE-NEXT:    loop.load %a[%z * 2048 + %i * 32 + %k]
// ALONE-NEXT:    loop.load %b[%z * 2048 + %k * 64 + %j]
// ALONE:         loop.store %sum, %c[%z * 4096 + %i * 64 + %j]
// ALONE-LABEL: func.func @batch(
func.func @batch(%a: !host.buffer<[3, 64, 32], f32>, %b: !host.buffer<[3, 32, 64], f32>, %d: !host.buffer<[3, 64, 32], bf16>, %e: !host.buffer<[3, 64, 32], bf16>) {
  // ALONE-NEXT: %c = host.alloc
  // ALONE-NEXT: host.launch @bmm(%c, %a, %b)
  // REMARK-DAG: instantiate-templates.mlir:[[# @LINE + 1]]:8: instantiate-templates: aten.bmm stays the library's: its elements are f32
  %c = aten.bmm %a, %b attributes {extern = "library"} : (!host.buffer<[3, 64, 32], f32>, !host.buffer<[3, 32, 64], f32>) -> !host.buffer<[3, 64, 64], f32>
  func.return
}

// -----

// CHECK-LABEL: func.func private @mm_library(
// CHECK-SAME:    %c: !host.buffer<[64, 64], bf16>, %a: !host.buffer<[64, 64], bf16>) {
// CHECK-NEXT:    aten.call "aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)" %a, %a, %c
// CHECK-NEXT:    func.return
// CHECK-LABEL: func.func @nothing_follows(
// CHECK-NEXT:    %c = host.alloc : !host.buffer<[64, 64], bf16>
// CHECK-NEXT:    host.launch_one_of [@mm, @mm_1, @mm_library](%c, %a)
// CHECK-NEXT:    func.return %c
func.func @nothing_follows(%a: !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16> {
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm is computed alone: nothing follows that it could be computed with
  %c = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  func.return %c : !host.buffer<[64, 64], bf16>
}

// -----

/// What makes a factor is computed where the factor is needed, in one alternative, and before in another.
// CHECK-LABEL: loop.kernel @mm(
// CHECK:         loop.reduce
// CHECK-NEXT:      %g = loop.load %gate[%i * 64 + %k]
// CHECK-NEXT:      %n = arith.negf %g : bf16
// CHECK-NEXT:      %q = loop.load %quantized[{{.*}}]
// CHECK-NEXT:      %f = arith.sitofp %q : i8 to bf16
// CHECK-NEXT:      %[[L:.*]] = arith.extf %n
// CHECK-NEXT:      %[[R:.*]] = arith.extf %f
// CHECK-LABEL: loop.kernel @mm_of_factors(
// CHECK-LABEL: func.func private @mm_apart(
// CHECK-NEXT:    %n = host.alloc
// CHECK-NEXT:    host.launch @gate(%gate, %n)
// CHECK-NEXT:    %w = host.alloc
// CHECK-NEXT:    host.launch @widen(%quantized, %w)
// CHECK-NEXT:    %{{.*}} = host.view %w offset 0
// CHECK-NEXT:    host.launch @mm_of_factors(%c, %n, %{{.*}})
// CHECK-LABEL: func.func @factors(
// CHECK-NEXT:    %c = host.alloc
// CHECK-NEXT:    host.launch_one_of [@mm, @mm_1, @mm_apart, @mm_apart_1, @mm_library](%c, %gate, %quantized)
loop.kernel @gate(%x: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %g = loop.load %x[%i] : memref<4096xbf16> -> bf16
    %n = arith.negf %g : bf16
    loop.store %n, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @widen(%x: memref<4096xi8>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %q = loop.load %x[%i * 64 + %j] : memref<4096xi8> -> i8
      %f = arith.sitofp %q : i8 to bf16
      loop.store %f, %y[%i * 64 + %j] : bf16, memref<4096xbf16>
    }
  }
}
func.func @factors(%gate: !host.buffer<[64, 64], bf16>, %quantized: !host.buffer<[64, 64], i8>) -> !host.buffer<[64, 64], bf16> {
  %n = host.alloc : !host.buffer<[64, 64], bf16>
  host.launch @gate(%gate, %n) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  %w = host.alloc : !host.buffer<[64, 64], bf16>
  host.launch @widen(%quantized, %w) : !host.buffer<[64, 64], i8>, !host.buffer<[64, 64], bf16>
  %t = host.view %w offset 0 : !host.buffer<[64, 64], bf16> -> !host.buffer<[64, 64], bf16, [1, 64]>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm has 7 alternatives, with @gate and @widen
  %c = aten.mm %n, %t : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16, [1, 64]>) -> !host.buffer<[64, 64], bf16>
  func.return %c : !host.buffer<[64, 64], bf16>
}

// -----

/// Few blocks of long sums are cut into parts, which are matrices of a batch to the template, and added afterwards.
// CHECK-LABEL: loop.kernel @mm_negate_partial(
// CHECK:         loop.parallel %z = 0 to [[PARTS:[0-9]+]] attributes {block = #loop.block<1, z>}
// CHECK:           loop.reduce <add> %k = 0 to [[LENGTH:[0-9]+]] : f32
// CHECK-NEXT:        loop.load %a[%z * [[LENGTH]] + %i * 8192 + %k]
// CHECK:           loop.store %sum, %sums[%z * 4096 + %i * 64 + %j]
// CHECK-LABEL: loop.kernel @mm_negate_total(
// CHECK:         %sum = loop.reduce <add> %z = 0 to [[PARTS]] : f32 {
// CHECK-NEXT:      %part = loop.load %sums[%z * 4096 + %i * 64 + %j]
// CHECK:         arith.truncf %sum
// CHECK-NEXT:    arith.negf
// CHECK-LABEL: func.func private @mm_negate_in_parts(
// CHECK-NEXT:    %sums = host.alloc
// CHECK-NEXT:    host.launch @mm_negate_partial(%a, %b, %sums)
// CHECK-NEXT:    host.launch @mm_negate_total(%y, %sums)
loop.kernel @negate(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    %w = arith.negf %v : bf16
    loop.store %w, %y[%i] : bf16, memref<4096xbf16>
  }
}
// CHECK-LABEL: func.func @long(
func.func @long(%a: !host.buffer<[64, 8192], bf16>, %b: !host.buffer<[8192, 64], bf16>, %y: !host.buffer<[64, 64], bf16>) {
  %c = aten.mm %a, %b : (!host.buffer<[64, 8192], bf16>, !host.buffer<[8192, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @negate(%c, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  func.return
}

// -----

/// Sizes that are symbols are arguments of the kernels. An unknown number of matrices is along x.
// CHECK-LABEL: loop.kernel @bmm_negate(
// CHECK-NEXT:    loop.parallel %z = 0 to %s0 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:      loop.parallel %i = 0 to 64 attributes {block = #loop.block<{{[0-9]+}}, z>} {
// CHECK:         loop.load %a[%z * 4096 + %i * 64 + %k]
// CHECK:         loop.load %b[%k * 64 + %j]
// CHECK:         loop.store %{{.*}}, %y[%z * 4096 + %i * 64 + %j]
// CHECK-LABEL: func.func private @bmm_negate_library(
// CHECK-SAME:    %s0: index {shape.symbol = "s0"}) {
// CHECK-NEXT:    %[[N:.*]] = shape.value <s0 * 4096> : index
// CHECK-NEXT:    %c = aten.bmm
// CHECK-NEXT:    host.launch @negate(%c, %y, %[[N]])
loop.kernel @negate(%c: memref<?xbf16>, %y: memref<?xbf16>, %n: index) {
  loop.parallel %i = 0 to %n {
    %v = loop.load %c[%i] : memref<?xbf16> -> bf16
    %w = arith.negf %v : bf16
    loop.store %w, %y[%i] : bf16, memref<?xbf16>
  }
}
// CHECK-LABEL: func.func @symbolic(
func.func @symbolic(%a: !host.buffer<[s0, 64, 64], bf16>, %b: !host.buffer<[s0, 64, 64], bf16, [0, 64, 1]>, %s0: index {shape.symbol = "s0"}) -> !host.buffer<[s0, 64, 64], bf16> {
  %c = aten.bmm %a, %b : (!host.buffer<[s0, 64, 64], bf16>, !host.buffer<[s0, 64, 64], bf16, [0, 64, 1]>) -> !host.buffer<[s0, 64, 64], bf16>
  %y = host.alloc : !host.buffer<[s0, 64, 64], bf16>
  %n = shape.value<s0 * 4096> : index
  // CHECK: host.launch_one_of [@bmm_negate, @bmm_negate_1, @bmm_negate_library](%y, %a, %b, %s0)
  host.launch @negate(%c, %y, %n) : !host.buffer<[s0, 64, 64], bf16>, !host.buffer<[s0, 64, 64], bf16>, index
  func.return %y : !host.buffer<[s0, 64, 64], bf16>
}

// -----

/// What is used later is stored too; what follows may write in its place.
// CHECK-LABEL: loop.kernel @mm_negate(
// CHECK:         %[[C:.*]] = arith.truncf %sum
// CHECK-NEXT:    loop.store %[[C]], %c[%i * 64 + %j]
// CHECK-NEXT:    %[[N:.*]] = arith.negf %[[C]]
// CHECK-NEXT:    loop.store %[[N]], %y[%i * 64 + %j]
// CHECK-LABEL: func.func private @mm_negate_library(
// CHECK-NEXT:    aten.call "aten::mm.out({{.*}} %a, %a, %c
// CHECK-NEXT:    host.launch @negate(%c, %y)
// CHECK-LABEL: loop.kernel @mm_in_place(
// CHECK:         %[[D:.*]] = arith.truncf %sum
// CHECK-NEXT:    %[[M:.*]] = arith.negf %[[D]]
// CHECK-NEXT:    loop.store %[[M]], %v[%i * 64 + %j]
loop.kernel @negate(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    %w = arith.negf %v : bf16
    loop.store %w, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @in_place(%c: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    %w = arith.negf %v : bf16
    loop.store %w, %c[%i] : bf16, memref<4096xbf16>
  }
}
// CHECK-LABEL: func.func @kept(
func.func @kept(%a: !host.buffer<[64, 64], bf16>) -> (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>, !host.buffer<[4096], bf16>) {
  // CHECK-NEXT: %c = host.alloc
  %c = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  // CHECK-NEXT: %y = host.alloc
  %y = host.alloc : !host.buffer<[64, 64], bf16>
  // CHECK-NEXT: host.launch_one_of [@mm_negate, @mm_negate_1, @mm_negate_library](%c, %y, %a)
  host.launch @negate(%c, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  // CHECK-NEXT: %d = host.alloc
  %d = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  %v = host.view %d offset 0 : !host.buffer<[64, 64], bf16> -> !host.buffer<[4096], bf16>
  host.launch @in_place(%v) : !host.buffer<[4096], bf16>
  func.return %c, %y, %v : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>, !host.buffer<[4096], bf16>
}
// -----

// CHECK-LABEL: func.func @refused(
func.func @refused(%a: !host.buffer<[64, 64], bf16>, %d: !host.buffer<[64, 64], f64>, %t: !host.buffer<[64, 8], bf16>, %s: !host.buffer<[s0, s0], bf16>, %e: !host.buffer<[64, 0], bf16>, %z: !host.buffer<[0, 64], bf16>, %n: index {shape.symbol = "s0"}) {
  // CHECK-NOT: launch
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: its elements are f64
  %2 = aten.mm %d, %d : (!host.buffer<[64, 64], f64>, !host.buffer<[64, 64], f64>) -> !host.buffer<[64, 64], f64>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: it is thin
  %3 = aten.mm %a, %t : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 8], bf16>) -> !host.buffer<[64, 8], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: it has too many matrices or columns for a launch
  %4 = aten.mm %s, %s : (!host.buffer<[s0, s0], bf16>, !host.buffer<[s0, s0], bf16>) -> !host.buffer<[s0, s0], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.addmm stays the library's: it is scaled
  %5 = aten.addmm %a, %a, %a {alpha = 2} : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: it is empty
  %6 = aten.mm %e, %z : (!host.buffer<[64, 0], bf16>, !host.buffer<[0, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  func.return
}

// -----

/// What follows must compute each element from the same element of the product, and must not write to an operand.
loop.kernel @transpose(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %c[%j * 64 + %i] : memref<4096xbf16> -> bf16
      loop.store %v, %y[%i * 64 + %j] : bf16, memref<4096xbf16>
    }
  }
}
loop.kernel @copy(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @sum(%c: memref<4096xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %j = 0 to 64 : f32 {
      %v = loop.load %c[%i * 64 + %j] : memref<4096xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}
loop.kernel @parts(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @twice(%c: memref<4096xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %v = loop.load %c[%i] : memref<4096xbf16> -> bf16
    %w = loop.load %c[0] : memref<4096xbf16> -> bf16
    %x = arith.addf %v, %w : bf16
    loop.store %x, %y[%i] : bf16, memref<4096xbf16>
  }
}
// CHECK-LABEL: func.func @followed_by_others(
func.func @followed_by_others(%a: !host.buffer<[64, 64], bf16>, %y: !host.buffer<[64, 64], bf16>, %f: !host.buffer<[64, 64], f32>, %z: !host.buffer<[64], f32>) {
  // CHECK-COUNT-5: launch_one_of
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm is computed alone: what follows reads it at other places than it computes
  %0 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @transpose(%0, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm is computed alone: what follows writes to its operands
  %1 = aten.mm %a, %y : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @copy(%1, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm is computed alone: something else happens before what follows
  %2 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm is computed alone: the loops of what follows are not over its rows and columns
  %3 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @parts(%3, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  host.launch @copy(%2, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  // REMARK-DAG: [[# @LINE + 1]]:8: instantiate-templates: aten.mm is computed alone: what follows reads it more than once, or under a condition
  %4 = aten.mm %a, %a : (!host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>) -> !host.buffer<[64, 64], bf16>
  host.launch @twice(%4, %y) : !host.buffer<[64, 64], bf16>, !host.buffer<[64, 64], bf16>
  %5 = aten.mm %f, %f : (!host.buffer<[64, 64], f32>, !host.buffer<[64, 64], f32>) -> !host.buffer<[64, 64], f32>
  host.launch @sum(%5, %z) : !host.buffer<[64, 64], f32>, !host.buffer<[64], f32>
  func.return
}

// -----

/// The module says that f32 may be multiplied as tf32.
// CHECK-LABEL: loop.kernel @mm_negate(
// CHECK: loop.reduce <add> %k = 0 to 128 : f32 attributes {block = #loop.block<{{[0-9]+}}>, dot = "tf32"}
builtin.module attributes {stepwell.float32_products = "tf32"} {
  loop.kernel @negate(%c: memref<16384xf32>, %y: memref<16384xf32>) {
    loop.parallel %i = 0 to 16384 {
      %v = loop.load %c[%i] : memref<16384xf32> -> f32
      %w = arith.negf %v : f32
      loop.store %w, %y[%i] : f32, memref<16384xf32>
    }
  }
  func.func @tf32(%a: !host.buffer<[128, 128], f32>) -> !host.buffer<[128, 128], f32> {
    %c = aten.mm %a, %a : (!host.buffer<[128, 128], f32>, !host.buffer<[128, 128], f32>) -> !host.buffer<[128, 128], f32>
    %y = host.alloc : !host.buffer<[128, 128], f32>
    host.launch @negate(%c, %y) : !host.buffer<[128, 128], f32>, !host.buffer<[128, 128], f32>
    func.return %y : !host.buffer<[128, 128], f32>
  }
}

// -----

/// Bits change.
builtin.module attributes {stepwell.numerics = "strict"} {
  // CHECK-LABEL: func.func @strict(
  // CHECK: aten.mm
  loop.kernel @negate(%c: memref<16384xbf16>) {
    loop.parallel %i = 0 to 16384 {
      %v = loop.load %c[%i] : memref<16384xbf16> -> bf16
      %w = arith.negf %v : bf16
      loop.store %w, %c[%i] : bf16, memref<16384xbf16>
    }
  }
  func.func @strict(%a: !host.buffer<[128, 128], bf16>) -> !host.buffer<[128, 128], bf16> {
    %c = aten.mm %a, %a : (!host.buffer<[128, 128], bf16>, !host.buffer<[128, 128], bf16>) -> !host.buffer<[128, 128], bf16>
    host.launch @negate(%c) : !host.buffer<[128, 128], bf16>
    func.return %c : !host.buffer<[128, 128], bf16>
  }
}

// -----

/// What runs on another device than the program stays as it is.
// CHECK-LABEL: func.func @elsewhere(
// ALONE-LABEL: func.func @elsewhere(
func.func @elsewhere(%a: !host.buffer<[128, 256], bf16>, %b: !host.buffer<[256, 192], bf16>) -> !host.buffer<[128, 192], bf16> {
  // CHECK-NEXT: aten.mm
  // ALONE-NEXT: aten.mm
  // REMARK-DAG: instantiate-templates.mlir:[[# @LINE + 1]]:8: instantiate-templates: aten.mm stays the library's: it runs on another device
  %c = aten.mm %a, %b attributes {extern = "its result is on cpu"} : (!host.buffer<[128, 256], bf16>, !host.buffer<[256, 192], bf16>) -> !host.buffer<[128, 192], bf16>
  func.return %c : !host.buffer<[128, 192], bf16>
}
