// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'schedule{file=%S/Inputs/schedule.schedule}' | filecheck %s
// RUN: stepwell passes schedule | filecheck %s --check-prefix=OPTIONS

// OPTIONS:      options:
// OPTIONS-NEXT:   file: a list, each element a string (default ())
// OPTIONS-NEXT:   text: a string or none (default None)
// OPTIONS-NEXT:   partial: true or false (default False)

// CHECK-LABEL: loop.kernel @split(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[BLOCK:[^ ,:]+]] = 0 to 6 {
// CHECK-NEXT:      loop.parallel %[[LANE:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[BLOCK]] * 16 + %[[LANE]]] : memref<100xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[BLOCK]] * 16 + %[[LANE]]] : f32, memref<100xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[REST:[^ ,:]+]] = 96 to 100 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[REST]]] : memref<100xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[REST]]] : f32, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @split(%x: memref<100xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 100 {
    %v = loop.load %x[%i] : memref<100xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<100xf32>
  }
}

// CHECK-LABEL: loop.kernel @split_carried(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<16xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[ZERO:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.for %[[IO:[^ ,:]+]] = 0 to 4 carry (%[[V0:[^ ,:]+]] = %[[ZERO]] : f32) {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.for %[[II:[^ ,:]+]] = 0 to 4 carry (%[[A:[^ ,:]+]] = %[[V0]] : f32) {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[IO]] * 4 + %[[II]]] : memref<16xf32> -> f32
// CHECK-NEXT:        %[[N:[^ ,:]+]] = arith.addf %[[A]], %[[V]] : f32
// CHECK-NEXT:        loop.yield %[[N]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.yield %[[V1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S]], %[[Y]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
loop.kernel @split_carried(%x: memref<16xf32>, %y: memref<1xf32>) {
  %zero = arith.constant 0.0 : f32
  %s = loop.for %i = 0 to 16 carry (%a = %zero : f32) {
    %v = loop.load %x[%i] : memref<16xf32> -> f32
    %n = arith.addf %a, %v : f32
    loop.yield %n : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

// CHECK-LABEL: loop.kernel @strip(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>, %[[S0:[^ ,:]+]]: index) attributes {scheduled} {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.reduce <add> %[[RO:[^ ,:]+]] = 0 to (%[[S0]] floordiv 32) * 32 step 32 : f32 {
// CHECK-NEXT:      %[[S_1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = %[[RO]] to %[[RO]] + 32 : f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<?xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.yield %[[S_1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S_2:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = (%[[S0]] floordiv 32) * 32 to %[[S0]] : f32 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[R_1]]] : memref<?xf32> -> f32
// CHECK-NEXT:      loop.yield %[[V_1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S_3:[^ ,:]+]] = arith.addf %[[S]], %[[S_2]] : f32
// CHECK-NEXT:    loop.store %[[S_3]], %[[Y]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
loop.kernel @strip(%x: memref<?xf32>, %y: memref<1xf32>, %s0: index) {
  %s = loop.reduce <add> %r = 0 to %s0 : f32 {
    %v = loop.load %x[%r] : memref<?xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

// CHECK-LABEL: loop.kernel @peel(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[FIRST:[^ ,:]+]] = 0 to 2 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[FIRST]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[FIRST]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[MIDDLE:[^ ,:]+]] = 2 to 62 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[MIDDLE]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[MIDDLE]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[LAST:[^ ,:]+]] = 62 to 64 {
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[LAST]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_2]], %[[Y]][%[[LAST]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @peel(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @unroll(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = loop.reduce <add, add> %[[R:[^ ,:]+]] = 0 to 64 step 4 : f32, f32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[R]] + 1 : index
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[V2]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.apply %[[R]] + 2 : index
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[V3]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.addf %[[V]], %[[V_2]] : f32
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = loop.apply %[[R]] + 3 : index
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[V5]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = arith.addf %[[V_1]], %[[V_3]] : f32
// CHECK-NEXT:      loop.yield %[[V4]], %[[V6]] : f32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:[^ ,:]+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:    loop.store %[[S]], %[[Y]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
loop.kernel @unroll(%x: memref<64xf32>, %y: memref<1xf32>) {
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %v = loop.load %x[%r] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

// CHECK-LABEL: loop.kernel @unroll_whole(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<32xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 2] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 2 + 1] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[S:[^ ,:]+]] = arith.maximumf %[[V]], %[[V_1]] : f32
// CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[I]]] : f32, memref<32xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @unroll_whole(%x: memref<64xf32>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 32 {
    %s = loop.reduce <maximum> %k = 0 to 2 : f32 {
      %v = loop.load %x[%i * 2 + %k] : memref<64xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<32xf32>
  }
}

// CHECK-LABEL: loop.kernel @jam(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<640xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 step 2 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
// CHECK-NEXT:      %[[V1:[^ ,:]+]], %[[V2:[^ ,:]+]] = loop.reduce <add, add> %[[R:[^ ,:]+]] = 0 to 10 : f32, f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]] * 64 + %[[I]]] : memref<640xf32> -> f32
// CHECK-NEXT:        %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[R]] * 64 + %[[V0]]] : memref<640xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]], %[[V_1]] : f32, f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V1]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[V0]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @jam(%x: memref<640xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to 10 : f32 {
      %v = loop.load %x[%r * 64 + %i] : memref<640xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

/// What the outer loop loads for the inner one is loaded in each iteration of both.
// CHECK-LABEL: loop.kernel @interchange(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<8xf32>, %[[Y:[^ ,:]+]]: memref<80xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 10 {
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<8xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 10 + %[[J]]] : f32, memref<80xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @interchange(%x: memref<8xf32>, %y: memref<80xf32>) {
  loop.parallel %i = 0 to 8 {
    %v = loop.load %x[%i] : memref<8xf32> -> f32
    loop.parallel %j = 0 to 10 {
      loop.store %v, %y[%i * 10 + %j] : f32, memref<80xf32>
    }
  }
}

/// Each column is added up by itself.
// CHECK-LABEL: loop.kernel @interchange_in_order(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<80xf32>, %[[Y:[^ ,:]+]]: memref<10xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 10 {
// CHECK-NEXT:      loop.for %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 10 + %[[J]]] : memref<80xf32> -> f32
// CHECK-NEXT:        %[[W:[^ ,:]+]] = loop.load %[[Y]][%[[J]]] : memref<10xf32> -> f32
// CHECK-NEXT:        %[[N:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
// CHECK-NEXT:        loop.store %[[N]], %[[Y]][%[[J]]] : f32, memref<10xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @interchange_in_order(%x: memref<80xf32>, %y: memref<10xf32>) {
  loop.for %i = 0 to 8 {
    loop.parallel %j = 0 to 10 {
      %v = loop.load %x[%i * 10 + %j] : memref<80xf32> -> f32
      %w = loop.load %y[%j] : memref<10xf32> -> f32
      %n = arith.addf %v, %w : f32
      loop.store %n, %y[%j] : f32, memref<10xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @coalesce(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<80xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<10xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<80xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[PLACE:[^ ,:]+]] = 0 to 80 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[PLACE]]] : memref<80xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Y]][%[[PLACE]] mod 10] : memref<10xf32> -> f32
// CHECK-NEXT:      %[[N:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
// CHECK-NEXT:      loop.store %[[N]], %[[Z]][%[[PLACE]]] : f32, memref<80xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @coalesce(%x: memref<80xf32>, %y: memref<10xf32>, %z: memref<80xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 10 {
      %v = loop.load %x[%i * 10 + %j] : memref<80xf32> -> f32
      %w = loop.load %y[%j] : memref<10xf32> -> f32
      %n = arith.addf %v, %w : f32
      loop.store %n, %z[%i * 10 + %j] : f32, memref<80xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @tile(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2048xf32>, %[[Y:[^ ,:]+]]: memref<2048xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 32 step 16 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 32 {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 16 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 32 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 32 + %[[I]]] : memref<2048xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<2048xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @tile(%x: memref<2048xf32>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 32 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 32 + %i] : memref<2048xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<2048xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @fuse(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<64xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<64xf32>,
// CHECK-SAME:  %[[T:[^ ,:]+]]: memref<2xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[W]], %[[Z]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:[^ ,:]+]], %[[M:[^ ,:]+]] = loop.reduce <add, maximum> %[[R:[^ ,:]+]] = 0 to 64 : f32, f32 {
// CHECK-NEXT:      %[[A:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.yield %[[A]], %[[A]] : f32, f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S]], %[[T]][0] : f32, memref<2xf32>
// CHECK-NEXT:    loop.store %[[M]], %[[T]][1] : f32, memref<2xf32>
// CHECK-NEXT:  }
loop.kernel @fuse(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>, %t: memref<2xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
  loop.parallel %j = 0 to 64 {
    %w = loop.load %y[%j] : memref<64xf32> -> f32
    loop.store %w, %z[%j] : f32, memref<64xf32>
  }
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %a = loop.load %x[%r] : memref<64xf32> -> f32
    loop.yield %a : f32
  }
  %m = loop.reduce <maximum> %r = 0 to 64 : f32 {
    %b = loop.load %x[%r] : memref<64xf32> -> f32
    loop.yield %b : f32
  }
  loop.store %s, %t[0] : f32, memref<2xf32>
  loop.store %m, %t[1] : f32, memref<2xf32>
}

/// What both parts need of the first is computed twice.
// CHECK-LABEL: loop.kernel @distribute(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<64xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<640xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[ONE:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[ONE]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[ONE]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[TWO:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[TWO]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 10 {
// CHECK-NEXT:        loop.store %[[V_1]], %[[Z]][%[[TWO]] * 10 + %[[J]]] : f32, memref<640xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @distribute(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<640xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
    loop.parallel %j = 0 to 10 {
      loop.store %v, %z[%i * 10 + %j] : f32, memref<640xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @vectorize(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xf32>, %[[Y:[^ ,:]+]]: memref<100xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[VECTORS:[^ ,:]+]] = 0 to 96 step 8 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[VECTORS]]] : memref<100xf32> -> vector<8xf32>
// CHECK-NEXT:      loop.store %[[V0]], %[[Y]][%[[VECTORS]]] : vector<8xf32>, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[REST:[^ ,:]+]] = 96 to 100 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[REST]]] : memref<100xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[REST]]] : f32, memref<100xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @vectorize(%x: memref<100xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 100 {
    %v = loop.load %x[%i] : memref<100xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<100xf32>
  }
}

