// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p fuse,outline-fusions,prim-to-loop --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// Further inputs, found by mutating the pass: other sizes, types, operands and uses than in prim-to-loop-types.mlir.

// CHECK-LABEL: loop.kernel @convert_0(
// CHECK-SAME:  %[[X:[^ ,:]+]]: memref<1xf32>,
// CHECK-SAME:  %[[V0:[^ ,:]+]]: memref<1xbf16>,
// CHECK-SAME:  %[[V1:[^ ,:]+]]: memref<1xi64>,
// CHECK-SAME:  %[[V2:[^ ,:]+]]: memref<1xi8>,
// CHECK-SAME:  %[[V3:[^ ,:]+]]: memref<1xi8>,
// CHECK-SAME:  %[[V4:[^ ,:]+]]: memref<1xi1>) {
// CHECK-NEXT:    %[[V0_2:[^ ,:]+]] = loop.load %[[X]][0] : memref<1xf32> -> f32
// CHECK-NEXT:    %[[V1_2:[^ ,:]+]] = arith.truncf %[[V0_2]] : f32 to bf16
// CHECK-NEXT:    loop.store %[[V1_2]], %[[V0]][0] : bf16, memref<1xbf16>
// CHECK-NEXT:    %[[V2_2:[^ ,:]+]] = arith.fptosi %[[V0_2]] : f32 to i64
// CHECK-NEXT:    loop.store %[[V2_2]], %[[V1]][0] : i64, memref<1xi64>
// CHECK-NEXT:    %[[V3_2:[^ ,:]+]] = arith.fptosi %[[V0_2]] : f32 to i32
// CHECK-NEXT:    %[[V4_2:[^ ,:]+]] = arith.trunci %[[V3_2]] : i32 to i8
// CHECK-NEXT:    loop.store %[[V4_2]], %[[V2]][0] : i8, memref<1xi8>
// CHECK-NEXT:    loop.store %[[V4_2]], %[[V3]][0] : i8, memref<1xi8>
// CHECK-NEXT:    %[[V5:[^ ,:]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:    %[[V6:[^ ,:]+]] = arith.cmpf une, %[[V0_2]], %[[V5]] : f32
// CHECK-NEXT:    loop.store %[[V6]], %[[V4]][0] : i1, memref<1xi1>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @from_f32(
// CHECK-SAME:  %[[X:[^ ,:]+]]: !host.buffer<[1], f32>) -> (!host.buffer<[1], bf16>, !host.buffer<[1], i64>, !host.buffer<[1], i8>, !host.buffer<[1], ui8>, !host.buffer<[1], i1>) {
// CHECK-NEXT:    %[[V0:[^ ,:]+]] = host.alloc : !host.buffer<[1], bf16>
// CHECK-NEXT:    %[[V1:[^ ,:]+]] = host.alloc : !host.buffer<[1], i64>
// CHECK-NEXT:    %[[V2:[^ ,:]+]] = host.alloc : !host.buffer<[1], i8>
// CHECK-NEXT:    %[[V3:[^ ,:]+]] = host.alloc : !host.buffer<[1], ui8>
// CHECK-NEXT:    %[[V4:[^ ,:]+]] = host.alloc : !host.buffer<[1], i1>
// CHECK-NEXT:    host.launch @convert_0(%[[X]], %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]]) : !host.buffer<[1], f32>, !host.buffer<[1], bf16>, !host.buffer<[1], i64>, !host.buffer<[1], i8>, !host.buffer<[1], ui8>, !host.buffer<[1], i1>
// CHECK-NEXT:    func.return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : !host.buffer<[1], bf16>, !host.buffer<[1], i64>, !host.buffer<[1], i8>, !host.buffer<[1], ui8>, !host.buffer<[1], i1>
// CHECK-NEXT:  }
func.func @from_f32(%x: tensor<1xf32>) -> (tensor<1xbf16>, tensor<1xi64>, tensor<1xi8>, tensor<1xui8>, tensor<1xi1>) {
  %v0 = prim.convert %x : tensor<1xf32> -> tensor<1xbf16>
  %v1 = prim.convert %x : tensor<1xf32> -> tensor<1xi64>
  %v2 = prim.convert %x : tensor<1xf32> -> tensor<1xi8>
  %v3 = prim.convert %x : tensor<1xf32> -> tensor<1xui8>
  %v4 = prim.convert %x : tensor<1xf32> -> tensor<1xi1>
  func.return %v0, %v1, %v2, %v3, %v4 : tensor<1xbf16>, tensor<1xi64>, tensor<1xi8>, tensor<1xui8>, tensor<1xi1>
}

// REMARK:       {{.*}}prim-to-loop-types-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V4:[^ ,:]+]] (prim.convert): both need %[[X:[^ ,:]+]]
// REMARK-NEXT:  {{.*}}prim-to-loop-types-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V4]] (prim.convert): both need %[[X]]
// REMARK-NEXT:  {{.*}}prim-to-loop-types-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V4]] (prim.convert): both need %[[X]]
// REMARK-NEXT:  {{.*}}prim-to-loop-types-cases.mlir:{{[0-9]+}}:9: fuse: merged with the group of %[[V4]] (prim.convert): both need %[[X]]
// REMARK-NEXT:  {{.*}}prim-to-loop-types-cases.mlir:{{[0-9]+}}:9: outline-fusions: a group of 5 ops becomes the kernel @convert_0
