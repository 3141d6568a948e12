// RUN: stepwell-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown machine 'x86-avx51'; did you mean 'x86-avx512', 'x86-avx2' or 'x86-amx'?}}
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx51">} {
}

// -----

// expected-error @+1 {{the machine 'x86-avx2' has no field 'vector_bit'; did you mean 'vector_bits'?}}
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx2", vector_bit = 8>} {
}

// -----

// expected-error @+1 {{the machine 'x86-avx2' has no field 'warp'}}
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx2", warp = 32>} {
}

// -----

// expected-error @+1 {{the field 'l2' of the machine 'x86-avx2' is a positive number, with a unit: GiB, MiB, KiB, B, not '2 MB'}}
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx2", l2 = 2 MB>} {
}

// -----

// expected-error @+1 {{the field 'vector_bits' of the machine 'x86-avx2' is 128, 256 or 512, not '100'}}
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx2", vector_bits = 100>} {
}

// -----

// expected-error @+1 {{the field 'warp' of the machine 'h100' is a power of two, whole and without a unit, not '24'}}
builtin.module attributes {stepwell.machine = #stepwell.machine<"h100", warp = 24>} {
}

// -----

// expected-error @+1 {{the field 'cores' of the machine 'x86-avx2' is a positive number, whole and without a unit, not '0'}}
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx2", cores = 0>} {
}

// -----

// expected-error @unknown {{stepwell.machine is 4 : i64, and no machine: write #stepwell.machine<"NAME">}}
builtin.module attributes {stepwell.machine = 4 : i64} {
}

// -----

// expected-error @unknown {{the machine 'h100' is for the target 'cuda', and stepwell.target is "cpu"}}
builtin.module attributes {stepwell.machine = #stepwell.machine<"h100">, stepwell.target = "cpu"} {
}