/// The lanes are combined behind both reductions.
// CHECK-LABEL: loop.kernel @vectorize_whole(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = loop.reduce <add> %[[RO:[^ ,:]+]] = 0 to 8 : vector<8xf32> {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[RO]] * 8] : memref<64xf32> -> vector<8xf32>
// CHECK-NEXT:      loop.yield %[[V1]] : vector<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.reduce_lanes <add> %[[V0]] : vector<8xf32>
// CHECK-NEXT:    loop.store %[[S]], %[[Y]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
loop.kernel @vectorize_whole(%x: memref<64xf32>, %y: memref<1xf32>) {
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %v = loop.load %x[%r] : memref<64xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

// CHECK-LABEL: loop.kernel @parallel(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<?xf32>, %[[S0:[^ ,:]+]]: index) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to %[[S0]] threads min(%[[S0]] floordiv 64, 8) {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<?xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @parallel(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) {
  loop.parallel %i = 0 to %s0 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<?xf32>
  }
}

/// No iteration needs another one, so that they need no order.
// CHECK-LABEL: loop.kernel @parallel_in_order(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<128xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 threads 4 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]] * 2] : f32, memref<128xf32>
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]] * 2 + 1] : f32, memref<128xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @parallel_in_order(%x: memref<64xf32>, %y: memref<128xf32>) {
  loop.for %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i * 2] : f32, memref<128xf32>
    loop.store %v, %y[%i * 2 + 1] : f32, memref<128xf32>
  }
}

