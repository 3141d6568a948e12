// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p drop-masks,dce | filecheck %s
// RUN: stepwell-opt %s -p drop-masks --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// 8 programs of 128 lanes cover 1024 elements, and no more.
// CHECK-LABEL: triton.func @full(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<8>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[C128:[^ ,:]+]] = arith.constant 128 : i32
// CHECK-NEXT:    %[[START:[^ ,:]+]] = arith.muli %[[PID]], %[[C128]] : i32
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[STARTS:[^ ,:]+]] = triton.splat %[[START]] : i32 -> tensor<128xi32>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[STARTS]], %[[LANES]] : tensor<128xi32>
// CHECK-NEXT:    %[[PS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[AT:[^ ,:]+]] = triton.addptr %[[PS]], %[[I]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[AT]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.store %[[AT]], %[[V]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @full(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<8>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %c128 = arith.constant 128 : i32
  %start = arith.muli %pid, %c128 : i32
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %starts = triton.splat %start : i32 -> tensor<128xi32>
  %i = arith.addi %starts, %lanes : tensor<128xi32>
  %n = arith.constant 1024 : i32
  %ns = triton.splat %n : i32 -> tensor<128xi32>
  %mask = arith.cmpi slt, %i, %ns : tensor<128xi32>
  %ps = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %at = triton.addptr %ps, %i : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %v = triton.load %at, %mask : tensor<128x!triton.ptr<f32>>
  %zero = arith.constant 0.0 : f32
  %zeros = triton.splat %zero : f32 -> tensor<128xf32>
  %w = arith.select %mask, %v, %zeros : tensor<128xi1>, tensor<128xf32>
  triton.assert %mask, "index out of range" : tensor<128xi1>
  triton.store %at, %w, %mask : tensor<128x!triton.ptr<f32>>
  triton.return
}

/// Of two conditions one is left; the load gives the number that was selected.
// CHECK-LABEL: triton.func @partial(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<4>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[N:[^ ,:]+]] = arith.constant 100 : i32
// CHECK-NEXT:    %[[NS:[^ ,:]+]] = triton.splat %[[N]] : i32 -> tensor<128xi32>
// CHECK-NEXT:    %[[COLUMN:[^ ,:]+]] = arith.cmpi slt, %[[LANES]], %[[NS]] : tensor<128xi32>
// CHECK-NEXT:    %[[START:[^ ,:]+]] = arith.muli %[[PID]], %[[N]] : i32
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[X]], %[[START]] : !triton.ptr<f32>, i32
// CHECK-NEXT:    %[[PS:[^ ,:]+]] = triton.splat %[[P]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[AT:[^ ,:]+]] = triton.addptr %[[PS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.splat %[[V0]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[AT]], %[[COLUMN]], %[[V1]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = triton.reduce %[[V]] axis 0 : tensor<128xf32> combine (%[[A:[^ ,:]+]]: f32, %[[B:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT:      triton.reduce.return %[[C]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = triton.addptr %[[Y]], %[[PID]] : !triton.ptr<f32>, i32
// CHECK-NEXT:    triton.store %[[Q]], %[[S]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @partial(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<4>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %four = arith.constant 4 : i32
  %row = arith.cmpi slt, %pid, %four : i32
  %rows = triton.splat %row : i1 -> tensor<128xi1>
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %n = arith.constant 100 : i32
  %ns = triton.splat %n : i32 -> tensor<128xi32>
  %column = arith.cmpi slt, %lanes, %ns : tensor<128xi32>
  %mask = arith.andi %rows, %column : tensor<128xi1>
  %start = arith.muli %pid, %n : i32
  %p = triton.addptr %x, %start : !triton.ptr<f32>, i32
  %ps = triton.splat %p : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %at = triton.addptr %ps, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %v = triton.load %at, %mask : tensor<128x!triton.ptr<f32>>
  %zero = arith.constant 0.0 : f32
  %zeros = triton.splat %zero : f32 -> tensor<128xf32>
  %w = arith.select %column, %v, %zeros : tensor<128xi1>, tensor<128xf32>
  %s = triton.reduce %w axis 0 : tensor<128xf32> combine (%a: f32, %b: f32) {
    %c = arith.addf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %q = triton.addptr %y, %pid : !triton.ptr<f32>, i32
  triton.store %q, %s, %row : !triton.ptr<f32>
  triton.return
}

