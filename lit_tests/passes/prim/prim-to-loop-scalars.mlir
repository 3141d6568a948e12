// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p prim-to-loop --split-input-file | filecheck %s

/// Each function of prim is one on scalars.
// CHECK-LABEL: loop.kernel @functions(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>, %[[V0:[^ ,:]+]]: memref<8xf32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = math.exp %[[V4]] : f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = math.exp2 %[[V5]] : f32
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = math.expm1 %[[V6]] : f32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = math.log %[[V7]] : f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = math.log1p %[[V8]] : f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = math.log2 %[[V9]] : f32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = math.log10 %[[V10]] : f32
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = math.sqrt %[[V11]] : f32
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = math.sqrt %[[V12]] : f32
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.divf %[[V1]], %[[V13]] : f32
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.divf %[[V1]], %[[V14]] : f32
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = math.sin %[[V15]] : f32
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = math.cos %[[V16]] : f32
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = math.tan %[[V17]] : f32
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = math.asin %[[V18]] : f32
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = math.acos %[[V19]] : f32
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = math.atan %[[V20]] : f32
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = math.sinh %[[V21]] : f32
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = math.cosh %[[V22]] : f32
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = math.tanh %[[V23]] : f32
// CHECK-NEXT:      %[[V25:[^ ,:]+]] = math.asinh %[[V24]] : f32
// CHECK-NEXT:      %[[V26:[^ ,:]+]] = math.acosh %[[V25]] : f32
// CHECK-NEXT:      %[[V27:[^ ,:]+]] = math.atanh %[[V26]] : f32
// CHECK-NEXT:      %[[V28:[^ ,:]+]] = math.erf %[[V27]] : f32
// CHECK-NEXT:      %[[V29:[^ ,:]+]] = loop.libm "erfc" %[[V28]] : f32
// CHECK-NEXT:      %[[V30:[^ ,:]+]] = loop.libm "lgamma" %[[V29]] : f32
// CHECK-NEXT:      %[[V31:[^ ,:]+]] = arith.negf %[[V30]] : f32
// CHECK-NEXT:      %[[V32:[^ ,:]+]] = math.exp %[[V31]] : f32
// CHECK-NEXT:      %[[V33:[^ ,:]+]] = arith.addf %[[V1]], %[[V32]] : f32
// CHECK-NEXT:      %[[V34:[^ ,:]+]] = arith.divf %[[V1]], %[[V33]] : f32
// CHECK-NEXT:      %[[V35:[^ ,:]+]] = math.floor %[[V34]] : f32
// CHECK-NEXT:      %[[V36:[^ ,:]+]] = math.ceil %[[V35]] : f32
// CHECK-NEXT:      %[[V37:[^ ,:]+]] = math.roundeven %[[V36]] : f32
// CHECK-NEXT:      %[[V38:[^ ,:]+]] = math.trunc %[[V37]] : f32
// CHECK-NEXT:      %[[V39:[^ ,:]+]] = arith.negf %[[V38]] : f32
// CHECK-NEXT:      %[[V40:[^ ,:]+]] = math.absf %[[V39]] : f32
// CHECK-NEXT:      %[[V41:[^ ,:]+]] = arith.cmpf olt, %[[V40]], %[[V2]] : f32
// CHECK-NEXT:      %[[V42:[^ ,:]+]] = arith.select %[[V41]], %[[V3]], %[[V2]] : f32
// CHECK-NEXT:      %[[V43:[^ ,:]+]] = arith.cmpf ogt, %[[V40]], %[[V2]] : f32
// CHECK-NEXT:      %[[V44:[^ ,:]+]] = arith.select %[[V43]], %[[V1]], %[[V42]] : f32
// CHECK-NEXT:      loop.store %[[V44]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @functions(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = prim.exp %x : tensor<8xf32>
  %1 = prim.exp2 %0 : tensor<8xf32>
  %2 = prim.expm1 %1 : tensor<8xf32>
  %3 = prim.log %2 : tensor<8xf32>
  %4 = prim.log1p %3 : tensor<8xf32>
  %5 = prim.log2 %4 : tensor<8xf32>
  %6 = prim.log10 %5 : tensor<8xf32>
  %7 = prim.sqrt %6 : tensor<8xf32>
  %8 = prim.rsqrt %7 : tensor<8xf32>
  %9 = prim.reciprocal %8 : tensor<8xf32>
  %10 = prim.sin %9 : tensor<8xf32>
  %11 = prim.cos %10 : tensor<8xf32>
  %12 = prim.tan %11 : tensor<8xf32>
  %13 = prim.asin %12 : tensor<8xf32>
  %14 = prim.acos %13 : tensor<8xf32>
  %15 = prim.atan %14 : tensor<8xf32>
  %16 = prim.sinh %15 : tensor<8xf32>
  %17 = prim.cosh %16 : tensor<8xf32>
  %18 = prim.tanh %17 : tensor<8xf32>
  %19 = prim.asinh %18 : tensor<8xf32>
  %20 = prim.acosh %19 : tensor<8xf32>
  %21 = prim.atanh %20 : tensor<8xf32>
  %22 = prim.erf %21 : tensor<8xf32>
  %23 = prim.erfc %22 : tensor<8xf32>
  %24 = prim.lgamma %23 : tensor<8xf32>
  %25 = prim.sigmoid %24 : tensor<8xf32>
  %26 = prim.floor %25 : tensor<8xf32>
  %27 = prim.ceil %26 : tensor<8xf32>
  %28 = prim.round %27 : tensor<8xf32>
  %29 = prim.trunc %28 : tensor<8xf32>
  %30 = prim.neg %29 : tensor<8xf32>
  %31 = prim.abs %30 : tensor<8xf32>
  %32 = prim.sign %31 : tensor<8xf32>
  func.return %32 : tensor<8xf32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
