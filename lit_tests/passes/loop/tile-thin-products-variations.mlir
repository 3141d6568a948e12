// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-thin-products --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p tile-thin-products --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Inputs that reach branches which the other tests of this pass do not: other sizes, types, operands and uses.

builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512">} {
  // CHECK-LABEL: loop.kernel @along_sum(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<160xf32>, %[[W:[^ ,:]+]]: memref<960xf32>, %[[Y:[^ ,:]+]]: memref<12xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 127 to 2 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 127 to 6 {
  // CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 127 to 80 : f32 {
  // CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 80 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 80 + %[[K]]] : memref<960xf32> -> f32
  // CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[P]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 6 + %[[J]]] : f32, memref<12xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @along_sum(%x: memref<160xf32>, %w: memref<960xf32>, %y: memref<12xf32>) {
    loop.parallel %i = 127 to 2 {
      loop.parallel %j = 127 to 6 {
        %s = loop.reduce <add> %k = 127 to 80 : f32 {
          %a = loop.load %x[%i * 80 + %k] : memref<160xf32> -> f32
          %b = loop.load %w[%j * 80 + %k] : memref<960xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 6 + %j] : f32, memref<12xf32>
      }
    }
  }
  // CHECK-LABEL: loop.kernel @along_columns(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[W:[^ ,:]+]]: memref<131072xf32>, %[[Y:[^ ,:]+]]: memref<2048xf32>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 127 to 2048 {
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 127 to 64 : f32 {
  // CHECK-NEXT:        %[[A:[^ ,:]+]] = loop.load %[[X]][%[[K]]] : memref<64xf32> -> f32
  // CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 2048 + %[[J]]] : memref<131072xf32> -> f32
  // CHECK-NEXT:        %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] fastmath<contract> : f32
  // CHECK-NEXT:        loop.yield %[[P]] : f32
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[J]]] : f32, memref<2048xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @along_columns(%x: memref<64xf32>, %w: memref<131072xf32>, %y: memref<2048xf32>) {
    loop.parallel %j = 127 to 2048 {
      %s = loop.reduce <add> %k = 127 to 64 : f32 {
        %a = loop.load %x[%k] : memref<64xf32> -> f32
        %b = loop.load %w[%k * 2048 + %j] : memref<131072xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%j] : f32, memref<2048xf32>
    }
  }
  // CHECK-LABEL: loop.kernel @left_alone(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<160xf32>, %[[W:[^ ,:]+]]: memref<960xf32>, %[[Y:[^ ,:]+]]: memref<240xf32>) {
  // CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 127 to 4 {
  // CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 127 to 60 {
  // CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 127 to 16 : f32 {
  // CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 16 + %[[K]]] : memref<160xf32> -> f32
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 16 + %[[K]]] : memref<960xf32> -> f32
  // CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[P]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 60 + %[[J]]] : f32, memref<240xf32>
  // CHECK-NEXT:      }
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @left_alone(%x: memref<160xf32>, %w: memref<960xf32>, %y: memref<240xf32>) {
    loop.parallel %i = 127 to 4 {
      loop.parallel %j = 127 to 60 {
        %s = loop.reduce <add> %k = 127 to 16 : f32 {
          %a = loop.load %x[%i * 16 + %k] : memref<160xf32> -> f32
          %b = loop.load %w[%j * 16 + %k] : memref<960xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 60 + %j] : f32, memref<240xf32>
      }
    }
  }
  // CHECK-LABEL: loop.kernel @groups(
  // CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>,
  // CHECK-SAME:  %[[W:[^ ,:]+]]: memref<256xi8>,
  // CHECK-SAME:  %[[G:[^ ,:]+]]: memref<8xf32>,
  // CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<4xf32>) {
  // CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 127 to 4 {
  // CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 127 to 2 : f32 {
  // CHECK-NEXT:        %[[T:[^ ,:]+]] = loop.reduce <add> %[[L:[^ ,:]+]] = 127 to 32 : f32 {
  // CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[K]] * 32 + %[[L]]] : memref<64xf32> -> f32
  // CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[J]] * 64 + %[[K]] * 32 + %[[L]]] : memref<256xi8> -> i8
  // CHECK-NEXT:          %[[C:[^ ,:]+]] = arith.sitofp %[[B]] : i8 to f32
  // CHECK-NEXT:          %[[D:[^ ,:]+]] = loop.load %[[G]][%[[J]] * 2 + %[[K]]] : memref<8xf32> -> f32
  // CHECK-NEXT:          %[[E:[^ ,:]+]] = arith.mulf %[[C]], %[[D]] : f32
  // CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[E]] fastmath<contract> : f32
  // CHECK-NEXT:          loop.yield %[[P]] : f32
  // CHECK-NEXT:        }
  // CHECK-NEXT:        loop.yield %[[T]] : f32
  // CHECK-NEXT:      }
  // CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[J]]] : f32, memref<4xf32>
  // CHECK-NEXT:    }
  // CHECK-NEXT:  }
  loop.kernel @groups(%x: memref<64xf32>, %w: memref<256xi8>, %g: memref<8xf32>, %y: memref<4xf32>) {
    loop.parallel %j = 127 to 4 {
      %s = loop.reduce <add> %k = 127 to 2 : f32 {
        %t = loop.reduce <add> %l = 127 to 32 : f32 {
          %a = loop.load %x[%k * 32 + %l] : memref<64xf32> -> f32
          %b = loop.load %w[%j * 64 + %k * 32 + %l] : memref<256xi8> -> i8
          %c = arith.sitofp %b : i8 to f32
          %d = loop.load %g[%j * 2 + %k] : memref<8xf32> -> f32
          %e = arith.mulf %c, %d : f32
          %p = arith.mulf %a, %e fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.yield %t : f32
      }
      loop.store %s, %y[%j] : f32, memref<4xf32>
    }
  }
}

// REMARK:       {{.*}}tile-thin-products-variations.mlir:{{[0-9]+}}:5: tile-thin-products: not tiled: the loop runs -47 times, less than 16 [@along_sum]
// REMARK-NEXT:  {{.*}}tile-thin-products-variations.mlir:{{[0-9]+}}:5: tile-thin-products: not tiled: the loop runs -111 times, less than 16 [@left_alone]
