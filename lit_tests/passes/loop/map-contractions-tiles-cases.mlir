// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-contractions --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s

/// The smallest products of two bytes, of few rows or columns, and of one byte, for which each tile is chosen.

loop.kernel @halves_129_12288(%x: memref<132096xbf16>, %w: memref<12582912xbf16>, %y: memref<1585152xf32>) {
  loop.parallel %i = 0 to 129 {
    loop.parallel %j = 0 to 12288 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<132096xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<12582912xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 12288 + %j] : f32, memref<1585152xf32>
    }
  }
}

loop.kernel @halves_2048_1100(%x: memref<2097152xbf16>, %w: memref<1126400xbf16>, %y: memref<2252800xf32>) {
  loop.parallel %i = 0 to 2048 {
    loop.parallel %j = 0 to 1100 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<2097152xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<1126400xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1100 + %j] : f32, memref<2252800xf32>
    }
  }
}

loop.kernel @halves_129_6144(%x: memref<132096xbf16>, %w: memref<6291456xbf16>, %y: memref<792576xf32>) {
  loop.parallel %i = 0 to 129 {
    loop.parallel %j = 0 to 6144 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<132096xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<6291456xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 6144 + %j] : f32, memref<792576xf32>
    }
  }
}

loop.kernel @halves_100_5120(%x: memref<102400xbf16>, %w: memref<5242880xbf16>, %y: memref<512000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 5120 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<102400xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<5242880xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 5120 + %j] : f32, memref<512000xf32>
    }
  }
}

loop.kernel @halves_4096_129(%x: memref<4194304xbf16>, %w: memref<132096xbf16>, %y: memref<528384xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 129 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<4194304xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<132096xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 129 + %j] : f32, memref<528384xf32>
    }
  }
}

loop.kernel @halves_100_2560(%x: memref<102400xbf16>, %w: memref<2621440xbf16>, %y: memref<256000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 2560 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<102400xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<2621440xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 2560 + %j] : f32, memref<256000xf32>
    }
  }
}

loop.kernel @halves_64_64(%x: memref<65536xbf16>, %w: memref<65536xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<65536xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

loop.kernel @halves_129_64(%x: memref<132096xbf16>, %w: memref<65536xbf16>, %y: memref<8256xf32>) {
  loop.parallel %i = 0 to 129 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<132096xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<8256xf32>
    }
  }
}

loop.kernel @few_rows_8_5120(%x: memref<8192xbf16>, %w: memref<5242880xbf16>, %y: memref<40960xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 5120 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<8192xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<5242880xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 5120 + %j] : f32, memref<40960xf32>
    }
  }
}

loop.kernel @few_rows_8_64(%x: memref<8192xbf16>, %w: memref<65536xbf16>, %y: memref<512xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<8192xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<65536xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<512xf32>
    }
  }
}

loop.kernel @few_rows_8_16384(%x: memref<8192xbf16>, %w: memref<16777216xbf16>, %y: memref<131072xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 16384 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<8192xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<16777216xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16384 + %j] : f32, memref<131072xf32>
    }
  }
}

loop.kernel @few_columns_5120_8(%x: memref<5242880xbf16>, %w: memref<8192xbf16>, %y: memref<40960xf32>) {
  loop.parallel %i = 0 to 5120 {
    loop.parallel %j = 0 to 8 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<5242880xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<8192xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 8 + %j] : f32, memref<40960xf32>
    }
  }
}

loop.kernel @few_columns_64_8(%x: memref<65536xbf16>, %w: memref<8192xbf16>, %y: memref<512xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 8 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<65536xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<8192xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 8 + %j] : f32, memref<512xf32>
    }
  }
}

loop.kernel @few_columns_16384_8(%x: memref<16777216xbf16>, %w: memref<8192xbf16>, %y: memref<131072xf32>) {
  loop.parallel %i = 0 to 16384 {
    loop.parallel %j = 0 to 8 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<16777216xbf16> -> bf16
        %a = arith.extf %x_a : bf16 to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<8192xbf16> -> bf16
        %b = arith.extf %w_b : bf16 to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 8 + %j] : f32, memref<131072xf32>
    }
  }
}

loop.kernel @bytes_129_6144(%x: memref<132096xi8>, %w: memref<6291456xi8>, %y: memref<792576xf32>) {
  loop.parallel %i = 0 to 129 {
    loop.parallel %j = 0 to 6144 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<132096xi8> -> i8
        %x_a_1 = arith.bitcast %x_a : i8 to f8E4M3FN
        %a = arith.extf %x_a_1 : f8E4M3FN to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<6291456xi8> -> i8
        %w_b_1 = arith.bitcast %w_b : i8 to f8E4M3FN
        %b = arith.extf %w_b_1 : f8E4M3FN to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 6144 + %j] : f32, memref<792576xf32>
    }
  }
}

loop.kernel @bytes_129_11008(%x: memref<132096xi8>, %w: memref<11272192xi8>, %y: memref<1420032xf32>) {
  loop.parallel %i = 0 to 129 {
    loop.parallel %j = 0 to 11008 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<132096xi8> -> i8
        %x_a_1 = arith.bitcast %x_a : i8 to f8E4M3FN
        %a = arith.extf %x_a_1 : f8E4M3FN to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<11272192xi8> -> i8
        %w_b_1 = arith.bitcast %w_b : i8 to f8E4M3FN
        %b = arith.extf %w_b_1 : f8E4M3FN to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 11008 + %j] : f32, memref<1420032xf32>
    }
  }
}

