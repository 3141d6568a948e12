// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p vectorize | filecheck %s

// Kernels of many accesses.

// CHECK-LABEL: loop.kernel @elements_30(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<1000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.mulf %[[V0]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = math.tanh %[[V2]] : vector<16xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = math.log %[[V3]] : vector<16xf32>
// CHECK-NEXT:      loop.store %[[V4]], %[[Y]][%[[I]]] : vector<16xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.load %[[X]][%[[I_1]]] : memref<1000xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[Z]][%[[I_1]]] : memref<1000xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.mulf %[[V5]], %[[V6]] : vector<8xf32>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = math.tanh %[[V7]] : vector<8xf32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = math.log %[[V8]] : vector<8xf32>
// CHECK-NEXT:      loop.store %[[V9]], %[[Y]][%[[I_1]]] : vector<8xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_30(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    %f0 = math.tanh %o0 : f32
    %f1 = math.log %f0 : f32
    loop.store %f1, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_31(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100000xf32>, %[[Z:[^ ,:]+]]: memref<100000xf32>, %[[Y:[^ ,:]+]]: memref<100000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100000 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<100000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<100000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.mulf %[[V0]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = math.erf %[[V2]] : vector<16xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = math.exp %[[V3]] : vector<16xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = math.log %[[V4]] : vector<16xf32>
// CHECK-NEXT:      loop.store %[[V5]], %[[Y]][%[[I]]] : vector<16xf32>, memref<100000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_31(%x: memref<100000xf32>, %z: memref<100000xf32>, %y: memref<100000xf32>) {
  loop.parallel %i = 0 to 100000 {
    %v = loop.load %x[%i] : memref<100000xf32> -> f32
    %w = loop.load %z[%i] : memref<100000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    %f0 = math.erf %o0 : f32
    %f1 = math.exp %f0 : f32
    %f2 = math.log %f1 : f32
    loop.store %f2, %y[%i] : f32, memref<100000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf64>, %[[Z:[^ ,:]+]]: memref<1000xf64>, %[[Y:[^ ,:]+]]: memref<1000xf64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1000 step 8 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<1000xf64> -> vector<8xf64>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf64> -> vector<8xf64>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.mulf %[[V0]], %[[V1]] : vector<8xf64>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = math.sqrt %[[V2]] : vector<8xf64>
// CHECK-NEXT:      loop.store %[[V3]], %[[Y]][%[[I]]] : vector<8xf64>, memref<1000xf64>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_32(%x: memref<1000xf64>, %z: memref<1000xf64>, %y: memref<1000xf64>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xf64> -> f64
    %w = loop.load %z[%i] : memref<1000xf64> -> f64
    %o0 = arith.mulf %v, %w : f64
    %f0 = math.sqrt %o0 : f64
    loop.store %f0, %y[%i] : f64, memref<1000xf64>
  }
}

// CHECK-LABEL: loop.kernel @elements_33(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2000xf32>, %[[Z:[^ ,:]+]]: memref<2000xf32>, %[[Y:[^ ,:]+]]: memref<2000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 2] stride 2 : memref<2000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<2000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.mulf %[[V0]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[I]]] : vector<16xf32>, memref<2000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 2] stride 2 : memref<2000xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[Z]][%[[I_1]]] : memref<2000xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.mulf %[[V3]], %[[V4]] : vector<8xf32>
// CHECK-NEXT:      loop.store %[[V5]], %[[Y]][%[[I_1]]] : vector<8xf32>, memref<2000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_33(%x: memref<2000xf32>, %z: memref<2000xf32>, %y: memref<2000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i * 2] : memref<2000xf32> -> f32
    %w = loop.load %z[%i] : memref<2000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<2000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_34(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4004xf32>, %[[Z:[^ ,:]+]]: memref<4004xf32>, %[[Y:[^ ,:]+]]: memref<4004xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 4 + 1] stride 4 : memref<4004xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<4004xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.mulf %[[V0]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[I]]] : vector<16xf32>, memref<4004xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 4 + 1] stride 4 : memref<4004xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[Z]][%[[I_1]]] : memref<4004xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.mulf %[[V3]], %[[V4]] : vector<8xf32>
// CHECK-NEXT:      loop.store %[[V5]], %[[Y]][%[[I_1]]] : vector<8xf32>, memref<4004xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_34(%x: memref<4004xf32>, %z: memref<4004xf32>, %y: memref<4004xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i * 4 + 1] : memref<4004xf32> -> f32
    %w = loop.load %z[%i] : memref<4004xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<4004xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_35(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][-%[[I]] + 999] stride -1 : memref<1000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.mulf %[[V0]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[I]]] : vector<16xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.load %[[X]][-%[[I_1]] + 999] stride -1 : memref<1000xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[Z]][%[[I_1]]] : memref<1000xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.mulf %[[V3]], %[[V4]] : vector<8xf32>