/// A size that a multiple of the block covers, though it is not known.
// CHECK-LABEL: triton.func @multiple(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<d0 * 2>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[WIDE:[^ ,:]+]] = arith.extsi %[[PID]] : i32 to i64
// CHECK-NEXT:    %[[C128:[^ ,:]+]] = arith.constant 128 : i64
// CHECK-NEXT:    %[[START:[^ ,:]+]] = arith.muli %[[WIDE]], %[[C128]] : i64
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[X]], %[[START]] : !triton.ptr<f32>, i64
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[P]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.store %[[P]], %[[V]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @multiple(%x: !triton.ptr<f32>, %n: i64) attributes {grid = [#shape.expr<d0 * 2>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %pid = triton.get_program_id x : i32
  %wide = arith.extsi %pid : i32 to i64
  %c128 = arith.constant 128 : i64
  %c256 = arith.constant 256 : i64
  %start = arith.muli %wide, %c128 : i64
  %size = arith.muli %n, %c256 : i64
  %mask = arith.cmpi slt, %start, %size : i64
  %p = triton.addptr %x, %start : !triton.ptr<f32>, i64
  %v = triton.load %p, %mask : !triton.ptr<f32>
  triton.store %p, %v, %mask : !triton.ptr<f32>
  triton.return
}

/// Lanes along one dimension are others than those along another, though one range makes both.
// CHECK-LABEL: triton.func @triangle(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[ROW:[^ ,:]+]] = triton.expand_dims %[[LANES]] axis 1 : tensor<16xi32> -> tensor<16x1xi32>
// CHECK-NEXT:    %[[ROWS:[^ ,:]+]] = triton.broadcast %[[ROW]] : tensor<16x1xi32> -> tensor<16x16xi32>
// CHECK-NEXT:    %[[COLUMN:[^ ,:]+]] = triton.expand_dims %[[LANES]] axis 0 : tensor<16xi32> -> tensor<1x16xi32>
// CHECK-NEXT:    %[[COLUMNS:[^ ,:]+]] = triton.broadcast %[[COLUMN]] : tensor<1x16xi32> -> tensor<16x16xi32>
// CHECK-NEXT:    %[[MASK:[^ ,:]+]] = arith.cmpi sle, %[[ROWS]], %[[COLUMNS]] : tensor<16x16xi32>
// CHECK-NEXT:    %[[PS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<16x16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[AT:[^ ,:]+]] = triton.addptr %[[PS]], %[[COLUMNS]] : tensor<16x16x!triton.ptr<f32>>, tensor<16x16xi32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[AT]], %[[MASK]] : tensor<16x16x!triton.ptr<f32>>
// CHECK-NEXT:    triton.store %[[AT]], %[[V]], %[[MASK]] : tensor<16x16x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @triangle(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %row = triton.expand_dims %lanes axis 1 : tensor<16xi32> -> tensor<16x1xi32>
  %rows = triton.broadcast %row : tensor<16x1xi32> -> tensor<16x16xi32>
  %column = triton.expand_dims %lanes axis 0 : tensor<16xi32> -> tensor<1x16xi32>
  %columns = triton.broadcast %column : tensor<1x16xi32> -> tensor<16x16xi32>
  %mask = arith.cmpi sle, %rows, %columns : tensor<16x16xi32>
  %ps = triton.splat %x : !triton.ptr<f32> -> tensor<16x16x!triton.ptr<f32>>
  %at = triton.addptr %ps, %columns : tensor<16x16x!triton.ptr<f32>>, tensor<16x16xi32>
  %v = triton.load %at, %mask : tensor<16x16x!triton.ptr<f32>>
  triton.store %at, %v, %mask : tensor<16x16x!triton.ptr<f32>>
  triton.return
}

/// What a load gives already need not be selected again.
// CHECK-LABEL: triton.func @given(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[NS:[^ ,:]+]] = triton.splat %[[N]] : i32 -> tensor<128xi32>
// CHECK-NEXT:    %[[MASK:[^ ,:]+]] = arith.cmpi slt, %[[LANES]], %[[NS]] : tensor<128xi32>
// CHECK-NEXT:    %[[PS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[AT:[^ ,:]+]] = triton.addptr %[[PS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[ZEROS:[^ ,:]+]] = triton.splat %[[ZERO]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[AT]], %[[MASK]], %[[ZEROS]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = arith.addf %[[V]], %[[V]] : tensor<128xf32>
// CHECK-NEXT:    triton.store %[[AT]], %[[S]], %[[MASK]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @given(%x: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %ns = triton.splat %n : i32 -> tensor<128xi32>
  %mask = arith.cmpi slt, %lanes, %ns : tensor<128xi32>
  %ps = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %at = triton.addptr %ps, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %zero = arith.constant 0.0 : f32
  %zeros = triton.splat %zero : f32 -> tensor<128xf32>
  %v = triton.load %at, %mask, %zeros : tensor<128x!triton.ptr<f32>>
  %w = arith.select %mask, %v, %zeros : tensor<128xi1>, tensor<128xf32>
  %s = arith.addf %v, %w : tensor<128xf32>
  triton.store %at, %s, %mask : tensor<128x!triton.ptr<f32>>
  triton.return
}

