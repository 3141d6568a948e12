// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'schedule{text="kernel @pad { pad %i to 16 }; kernel @strip { strip %i by 4 }; kernel @split { split %i by 4 }; kernel @unroll { unroll %i by 4 }; kernel @unroll_steps { unroll %i by 3 }; kernel @write_out { unroll %i }; kernel @peel { peel %i at 5 }; kernel @jam { jam %i by 4 }; kernel @vectorize { vectorize %i by 4 }; kernel @share { parallel %i threads 3 }; kernel @partial { unroll %r by 4 accumulators 2 }; kernel @lanes { vectorize %r by 8 }; kernel @largest { vectorize %r by 16 }; kernel @blocks { accumulate %r by 20 before %i }; kernel @jammed { jam %i by 3 }; kernel @tile { tile %i, %j by 4, 8 }; kernel @interchange { interchange %i, %j }; kernel @coalesce { coalesce %i, %j }; kernel @cached { cache %w before %i }; kernel @panel { cache %w before %i along %i }; kernel @after { cache %y after %i }"}' | filecheck %s

// Each primitive, with ranges that do not begin at zero, move by more than one index, or leave a rest.

// CHECK-LABEL: loop.kernel @pad(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 3 to 35 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 20 : index
// CHECK-NEXT:      %[[INSIDE:[^ ,:]+]] = arith.cmpi slt, %[[I]], %[[V0]] : index
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] where %[[INSIDE]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] where %[[INSIDE]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @pad(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 20 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @strip(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 3 to 19 step 4 {
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 4 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 19 to 20 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I_1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[I_1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @strip(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 20 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @split(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[II:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[IO]] * 4 + %[[II]] + 3] : memref<64xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[IO]] * 4 + %[[II]] + 3] : f32, memref<64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 19 to 20 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @split(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 20 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @unroll(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 3 to 19 step 4 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[V0]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[V0]]] : f32, memref<64xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[V1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_2]], %[[Y]][%[[V1]]] : f32, memref<64xf32>
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[V2]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_3]], %[[Y]][%[[V2]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 19 to 20 {
// CHECK-NEXT:      %[[V_4:[^ ,:]+]] = loop.load %[[X]][%[[I_1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_4]], %[[Y]][%[[I_1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @unroll(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 20 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @unroll_steps(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 1 to 19 step 6 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[V0]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[V0]]] : f32, memref<64xf32>
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 4 : index
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[V1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_2]], %[[Y]][%[[V1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 19 to 22 step 2 {
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I_1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_3]], %[[Y]][%[[I_1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @unroll_steps(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 1 to 22 step 2 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @write_out(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[V:[^ ,:]+]] = loop.load %[[X]][5] : memref<64xf32> -> f32
// CHECK-NEXT:    loop.store %[[V]], %[[Y]][5] : f32, memref<64xf32>
// CHECK-NEXT:    %[[V_1:[^ ,:]+]] = loop.load %[[X]][8] : memref<64xf32> -> f32
// CHECK-NEXT:    loop.store %[[V_1]], %[[Y]][8] : f32, memref<64xf32>
// CHECK-NEXT:    %[[V_2:[^ ,:]+]] = loop.load %[[X]][11] : memref<64xf32> -> f32
// CHECK-NEXT:    loop.store %[[V_2]], %[[Y]][11] : f32, memref<64xf32>
// CHECK-NEXT:  }
loop.kernel @write_out(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 5 to 12 step 3 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @peel(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 3 to 5 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 5 to 20 {
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I_1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[I_1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @peel(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 20 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @jam(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 3 to 19 step 4 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[I]] + 3 : index
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[V0]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[V1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[V2]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:      loop.store %[[V_1]], %[[Y]][%[[V0]]] : f32, memref<64xf32>
// CHECK-NEXT:      loop.store %[[V_2]], %[[Y]][%[[V1]]] : f32, memref<64xf32>
// CHECK-NEXT:      loop.store %[[V_3]], %[[Y]][%[[V2]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 19 to 20 {
// CHECK-NEXT:      %[[V_4:[^ ,:]+]] = loop.load %[[X]][%[[I_1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V_4]], %[[Y]][%[[I_1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @jam(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 20 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @vectorize(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 3 to 19 step 4 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> vector<4xf32>
// CHECK-NEXT:      loop.store %[[V0]], %[[Y]][%[[I]]] : vector<4xf32>, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 19 to 20 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I_1]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I_1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @vectorize(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 20 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @share(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<64xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 3 to 20 threads 3 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<64xf32> -> f32
// CHECK-NEXT:      loop.store %[[V]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @share(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 3 to 20 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @partial(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 1 to 12 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]], %[[V1:[^ ,:]+]] = loop.reduce <add, add> %[[R:[^ ,:]+]] = 2 to 50 step 4 : f32, f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[R]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = loop.apply %[[R]] + 1 : index
// CHECK-NEXT:        %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[V2]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[V3:[^ ,:]+]] = loop.apply %[[R]] + 2 : index
// CHECK-NEXT:        %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[V3]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[V4:[^ ,:]+]] = arith.addf %[[V]], %[[V_2]] : f32
// CHECK-NEXT:        %[[V5:[^ ,:]+]] = loop.apply %[[R]] + 3 : index
// CHECK-NEXT:        %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[V5]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[V6:[^ ,:]+]] = arith.addf %[[V_1]], %[[V_3]] : f32
// CHECK-NEXT:        loop.yield %[[V4]], %[[V6]] : f32, f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V7:[^ ,:]+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 50 to 52 : f32 {
// CHECK-NEXT:        %[[V_4:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[R_1]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V_4]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[S_1:[^ ,:]+]] = arith.addf %[[V7]], %[[S]] : f32
// CHECK-NEXT:      loop.store %[[S_1]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @partial(%x: memref<1024xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 1 to 12 {
    %s = loop.reduce <add> %r = 2 to 52 : f32 {
      %v = loop.load %x[%i * 64 + %r] : memref<1024xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @lanes(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 1 to 12 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 48 step 8 : vector<8xf32> {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[R]] + %[[I]] * 64] : memref<1024xf32> -> vector<8xf32>
// CHECK-NEXT:        loop.yield %[[V1]] : vector<8xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce_lanes <add> %[[V0]] : vector<8xf32>
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 48 to 50 : f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[R_1]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[S_1:[^ ,:]+]] = arith.addf %[[V2]], %[[S]] : f32
// CHECK-NEXT:      loop.store %[[S_1]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @lanes(%x: memref<1024xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 1 to 12 {
    %s = loop.reduce <add> %r = 0 to 50 : f32 {
      %v = loop.load %x[%i * 64 + %r] : memref<1024xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @largest(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 1 to 12 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.reduce <maximum> %[[R:[^ ,:]+]] = 1 to 49 step 16 : vector<16xf32> {
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[X]][%[[R]] + %[[I]] * 64] : memref<1024xf32> -> vector<16xf32>
// CHECK-NEXT:        loop.yield %[[V1]] : vector<16xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.reduce_lanes <maximum> %[[V0]] : vector<16xf32>
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <maximum> %[[R_1:[^ ,:]+]] = 49 to 50 : f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[R_1]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[S_1:[^ ,:]+]] = arith.maximumf %[[V2]], %[[S]] : f32
// CHECK-NEXT:      loop.store %[[S_1]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @largest(%x: memref<1024xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 1 to 12 {
    %s = loop.reduce <maximum> %r = 1 to 50 : f32 {
      %v = loop.load %x[%i * 64 + %r] : memref<1024xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @blocks(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[ROW:[^ ,:]+]] = loop.alloc : memref<11xf32>
// CHECK-NEXT:    loop.for %[[R:[^ ,:]+]] = 0 to 50 step 20 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      %[[LATER:[^ ,:]+]] = arith.cmpi sgt, %[[R]], %[[V0]] : index
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 1 to 12 {
// CHECK-NEXT:        %[[S:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = %[[R]] to min(%[[R]] + 20, 50) : f32 {
// CHECK-NEXT:          %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[R_1]]] : memref<1024xf32> -> f32
// CHECK-NEXT:          loop.yield %[[V]] : f32
// CHECK-NEXT:        }
// CHECK-NEXT:        %[[V1:[^ ,:]+]] = loop.load %[[ROW]][%[[I]] - 1] where %[[LATER]] : memref<11xf32> -> f32
// CHECK-NEXT:        %[[V2:[^ ,:]+]] = arith.addf %[[V1]], %[[S]] : f32
// CHECK-NEXT:        loop.store %[[V2]], %[[ROW]][%[[I]] - 1] : f32, memref<11xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 1 to 12 {
// CHECK-NEXT:      %[[S_1:[^ ,:]+]] = loop.load %[[ROW]][%[[I_1]] - 1] : memref<11xf32> -> f32
// CHECK-NEXT:      loop.store %[[S_1]], %[[Y]][%[[I_1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @blocks(%x: memref<1024xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 1 to 12 {
    %s = loop.reduce <add> %r = 0 to 50 : f32 {
      %v = loop.load %x[%i * 64 + %r] : memref<1024xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @jammed(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<64xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 1 to 10 step 3 {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] + 1 : index
// CHECK-NEXT:      %[[V1:[^ ,:]+]] = loop.apply %[[I]] + 2 : index
// CHECK-NEXT:      %[[V2:[^ ,:]+]], %[[V3:[^ ,:]+]], %[[V4:[^ ,:]+]] = loop.reduce <add, add, add> %[[R:[^ ,:]+]] = 0 to 50 : f32, f32, f32 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[R]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[V0]] * 64 + %[[R]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[V1]] * 64 + %[[R]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V]], %[[V_1]], %[[V_2]] : f32, f32, f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[V2]], %[[Y]][%[[I]]] : f32, memref<64xf32>
// CHECK-NEXT:      loop.store %[[V3]], %[[Y]][%[[V0]]] : f32, memref<64xf32>
// CHECK-NEXT:      loop.store %[[V4]], %[[Y]][%[[V1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 10 to 12 {
// CHECK-NEXT:      %[[S:[^ ,:]+]] = loop.reduce <add> %[[R_1:[^ ,:]+]] = 0 to 50 : f32 {
// CHECK-NEXT:        %[[V_3:[^ ,:]+]] = loop.load %[[X]][%[[I_1]] * 64 + %[[R_1]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        loop.yield %[[V_3]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.store %[[S]], %[[Y]][%[[I_1]]] : f32, memref<64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @jammed(%x: memref<1024xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 1 to 12 {
    %s = loop.reduce <add> %r = 0 to 50 : f32 {
      %v = loop.load %x[%i * 64 + %r] : memref<1024xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

// CHECK-LABEL: loop.kernel @tile(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 2 to 10 step 4 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 4 to 20 step 8 {
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 4 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 8 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + %[[J]]] : memref<1024xf32> -> f32
// CHECK-NEXT:            %[[W:[^ ,:]+]] = math.exp %[[V]] : f32
// CHECK-NEXT:            loop.store %[[W]], %[[Y]][%[[J]] * 32 + %[[I]]] : f32, memref<1024xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @tile(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 2 to 10 {
    loop.parallel %j = 4 to 20 {
      %v = loop.load %x[%i * 32 + %j] : memref<1024xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %y[%j * 32 + %i] : f32, memref<1024xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @interchange(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[J:[^ ,:]+]] = 4 to 20 {
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 2 to 10 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + %[[J]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[W:[^ ,:]+]] = math.exp %[[V]] : f32
// CHECK-NEXT:        loop.store %[[W]], %[[Y]][%[[J]] * 32 + %[[I]]] : f32, memref<1024xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @interchange(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 2 to 10 {
    loop.parallel %j = 4 to 20 {
      %v = loop.load %x[%i * 32 + %j] : memref<1024xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %y[%j * 32 + %i] : f32, memref<1024xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @coalesce(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) attributes {scheduled} {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 200 {
// CHECK-NEXT:      %[[V:[^ ,:]+]] = loop.load %[[X]][(%[[I]] floordiv 20) * 32 + %[[I]] mod 20] : memref<1024xf32> -> f32
// CHECK-NEXT:      %[[W:[^ ,:]+]] = math.exp %[[V]] : f32
// CHECK-NEXT:      loop.store %[[W]], %[[Y]][%[[I]] floordiv 20 + (%[[I]] mod 20) * 32] : f32, memref<1024xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @coalesce(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 10 {
    loop.parallel %j = 0 to 20 {
      %v = loop.load %x[%i * 32 + %j] : memref<1024xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %y[%j * 32 + %i] : f32, memref<1024xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @cached(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<128xf32>
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 2 to 10 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 4 to 20 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + %[[J]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[W:[^ ,:]+]] = math.exp %[[V]] : f32
// CHECK-NEXT:        loop.store %[[W]], %[[TILE]][%[[I]] * 16 + %[[J]] - 36] : f32, memref<128xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 2 to 10 {
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 4 to 20 {
// CHECK-NEXT:        %[[W_1:[^ ,:]+]] = loop.load %[[TILE]][%[[I_1]] * 16 + %[[J_1]] - 36] : memref<128xf32> -> f32
// CHECK-NEXT:        loop.store %[[W_1]], %[[Y]][%[[J_1]] * 32 + %[[I_1]]] : f32, memref<1024xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @cached(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 2 to 10 {
    loop.parallel %j = 4 to 20 {
      %v = loop.load %x[%i * 32 + %j] : memref<1024xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %y[%j * 32 + %i] : f32, memref<1024xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @panel(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<128xf32>
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 2 to 10 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 4 to 20 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + %[[J]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[W:[^ ,:]+]] = math.exp %[[V]] : f32
// CHECK-NEXT:        loop.store %[[W]], %[[TILE]][%[[I]] * 16 + %[[J]] - 36] : f32, memref<128xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_1:[^ ,:]+]] = 2 to 10 {
// CHECK-NEXT:      loop.parallel %[[J_1:[^ ,:]+]] = 4 to 20 {
// CHECK-NEXT:        %[[W_1:[^ ,:]+]] = loop.load %[[TILE]][%[[I_1]] * 16 + %[[J_1]] - 36] : memref<128xf32> -> f32
// CHECK-NEXT:        loop.store %[[W_1]], %[[Y]][%[[J_1]] * 32 + %[[I_1]]] : f32, memref<1024xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @panel(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 2 to 10 {
    loop.parallel %j = 4 to 20 {
      %v = loop.load %x[%i * 32 + %j] : memref<1024xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %y[%j * 32 + %i] : f32, memref<1024xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @after(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1024xf32>, %[[Y:[^ ,:]+]]: memref<1024xf32>) attributes {scheduled} {
// CHECK-NEXT:    %[[TILE:[^ ,:]+]] = loop.alloc : memref<128xf32>
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 2 to 10 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 4 to 20 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 32 + %[[J]]] : memref<1024xf32> -> f32
// CHECK-NEXT:        %[[W:[^ ,:]+]] = math.exp %[[V]] : f32
// CHECK-NEXT:        loop.store %[[W]], %[[TILE]][%[[J]] + %[[I]] * 16 - 36] : f32, memref<128xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.transpose 8 by 16 of %[[TILE]][0] stride 16 to %[[Y]][130] stride 32 : memref<128xf32>, memref<1024xf32>
// CHECK-NEXT:  }
loop.kernel @after(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 2 to 10 {
    loop.parallel %j = 4 to 20 {
      %v = loop.load %x[%i * 32 + %j] : memref<1024xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %y[%j * 32 + %i] : f32, memref<1024xf32>
    }
  }
}
