// RUN: stepwell-opt %s -p map-to-blocks --machine=h100 | filecheck %s
// RUN: stepwell-opt %s -p map-to-blocks --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p map-to-blocks --machine=x86-avx2 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=CPU
// RUN: stepwell-opt %s -p map-to-blocks --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty

// FORBIDDEN-NOT: {{.}}

/// One element after the other.
// CPU: map-to-blocks: not mapped for the machine 'x86-avx2', which is no GPU, but for 'cuda' {{\[}}@pointwise]
// CHECK-LABEL: loop.kernel @pointwise(
// CHECK-SAME:    attributes {warps = 4 : i64, stages = 1 : i64} {
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 1048576 attributes {block = #loop.block<1024, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 1024 elements a program of 1048576 in all; 4 warps; lanes access neighbours in 8388608 of 8388608 bytes {{\[}}@pointwise]
loop.kernel @pointwise(%x: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1048576 {
    %v = loop.load %x[%i] : memref<1048576xf32> -> f32
    %w = math.exp %v : f32
    loop.store %w, %y[%i] : f32, memref<1048576xf32>
  }
}

/// A thread has few elements if their loads are not side by side.
// CHECK-LABEL: loop.kernel @strided(
// CHECK-SAME:    attributes {warps = 8 : i64, stages = 1 : i64} {
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 1048576 attributes {block = #loop.block<512, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 512 elements a program of 1048576 in all; 8 warps; lanes access neighbours in 8388608 of 12582912 bytes {{\[}}@strided]
loop.kernel @strided(%x: memref<2097152xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1048576 {
    %v = loop.load %x[%i * 2] : memref<2097152xf32> -> f32
    %w = loop.load %x[%i * 2 + 1] : memref<2097152xf32> -> f32
    %s = arith.addf %v, %w : f32
    loop.store %s, %y[%i] : f32, memref<1048576xf32>
  }
}

/// Little work is shared among more and smaller programs.
// CHECK-LABEL: loop.kernel @small(
// CHECK-SAME:    warps = 1
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 10000 attributes {block = #loop.block<128, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 128 elements a program of 10000 in all; 1 warp; lanes access neighbours in 80000 of 80000 bytes {{\[}}@small]
loop.kernel @small(%x: memref<10000xf32>) {
  loop.parallel %i = 0 to 10000 {
    %v = loop.load %x[%i] : memref<10000xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<10000xf32>
  }
}

/// A size that is not known is taken to be long enough.
// CHECK-LABEL: loop.kernel @symbolic(
// CHECK:         loop.parallel %{{.*}} = 0 to %{{.*}} * 512 attributes {block = #loop.block<128, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 128 elements a program; 1 warp; lanes access neighbours in 32768 of 32768 bytes {{\[}}@symbolic]
loop.kernel @symbolic(%x: memref<?xf32>, %s0: index) {
  loop.parallel %i = 0 to %s0 * 512 {
    %v = loop.load %x[%i] : memref<?xf32> -> f32
    loop.store %v, %x[%i] : f32, memref<?xf32>
  }
}

/// Which loops become lanes is decided by their attributes, if they have any.
// CHECK-LABEL: loop.kernel @decided(
// CHECK:         loop.parallel %{{.*}} = 0 to 1024 attributes {block = #loop.block<1024, y>} {
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to 4096 attributes {block = #loop.block<1, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 1024 elements a program of 4194304 in all; 4 warps; lanes access neighbours in 0 of 33554432 bytes {{\[}}@decided]
loop.kernel @decided(%x: memref<4194304xf32>) {
  loop.parallel %i = 0 to 1024 attributes {lanes = "contiguous"} {
    loop.parallel %j = 0 to 4096 {
      %v = loop.load %x[%i * 4096 + %j] : memref<4194304xf32> -> f32
      loop.store %v, %x[%i * 4096 + %j] : f32, memref<4194304xf32>
    }
  }
}

/// Rows that registers hold are taken whole, several in a program if they are short.
// CHECK-LABEL: loop.kernel @short_rows(
// CHECK:         loop.parallel %{{.*}} = 0 to 4096 attributes {block = #loop.block<4, x>} {
// CHECK-NEXT:      loop.reduce <maximum> %{{.*}} = 0 to 200 : f32 attributes {residency = #loop.residency<held>, block = #loop.block<256>} {
// CHECK:           loop.parallel %{{.*}} = 0 to 200 attributes {residency = #loop.residency<held>, block = #loop.block<256>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: rows of 200, at once, 4 rows a program; 4 warps; lanes access neighbours in 9830400 of 9830400 bytes {{\[}}@short_rows]
loop.kernel @short_rows(%x: memref<819200xf32>, %y: memref<819200xf32>) {
  loop.parallel %i = 0 to 4096 {
    %m = loop.reduce <maximum> %r = 0 to 200 : f32 attributes {residency = #loop.residency<held>} {
      %v = loop.load %x[%i * 200 + %r] : memref<819200xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 200 attributes {residency = #loop.residency<held>} {
      %v = loop.load %x[%i * 200 + %j] : memref<819200xf32> -> f32
      %d = arith.subf %v, %m : f32
      loop.store %d, %y[%i * 200 + %j] : f32, memref<819200xf32>
    }
  }
}

/// Without a decision rows are streamed.
// CHECK-LABEL: loop.kernel @undecided_rows(
// CHECK:         loop.reduce <maximum> %{{.*}} = 0 to 8000 : f32 attributes {block = #loop.block<4096>} {
// CHECK:         loop.parallel %{{.*}} = 0 to 8000 attributes {block = #loop.block<4096>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: rows of 8000, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 393216000 of 393216000 bytes {{\[}}@undecided_rows]
loop.kernel @undecided_rows(%x: memref<32768000xf32>, %y: memref<32768000xf32>) {
  loop.parallel %i = 0 to 4096 {
    %m = loop.reduce <maximum> %r = 0 to 8000 : f32 {
      %v = loop.load %x[%i * 8000 + %r] : memref<32768000xf32> -> f32
      loop.yield %v : f32
    }
    loop.parallel %j = 0 to 8000 {
      %v = loop.load %x[%i * 8000 + %j] : memref<32768000xf32> -> f32
      %d = arith.subf %v, %m : f32
      loop.store %d, %y[%i * 8000 + %j] : f32, memref<32768000xf32>
    }
  }
}

/// Rows that do not fit into registers are taken in pieces.
// CHECK-LABEL: loop.kernel @long_rows(
// CHECK:         loop.parallel %{{.*}} = 0 to 512 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:      loop.reduce <add> %{{.*}} = 0 to 100000 : f32 attributes {block = #loop.block<2048>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: rows of 100000, 2048 elements at a time, 1 row a program; 8 warps; lanes access neighbours in 204800000 of 204802048 bytes {{\[}}@long_rows]
loop.kernel @long_rows(%x: memref<51200000xf32>, %y: memref<512xf32>) {
  loop.parallel %i = 0 to 512 {
    %s = loop.reduce <add> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<51200000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<512xf32>
  }
}

/// A few of them make more use of each multiprocessor.
// CHECK-LABEL: loop.kernel @few_long_rows(
// CHECK-SAME:    warps = 16
// CHECK:         loop.parallel %{{.*}} = 0 to 64 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:      loop.reduce <add> %{{.*}} = 0 to 100000 : f32 attributes {block = #loop.block<4096>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: rows of 100000, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 25600000 of 25600256 bytes {{\[}}@few_long_rows]
loop.kernel @few_long_rows(%x: memref<6400000xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s = loop.reduce <add> %r = 0 to 100000 : f32 {
      %v = loop.load %x[%i * 100000 + %r] : memref<6400000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<64xf32>
  }
}

/// Sums of columns: neighbours in memory belong to different sums.
// CHECK-LABEL: loop.kernel @columns(
// CHECK:         loop.parallel %{{.*}} = 0 to 16384 attributes {block = #loop.block<32, x>} {
// CHECK-NEXT:      loop.reduce <add> %{{.*}} = 0 to 2000 : f32 attributes {block = #loop.block<32>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 32 columns a program, 32 rows at a time; 4 warps; lanes access neighbours in 131137536 of 131137536 bytes {{\[}}@columns]
loop.kernel @columns(%x: memref<32768000xf32>, %y: memref<16384xf32>) {
  loop.parallel %i = 0 to 16384 {
    %s = loop.reduce <add> %r = 0 to 2000 : f32 {
      %v = loop.load %x[%r * 16384 + %i] : memref<32768000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<16384xf32>
  }
}

/// Fewer of them in a program, if there are few.
// CHECK-LABEL: loop.kernel @few_columns(
// CHECK:         loop.parallel %{{.*}} = 0 to 1024 attributes {block = #loop.block<8, x>} {
// CHECK-NEXT:      loop.reduce <add> %{{.*}} = 0 to 2000 : f32 attributes {block = #loop.block<1024>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 8 columns a program, 1024 rows at a time; 16 warps; lanes access neighbours in 8196096 of 8196096 bytes {{\[}}@few_columns]
loop.kernel @few_columns(%x: memref<2048000xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 2000 : f32 {
      %v = loop.load %x[%r * 1024 + %i] : memref<2048000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1024xf32>
  }
}

/// Of two sizes that are not known, the outer one has the axis that is long.
// CHECK-LABEL: loop.kernel @two_symbols(
// CHECK:         loop.parallel %{{.*}} = 0 to %{{.*}} attributes {block = #loop.block<4, x>} {
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to %{{.*}} attributes {block = #loop.block<256, y>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 4x256 elements a program; 4 warps; lanes access neighbours in 134217728 of 134217728 bytes {{\[}}@two_symbols]
loop.kernel @two_symbols(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index, %s1: index) {
  loop.parallel %i = 0 to %s0 {
    loop.parallel %j = 0 to %s1 {
      %v = loop.load %x[%i * %s1 * 2 + %j] : memref<?xf32> -> f32
      loop.store %v, %y[%i * %s1 + %j] : f32, memref<?xf32>
    }
  }
}

/// Smaller elements, more of them in a program.
// CHECK-LABEL: loop.kernel @halves(
// CHECK-SAME:    warps = 4
// CHECK-NEXT:    loop.parallel %{{.*}} = 0 to 1048576 attributes {block = #loop.block<2048, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 2048 elements a program of 1048576 in all; 4 warps; lanes access neighbours in 4194304 of 4194304 bytes {{\[}}@halves]
loop.kernel @halves(%x: memref<1048576xbf16>, %y: memref<1048576xbf16>) {
  loop.parallel %i = 0 to 1048576 {
    %v = loop.load %x[%i] : memref<1048576xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<1048576xbf16>
  }
}

/// Rows become columns: a tile, so that both sides are walked in order. Neighbours of the innermost loop are neighbouring programs.
// CHECK-LABEL: loop.kernel @transpose(
// CHECK:         loop.parallel %{{.*}} = 0 to 8 attributes {block = #loop.block<1, z>} {
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to 2048 attributes {block = #loop.block<64, y>} {
// CHECK-NEXT:        loop.parallel %{{.*}} = 0 to 1024 attributes {block = #loop.block<64, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: a tile of 64x64 is transposed in each program; 4 warps; lanes access neighbours in 134217728 of 134217728 bytes {{\[}}@transpose]
loop.kernel @transpose(%x: memref<16777216xf32>, %y: memref<16777216xf32>) {
  loop.parallel %b = 0 to 8 {
    loop.parallel %i = 0 to 2048 {
      loop.parallel %j = 0 to 1024 {
        %v = loop.load %x[%b * 2097152 + %j * 2048 + %i] : memref<16777216xf32> -> f32
        loop.store %v, %y[%b * 2097152 + %i * 1024 + %j] : f32, memref<16777216xf32>
      }
    }
  }
}

/// Another chip.
// RUN: stepwell-opt %s -p "map-to-blocks" --machine=h100{multiprocessors=8} | filecheck %s --check-prefix=SMALL
// SMALL-LABEL: loop.kernel @small(
// SMALL-NEXT:    loop.parallel %{{.*}} = 0 to 10000 attributes {block = #loop.block<512, x>} {

// -----

/// A loop of unknown extent gets blocks for as many iterations as are expected.
// CHECK-LABEL: loop.kernel @expected(
// CHECK:         loop.parallel %i = 0 to %n attributes {expected = 1000000 : i64, block = #loop.block<1024, x>}
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 1024 elements a program; 4 warps; lanes access neighbours in 4000000 of 4000000 bytes {{\[}}@expected]
loop.kernel @expected(%x: memref<?xf32>, %n: index) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to %n attributes {expected = 1000000 : i64} {
    loop.store %z, %x[%i] : f32, memref<?xf32>
  }
}

// -----

/// Other programs may have written what one reads: there is one alone.
// CHECK-LABEL: loop.kernel @overwritten(
// CHECK:         loop.parallel %i = 0 to 8192 attributes {block = #loop.block<{{[0-9]+}}>}
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: rows of 8192, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 32768 of 32772 bytes {{\[}}@overwritten]
loop.kernel @overwritten(%x: memref<8192xf32>) {
  %first = loop.load %x[0] : memref<8192xf32> -> f32
  loop.parallel %i = 0 to 8192 {
    loop.store %first, %x[%i] : f32, memref<8192xf32>
  }
}

// -----

/// Few long rows are shared among programs, each of which makes the short reduction for itself.
// CHECK-LABEL: loop.kernel @shared_rows(
// CHECK:         loop.parallel %i = 0 to 16 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.reduce <maximum> %r = 0 to 10 : f32 attributes {block = #loop.block<16>} {
// CHECK:           loop.parallel %j = 0 to 100000 attributes {block = #loop.block<1024, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 1024 elements a program of 1600000 in all; 4 warps; lanes access neighbours in 12800640 of 12800640 bytes {{\[}}@shared_rows]
loop.kernel @shared_rows(%m: memref<160xf32>, %x: memref<1600000xf32>, %y: memref<1600000xf32>) {
  loop.parallel %i = 0 to 16 {
    %s = loop.reduce <maximum> %r = 0 to 10 : f32 {
      %e = loop.load %m[%i * 10 + %r] : memref<160xf32> -> f32
      loop.yield %e : f32
    }
    loop.parallel %j = 0 to 100000 {
      %e = loop.load %x[%i * 100000 + %j] : memref<1600000xf32> -> f32
      %d = arith.subf %e, %s : f32
      loop.store %d, %y[%i * 100000 + %j] : f32, memref<1600000xf32>
    }
  }
}

/// Windows, here of 17 elements, need registers: the tile is smaller.
// CHECK-LABEL: loop.kernel @transpose_of_windows(
// CHECK-SAME:    warps = 4
// CHECK:         loop.parallel %{{.*}} = 0 to 4096 attributes {block = #loop.block<32, y>} {
// CHECK-NEXT:      loop.parallel %{{.*}} = 0 to 4096 attributes {block = #loop.block<32, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: a tile of 32x32 is transposed in each program; 4 warps; lanes access neighbours in 1140850688 of 1140850688 bytes {{\[}}@transpose_of_windows]
loop.kernel @transpose_of_windows(%x: memref<16842752xf32>, %y: memref<16777216xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 4096 {
      %v0 = loop.load %x[%j * 4096 + %i] : memref<16842752xf32> -> f32
      %v1 = loop.load %x[%j * 4096 + %i + 4096] : memref<16842752xf32> -> f32
      %s1 = arith.addf %v0, %v1 : f32
      %v2 = loop.load %x[%j * 4096 + %i + 8192] : memref<16842752xf32> -> f32
      %s2 = arith.addf %s1, %v2 : f32
      %v3 = loop.load %x[%j * 4096 + %i + 12288] : memref<16842752xf32> -> f32
      %s3 = arith.addf %s2, %v3 : f32
      %v4 = loop.load %x[%j * 4096 + %i + 16384] : memref<16842752xf32> -> f32
      %s4 = arith.addf %s3, %v4 : f32
      %v5 = loop.load %x[%j * 4096 + %i + 20480] : memref<16842752xf32> -> f32
      %s5 = arith.addf %s4, %v5 : f32
      %v6 = loop.load %x[%j * 4096 + %i + 24576] : memref<16842752xf32> -> f32
      %s6 = arith.addf %s5, %v6 : f32
      %v7 = loop.load %x[%j * 4096 + %i + 28672] : memref<16842752xf32> -> f32
      %s7 = arith.addf %s6, %v7 : f32
      %v8 = loop.load %x[%j * 4096 + %i + 32768] : memref<16842752xf32> -> f32
      %s8 = arith.addf %s7, %v8 : f32
      %v9 = loop.load %x[%j * 4096 + %i + 36864] : memref<16842752xf32> -> f32
      %s9 = arith.addf %s8, %v9 : f32
      %v10 = loop.load %x[%j * 4096 + %i + 40960] : memref<16842752xf32> -> f32
      %s10 = arith.addf %s9, %v10 : f32
      %v11 = loop.load %x[%j * 4096 + %i + 45056] : memref<16842752xf32> -> f32
      %s11 = arith.addf %s10, %v11 : f32
      %v12 = loop.load %x[%j * 4096 + %i + 49152] : memref<16842752xf32> -> f32
      %s12 = arith.addf %s11, %v12 : f32
      %v13 = loop.load %x[%j * 4096 + %i + 53248] : memref<16842752xf32> -> f32
      %s13 = arith.addf %s12, %v13 : f32
      %v14 = loop.load %x[%j * 4096 + %i + 57344] : memref<16842752xf32> -> f32
      %s14 = arith.addf %s13, %v14 : f32
      %v15 = loop.load %x[%j * 4096 + %i + 61440] : memref<16842752xf32> -> f32
      %s15 = arith.addf %s14, %v15 : f32
      loop.store %s15, %y[%i * 4096 + %j] : f32, memref<16777216xf32>
    }
  }
}

/// Where computing takes longer than memory, threads have few elements each.
// CHECK-LABEL: loop.kernel @heavy(
// CHECK-SAME:    warps = 8 : i64
// CHECK:         loop.parallel %{{.*}} = 0 to 1048576 attributes {block = #loop.block<512, x>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 512 elements a program of 1048576 in all; 8 warps; lanes access neighbours in 8388608 of 8388608 bytes {{\[}}@heavy]
loop.kernel @heavy(%x: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1048576 {
    %a = loop.load %x[%i] : memref<1048576xf32> -> f32
    %b = math.sin %a : f32
    %c = math.sin %b : f32
    %d = math.cos %c : f32
    %e = math.cos %d : f32
    %f = math.exp %e : f32
    %g = math.sin %f : f32
    %h = math.sin %g : f32
    loop.store %h, %y[%i] : f32, memref<1048576xf32>
  }
}

/// Programs that walk rows: lanes for the columns, and for what is reduced of a row.
// CHECK-LABEL: loop.kernel @walk(
// CHECK-SAME:    attributes {warps = 4 : i64, stages = 1 : i64} {
// CHECK-NEXT:    loop.parallel %c = 0 to 128 attributes {block = #loop.block<1, x>} {
// CHECK-NEXT:      loop.parallel %j = 0 to 1000 attributes {block = #loop.block<1024>} {
// CHECK-NEXT:        loop.reduce <add> %r = 0 to 8 : f32 attributes {row_walk} {
// CHECK-NEXT:          loop.reduce <add> %k = 0 to 1000 : f32 attributes {block = #loop.block<1024>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 8 rows of 1000, one after the other, and a sum for each column; 4 warps; lanes access neighbours in 12800000 of 12800000 bytes {{\[}}@walk]
loop.kernel @walk(%x: memref<1048576xf32>, %y: memref<1048576xf32>, %p: memref<524288xf32>) {
  loop.parallel %c = 0 to 128 {
    loop.parallel %j = 0 to 1000 {
      %s = loop.reduce <add> %r = 0 to 8 : f32 attributes {row_walk} {
        %m = loop.reduce <add> %k = 0 to 1000 : f32 {
          %0 = loop.load %x[%c * 8000 + %r * 1000 + %k] : memref<1048576xf32> -> f32
          loop.yield %0 : f32
        }
        %1 = loop.load %x[%c * 8000 + %j + %r * 1000] : memref<1048576xf32> -> f32
        %2 = arith.subf %1, %m : f32
        loop.store %2, %y[%c * 8000 + %j + %r * 1000] : f32, memref<1048576xf32>
        loop.yield %2 : f32
      }
      loop.store %s, %p[%c * 1000 + %j] : f32, memref<524288xf32>
    }
  }
}

/// Where rows are not reduced, programs are for some of the columns, as if nothing were stored of the rows.
// CHECK-LABEL: loop.kernel @walk_elements(
// CHECK-NEXT:    loop.parallel %c = 0 to 16 attributes {block = #loop.block<1, y>} {
// CHECK-NEXT:      loop.parallel %j = 0 to 1024 attributes {block = #loop.block<32, x>} {
// CHECK-NEXT:        loop.reduce <add> %r = 0 to 64 : f32 attributes {block = #loop.block<32>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: 32 columns a program, 32 rows at a time; 4 warps; lanes access neighbours in 8454144 of 8454144 bytes {{\[}}@walk_elements]
loop.kernel @walk_elements(%x: memref<1048576xf32>, %y: memref<1048576xf32>, %p: memref<16384xf32>) {
  loop.parallel %c = 0 to 16 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %r = 0 to 64 : f32 {
        %1 = loop.load %x[%c * 65536 + %j + %r * 1024] : memref<1048576xf32> -> f32
        %2 = arith.negf %1 : f32
        loop.store %2, %y[%c * 65536 + %j + %r * 1024] : f32, memref<1048576xf32>
        loop.yield %2 : f32
      }
      loop.store %s, %p[%c * 1024 + %j] : f32, memref<16384xf32>
    }
  }
}

/// The rows of a loss are lanes, as the few classes of each are: else the one program would take row after row. There are
/// warps for all of them.
// CHECK-LABEL: loop.kernel @rows_of_few_classes(
// CHECK-SAME:    warps = 4 : i64
// CHECK:         loop.reduce <add> %{{.*}} = 0 to 128 : f32 attributes {block = #loop.block<128>} {
// CHECK-NEXT:      loop.reduce <maximum> %{{.*}} = 0 to 10 : f32 attributes {block = #loop.block<16>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: rows of 128, at once, 1 row a program; 4 warps; lanes access neighbours in 5120 of 5124 bytes {{\[}}@rows_of_few_classes]
loop.kernel @rows_of_few_classes(%x: memref<1280xf32>, %y: memref<1xf32>) {
  %0 = loop.reduce <add> %r = 0 to 128 : f32 {
    %1 = loop.reduce <maximum> %c = 0 to 10 : f32 {
      %2 = loop.load %x[%r * 10 + %c] : memref<1280xf32> -> f32
      loop.yield %2 : f32
    }
    loop.yield %1 : f32
  }
  loop.store %0, %y[0] : f32, memref<1xf32>
}

/// Short rows inside of a long reduction are lanes together with it, as many at a time as registers hold.
// CHECK-LABEL: loop.kernel @sum_of_short_rows(
// CHECK-SAME:    warps = 16
// CHECK-NEXT:    loop.reduce <add> %r = 0 to 5000 : f32 attributes {block = #loop.block<256>} {
// CHECK-NEXT:      loop.reduce <maximum> %{{.*}} = 0 to 10 : f32 attributes {block = #loop.block<16>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: rows of 5000, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 200000 of 200004 bytes {{\[}}@sum_of_short_rows]
loop.kernel @sum_of_short_rows(%x: memref<50000xf32>, %y: memref<1xf32>) {
  %s = loop.reduce <add> %r = 0 to 5000 : f32 {
    %m = loop.reduce <maximum> %c = 0 to 10 : f32 {
      %v = loop.load %x[%r * 10 + %c] : memref<50000xf32> -> f32
      loop.yield %v : f32
    }
    %e = math.exp %m : f32
    loop.yield %e : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// The lanes of a repeated sum are in the sum, though neighbours are an unknown number of elements apart.
// CHECK-LABEL: loop.kernel @repeated_sum(
// CHECK:         loop.reduce <add> %r = 0 to %m : f32 {
// CHECK-NEXT:      loop.reduce <add> %{{.*}} = 0 to %n : f32 attributes {block = #loop.block<4096>} {
// REMARK-DAG: map-to-blocks.mlir:[[# @LINE + 1]]:1: map-to-blocks: rows of unknown length, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 0 of 16388 bytes {{\[}}@repeated_sum]
loop.kernel @repeated_sum(%x: memref<?xf32>, %y: memref<1xf32>, %m: index, %n: index, %step: index) {
  %s = loop.reduce <add> %r = 0 to %m : f32 {
    %p = loop.reduce <add> %c = 0 to %n : f32 {
      %v = loop.load %x[%c * %step] : memref<?xf32> -> f32
      loop.yield %v : f32
    }
    loop.yield %p : f32
  }
  loop.store %s, %y[0] : f32, memref<1xf32>
}

/// Rows that registers hold in parts do not make a longer loop beside them longer than the warps of a program can take.
// CHECK-LABEL: loop.kernel @longer_than_what_is_held(
// CHECK-SAME:    warps = 16 : i64
// CHECK:           loop.reduce <add> %r = 0 to 8 : f32 attributes {residency = #loop.residency<in_parts>, block = #loop.block<8>} {
// CHECK:           loop.parallel %{{.*}} = 0 to 131072 attributes {residency = #loop.residency<in_parts>, block = #loop.block<4096>} {
loop.kernel @longer_than_what_is_held(%a: memref<4096xf32>, %x: memref<67108864xf32>, %y: memref<67108864xf32>) {
  loop.parallel %i = 0 to 512 {
    %s = loop.reduce <add> %r = 0 to 8 : f32 attributes {residency = #loop.residency<in_parts>} {
      %1 = loop.load %a[%i * 8 + %r] : memref<4096xf32> -> f32
      loop.yield %1 : f32
    }
    loop.parallel %j = 0 to 131072 attributes {residency = #loop.residency<in_parts>} {
      %2 = loop.load %x[%i * 131072 + %j] : memref<67108864xf32> -> f32
      %3 = arith.subf %2, %s : f32
      loop.store %3, %y[%i * 131072 + %j] : f32, memref<67108864xf32>
    }
  }
}
