// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

// Constants, comparison, selection and conversion of vectors, in upstream's syntax.

// What is written in hexadecimal are the bits of a float.
// CHECK-LABEL: func.func @constant(
func.func @constant() {
  // CHECK-NEXT: arith.constant dense<0xff800000> : vector<16xf32>
  %0 = arith.constant dense<0xff800000> : vector<16xf32>
  // CHECK-NEXT: arith.constant dense<[0x7e00, 1.500000e+00]> : vector<2xf16>
  %1 = arith.constant dense<[0x7e00, 0x3e00]> : vector<2xf16>
  // CHECK-NEXT: arith.constant dense<16> : vector<4xi32>
  %2 = arith.constant dense<0x10> : vector<4xi32>
  func.return
}

// CHECK-LABEL: func.func @compare(
func.func @compare(%x: vector<16xf32>, %i: vector<16xi32>, %n: index) -> vector<16xi1> {
  // CHECK-NEXT: %{{.*}} = arith.cmpf olt, %x, %x : vector<16xf32>
  %0 = arith.cmpf olt, %x, %x : vector<16xf32>
  // CHECK-NEXT: %{{.*}} = arith.cmpf uno, %x, %x fastmath<nnan> : vector<16xf32>
  %1 = arith.cmpf uno, %x, %x fastmath<nnan> : vector<16xf32>
  // CHECK-NEXT: %{{.*}} = arith.cmpi sge, %i, %i : vector<16xi32>
  %2 = arith.cmpi sge, %i, %i : vector<16xi32>
  // CHECK-NEXT: %{{.*}} = arith.cmpi eq, %n, %n {tag} : index
  %3 = arith.cmpi eq, %n, %n {tag} : index
  func.return %0 : vector<16xi1>
}

// CHECK-LABEL: func.func @select(
func.func @select(%c: i1, %m: vector<16xi1>, %x: vector<16xf32>, %s: f32) -> vector<16xf32> {
  // CHECK-NEXT: %[[A:.*]] = arith.select %m, %x, %x : vector<16xi1>, vector<16xf32>
  %0 = arith.select %m, %x, %x : vector<16xi1>, vector<16xf32>
  // CHECK-NEXT: %[[B:.*]] = arith.select %c, %[[A]], %x : vector<16xf32>
  %1 = arith.select %c, %0, %x : vector<16xf32>
  // CHECK-NEXT: %{{.*}} = arith.select %c, %s, %s {tag} : f32
  %2 = arith.select %c, %s, %s {tag} : f32
  func.return %1 : vector<16xf32>
}

// CHECK-LABEL: func.func @convert(
func.func @convert(%x: vector<16xf32>, %i: vector<16xi32>, %n: index) -> vector<16xf32> {
  // CHECK-NEXT: arith.fptosi %x : vector<16xf32> to vector<16xi32>
  %0 = arith.fptosi %x : vector<16xf32> to vector<16xi32>
  // CHECK-NEXT: arith.fptoui %x : vector<16xf32> to vector<16xi8>
  %1 = arith.fptoui %x : vector<16xf32> to vector<16xi8>
  // CHECK-NEXT: arith.extsi %i : vector<16xi32> to vector<16xi64>
  %2 = arith.extsi %i : vector<16xi32> to vector<16xi64>
  // CHECK-NEXT: arith.extui %i : vector<16xi32> to vector<16xi64>
  %3 = arith.extui %i : vector<16xi32> to vector<16xi64>
  // CHECK-NEXT: arith.trunci %i : vector<16xi32> to vector<16xi1>
  %4 = arith.trunci %i : vector<16xi32> to vector<16xi1>
  // CHECK-NEXT: arith.index_cast %i : vector<16xi32> to vector<16xindex>
  %5 = arith.index_cast %i : vector<16xi32> to vector<16xindex>
  // CHECK-NEXT: arith.uitofp %i : vector<16xi32> to vector<16xf32>
  %6 = arith.uitofp %i : vector<16xi32> to vector<16xf32>
  // CHECK-NEXT: arith.sitofp %i : vector<16xi32> to vector<16xf32>
  %7 = arith.sitofp %i : vector<16xi32> to vector<16xf32>
  func.return %7 : vector<16xf32>
}
