// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p merge-launches --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p merge-launches | filecheck %s

// Programs that were drawn at random: launches, calls, views and copies.

// CHECK-LABEL: triton.func @increment_x2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[X_1:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y_1:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.select %[[V2]], %[[X]], %[[X_1]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.select %[[V2]], %[[Y]], %[[Y_1]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.select %[[V2]], %[[V5]], %[[V1]] : i32
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.subi %[[V0]], %[[V6]] : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.maxsi %[[V7]], %[[V5]] : i32
// CHECK-NEXT:    %[[OWN:[^ ,:]+]] = arith.minsi %[[V8]], %[[V5]] : i32
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V3]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:    triton.store %[[V4]], %[[W]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @increment_x3(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[X_1:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y_1:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y_2:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<3>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 2 : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.select %[[V2]], %[[X]], %[[X_1]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V4]] : i32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.select %[[V5]], %[[X]], %[[V3]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.select %[[V2]], %[[Y_1]], %[[Y_2]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.select %[[V5]], %[[Y]], %[[V7]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.select %[[V2]], %[[V4]], %[[V1]] : i32
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V5]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.subi %[[V0]], %[[V11]] : i32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.maxsi %[[V12]], %[[V9]] : i32
// CHECK-NEXT:    %[[OWN:[^ ,:]+]] = arith.minsi %[[V13]], %[[V9]] : i32
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V6]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:    triton.store %[[V8]], %[[W]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @increment_x2_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y_1:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.select %[[V2]], %[[Y]], %[[Y_1]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.select %[[V2]], %[[V4]], %[[V1]] : i32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.subi %[[V0]], %[[V5]] : i32
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.maxsi %[[V6]], %[[V4]] : i32
// CHECK-NEXT:    %[[OWN:[^ ,:]+]] = arith.minsi %[[V7]], %[[V4]] : i32
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[X]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:    triton.store %[[V3]], %[[W]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @increment_x3_1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[X_1:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[X_2:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y_1:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y_2:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<3>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 2 : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.select %[[V2]], %[[X_1]], %[[X_2]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V4]] : i32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.select %[[V5]], %[[X]], %[[V3]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.select %[[V2]], %[[Y_1]], %[[Y_2]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.select %[[V5]], %[[Y]], %[[V7]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.select %[[V2]], %[[V4]], %[[V1]] : i32
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.select %[[V5]], %[[V9]], %[[V10]] : i32
// CHECK-NEXT:    %[[V12:[^ ,:]+]] = arith.subi %[[V0]], %[[V11]] : i32
// CHECK-NEXT:    %[[V13:[^ ,:]+]] = arith.maxsi %[[V12]], %[[V9]] : i32
// CHECK-NEXT:    %[[OWN:[^ ,:]+]] = arith.minsi %[[V13]], %[[V9]] : i32
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[V6]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:    triton.store %[[V8]], %[[W]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @increment(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[X]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:    triton.store %[[Y]], %[[W]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @increment(%x: !triton.ptr<f32>, %y: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %v = triton.load %x : !triton.ptr<f32>
  %w = arith.addf %v, %v : f32
  triton.store %y, %w : !triton.ptr<f32>
  triton.return
}
// CHECK-LABEL: triton.func @fill_x2(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[X_1:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<2>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.select %[[V2]], %[[X]], %[[X_1]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.select %[[V2]], %[[V4]], %[[V1]] : i32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.subi %[[V0]], %[[V5]] : i32
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.maxsi %[[V6]], %[[V4]] : i32
// CHECK-NEXT:    %[[OWN:[^ ,:]+]] = arith.minsi %[[V7]], %[[V4]] : i32
// CHECK-NEXT:    %[[V:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    triton.store %[[V3]], %[[V]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @fill_x3(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[X_1:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[X_2:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<3>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 2 : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V1]] : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.select %[[V2]], %[[X_1]], %[[X_2]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[V0]], %[[V4]] : i32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.select %[[V5]], %[[X]], %[[V3]] : !triton.ptr<f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = arith.select %[[V2]], %[[V4]], %[[V1]] : i32
// CHECK-NEXT:    %[[V9:[^ ,:]+]] = arith.select %[[V5]], %[[V7]], %[[V8]] : i32
// CHECK-NEXT:    %[[V10:[^ ,:]+]] = arith.subi %[[V0]], %[[V9]] : i32
// CHECK-NEXT:    %[[V11:[^ ,:]+]] = arith.maxsi %[[V10]], %[[V7]] : i32
// CHECK-NEXT:    %[[OWN:[^ ,:]+]] = arith.minsi %[[V11]], %[[V7]] : i32
// CHECK-NEXT:    %[[V:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    triton.store %[[V6]], %[[V]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
// CHECK-LABEL: triton.func @fill(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
// CHECK-NEXT:    %[[V:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    triton.store %[[X]], %[[V]] : !triton.ptr<f32>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @fill(%x: !triton.ptr<f32>) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 1 : i32} {
  %v = arith.constant 1.0 : f32
  triton.store %x, %v : !triton.ptr<f32>
  triton.return
}

// CHECK-LABEL: func.func @program_0(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.view %[[D]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[E]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill(%[[V0]]) : !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.view %[[D]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[D]], %[[E]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[C]], %[[V0]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[E]], %[[V3]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.copy %[[C]] to %[[V3]] : !host.buffer<[1], f32> to !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V3]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_0(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  %v0 = host.view %d offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @increment(%e, %d) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%v0) : !host.buffer<[1], f32>
  %v3 = host.view %d offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @increment(%d, %e) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%c, %v0) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%e, %v3) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.copy %c to %v3 : !host.buffer<[1], f32> to !host.buffer<[1], f32>
  func.return %v3 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_1(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    host.launch @increment(%[[D]], %[[F]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x2(%[[A]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.view %[[A]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill(%[[V3]]) : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[E]], %[[A]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V3]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_1(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  host.launch @fill(%a) : !host.buffer<[1], f32>
  host.launch @increment(%d, %f) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%d) : !host.buffer<[1], f32>
  %v3 = host.view %a offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @fill(%v3) : !host.buffer<[1], f32>
  host.launch @increment(%e, %a) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return %v3 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_2(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = aten.sin %[[F]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill(%[[V2]]) : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment_x2(%[[C]], %[[D]], %[[B]], %[[E]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[C]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V2]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_2(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  host.launch @increment(%c, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v1 = aten.sin %f : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  %v2 = host.alloc : !host.buffer<[1], f32>
  host.launch @fill(%v2) : !host.buffer<[1], f32>
  host.launch @increment(%d, %e) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%c, %d) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return %v2 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_3(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    host.launch @increment(%[[E]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.sin %[[A]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.sin %[[V2]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x2(%[[B]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[V3]], %[[E]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V3]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_3(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  host.launch @fill(%b) : !host.buffer<[1], f32>
  host.launch @increment(%e, %d) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v2 = aten.sin %a : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  %v3 = aten.sin %v2 : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  host.launch @fill(%d) : !host.buffer<[1], f32>
  host.launch @increment(%v3, %e) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return %v3 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_4(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    host.launch @increment(%[[F]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x2(%[[A]], %[[V3]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.view %[[V3]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment_x2(%[[D]], %[[F]], %[[E]], %[[C]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V4]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_4(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  host.launch @increment(%f, %d) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%a) : !host.buffer<[1], f32>
  host.launch @increment(%d, %e) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v3 = host.alloc : !host.buffer<[1], f32>
  host.launch @fill(%v3) : !host.buffer<[1], f32>
  %v4 = host.view %v3 offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @increment(%f, %c) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return %v4 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_5(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    host.launch @increment_x2(%[[C]], %[[D]], %[[E]], %[[B]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = aten.sin %[[B]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment_x2(%[[D]], %[[A]], %[[B]], %[[E]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[F]], %[[B]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x2(%[[B]], %[[V7]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V8:[^ ,:]+]] = host.view %[[C]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V8]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_5(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  host.launch @increment(%c, %e) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%d, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v2 = aten.sin %b : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  host.launch @increment(%d, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%a, %e) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%f, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%b) : !host.buffer<[1], f32>
  %v7 = host.alloc : !host.buffer<[1], f32>
  host.launch @fill(%v7) : !host.buffer<[1], f32>
  %v8 = host.view %c offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  func.return %v8 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_6(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.view %[[D]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.view %[[A]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[V1]], %[[V0]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = aten.sin %[[F]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.view %[[E]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x3(%[[D]], %[[V7]], %[[B]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = aten.sin %[[V0]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V7]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_6(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  %v0 = host.view %d offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  %v1 = host.view %a offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @increment(%v1, %v0) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v3 = aten.sin %f : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  %v4 = host.view %e offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @fill(%d) : !host.buffer<[1], f32>
  %v6 = aten.sin %v0 : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  %v7 = host.alloc : !host.buffer<[1], f32>
  host.launch @fill(%v7) : !host.buffer<[1], f32>
  host.launch @fill(%b) : !host.buffer<[1], f32>
  func.return %v7 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_7(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill(%[[V0]]) : !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.view %[[A]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment_x3(%[[A]], %[[B]], %[[V0]], %[[E]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill(%[[D]]) : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[V0]], %[[A]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V2]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_7(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  %v0 = host.alloc : !host.buffer<[1], f32>
  host.launch @fill(%v0) : !host.buffer<[1], f32>
  host.launch @increment(%a, %v0) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v2 = host.view %a offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @increment(%a, %e) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%b, %d) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%d) : !host.buffer<[1], f32>
  host.launch @increment(%v0, %a) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return %v2 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_8(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    host.launch @increment_x2(%[[D]], %[[A]], %[[B]], %[[F]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[E]], %[[B]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x2(%[[A]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[E]], %[[B]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[F]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_8(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  host.launch @increment(%d, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%a, %f) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%e, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%a) : !host.buffer<[1], f32>
  host.launch @fill(%d) : !host.buffer<[1], f32>
  host.launch @increment(%e, %b) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return %f : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_9(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = aten.sin %[[C]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment_x2(%[[V0]], %[[E]], %[[F]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[A]], %[[F]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x2(%[[V3]], %[[C]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[V3]], %[[F]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[B]], %[[V3]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V3]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_9(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  %v0 = aten.sin %c : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  host.launch @increment(%v0, %f) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%e, %d) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v3 = host.alloc : !host.buffer<[1], f32>
  host.launch @fill(%v3) : !host.buffer<[1], f32>
  host.launch @increment(%a, %f) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%v3, %f) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%c) : !host.buffer<[1], f32>
  host.launch @increment(%b, %v3) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return %v3 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_10(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    host.launch @increment_x2_1(%[[D]], %[[E]], %[[F]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.view %[[F]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.view %[[A]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x3(%[[F]], %[[C]], %[[E]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment(%[[F]], %[[A]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V7:[^ ,:]+]] = aten.sin %[[V2]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V7]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_10(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  host.launch @increment(%d, %e) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%d, %f) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v2 = host.view %f offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  %v3 = host.view %a offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @fill(%f) : !host.buffer<[1], f32>
  host.launch @increment(%f, %a) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @fill(%c) : !host.buffer<[1], f32>
  %v7 = aten.sin %v2 : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  host.launch @fill(%e) : !host.buffer<[1], f32>
  func.return %v7 : !host.buffer<[1], f32>
}

// CHECK-LABEL: func.func @program_11(
// CHECK-SAME:  %[[A:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[B:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[C:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[D:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[E:[^ ,:]+]]: !host.buffer<[1], f32>,
// CHECK-SAME:  %[[F:[^ ,:]+]]: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.view %[[V1]] offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @fill_x3(%[[V0]], %[[V1]], %[[D]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = aten.sin %[[C]] : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
// CHECK-NEXT:    host.launch @increment_x3_1(%[[V2]], %[[E]], %[[A]], %[[V1]], %[[C]], %[[V0]]) : !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>, !host.buffer<[1], f32>
// CHECK-NEXT:    func.return %[[V5]] : !host.buffer<[1], f32>
// CHECK-NEXT:  }
func.func @program_11(%a: !host.buffer<[1], f32>, %b: !host.buffer<[1], f32>, %c: !host.buffer<[1], f32>, %d: !host.buffer<[1], f32>, %e: !host.buffer<[1], f32>, %f: !host.buffer<[1], f32>) -> !host.buffer<[1], f32> {
  %v0 = host.alloc : !host.buffer<[1], f32>
  host.launch @fill(%v0) : !host.buffer<[1], f32>
  %v1 = host.alloc : !host.buffer<[1], f32>
  host.launch @fill(%v1) : !host.buffer<[1], f32>
  %v2 = host.view %v1 offset 0 : !host.buffer<[1], f32> -> !host.buffer<[1], f32>
  host.launch @fill(%d) : !host.buffer<[1], f32>
  host.launch @increment(%v2, %v1) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  %v5 = aten.sin %c : (!host.buffer<[1], f32>) -> !host.buffer<[1], f32>
  host.launch @increment(%e, %c) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  host.launch @increment(%a, %v0) : !host.buffer<[1], f32>, !host.buffer<[1], f32>
  func.return %v5 : !host.buffer<[1], f32>
}

// REMARK:       {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @increment become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @increment become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @increment become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @increment become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 3 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 3 launches of @increment become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @increment become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @increment become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 2 launches of @increment become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 3 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 3 launches of @fill become 1
// REMARK-NEXT:  {{.*}}merge-launches-cases.mlir:{{[0-9]+}}:3: merge-launches: 3 launches of @increment become 1