// CHECK-NEXT:    %[[R:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @functions(%[[X]], %[[R]]) : !host.buffer<[8], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    func.return %[[R]] : !host.buffer<[8], f32>
// CHECK-NEXT:  }
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = func.call @functions(%x) : (tensor<8xf32>) -> tensor<8xf32>
  func.return %r : tensor<8xf32>
}

// -----

/// Integers with and without a sign, and booleans, each have their own operations.
// CHECK-LABEL: loop.kernel @binary_i32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi32>, %[[Y:[^ ,:]+]]: memref<8xi32>, %[[V0:[^ ,:]+]]: memref<8xi32>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 32 : i32
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 31 : i32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi32> -> i32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xi32> -> i32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.addi %[[V4]], %[[V5]] : i32
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.subi %[[V6]], %[[V5]] : i32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.muli %[[V7]], %[[V5]] : i32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.maxsi %[[V8]], %[[V5]] : i32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.minsi %[[V9]], %[[V5]] : i32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.andi %[[V10]], %[[V5]] : i32
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.ori %[[V11]], %[[V5]] : i32
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.xori %[[V12]], %[[V5]] : i32
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.cmpi ult, %[[V5]], %[[V1]] : i32
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.select %[[V14]], %[[V5]], %[[V2]] : i32
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.shli %[[V13]], %[[V15]] : i32
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.select %[[V14]], %[[V16]], %[[V2]] : i32
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.minui %[[V5]], %[[V3]] : i32
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.shrsi %[[V17]], %[[V18]] : i32
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.divsi %[[V19]], %[[V5]] : i32
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.remsi %[[V20]], %[[V5]] : i32
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.floordivsi %[[V21]], %[[V5]] : i32
// CHECK-NEXT:      loop.store %[[V22]], %[[V0]][%[[I]]] : i32, memref<8xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @binary_i32(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<8xi32> {
  %0 = prim.add %x, %y : tensor<8xi32>
  %1 = prim.sub %0, %y : tensor<8xi32>
  %2 = prim.mul %1, %y : tensor<8xi32>
  %3 = prim.maximum %2, %y : tensor<8xi32>
  %4 = prim.minimum %3, %y : tensor<8xi32>
  %5 = prim.and %4, %y : tensor<8xi32>
  %6 = prim.or %5, %y : tensor<8xi32>
  %7 = prim.xor %6, %y : tensor<8xi32>
  %8 = prim.shift_left %7, %y : tensor<8xi32>
  %9 = prim.shift_right %8, %y : tensor<8xi32>
  %10 = prim.div %9, %y : tensor<8xi32>
  %11 = prim.rem %10, %y : tensor<8xi32>
  %12 = prim.floor_div %11, %y : tensor<8xi32>
  func.return %12 : tensor<8xi32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], i32>, %[[Y:[^ ,:]+]]: !host.buffer<[8], i32>) -> !host.buffer<[8], i32> {
// CHECK-NEXT:    %[[R:[^ ,:]+]] = host.alloc : !host.buffer<[8], i32>
// CHECK-NEXT:    host.launch @binary_i32(%[[X]], %[[Y]], %[[R]]) : !host.buffer<[8], i32>, !host.buffer<[8], i32>, !host.buffer<[8], i32>
// CHECK-NEXT:    func.return %[[R]] : !host.buffer<[8], i32>
// CHECK-NEXT:  }
func.func @f(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<8xi32> {
  %r = func.call @binary_i32(%x, %y) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
  func.return %r : tensor<8xi32>
}

// -----

// CHECK-LABEL: loop.kernel @binary_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi8>, %[[Y:[^ ,:]+]]: memref<8xi8>, %[[V0:[^ ,:]+]]: memref<8xi8>) {
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = arith.constant 8 : i8
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant 7 : i8
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xi8> -> i8
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.addi %[[V4]], %[[V5]] : i8
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.subi %[[V6]], %[[V5]] : i8
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.muli %[[V7]], %[[V5]] : i8
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.maxui %[[V8]], %[[V5]] : i8
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.minui %[[V9]], %[[V5]] : i8
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.andi %[[V10]], %[[V5]] : i8
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = arith.ori %[[V11]], %[[V5]] : i8
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = arith.xori %[[V12]], %[[V5]] : i8
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = arith.cmpi ult, %[[V5]], %[[V1]] : i8
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = arith.select %[[V14]], %[[V5]], %[[V2]] : i8
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.shli %[[V13]], %[[V15]] : i8
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.select %[[V14]], %[[V16]], %[[V2]] : i8
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = arith.minui %[[V5]], %[[V3]] : i8
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = arith.shrui %[[V17]], %[[V18]] : i8
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = arith.select %[[V14]], %[[V19]], %[[V2]] : i8
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = arith.divui %[[V20]], %[[V5]] : i8
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = arith.remui %[[V21]], %[[V5]] : i8
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = arith.divui %[[V22]], %[[V5]] : i8
// CHECK-NEXT:      loop.store %[[V23]], %[[V0]][%[[I]]] : i8, memref<8xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @binary_ui8(%x: tensor<8xui8>, %y: tensor<8xui8>) -> tensor<8xui8> {
  %0 = prim.add %x, %y : tensor<8xui8>
  %1 = prim.sub %0, %y : tensor<8xui8>
  %2 = prim.mul %1, %y : tensor<8xui8>
  %3 = prim.maximum %2, %y : tensor<8xui8>
  %4 = prim.minimum %3, %y : tensor<8xui8>
  %5 = prim.and %4, %y : tensor<8xui8>
  %6 = prim.or %5, %y : tensor<8xui8>
  %7 = prim.xor %6, %y : tensor<8xui8>
  %8 = prim.shift_left %7, %y : tensor<8xui8>
  %9 = prim.shift_right %8, %y : tensor<8xui8>
  %10 = prim.div %9, %y : tensor<8xui8>
  %11 = prim.rem %10, %y : tensor<8xui8>
  %12 = prim.floor_div %11, %y : tensor<8xui8>
  func.return %12 : tensor<8xui8>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], ui8>, %[[Y:[^ ,:]+]]: !host.buffer<[8], ui8>) -> !host.buffer<[8], ui8> {
// CHECK-NEXT:    %[[R:[^ ,:]+]] = host.alloc : !host.buffer<[8], ui8>
// CHECK-NEXT:    host.launch @binary_ui8(%[[X]], %[[Y]], %[[R]]) : !host.buffer<[8], ui8>, !host.buffer<[8], ui8>, !host.buffer<[8], ui8>
// CHECK-NEXT:    func.return %[[R]] : !host.buffer<[8], ui8>
// CHECK-NEXT:  }
func.func @f(%x: tensor<8xui8>, %y: tensor<8xui8>) -> tensor<8xui8> {
  %r = func.call @binary_ui8(%x, %y) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
  func.return %r : tensor<8xui8>
}

// -----

// CHECK-LABEL: loop.kernel @binary_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xi1>, %[[Y:[^ ,:]+]]: memref<8xi1>, %[[V0:[^ ,:]+]]: memref<8xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xi1> -> i1
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xi1> -> i1
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.ori %[[V1]], %[[V2]] : i1
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.andi %[[V3]], %[[V2]] : i1
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.ori %[[V4]], %[[V2]] : i1
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.andi %[[V5]], %[[V2]] : i1
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.andi %[[V6]], %[[V2]] : i1
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.ori %[[V7]], %[[V2]] : i1
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.xori %[[V8]], %[[V2]] : i1
// CHECK-NEXT:      loop.store %[[V9]], %[[V0]][%[[I]]] : i1, memref<8xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @binary_i1(%x: tensor<8xi1>, %y: tensor<8xi1>) -> tensor<8xi1> {
  %0 = prim.add %x, %y : tensor<8xi1>
  %1 = prim.mul %0, %y : tensor<8xi1>
  %2 = prim.maximum %1, %y : tensor<8xi1>
  %3 = prim.minimum %2, %y : tensor<8xi1>
  %4 = prim.and %3, %y : tensor<8xi1>
  %5 = prim.or %4, %y : tensor<8xi1>
  %6 = prim.xor %5, %y : tensor<8xi1>
  func.return %6 : tensor<8xi1>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], i1>, %[[Y:[^ ,:]+]]: !host.buffer<[8], i1>) -> !host.buffer<[8], i1> {
// CHECK-NEXT:    %[[R:[^ ,:]+]] = host.alloc : !host.buffer<[8], i1>
// CHECK-NEXT:    host.launch @binary_i1(%[[X]], %[[Y]], %[[R]]) : !host.buffer<[8], i1>, !host.buffer<[8], i1>, !host.buffer<[8], i1>
// CHECK-NEXT:    func.return %[[R]] : !host.buffer<[8], i1>
// CHECK-NEXT:  }
func.func @f(%x: tensor<8xi1>, %y: tensor<8xi1>) -> tensor<8xi1> {
  %r = func.call @binary_i1(%x, %y) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
  func.return %r : tensor<8xi1>
}

// -----

// CHECK-LABEL: loop.kernel @binary_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>, %[[Y:[^ ,:]+]]: memref<8xf32>, %[[V0:[^ ,:]+]]: memref<8xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.addf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.subf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.mulf %[[V4]], %[[V2]] : f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.divf %[[V5]], %[[V2]] : f32
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.maximumf %[[V6]], %[[V2]] : f32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = arith.minimumf %[[V7]], %[[V2]] : f32
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = math.powf %[[V8]], %[[V2]] : f32
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = math.atan2 %[[V9]], %[[V2]] : f32
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = loop.libm "fmod" %[[V10]], %[[V2]] : f32
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = loop.libm "nextafter" %[[V11]], %[[V2]] : f32
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = math.copysign %[[V12]], %[[V2]] : f32
// CHECK-NEXT:      loop.store %[[V13]], %[[V0]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @binary_f32(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = prim.add %x, %y : tensor<8xf32>
  %1 = prim.sub %0, %y : tensor<8xf32>
  %2 = prim.mul %1, %y : tensor<8xf32>
  %3 = prim.div %2, %y : tensor<8xf32>
  %4 = prim.maximum %3, %y : tensor<8xf32>
  %5 = prim.minimum %4, %y : tensor<8xf32>
  %6 = prim.pow %5, %y : tensor<8xf32>
  %7 = prim.atan2 %6, %y : tensor<8xf32>
  %8 = prim.rem %7, %y : tensor<8xf32>
  %9 = prim.nextafter %8, %y : tensor<8xf32>
  %10 = prim.copysign %9, %y : tensor<8xf32>
  func.return %10 : tensor<8xf32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[8], f32>, %[[Y:[^ ,:]+]]: !host.buffer<[8], f32>) -> !host.buffer<[8], f32> {
// CHECK-NEXT:    %[[R:[^ ,:]+]] = host.alloc : !host.buffer<[8], f32>
// CHECK-NEXT:    host.launch @binary_f32(%[[X]], %[[Y]], %[[R]]) : !host.buffer<[8], f32>, !host.buffer<[8], f32>, !host.buffer<[8], f32>
// CHECK-NEXT:    func.return %[[R]] : !host.buffer<[8], f32>
// CHECK-NEXT:  }
func.func @f(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %r = func.call @binary_f32(%x, %y) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  func.return %r : tensor<8xf32>
}

// -----

/// What combines, and with what it begins, depends on the type.
// CHECK-LABEL: loop.kernel @reductions_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<32xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<4xf32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4xf32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4xf32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<4xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 8 : f32 {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R]]] : memref<32xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V5]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V4]], %[[V0]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <mul> %[[R_1:[^ ,:]+]] = 0 to 8 : f32 {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_1]]] : memref<32xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V7]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V6]], %[[V1]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.reduce <maximum> %[[R_2:[^ ,:]+]] = 0 to 8 : f32 {
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_2]]] : memref<32xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V9]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V8]], %[[V2]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = loop.reduce <minimum> %[[R_3:[^ ,:]+]] = 0 to 8 : f32 {
// CHECK-NEXT:        %[[V11:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_3]]] : memref<32xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V11]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[I]]] : f32, memref<4xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @reductions_f32(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = prim.reduce <add> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %1 = prim.reduce <mul> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %2 = prim.reduce <maximum> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %3 = prim.reduce <minimum> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  func.return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 8], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>) {
// CHECK-NEXT:    %[[R0:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    %[[R1:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    %[[R2:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    %[[R3:[^ ,:]+]] = host.alloc : !host.buffer<[4], f32>
// CHECK-NEXT:    host.launch @reductions_f32(%[[X]], %[[R0]], %[[R1]], %[[R2]], %[[R3]]) : !host.buffer<[4, 8], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:    func.return %[[R0]], %[[R1]], %[[R2]], %[[R3]] : !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>, !host.buffer<[4], f32>
// CHECK-NEXT:  }
func.func @f(%x: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %r0, %r1, %r2, %r3 = func.call @reductions_f32(%x) : (tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
  func.return %r0, %r1, %r2, %r3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: loop.kernel @reductions_i32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<32xi32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<4xi32>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4xi32>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4xi32>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<4xi32>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<4xi32>,
// CHECK-SAME:  %[[V5:[^ ,:]+]]: memref<4xi32>,
// CHECK-SAME:  %[[V6:[^ ,:]+]]: memref<4xi32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 8 : i32 {
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R]]] : memref<32xi32> -> i32
// CHECK-NEXT:        loop.yield %[[V8]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V7]], %[[V0]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.reduce <mul> %[[R_1:[^ ,:]+]] = 0 to 8 : i32 {
// CHECK-NEXT:        %[[V10:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_1]]] : memref<32xi32> -> i32
// CHECK-NEXT:        loop.yield %[[V10]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V9]], %[[V1]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = loop.reduce <maximum> %[[R_2:[^ ,:]+]] = 0 to 8 : i32 {
// CHECK-NEXT:        %[[V12:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_2]]] : memref<32xi32> -> i32
// CHECK-NEXT:        loop.yield %[[V12]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V11]], %[[V2]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = loop.reduce <minimum> %[[R_3:[^ ,:]+]] = 0 to 8 : i32 {
// CHECK-NEXT:        %[[V14:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_3]]] : memref<32xi32> -> i32
// CHECK-NEXT:        loop.yield %[[V14]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V13]], %[[V3]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = loop.reduce <and> %[[R_4:[^ ,:]+]] = 0 to 8 : i32 {
// CHECK-NEXT:        %[[V16:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_4]]] : memref<32xi32> -> i32
// CHECK-NEXT:        loop.yield %[[V16]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V15]], %[[V4]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = loop.reduce <or> %[[R_5:[^ ,:]+]] = 0 to 8 : i32 {
// CHECK-NEXT:        %[[V18:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_5]]] : memref<32xi32> -> i32
// CHECK-NEXT:        loop.yield %[[V18]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V17]], %[[V5]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = loop.reduce <xor> %[[R_6:[^ ,:]+]] = 0 to 8 : i32 {
// CHECK-NEXT:        %[[V20:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_6]]] : memref<32xi32> -> i32
// CHECK-NEXT:        loop.yield %[[V20]] : i32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V19]], %[[V6]][%[[I]]] : i32, memref<4xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @reductions_i32(%x: tensor<4x8xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %0 = prim.reduce <add> %x dims [1] : tensor<4x8xi32> -> tensor<4xi32>
  %1 = prim.reduce <mul> %x dims [1] : tensor<4x8xi32> -> tensor<4xi32>
  %2 = prim.reduce <maximum> %x dims [1] : tensor<4x8xi32> -> tensor<4xi32>
  %3 = prim.reduce <minimum> %x dims [1] : tensor<4x8xi32> -> tensor<4xi32>
  %4 = prim.reduce <and> %x dims [1] : tensor<4x8xi32> -> tensor<4xi32>
  %5 = prim.reduce <or> %x dims [1] : tensor<4x8xi32> -> tensor<4xi32>
  %6 = prim.reduce <xor> %x dims [1] : tensor<4x8xi32> -> tensor<4xi32>
  func.return %0, %1, %2, %3, %4, %5, %6 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 8], i32>) -> (!host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>) {
// CHECK-NEXT:    %[[R0:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    %[[R1:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    %[[R2:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    %[[R3:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    %[[R4:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    %[[R5:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    %[[R6:[^ ,:]+]] = host.alloc : !host.buffer<[4], i32>
// CHECK-NEXT:    host.launch @reductions_i32(%[[X]], %[[R0]], %[[R1]], %[[R2]], %[[R3]], %[[R4]], %[[R5]], %[[R6]]) : !host.buffer<[4, 8], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>
// CHECK-NEXT:    func.return %[[R0]], %[[R1]], %[[R2]], %[[R3]], %[[R4]], %[[R5]], %[[R6]] : !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>, !host.buffer<[4], i32>
// CHECK-NEXT:  }
func.func @f(%x: tensor<4x8xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %r0, %r1, %r2, %r3, %r4, %r5, %r6 = func.call @reductions_i32(%x) : (tensor<4x8xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  func.return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: loop.kernel @reductions_ui8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<32xi8>, %[[V0:[^ ,:]+]]: memref<4xi8>, %[[V1:[^ ,:]+]]: memref<4xi8>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 0 to 8 : i64 {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R]]] : memref<32xi8> -> i8
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.extui %[[V3]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V4]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.trunci %[[V2]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V5]], %[[V0]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <minimum> %[[R_1:[^ ,:]+]] = 0 to 8 : i64 {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_1]]] : memref<32xi8> -> i8
// CHECK-NEXT:        %[[V8:[^ ,:]+]] = arith.extui %[[V7]] : i8 to i64
// CHECK-NEXT:        loop.yield %[[V8]] : i64
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = arith.trunci %[[V6]] : i64 to i8
// CHECK-NEXT:      loop.store %[[V9]], %[[V1]][%[[I]]] : i8, memref<4xi8>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @reductions_ui8(%x: tensor<4x8xui8>) -> (tensor<4xui8>, tensor<4xui8>) {
  %0 = prim.reduce <maximum> %x dims [1] : tensor<4x8xui8> -> tensor<4xui8>
  %1 = prim.reduce <minimum> %x dims [1] : tensor<4x8xui8> -> tensor<4xui8>
  func.return %0, %1 : tensor<4xui8>, tensor<4xui8>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 8], ui8>) -> (!host.buffer<[4], ui8>, !host.buffer<[4], ui8>) {
// CHECK-NEXT:    %[[R0:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    %[[R1:[^ ,:]+]] = host.alloc : !host.buffer<[4], ui8>
// CHECK-NEXT:    host.launch @reductions_ui8(%[[X]], %[[R0]], %[[R1]]) : !host.buffer<[4, 8], ui8>, !host.buffer<[4], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:    func.return %[[R0]], %[[R1]] : !host.buffer<[4], ui8>, !host.buffer<[4], ui8>
// CHECK-NEXT:  }
func.func @f(%x: tensor<4x8xui8>) -> (tensor<4xui8>, tensor<4xui8>) {
  %r0, %r1 = func.call @reductions_ui8(%x) : (tensor<4x8xui8>) -> (tensor<4xui8>, tensor<4xui8>)
  func.return %r0, %r1 : tensor<4xui8>, tensor<4xui8>
}

// -----

// CHECK-LABEL: loop.kernel @reductions_i1(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<32xi1>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<4xi1>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<4xi1>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<4xi1>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<4xi1>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.reduce <or> %[[R:[^ ,:]+]] = 0 to 8 : i1 {
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R]]] : memref<32xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V5]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V4]], %[[V0]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.reduce <and> %[[R_1:[^ ,:]+]] = 0 to 8 : i1 {
// CHECK-NEXT:        %[[V7:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_1]]] : memref<32xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V7]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V6]], %[[V1]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.reduce <or> %[[R_2:[^ ,:]+]] = 0 to 8 : i1 {
// CHECK-NEXT:        %[[V9:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_2]]] : memref<32xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V9]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V8]], %[[V2]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = loop.reduce <and> %[[R_3:[^ ,:]+]] = 0 to 8 : i1 {
// CHECK-NEXT:        %[[V11:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[R_3]]] : memref<32xi1> -> i1
// CHECK-NEXT:        loop.yield %[[V11]] : i1
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V10]], %[[V3]][%[[I]]] : i1, memref<4xi1>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
func.func private @reductions_i1(%x: tensor<4x8xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %0 = prim.reduce <add> %x dims [1] : tensor<4x8xi1> -> tensor<4xi1>
  %1 = prim.reduce <mul> %x dims [1] : tensor<4x8xi1> -> tensor<4xi1>
  %2 = prim.reduce <maximum> %x dims [1] : tensor<4x8xi1> -> tensor<4xi1>
  %3 = prim.reduce <minimum> %x dims [1] : tensor<4x8xi1> -> tensor<4xi1>
  func.return %0, %1, %2, %3 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
// CHECK-LABEL: func.func @f(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[4, 8], i1>) -> (!host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>) {
// CHECK-NEXT:    %[[R0:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    %[[R1:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    %[[R2:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    %[[R3:[^ ,:]+]] = host.alloc : !host.buffer<[4], i1>
// CHECK-NEXT:    host.launch @reductions_i1(%[[X]], %[[R0]], %[[R1]], %[[R2]], %[[R3]]) : !host.buffer<[4, 8], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:    func.return %[[R0]], %[[R1]], %[[R2]], %[[R3]] : !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>, !host.buffer<[4], i1>
// CHECK-NEXT:  }
func.func @f(%x: tensor<4x8xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %r0, %r1, %r2, %r3 = func.call @reductions_i1(%x) : (tensor<4x8xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>)
  func.return %r0, %r1, %r2, %r3 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
