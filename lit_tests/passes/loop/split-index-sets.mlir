// RUN: stepwell-opt -p split-index-sets %s | filecheck %s
// RUN: stepwell-opt %s -p split-index-sets --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p split-index-sets --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes split-index-sets | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   most-pieces: an integer (default 5)
// OPTIONS-NEXT:   shortest-loop: an integer (default 16)
// OPTIONS-NEXT:   largest-body: an integer (default 256)

// A minimum and a maximum make three pieces: replicated borders.
// CHECK-LABEL: loop.kernel @replicate(
// CHECK-NEXT:   loop.parallel %{{.+}} = 0 to 2 {
// CHECK-NEXT:     %{{.+}} = loop.load %x[0] : memref<58xf32> -> f32
// CHECK:        loop.parallel [[I:%.+]] = 2 to 60 {
// CHECK-NEXT:     %{{.+}} = loop.load %x{{\[}}[[I]] - 2] : memref<58xf32> -> f32
// CHECK:        loop.parallel %{{.+}} = 60 to 62 {
// CHECK-NEXT:     %{{.+}} = loop.load %x[57] : memref<58xf32> -> f32
loop.kernel @replicate(%x: memref<58xf32>, %y: memref<62xf32>) {
  // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:3: split-index-sets: 3 loops, each without conditions {{\[}}@replicate]
  loop.parallel %i = 0 to 62 {
    %v = loop.load %x[min(max(%i - 2, 0), 57)] : memref<58xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<62xf32>
  }
}

// Where both operands of an extremum are equal, the piece may begin there or one later: two turns share a place.
// CHECK-LABEL: loop.kernel @reflect_and_replicate(
// CHECK-NEXT:   loop.parallel [[I:%.+]] = 0 to 2 {
// CHECK-NEXT:     loop.load %x[-[[I]] + 2]
// CHECK-NEXT:     loop.load %x[0]
// CHECK:        loop.parallel [[I:%.+]] = 2 to 57 {
// CHECK-NEXT:     loop.load %x{{\[}}[[I]] - 2]
// CHECK-NEXT:     loop.load %x{{\[}}[[I]] - 1]
// CHECK:        loop.parallel [[I:%.+]] = 57 to 59 {
// CHECK-NEXT:     loop.load %x[-[[I]] + 112]
// CHECK-NEXT:     loop.load %x[55]
// CHECK-NOT:    loop.parallel
loop.kernel @reflect_and_replicate(%x: memref<56xf32>, %y: memref<59xf32>) {
  // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:3: split-index-sets: 3 loops, each without conditions {{\[}}@reflect_and_replicate]
  loop.parallel %i = 0 to 59 {
    %a = loop.load %x[-max(-max(-%i + 2, %i - 2) + 55, max(-%i + 2, %i - 2) - 55) + 55] : memref<56xf32> -> f32
    %b = loop.load %x[min(max(%i - 1, 0), 55)] : memref<56xf32> -> f32
    %v = arith.subf %a, %b : f32
    loop.store %v, %y[%i] : f32, memref<59xf32>
  }
}

// An extremum that turns at a border of the loop is decided, and does not split it.
// CHECK-LABEL: loop.kernel @turns_at_the_borders(
// CHECK-NEXT:   loop.parallel [[I:%.+]] = 0 to 32 {
// CHECK-NEXT:     loop.load %x{{\[}}[[I]]]
// CHECK-NOT:    loop.parallel
loop.kernel @turns_at_the_borders(%x: memref<32xf32>, %y: memref<32xf32>) {
  // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:3: split-index-sets: its range decides the conditions in it {{\[}}@turns_at_the_borders]
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[min(max(%i, 0), 31)] : memref<32xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
}