/// An index that is computed in floats, from a lane, a factor and a limit, is in range.
// CHECK-LABEL: triton.func @resampled(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[F:[^ ,:]+]] = arith.sitofp %[[LANES]] : tensor<128xi32> to tensor<128xf32>
// CHECK-NEXT:    %[[HALF:[^ ,:]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:    %[[HALVES:[^ ,:]+]] = triton.splat %[[HALF]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.addf %[[F]], %[[HALVES]] : tensor<128xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.mulf %[[V0]], %[[HALVES]] : tensor<128xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.subf %[[V1]], %[[HALVES]] : tensor<128xf32>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[ZEROS:[^ ,:]+]] = triton.splat %[[ZERO]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.maximumf %[[V2]], %[[ZEROS]] : tensor<128xf32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = math.floor %[[V3]] : tensor<128xf32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.fptosi %[[V4]] : tensor<128xf32> to tensor<128xi64>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[FROM:[^ ,:]+]] = triton.addptr %[[XS]], %[[V5]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[FROM]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[YS:[^ ,:]+]] = triton.splat %[[Y]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[TO:[^ ,:]+]] = triton.addptr %[[YS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    triton.store %[[TO]], %[[V]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @resampled(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %f = arith.sitofp %lanes : tensor<128xi32> to tensor<128xf32>
  %half = arith.constant 0.5 : f32
  %halves = triton.splat %half : f32 -> tensor<128xf32>
  %0 = arith.addf %f, %halves : tensor<128xf32>
  %1 = arith.mulf %0, %halves : tensor<128xf32>
  %2 = arith.subf %1, %halves : tensor<128xf32>
  %zero = arith.constant 0.0 : f32
  %zeros = triton.splat %zero : f32 -> tensor<128xf32>
  %3 = arith.maximumf %2, %zeros : tensor<128xf32>
  %4 = math.floor %3 : tensor<128xf32>
  %5 = arith.fptosi %4 : tensor<128xf32> to tensor<128xi64>
  %c0 = arith.constant 0 : i64
  %least = triton.splat %c0 : i64 -> tensor<128xi64>
  %negative = arith.cmpi slt, %5, %least : tensor<128xi64>
  %c64 = arith.constant 64 : i64
  %size = triton.splat %c64 : i64 -> tensor<128xi64>
  %6 = arith.addi %5, %size : tensor<128xi64>
  %7 = arith.select %negative, %6, %5 : tensor<128xi1>, tensor<128xi64>
  %inside = arith.cmpi ult, %7, %size : tensor<128xi64>
  triton.assert %inside, "index out of range" : tensor<128xi1>
  %8 = arith.select %inside, %7, %least : tensor<128xi1>, tensor<128xi64>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %from = triton.addptr %xs, %8 : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  %v = triton.load %from : tensor<128x!triton.ptr<f32>>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %to = triton.addptr %ys, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  triton.store %to, %v : tensor<128x!triton.ptr<f32>>
  triton.return
}

