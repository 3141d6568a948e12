// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'unroll-loops{trips=6 trips-of-phases=3 operations=40}' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'unroll-loops{trips=6 trips-of-phases=3 operations=40}' --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Loops that are just short enough, and just too long.

// CHECK-LABEL: loop.kernel @trips(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8192xf32>, %[[Y:[^ ,:]+]]: memref<2048xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.addf %[[V0]], %[[V]] : f32
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 1024] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[V_1]] : f32
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 2048] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.addf %[[V2]], %[[V_2]] : f32
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 3072] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.addf %[[V3]], %[[V_3]] : f32
// CHECK-NEXT:      %[[V_4:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 4096] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.addf %[[V4]], %[[V_4]] : f32
// CHECK-NEXT:      %[[V_5:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 5120] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[M:[^ ,:]+]] = arith.addf %[[V5]], %[[V_5]] : f32
// CHECK-NEXT:      loop.store %[[M]], %[[Y]][%[[I]]] : f32, memref<2048xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[M_1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 7 : f32 {
// CHECK-NEXT:        %[[V_6:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[R]] * 1024] : memref<8192xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V_6]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[M_1]], %[[Y]][%[[J]] + 1024] : f32, memref<2048xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @trips(%x: memref<8192xf32>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 1024 {
    %m = loop.reduce <add> %r = 0 to 6 : f32 {
      %v = loop.load %x[%i + %r * 1024] : memref<8192xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %m, %y[%i] : f32, memref<2048xf32>
  }
  loop.parallel %j = 0 to 1024 {
    %m = loop.reduce <add> %r = 0 to 7 : f32 {
      %v = loop.load %x[%j + %r * 1024] : memref<8192xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %m, %y[%j + 1024] : f32, memref<2048xf32>
  }
}

// -----

/// Two loops in a row are phases.
// CHECK-LABEL: loop.kernel @phases(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8192xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 1024] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.maximumf %[[V]], %[[V_1]] : f32
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 2048] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[M:[^ ,:]+]] = arith.maximumf %[[V0]], %[[V_2]] : f32
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 4 : f32 {
// CHECK-NEXT:        %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[R]] * 1024] : memref<8192xf32> -> f32
// CHECK-NEXT:        %[[D:[^ ,:]+]] = arith.subf %[[V_3]], %[[M]] : f32
// CHECK-NEXT:        loop.yield %[[D]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[I]]] : f32, memref<1024xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @phases(%x: memref<8192xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %m = loop.reduce <maximum> %r = 0 to 3 : f32 {
      %v = loop.load %x[%i + %r * 1024] : memref<8192xf32> -> f32
      loop.yield %v : f32
    }
    %s = loop.reduce <add> %r = 0 to 4 : f32 {
      %v = loop.load %x[%i + %r * 1024] : memref<8192xf32> -> f32
      %d = arith.subf %v, %m : f32
      loop.yield %d : f32
    }
    loop.store %s, %y[%i] : f32, memref<1024xf32>
  }
}

// -----

