// RUN: stepwell-opt %s -p map-contractions --machine=h100 --split-input-file | filecheck %s
// RUN: stepwell-opt %s -p map-contractions --machine=h100 --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK
// RUN: stepwell-opt %s -p "map-contractions,coalesce-loops{for-lanes=true},fuse-reductions,map-to-blocks" --machine=h100 --split-input-file | filecheck %s --check-prefix=MAPPED
// RUN: stepwell-opt %s -p "map-contractions{tile=32,64,16,8,2,4}" --split-input-file | filecheck %s --check-prefix=GIVEN
// RUN: stepwell-opt %s -p map-contractions "--machine=h100{shared=4KiB}" --split-input-file --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=SMALL
// RUN: not stepwell-opt %s -p "map-contractions{tile=32,64}" 2>&1 | filecheck %s --check-prefix=REFUSED
// RUN: stepwell-opt %s -p map-contractions --split-input-file --rewrite-limit 0 --print-ir-after-change -o /dev/null 2>&1 \
// RUN:   | filecheck %s --check-prefix=FORBIDDEN --allow-empty
// RUN: stepwell passes map-contractions | filecheck %s --check-prefix=OPTIONS

// FORBIDDEN-NOT: {{.}}
// OPTIONS:      options:
// OPTIONS-NEXT:   tile: a list, each element an integer (default ())
// OPTIONS-NEXT:   small: an integer (default 262144)
// OPTIONS-NEXT:   imprecise-terms: an integer (default 128)

// REFUSED: error: pass 'map-contractions': a tile has rows, columns, terms, warps, stages, and perhaps programs of a group

