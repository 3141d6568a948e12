// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %S/Inputs/kernels.txt -p cache-rows  --remarks=cache-rows -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What the pass says of kernels of many sizes and accesses.

// REMARK:       lit_tests/passes/loop/Inputs/kernels.txt:644:13: cache-rows: %[[G0:[^ ,:]+]] (math.exp) is kept from one loop over the row to the next: it costs 25 instructions [@softened_67]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:660:13: cache-rows: %[[G0]] (math.exp) is kept from one loop over the row to the next: it costs 25 instructions [@softened_68]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:676:13: cache-rows: %[[G0]] (math.exp) is kept from one loop over the row to the next: it costs 25 instructions [@softened_69]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:692:13: cache-rows: %[[G0]] (math.exp) is kept from one loop over the row to the next: it costs 25 instructions [@softened_70]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:708:13: cache-rows: %[[G0]] (math.exp) is kept from one loop over the row to the next: it costs 25 instructions [@softened_71]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:724:13: cache-rows: %[[G0]] (math.sqrt) is computed again: that costs 11 instructions, bound 12 [@softened_72]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:877:5: cache-rows: what takes 25 instructions is computed once for the loops around it [@nest_89]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:898:5: cache-rows: what takes 25 instructions is computed once for the loops around it [@nest_91]
