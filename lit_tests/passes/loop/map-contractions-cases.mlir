// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-contractions --split-input-file --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p map-contractions --split-input-file --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in map-contractions.mlir.

builtin.module attributes {stepwell.target = "cuda", stepwell.float32_products = "tf32"} {
  // CHECK-LABEL: loop.kernel @batch(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<24576xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<24576xf32>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<24576xf32>) attributes {warps = 4 : i64, stages = 4 : i64, grouped = 8 : i64} {
  // CHECK-NEXT:    loop.parallel %[[B:[^ ,:]+]] = 0 to 4 attributes {block = #loop.block<1, z>} {
  // CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 64 attributes {block = #loop.block<64, x>} {
  // CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 64 attributes {block = #loop.block<32, y>} {
  // CHECK-NEXT:          %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 64 : f32 attributes {block = #loop.block<64>, dot = "tf32"} {
  // CHECK-NEXT:            %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[K]] + (%[[B]] floordiv 2) * 12288 + (%[[B]] mod 2) * 4096] : memref<24576xf32> -> f32
  // CHECK-NEXT:            %[[D:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 64 + %[[K]] + (%[[B]] floordiv 2) * 12288 + (%[[B]] mod 2) * 4096] : memref<24576xf32> -> f32
  // CHECK-NEXT:            %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[D]] fastmath<contract> : f32
  // CHECK-NEXT:            loop.yield %[[P]] : f32
  // CHECK-NEXT:          }
  // CHECK-NEXT:          loop.store %[[S]], %[[Y]][%[[I]] * 64 + %[[J]] + (%[[B]] floordiv 2) * 12288 + (%[[B]] mod 2) * 4096] : f32, memref<24576xf32>
  // CHECK-NEXT:        }
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @batch(%x: memref<24576xf32>, %w: memref<24576xf32>, %y: memref<24576xf32>) {
    loop.parallel %b = 0 to 2 {
      loop.parallel %c = 0 to 2 {
        loop.parallel %i = 0 to 64 {
          loop.parallel %j = 0 to 64 {
            %s = loop.reduce <add> %k = 0 to 64 : f32 {
              %a = loop.load %x[%b * 12288 + %c * 4096 + %i * 64 + %k] : memref<24576xf32> -> f32
              %d = loop.load %w[%b * 12288 + %c * 4096 + %j * 64 + %k] : memref<24576xf32> -> f32
              %p = arith.mulf %a, %d fastmath<contract> : f32
              loop.yield %p : f32
            }
            loop.store %s, %y[%b * 12288 + %c * 4096 + %i * 64 + %j] : f32, memref<24576xf32>
          }
        }
      }
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @small(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<4096xf32>, %[[W:[^ ,:]+]]: memref<4096xf32>, %[[Y:[^ ,:]+]]: memref<4096xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <mul> %[[K:[^ ,:]+]] = 0 to 64 : f32 {
// CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[K]]] : memref<4096xf32> -> f32
// CHECK-NEXT:          %[[D:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 64 + %[[K]]] : memref<4096xf32> -> f32
// CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[D]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[P]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<4096xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @small(%x: memref<4096xf32>, %w: memref<4096xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <mul> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<4096xf32> -> f32
        %d = loop.load %w[%j * 64 + %k] : memref<4096xf32> -> f32
        %p = arith.mulf %a, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @vector(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xbf16>, %[[W:[^ ,:]+]]: memref<262144xbf16>, %[[Y:[^ ,:]+]]: memref<4096xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 64 : f32 {
// CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[K]]] : memref<64xbf16> -> bf16
// CHECK-NEXT:          %[[B:[^ ,:]+]] = arith.extf %[[A]] : bf16 to f32
// CHECK-NEXT:          %[[C:[^ ,:]+]] = loop.load %[[W]][%[[I]] * 4096 + %[[J]] * 64 + %[[K]]] : memref<262144xbf16> -> bf16
// CHECK-NEXT:          %[[D:[^ ,:]+]] = arith.extf %[[C]] : bf16 to f32
// CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.divf %[[B]], %[[D]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[P]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<4096xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @vector(%x: memref<64xbf16>, %w: memref<262144xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%k] : memref<64xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%i * 4096 + %j * 64 + %k] : memref<262144xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.divf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @gated(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xbf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<131072xbf16>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<131072xbf16>,
// CHECK-SAME:  %[[R:[^ ,:]+]]: memref<131072xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<131072xf32>) attributes {warps = 4 : i64, stages = 4 : i64, grouped = 8 : i64} {
// CHECK-NEXT:    %[[Z:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 256 attributes {block = #loop.block<64, x>} {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 512 attributes {block = #loop.block<32, y>} {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 255 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 256 + %[[K]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:          %[[B:[^ ,:]+]] = arith.extf %[[A]] : bf16 to f32
// CHECK-NEXT:          %[[C:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 256 + %[[K]]] : memref<131072xbf16> -> bf16
// CHECK-NEXT:          %[[D:[^ ,:]+]] = arith.extf %[[C]] : bf16 to f32
// CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[B]], %[[D]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[P]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        %[[T:[^ ,:]+]] = loop.reduce <add> %[[L:[^ ,:]+]] = 0 to 256 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:          %[[A_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 256 + %[[L]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:          %[[B_1:[^ ,:]+]] = arith.extf %[[A_1]] : bf16 to f32
// CHECK-NEXT:          %[[C_1:[^ ,:]+]] = loop.load %[[V]][%[[J]] * 256 + %[[L]]] : memref<131072xbf16> -> bf16
// CHECK-NEXT:          %[[D_1:[^ ,:]+]] = arith.extf %[[C_1]] : bf16 to f32
// CHECK-NEXT:          %[[P_1:[^ ,:]+]] = arith.mulf %[[B_1]], %[[D_1]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[P_1]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        %[[N:[^ ,:]+]] = loop.load %[[R]][%[[I]] * 512 + %[[J]]] : memref<131072xf32> -> f32
// CHECK-NEXT:        %[[O:[^ ,:]+]] = arith.maximumf %[[N]], %[[Z]] : f32
// CHECK-NEXT:        %[[M:[^ ,:]+]] = arith.maximumf %[[S]], %[[O]] : f32
// CHECK-NEXT:        %[[U:[^ ,:]+]] = arith.mulf %[[M]], %[[T]] : f32
// CHECK-NEXT:        loop.store %[[U]], %[[Y]][%[[I]] * 512 + %[[J]]] : f32, memref<131072xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @gated(%x: memref<65536xbf16>, %w: memref<131072xbf16>, %v: memref<131072xbf16>, %r: memref<131072xf32>, %y: memref<131072xf32>) {
  %z = arith.constant 0.000000e+00 : f32
  loop.parallel %i = 0 to 256 {
    loop.parallel %j = 0 to 512 {
      %n = loop.load %r[%i * 512 + %j] : memref<131072xf32> -> f32
      %o = arith.maximumf %n, %z : f32
      %s = loop.reduce <add> %k = 0 to 255 : f32 {
        %a = loop.load %x[%i * 256 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%j * 256 + %k] : memref<131072xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      %m = arith.maximumf %s, %o : f32
      %t = loop.reduce <add> %l = 0 to 256 : f32 {
        %a_1 = loop.load %x[%i * 256 + %l] : memref<65536xbf16> -> bf16
        %b_1 = arith.extf %a_1 : bf16 to f32
        %c_1 = loop.load %v[%j * 256 + %l] : memref<131072xbf16> -> bf16
        %d_1 = arith.extf %c_1 : bf16 to f32
        %p_1 = arith.mulf %b_1, %d_1 fastmath<contract> : f32
        loop.yield %p_1 : f32
      }
      %u = arith.mulf %m, %t : f32
      loop.store %u, %y[%i * 512 + %j] : f32, memref<131072xf32>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @thin(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<256xbf16>, %[[W:[^ ,:]+]]: memref<4096xbf16>, %[[Y:[^ ,:]+]]: memref<256xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 1 to 4 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 1 to 64 {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 1 to 64 : f32 {
// CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[K]]] : memref<256xbf16> -> bf16
// CHECK-NEXT:          %[[B:[^ ,:]+]] = arith.extf %[[A]] : bf16 to f32
// CHECK-NEXT:          %[[C:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 64 + %[[K]]] : memref<4096xbf16> -> bf16
// CHECK-NEXT:          %[[D:[^ ,:]+]] = arith.extf %[[C]] : bf16 to f32
// CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[B]], %[[D]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[P]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<256xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @thin(%x: memref<256xbf16>, %w: memref<4096xbf16>, %y: memref<256xf32>) {
  loop.parallel %i = 1 to 4 {
    loop.parallel %j = 1 to 64 {
      %s = loop.reduce <add> %k = 1 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<256xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%j * 64 + %k] : memref<4096xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<256xf32>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @mm_relu(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xbf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<65536xbf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xbf16>) attributes {warps = 4 : i64, stages = 3 : i64, grouped = 8 : i64} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 256 attributes {block = #loop.block<32, x>} {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 256 attributes {block = #loop.block<32, y>} {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 256 : f32 attributes {block = #loop.block<32>, dot = "ieee"} {
// CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 256 + %[[K]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:          %[[B:[^ ,:]+]] = arith.extf %[[A]] : bf16 to f32
// CHECK-NEXT:          %[[C:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 256 + %[[J]]] : memref<65536xbf16> -> bf16
// CHECK-NEXT:          %[[D:[^ ,:]+]] = arith.extf %[[C]] : bf16 to f32
// CHECK-NEXT:          %[[P_AGAIN:[^ ,:]+]] = arith.mulf %[[B]], %[[D]] fastmath<contract> : f32
// CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[B]], %[[D]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[P]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        %[[Z:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:        %[[R:[^ ,:]+]] = arith.maximumf %[[S]], %[[Z]] : f32
// CHECK-NEXT:        %[[T:[^ ,:]+]] = arith.truncf %[[R]] : f32 to bf16
// CHECK-NEXT:        loop.store %[[T]], %[[Y]][%[[I]] * 256 + %[[J]]] : bf16, memref<65536xbf16>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @mm_relu(%x: memref<65536xbf16>, %w: memref<65536xbf16>, %y: memref<65536xbf16>) {
  loop.parallel %i = 0 to 256 {
    loop.parallel %j = 0 to 256 {
      %s = loop.reduce <add> %k = 0 to 256 : f32 {
        %a = loop.load %x[%i * 256 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%k * 256 + %j] : memref<65536xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p_again = arith.mulf %b, %d fastmath<contract> : f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      %z = arith.constant 0.000000e+00 : f32
      %r = arith.maximumf %s, %z : f32
      %t = arith.truncf %r : f32 to bf16
      loop.store %t, %y[%i * 256 + %j] : bf16, memref<65536xbf16>
    }
  }
}

// REMARK:       {{.*}}map-contractions-cases.mlir:{{[0-9]+}}:3: map-contractions: blocks of 64x32, 64 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@batch]
// REMARK-NEXT:  {{.*}}map-contractions-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@gated]
// REMARK-NEXT:  {{.*}}map-contractions-cases.mlir:{{[0-9]+}}:1: map-contractions: not mapped to products of blocks: its loops do not go from 0 in steps of 1 [@thin]
// REMARK-NEXT:  {{.*}}map-contractions-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x32, 32 terms at a time; 4 warps, 3 stages; for a term as long as 5120 multiply-adds, with the next tile 6144 [@mm_relu]