/// Rows and columns are programs, terms are lanes; nothing changes what is mapped.
// CHECK-LABEL: loop.kernel @mm_relu(
// CHECK-SAME:    attributes {warps = 4 : i64, stages = 4 : i64, grouped = 8 : i64} {
// CHECK-NEXT:    loop.parallel %i = 0 to 256 attributes {block = #loop.block<64, x>} {
// CHECK-NEXT:      loop.parallel %j = 0 to 256 attributes {block = #loop.block<32, y>} {
// CHECK-NEXT:        loop.reduce <add> %k = 0 to 256 : f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// MAPPED-LABEL: loop.kernel @mm_relu(
// MAPPED-SAME:    attributes {warps = 4 : i64, stages = 4 : i64, grouped = 8 : i64} {
// MAPPED:         block = #loop.block<64, x>
// MAPPED:         block = #loop.block<32, y>
// MAPPED:         block = #loop.block<128>, dot = "ieee"
// GIVEN-LABEL: loop.kernel @mm_relu(
// GIVEN-SAME:    attributes {warps = 8 : i64, stages = 2 : i64, grouped = 4 : i64} {
// GIVEN:         block = #loop.block<32, x>
// GIVEN:         block = #loop.block<64, y>
// GIVEN:         block = #loop.block<16>, dot = "ieee"
// SMALL: map-contractions: not mapped to products of blocks: shared memory is too small {{\[}}@mm_relu]
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 {{\[}}@mm_relu]
loop.kernel @mm_relu(%x: memref<65536xbf16>, %w: memref<65536xbf16>, %y: memref<65536xbf16>) {
  loop.parallel %i = 0 to 256 {
    loop.parallel %j = 0 to 256 {
      %s = loop.reduce <add> %k = 0 to 256 : f32 {
        %a = loop.load %x[%i * 256 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%k * 256 + %j] : memref<65536xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      %z = arith.constant 0.0 : f32
      %r = arith.maximumf %s, %z : f32
      %t = arith.truncf %r : f32 to bf16
      loop.store %t, %y[%i * 256 + %j] : bf16, memref<65536xbf16>
    }
  }
}

// -----

/// The two loops over rows are one, and so are those over columns, however they are nested.
// CHECK-LABEL: loop.kernel @heads(
// CHECK:         loop.parallel %[[ROW:.*]] = 0 to 264 attributes {block = #loop.block<{{[0-9]+}}, x>} {
// CHECK-NEXT:      loop.parallel %[[COLUMN:.*]] = 0 to 384 attributes {block = #loop.block<{{[0-9]+}}, y>} {
// CHECK-NEXT:        loop.reduce
// CHECK-NEXT:          loop.load %x[%[[ROW]] * 64 + %r]
// CHECK-NEXT:          loop.load %w[%[[COLUMN]] * 64 + %r]
// CHECK:             loop.store %{{.*}}, %y[(%[[ROW]] floordiv 33) * 12672 + (%[[ROW]] mod 33) * 32 + (%[[COLUMN]] floordiv 32) * 1056 + %[[COLUMN]] mod 32]
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: blocks of 32x64, 64 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 {{\[}}@heads]
loop.kernel @heads(%x: memref<16896xf16>, %w: memref<24576xf16>, %y: memref<101376xf32>) {
  loop.parallel %b = 0 to 8 {
    loop.parallel %h = 0 to 12 {
      loop.parallel %i = 0 to 33 {
        loop.parallel %j = 0 to 32 {
          %s = loop.reduce <add> %r = 0 to 64 : f32 {
            %a = loop.load %x[%b * 2112 + %i * 64 + %r] : memref<16896xf16> -> f16
            %c = loop.load %w[%h * 2048 + %j * 64 + %r] : memref<24576xf16> -> f16
            %d = arith.extf %a : f16 to f32
            %e = arith.extf %c : f16 to f32
            %p = arith.mulf %d, %e fastmath<contract> : f32
            loop.yield %p : f32
          }
          loop.store %s, %y[%b * 12672 + %h * 1056 + %i * 32 + %j] : f32, memref<101376xf32>
        }
      }
    }
  }
}

// -----

/// The matrices of a batch are programs of their own; f32 is rounded to tf32 where the module allows it.
// CHECK-LABEL: loop.kernel @batch(
// CHECK:         loop.parallel %{{.*}} = 0 to 6 attributes {block = #loop.block<1, z>} {
// CHECK:           loop.parallel %{{.*}} = 0 to 64 attributes {block = #loop.block<{{[0-9]+}}, x>} {
// CHECK:             loop.parallel %{{.*}} = 0 to 64 attributes {block = #loop.block<{{[0-9]+}}, y>} {
// CHECK:               attributes {block = #loop.block<64>, dot = "tf32"}
builtin.module attributes {stepwell.target = "cuda", stepwell.float32_products = "tf32"} {
  // REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:3: map-contractions: blocks of 64x32, 64 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 {{\[}}@batch]
  loop.kernel @batch(%x: memref<24576xf32>, %w: memref<24576xf32>, %y: memref<24576xf32>) {
    loop.parallel %b = 0 to 2 {
      loop.parallel %c = 0 to 3 {
        loop.parallel %i = 0 to 64 {
          loop.parallel %j = 0 to 64 {
            %s = loop.reduce <add> %k = 0 to 64 : f32 {
              %a = loop.load %x[%b * 12288 + %c * 4096 + %i * 64 + %k] : memref<24576xf32> -> f32
              %d = loop.load %w[%b * 12288 + %c * 4096 + %j * 64 + %k] : memref<24576xf32> -> f32
              %p = arith.mulf %a, %d fastmath<contract> : f32
              loop.yield %p : f32
            }
            loop.store %s, %y[%b * 12288 + %c * 4096 + %i * 64 + %j] : f32, memref<24576xf32>
          }
        }
      }
    }
  }
}

// -----

/// f32 keeps its precision where the module does not say otherwise, and a small product is not worth it then.
// CHECK-LABEL: loop.kernel @small(
// CHECK-NOT:     dot =
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: not mapped to products of blocks: it is small, and f32 keeps its precision {{\[}}@small]
loop.kernel @small(%x: memref<4096xf32>, %w: memref<4096xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<4096xf32> -> f32
        %d = loop.load %w[%j * 64 + %k] : memref<4096xf32> -> f32
        %p = arith.mulf %a, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// -----

/// A reduction of something else keeps a kernel from being mapped, and so do few rows, strict numerics and a product
/// with a vector.
// CHECK-LABEL: loop.kernel @other(
// CHECK-NOT:     dot =
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: not mapped to products of blocks: it has other loops too {{\[}}@other]
loop.kernel @other(%x: memref<4096xbf16>, %w: memref<4096xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<4096xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%j * 64 + %k] : memref<4096xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.parallel %l = 0 to 1 {
        loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
      }
    }
  }
}

