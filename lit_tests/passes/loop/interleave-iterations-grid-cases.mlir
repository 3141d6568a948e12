// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %S/Inputs/kernels.txt -p vectorize,interleave-iterations  --remarks=interleave-iterations -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// What the pass says of kernels of many sizes and accesses.

// REMARK:       lit_tests/passes/loop/Inputs/kernels.txt:22:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_3]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:31:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_4]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:40:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_5]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:49:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_6]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:58:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_7] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:67:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_8]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:76:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_9]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:85:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_10] (3 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:94:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_11]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:103:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_12]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:112:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_13] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:121:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_14] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:130:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_15]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:139:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_16]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:148:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_17]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:157:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_18]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:166:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_19]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:175:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_20]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:184:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_21] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:193:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_22]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:202:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_23] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:211:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_24]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:220:3: interleave-iterations: not interleaved: its longest chain takes 3 instructions, bound 24; all of it 6, bound 512 [@elements_25] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:230:3: interleave-iterations: not interleaved: its longest chain takes 3 instructions, bound 24; all of it 6, bound 512 [@elements_26] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:240:3: interleave-iterations: not interleaved: its longest chain takes 3 instructions, bound 24; all of it 6, bound 512 [@elements_27] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:250:3: interleave-iterations: not interleaved: its longest chain takes 14 instructions, bound 24; all of it 17, bound 512 [@elements_28] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:262:3: interleave-iterations: 2 iterations run side by side [@elements_29]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:262:3: interleave-iterations: not interleaved: its longest chain takes 26 instructions, bound 24; all of it 29, bound 512 [@elements_29]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:272:3: interleave-iterations: 4 iterations run side by side [@elements_30]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:272:3: interleave-iterations: not interleaved: its longest chain takes 50 instructions, bound 24; all of it 53, bound 512 [@elements_30]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:283:3: interleave-iterations: 4 iterations run side by side [@elements_31]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:295:3: interleave-iterations: not interleaved: its longest chain takes 12 instructions, bound 24; all of it 15, bound 512 [@elements_32]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:305:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_33] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:314:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_34] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:323:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_35] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:359:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_39] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:386:3: interleave-iterations: not interleaved: its longest chain takes 3 instructions, bound 24; all of it 6, bound 512 [@elements_42] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:395:3: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 5, bound 512 [@elements_43]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:642:5: interleave-iterations: not interleaved: its longest chain takes 35 instructions, bound 24; all of it 38, bound 512 [@softened_67]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:658:5: interleave-iterations: 2 iterations run side by side [@softened_68]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:658:5: interleave-iterations: not interleaved: its longest chain takes 35 instructions, bound 24; all of it 38, bound 512 [@softened_68]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:674:5: interleave-iterations: 2 iterations run side by side [@softened_69]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:674:5: interleave-iterations: not interleaved: its longest chain takes 35 instructions, bound 24; all of it 38, bound 512 [@softened_69]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:690:5: interleave-iterations: 2 iterations run side by side [@softened_70]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:706:5: interleave-iterations: 2 iterations run side by side [@softened_71]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:722:5: interleave-iterations: not interleaved: its longest chain takes 21 instructions, bound 24; all of it 24, bound 512 [@softened_72] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:733:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_73]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:751:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_75]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:769:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_77] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:787:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_79]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:805:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_81] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:814:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_82] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:823:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_83]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:841:5: interleave-iterations: not interleaved: its longest chain takes 2 instructions, bound 24; all of it 4, bound 512 [@nest_85] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:850:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_86] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:859:5: interleave-iterations: not interleaved: its longest chain takes 1 instructions, bound 24; all of it 3, bound 512 [@nest_87] (2 times)
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:877:5: interleave-iterations: 2 iterations run side by side [@nest_89]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:877:5: interleave-iterations: not interleaved: its longest chain takes 25 instructions, bound 24; all of it 27, bound 512 [@nest_89]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:887:5: interleave-iterations: 4 iterations run side by side [@nest_90]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:887:5: interleave-iterations: not interleaved: its longest chain takes 50 instructions, bound 24; all of it 52, bound 512 [@nest_90]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:898:5: interleave-iterations: 2 iterations run side by side [@nest_91]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:909:5: interleave-iterations: 2 iterations run side by side [@nest_92]
// REMARK-NEXT:  lit_tests/passes/loop/Inputs/kernels.txt:909:5: interleave-iterations: not interleaved: its longest chain takes 25 instructions, bound 24; all of it 27, bound 512 [@nest_92]