// A condition is decided in every piece: nothing is masked, and padding is a constant.
// CHECK-LABEL: loop.kernel @pad(
// CHECK:        loop.parallel %{{.+}} = 0 to 3 {
// CHECK-NOT:      loop.load
// CHECK:          loop.store
// CHECK:        loop.parallel [[I:%.+]] = 3 to 32 {
// CHECK-NEXT:     [[V:%.+]] = loop.load %x{{\[}}[[I]] - 3] : memref<29xf32> -> f32
// CHECK-NEXT:     loop.store [[V]], %y{{\[}}[[I]]]
loop.kernel @pad(%x: memref<29xf32>, %y: memref<32xf32>) {
  %three = arith.constant 3 : index
  // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:3: split-index-sets: 2 loops, each without conditions {{\[}}@pad]
  loop.parallel %i = 0 to 32 {
    %inside = arith.cmpi sge, %i, %three : index
    %v = loop.load %x[%i - 3] where %inside : memref<29xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
}

// Both operands of a selection that is decided: concatenation.
// CHECK-LABEL: loop.kernel @concatenate(
// CHECK:        loop.parallel {{.+}} = 0 to 20 {
// CHECK-NEXT:     loop.load %x
// CHECK-NEXT:     loop.store
// CHECK:        loop.parallel {{.+}} = 20 to 50 {
// CHECK-NEXT:     loop.load %z
// CHECK-NEXT:     loop.store
loop.kernel @concatenate(%x: memref<20xf32>, %z: memref<30xf32>, %y: memref<50xf32>) {
  %twenty = arith.constant 20 : index
  %true = arith.constant true
  // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:3: split-index-sets: 2 loops, each without conditions {{\[}}@concatenate]
  loop.parallel %i = 0 to 50 {
    %first = arith.cmpi slt, %i, %twenty : index
    %second = arith.xori %first, %true : i1
    %a = loop.load %x[%i] where %first : memref<20xf32> -> f32
    %other = arith.cmpi sge, %i, %twenty : index
    %b = loop.load %z[%i - 20] where %other : memref<30xf32> -> f32
    %v = arith.select %first, %a, %b : f32
    loop.store %v, %y[%i] : f32, memref<50xf32>
  }
}

// Short loops stay.
// CHECK-LABEL: loop.kernel @negative_short(
// CHECK-NEXT:   loop.parallel %{{.+}} = 0 to 15 {
loop.kernel @negative_short(%x: memref<15xf32>, %y: memref<15xf32>) {
  loop.parallel %i = 0 to 15 {
    %v = loop.load %x[max(%i - 2, 0)] : memref<15xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<15xf32>
  }
}

// More pieces than five stay one loop.
// CHECK-LABEL: loop.kernel @negative_many_pieces(
// CHECK-NEXT:   loop.parallel %{{.+}} = 0 to 64 {
// CHECK-NOT:    loop.parallel
loop.kernel @negative_many_pieces(%x: memref<64xf32>, %y: memref<64xf32>) {
  // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:3: split-index-sets: not split: it has 6 pieces, bound 5, of 66 instructions together, bound 256 {{\[}}@negative_many_pieces]
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[max(%i - 2, 0)] : memref<64xf32> -> f32
    %a = loop.load %x[max(%i - 4, 0)] : memref<64xf32> -> f32
    %b = loop.load %x[max(%i - 6, 0)] : memref<64xf32> -> f32
    %c = loop.load %x[max(%i - 8, 0)] : memref<64xf32> -> f32
    %d = loop.load %x[max(%i - 10, 0)] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
    loop.store %a, %y[%i] : f32, memref<64xf32>
    loop.store %b, %y[%i] : f32, memref<64xf32>
    loop.store %c, %y[%i] : f32, memref<64xf32>
    loop.store %d, %y[%i] : f32, memref<64xf32>
  }
}

// What is loaded and put back needs no loop: a slice that is assigned in place is all that is left.
// CHECK-LABEL: loop.kernel @puts_back(
// CHECK:        loop.parallel %[[I:.+]] = 10 to 12 {
// CHECK-NEXT:     %[[V:.+]] = loop.load %x[%[[I]] - 10] : memref<2xf32> -> f32
// CHECK-NEXT:     loop.store %[[V]], %y[%[[I]]] : f32, memref<50xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
loop.kernel @puts_back(%x: memref<2xf32>, %y: memref<50xf32>) {
  %ten = arith.constant 10 : index
  %twelve = arith.constant 12 : index
  // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:3: split-index-sets: 3 loops, each without conditions {{\[}}@puts_back]
  loop.parallel %i = 0 to 50 {
    %behind = arith.cmpi sge, %i, %ten : index
    %before = arith.cmpi slt, %i, %twelve : index
    %inside = arith.andi %behind, %before : i1
    %a = loop.load %x[%i - 10] where %inside : memref<2xf32> -> f32
    %b = loop.load %y[%i] : memref<50xf32> -> f32
    %v = arith.select %inside, %a, %b : f32
    loop.store %v, %y[%i] : f32, memref<50xf32>
  }
}