/// What is written out counts for the loops that follow; a loop of one iteration counts nothing.
// CHECK-LABEL: loop.kernel @operations(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8192xf32>, %[[Y:[^ ,:]+]]: memref<4096xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = arith.mulf %[[V]], %[[V]] : f32
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.addf %[[V0]], %[[W]] : f32
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 1024] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[W_1:[^ ,:]+]] = arith.mulf %[[V_1]], %[[V_1]] : f32
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[W_1]] : f32
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 2048] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[W_2:[^ ,:]+]] = arith.mulf %[[V_2]], %[[V_2]] : f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.addf %[[V2]], %[[W_2]] : f32
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 3072] : memref<8192xf32> -> f32
// CHECK-NEXT:      %[[W_3:[^ ,:]+]] = arith.mulf %[[V_3]], %[[V_3]] : f32
// CHECK-NEXT:      %[[M:[^ ,:]+]] = arith.addf %[[V3]], %[[W_3]] : f32
// CHECK-NEXT:      loop.store %[[M]], %[[Y]][%[[I]]] : f32, memref<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[V_4:[^ ,:]+]] = loop.load %[[X]][%[[J]]] : memref<8192xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_4]], %[[Y]][%[[J]] + 1024] : f32, memref<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[L:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[M_1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 4 : f32 {
// CHECK-NEXT:        %[[V_5:[^ ,:]+]] = loop.load %[[X]][%[[L]] + %[[R]] * 1024] : memref<8192xf32> -> f32
// CHECK-NEXT:        %[[W_4:[^ ,:]+]] = arith.mulf %[[V_5]], %[[V_5]] : f32
// CHECK-NEXT:        loop.yield %[[W_4]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[M_1]], %[[Y]][%[[L]] + 2048] : f32, memref<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[L_1:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[M_2:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 3 : f32 {
// CHECK-NEXT:        %[[V_6:[^ ,:]+]] = loop.load %[[X]][%[[L_1]] + %[[R_1]] * 1024] : memref<8192xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V_6]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[M_2]], %[[Y]][%[[L_1]] + 3072] : f32, memref<4096xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @operations(%x: memref<8192xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 1024 {
    %m = loop.reduce <add> %r = 0 to 4 : f32 {
      %v = loop.load %x[%i + %r * 1024] : memref<8192xf32> -> f32
      %w = arith.mulf %v, %v : f32
      loop.yield %w : f32
    }
    loop.store %m, %y[%i] : f32, memref<4096xf32>
  }
  loop.parallel %j = 0 to 1024 {
    loop.parallel %k = 0 to 1 {
      %v = loop.load %x[%j + %k * 1024] : memref<8192xf32> -> f32
      loop.store %v, %y[%j + %k * 1024 + 1024] : f32, memref<4096xf32>
    }
  }
  loop.parallel %l = 0 to 1024 {
    %m = loop.reduce <add> %r = 0 to 4 : f32 {
      %v = loop.load %x[%l + %r * 1024] : memref<8192xf32> -> f32
      %w = arith.mulf %v, %v : f32
      loop.yield %w : f32
    }
    loop.store %m, %y[%l + 2048] : f32, memref<4096xf32>
  }
  loop.parallel %l = 0 to 1024 {
    %m = loop.reduce <add> %r = 0 to 3 : f32 {
      %v = loop.load %x[%l + %r * 1024] : memref<8192xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %m, %y[%l + 3072] : f32, memref<4096xf32>
  }
}

// -----

/// A nest of two short loops is written out from the inside, as far as it fits.
// CHECK-LABEL: loop.kernel @nests(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>, %[[Y:[^ ,:]+]]: memref<2048xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 2048] : memref<65536xf32> -> f32
// CHECK-NEXT:      %[[N:[^ ,:]+]] = arith.addf %[[V]], %[[V_1]] : f32
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.addf %[[V0]], %[[N]] : f32
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 1024] : memref<65536xf32> -> f32
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 3072] : memref<65536xf32> -> f32
// CHECK-NEXT:      %[[N_1:[^ ,:]+]] = arith.addf %[[V_2]], %[[V_3]] : f32
// CHECK-NEXT:      %[[M:[^ ,:]+]] = arith.addf %[[V1]], %[[N_1]] : f32
// CHECK-NEXT:      loop.store %[[M]], %[[Y]][%[[I]]] : f32, memref<2048xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 1024 {
// CHECK-NEXT:      %[[M_1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 6 : f32 {
// CHECK-NEXT:        %[[V_4:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[R]] * 1024] : memref<65536xf32> -> f32
// CHECK-NEXT:        %[[V_5:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[R]] * 1024 + 6144] : memref<65536xf32> -> f32
// CHECK-NEXT:        %[[N_2:[^ ,:]+]] = arith.addf %[[V_4]], %[[V_5]] : f32
// CHECK-NEXT:        loop.yield %[[N_2]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[M_1]], %[[Y]][%[[J]] + 1024] : f32, memref<2048xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @nests(%x: memref<65536xf32>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 1024 {
    %m = loop.reduce <add> %r = 0 to 2 : f32 {
      %n = loop.reduce <add> %q = 0 to 2 : f32 {
        %v = loop.load %x[%i + %r * 1024 + %q * 2048] : memref<65536xf32> -> f32
        loop.yield %v : f32
      }
      loop.yield %n : f32
    }
    loop.store %m, %y[%i] : f32, memref<2048xf32>
  }
  loop.parallel %j = 0 to 1024 {
    %m = loop.reduce <add> %r = 0 to 6 : f32 {
      %n = loop.reduce <add> %q = 0 to 2 : f32 {
        %v = loop.load %x[%j + %r * 1024 + %q * 6144] : memref<65536xf32> -> f32
        loop.yield %v : f32
      }
      loop.yield %n : f32
    }
    loop.store %m, %y[%j + 1024] : f32, memref<2048xf32>
  }
}

