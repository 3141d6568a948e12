// What a schedule must not do, or cannot say, is refused with its place and the reason.

// RUN: not stepwell-opt %s -p 'schedule{text="kernel @order { interchange %i, %j }"}' 2>&1 | filecheck %s --check-prefix=ORDER
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @order { parallel %i threads 2 }"}' 2>&1 | filecheck %s --check-prefix=CARRIED
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @order { jam %i by 2 }"}' 2>&1 | filecheck %s --check-prefix=JAM
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @order { vectorize %i by 4 }"}' 2>&1 | filecheck %s --check-prefix=LANES
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { fuse %i, %i_1 }"}' 2>&1 | filecheck %s --check-prefix=FUSE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @order { distribute %i, %j }"}' 2>&1 | filecheck %s --check-prefix=DISTRIBUTE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @order { coalesce %i, %j }"}' 2>&1 | filecheck %s --check-prefix=COALESCE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { tile %i, %i_1 by 4, 4 }"}' 2>&1 | filecheck %s --check-prefix=TILE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %i by 100 }"}' 2>&1 | filecheck %s --check-prefix=SPLIT
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { strip %i by 1 }"}' 2>&1 | filecheck %s --check-prefix=STRIP
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { peel %i at 64 }"}' 2>&1 | filecheck %s --check-prefix=PEEL
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { unroll %i by 4 accumulators 2 }"}' 2>&1 | filecheck %s --check-prefix=UNROLL
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @order { cache %w before %i }"}' 2>&1 | filecheck %s --check-prefix=CACHE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { parallel %i threads 2; split %i by 4 }"}' 2>&1 | filecheck %s --check-prefix=THREADS
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %k by 4 }"}' 2>&1 | filecheck %s --check-prefix=NO_LOOP
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shft { split %i by 4 }"}' 2>&1 | filecheck %s --check-prefix=NO_KERNEL
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { splt %i by 4 }"}' 2>&1 | filecheck %s --check-prefix=NO_PRIMITIVE
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %i by 4 into 2 }"}' 2>&1 | filecheck %s --check-prefix=NO_OPTION
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %i }"}' 2>&1 | filecheck %s --check-prefix=MISSING
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %i, %i_1 by 4 }"}' 2>&1 | filecheck %s --check-prefix=COUNT
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %i by %n }"}' 2>&1 | filecheck %s --check-prefix=NO_NUMBER
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %i by 4 as %i_1, %j }"}' 2>&1 | filecheck %s --check-prefix=NAME
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %i by 4 as %a, %b, %c }"}' 2>&1 | filecheck %s --check-prefix=NAMES
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { run no-such-pass }"}' 2>&1 | filecheck %s --check-prefix=NO_PASS
// RUN: not stepwell-opt %s -p 'schedule{text="kernel @shift { split %i by }"}' 2>&1 | filecheck %s --check-prefix=SYNTAX
// RUN: not stepwell-opt %s -p schedule 2>&1 | filecheck %s --check-prefix=NOTHING

// ORDER: <schedule>:1:17: error: an iteration may need another one: loop.store of %x may reach what loop.load of %x reads
// ORDER-NEXT: kernel @order { interchange %i, %j }
// ORDER-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^^

// CARRIED: <schedule>:1:17: error: an iteration may need another one: loop.store of %x may reach what loop.load of %x reads
// CARRIED-NEXT: kernel @order { parallel %i threads 2 }
// CARRIED-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^^^^^

// JAM: <schedule>:1:17: error: an iteration may need another one: loop.store of %x may reach what loop.load of %x reads
// JAM-NEXT: kernel @order { jam %i by 2 }
// JAM-NEXT: {{^ *}}^^^^^^^^^^^

// LANES: <schedule>:1:17: error: an iteration may need another one: loop.store of %x may reach what loop.load of %x reads
// LANES-NEXT: kernel @order { vectorize %i by 4 }
// LANES-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^

// FUSE: <schedule>:1:17: error: an iteration may need another one: loop.load of %x may reach what loop.store of %x writes
// FUSE-NEXT: kernel @shift { fuse %i, %i_1 }
// FUSE-NEXT: {{^ *}}^^^^^^^^^^^^^

// DISTRIBUTE: <schedule>:1:17: error: an iteration may need another one: loop.store of %x may reach what loop.load of %x reads
// DISTRIBUTE-NEXT: kernel @order { distribute %i, %j }
// DISTRIBUTE-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^

// COALESCE: <schedule>:1:17: error: the loops are of different kinds
// COALESCE-NEXT: kernel @order { coalesce %i, %j }
// COALESCE-NEXT: {{^ *}}^^^^^^^^^^^^^^^

// TILE: <schedule>:1:17: error: the outer loop does more than to prepare for the inner one
// TILE-NEXT: kernel @shift { tile %i, %i_1 by 4, 4 }
// TILE-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^^^^^

// SPLIT: <schedule>:1:17: error: the loop runs 64 times, less than 100
// SPLIT-NEXT: kernel @shift { split %i by 100 }
// SPLIT-NEXT: {{^ *}}^^^^^^^^^^^^^^^