/// Each of the two iterations reads one half of the bytes.
// CHECK-LABEL: loop.kernel @halves(
// CHECK:       loop.reduce <add> %[[K:.*]] = 0 to 8 : f32 {
// CHECK-NEXT:    %[[Q:.*]] = loop.load %q[%[[K]]] : memref<8xi8> -> i8
// CHECK-NEXT:    %[[LOW:.*]] = arith.andi %[[Q]], %{{.*}} : i8
// CHECK-NEXT:    %{{.*}} = arith.sitofp %[[LOW]] : i8 to f32
// CHECK-NEXT:    %[[Q:.*]] = loop.load %q[%[[K]]] : memref<8xi8> -> i8
// CHECK-NEXT:    %[[HIGH:.*]] = arith.shrui %[[Q]], %{{.*}} : i8
// CHECK-NEXT:    %{{.*}} = arith.sitofp %[[HIGH]] : i8 to f32
// CHECK-NEXT:    %{{.*}} = arith.addf
// CHECK-NEXT:    loop.yield
loop.kernel @halves(%q: memref<8xi8>, %y: memref<1xf32>) {
  %mask = arith.constant 15 : i8
  %four = arith.constant 4 : i8
  %zero = arith.constant 0 : index
  %s = loop.reduce <add> %k = 0 to 8 : f32 {
    // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:10: split-index-sets: 2 iterations are written out, each without conditions {{\[}}@halves]
    %t = loop.reduce <add> %h = 0 to 2 : f32 {
      %is_low = arith.cmpi sle, %h, %zero : index
      %a = loop.load %q[%k] : memref<8xi8> -> i8
      %low = arith.andi %a, %mask : i8
      %high = arith.shrui %a, %four : i8
      %half = arith.select %is_low, %low, %high : i8
      %f = arith.sitofp %half : i8 to f32
      loop.yield %f : f32
    }
    loop.yield %t : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

// Without a condition that selects, a short reduction stays a loop; its mask is on what it reads.
// CHECK-LABEL: loop.kernel @negative_masked_reduction(
// CHECK:         loop.reduce <add> %{{.+}} = 0 to 3 : f32 {
loop.kernel @negative_masked_reduction(%x: memref<8xf32>, %y: memref<8xf32>) {
  loop.for %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 3 : f32 {
      %k = loop.apply %i + %r : index
      %n = arith.constant 8 : index
      %c = arith.cmpi slt, %k, %n : index
      %v = loop.load %x[%i + %r] where %c : memref<8xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}

// A reduction over a concatenation: each piece reads one part, and the last element of the row needs no loop.
// CHECK-LABEL: loop.kernel @reduced_concatenation(
// CHECK:         %[[A:.+]] = loop.reduce <maximum> %[[I:.+]] = 0 to 20 : f32 {
// CHECK-NEXT:      %[[X:.+]] = loop.load %x[%[[I]]] : memref<20xf32> -> f32
// CHECK-NEXT:      loop.yield %[[X]] : f32
// CHECK:         %[[Z:.+]] = loop.load %z[0] : memref<1xf32> -> f32
// CHECK-NEXT:    %[[M:.+]] = arith.maximumf %[[A]], %[[Z]] : f32
// CHECK-NEXT:    loop.store %[[M]], %y[0]
loop.kernel @reduced_concatenation(%x: memref<20xf32>, %z: memref<1xf32>, %y: memref<1xf32>) {
  %twenty = arith.constant 20 : index
  // REMARK-DAG: split-index-sets.mlir:[[# @LINE + 1]]:8: split-index-sets: 2 loops, each without conditions {{\[}}@reduced_concatenation]
  %m = loop.reduce <maximum> %i = 0 to 21 : f32 {
    %first = arith.cmpi slt, %i, %twenty : index
    %a = loop.load %x[%i] where %first : memref<20xf32> -> f32
    %other = arith.cmpi sge, %i, %twenty : index
    %b = loop.load %z[%i - 20] where %other : memref<1xf32> -> f32
    %v = arith.select %first, %a, %b : f32
    loop.yield %v : f32
  }
  loop.store %m, %y[0] : f32, memref<1xf32>
}

// A softmax reduction has no partial results that could be combined.
// CHECK-LABEL: loop.kernel @negative_softmax(
// CHECK-NEXT:    %{{.+}} = arith.constant 20 : index
// CHECK-NEXT:    %{{.+}}, %{{.+}} = loop.reduce <softmax> %{{.+}} = 0 to 40 : f32, f32 {
loop.kernel @negative_softmax(%x: memref<40xf32>, %y: memref<2xf32>) {
  %twenty = arith.constant 20 : index
  %t, %s = loop.reduce <softmax> %i = 0 to 40 : f32, f32 {
    %first = arith.cmpi slt, %i, %twenty : index
    %a = loop.load %x[%i] where %first : memref<40xf32> -> f32
    %one = arith.constant 1.0 : f32
    loop.yield %a, %one : f32, f32
  }
  loop.store %t, %y[0] : f32, memref<2xf32>
  loop.store %s, %y[1] : f32, memref<2xf32>
}
