// RUN: stepwell-opt %s --split-input-file | stepwell-opt --split-input-file | filecheck %s

// A field that is set as the preset has it is not printed.
// CHECK: builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512", l2 = 2 MiB, cores = 8>} {
builtin.module attributes {stepwell.machine = #stepwell.machine<"x86-avx512", cores = 8, l1 = 32 KiB, l2 = 2048 KiB>} {
}

// -----

// CHECK: builtin.module attributes {stepwell.machine = #stepwell.machine<"h100", read = 2.04 TB/s, launch = 2.5 us, multiprocessors = 114, cost.load = 8>} {
builtin.module attributes {stepwell.machine = #stepwell.machine<"h100", multiprocessors = 114, cost.load = 8,
                                                                read = 2040 GB/s, launch = 0.0000025 s>} {
}
