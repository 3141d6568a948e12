// RUN: stepwell-opt %s -p enumerate-mappings | filecheck %s
// RUN: stepwell-opt %s -p enumerate-mappings --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "enumerate-mappings{candidates=2}" | filecheck %s --check-prefix=TWO
// RUN: stepwell-opt %s -p enumerate-mappings --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes enumerate-mappings | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   candidates: an integer (default 4)
// OPTIONS-NEXT:   tiles: an integer (default 8)
// OPTIONS-NEXT:   minimum-elements: an integer (default 65536)

/// More and fewer lanes, more warps.
// CHECK-LABEL: loop.kernel @exp(
// CHECK-SAME:    warps = 4
// CHECK:         block = #loop.block<1024, x>
// CHECK-LABEL: loop.kernel @exp_1_1(
// CHECK-SAME:    warps = 4
// CHECK:         block = #loop.block<2048, x>
// CHECK-LABEL: loop.kernel @exp_2(
// CHECK-SAME:    warps = 4
// CHECK:         block = #loop.block<512, x>
// CHECK-LABEL: loop.kernel @exp_3(
// CHECK-SAME:    warps = 8
// CHECK:         block = #loop.block<1024, x>
// TWO-LABEL: loop.kernel @exp(
// TWO-LABEL: loop.kernel @exp_1_1(
// TWO-LABEL: loop.kernel @exp_1(
// REMARK-DAG: enumerate-mappings.mlir:[[# @LINE + 1]]:1: enumerate-mappings: 3 other mappings to choose from {{\[}}@exp]
loop.kernel @exp(%x: memref<1048576xf32>, %y: memref<1048576xf32>) attributes {warps = 4 : i64, stages = 1 : i64} {
  loop.parallel %i = 0 to 1048576 attributes {block = #loop.block<1024, x>} {
    %v = loop.load %x[%i] : memref<1048576xf32> -> f32
    %w = math.exp %v : f32
    loop.store %w, %y[%i] : f32, memref<1048576xf32>
  }
}

/// It reads what it writes.
// CHECK-LABEL: loop.kernel @exp_1(
// REMARK-DAG: enumerate-mappings.mlir:[[# @LINE + 1]]:1: enumerate-mappings: no other mappings: it reads what it writes {{\[}}@exp_1]
loop.kernel @exp_1(%x: memref<1048576xf32>) attributes {warps = 4 : i64, stages = 1 : i64} {
  loop.parallel %i = 0 to 1048576 attributes {block = #loop.block<1024, x>} {
    %v = loop.load %x[%i] : memref<1048576xf32> -> f32
    %w = math.exp %v : f32
    loop.store %w, %x[%i] : f32, memref<1048576xf32>
  }
}

