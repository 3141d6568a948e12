// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p 'tile-transposes' --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p 'tile-transposes' --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Nests whose accesses cross, and those in which something is in the way.

/// A side of 7.
// CHECK-LABEL: loop.kernel @extent_7(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 7 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @extent_7(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 7 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// The other side of 7.
// CHECK-LABEL: loop.kernel @outer_7(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 7 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @outer_7(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 7 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// A side of 8.
// CHECK-LABEL: loop.kernel @extent_8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 8 step 8 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<512xf32>
// CHECK-NEXT:        loop.transpose 8 by 64 of %[[X]][%[[IO]] + %[[JO]] * 64] stride 64 to %[[TILE]][0] stride 8 : memref<65536xf32>, memref<512xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 64 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 8 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 8 - %[[JO]] + %[[J]] + %[[I]] * 8] : memref<512xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @extent_8(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// The other side of 8.
// CHECK-LABEL: loop.kernel @outer_8(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 8 step 8 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<512xf32>
// CHECK-NEXT:        loop.transpose 64 by 8 of %[[X]][%[[IO]] + %[[JO]] * 64] stride 64 to %[[TILE]][0] stride 64 : memref<65536xf32>, memref<512xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 8 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 64 - %[[JO]] + %[[J]] + %[[I]] * 64] : memref<512xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @outer_8(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// Every second index.
// CHECK-LABEL: loop.kernel @steps(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 step 2 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @steps(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 step 2 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// Every second index of the outer loop.
// CHECK-LABEL: loop.kernel @outer_steps(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 step 2 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @outer_steps(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 step 2 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// A range that begins later.
// CHECK-LABEL: loop.kernel @later(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 1 to 65 step 64 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:        loop.transpose 64 by 64 of %[[X]][%[[IO]] + %[[JO]] * 64] stride 64 to %[[TILE]][0] stride 64 : memref<65536xf32>, memref<4096xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 64 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 64 - %[[JO]] + %[[J]] + %[[I]] * 64] : memref<4096xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @later(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 1 to 65 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// Sizes that are not known.
// CHECK-LABEL: loop.kernel @symbols(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to (%[[N]] floordiv 32) * 32 step 32 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to (%[[N]] floordiv 32) * 32 step 32 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<1024xf32>
// CHECK-NEXT:        loop.transpose 32 by 32 of %[[X]][%[[N]] * %[[JO]] + %[[IO]]] stride %[[N]] to %[[TILE]][0] stride 32 : memref<65536xf32>, memref<1024xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 32 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 32 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 32 - %[[JO]] + %[[J]] + %[[I]] * 32] : memref<1024xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * %[[N]] + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[IO_1:[^ ,:]+]] = 0 to (%[[N]] floordiv 32) * 32 step 32 {
// CHECK-NEXT:      loop.parallel %[[I_1:[^ ,:]+]] = %[[IO_1]] to %[[IO_1]] + 32 {
// CHECK-NEXT:        loop.parallel %[[J_1:[^ ,:]+]] = (%[[N]] floordiv 32) * 32 to %[[N]] {
// CHECK-NEXT:          %[[V_1:[^ ,:]+]] = loop.load %[[X]][%[[J_1]] * %[[N]] + %[[I_1]]] : memref<65536xf32> -> f32
// CHECK-NEXT:          loop.store %[[V_1]], %[[Y]][%[[I_1]] * %[[N]] + %[[J_1]]] : f32, memref<65536xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    loop.parallel %[[I_2:[^ ,:]+]] = (%[[N]] floordiv 32) * 32 to %[[N]] {
// CHECK-NEXT:      loop.parallel %[[J_2:[^ ,:]+]] = 0 to %[[N]] {
// CHECK-NEXT:        %[[V_2:[^ ,:]+]] = loop.load %[[X]][%[[J_2]] * %[[N]] + %[[I_2]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V_2]], %[[Y]][%[[I_2]] * %[[N]] + %[[J_2]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @symbols(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to %n {
    loop.parallel %j = 0 to %n {
      %v = loop.load %x[%j * %n + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * %n + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// A range that depends on the outer loop.
// CHECK-LABEL: loop.kernel @depends(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to %[[I]] + 40 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @depends(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to %i + 40 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// Something is computed before the inner loop.
// CHECK-LABEL: loop.kernel @prepared(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:        loop.transpose 64 by 64 of %[[X]][%[[IO]] + %[[JO]] * 64] stride 64 to %[[TILE]][0] stride 64 : memref<65536xf32>, memref<4096xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 64 {
// CHECK-NEXT:          %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 64 - %[[JO]] + %[[J]] + %[[I]] * 64] : memref<4096xf32> -> f32
// CHECK-NEXT:            %[[Q:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @prepared(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    %w = loop.load %z[%i] : memref<65536xf32> -> f32
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      %q = arith.addf %v, %w : f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// What is computed before the inner loop reads what that writes.
// CHECK-LABEL: loop.kernel @prepared_from_result(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Y]][%[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        %[[Q:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @prepared_from_result(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    %w = loop.load %y[%i] : memref<65536xf32> -> f32
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      %q = arith.addf %v, %w : f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// Something is stored after the inner loop.
// CHECK-LABEL: loop.kernel @after(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:      loop.store %[[W]], %[[Z]][%[[I]] + 64] : f32, memref<65536xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @after(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
    %w = loop.load %z[%i] : memref<65536xf32> -> f32
    loop.store %w, %z[%i + 64] : f32, memref<65536xf32>
  }
}