/// Of a float from memory nothing is known: it may be NaN, whatever it is limited to.
// CHECK-LABEL: triton.func @negative_resampled(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[FROM:[^ ,:]+]] = triton.addptr %[[XS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[FROM]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[ZEROS:[^ ,:]+]] = triton.splat %[[ZERO]] : f32 -> tensor<128xf32>
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.maximumf %[[V]], %[[ZEROS]] : tensor<128xf32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.minimumf %[[V0]], %[[ZEROS]] : tensor<128xf32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.fptosi %[[V1]] : tensor<128xf32> to tensor<128xi64>
// CHECK-NEXT:    %[[C64:[^ ,:]+]] = arith.constant 64 : i64
// CHECK-NEXT:    %[[SIZE:[^ ,:]+]] = triton.splat %[[C64]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[INSIDE:[^ ,:]+]] = arith.cmpi ult, %[[V2]], %[[SIZE]] : tensor<128xi64>
// CHECK-NEXT:    triton.assert %[[INSIDE]], "index out of range" : tensor<128xi1>
// CHECK-NEXT:    %[[YS:[^ ,:]+]] = triton.splat %[[Y]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[TO:[^ ,:]+]] = triton.addptr %[[YS]], %[[LANES]] : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
// CHECK-NEXT:    triton.store %[[TO]], %[[V]], %[[INSIDE]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @negative_resampled(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %from = triton.addptr %xs, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  %v = triton.load %from : tensor<128x!triton.ptr<f32>>
  %zero = arith.constant 0.0 : f32
  %zeros = triton.splat %zero : f32 -> tensor<128xf32>
  %0 = arith.maximumf %v, %zeros : tensor<128xf32>
  %1 = arith.minimumf %0, %zeros : tensor<128xf32>
  %2 = arith.fptosi %1 : tensor<128xf32> to tensor<128xi64>
  %c64 = arith.constant 64 : i64
  %size = triton.splat %c64 : i64 -> tensor<128xi64>
  %inside = arith.cmpi ult, %2, %size : tensor<128xi64>
  triton.assert %inside, "index out of range" : tensor<128xi1>
  %ys = triton.splat %y : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %to = triton.addptr %ys, %lanes : tensor<128x!triton.ptr<f32>>, tensor<128xi32>
  triton.store %to, %v, %inside : tensor<128x!triton.ptr<f32>>
  triton.return
}

