// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %S/Inputs/kernels.txt -p coalesce-loops  --remarks=coalesce-loops -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What the pass says of kernels of many sizes and accesses.

// REMARK:       lit_tests/passes/loop/Inputs/kernels.txt:732:3: coalesce-loops: one loop with the loop inside [@nest_73]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:741:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_74]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:750:3: coalesce-loops: one loop with the loop inside [@nest_75]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:759:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_76]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:768:3: coalesce-loops: one loop with the loop inside [@nest_77]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:777:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_78]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:786:3: coalesce-loops: one loop with the loop inside [@nest_79]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:795:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_80]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:804:3: coalesce-loops: one loop with the loop inside [@nest_81]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:813:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_82]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:822:3: coalesce-loops: one loop with the loop inside [@nest_83]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:831:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_84]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:840:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_85]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:849:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_86]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:876:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_89]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:886:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_90]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:897:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_91]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:918:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_93]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:927:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_94]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:936:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_95]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:945:3: coalesce-loops: not coalesced: an index does not walk straight through both loops [@nest_96]
