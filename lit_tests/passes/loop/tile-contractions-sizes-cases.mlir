// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p tile-contractions --machine=zen-avx512 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// The tiles of products of many sizes.

loop.kernel @mm_1(%x: memref<64xf32>, %w: memref<1024xf32>, %y: memref<16xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<64xf32> -> f32
        %b = loop.load %w[%k * 16 + %j] : memref<1024xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<16xf32>
    }
  }
}
loop.kernel @mm_2(%x: memref<5000xf32>, %w: memref<80000xf32>, %y: memref<16xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<5000xf32> -> f32
        %b = loop.load %w[%k * 16 + %j] : memref<80000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<16xf32>
    }
  }
}
loop.kernel @mm_3(%x: memref<64xf32>, %w: memref<6400xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<64xf32> -> f32
        %b = loop.load %w[%k * 100 + %j] : memref<6400xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<100xf32>
    }
  }
}
loop.kernel @mm_4(%x: memref<5000xf32>, %w: memref<500000xf32>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<5000xf32> -> f32
        %b = loop.load %w[%k * 100 + %j] : memref<500000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<100xf32>
    }
  }
}
loop.kernel @mm_5(%x: memref<64xf32>, %w: memref<65536xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<64xf32> -> f32
        %b = loop.load %w[%k * 1024 + %j] : memref<65536xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1024xf32>
    }
  }
}
loop.kernel @mm_6(%x: memref<5000xf32>, %w: memref<5120000xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<5000xf32> -> f32
        %b = loop.load %w[%k * 1024 + %j] : memref<5120000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1024xf32>
    }
  }
}
loop.kernel @mm_7(%x: memref<384xf32>, %w: memref<1024xf32>, %y: memref<96xf32>) {
  loop.parallel %i = 0 to 6 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<384xf32> -> f32
        %b = loop.load %w[%k * 16 + %j] : memref<1024xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<96xf32>
    }
  }
}
loop.kernel @mm_8(%x: memref<30000xf32>, %w: memref<80000xf32>, %y: memref<96xf32>) {
  loop.parallel %i = 0 to 6 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<30000xf32> -> f32
        %b = loop.load %w[%k * 16 + %j] : memref<80000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<96xf32>
    }
  }
}
loop.kernel @mm_9(%x: memref<384xf32>, %w: memref<6400xf32>, %y: memref<600xf32>) {
  loop.parallel %i = 0 to 6 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<384xf32> -> f32
        %b = loop.load %w[%k * 100 + %j] : memref<6400xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<600xf32>
    }
  }
}
loop.kernel @mm_10(%x: memref<30000xf32>, %w: memref<500000xf32>, %y: memref<600xf32>) {
  loop.parallel %i = 0 to 6 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<30000xf32> -> f32
        %b = loop.load %w[%k * 100 + %j] : memref<500000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<600xf32>
    }
  }
}
loop.kernel @mm_11(%x: memref<384xf32>, %w: memref<65536xf32>, %y: memref<6144xf32>) {
  loop.parallel %i = 0 to 6 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<384xf32> -> f32
        %b = loop.load %w[%k * 1024 + %j] : memref<65536xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<6144xf32>
    }
  }
}
loop.kernel @mm_12(%x: memref<30000xf32>, %w: memref<5120000xf32>, %y: memref<6144xf32>) {
  loop.parallel %i = 0 to 6 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<30000xf32> -> f32
        %b = loop.load %w[%k * 1024 + %j] : memref<5120000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<6144xf32>
    }
  }
}
loop.kernel @mm_13(%x: memref<4096xf32>, %w: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<4096xf32> -> f32
        %b = loop.load %w[%k * 16 + %j] : memref<1024xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<1024xf32>
    }
  }
}
loop.kernel @mm_14(%x: memref<320000xf32>, %w: memref<80000xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<320000xf32> -> f32
        %b = loop.load %w[%k * 16 + %j] : memref<80000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<1024xf32>
    }
  }
}
loop.kernel @mm_15(%x: memref<4096xf32>, %w: memref<6400xf32>, %y: memref<6400xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<4096xf32> -> f32
        %b = loop.load %w[%k * 100 + %j] : memref<6400xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<6400xf32>
    }
  }
}
loop.kernel @mm_16(%x: memref<320000xf32>, %w: memref<500000xf32>, %y: memref<6400xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<320000xf32> -> f32
        %b = loop.load %w[%k * 100 + %j] : memref<500000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<6400xf32>
    }
  }
}
loop.kernel @mm_17(%x: memref<4096xf32>, %w: memref<65536xf32>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 64 : f32 {
        %a = loop.load %x[%i * 64 + %k] : memref<4096xf32> -> f32
        %b = loop.load %w[%k * 1024 + %j] : memref<65536xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<65536xf32>
    }
  }
}
loop.kernel @mm_18(%x: memref<320000xf32>, %w: memref<5120000xf32>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 5000 : f32 {
        %a = loop.load %x[%i * 5000 + %k] : memref<320000xf32> -> f32
        %b = loop.load %w[%k * 1024 + %j] : memref<5120000xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<65536xf32>
    }
  }
}
loop.kernel @mm_19(%x: memref<1048576xbf16>, %w: memref<1048576xbf16>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1048576xbf16> -> bf16
        %b = loop.load %w[%k * 1024 + %j] : memref<1048576xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @mm_20(%x: memref<1048576xf64>, %w: memref<1048576xf64>, %y: memref<1048576xf64>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f64 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1048576xf64> -> f64
        %b = loop.load %w[%k * 1024 + %j] : memref<1048576xf64> -> f64
        %p = arith.mulf %a, %b fastmath<contract> : f64
        loop.yield %p : f64
      }
      loop.store %s, %y[%i * 1024 + %j] : f64, memref<1048576xf64>
    }
  }
}
loop.kernel @mm_21(%x: memref<1048576xi8>, %w: memref<1048576xi8>, %y: memref<1048576xi32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : i32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1048576xi8> -> i8
        %b = loop.load %w[%k * 1024 + %j] : memref<1048576xi8> -> i8
        %c = arith.extsi %a : i8 to i32
        %d = arith.extsi %b : i8 to i32
        %p = arith.muli %c, %d : i32
        loop.yield %p : i32
      }
      loop.store %s, %y[%i * 1024 + %j] : i32, memref<1048576xi32>
    }
  }
}
loop.kernel @mm_22(%x: memref<1048576xf32>, %w: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%k * 1024 + %i] : memref<1048576xf32> -> f32
        %b = loop.load %w[%k * 1024 + %j] : memref<1048576xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @mm_23(%x: memref<1048576xf32>, %w: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1048576xf32> -> f32
        %b = loop.load %w[%j * 1024 + %k] : memref<1048576xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @mm_24(%x: memref<1048576xf32>, %w: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%k * 1024 + %i] : memref<1048576xf32> -> f32
        %b = loop.load %w[%j * 1024 + %k] : memref<1048576xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @mm_25(%x: memref<1048576xbf16>, %w: memref<1048576xbf16>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1048576xbf16> -> bf16
        %b = loop.load %w[%j * 1024 + %k] : memref<1048576xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @mm_26(%x: memref<8388608xf32>, %w: memref<8388608xf32>, %y: memref<8388608xf32>) {
  loop.parallel %h = 0 to 8 {
    loop.parallel %i = 0 to 1024 {
      loop.parallel %j = 0 to 1024 {
        %s = loop.reduce <add> %k = 0 to 1024 : f32 {
          %a = loop.load %x[%i * 1024 + %k + %h * 1048576] : memref<8388608xf32> -> f32
          %b = loop.load %w[%k * 1024 + %j + %h * 1048576] : memref<8388608xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 1024 + %j + %h * 1048576] : f32, memref<8388608xf32>
      }
    }
  }
}
loop.kernel @mm_27(%x: memref<3145728xf32>, %w: memref<3145728xf32>, %y: memref<3145728xf32>) {
  loop.parallel %h = 0 to 3 {
    loop.parallel %i = 0 to 1024 {
      loop.parallel %j = 0 to 1024 {
        %s = loop.reduce <add> %k = 0 to 1024 : f32 {
          %a = loop.load %x[%i * 1024 + %k + %h * 1048576] : memref<3145728xf32> -> f32
          %b = loop.load %w[%j * 1024 + %k + %h * 1048576] : memref<3145728xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 1024 + %j + %h * 1048576] : f32, memref<3145728xf32>
      }
    }
  }
}
loop.kernel @mm_28(%x: memref<33300xbf16>, %w: memref<25641xbf16>, %y: memref<7700xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 77 {
      %s = loop.reduce <add> %k = 0 to 333 : f32 {
        %a = loop.load %x[%i * 333 + %k] : memref<33300xbf16> -> bf16
        %b = loop.load %w[%k * 77 + %j] : memref<25641xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 77 + %j] : f32, memref<7700xf32>
    }
  }
}
loop.kernel @mm_29(%x: memref<33300xf64>, %w: memref<25641xf64>, %y: memref<7700xf64>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 77 {
      %s = loop.reduce <add> %k = 0 to 333 : f64 {
        %a = loop.load %x[%i * 333 + %k] : memref<33300xf64> -> f64
        %b = loop.load %w[%k * 77 + %j] : memref<25641xf64> -> f64
        %p = arith.mulf %a, %b fastmath<contract> : f64
        loop.yield %p : f64
      }
      loop.store %s, %y[%i * 77 + %j] : f64, memref<7700xf64>
    }
  }
}
loop.kernel @mm_30(%x: memref<33300xi8>, %w: memref<25641xi8>, %y: memref<7700xi32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 77 {
      %s = loop.reduce <add> %k = 0 to 333 : i32 {
        %a = loop.load %x[%i * 333 + %k] : memref<33300xi8> -> i8
        %b = loop.load %w[%k * 77 + %j] : memref<25641xi8> -> i8
        %c = arith.extsi %a : i8 to i32
        %d = arith.extsi %b : i8 to i32
        %p = arith.muli %c, %d : i32
        loop.yield %p : i32
      }
      loop.store %s, %y[%i * 77 + %j] : i32, memref<7700xi32>
    }
  }
}
loop.kernel @mm_31(%x: memref<33300xf32>, %w: memref<25641xf32>, %y: memref<7700xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 77 {
      %s = loop.reduce <add> %k = 0 to 333 : f32 {
        %a = loop.load %x[%k * 100 + %i] : memref<33300xf32> -> f32
        %b = loop.load %w[%k * 77 + %j] : memref<25641xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 77 + %j] : f32, memref<7700xf32>
    }
  }
}
loop.kernel @mm_32(%x: memref<33300xf32>, %w: memref<25641xf32>, %y: memref<7700xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 77 {
      %s = loop.reduce <add> %k = 0 to 333 : f32 {
        %a = loop.load %x[%i * 333 + %k] : memref<33300xf32> -> f32
        %b = loop.load %w[%j * 333 + %k] : memref<25641xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 77 + %j] : f32, memref<7700xf32>
    }
  }
}
loop.kernel @mm_33(%x: memref<33300xf32>, %w: memref<25641xf32>, %y: memref<7700xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 77 {
      %s = loop.reduce <add> %k = 0 to 333 : f32 {
        %a = loop.load %x[%k * 100 + %i] : memref<33300xf32> -> f32
        %b = loop.load %w[%j * 333 + %k] : memref<25641xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 77 + %j] : f32, memref<7700xf32>
    }
  }
}
loop.kernel @mm_34(%x: memref<33300xbf16>, %w: memref<25641xbf16>, %y: memref<7700xf32>) {
  loop.parallel %i = 0 to 100 {
    loop.parallel %j = 0 to 77 {
      %s = loop.reduce <add> %k = 0 to 333 : f32 {
        %a = loop.load %x[%i * 333 + %k] : memref<33300xbf16> -> bf16
        %b = loop.load %w[%j * 333 + %k] : memref<25641xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 77 + %j] : f32, memref<7700xf32>
    }
  }
}
loop.kernel @mm_35(%x: memref<266400xf32>, %w: memref<205128xf32>, %y: memref<61600xf32>) {
  loop.parallel %h = 0 to 8 {
    loop.parallel %i = 0 to 100 {
      loop.parallel %j = 0 to 77 {
        %s = loop.reduce <add> %k = 0 to 333 : f32 {
          %a = loop.load %x[%i * 333 + %k + %h * 33300] : memref<266400xf32> -> f32
          %b = loop.load %w[%k * 77 + %j + %h * 25641] : memref<205128xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 77 + %j + %h * 7700] : f32, memref<61600xf32>
      }
    }
  }
}
loop.kernel @mm_36(%x: memref<99900xf32>, %w: memref<76923xf32>, %y: memref<23100xf32>) {
  loop.parallel %h = 0 to 3 {
    loop.parallel %i = 0 to 100 {
      loop.parallel %j = 0 to 77 {
        %s = loop.reduce <add> %k = 0 to 333 : f32 {
          %a = loop.load %x[%i * 333 + %k + %h * 33300] : memref<99900xf32> -> f32
          %b = loop.load %w[%j * 333 + %k + %h * 25641] : memref<76923xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 77 + %j + %h * 7700] : f32, memref<23100xf32>
      }
    }
  }
}

