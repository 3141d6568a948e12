// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

/// Every operation of the dialect, and arithmetic on blocks.
// CHECK-LABEL: triton.func @elementwise(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32> {triton.divisibility = 16 : i64},
// CHECK-SAME:  %[[Y:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: i64) attributes {grid = [#shape.expr<d0 floordiv 128 + 1>], num_warps = 4 : i32, num_stages = 1 : i32, tag} {
// CHECK-NEXT:    %[[PID:[^ ,:]+]] = triton.get_program_id x : i32
// CHECK-NEXT:    %[[N:[^ ,:]+]] = triton.get_num_programs y : i32
// CHECK-NEXT:    %[[LANES:[^ ,:]+]] = triton.make_range 0 to 128 : tensor<128xi32>
// CHECK-NEXT:    %[[SIZE:[^ ,:]+]] = arith.constant 128 : i32
// CHECK-NEXT:    %[[FIRST:[^ ,:]+]] = arith.muli %[[PID]], %[[SIZE]] : i32
// CHECK-NEXT:    %[[FIRSTS:[^ ,:]+]] = triton.splat %[[FIRST]] : i32 -> tensor<128xi32>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.addi %[[FIRSTS]], %[[LANES]] : tensor<128xi32>
// CHECK-NEXT:    %[[J:[^ ,:]+]] = arith.extsi %[[I]] : tensor<128xi32> to tensor<128xi64>
// CHECK-NEXT:    %[[LIMIT:[^ ,:]+]] = triton.splat %[[S0]] : i64 -> tensor<128xi64>
// CHECK-NEXT:    %[[MASK:[^ ,:]+]] = arith.cmpi slt, %[[J]], %[[LIMIT]] : tensor<128xi64>
// CHECK-NEXT:    %[[XS:[^ ,:]+]] = triton.splat %[[X]] : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[P:[^ ,:]+]] = triton.addptr %[[XS]], %[[J]] : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant dense<0.000000e+00> : tensor<128xf32>
// CHECK-NEXT:    %[[V:[^ ,:]+]] = triton.load %[[P]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = triton.load %[[P]], %[[MASK]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = triton.load %[[P]], %[[MASK]], %[[ZERO]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = triton.load %[[P]], %[[MASK]], %[[ZERO]] {tag} : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[E:[^ ,:]+]] = triton.extern_elementwise "__nv_expf" %[[V]] : (tensor<128xf32>) -> tensor<128xf32>
// CHECK-NEXT:    triton.assert %[[MASK]], "index out of range" : tensor<128xi1>
// CHECK-NEXT:    triton.barrier
// CHECK-NEXT:    triton.store %[[P]], %[[E]], %[[MASK]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    triton.store %[[P]], %[[E]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[OLD:[^ ,:]+]] = triton.atomic_rmw fadd, relaxed, gpu, %[[P]], %[[E]], %[[MASK]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[WAS:[^ ,:]+]] = triton.atomic_cas acq_rel, gpu, %[[P]], %[[ZERO]], %[[E]] : tensor<128x!triton.ptr<f32>>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = triton.reduce %[[V]] axis 0 : tensor<128xf32> combine (%[[A:[^ ,:]+]]: f32, %[[B:[^ ,:]+]]: f32) {
// CHECK-NEXT:      %[[C:[^ ,:]+]] = arith.maximumf %[[A]], %[[B]] : f32
// CHECK-NEXT:      triton.reduce.return %[[C]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:[^ ,:]+]], %[[K:[^ ,:]+]] = triton.scan %[[V]], %[[I]] axis 0 reverse : tensor<128xf32>, tensor<128xi32> combine (%[[A_1:[^ ,:]+]]: f32, %[[AI:[^ ,:]+]]: i32, %[[B_1:[^ ,:]+]]: f32, %[[BI:[^ ,:]+]]: i32) {
// CHECK-NEXT:      %[[W:[^ ,:]+]] = arith.cmpf ogt, %[[A_1]], %[[B_1]] : f32
// CHECK-NEXT:      %[[C_1:[^ ,:]+]] = arith.select %[[W]], %[[A_1]], %[[B_1]] : f32
// CHECK-NEXT:      %[[CI:[^ ,:]+]] = arith.select %[[W]], %[[AI]], %[[BI]] : i32
// CHECK-NEXT:      triton.scan.return %[[C_1]], %[[CI]] : f32, i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[Q:[^ ,:]+]] = triton.precise_divf %[[E]], %[[V]] : tensor<128xf32>
// CHECK-NEXT:    %[[R:[^ ,:]+]] = triton.precise_sqrt %[[M]] : f32
// CHECK-NEXT:    %[[CL:[^ ,:]+]] = triton.clampf %[[E]], %[[V]], %[[ZERO]], propagateNan = all : tensor<128xf32>
// CHECK-NEXT:    %[[ROWS:[^ ,:]+]] = triton.expand_dims %[[E]] axis 1 : tensor<128xf32> -> tensor<128x1xf32>
// CHECK-NEXT:    %[[ALL:[^ ,:]+]] = triton.broadcast %[[ROWS]] : tensor<128x1xf32> -> tensor<128x64xf32>
// CHECK-NEXT:    %[[TR:[^ ,:]+]] = triton.trans %[[ALL]] order [1, 0] : tensor<128x64xf32> -> tensor<64x128xf32>
// CHECK-NEXT:    %[[ACC:[^ ,:]+]] = arith.constant dense<0.000000e+00> : tensor<128x128xf32>
// CHECK-NEXT:    %[[D:[^ ,:]+]] = triton.dot %[[ALL]], %[[TR]], %[[ACC]], inputPrecision = tf32 : tensor<128x64xf32> * tensor<64x128xf32> -> tensor<128x128xf32>
// CHECK-NEXT:    %[[SMALL:[^ ,:]+]] = triton.fp_to_fp %[[ALL]] : tensor<128x64xf32> -> tensor<128x64xf8E4M3FN>
// CHECK-NEXT:    %[[SMALL_T:[^ ,:]+]] = triton.fp_to_fp %[[TR]] : tensor<64x128xf32> -> tensor<64x128xf8E5M2>
// CHECK-NEXT:    %[[D8:[^ ,:]+]] = triton.dot %[[SMALL]], %[[SMALL_T]], %[[ACC]], inputPrecision = ieee, maxNumImpreciseAcc = 32 : tensor<128x64xf8E4M3FN> * tensor<64x128xf8E5M2> -> tensor<128x128xf32>
// CHECK-NEXT:    %[[FLAT:[^ ,:]+]] = triton.reshape %[[ALL]] : tensor<128x64xf32> -> tensor<8192xf32>
// CHECK-NEXT:    %[[TWO:[^ ,:]+]] = triton.join %[[V]], %[[E]] : tensor<128xf32> -> tensor<128x2xf32>
// CHECK-NEXT:    %[[ONE:[^ ,:]+]], %[[OTHER:[^ ,:]+]] = triton.split %[[TWO]] : tensor<128x2xf32> -> tensor<128xf32>
// CHECK-NEXT:    %[[G:[^ ,:]+]] = triton.gather %[[V]] at %[[I]] axis 0 : tensor<128xf32>, tensor<128xi32>
// CHECK-NEXT:    %[[H:[^ ,:]+]] = triton.histogram %[[I]] : tensor<128xi32> -> tensor<16xi32>
// CHECK-NEXT:    %[[BITS:[^ ,:]+]] = triton.bitcast %[[V]] : tensor<128xf32> -> tensor<128xi32>
// CHECK-NEXT:    %[[HI:[^ ,:]+]] = triton.mulhiui %[[BITS]], %[[I]] : tensor<128xi32>
// CHECK-NEXT:    %[[F8:[^ ,:]+]] = triton.fp_to_fp %[[V]] : tensor<128xf32> -> tensor<128xf8E4M3FN>
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @elementwise(%x: !triton.ptr<f32> {triton.divisibility = 16 : i64}, %y: !triton.ptr<f32>, %s0: i64) attributes {grid = [#shape.expr<d0 floordiv 128 + 1>], num_warps = 4 : i32, num_stages = 1 : i32, tag} {
  %pid = triton.get_program_id x : i32
  %n = triton.get_num_programs y : i32
  %lanes = triton.make_range 0 to 128 : tensor<128xi32>
  %size = arith.constant 128 : i32
  %first = arith.muli %pid, %size : i32
  %firsts = triton.splat %first : i32 -> tensor<128xi32>
  %i = arith.addi %firsts, %lanes : tensor<128xi32>
  %j = arith.extsi %i : tensor<128xi32> to tensor<128xi64>
  %limit = triton.splat %s0 : i64 -> tensor<128xi64>
  %mask = arith.cmpi slt, %j, %limit : tensor<128xi64>
  %xs = triton.splat %x : !triton.ptr<f32> -> tensor<128x!triton.ptr<f32>>
  %p = triton.addptr %xs, %j : tensor<128x!triton.ptr<f32>>, tensor<128xi64>
  %zero = arith.constant dense<0.0> : tensor<128xf32>
  %v = triton.load %p : tensor<128x!triton.ptr<f32>>
  %v1 = triton.load %p, %mask : tensor<128x!triton.ptr<f32>>
  %v2 = triton.load %p, %mask, %zero : tensor<128x!triton.ptr<f32>>
  %v3 = triton.load %p, %mask, %zero {tag} : tensor<128x!triton.ptr<f32>>
  %e = triton.extern_elementwise "__nv_expf" %v : (tensor<128xf32>) -> tensor<128xf32>
  triton.assert %mask, "index out of range" : tensor<128xi1>
  triton.barrier
  triton.store %p, %e, %mask : tensor<128x!triton.ptr<f32>>
  triton.store %p, %e : tensor<128x!triton.ptr<f32>>
  %old = triton.atomic_rmw fadd, relaxed, gpu, %p, %e, %mask : tensor<128x!triton.ptr<f32>>
  %was = triton.atomic_cas acq_rel, gpu, %p, %zero, %e : tensor<128x!triton.ptr<f32>>
  %m = triton.reduce %v axis 0 : tensor<128xf32> combine (%a: f32, %b: f32) {
    %c = arith.maximumf %a, %b : f32
    triton.reduce.return %c : f32
  }
  %s, %k = triton.scan %v, %i axis 0 reverse : tensor<128xf32>, tensor<128xi32> combine (%a: f32, %ai: i32, %b: f32, %bi: i32) {
    %w = arith.cmpf ogt, %a, %b : f32
    %c = arith.select %w, %a, %b : f32
    %ci = arith.select %w, %ai, %bi : i32
    triton.scan.return %c, %ci : f32, i32
  }
  %q = triton.precise_divf %e, %v : tensor<128xf32>
  %r = triton.precise_sqrt %m : f32
  %cl = triton.clampf %e, %v, %zero, propagateNan = all : tensor<128xf32>
  %rows = triton.expand_dims %e axis 1 : tensor<128xf32> -> tensor<128x1xf32>
  %all = triton.broadcast %rows : tensor<128x1xf32> -> tensor<128x64xf32>
  %tr = triton.trans %all order [1, 0] : tensor<128x64xf32> -> tensor<64x128xf32>
  %acc = arith.constant dense<0.0> : tensor<128x128xf32>
  %d = triton.dot %all, %tr, %acc, inputPrecision = tf32 : tensor<128x64xf32> * tensor<64x128xf32> -> tensor<128x128xf32>
  %small = triton.fp_to_fp %all : tensor<128x64xf32> -> tensor<128x64xf8E4M3FN>
  %small_t = triton.fp_to_fp %tr : tensor<64x128xf32> -> tensor<64x128xf8E5M2>
  %d8 = triton.dot %small, %small_t, %acc, inputPrecision = ieee, maxNumImpreciseAcc = 32 : tensor<128x64xf8E4M3FN> * tensor<64x128xf8E5M2> -> tensor<128x128xf32>
  %flat = triton.reshape %all : tensor<128x64xf32> -> tensor<8192xf32>
  %two = triton.join %v, %e : tensor<128xf32> -> tensor<128x2xf32>
  %one, %other = triton.split %two : tensor<128x2xf32> -> tensor<128xf32>
  %g = triton.gather %v at %i axis 0 : tensor<128xf32>, tensor<128xi32>
  %h = triton.histogram %i : tensor<128xi32> -> tensor<16xi32>
  %bits = triton.bitcast %v : tensor<128xf32> -> tensor<128xi32>
  %hi = triton.mulhiui %bits, %i : tensor<128xi32>
  %f8 = triton.fp_to_fp %v : tensor<128xf32> -> tensor<128xf8E4M3FN>
  triton.return
}

/// Arithmetic, comparison, selection and conversion of blocks of any rank, and loops that carry blocks.
// CHECK-LABEL: triton.func @arithmetic(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !triton.ptr<f32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: i32) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 3 : i32} {
// CHECK-NEXT:    %[[A:[^ ,:]+]] = arith.constant dense<0xff800000> : tensor<16x32xf32>
// CHECK-NEXT:    %[[T:[^ ,:]+]] = arith.constant dense<true> : tensor<16x32xi1>
// CHECK-NEXT:    %[[C:[^ ,:]+]] = arith.cmpf olt, %[[A]], %[[A]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[S:[^ ,:]+]] = arith.select %[[C]], %[[A]], %[[A]] : tensor<16x32xi1>, tensor<16x32xf32>
// CHECK-NEXT:    %[[I:[^ ,:]+]] = arith.fptosi %[[S]] : tensor<16x32xf32> to tensor<16x32xi32>
// CHECK-NEXT:    %[[E:[^ ,:]+]] = arith.cmpi eq, %[[I]], %[[I]] : tensor<16x32xi32>
// CHECK-NEXT:    %[[W:[^ ,:]+]] = arith.extsi %[[I]] : tensor<16x32xi32> to tensor<16x32xi64>
// CHECK-NEXT:    %[[F:[^ ,:]+]] = arith.sitofp %[[W]] : tensor<16x32xi64> to tensor<16x32xf64>
// CHECK-NEXT:    %[[H:[^ ,:]+]] = arith.truncf %[[F]] : tensor<16x32xf64> to tensor<16x32xbf16>
// CHECK-NEXT:    %[[M:[^ ,:]+]] = arith.maximumf %[[A]], %[[S]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[L:[^ ,:]+]] = arith.maxnumf %[[M]], %[[S]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[Y:[^ ,:]+]] = math.exp2 %[[L]] : tensor<16x32xf32>
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[STEP:[^ ,:]+]] = arith.constant 32 : i32
// CHECK-NEXT:    %[[SUM:[^ ,:]+]] = scf.for %[[K:[^ ,:]+]] = %[[ZERO]] to %[[N]] step %[[STEP]] iter_args(%[[ACC:[^ ,:]+]] = %[[Y]]) -> (tensor<16x32xf32>) : i32 {
// CHECK-NEXT:      %[[NEXT:[^ ,:]+]] = arith.addf %[[ACC]], %[[A]] : tensor<16x32xf32>
// CHECK-NEXT:      scf.yield %[[NEXT]] : tensor<16x32xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    triton.return
// CHECK-NEXT:  }
triton.func @arithmetic(%x: !triton.ptr<f32>, %n: i32) attributes {grid = [#shape.expr<1>], num_warps = 1 : i32, num_stages = 3 : i32} {
  %a = arith.constant dense<0xff800000> : tensor<16x32xf32>
  %t = arith.constant dense<true> : tensor<16x32xi1>
  %c = arith.cmpf olt, %a, %a : tensor<16x32xf32>
  %s = arith.select %c, %a, %a : tensor<16x32xi1>, tensor<16x32xf32>
  %i = arith.fptosi %s : tensor<16x32xf32> to tensor<16x32xi32>
  %e = arith.cmpi eq, %i, %i : tensor<16x32xi32>
  %w = arith.extsi %i : tensor<16x32xi32> to tensor<16x32xi64>
  %f = arith.sitofp %w : tensor<16x32xi64> to tensor<16x32xf64>
  %h = arith.truncf %f : tensor<16x32xf64> to tensor<16x32xbf16>
  %m = arith.maximumf %a, %s : tensor<16x32xf32>
  %l = arith.maxnumf %m, %s : tensor<16x32xf32>
  %y = math.exp2 %l : tensor<16x32xf32>
  %zero = arith.constant 0 : i32
  %step = arith.constant 32 : i32
  %sum = scf.for %k = %zero to %n step %step iter_args(%acc = %y) -> (tensor<16x32xf32>) : i32 {
    %next = arith.addf %acc, %a : tensor<16x32xf32>
    scf.yield %next : tensor<16x32xf32>
  }
  triton.return
}