// -----

/// A sum is computed before the inner loop.
// CHECK-LABEL: loop.kernel @sums(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[W:[^ ,:]+]] = loop.reduce <add> %[[R:[^ ,:]+]] = 0 to 8 : f32 {
// CHECK-NEXT:        %[[U:[^ ,:]+]] = loop.load %[[Z]][%[[I]] * 8 + %[[R]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.yield %[[U]] : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        %[[Q:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sums(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    %w = loop.reduce <add> %r = 0 to 8 : f32 {
      %u = loop.load %z[%i * 8 + %r] : memref<65536xf32> -> f32
      loop.yield %u : f32
    }
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      %q = arith.addf %v, %w : f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// The crossing access goes backwards.
// CHECK-LABEL: loop.kernel @backwards(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:        loop.transpose 64 by 64 of %[[X]][-%[[IO]] + %[[JO]] * 64] stride 64 to %[[TILE]][0] stride 64 : memref<65536xf32>, memref<4096xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 64 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[TILE]][%[[IO]] * 64 - %[[JO]] + %[[J]] - %[[I]] * 64 + 4032] : memref<4096xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @backwards(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 - %i + 63] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// The crossing access takes every second element.
// CHECK-LABEL: loop.kernel @second(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 128 + %[[I]] * 2] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @second(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 128 + %i * 2] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// An access that does not go along the inner loop.
// CHECK-LABEL: loop.kernel @no_column(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @no_column(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// An access along both loops.
// CHECK-LABEL: loop.kernel @both_near(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] + %[[J]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @both_near(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%i + %j] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// Both accesses go along the outer loop.
// CHECK-LABEL: loop.kernel @both_cross(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[J]] * 64 + %[[I]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @both_cross(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%j * 64 + %i] : f32, memref<65536xf32>
    }
  }
}

// -----

/// The store crosses.
// CHECK-LABEL: loop.kernel @store_crosses(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 64 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[J]]] : memref<65536xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[TILE]][-%[[IO]] * 64 - %[[JO]] + %[[J]] + %[[I]] * 64] : f32, memref<4096xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:        loop.transpose 64 by 64 of %[[TILE]][0] stride 64 to %[[Y]][%[[IO]] + %[[JO]] * 64] stride 64 : memref<4096xf32>, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @store_crosses(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%i * 64 + %j] : memref<65536xf32> -> f32
      loop.store %v, %y[%j * 64 + %i] : f32, memref<65536xf32>
    }
  }
}

// -----

/// Two stores to one buffer.
// CHECK-LABEL: loop.kernel @store_twice(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[J]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[J]] * 64 + %[[I]] + 8192] : f32, memref<65536xf32>
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[J]] * 64 + %[[I]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @store_twice(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%i * 64 + %j] : memref<65536xf32> -> f32
      loop.store %v, %y[%j * 64 + %i + 8192] : f32, memref<65536xf32>
      loop.store %v, %y[%j * 64 + %i] : f32, memref<65536xf32>
    }
  }
}

// -----

/// What is stored is read, too.
// CHECK-LABEL: loop.kernel @store_read(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * 64 + %[[J]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        %[[U:[^ ,:]+]] = loop.load %[[Y]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[J]] * 64 + %[[I]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @store_read(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%i * 64 + %j] : memref<65536xf32> -> f32
      %u = loop.load %y[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%j * 64 + %i] : f32, memref<65536xf32>
    }
  }
}

// -----

