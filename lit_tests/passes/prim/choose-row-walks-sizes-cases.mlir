// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p choose-row-walks --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p choose-row-walks,choose-row-walks --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=TWICE

// Sums of columns beside sums of rows, of many sizes.

func.func @sums(%x0: tensor<16384x1024xf32>, %x1: tensor<16384x128xf32>, %x2: tensor<16384x127xf32>, %x3: tensor<16384x64xf32>, %x4: tensor<16384x32xf32>, %x5: tensor<16384x31xf32>, %x6: tensor<16384x4096xf32>, %x7: tensor<16384x8192xf32>, %x8: tensor<16384x8193xf32>, %x9: tensor<4096x1024xf32>, %x10: tensor<1024x1024xf32>, %x11: tensor<256x1024xf32>, %x12: tensor<64x1024xf32>, %x13: tensor<16x1024xf32>, %x14: tensor<15x1024xf32>, %x15: tensor<8x1024xf32>, %x16: tensor<100000x300xf32>, %x17: tensor<12345x768xf32>, %x18: tensor<65536x256xf32>, %x19: tensor<3000x2000xf32>, %y: tensor<16384x1024xf32>, %z: tensor<16x1024x1024xf32>) -> (tensor<16384xf32>, tensor<1024xf32>, tensor<16384xf32>, tensor<128xf32>, tensor<16384xf32>, tensor<127xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<16384xf32>, tensor<32xf32>, tensor<16384xf32>, tensor<31xf32>, tensor<16384xf32>, tensor<4096xf32>, tensor<16384xf32>, tensor<8192xf32>, tensor<16384xf32>, tensor<8193xf32>, tensor<4096xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<64xf32>, tensor<1024xf32>, tensor<16xf32>, tensor<1024xf32>, tensor<15xf32>, tensor<1024xf32>, tensor<8xf32>, tensor<1024xf32>, tensor<100000xf32>, tensor<300xf32>, tensor<12345xf32>, tensor<768xf32>, tensor<65536xf32>, tensor<256xf32>, tensor<3000xf32>, tensor<2000xf32>, tensor<16384xf32>, tensor<1024xf32>, tensor<16384xf32>, tensor<1024xf32>) {
  %r0 = prim.reduce <add> %x0 dims [1] : tensor<16384x1024xf32> -> tensor<16384xf32>
  %c0 = prim.reduce <add> %x0 dims [0] : tensor<16384x1024xf32> -> tensor<1024xf32>
  %r1 = prim.reduce <add> %x1 dims [1] : tensor<16384x128xf32> -> tensor<16384xf32>
  %c1 = prim.reduce <add> %x1 dims [0] : tensor<16384x128xf32> -> tensor<128xf32>
  %r2 = prim.reduce <add> %x2 dims [1] : tensor<16384x127xf32> -> tensor<16384xf32>
  %c2 = prim.reduce <add> %x2 dims [0] : tensor<16384x127xf32> -> tensor<127xf32>
  %r3 = prim.reduce <add> %x3 dims [1] : tensor<16384x64xf32> -> tensor<16384xf32>
  %c3 = prim.reduce <add> %x3 dims [0] : tensor<16384x64xf32> -> tensor<64xf32>
  %r4 = prim.reduce <add> %x4 dims [1] : tensor<16384x32xf32> -> tensor<16384xf32>
  %c4 = prim.reduce <add> %x4 dims [0] : tensor<16384x32xf32> -> tensor<32xf32>
  %r5 = prim.reduce <add> %x5 dims [1] : tensor<16384x31xf32> -> tensor<16384xf32>
  %c5 = prim.reduce <add> %x5 dims [0] : tensor<16384x31xf32> -> tensor<31xf32>
  %r6 = prim.reduce <add> %x6 dims [1] : tensor<16384x4096xf32> -> tensor<16384xf32>
  %c6 = prim.reduce <add> %x6 dims [0] : tensor<16384x4096xf32> -> tensor<4096xf32>
  %r7 = prim.reduce <add> %x7 dims [1] : tensor<16384x8192xf32> -> tensor<16384xf32>
  %c7 = prim.reduce <add> %x7 dims [0] : tensor<16384x8192xf32> -> tensor<8192xf32>
  %r8 = prim.reduce <add> %x8 dims [1] : tensor<16384x8193xf32> -> tensor<16384xf32>
  %c8 = prim.reduce <add> %x8 dims [0] : tensor<16384x8193xf32> -> tensor<8193xf32>
  %r9 = prim.reduce <add> %x9 dims [1] : tensor<4096x1024xf32> -> tensor<4096xf32>
  %c9 = prim.reduce <add> %x9 dims [0] : tensor<4096x1024xf32> -> tensor<1024xf32>
  %r10 = prim.reduce <add> %x10 dims [1] : tensor<1024x1024xf32> -> tensor<1024xf32>
  %c10 = prim.reduce <add> %x10 dims [0] : tensor<1024x1024xf32> -> tensor<1024xf32>
  %r11 = prim.reduce <add> %x11 dims [1] : tensor<256x1024xf32> -> tensor<256xf32>
  %c11 = prim.reduce <add> %x11 dims [0] : tensor<256x1024xf32> -> tensor<1024xf32>
  %r12 = prim.reduce <add> %x12 dims [1] : tensor<64x1024xf32> -> tensor<64xf32>
  %c12 = prim.reduce <add> %x12 dims [0] : tensor<64x1024xf32> -> tensor<1024xf32>
  %r13 = prim.reduce <add> %x13 dims [1] : tensor<16x1024xf32> -> tensor<16xf32>
  %c13 = prim.reduce <add> %x13 dims [0] : tensor<16x1024xf32> -> tensor<1024xf32>
  %r14 = prim.reduce <add> %x14 dims [1] : tensor<15x1024xf32> -> tensor<15xf32>
  %c14 = prim.reduce <add> %x14 dims [0] : tensor<15x1024xf32> -> tensor<1024xf32>
  %r15 = prim.reduce <add> %x15 dims [1] : tensor<8x1024xf32> -> tensor<8xf32>
  %c15 = prim.reduce <add> %x15 dims [0] : tensor<8x1024xf32> -> tensor<1024xf32>
  %r16 = prim.reduce <add> %x16 dims [1] : tensor<100000x300xf32> -> tensor<100000xf32>
  %c16 = prim.reduce <add> %x16 dims [0] : tensor<100000x300xf32> -> tensor<300xf32>
  %r17 = prim.reduce <add> %x17 dims [1] : tensor<12345x768xf32> -> tensor<12345xf32>
  %c17 = prim.reduce <add> %x17 dims [0] : tensor<12345x768xf32> -> tensor<768xf32>
  %r18 = prim.reduce <add> %x18 dims [1] : tensor<65536x256xf32> -> tensor<65536xf32>
  %c18 = prim.reduce <add> %x18 dims [0] : tensor<65536x256xf32> -> tensor<256xf32>
  %r19 = prim.reduce <add> %x19 dims [1] : tensor<3000x2000xf32> -> tensor<3000xf32>
  %c19 = prim.reduce <add> %x19 dims [0] : tensor<3000x2000xf32> -> tensor<2000xf32>
  %a = prim.scan <add> %y dim 1 : tensor<16384x1024xf32> -> tensor<16384x1024xf32>
  %e = prim.reduce <maximum> %a dims [1] : tensor<16384x1024xf32> -> tensor<16384xf32>
  %f = prim.reduce <add> %y dims [0] : tensor<16384x1024xf32> -> tensor<1024xf32>
  %h = prim.reshape %z : tensor<16x1024x1024xf32> -> tensor<16384x1024xf32>
  %i = prim.exp %h : tensor<16384x1024xf32>
  %j = prim.reduce <maximum> %i dims [1] : tensor<16384x1024xf32> -> tensor<16384xf32>
  %l = prim.reduce <add> %z dims [0, 1] : tensor<16x1024x1024xf32> -> tensor<1024xf32>
  func.return %r0, %c0, %r1, %c1, %r2, %c2, %r3, %c3, %r4, %c4, %r5, %c5, %r6, %c6, %r7, %c7, %r8, %c8, %r9, %c9, %r10, %c10, %r11, %c11, %r12, %c12, %r13, %c13, %r14, %c14, %r15, %c15, %r16, %c16, %r17, %c17, %r18, %c18, %r19, %c19, %e, %f, %j, %l : tensor<16384xf32>, tensor<1024xf32>, tensor<16384xf32>, tensor<128xf32>, tensor<16384xf32>, tensor<127xf32>, tensor<16384xf32>, tensor<64xf32>, tensor<16384xf32>, tensor<32xf32>, tensor<16384xf32>, tensor<31xf32>, tensor<16384xf32>, tensor<4096xf32>, tensor<16384xf32>, tensor<8192xf32>, tensor<16384xf32>, tensor<8193xf32>, tensor<4096xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<256xf32>, tensor<1024xf32>, tensor<64xf32>, tensor<1024xf32>, tensor<16xf32>, tensor<1024xf32>, tensor<15xf32>, tensor<1024xf32>, tensor<8xf32>, tensor<1024xf32>, tensor<100000xf32>, tensor<300xf32>, tensor<12345xf32>, tensor<768xf32>, tensor<65536xf32>, tensor<256xf32>, tensor<3000xf32>, tensor<2000xf32>, tensor<16384xf32>, tensor<1024xf32>, tensor<16384xf32>, tensor<1024xf32>
}