// -----

/// A short parallel loop stays where the loops around it have too few iterations for the processors.
builtin.module attributes {stepwell.target = "cuda", stepwell.machine = #stepwell.machine<"h100">} {
  // CHECK-LABEL: loop.kernel @few(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>, %[[Y:[^ ,:]+]]: memref<65536xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4223 {
  // CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[K]] * 8192] : memref<65536xf32> -> f32
  // CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] + %[[K]] * 8192] : f32, memref<65536xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @few(%x: memref<65536xf32>, %y: memref<65536xf32>) {
    loop.parallel %i = 0 to 4223 {
      loop.parallel %k = 0 to 4 {
        %v = loop.load %x[%i + %k * 8192] : memref<65536xf32> -> f32
        loop.store %v, %y[%i + %k * 8192] : f32, memref<65536xf32>
      }
    }
  }
  // CHECK-LABEL: loop.kernel @enough(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>, %[[Y:[^ ,:]+]]: memref<65536xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4224 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<65536xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<65536xf32>
  // CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 8192] : memref<65536xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[I]] + 8192] : f32, memref<65536xf32>
  // CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 16384] : memref<65536xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V_2]], %[[Y]][%[[I]] + 16384] : f32, memref<65536xf32>
  // CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I]] + 24576] : memref<65536xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V_3]], %[[Y]][%[[I]] + 24576] : f32, memref<65536xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @enough(%x: memref<65536xf32>, %y: memref<65536xf32>) {
    loop.parallel %i = 0 to 4224 {
      loop.parallel %k = 0 to 4 {
        %v = loop.load %x[%i + %k * 8192] : memref<65536xf32> -> f32
        loop.store %v, %y[%i + %k * 8192] : f32, memref<65536xf32>
      }
    }
  }
  // CHECK-LABEL: loop.kernel @unknown(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<?xf32>, %[[N:[^ ,:]+]]: index) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to %[[N]] {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<?xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<?xf32>
  // CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[N]]] : memref<?xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[I]] + %[[N]]] : f32, memref<?xf32>
  // CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[N]] * 2] : memref<?xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V_2]], %[[Y]][%[[I]] + %[[N]] * 2] : f32, memref<?xf32>
  // CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[N]] * 3] : memref<?xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V_3]], %[[Y]][%[[I]] + %[[N]] * 3] : f32, memref<?xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @unknown(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
    loop.parallel %i = 0 to %n {
      loop.parallel %k = 0 to 4 {
        %v = loop.load %x[%i + %k * %n] : memref<?xf32> -> f32
        loop.store %v, %y[%i + %k * %n] : f32, memref<?xf32>
      }
    }
  }
  // CHECK-LABEL: loop.kernel @one(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<64xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @one(%x: memref<64xf32>, %y: memref<64xf32>) {
    loop.parallel %i = 0 to 64 {
      loop.parallel %k = 0 to 1 {
        %v = loop.load %x[%i + %k * 64] : memref<64xf32> -> f32
        loop.store %v, %y[%i + %k * 64] : f32, memref<64xf32>
      }
    }
  }
  // CHECK-LABEL: loop.kernel @sector(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf64>, %[[Y:[^ ,:]+]]: memref<65536xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8192 {
  // CHECK-NEXT:      %[[M:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 4 : f64 {
  // CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 4 + %[[R]]] : memref<65536xf64> -> f64
  // CHECK-NEXT:        loop.yield %[[V]] : f64
  // CHECK-NEXT:      }
  // CHECK-NEXT:      %[[T:[^ ,:]+]] = arith.truncf %[[M]] : f64 to f32
  // CHECK-NEXT:      loop.store %[[T]], %[[Y]][%[[I]]] : f32, memref<65536xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @sector(%x: memref<65536xf64>, %y: memref<65536xf32>) {
    loop.parallel %i = 0 to 8192 {
      %m = loop.reduce <add> %r = 0 to 4 : f64 {
        %v = loop.load %x[%i * 4 + %r] : memref<65536xf64> -> f64
        loop.yield %v : f64
      }
      %t = arith.truncf %m : f64 to f32
      loop.store %t, %y[%i] : f32, memref<65536xf32>
    }
  }
  // CHECK-LABEL: loop.kernel @less_than_a_sector(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf64>, %[[Y:[^ ,:]+]]: memref<65536xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8192 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 3] : memref<65536xf64> -> f64
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f64
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.addf %[[V0]], %[[V]] : f64
  // CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 3 + 1] : memref<65536xf64> -> f64
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[V_1]] : f64
  // CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 3 + 2] : memref<65536xf64> -> f64
  // CHECK-NEXT:      %[[M:[^ ,:]+]] = arith.addf %[[V2]], %[[V_2]] : f64
  // CHECK-NEXT:      %[[T:[^ ,:]+]] = arith.truncf %[[M]] : f64 to f32
  // CHECK-NEXT:      loop.store %[[T]], %[[Y]][%[[I]]] : f32, memref<65536xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @less_than_a_sector(%x: memref<65536xf64>, %y: memref<65536xf32>) {
    loop.parallel %i = 0 to 8192 {
      %m = loop.reduce <add> %r = 0 to 3 : f64 {
        %v = loop.load %x[%i * 3 + %r] : memref<65536xf64> -> f64
        loop.yield %v : f64
      }
      %t = arith.truncf %m : f64 to f32
      loop.store %t, %y[%i] : f32, memref<65536xf32>
    }
  }
  // CHECK-LABEL: loop.kernel @both_ways(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>, %[[Z:[^ ,:]+]]: memref<65536xf32>, %[[Y:[^ ,:]+]]: memref<65536xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8192 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 6] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.addf %[[V0]], %[[S]] : f32
  // CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 6 + 1] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[W_1:[^ ,:]+]] = loop.load %[[Z]][%[[I]] + 8192] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[S_1:[^ ,:]+]] = arith.addf %[[V_1]], %[[W_1]] : f32
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[S_1]] : f32
  // CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 6 + 2] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[W_2:[^ ,:]+]] = loop.load %[[Z]][%[[I]] + 16384] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[S_2:[^ ,:]+]] = arith.addf %[[V_2]], %[[W_2]] : f32
  // CHECK-NEXT:      %[[V3:[^ ,:]+]] = arith.addf %[[V2]], %[[S_2]] : f32
  // CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 6 + 3] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[W_3:[^ ,:]+]] = loop.load %[[Z]][%[[I]] + 24576] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[S_3:[^ ,:]+]] = arith.addf %[[V_3]], %[[W_3]] : f32
  // CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.addf %[[V3]], %[[S_3]] : f32
  // CHECK-NEXT:      %[[V_4:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 6 + 4] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[W_4:[^ ,:]+]] = loop.load %[[Z]][%[[I]] + 32768] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[S_4:[^ ,:]+]] = arith.addf %[[V_4]], %[[W_4]] : f32
  // CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.addf %[[V4]], %[[S_4]] : f32
  // CHECK-NEXT:      %[[V_5:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 6 + 5] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[W_5:[^ ,:]+]] = loop.load %[[Z]][%[[I]] + 40960] : memref<65536xf32> -> f32
  // CHECK-NEXT:      %[[S_5:[^ ,:]+]] = arith.addf %[[V_5]], %[[W_5]] : f32
  // CHECK-NEXT:      %[[M:[^ ,:]+]] = arith.addf %[[V5]], %[[S_5]] : f32
  // CHECK-NEXT:      loop.store %[[M]], %[[Y]][%[[I]]] : f32, memref<65536xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @both_ways(%x: memref<65536xf32>, %z: memref<65536xf32>, %y: memref<65536xf32>) {
    loop.parallel %i = 0 to 8192 {
      %m = loop.reduce <add> %r = 0 to 6 : f32 {
        %v = loop.load %x[%i * 6 + %r] : memref<65536xf32> -> f32
        %w = loop.load %z[%i + %r * 8192] : memref<65536xf32> -> f32
        %s = arith.addf %v, %w : f32
        loop.yield %s : f32
      }
      loop.store %m, %y[%i] : f32, memref<65536xf32>
    }
  }
  // CHECK-LABEL: loop.kernel @no_access(
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8192xi64>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 8192 {
  // CHECK-NEXT:      %[[A:[^ ,:]+]] = loop.apply %[[I]] : index
  // CHECK-NEXT:      %[[K:[^ ,:]+]] = arith.index_cast %[[A]] : index to i64
  // CHECK-NEXT:      %[[A_1:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
  // CHECK-NEXT:      %[[K_1:[^ ,:]+]] = arith.index_cast %[[A_1]] : index to i64
  // CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.addi %[[K]], %[[K_1]] : i64
  // CHECK-NEXT:      %[[A_2:[^ ,:]+]] = loop.apply %[[I]] + 6 : index
  // CHECK-NEXT:      %[[K_2:[^ ,:]+]] = arith.index_cast %[[A_2]] : index to i64
  // CHECK-NEXT:      %[[V1:[^ ,:]+]] = arith.addi %[[V0]], %[[K_2]] : i64
  // CHECK-NEXT:      %[[A_3:[^ ,:]+]] = loop.apply %[[I]] + 9 : index
  // CHECK-NEXT:      %[[K_3:[^ ,:]+]] = arith.index_cast %[[A_3]] : index to i64
  // CHECK-NEXT:      %[[V2:[^ ,:]+]] = arith.addi %[[V1]], %[[K_3]] : i64
  // CHECK-NEXT:      %[[A_4:[^ ,:]+]] = loop.apply %[[I]] + 12 : index
  // CHECK-NEXT:      %[[K_4:[^ ,:]+]] = arith.index_cast %[[A_4]] : index to i64
  // CHECK-NEXT:      %[[M:[^ ,:]+]] = arith.addi %[[V2]], %[[K_4]] : i64
  // CHECK-NEXT:      loop.store %[[M]], %[[Y]][%[[I]]] : i64, memref<8192xi64>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @no_access(%y: memref<8192xi64>) {
    loop.parallel %i = 0 to 8192 {
      %m = loop.reduce <add> %r = 0 to 5 : i64 {
        %a = loop.apply %r * 3 + %i : index
        %k = arith.index_cast %a : index to i64
        loop.yield %k : i64
      }
      loop.store %m, %y[%i] : i64, memref<8192xi64>
    }
  }
  // CHECK-LABEL: loop.kernel @outermost(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>, %[[Y:[^ ,:]+]]: memref<8xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
  // CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
  // CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<8xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @outermost(%x: memref<8xf32>, %y: memref<8xf32>) {
    loop.parallel %i = 0 to 4 {
      %v = loop.load %x[%i] : memref<8xf32> -> f32
      loop.store %v, %y[%i] : f32, memref<8xf32>
    }
  }
}

