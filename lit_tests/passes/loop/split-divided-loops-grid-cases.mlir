// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %S/Inputs/kernels.txt -p split-divided-loops  --remarks=split-divided-loops -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What the pass says of kernels of many sizes and accesses.

// REMARK:       lit_tests/passes/loop/Inputs/kernels.txt:332:3: split-divided-loops: 1000 iterations become 500 times 2 [@elements_36]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:341:3: split-divided-loops: 1000 iterations become 100 times 10 [@elements_37]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:350:3: split-divided-loops: 1000 iterations become 100 times 10 [@elements_38]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:368:3: split-divided-loops: 1024 iterations become 32 times 32 [@elements_40]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:377:3: split-divided-loops: 1024 iterations become 32 times 32 [@elements_41]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:597:10: split-divided-loops: 100 iterations become 10 times 10 [@sums_63]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:919:5: split-divided-loops: not split: 64 iterations are no multiple of 3 [@nest_93]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:937:5: split-divided-loops: 1024 iterations become 256 times 4 [@nest_95]
