// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %S/Inputs/kernels.txt -p hoist-divisions  --remarks=hoist-divisions -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What the pass says of kernels of many sizes and accesses.

// REMARK:       lit_tests/passes/loop/Inputs/kernels.txt:645:12: hoist-divisions: not hoisted: the loop runs 16 times, bound 64 [@softened_67]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:661:12: hoist-divisions: it multiplies by a reciprocal, computed before the loop [@softened_68]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:677:12: hoist-divisions: it multiplies by a reciprocal, computed before the loop [@softened_69]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:693:12: hoist-divisions: it multiplies by a reciprocal, computed before the loop [@softened_70]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:725:12: hoist-divisions: it multiplies by a reciprocal, computed before the loop [@softened_72]
