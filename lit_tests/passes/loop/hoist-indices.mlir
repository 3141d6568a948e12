// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p hoist-indices | filecheck %s
// RUN: stepwell-opt %s -p hoist-indices --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes hoist-indices | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   terms: an integer (default 6)

/// What a product of sums multiplies out to is computed where its variables are known.
// CHECK-LABEL: loop.kernel @polynomial(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<?xf32>, %[[M:[^ ,:]+]]: index, %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = loop.apply %[[N]] - 2 : index
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = loop.apply %[[M]] * %[[N]] - %[[N]] + 9 : index
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to %[[M]] {
// CHECK-NEXT:      %[[V2:[^ ,:]+]] = loop.apply %[[N]] * %[[N]] + %[[I]] * %[[V1]] - %[[N]] : index
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to %[[N]] {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] * %[[V0]] + %[[V2]]] : memref<?xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[I]] * %[[N]] + %[[J]]] : f32, memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @polynomial(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %n: index) {
  loop.parallel %i = 0 to %m {
    loop.parallel %j = 0 to %n {
      %v = loop.load %x[%i * %m * %n - %i * %n + %i * 9 + %n * %n + %j * %n - %j * 2 - %n] : memref<?xf32> -> f32
      loop.store %v, %y[%i * %n + %j] : f32, memref<?xf32>
    }
  }
}

/// A quotient is computed once, by a divisor that is computed once.
// CHECK-LABEL: loop.kernel @quotient(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<?xf32>, %[[M:[^ ,:]+]]: index, %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to %[[M]] {
// CHECK-NEXT:      %[[V0:[^ ,:]+]] = loop.apply %[[I]] floordiv %[[M]] : index
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to %[[N]] {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[J]] + %[[V0]]] : memref<?xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[J]]] : f32, memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @quotient(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %n: index) {
  loop.parallel %i = 0 to %m {
    loop.parallel %j = 0 to %n {
      %v = loop.load %x[%j + %i floordiv %m] : memref<?xf32> -> f32
      loop.store %v, %y[%j] : f32, memref<?xf32>
    }
  }
}

/// Short ones stay, and divisions by numbers.
// CHECK-LABEL: loop.kernel @negative_short(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<?xf32>, %[[Y:[^ ,:]+]]: memref<?xf32>, %[[M:[^ ,:]+]]: index, %[[N:[^ ,:]+]]: index) {
// CHECK-NEXT:    loop.parallel %[[I:[^ ,:]+]] = 0 to %[[M]] {
// CHECK-NEXT:      loop.parallel %[[J:[^ ,:]+]] = 0 to %[[N]] {
// CHECK-NEXT:        %[[V:[^ ,:]+]] = loop.load %[[X]][%[[I]] * %[[N]] + %[[J]] floordiv 3] : memref<?xf32> -> f32
// CHECK-NEXT:        loop.store %[[V]], %[[Y]][%[[J]]] : f32, memref<?xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
loop.kernel @negative_short(%x: memref<?xf32>, %y: memref<?xf32>, %m: index, %n: index) {
  loop.parallel %i = 0 to %m {
    loop.parallel %j = 0 to %n {
      %v = loop.load %x[%i * %n + %j floordiv 3] : memref<?xf32> -> f32
      loop.store %v, %y[%j] : f32, memref<?xf32>
    }
  }
}