// CHECK-NEXT:      loop.store %[[V5]], %[[Y]][%[[I_1]]] : vector<8xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_35(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[-%i + 999] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_36(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1000 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] floordiv 2] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[O0]], %[[Y]][%[[I]]] : f32, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_36(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i floordiv 2] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_37(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1000 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] mod 10] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[O0]], %[[Y]][%[[I]]] : f32, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_37(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i mod 10] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_38(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1000 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] floordiv 10 + (%[[I]] mod 10) * 100] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[O0]], %[[Y]][%[[I]]] : f32, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_38(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i floordiv 10 + %i mod 10 * 100] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_39(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 1] : memref<1000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.mulf %[[V0]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[I]]] : vector<16xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 992 to 996 step 4 {
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] + 1] : memref<1000xf32> -> vector<4xf32>
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[Z]][%[[I_1]]] : memref<1000xf32> -> vector<4xf32>
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.mulf %[[V3]], %[[V4]] : vector<4xf32>
// CHECK-NEXT:      loop.store %[[V5]], %[[Y]][%[[I_1]]] : vector<4xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_2:[^ ,:]+]] = 996 to 999 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I_2]] + 1] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I_2]]] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[O0]], %[[Y]][%[[I_2]]] : f32, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_39(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 999 {
    %v = loop.load %x[%i + 1] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_40(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Z:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][(%[[I]] floordiv 32) * 32 + %[[I]] mod 32] : memref<1024xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1024xf32> -> f32
// CHECK-NEXT:      %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[O0]], %[[Y]][%[[I]]] : f32, memref<1024xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_40(%x: memref<1024xf32>, %z: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %x[%i floordiv 32 * 32 + %i mod 32] : memref<1024xf32> -> f32
    %w = loop.load %z[%i] : memref<1024xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1024xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_41(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Z:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] floordiv 32 + (%[[I]] mod 32) * 32] : memref<1024xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1024xf32> -> f32
// CHECK-NEXT:      %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[O0]], %[[Y]][%[[I]]] : f32, memref<1024xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_41(%x: memref<1024xf32>, %z: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %x[%i mod 32 * 32 + %i floordiv 32] : memref<1024xf32> -> f32
    %w = loop.load %z[%i] : memref<1024xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1024xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_42(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][0] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = vector.broadcast %[[V0]] : f32 to vector<16xf32>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.mulf %[[V2]], %[[V1]] : vector<16xf32>
// CHECK-NEXT:      loop.store %[[V3]], %[[Y]][%[[I]]] : vector<16xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = loop.load %[[X]][0] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.load %[[Z]][%[[I_1]]] : memref<1000xf32> -> vector<8xf32>
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = vector.broadcast %[[V4]] : f32 to vector<8xf32>
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.mulf %[[V6]], %[[V5]] : vector<8xf32>
// CHECK-NEXT:      loop.store %[[V7]], %[[Y]][%[[I_1]]] : vector<8xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_42(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[0] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_43(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1000 step 2 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[O0]], %[[Y]][%[[I]]] : f32, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_43(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 step 2 {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @elements_44(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1000xf32>, %[[Z:[^ ,:]+]]: memref<1000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.for %[[I:[^ ,:]+]] = 0 to 1000 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<1000xf32> -> f32
// CHECK-NEXT:      %[[O0:[^ ,:]+]] = arith.mulf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[O0]], %[[Y]][%[[I]]] : f32, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @elements_44(%x: memref<1000xf32>, %z: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.for %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    %w = loop.load %z[%i] : memref<1000xf32> -> f32
    %o0 = arith.mulf %v, %w : f32
    loop.store %o0, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @sums_60(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100000xf32>, %[[Y:[^ ,:]+]]: memref<1000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 100 : vector<16xf32> {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[R]] * 1000] : memref<100000xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V1]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V0]], %[[Y]][%[[I]]] : vector<16xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 100 : vector<8xf32> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] + %[[R_1]] * 1000] : memref<100000xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[I_1]]] : vector<8xf32>, memref<1000xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sums_60(%x: memref<100000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%r * 1000 + %i] : memref<100000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1000xf32>
  }
}