// REMARK:       {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:10: unroll-loops: 6 iterations are written out [@trips]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:10: unroll-loops: 3 iterations are written out [@phases]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:10: unroll-loops: not written out: the kernel would have 46 operations, bound 40 [@operations]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:10: unroll-loops: not written out: the kernel would have 41 operations, bound 40 [@operations]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:10: unroll-loops: 4 iterations are written out [@operations]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:5: unroll-loops: 1 iterations are written out [@operations]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:10: unroll-loops: not written out: the kernel would have 52 operations, bound 40 [@nests]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:12: unroll-loops: 2 iterations are written out [@nests]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:10: unroll-loops: 2 iterations are written out [@nests]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:12: unroll-loops: 2 iterations are written out [@nests]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:7: unroll-loops: not written out: the loops around it leave programs idle [@few]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:7: unroll-loops: 4 iterations are written out [@enough]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:7: unroll-loops: 4 iterations are written out [@unknown]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:7: unroll-loops: 1 iterations are written out [@one]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:12: unroll-loops: 3 iterations are written out [@less_than_a_sector]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:12: unroll-loops: 6 iterations are written out [@both_ways]
// REMARK-NEXT:  {{.*}}unroll-loops-limits-cases.mlir:{{[0-9]+}}:12: unroll-loops: 5 iterations are written out [@no_access]