// CHECK-LABEL: loop.kernel @cache_row(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<500xf32>, %[[Y:[^ ,:]+]]: memref<16000xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[ROW:[^ ,:]+]] = loop.alloc : memref<500xf32>
// CHECK-NEXT:    loop.parallel %[[K:[^ ,:]+]] = 0 to 500 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[K]]] : memref<500xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = math.exp %[[V]] : f32
// CHECK-NEXT:      loop.store %[[W]], %[[ROW]][%[[K]]] : f32, memref<500xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 32 {
// CHECK-NEXT:      loop.parallel %[[K_1:[^ ,:]+]] = 0 to 500 {
// CHECK-NEXT:        %[[W_1:[^ ,:]+]] = loop.load %[[ROW]][%[[K_1]]] : memref<500xf32> -> f32
// CHECK-NEXT:        loop.store %[[W_1]], %[[Y]][%[[I]] * 500 + %[[K_1]]] : f32, memref<16000xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @cache_row(%x: memref<500xf32>, %y: memref<16000xf32>) {
  loop.parallel %i = 0 to 32 {
    loop.parallel %k = 0 to 500 {
      %v = loop.load %x[%k] : memref<500xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %y[%i * 500 + %k] : f32, memref<16000xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @cache_tile(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2048xf32>, %[[Y:[^ ,:]+]]: memref<2048xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 32 step 16 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 16 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<256xf32>
// CHECK-NEXT:        loop.transpose 16 by 16 of %[[X]][%[[IO]] + %[[JO]] * 32] stride 32 to %[[TILE]][0] stride 16 : memref<2048xf32>, memref<256xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 16 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 16 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 16 - %[[JO]] + %[[J]] + %[[I]] * 16] : memref<256xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<2048xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @cache_tile(%x: memref<2048xf32>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 32 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 32 + %i] : memref<2048xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<2048xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @passes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 2] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[N:[^ ,:]+]] = arith.addf %[[V]], %[[V]] : f32
// CHECK-NEXT:      loop.store %[[N]], %[[Y]][%[[I]] * 2] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @passes(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 32 {
    %k = loop.apply %i * 2 : index
    %v = loop.load %x[%k] : memref<64xf32> -> f32
    %w = loop.load %x[%k] : memref<64xf32> -> f32
    %n = arith.addf %v, %w : f32
    loop.store %n, %y[%k] : f32, memref<64xf32>
  }
}

/// What the sum computes waits where the result will be.
// CHECK-LABEL: loop.kernel @cache_result(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 64 : f32 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[E:[^ ,:]+]] = math.exp %[[V]] : f32
// CHECK-NEXT:      loop.store %[[E]], %[[Y]][%[[R]]] : f32, memref<64xf32>
// CHECK-NEXT:      loop.yield %[[E]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[E_1:[^ ,:]+]] = loop.load %[[Y]][%[[J]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[Q:[^ ,:]+]] = arith.divf %[[E_1]], %[[S]] : f32
// CHECK-NEXT:      loop.store %[[Q]], %[[Y]][%[[J]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @cache_result(%x: memref<64xf32>, %y: memref<64xf32>) {
  %s = loop.reduce <add> %r = 0 to 64 : f32 {
    %v = loop.load %x[%r] : memref<64xf32> -> f32
    %e = math.exp %v : f32
    loop.yield %e : f32
  }
  loop.parallel %j = 0 to 64 {
    %v = loop.load %x[%j] : memref<64xf32> -> f32
    %e = math.exp %v : f32
    %q = arith.divf %e, %s : f32
    loop.store %q, %y[%j] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @cache_panel(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<96xf32>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<128xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<192xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[JO:[^ ,:]+]] = 0 to 16 step 8 {
// CHECK-NEXT:      %[[TILE:[^ ,:]+]] = loop.alloc : memref<64xf32>
// CHECK-NEXT:      loop.parallel %[[K:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 8 {
// CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[W]][%[[K]] * 16 + %[[J]]] : memref<128xf32> -> f32
// CHECK-NEXT:          loop.store %[[B]], %[[TILE]][-%[[JO]] + %[[K]] * 8 + %[[J]]] : f32, memref<64xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 12 {
// CHECK-NEXT:        loop.parallel %[[J_1:[^ ,:]+]] = %[[JO]] to %[[JO]] + 8 {
// CHECK-NEXT:          %[[S:[^ ,:]+]] = loop.reduce <add> %[[K_1:[^ ,:]+]] = 0 to 8 : f32 {
// CHECK-NEXT:            %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 8 + %[[K_1]]] : memref<96xf32> -> f32
// CHECK-NEXT:            %[[B_1:[^ ,:]+]] = loop.load %[[TILE]][-%[[JO]] + %[[K_1]] * 8 + %[[J_1]]] : memref<64xf32> -> f32
// CHECK-NEXT:            %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B_1]] fastmath<contract> : f32
// CHECK-NEXT:            loop.yield %[[P]] : f32
// CHECK-NEXT:          }
// CHECK-NEXT:          loop.store %[[S]], %[[Y]][%[[I]] * 16 + %[[J_1]]] : f32, memref<192xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @cache_panel(%x: memref<96xf32>, %w: memref<128xf32>, %y: memref<192xf32>) {
  loop.parallel %i = 0 to 12 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 8 : f32 {
        %a = loop.load %x[%i * 8 + %k] : memref<96xf32> -> f32
        %b = loop.load %w[%k * 16 + %j] : memref<128xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<192xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @accumulate(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<800xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<100xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<8xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[ROW:[^ ,:]+]] = loop.alloc : memref<8xf32>
// CHECK-NEXT:    loop.for %[[BLOCK:[^ ,:]+]] = 0 to 100 step 32 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[BLOCK]], %[[V0]] : index
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = %[[BLOCK]] to min(%[[BLOCK]] + 32, 100) : f32 {
// CHECK-NEXT:          %[[A:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 100 + %[[K]]] : memref<800xf32> -> f32
// CHECK-NEXT:          %[[B:[^ ,:]+]] = loop.load %[[V]][%[[K]]] : memref<100xf32> -> f32
// CHECK-NEXT:          %[[P:[^ ,:]+]] = arith.mulf %[[A]], %[[B]] fastmath<contract> : f32
// CHECK-NEXT:          loop.yield %[[P]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[ROW]][%[[I]]] where %[[LATER]] : memref<8xf32> -> f32
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[S]] : f32
// CHECK-NEXT:        loop.store %[[V2]], %[[ROW]][%[[I]]] : f32, memref<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[S_1:[^ ,:]+]] = loop.load %[[ROW]][%[[I_1]]] : memref<8xf32> -> f32
// CHECK-NEXT:      %[[C:[^ ,:]+]] = loop.load %[[V]][%[[I_1]]] : memref<100xf32> -> f32
// CHECK-NEXT:      %[[T:[^ ,:]+]] = arith.addf %[[S_1]], %[[C]] : f32
// CHECK-NEXT:      loop.store %[[T]], %[[Y]][%[[I_1]]] : f32, memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @accumulate(%x: memref<800xf32>, %v: memref<100xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %k = 0 to 100 : f32 {
      %a = loop.load %x[%i * 100 + %k] : memref<800xf32> -> f32
      %b = loop.load %v[%k] : memref<100xf32> -> f32
      %p = arith.mulf %a, %b fastmath<contract> : f32
      loop.yield %p : f32
    }
    %c = loop.load %v[%i] : memref<100xf32> -> f32
    %t = arith.addf %s, %c : f32
    loop.store %t, %y[%i] : f32, memref<8xf32>
  }
}

// CHECK-LABEL: loop.kernel @block(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<1xf32>, %[[S0:[^ ,:]+]]: index) attributes {scheduled} {
// CHECK-NEXT:    %[[S:[^ ,:]+]] = loop.reduce <add> %[[RO:[^ ,:]+]] = 0 to %[[S0]] step 32 : f32 {
// CHECK-NEXT:      %[[S_1:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = %[[RO]] to min(%[[RO]] + 32, %[[S0]]) : f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[R]]] : memref<?xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.yield %[[S_1]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[S]], %[[Y]][0] : f32, memref<1xf32>
// CHECK-NEXT:  }
loop.kernel @block(%x: memref<?xf32>, %y: memref<1xf32>, %s0: index) {
  %s = loop.reduce <add> %r = 0 to %s0 : f32 {
    %v = loop.load %x[%r] : memref<?xf32> -> f32
    loop.yield %v : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// What all iterations load alike is not masked.
// CHECK-LABEL: loop.kernel @pad(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<130xf32>,
// CHECK-SAME:  %[[V:[^ ,:]+]]: memref<10xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<13xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = arith.constant 13 : index
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = loop.apply 13 : index
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = arith.index_cast %[[V1]] : index to i32
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = vector.broadcast %[[V2]] : i32 to vector<16xi32>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[V3]], %[[V4]] : vector<16xi32>
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 10 : vector<16xf32> {
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = loop.load %[[V]][%[[K]]] : memref<10xf32> -> f32
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[X]][%[[K]] * 13] where %[[V5]] : memref<130xf32> -> vector<16xf32>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = vector.broadcast %[[V7]] : f32 to vector<16xf32>
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.mulf %[[V9]], %[[V8]] : vector<16xf32>
// CHECK-NEXT:      loop.yield %[[V10]] : vector<16xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[V6]], %[[Y]][0] where %[[V5]] : vector<16xf32>, memref<13xf32>
// CHECK-NEXT:  }
loop.kernel @pad(%x: memref<130xf32>, %v: memref<10xf32>, %y: memref<13xf32>) {
  loop.parallel %j = 0 to 13 {
    %s = loop.reduce <add> %k = 0 to 10 : f32 {
      %a = loop.load %v[%k] : memref<10xf32> -> f32
      %b = loop.load %x[%k * 13 + %j] : memref<130xf32> -> f32
      %p = arith.mulf %a, %b : f32
      loop.yield %p : f32
    }
    loop.store %s, %y[%j] : f32, memref<13xf32>
  }
}

/// Neighbours of one factor are loaded together, rows of the other one are packed.
// CHECK-LABEL: loop.kernel @group(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<100xbf16>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<800xbf16>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<8xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 0 to 8 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[K:[^ ,:]+]] = 0 to 50 : f32 {
// CHECK-NEXT:        %[[B:[^ ,:]+]] = loop.load %[[Y]][%[[K]] * 16 + %[[J]]] : memref<800xbf16> -> bf16
// CHECK-NEXT:        %[[B_1:[^ ,:]+]] = loop.load %[[Y]][%[[K]] * 16 + %[[J]] + 8] : memref<800xbf16> -> bf16
// CHECK-NEXT:        %[[V0:[^ ,:]+]] = loop.load_packed %[[X]][%[[K]] * 2] : memref<100xbf16> -> i32
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.pack %[[B]], %[[B_1]] : bf16
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.dot <bf16> %[[V0]], %[[V1]] : f32
// CHECK-NEXT:        loop.yield %[[V2]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[Z]][%[[J]]] : f32, memref<8xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @group(%x: memref<100xbf16>, %y: memref<800xbf16>, %z: memref<8xf32>) {
  loop.parallel %j = 0 to 8 {
    %s = loop.reduce <add> %k = 0 to 100 : f32 {
      %a = loop.load %x[%k] : memref<100xbf16> -> bf16
      %b = loop.load %y[%k * 8 + %j] : memref<800xbf16> -> bf16
      %c = arith.extf %a : bf16 to f32
      %d = arith.extf %b : bf16 to f32
      %p = arith.mulf %c, %d fastmath<contract> : f32
      loop.yield %p : f32
    }
    loop.store %s, %z[%j] : f32, memref<8xf32>
  }
}

/// In the last group one of three terms counts.
// CHECK-LABEL: loop.kernel @group_rest(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<9xi8>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<144xi8>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<16xi32>) attributes {scheduled} {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = loop.reduce <add> %[[G:[^ ,:]+]] = 0 to 3 : vector<16xi32> {
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[G]] * 4] : memref<9xi8> -> i8
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.load %[[Y]][%[[G]] * 64] : memref<144xi8> -> vector<16xi8>
// CHECK-NEXT:      %[[V3:[^ ,:]+]] = loop.apply %[[G]] * 4 + 1 : index
// CHECK-NEXT:      %[[V4:[^ ,:]+]] = arith.constant 9 : index
// CHECK-NEXT:      %[[V5:[^ ,:]+]] = arith.cmpi slt, %[[V3]], %[[V4]] : index
// CHECK-NEXT:      %[[V6:[^ ,:]+]] = loop.load %[[X]][%[[G]] * 4 + 1] where %[[V5]] : memref<9xi8> -> i8
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = vector.broadcast %[[V5]] : i1 to vector<16xi1>
// CHECK-NEXT:      %[[V8:[^ ,:]+]] = loop.load %[[Y]][%[[G]] * 64 + 16] where %[[V7]] : memref<144xi8> -> vector<16xi8>
// CHECK-NEXT:      %[[V9:[^ ,:]+]] = loop.apply %[[G]] * 4 + 2 : index
// CHECK-NEXT:      %[[V10:[^ ,:]+]] = arith.constant 9 : index
// CHECK-NEXT:      %[[V11:[^ ,:]+]] = arith.cmpi slt, %[[V9]], %[[V10]] : index
// CHECK-NEXT:      %[[V12:[^ ,:]+]] = loop.load %[[X]][%[[G]] * 4 + 2] where %[[V11]] : memref<9xi8> -> i8
// CHECK-NEXT:      %[[V13:[^ ,:]+]] = vector.broadcast %[[V11]] : i1 to vector<16xi1>
// CHECK-NEXT:      %[[V14:[^ ,:]+]] = loop.load %[[Y]][%[[G]] * 64 + 32] where %[[V13]] : memref<144xi8> -> vector<16xi8>
// CHECK-NEXT:      %[[V15:[^ ,:]+]] = loop.apply %[[G]] * 4 + 3 : index
// CHECK-NEXT:      %[[V16:[^ ,:]+]] = arith.constant 9 : index
// CHECK-NEXT:      %[[V17:[^ ,:]+]] = arith.cmpi slt, %[[V15]], %[[V16]] : index
// CHECK-NEXT:      %[[V18:[^ ,:]+]] = loop.load %[[X]][%[[G]] * 4 + 3] where %[[V17]] : memref<9xi8> -> i8
// CHECK-NEXT:      %[[V19:[^ ,:]+]] = vector.broadcast %[[V17]] : i1 to vector<16xi1>
// CHECK-NEXT:      %[[V20:[^ ,:]+]] = loop.load %[[Y]][%[[G]] * 64 + 48] where %[[V19]] : memref<144xi8> -> vector<16xi8>
// CHECK-NEXT:      %[[V21:[^ ,:]+]] = loop.pack %[[V1]], %[[V6]], %[[V12]], %[[V18]] : i8
// CHECK-NEXT:      %[[V22:[^ ,:]+]] = loop.pack %[[V2]], %[[V8]], %[[V14]], %[[V20]] : vector<16xi8>
// CHECK-NEXT:      %[[V23:[^ ,:]+]] = vector.broadcast %[[V21]] : i32 to vector<16xi32>
// CHECK-NEXT:      %[[V24:[^ ,:]+]] = loop.dot <i8> %[[V23]], %[[V22]] : vector<16xi32>
// CHECK-NEXT:      loop.yield %[[V24]] : vector<16xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.store %[[V0]], %[[Z]][0] : vector<16xi32>, memref<16xi32>
// CHECK-NEXT:  }
loop.kernel @group_rest(%x: memref<9xi8>, %y: memref<144xi8>, %z: memref<16xi32>) {
  loop.parallel %j = 0 to 16 {
    %s = loop.reduce <add> %k = 0 to 9 : i32 {
      %a = loop.load %x[%k] : memref<9xi8> -> i8
      %b = loop.load %y[%k * 16 + %j] : memref<144xi8> -> i8
      %c = arith.extsi %a : i8 to i32
      %d = arith.extsi %b : i8 to i32
      %p = arith.muli %c, %d : i32
      loop.yield %p : i32
    }
    loop.store %s, %z[%j] : i32, memref<16xi32>
  }
}