// REMARK:       {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 512 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 2048 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 2048 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 2048 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 2048 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: its columns are not added up while rows are walked: 16384 rows of 31 elements are too few, too short or too long
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 512 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 512 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: its columns are not added up while rows are walked: 16384 rows of 8193 elements are too few, too short or too long
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 512 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 128 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 32 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 8 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 2 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: its columns are not added up while rows are walked: 15 rows of 1024 elements are too few, too short or too long
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: its columns are not added up while rows are walked: 8 rows of 1024 elements are too few, too short or too long
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 1747 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 682 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 2048 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 375 programs may add up its columns while they walk rows
// REMARK-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:8: choose-row-walks: 512 programs may add up its columns while they walk rows

// TWICE:       {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 512 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 2048 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 2048 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 2048 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 2048 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: its columns are not added up while rows are walked: 16384 rows of 31 elements are too few, too short or too long (2 times)
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 512 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 512 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: its columns are not added up while rows are walked: 16384 rows of 8193 elements are too few, too short or too long (2 times)
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:9: choose-row-walks: 512 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 128 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 32 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 8 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 2 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: its columns are not added up while rows are walked: 15 rows of 1024 elements are too few, too short or too long (2 times)
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: its columns are not added up while rows are walked: 8 rows of 1024 elements are too few, too short or too long (2 times)
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 1747 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 682 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 2048 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:10: choose-row-walks: 375 programs may add up its columns while they walk rows
// TWICE-NEXT:  {{.*}}choose-row-walks-sizes-cases.mlir:{{[0-9]+}}:8: choose-row-walks: 512 programs may add up its columns while they walk rows