/// What is read is written, too.
// CHECK-LABEL: loop.kernel @load_written(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[X]][%[[I]] * 64 + %[[J]] + 8192] : f32, memref<65536xf32>
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @load_written(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %x[%i * 64 + %j + 8192] : f32, memref<65536xf32>
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// One access is masked.
// CHECK-LABEL: loop.kernel @masked(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[IO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:      loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:        %[[TILE:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:        loop.transpose 64 by 64 of %[[X]][%[[IO]] + %[[JO]] * 64] stride 64 to %[[TILE]][0] stride 64 : memref<65536xf32>, memref<4096xf32>
// CHECK-NEXT:        loop.parallel %[[I:[^ ,:]+]] = %[[IO]] to %[[IO]] + 64 {
// CHECK-NEXT:          loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:            %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[IO]] * 64 - %[[JO]] + %[[J]] + %[[I]] * 64] : memref<4096xf32> -> f32
// CHECK-NEXT:            %[[T:[^ ,:]+]] = arith.constant true
// CHECK-NEXT:            %[[U:[^ ,:]+]] = loop.load %[[Z]][%[[J]] * 64 + %[[I]]] where %[[T]] : memref<65536xf32> -> f32
// CHECK-NEXT:            loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @masked(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      %t = arith.constant true
      %u = loop.load %z[%j * 64 + %i] where %t : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// A place that is computed in the outer loop.
// CHECK-LABEL: loop.kernel @place(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      %[[P:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:      %[[E:[^ ,:]+]] = arith.fptosi %[[P]] : f32 to i64
// CHECK-NEXT:      %[[S:[^ ,:]+]] = arith.index_cast %[[E]] : i64 to index
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]] + %[[S]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @place(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %i = 0 to 64 {
    %p = loop.load %z[%i] : memref<65536xf32> -> f32
    %e = arith.fptosi %p : f32 to i64
    %s = arith.index_cast %e : i64 to index
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i + %s] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// The outer loop is sequential.
// CHECK-LABEL: loop.kernel @sequential(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.for %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @sequential(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.for %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %v = loop.load %x[%j * 64 + %i] : memref<65536xf32> -> f32
      loop.store %v, %y[%i * 64 + %j] : f32, memref<65536xf32>
    }
  }
}

// -----

/// The crossing loop is the outermost of three.
// CHECK-LABEL: loop.kernel @three(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:      loop.parallel %[[HO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:        loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:          %[[TILE:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:          loop.transpose 64 by 64 of %[[X]][%[[HO]] + %[[JO]] * 64 + %[[I]] * 4096] stride 64 to %[[TILE]][0] stride 64 : memref<65536xf32>, memref<4096xf32>
// CHECK-NEXT:          loop.parallel %[[H:[^ ,:]+]] = %[[HO]] to %[[HO]] + 64 {
// CHECK-NEXT:            loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:              %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[HO]] * 64 - %[[JO]] + %[[J]] + %[[H]] * 64] : memref<4096xf32> -> f32
// CHECK-NEXT:              loop.store %[[V]], %[[Y]][%[[H]] * 256 + %[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @three(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %h = 0 to 64 {
    loop.parallel %i = 0 to 4 {
      loop.parallel %j = 0 to 64 {
        %v = loop.load %x[%j * 64 + %h + %i * 4096] : memref<65536xf32> -> f32
        loop.store %v, %y[%h * 256 + %i * 64 + %j] : f32, memref<65536xf32>
      }
    }
  }
}

// -----

/// Something is computed between the loops.
// CHECK-LABEL: loop.kernel @three_apart(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Y:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[Z:[^ ,:]+]]: memref<65536xf32>,
// CHECK-SAME:  %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[H:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[I:[^ ,:]+]] = 0 to 4 {
// CHECK-NEXT:        %[[W:[^ ,:]+]] = loop.load %[[Z]][%[[I]]] : memref<65536xf32> -> f32
// CHECK-NEXT:        loop.parallel %[[J:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:          %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * 64 + %[[H]] + %[[I]] * 4096] : memref<65536xf32> -> f32
// CHECK-NEXT:          %[[S:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
// CHECK-NEXT:          loop.store %[[S]], %[[Y]][%[[H]] * 256 + %[[I]] * 64 + %[[J]]] : f32, memref<65536xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @three_apart(%x: memref<65536xf32>, %y: memref<65536xf32>, %z: memref<65536xf32>, %n: index) {
  loop.parallel %h = 0 to 64 {
    loop.parallel %i = 0 to 4 {
      %w = loop.load %z[%i] : memref<65536xf32> -> f32
      loop.parallel %j = 0 to 64 {
        %v = loop.load %x[%j * 64 + %h + %i * 4096] : memref<65536xf32> -> f32
        %s = arith.addf %v, %w : f32
        loop.store %s, %y[%h * 256 + %i * 64 + %j] : f32, memref<65536xf32>
      }
    }
  }
}

// -----