// CHECK-LABEL: loop.kernel @thin(
// CHECK-NOT:     dot =
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: not mapped to products of blocks: it is thin {{\[}}@thin]
loop.kernel @thin(%x: memref<256xbf16>, %w: memref<4096xbf16>, %y: memref<256xf32>) {
  loop.parallel %i = 0 to 4 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<256xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%j * 64 + %k] : memref<4096xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<256xf32>
    }
  }
}

// CHECK-LABEL: loop.kernel @vector(
// CHECK-NOT:     dot =
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: not mapped to products of blocks: its factors do not vary over rows and over columns {{\[}}@vector]
loop.kernel @vector(%x: memref<64xbf16>, %w: memref<262144xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%k] : memref<64xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%i * 4096 + %j * 64 + %k] : memref<262144xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// -----

// CHECK-LABEL: loop.kernel @strict(
// CHECK-NOT:     dot =
builtin.module attributes {stepwell.target = "cuda", stepwell.numerics = "strict"} {
  loop.kernel @strict(%x: memref<4096xbf16>, %w: memref<4096xbf16>, %y: memref<4096xf32>) {
    loop.parallel %i = 0 to 64 {
      loop.parallel %j = 0 to 64 {
        %s = loop.reduce <add> %k = 0 to 64 : f32 {
          %a = loop.load %x[%i * 64 + %k] : memref<4096xbf16> -> bf16
          %b = arith.extf %a : bf16 to f32
          %c = loop.load %w[%j * 64 + %k] : memref<4096xbf16> -> bf16
          %d = arith.extf %c : bf16 to f32
          %p = arith.mulf %b, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
      }
    }
  }
}

// -----

/// What is stored for each row is not computed again for each column, so that loops that are not nested one directly in
/// the other stay.
// CHECK-LABEL: loop.kernel @row_stored(
// CHECK-NOT:     dot =
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: not mapped to products of blocks: loop.store before the inner loop would be done in each iteration of it {{\[}}@row_stored]
loop.kernel @row_stored(%x: memref<4096xbf16>, %w: memref<4096xbf16>, %y: memref<4096xf32>, %z: memref<64xbf16>) {
  loop.parallel %i = 0 to 64 {
    %f = loop.load %x[%i * 64] : memref<4096xbf16> -> bf16
    loop.store %f, %z[%i] : bf16, memref<64xbf16>
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<4096xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%j * 64 + %k] : memref<4096xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

// -----

/// Sums over the same terms are one loop, which loads the factor that they share once; what else is computed of them is
/// loaded behind it.
// CHECK-LABEL: loop.kernel @gated(
// CHECK:         loop.parallel %i = 0 to 256 attributes {block = #loop.block<{{[0-9]+}}, x>} {
// CHECK-NEXT:      loop.parallel %j = 0 to 512 attributes {block = #loop.block<{{[0-9]+}}, y>} {
// CHECK-NEXT:        %s, %t = loop.reduce <add, add> %k = 0 to 256 : f32, f32 attributes {block = #loop.block<128>, dot = "ieee"} {
// CHECK-NEXT:          loop.load %x[
// CHECK-NEXT:          %b = arith.extf
// CHECK-NEXT:          loop.load %w[
// CHECK-NEXT:          arith.extf
// CHECK-NEXT:          %p = arith.mulf %b,
// CHECK-NEXT:          loop.load %v[
// CHECK-NEXT:          arith.extf
// CHECK-NEXT:          %[[Q:.*]] = arith.mulf %b,
// CHECK-NEXT:          loop.yield %p, %[[Q]]
// CHECK:             loop.load %r[
// CHECK-NEXT:        arith.maximumf
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 {{\[}}@gated]
loop.kernel @gated(%x: memref<65536xbf16>, %w: memref<131072xbf16>, %v: memref<131072xbf16>, %r: memref<131072xf32>, %y: memref<131072xf32>) {
  %z = arith.constant 0.0 : f32
  loop.parallel %i = 0 to 256 {
    loop.parallel %j = 0 to 512 {
      %n = loop.load %r[%i * 512 + %j] : memref<131072xf32> -> f32
      %o = arith.maximumf %n, %z : f32
      %s = loop.reduce <add> %k = 0 to 256 : f32 {
        %a = loop.load %x[%i * 256 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %w[%j * 256 + %k] : memref<131072xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      %m = arith.maximumf %s, %o : f32
      %t = loop.reduce <add> %l = 0 to 256 : f32 {
        %a = loop.load %x[%i * 256 + %l] : memref<65536xbf16> -> bf16
        %b = arith.extf %a : bf16 to f32
        %c = loop.load %v[%j * 256 + %l] : memref<131072xbf16> -> bf16
        %d = arith.extf %c : bf16 to f32
        %p = arith.mulf %b, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      %u = arith.mulf %m, %t : f32
      loop.store %u, %y[%i * 512 + %j] : f32, memref<131072xf32>
    }
  }
}

/// Sums of blocks of terms, which another loop scales and adds up, are computed at once, of eight bits with less
/// precision than that of f32.
// CHECK-LABEL: loop.kernel @blocks(
// CHECK-SAME:    attributes {warps = 4 : i64, stages = 4 : i64, grouped = 8 : i64} {
// CHECK-NEXT:    loop.parallel %i = 0 to 256 attributes {block = #loop.block<64, x>} {
// CHECK-NEXT:      loop.parallel %j = 0 to 512 attributes {block = #loop.block<32, y>} {
// CHECK-NEXT:        %s = loop.reduce <add> %b = 0 to 4 : f32 {
// CHECK-NEXT:          %t = loop.reduce <add> %k = 0 to 128 : f32 attributes {block = #loop.block<128>, dot = "ieee", imprecise_terms = 128 : i64} {
// REMARK-DAG: map-contractions.mlir:[[# @LINE + 1]]:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 {{\[}}@blocks]
loop.kernel @blocks(%x: memref<131072xi8>, %w: memref<262144xi8>, %r: memref<1024xf32>, %y: memref<131072xf32>) {
  loop.parallel %i = 0 to 256 {
    loop.parallel %j = 0 to 512 {
      %s = loop.reduce <add> %b = 0 to 4 : f32 {
        %t = loop.reduce <add> %k = 0 to 128 : f32 {
          %l = loop.load %x[%i * 512 + %b * 128 + %k] : memref<131072xi8> -> i8
          %m = loop.load %w[%j * 512 + %b * 128 + %k] : memref<262144xi8> -> i8
          %a = arith.bitcast %l : i8 to f8E4M3FN
          %c = arith.bitcast %m : i8 to f8E4M3FN
          %e = arith.extf %a : f8E4M3FN to f32
          %f = arith.extf %c : f8E4M3FN to f32
          %p = arith.mulf %e, %f fastmath<contract> : f32
          loop.yield %p : f32
        }
        %u = loop.load %r[%b * 256 + %i] : memref<1024xf32> -> f32
        %v = arith.mulf %t, %u : f32
        loop.yield %v : f32
      }
      loop.store %s, %y[%i * 512 + %j] : f32, memref<131072xf32>
    }
  }
}
