// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %S/Inputs/kernels.txt -p vectorize,interleave-reductions  --remarks=interleave-reductions -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What the pass says of kernels of many sizes and accesses.

// REMARK:       lit_tests/passes/loop/Inputs/kernels.txt:414:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_45]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:424:10: interleave-reductions: 4 partial results are kept [@sums_46]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:424:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_46]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:434:10: interleave-reductions: 4 partial results are kept [@sums_47]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:444:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_48]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:454:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_49]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:464:10: interleave-reductions: not interleaved: it runs 6 times, bound 8 [@sums_50]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:464:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_50]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:474:10: interleave-reductions: 4 partial results are kept [@sums_51]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:474:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_51]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:484:10: interleave-reductions: 4 partial results are kept [@sums_52]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:494:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_53]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:504:10: interleave-reductions: 4 partial results are kept [@sums_54]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:514:10: interleave-reductions: 4 partial results are kept [@sums_55]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:514:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_55]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:524:10: interleave-reductions: 4 partial results are kept [@sums_56]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:524:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_56]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:534:10: interleave-reductions: 4 partial results are kept [@sums_57]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:534:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_57]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:544:10: interleave-reductions: 4 partial results are kept [@sums_58]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:544:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_58]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:555:10: interleave-reductions: 4 partial results are kept [@sums_59]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:555:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@sums_59]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:567:10: interleave-reductions: 4 partial results are kept [@sums_60] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:577:10: interleave-reductions: 4 partial results are kept [@sums_61]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:587:10: interleave-reductions: 4 partial results are kept [@sums_62]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:597:10: interleave-reductions: 4 partial results are kept [@sums_63]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:607:10: interleave-reductions: 4 partial results are kept [@sums_64] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:617:10: interleave-reductions: not interleaved: it runs 3 times, bound 8 [@sums_65] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:627:10: interleave-reductions: not interleaved: it runs 4 times, bound 8 [@sums_66]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:637:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@softened_67]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:653:10: interleave-reductions: 4 partial results are kept [@softened_68]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:653:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@softened_68]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:669:10: interleave-reductions: not interleaved: it runs 6 times, bound 8 [@softened_69]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:669:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@softened_69]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:685:10: interleave-reductions: 4 partial results are kept [@softened_70]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:701:10: interleave-reductions: 4 partial results are kept [@softened_71]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:717:10: interleave-reductions: 4 partial results are kept [@softened_72]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:717:10: interleave-reductions: not interleaved: it runs 1 times, bound 8 [@softened_72]