/// Rows that are taken in pieces may be taken in other pieces.
// CHECK-LABEL: loop.kernel @sums(
// CHECK:         loop.reduce {{.*}} attributes {block = #loop.block<4096>} {
// CHECK-LABEL: loop.kernel @sums_1(
// CHECK:         loop.parallel {{.*}} attributes {block = #loop.block<2, x>} {
// CHECK-NEXT:      loop.reduce {{.*}} attributes {block = #loop.block<4096>} {
// CHECK-LABEL: loop.kernel @sums_2(
// CHECK:         loop.parallel {{.*}} attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:      loop.reduce {{.*}} attributes {block = #loop.block<8192>} {
// REMARK-DAG: enumerate-mappings.mlir:[[# @LINE + 1]]:1: enumerate-mappings: 3 other mappings to choose from {{\[}}@sums]
loop.kernel @sums(%x: memref<6400000xf32>, %y: memref<64xf32>) attributes {warps = 8 : i64, stages = 1 : i64} {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<1, x>} {
    %s = loop.reduce <add> %r = 0 to 100000 : f32 attributes {block = #loop.block<4096>} {
      %v = loop.load %x[%i * 100000 + %r] : memref<6400000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// REMARK-DAG: enumerate-mappings.mlir:[[# @LINE + 1]]:1: enumerate-mappings: no other mappings: its largest buffer has 100 elements, bound 65536 {{\[}}@small]
loop.kernel @small(%x: memref<100xf32>) attributes {warps = 4 : i64, stages = 1 : i64} {
  %zero = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 100 attributes {block = #loop.block<128, x>} {
    loop.store %zero, %x[%i] : f32, memref<100xf32>
  }
}

/// In one of its launches, it writes over what it reads.
// REMARK-DAG: enumerate-mappings.mlir:[[# @LINE + 1]]:1: enumerate-mappings: no other mappings: it reads what it writes {{\[}}@log]
loop.kernel @log(%x: memref<1048576xf32>, %y: memref<1048576xf32>) attributes {warps = 4 : i64, stages = 1 : i64} {
  loop.parallel %i = 0 to 1048576 attributes {block = #loop.block<1024, x>} {
    %v = loop.load %x[%i] : memref<1048576xf32> -> f32
    %w = math.log %v : f32
    loop.store %w, %y[%i] : f32, memref<1048576xf32>
  }
}

/// It carries a sum from block to block.
// REMARK-DAG: enumerate-mappings.mlir:[[# @LINE + 1]]:1: enumerate-mappings: no other mappings: it carries sums from block to block
loop.kernel @carried(%x: memref<1048576xf32>, %y: memref<64xf32>) attributes {warps = 4 : i64, stages = 3 : i64} {
  loop.parallel %i = 0 to 64 attributes {block = #loop.block<16, x>} {
    %0 = arith.constant 0.0 : f32
    %1 = loop.for %k = 0 to 16 carry (%2 = %0 : f32) {
      %3 = loop.reduce <add> %r = 0 to 64 : f32 attributes {block = #loop.block<64>} {
        %4 = loop.load %x[%i * 1024 + %k * 64 + %r] : memref<1048576xf32> -> f32
        loop.yield %4 : f32
      }
      %5 = arith.addf %2, %3 : f32
      loop.yield %5 : f32
    }
    loop.store %1, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: func.func @forward(
// CHECK-NEXT:    host.launch_one_of [@exp, @exp_1_1, @exp_2, @exp_3](%[[X:.*]], %[[Y:.*]])
// CHECK-NEXT:    host.launch @exp_1(%[[Y]])
// CHECK-NEXT:    host.launch_one_of [@exp, @exp_1_1, @exp_2, @exp_3](%[[Y]], %[[X]])
// CHECK-NEXT:    host.launch_one_of [@sums, @sums_1, @sums_2, @sums_3](
// CHECK-NEXT:    host.launch @log(
// CHECK-NEXT:    host.launch @log(
// CHECK-NEXT:    host.launch @small(
// CHECK-NEXT:    host.launch @carried(
// TWO-LABEL:   func.func @forward(
// TWO-NEXT:      host.launch_one_of [@exp, @exp_1_1](
func.func @forward(%x: !host.buffer<[1048576], f32>, %y: !host.buffer<[1048576], f32>, %z: !host.buffer<[6400000], f32>, %s: !host.buffer<[64], f32>, %t: !host.buffer<[100], f32>) {
  host.launch @exp(%x, %y) : !host.buffer<[1048576], f32>, !host.buffer<[1048576], f32>
  host.launch @exp_1(%y) : !host.buffer<[1048576], f32>
  host.launch @exp(%y, %x) : !host.buffer<[1048576], f32>, !host.buffer<[1048576], f32>
  host.launch @sums(%z, %s) : !host.buffer<[6400000], f32>, !host.buffer<[64], f32>
  host.launch @log(%x, %y) : !host.buffer<[1048576], f32>, !host.buffer<[1048576], f32>
  host.launch @log(%y, %y) : !host.buffer<[1048576], f32>, !host.buffer<[1048576], f32>
  host.launch @small(%t) : !host.buffer<[100], f32>
  host.launch @carried(%x, %s) : !host.buffer<[1048576], f32>, !host.buffer<[64], f32>
  func.return
}