loop.kernel @bytes_100_5120(%x: memref<102400xi8>, %w: memref<5242880xi8>, %y: memref<512000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 5120 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<102400xi8> -> i8
        %x_a_1 = arith.bitcast %x_a : i8 to f8E4M3FN
        %a = arith.extf %x_a_1 : f8E4M3FN to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<5242880xi8> -> i8
        %w_b_1 = arith.bitcast %w_b : i8 to f8E4M3FN
        %b = arith.extf %w_b_1 : f8E4M3FN to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 5120 + %j] : f32, memref<512000xf32>
    }
  }
}

loop.kernel @bytes_4096_129(%x: memref<4194304xi8>, %w: memref<132096xi8>, %y: memref<528384xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 129 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<4194304xi8> -> i8
        %x_a_1 = arith.bitcast %x_a : i8 to f8E4M3FN
        %a = arith.extf %x_a_1 : f8E4M3FN to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<132096xi8> -> i8
        %w_b_1 = arith.bitcast %w_b : i8 to f8E4M3FN
        %b = arith.extf %w_b_1 : f8E4M3FN to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 129 + %j] : f32, memref<528384xf32>
    }
  }
}

loop.kernel @bytes_100_2560(%x: memref<102400xi8>, %w: memref<2621440xi8>, %y: memref<256000xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 2560 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<102400xi8> -> i8
        %x_a_1 = arith.bitcast %x_a : i8 to f8E4M3FN
        %a = arith.extf %x_a_1 : f8E4M3FN to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<2621440xi8> -> i8
        %w_b_1 = arith.bitcast %w_b : i8 to f8E4M3FN
        %b = arith.extf %w_b_1 : f8E4M3FN to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 2560 + %j] : f32, memref<256000xf32>
    }
  }
}

loop.kernel @bytes_64_64(%x: memref<65536xi8>, %w: memref<65536xi8>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<65536xi8> -> i8
        %x_a_1 = arith.bitcast %x_a : i8 to f8E4M3FN
        %a = arith.extf %x_a_1 : f8E4M3FN to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<65536xi8> -> i8
        %w_b_1 = arith.bitcast %w_b : i8 to f8E4M3FN
        %b = arith.extf %w_b_1 : f8E4M3FN to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}

loop.kernel @bytes_129_64(%x: memref<132096xi8>, %w: memref<65536xi8>, %y: memref<8256xf32>) {
  loop.parallel %i = 0 to 129 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %x_a = loop.load %x[%i * 1024 + %k] : memref<132096xi8> -> i8
        %x_a_1 = arith.bitcast %x_a : i8 to f8E4M3FN
        %a = arith.extf %x_a_1 : f8E4M3FN to f32
        %w_b = loop.load %w[%j * 1024 + %k] : memref<65536xi8> -> i8
        %w_b_1 = arith.bitcast %w_b : i8 to f8E4M3FN
        %b = arith.extf %w_b_1 : f8E4M3FN to f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<8256xf32>
    }
  }
}

// CHECK:       {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x256, 64 terms at a time; 8 warps, 4 stages; for a term as long as 57344 multiply-adds, with the next tile 57344 [@halves_129_12288]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 256x128, 64 terms at a time; 8 warps, 3 stages; for a term as long as 57344 multiply-adds, with the next tile 57344 [@halves_2048_1100]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x128, 64 terms at a time; 8 warps, 4 stages; for a term as long as 32768 multiply-adds, with the next tile 32768 [@halves_129_6144]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x128, 64 terms at a time; 4 warps, 4 stages; for a term as long as 20480 multiply-adds, with the next tile 20480 [@halves_100_5120]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x64, 64 terms at a time; 4 warps, 4 stages; for a term as long as 20480 multiply-adds, with the next tile 20480 [@halves_4096_129]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 64 terms at a time; 4 warps, 4 stages; for a term as long as 12288 multiply-adds, with the next tile 16384 [@halves_100_2560]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@halves_64_64]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x64, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@halves_129_64]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x64, 128 terms at a time; 4 warps, 4 stages; for a term as long as 6144 multiply-adds, with the next tile 7168 [@few_rows_8_5120]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@few_rows_8_64]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x128, 128 terms at a time; 4 warps, 3 stages; for a term as long as 11264 multiply-adds, with the next tile 12288 [@few_rows_8_16384]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x16, 128 terms at a time; 4 warps, 4 stages; for a term as long as 6144 multiply-adds, with the next tile 7168 [@few_columns_5120_8]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x16, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@few_columns_64_8]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x16, 128 terms at a time; 4 warps, 3 stages; for a term as long as 11264 multiply-adds, with the next tile 12288 [@few_columns_16384_8]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x128, 128 terms at a time; 8 warps, 4 stages; for a term as long as 32768 multiply-adds, with the next tile 32768 [@bytes_129_6144]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x256, 128 terms at a time; 8 warps, 4 stages; for a term as long as 36864 multiply-adds, with the next tile 40960 [@bytes_129_11008]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x128, 128 terms at a time; 4 warps, 4 stages; for a term as long as 20480 multiply-adds, with the next tile 20480 [@bytes_100_5120]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x64, 128 terms at a time; 4 warps, 4 stages; for a term as long as 20480 multiply-adds, with the next tile 20480 [@bytes_4096_129]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 128 terms at a time; 4 warps, 4 stages; for a term as long as 12288 multiply-adds, with the next tile 16384 [@bytes_100_2560]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@bytes_64_64]
// CHECK-NEXT:  {{.*}}map-contractions-tiles-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x64, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@bytes_129_64]