/// The place that a search finds is one of those that it looks at.
// CHECK-LABEL: triton.func @search(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i64>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<i64>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[ZEROS:[^ ,:]+]] = triton.splat %[[ZERO]] : i32 -> tensor<16xi32>
// CHECK-NEXT:    %[[FIRST:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:    %[[C16:[^ ,:]+]] = arith.constant 16 : i32
// CHECK-NEXT:    %[[C48:[^ ,:]+]] = arith.constant 48 : i32
// CHECK-NEXT:    %[[LEAST:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[LEASTS:[^ ,:]+]] = triton.splat %[[LEAST]] : f32 -> tensor<16xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]], %[[K:[^ ,:]+]] = scf.for %[[R:[^ ,:]+]] = %[[ZERO]] to %[[C48]] step %[[C16]] iter_args(%[[BEST:[^ ,:]+]] = %[[LEASTS:[^ ,:]+]], %[[PLACE:[^ ,:]+]] = %[[ZEROS]]) -> (tensor<16xf32>, tensor<16xi32>) : i32 {
// CHECK-NEXT:      %[[RS:[^ ,:]+]] = triton.splat %[[R]] : i32 -> tensor<16xi32>
// CHECK-NEXT:      %[[I:[^ ,:]+]] = arith.addi %[[RS]], %[[LANES]] : tensor<16xi32>
// CHECK-NEXT:      %[[AT:[^ ,:]+]] = triton.addptr %[[FIRST]], %[[I]] : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
// CHECK-NEXT:      %[[U:[^ ,:]+]] = triton.load %[[AT]] : tensor<16x!triton.ptr<f32>>
// CHECK-NEXT:      %[[MORE:[^ ,:]+]] = arith.cmpf ogt, %[[U]], %[[BEST]] : tensor<16xf32>
// CHECK-NEXT:      %[[B:[^ ,:]+]] = arith.select %[[MORE]], %[[U]], %[[BEST]] : tensor<16xi1>, tensor<16xf32>
// CHECK-NEXT:      %[[P:[^ ,:]+]] = arith.select %[[MORE]], %[[I]], %[[PLACE]] : tensor<16xi1>, tensor<16xi32>
// CHECK-NEXT:      scf.yield %[[B]], %[[P]] : tensor<16xf32>, tensor<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[M:[^ ,:]+]], %[[N:[^ ,:]+]] = triton.reduce %[[V]], %[[K]] axis 0 : tensor<16xf32>, tensor<16xi32> combine (%[[A:[^ ,:]+]]: f32, %[[I_1:[^ ,:]+]]: i32, %[[B_1:[^ ,:]+]]: f32, %[[J:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[MORE_1:[^ ,:]+]] = arith.cmpf ogt, %[[A]], %[[B_1]] : f32
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.select %[[MORE_1]], %[[A]], %[[B_1]] : f32
// CHECK-NEXT:      %[[L:[^ ,:]+]] = arith.select %[[MORE_1]], %[[I_1]], %[[J]] : i32
// CHECK-NEXT:      triton.reduce.return %[[C]], %[[L]] : f32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = triton.addptr %[[Y]], %[[N]] : !triton.ptr<i64>, i32
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[Q]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.store %[[Z]], %[[W]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @search(%x: !triton.ptr<f32>, %y: !triton.ptr<i64>, %z: !triton.ptr<i64>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %zero = arith.constant 0 : i32
  %zeros = triton.splat %zero : i32 -> tensor<16xi32>
  %first = triton.splat %x : !triton.ptr<f32> -> tensor<16x!triton.ptr<f32>>
  %c16 = arith.constant 16 : i32
  %c48 = arith.constant 48 : i32
  %least = arith.constant 0.0 : f32
  %leasts = triton.splat %least : f32 -> tensor<16xf32>
  %v, %k = scf.for %r = %zero to %c48 step %c16 iter_args(%best = %leasts, %place = %zeros) -> (tensor<16xf32>, tensor<16xi32>) : i32 {
    %rs = triton.splat %r : i32 -> tensor<16xi32>
    %i = arith.addi %rs, %lanes : tensor<16xi32>
    %at = triton.addptr %first, %i : tensor<16x!triton.ptr<f32>>, tensor<16xi32>
    %u = triton.load %at : tensor<16x!triton.ptr<f32>>
    %more = arith.cmpf ogt, %u, %best : tensor<16xf32>
    %b = arith.select %more, %u, %best : tensor<16xi1>, tensor<16xf32>
    %p = arith.select %more, %i, %place : tensor<16xi1>, tensor<16xi32>
    scf.yield %b, %p : tensor<16xf32>, tensor<16xi32>
  }
  %m, %n = triton.reduce %v, %k axis 0 : tensor<16xf32>, tensor<16xi32> combine (%a: f32, %i: i32, %b: f32, %j: i32) {
    %more = arith.cmpf ogt, %a, %b : f32
    %c = arith.select %more, %a, %b : f32
    %l = arith.select %more, %i, %j : i32
    triton.reduce.return %c, %l : f32, i32
  }
  %inside = arith.cmpi ult, %n, %c48 : i32
  triton.assert %inside, "index out of range" : i1
  %safe = arith.select %inside, %n, %zero : i32
  %q = triton.addptr %y, %safe : !triton.ptr<i64>, i32
  %w = triton.load %q : !triton.ptr<i64>
  triton.store %z, %w : !triton.ptr<i64>
  triton.return
}

/// Others may be computed.
// CHECK-LABEL: triton.func @negative_sum(
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<i64>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: !triton.ptr<i64>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 16 : tensor<16xi32>
// CHECK-NEXT:    %[[C16:[^ ,:]+]] = arith.constant 16 : i32
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.reduce %[[LANES]] axis 0 : tensor<16xi32> combine (%[[I:[^ ,:]+]]: i32, %[[J:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[SUM:[^ ,:]+]] = arith.addi %[[I]], %[[J]] : i32
// CHECK-NEXT:      %[[LOW:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[J]] : i32
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.select %[[LOW]], %[[I]], %[[SUM]] : i32
// CHECK-NEXT:      triton.reduce.return %[[C]] : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[INSIDE:[^ ,:]+]] = arith.cmpi ult, %[[N]], %[[C16]] : i32
// CHECK-NEXT:    triton.assert %[[INSIDE]], "index out of range" : i1
// CHECK-NEXT:    %[[SAFE:[^ ,:]+]] = arith.select %[[INSIDE]], %[[N]], %[[ZERO]] : i32
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = triton.addptr %[[Y]], %[[SAFE]] : !triton.ptr<i64>, i32
// CHECK-NEXT:    %[[W:[^ ,:]+]] = triton.load %[[Q]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.store %[[Z]], %[[W]] : !triton.ptr<i64>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @negative_sum(%y: !triton.ptr<i64>, %z: !triton.ptr<i64>) attributes {grid = [#shape.expr<1>], num_warps = 4 : i32, num_stages = 1 : i32} {
  %lanes = triton.make_range 0 to 16 : tensor<16xi32>
  %c16 = arith.constant 16 : i32
  %zero = arith.constant 0 : i32
  %n = triton.reduce %lanes axis 0 : tensor<16xi32> combine (%i: i32, %j: i32) {
    %sum = arith.addi %i, %j : i32
    %low = arith.cmpi slt, %i, %j : i32
    %c = arith.select %low, %i, %sum : i32
    triton.reduce.return %c : i32
  }
  %inside = arith.cmpi ult, %n, %c16 : i32
  triton.assert %inside, "index out of range" : i1
  %safe = arith.select %inside, %n, %zero : i32
  %q = triton.addptr %y, %safe : !triton.ptr<i64>, i32
  %w = triton.load %q : !triton.ptr<i64>
  triton.store %z, %w : !triton.ptr<i64>
  triton.return
}

/// Kernels of loops have no grid that says what a condition gives.
// CHECK-LABEL: loop.kernel @negative_kernel_of_loops(
// CHECK:         arith.cmpi slt
loop.kernel @negative_kernel_of_loops(%x: memref<8xi64>, %y: memref<8xi1>) {
  %c = arith.constant 8 : i64
  loop.parallel %i = 0 to 8 {
    %n = loop.load %x[%i] : memref<8xi64> -> i64
    %t = arith.cmpi slt, %n, %c : i64
    loop.store %t, %y[%i] : i1, memref<8xi1>
  }
}
