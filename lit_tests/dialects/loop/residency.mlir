// RUN: stepwell-opt %s | stepwell-opt | filecheck %s
// RUN: stepwell-opt %s --print-op-generic | stepwell-opt | filecheck %s

// CHECK-LABEL: loop.kernel @residencies(
loop.kernel @residencies(%x: memref<40000xf32>) {
  %zero = arith.constant 0.0 : f32
  // CHECK: loop.parallel %i = 0 to 40000 attributes {residency = #loop.residency<held>} {
  loop.parallel %i = 0 to 40000 attributes {residency = #loop.residency<held>} {
    loop.store %zero, %x[%i] : f32, memref<40000xf32>
  }
  // CHECK: loop.parallel %i_1 = 0 to 40000 attributes {residency = #loop.residency<in_parts, 16384, 32768>} {
  loop.parallel %i = 0 to 40000 attributes {residency = #loop.residency<in_parts, 16384, 32768>} {
    loop.store %zero, %x[%i] : f32, memref<40000xf32>
  }
  // CHECK: loop.parallel %i_2 = 32768 to 40000 attributes {residency = #loop.residency<in_parts>} {
  loop.parallel %i = 32768 to 40000 attributes {residency = #loop.residency<in_parts>} {
    loop.store %zero, %x[%i] : f32, memref<40000xf32>
  }
  // CHECK: loop.parallel %i_3 = 0 to 40000 attributes {residency = #loop.residency<streamed>} {
  loop.parallel %i = 0 to 40000 attributes {residency = #loop.residency<streamed>} {
    loop.store %zero, %x[%i] : f32, memref<40000xf32>
  }
}