// REMARK:       {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 1 by 64 sums, of which all rows share a panel [@mm_1]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 1 by 64 sums, of which all rows share a panel [@mm_2]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 1 by 32 sums, of which all rows share a panel [@mm_3]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 1 by 32 sums, of which all rows share a panel [@mm_4]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 1 by 64 sums, of which all rows share a panel [@mm_5]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 1 by 64 sums, of which all rows share a panel [@mm_6]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_7]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_8]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 32 sums, of which all rows share a panel [@mm_9]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 32 sums, of which all rows share a panel [@mm_10]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_11]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_12]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_13]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_14]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 11 by 32 sums, of which all rows share a panel [@mm_15]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 11 by 32 sums, of which all rows share a panel [@mm_16]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_17]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_18]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_19]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 32 sums, of which all rows share a panel [@mm_20]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_21]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which 60 rows share a panel [@mm_22]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_23]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which 60 rows share a panel [@mm_24]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_25]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_26]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_27]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_28]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 32 sums, of which all rows share a panel [@mm_29]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_30]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_31]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_32]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_33]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:5: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_34]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_35]
// REMARK-NEXT:  {{.*}}tile-contractions-sizes-cases.mlir:{{[0-9]+}}:3: tile-contractions: tiles of 6 by 64 sums, of which all rows share a panel [@mm_36]
