// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p narrow-indices,dce | filecheck %s
// RUN: stepwell-opt %s -p narrow-indices --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// 100 programs of 128 elements: every number is below 12800.
// CHECK-LABEL: triton.func @static(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<100>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 128 : i32
// CHECK-NEXT:    %[[START:[^ ,:]+]] = arith.muli %[[PID]], %[[V0]] : i32
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[X]], %[[START]] : !triton.ptr<f32>, i32
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[P]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 12700 : i32
// CHECK-NEXT:    %[[MASK:[^ ,:]+]] = arith.cmpi slt, %[[START]], %[[V1]] : i32
// CHECK-NEXT:    triton.store %[[P]], %[[V]], %[[MASK]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @static(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<100>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %wide = arith.extsi %pid : i32 to i64
  %c128 = arith.constant 128 : i64
  %start = arith.muli %wide, %c128 : i64
  %p = triton.addptr %x, %start : !triton.ptr<f32>, i64
  %v = triton.load %p : !triton.ptr<f32>
  %c12700 = arith.constant 12700 : i64
  %mask = arith.cmpi slt, %start, %c12700 : i64
  triton.store %p, %v, %mask : !triton.ptr<f32>
  triton.return
}

/// As many programs as an argument says: where the block starts stays i64, the lanes are compared with a distance.
// CHECK-LABEL: triton.func @symbolic(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<d0 floordiv 128 + 1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[WIDE:[^ ,:]+]] = arith.extsi %[[PID]] : i32 to i64
// CHECK-NEXT:    %[[C128:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[START:[^ ,:]+]] = arith.muli %[[WIDE]], %[[C128]] : i64
// CHECK-NEXT:    %[[RANGE:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.subi %[[N]], %[[START]] : i64
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.minsi %[[V2]], %[[V0]] : i64
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.maxsi %[[V3]], %[[V1]] : i64
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.trunci %[[V4]] : i64 to i32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = triton.splat %[[V5]] : i32 -> tensor<128xi32>
// CHECK-NEXT:    %[[MASK:[^ ,:]+]] = arith.cmpi slt, %[[RANGE]], %[[V6]] : tensor<128xi32>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[X]], %[[START]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[PS:[^ ,:]+]] = triton.splat %[[P]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[AT:[^ ,:]+]] = triton.addptr %[[PS]], %[[RANGE]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[AT]], %[[MASK]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.store %[[AT]], %[[V]], %[[MASK]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @symbolic(%x: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<d0 floordiv 128 + 1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %wide = arith.extsi %pid : i32 to i64
  %c128 = arith.constant 128 : i64
  %start = arith.muli %wide, %c128 : i64
  %range = triton.make_range 0 to 128 : tensor<128xi32>
  %lanes = arith.extsi %range : tensor<128xi32> to tensor<128xi64>
  %starts = triton.splat %start : i64 -> tensor<128xi64>
  %i = arith.addi %starts, %lanes : tensor<128xi64>
  %ns = triton.splat %n : i64 -> tensor<128xi64>
  %mask = arith.cmpi slt, %i, %ns : tensor<128xi64>
  %p = triton.addptr %x, %start : !triton.ptr<f32>, i64
  %ps = triton.splat %p : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %at = triton.addptr %ps, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  %v = triton.load %at, %mask : tensor<128x!triton.ptr<f32>>
  triton.store %at, %v, %mask : tensor<128x!triton.ptr<f32>>
  triton.return
}

