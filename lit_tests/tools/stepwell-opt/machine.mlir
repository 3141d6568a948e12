// RUN: stepwell-opt %s --machine=x86-avx2{cores=8} | filecheck %s --check-prefix=NAMED
// RUN: stepwell-opt %s --machine=x86-avx2 -p vectorize | filecheck %s --check-prefix=AVX2
// RUN: stepwell-opt %s -p vectorize | filecheck %s --check-prefix=GENERIC
// RUN: stepwell-opt %s --machine=x86-avx2 -p vectorize{bits=128} | filecheck %s --check-prefix=GIVEN
// RUN: not stepwell-opt %s --machine=h100 -p vectorize 2>&1 | filecheck %s --check-prefix=GPU
// RUN: not stepwell-opt %s --machine=h10 2>&1 | filecheck %s --check-prefix=UNKNOWN
// RUN: not stepwell-opt %s --machine=h100{warps=2} 2>&1 | filecheck %s --check-prefix=FIELD
// RUN: not stepwell-opt %s --machine=h100{launch} 2>&1 | filecheck %s --check-prefix=NONE
// RUN: stepwell-opt --list-machines | filecheck %s --check-prefix=LIST

// NAMED: builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx2", cores = 8>} {

/// An option that is not given comes from the machine: that of the module, or else the generic one of its target.
// AVX2:    -> vector<8xf32>
// GENERIC: -> vector<16xf32>
// GIVEN:   -> vector<4xf32>
// GPU:     error: vectorize takes 'bits' from 'vector_bits', and the machine 'h100' has no such field
// GPU:     help: give the option, or name a machine of another target

// UNKNOWN: error: unknown machine 'h10'; did you mean 'h100'?
// FIELD:   error: the machine 'h100' has no field 'warps'; did you mean 'warp'?
// NONE:    error: the machine 'h100' is followed by 'launch', which sets no field

// LIST:      x86-avx512 (target cpu, for which a module is compiled that names none and has the target cpu)
// LIST-NEXT:   read = 25 GB/s
// LIST:        fork_join = 900 ns
// LIST:        cost.division = 10
// LIST:      h100 (target cuda)
// LIST:        multiprocessors = 132
loop.kernel @negate(%x: memref<64xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = loop.load %x[%i] : memref<64xf32> -> f32
    %n = arith.negf %v : f32
    loop.store %n, %y[%i] : f32, memref<64xf32>
  }
}