/// Of two loops around, the one that more accesses go along.
// CHECK-LABEL: loop.kernel @most(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<262144xf32>, %[[Y:[^ ,:]+]]: memref<262144xf32>, %[[Z:[^ ,:]+]]: memref<262144xf32>) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to 64 {
// CHECK-NEXT:      loop.parallel %[[HO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:        loop.parallel %[[JO:[^ ,:]+]] = 0 to 64 step 64 {
// CHECK-NEXT:          %[[TILE:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:          loop.transpose 64 by 64 of %[[X]][%[[HO]] + %[[JO]] * 64] stride 64 to %[[TILE]][0] stride 64 : memref<262144xf32>, memref<4096xf32>
// CHECK-NEXT:          %[[TILE_1:[^ ,:]+]] = loop.alloc : memref<4096xf32>
// CHECK-NEXT:          loop.transpose 64 by 64 of %[[X]][%[[HO]] + %[[JO]] * 64 + 4096] stride 64 to %[[TILE_1]][0] stride 64 : memref<262144xf32>, memref<4096xf32>
// CHECK-NEXT:          loop.parallel %[[H:[^ ,:]+]] = %[[HO]] to %[[HO]] + 64 {
// CHECK-NEXT:            loop.parallel %[[J:[^ ,:]+]] = %[[JO]] to %[[JO]] + 64 {
// CHECK-NEXT:              %[[U:[^ ,:]+]] = loop.load %[[Z]][%[[J]] * 64 + %[[I]]] : memref<262144xf32> -> f32
// CHECK-NEXT:              %[[V:[^ ,:]+]] = loop.load %[[TILE]][-%[[HO]] * 64 - %[[JO]] + %[[J]] + %[[H]] * 64] : memref<4096xf32> -> f32
// CHECK-NEXT:              %[[W:[^ ,:]+]] = loop.load %[[TILE_1]][-%[[HO]] * 64 - %[[JO]] + %[[J]] + %[[H]] * 64] : memref<4096xf32> -> f32
// CHECK-NEXT:              %[[S:[^ ,:]+]] = arith.addf %[[V]], %[[W]] : f32
// CHECK-NEXT:              %[[T:[^ ,:]+]] = arith.addf %[[S]], %[[U]] : f32
// CHECK-NEXT:              loop.store %[[T]], %[[Y]][%[[H]] * 4096 + %[[I]] * 64 + %[[J]]] : f32, memref<262144xf32>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @most(%x: memref<262144xf32>, %y: memref<262144xf32>, %z: memref<262144xf32>) {
  loop.parallel %h = 0 to 64 {
    loop.parallel %i = 0 to 64 {
      loop.parallel %j = 0 to 64 {
        %u = loop.load %z[%j * 64 + %i] : memref<262144xf32> -> f32
        %v = loop.load %x[%j * 64 + %h] : memref<262144xf32> -> f32
        %w = loop.load %x[%j * 64 + %h + 4096] : memref<262144xf32> -> f32
        %s = arith.addf %v, %w : f32
        %t = arith.addf %s, %u : f32
        loop.store %t, %y[%h * 4096 + %i * 64 + %j] : f32, memref<262144xf32>
      }
    }
  }
}

// REMARK:       {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: a loop of the two runs less than 8 times, or by more than one index at a time [@extent_7]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: a loop of the two runs less than 8 times, or by more than one index at a time [@outer_7]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: tile by tile; accesses that cross its rows: 1 [@extent_8]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: tile by tile; accesses that cross its rows: 1 [@outer_8]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: a loop of the two runs less than 8 times, or by more than one index at a time [@steps]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: a loop of the two runs less than 8 times, or by more than one index at a time [@outer_steps]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: tile by tile; accesses that cross its rows: 1 [@later]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: tile by tile; accesses that cross its rows: 1 [@symbols]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: its range depends on the loop around it [@depends]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: tile by tile; accesses that cross its rows: 1 [@prepared]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: an access is masked, or its buffer is accessed in another way too [@prepared_from_result]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: the loop around it does more than prepare for it [@after]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: the loop around it does more than prepare for it [@sums]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: tile by tile; accesses that cross its rows: 1 [@backwards]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: all accesses go along the loop around it [@both_cross]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: tile by tile; accesses that cross its rows: 1 [@store_crosses]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: an access is masked, or its buffer is accessed in another way too [@store_twice]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: an access is masked, or its buffer is accessed in another way too [@store_read]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: an access is masked, or its buffer is accessed in another way too [@load_written]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: tile by tile; accesses that cross its rows: 1 [@masked]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:5: tile-transposes: not tiled: an access is masked, or its buffer is accessed in another way too [@place]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:7: tile-transposes: tile by tile; accesses that cross its rows: 1 [@three]
// REMARK-NEXT:  {{.*}}tile-transposes-limits-cases.mlir:{{[0-9]+}}:7: tile-transposes: tile by tile; accesses that cross its rows: 2 [@most]