// STRIP: <schedule>:1:17: error: a group of 1 iterations is no loop
// STRIP-NEXT: kernel @shift { strip %i by 1 }
// STRIP-NEXT: {{^ *}}^^^^^^^^^^^^^

// PEEL: <schedule>:1:17: error: places rise between 0 and 64, where the loop begins and ends
// PEEL-NEXT: kernel @shift { peel %i at 64 }
// PEEL-NEXT: {{^ *}}^^^^^^^^^^^^^

// UNROLL: <schedule>:1:17: error: only a reduction has accumulators
// UNROLL-NEXT: kernel @shift { unroll %i by 4 accumulators 2 }
// UNROLL-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

// CACHE: <schedule>:1:17: error: the value takes what loop.load reads, which the loop writes
// CACHE-NEXT: kernel @order { cache %w before %i }
// CACHE-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^^

// THREADS: <schedule>:1:40: error: the loop is shared among threads already
// THREADS-NEXT: kernel @shift { parallel %i threads 2; split %i by 4 }
// THREADS-NEXT: {{^ *}}^^^^^^^^^^^^^

// NO_LOOP: <schedule>:1:23: error: no loop of @shift has the variable %k
// NO_LOOP-NEXT: kernel @shift { split %k by 4 }
// NO_LOOP-NEXT: {{^ *}}^^
// NO_LOOP: help: its loops now: %i, %i_1

// NO_KERNEL: <schedule>:1:8: error: the module has no kernel @shft
// NO_KERNEL-NEXT: kernel @shft { split %i by 4 }
// NO_KERNEL-NEXT: {{^ *}}^^^^^
// NO_KERNEL: help: did you mean 'shift'?

// NO_PRIMITIVE: <schedule>:1:17: error: unknown primitive 'splt'
// NO_PRIMITIVE-NEXT: kernel @shift { splt %i by 4 }
// NO_PRIMITIVE-NEXT: {{^ *}}^^^^
// NO_PRIMITIVE: help: did you mean 'split'?

// NO_OPTION: <schedule>:1:31: error: 'split' has no option 'into'
// NO_OPTION-NEXT: kernel @shift { split %i by 4 into 2 }
// NO_OPTION-NEXT: {{^ *}}^^^^
// NO_OPTION: help: choose from: by

// MISSING: <schedule>:1:17: error: 'split' needs 'by'
// MISSING-NEXT: kernel @shift { split %i }
// MISSING-NEXT: {{^ *}}^^^^^^^^

// COUNT: <schedule>:1:17: error: 'split' takes 1 loop, not 2
// COUNT-NEXT: kernel @shift { split %i, %i_1 by 4 }
// COUNT-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^^^

// NO_NUMBER: <schedule>:1:29: error: a number is wanted here
// NO_NUMBER-NEXT: kernel @shift { split %i by %n }
// NO_NUMBER-NEXT: {{^ *}}^^

// NAME: <schedule>:1:34: error: %i_1 cannot name a loop: a name is a word that does not end in _1, _2, ...
// NAME-NEXT: kernel @shift { split %i by 4 as %i_1, %j }
// NAME-NEXT: {{^ *}}^^^^

// NAMES: <schedule>:1:17: error: 'split' leaves 2 loops here, not 3
// NAMES-NEXT: kernel @shift { split %i by 4 as %a, %b, %c }
// NAMES-NEXT: {{^ *}}^^^^^^^^^^^^^^^^^^^^^^^^^^^

// NO_PASS: <schedule>:1:17: error: unknown pass 'no-such-pass'
// NO_PASS-NEXT: kernel @shift { run no-such-pass }
// NO_PASS-NEXT: {{^ *}}^^^^^^^^^^^^^^^^

// SYNTAX: <schedule>:1:29: error: '}' does not belong here
// SYNTAX-NEXT: kernel @shift { split %i by }
// SYNTAX-NEXT: {{^ *}}^
// SYNTAX: help: expected '(' or '-' or 'max' or 'min' or a number or a value such as %i

// NOTHING: error: pass 'schedule': a schedule is given by file= or by text=

/// Each row needs the one before, moved by one column.
loop.kernel @order(%x: memref<100xf32>) {
  loop.for %i = 0 to 9 {
    loop.parallel %j = 0 to 9 {
      %v = loop.load %x[%i * 10 + %j] : memref<100xf32> -> f32
      %w = math.exp %v : f32
      loop.store %w, %x[%i * 10 + %j + 11] : f32, memref<100xf32>
    }
  }
}

/// The second loop reads what a later iteration of the first one writes.
loop.kernel @shift(%x: memref<65xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %v = arith.constant 1.0 : f32
    loop.store %v, %x[%i] : f32, memref<65xf32>
  }
  loop.parallel %i = 0 to 64 {
    %w = loop.load %x[%i + 1] : memref<65xf32> -> f32
    loop.store %w, %y[%i] : f32, memref<64xf32>
  }
}
