// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %S/Inputs/kernels.txt -p unroll-loops  --remarks=unroll-loops -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What the pass says of kernels of many sizes and accesses.

// REMARK:       lit_tests/passes/loop/Inputs/kernels.txt:4:3: unroll-loops: 1 iterations are written out [@elements_1]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:454:10: unroll-loops: 7 iterations are written out [@sums_49]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:617:10: unroll-loops: 3 iterations are written out [@sums_65]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:733:5: unroll-loops: not written out: the loops around it leave programs idle [@nest_73]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:742:5: unroll-loops: not written out: the loops around it leave programs idle [@nest_74]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:760:5: unroll-loops: not written out: the loops around it leave programs idle [@nest_76]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:796:5: unroll-loops: not written out: the loops around it leave programs idle [@nest_80]