/// A loop with bounds that are known; an index that was loaded is small once it is checked.
// CHECK-LABEL: triton.func @loop(
// CHECK-SAME:  %[[K:[^ ,:]+]]: !triton.ptr<i64>,
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[C0:[^ ,:]+]] = arith.constant 0 : i64
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 8 : i32
// CHECK-NEXT:    %[[C1000:[^ ,:]+]] = arith.constant 1000 : i64
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 1000 : i32
// CHECK-NEXT:    scf.for %[[I:[^ ,:]+]] = %[[V0]] to %[[V2]] step %[[V1]] : i32 {
// CHECK-NEXT:      %[[AT:[^ ,:]+]] = triton.addptr %[[K]], %[[I]] : !triton.ptr<i64>, i32
// CHECK-NEXT:      %[[LOADED:[^ ,:]+]] = triton.load %[[AT]] : !triton.ptr<i64>
// CHECK-NEXT:      %[[INSIDE:[^ ,:]+]] = arith.cmpi ult, %[[LOADED]], %[[C1000]] : i64
// CHECK-NEXT:      %[[SAFE:[^ ,:]+]] = arith.select %[[INSIDE]], %[[LOADED]], %[[C0]] : i64
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.trunci %[[SAFE]] : i64 to i32
// CHECK-NEXT:      %[[P:[^ ,:]+]] = triton.addptr %[[X]], %[[V3]] : !triton.ptr<f32>, i32
// CHECK-NEXT:      %[[V:[^ ,:]+]] = triton.load %[[P]] : !triton.ptr<f32>
// CHECK-NEXT:      triton.store %[[P]], %[[V]] : !triton.ptr<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @loop(%k: !triton.ptr<i64>, %x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %c0 = arith.constant 0 : i64
  %c8 = arith.constant 8 : i64
  %c1000 = arith.constant 1000 : i64
  scf.for %i = %c0 to %c1000 step %c8 : i64 {
    %at = triton.addptr %k, %i : !triton.ptr<i64>, i64
    %loaded = triton.load %at : !triton.ptr<i64>
    %inside = arith.cmpi ult, %loaded, %c1000 : i64
    %safe = arith.select %inside, %loaded, %c0 : i64
    %p = triton.addptr %x, %safe : !triton.ptr<f32>, i64
    %v = triton.load %p : !triton.ptr<f32>
    triton.store %p, %v : !triton.ptr<f32>
  }
  triton.return
}

/// 2^26 programs of 128 elements are too many; so are the elements of one loop. Both stay.
// CHECK-LABEL: triton.func @large(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<67108864>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[WIDE:[^ ,:]+]] = arith.extsi %[[PID]] : i32 to i64
// CHECK-NEXT:    %[[C128:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[START:[^ ,:]+]] = arith.muli %[[WIDE]], %[[C128]] : i64
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[X]], %[[START]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[P]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.store %[[P]], %[[V]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @large(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<67108864>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %wide = arith.extsi %pid : i32 to i64
  %c128 = arith.constant 128 : i64
  %start = arith.muli %wide, %c128 : i64
  %p = triton.addptr %x, %start : !triton.ptr<f32>, i64
  %v = triton.load %p : !triton.ptr<f32>
  triton.store %p, %v : !triton.ptr<f32>
  triton.return
}

/// Conversions to and from floats are of the narrow number.
// CHECK-LABEL: triton.func @conversions(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[F:[^ ,:]+]] = arith.sitofp %[[LANES]] : tensor<128xi32> to tensor<128xf32>
// CHECK-NEXT:    %[[HALF:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    %[[HALVES:[^ ,:]+]] = triton.splat %[[HALF]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.mulf %[[F]], %[[HALVES]] : tensor<128xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.fptosi %[[V0]] : tensor<128xf32> to tensor<128xi32>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[FROM:[^ ,:]+]] = triton.addptr %[[XS]], %[[V1]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[FROM]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[YS:[^ ,:]+]] = triton.splat %[[Y]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[TO:[^ ,:]+]] = triton.addptr %[[YS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    triton.store %[[TO]], %[[V]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @conversions(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %wide = arith.extsi %lanes : tensor<128xi32> to tensor<128xi64>
  %f = arith.sitofp %wide : tensor<128xi64> to tensor<128xf32>
  %half = arith.constant 0.5 : f32
  %halves = triton.splat %half : f32 -> tensor<128xf32>
  %0 = arith.mulf %f, %halves : tensor<128xf32>
  %1 = arith.fptosi %0 : tensor<128xf32> to tensor<128xi64>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %from = triton.addptr %xs, %1 : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  %v = triton.load %from : tensor<128x!triton.ptr<f32>>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %to = triton.addptr %ys, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  triton.store %to, %v : tensor<128x!triton.ptr<f32>>
  triton.return
}