// CHECK-LABEL: loop.kernel @sums_61(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1600xf32>, %[[Y:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 100 : vector<16xf32> {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[R]] * 16] : memref<1600xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V1]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V0]], %[[Y]][%[[I]]] : vector<16xf32>, memref<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sums_61(%x: memref<1600xf32>, %y: memref<16xf32>) {
  loop.parallel %i = 0 to 16 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%r * 16 + %i] : memref<1600xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<16xf32>
  }
}

// CHECK-LABEL: loop.kernel @sums_62(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<16777216xf32>, %[[Y:[^ ,:]+]]: memref<4096xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4096 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 4096 : vector<16xf32> {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[R]] * 4096] : memref<16777216xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V1]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V0]], %[[Y]][%[[I]]] : vector<16xf32>, memref<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sums_62(%x: memref<16777216xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%r * 4096 + %i] : memref<16777216xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}

// CHECK-LABEL: loop.kernel @sums_63(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 100 : f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 100 + %[[R]] floordiv 10 + (%[[R]] mod 10) * 10] : memref<10000xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[I]]] : f32, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sums_63(%x: memref<10000xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r floordiv 10 + %r mod 10 * 10] : memref<10000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: loop.kernel @sums_64(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<200xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 96 step 16 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 50 : vector<16xf32> {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[R]]] : memref<200xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V1]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V0]], %[[Y]][%[[I]]] : vector<16xf32>, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 96 to 100 step 4 {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 50 : vector<4xf32> {
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] + %[[R_1]]] : memref<200xf32> -> vector<4xf32>
// CHECK-NEXT:        loop.yield %[[V3]] : vector<4xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[I_1]]] : vector<4xf32>, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sums_64(%x: memref<200xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 100 {
    %s = loop.reduce <add> %r = 0 to 50 : f32 {
      %v = loop.load %x[%i + %r] : memref<200xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: loop.kernel @nest_73(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<16xf32>, %[[Y:[^ ,:]+]]: memref<16xf32>, %[[Z:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 step 4 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[I]] * 4] : memref<16xf32> -> vector<4xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 4] : vector<4xf32>, memref<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_73(%x: memref<16xf32>, %y: memref<16xf32>, %z: memref<16xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %x[%i * 4 + %j] : memref<16xf32> -> f32
      loop.store %v, %y[%i * 4 + %j] : f32, memref<16xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_74(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<16xf32>, %[[Y:[^ ,:]+]]: memref<16xf32>, %[[Z:[^ ,:]+]]: memref<16xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 4 + %[[I]]] : memref<16xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 4 + %[[J]]] : f32, memref<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_74(%x: memref<16xf32>, %y: memref<16xf32>, %z: memref<16xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 4 {
      %v = loop.load %x[%j * 4 + %i] : memref<16xf32> -> f32
      loop.store %v, %y[%i * 4 + %j] : f32, memref<16xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_75(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>, %[[Y:[^ ,:]+]]: memref<256xf32>, %[[Z:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[I]] * 16] : memref<256xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 16] : vector<16xf32>, memref<256xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_75(%x: memref<256xf32>, %y: memref<256xf32>, %z: memref<256xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 16 {
      %v = loop.load %x[%i * 16 + %j] : memref<256xf32> -> f32
      loop.store %v, %y[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_76(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xf32>, %[[Y:[^ ,:]+]]: memref<256xf32>, %[[Z:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 16 + %[[I]]] : memref<256xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 16 + %[[J]]] : f32, memref<256xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_76(%x: memref<256xf32>, %y: memref<256xf32>, %z: memref<256xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 16 {
      %v = loop.load %x[%j * 16 + %i] : memref<256xf32> -> f32
      loop.store %v, %y[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_77(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 96 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[I]] * 100] : memref<10000xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 100] : vector<16xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 96 to 100 step 4 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[J_1]] + %[[I]] * 100] : memref<10000xf32> -> vector<4xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J_1]] + %[[I]] * 100] : vector<4xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_77(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_78(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 100 + %[[I]]] : memref<10000xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 100 + %[[J]]] : f32, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_78(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j * 100 + %i] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_79(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8000xf32>, %[[Y:[^ ,:]+]]: memref<8000xf32>, %[[Z:[^ ,:]+]]: memref<8000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1000 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 step 8 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[I]] * 8] : memref<8000xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 8] : vector<8xf32>, memref<8000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_79(%x: memref<8000xf32>, %y: memref<8000xf32>, %z: memref<8000xf32>) {
  loop.parallel %i = 0 to 1000 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%i * 8 + %j] : memref<8000xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<8000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_80(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8000xf32>, %[[Y:[^ ,:]+]]: memref<8000xf32>, %[[Z:[^ ,:]+]]: memref<8000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[J]] * 1000] : memref<8000xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[I]] * 8 + %[[J]]] stride 8 : vector<16xf32>, memref<8000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] + %[[J_1]] * 1000] : memref<8000xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[I_1]] * 8 + %[[J_1]]] stride 8 : vector<8xf32>, memref<8000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_80(%x: memref<8000xf32>, %y: memref<8000xf32>, %z: memref<8000xf32>) {
  loop.parallel %i = 0 to 1000 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j * 1000 + %i] : memref<8000xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<8000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_81(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8000xf32>, %[[Y:[^ ,:]+]]: memref<8000xf32>, %[[Z:[^ ,:]+]]: memref<8000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[I]] * 1000] : memref<8000xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 1000] : vector<16xf32>, memref<8000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[J_1]] + %[[I]] * 1000] : memref<8000xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J_1]] + %[[I]] * 1000] : vector<8xf32>, memref<8000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_81(%x: memref<8000xf32>, %y: memref<8000xf32>, %z: memref<8000xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 1000 {
      %v = loop.load %x[%i * 1000 + %j] : memref<8000xf32> -> f32
      loop.store %v, %y[%i * 1000 + %j] : f32, memref<8000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_82(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8000xf32>, %[[Y:[^ ,:]+]]: memref<8000xf32>, %[[Z:[^ ,:]+]]: memref<8000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 992 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 8 + %[[I]]] stride 8 : memref<8000xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 1000] : vector<16xf32>, memref<8000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 992 to 1000 step 8 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[J_1]] * 8 + %[[I]]] stride 8 : memref<8000xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J_1]] + %[[I]] * 1000] : vector<8xf32>, memref<8000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_82(%x: memref<8000xf32>, %y: memref<8000xf32>, %z: memref<8000xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 1000 {
      %v = loop.load %x[%j * 8 + %i] : memref<8000xf32> -> f32
      loop.store %v, %y[%i * 1000 + %j] : f32, memref<8000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_83(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1048576xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<1048576xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<1048576xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 1024 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[I]] * 1024] : memref<1048576xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 1024] : vector<16xf32>, memref<1048576xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_83(%x: memref<1048576xf32>, %y: memref<1048576xf32>, %z: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%i * 1024 + %j] : memref<1048576xf32> -> f32
      loop.store %v, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_84(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1048576xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<1048576xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<1048576xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 1024 + %[[I]]] : memref<1048576xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 1024 + %[[J]]] : f32, memref<1048576xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_84(%x: memref<1048576xf32>, %y: memref<1048576xf32>, %z: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%j * 1024 + %i] : memref<1048576xf32> -> f32
      loop.store %v, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_85(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 96 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<10000xf32> -> f32
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = vector.broadcast %[[V0]] : f32 to vector<16xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J]] + %[[I]] * 100] : vector<16xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 96 to 100 step 4 {
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<10000xf32> -> f32
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = vector.broadcast %[[V2]] : f32 to vector<4xf32>
// CHECK-NEXT:        loop.store %[[V3]], %[[Y]][%[[J_1]] + %[[I]] * 100] : vector<4xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_85(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_86(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 96 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<10000xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 100] : vector<16xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 96 to 100 step 4 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[J_1]]] : memref<10000xf32> -> vector<4xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J_1]] + %[[I]] * 100] : vector<4xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_86(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_87(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.for %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 96 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[I]] * 100] : memref<10000xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.store %[[V0]], %[[Y]][%[[J]] + %[[I]] * 100] : vector<16xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 96 to 100 step 4 {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[J_1]] + %[[I]] * 100] : memref<10000xf32> -> vector<4xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J_1]] + %[[I]] * 100] : vector<4xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_87(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.for %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_88(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.for %[[J:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 100 + %[[J]]] : memref<10000xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 100 + %[[J]]] : f32, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_88(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.for %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_89(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 96 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<10000xf32> -> vector<16xf32>
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = math.exp %[[V0]] : vector<16xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J]] + %[[I]] * 100] : vector<16xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 96 to 100 step 4 {
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[J_1]]] : memref<10000xf32> -> vector<4xf32>
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = math.exp %[[V2]] : vector<4xf32>
// CHECK-NEXT:        loop.store %[[V3]], %[[Y]][%[[J_1]] + %[[I]] * 100] : vector<4xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_89(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%j] : memref<10000xf32> -> f32
      %f0 = math.exp %v : f32
      loop.store %f0, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_90(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 96 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<10000xf32> -> f32
// CHECK-NEXT:        %[[F0:[^ ,:]+]] = math.exp %[[V0]] : f32
// CHECK-NEXT:        %[[F1:[^ ,:]+]] = math.log %[[F0]] : f32
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = vector.broadcast %[[F1]] : f32 to vector<16xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J]] + %[[I]] * 100] : vector<16xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 96 to 100 step 4 {
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<10000xf32> -> f32
// CHECK-NEXT:        %[[F0_1:[^ ,:]+]] = math.exp %[[V2]] : f32
// CHECK-NEXT:        %[[F1_1:[^ ,:]+]] = math.log %[[F0_1]] : f32
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = vector.broadcast %[[F1_1]] : f32 to vector<4xf32>
// CHECK-NEXT:        loop.store %[[V3]], %[[Y]][%[[J_1]] + %[[I]] * 100] : vector<4xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_90(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i] : memref<10000xf32> -> f32
      %f0 = math.exp %v : f32
      %f1 = math.log %f0 : f32
      loop.store %f1, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_91(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<33000xf64>, %[[Y:[^ ,:]+]]: memref<33000xf64>, %[[Z:[^ ,:]+]]: memref<33000xf64>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 33 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 1000 step 8 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<33000xf64> -> vector<8xf64>
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = math.exp %[[V0]] : vector<8xf64>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J]] + %[[I]] * 1000] : vector<8xf64>, memref<33000xf64>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_91(%x: memref<33000xf64>, %y: memref<33000xf64>, %z: memref<33000xf64>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 1000 {
      %v = loop.load %x[%j] : memref<33000xf64> -> f64
      %f0 = math.exp %v : f64
      loop.store %f0, %y[%i * 1000 + %j] : f64, memref<33000xf64>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_92(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      %[[E:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<10000xf32> -> f32
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 96 step 16 {
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[I]] * 100] : memref<10000xf32> -> vector<16xf32>
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = math.exp %[[V0]] : vector<16xf32>
// CHECK-NEXT:        loop.store %[[V1]], %[[Y]][%[[J]] + %[[I]] * 100] : vector<16xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 96 to 100 step 4 {
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.load %[[X]][%[[J_1]] + %[[I]] * 100] : memref<10000xf32> -> vector<4xf32>
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = math.exp %[[V2]] : vector<4xf32>
// CHECK-NEXT:        loop.store %[[V3]], %[[Y]][%[[J_1]] + %[[I]] * 100] : vector<4xf32>, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_92(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    %e = loop.load %z[%i] : memref<10000xf32> -> f32
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[%i * 100 + %j] : memref<10000xf32> -> f32
      %f0 = math.exp %v : f32
      loop.store %f0, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_93(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<4096xf32>, %[[Z:[^ ,:]+]]: memref<4096xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][(%[[I]] * 64 + %[[J]]) floordiv 3] : memref<4096xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<4096xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_93(%x: memref<4096xf32>, %y: memref<4096xf32>, %z: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[(%i * 64 + %j) floordiv 3] : memref<4096xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_94(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<4096xf32>, %[[Z:[^ ,:]+]]: memref<4096xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] + ((%[[I]] + %[[J]]) mod 64) * 64] : memref<4096xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<4096xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_94(%x: memref<4096xf32>, %y: memref<4096xf32>, %z: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[(%i + %j) mod 64 * 64 + %j] : memref<4096xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_95(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<32768xf32>, %[[Y:[^ ,:]+]]: memref<32768xf32>, %[[Z:[^ ,:]+]]: memref<32768xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 32 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 1024 + (%[[J]] floordiv 4) * 4] : memref<32768xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 1024 + %[[J]]] : f32, memref<32768xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_95(%x: memref<32768xf32>, %y: memref<32768xf32>, %z: memref<32768xf32>) {
  loop.parallel %i = 0 to 32 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%i * 1024 + %j floordiv 4 * 4] : memref<32768xf32> -> f32
      loop.store %v, %y[%i * 1024 + %j] : f32, memref<32768xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @nest_96(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<10000xf32>, %[[Y:[^ ,:]+]]: memref<10000xf32>, %[[Z:[^ ,:]+]]: memref<10000xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 100 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][max(%[[I]] - 1, 0) * 100 + min(%[[J]] + 1, 99)] : memref<10000xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 100 + %[[J]]] : f32, memref<10000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nest_96(%x: memref<10000xf32>, %y: memref<10000xf32>, %z: memref<10000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 100 {
      %v = loop.load %x[max(%i - 1, 0) * 100 + min(%j + 1, 99)] : memref<10000xf32> -> f32
      loop.store %v, %y[%i * 100 + %j] : f32, memref<10000xf32>
    }
  }
}