// CHECK-LABEL: loop.kernel @dot_tile(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<2940xbf16>,
// CHECK-SAME:  %[[W:[^ ,:]+]]: memref<320xi32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<672xf32>,
// CHECK-SAME:  %[[S0:[^ ,:]+]]: index) attributes {scheduled} {
// CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<640xf32>
// CHECK-NEXT:    loop.dot_tile <bf16> 40 by 16 of %[[X]][%[[S0]] * 2] stride %[[S0]] and %[[W]][0] stride 16 to %[[TILE]] terms 20 : memref<2940xbf16>, memref<320xi32>, memref<640xf32>
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 2 to 42 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 16 {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.load %[[TILE]][%[[I]] * 16 + %[[J]] - 32] : memref<640xf32> -> f32
// CHECK-NEXT:        loop.store %[[S]], %[[Y]][%[[I]] * 16 + %[[J]]] : f32, memref<672xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @dot_tile(%x: memref<2940xbf16>, %w: memref<320xi32>, %y: memref<672xf32>, %s0: index) {
  loop.parallel %i = 2 to 42 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 20 : f32 {
        %a = loop.load_packed %x[%i * %s0 + %k * 2] : memref<2940xbf16> -> i32
        %b = loop.load %w[%k * 16 + %j] : memref<320xi32> -> i32
        %p = loop.dot <bf16> %a, %b : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<672xf32>
    }
  }
}
