// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-contractions --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// The tiles of products of many sizes.

loop.kernel @mm_1(%x: memref<1024xbf16>, %w: memref<16384xbf16>, %y: memref<16xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1024xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<16384xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<16xf32>
    }
  }
}
loop.kernel @mm_2(%x: memref<8192xbf16>, %w: memref<131072xbf16>, %y: memref<16xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<8192xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<131072xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<16xf32>
    }
  }
}
loop.kernel @mm_3(%x: memref<1024xbf16>, %w: memref<102400xbf16>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1024xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<102400xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<100xf32>
    }
  }
}
loop.kernel @mm_4(%x: memref<8192xbf16>, %w: memref<819200xbf16>, %y: memref<100xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<8192xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<819200xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<100xf32>
    }
  }
}
loop.kernel @mm_5(%x: memref<16xbf16>, %w: memref<65536xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<16xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<65536xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<4096xf32>
    }
  }
}
loop.kernel @mm_6(%x: memref<1024xbf16>, %w: memref<4194304xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1024xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<4194304xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<4096xf32>
    }
  }
}
loop.kernel @mm_7(%x: memref<8192xbf16>, %w: memref<33554432xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 1 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<8192xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<33554432xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<4096xf32>
    }
  }
}
loop.kernel @mm_8(%x: memref<256xbf16>, %w: memref<256xbf16>, %y: memref<256xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<256xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<256xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}
loop.kernel @mm_9(%x: memref<16384xbf16>, %w: memref<16384xbf16>, %y: memref<256xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<16384xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<16384xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}
loop.kernel @mm_10(%x: memref<131072xbf16>, %w: memref<131072xbf16>, %y: memref<256xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<131072xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<131072xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<256xf32>
    }
  }
}
loop.kernel @mm_11(%x: memref<256xbf16>, %w: memref<1600xbf16>, %y: memref<1600xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<256xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<1600xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<1600xf32>
    }
  }
}
loop.kernel @mm_12(%x: memref<16384xbf16>, %w: memref<102400xbf16>, %y: memref<1600xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<16384xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<102400xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<1600xf32>
    }
  }
}
loop.kernel @mm_13(%x: memref<131072xbf16>, %w: memref<819200xbf16>, %y: memref<1600xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<131072xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<819200xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<1600xf32>
    }
  }
}
loop.kernel @mm_14(%x: memref<256xbf16>, %w: memref<65536xbf16>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<256xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<65536xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<65536xf32>
    }
  }
}
loop.kernel @mm_15(%x: memref<16384xbf16>, %w: memref<4194304xbf16>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<16384xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<4194304xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<65536xf32>
    }
  }
}
loop.kernel @mm_16(%x: memref<131072xbf16>, %w: memref<33554432xbf16>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<131072xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<33554432xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<65536xf32>
    }
  }
}
loop.kernel @mm_17(%x: memref<2048xbf16>, %w: memref<256xbf16>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<2048xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<256xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<2048xf32>
    }
  }
}
loop.kernel @mm_18(%x: memref<131072xbf16>, %w: memref<16384xbf16>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<131072xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<16384xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<2048xf32>
    }
  }
}
loop.kernel @mm_19(%x: memref<1048576xbf16>, %w: memref<131072xbf16>, %y: memref<2048xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<1048576xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<131072xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<2048xf32>
    }
  }
}
loop.kernel @mm_20(%x: memref<2048xbf16>, %w: memref<1600xbf16>, %y: memref<12800xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<2048xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<1600xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<12800xf32>
    }
  }
}
loop.kernel @mm_21(%x: memref<131072xbf16>, %w: memref<102400xbf16>, %y: memref<12800xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<131072xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<102400xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<12800xf32>
    }
  }
}
loop.kernel @mm_22(%x: memref<1048576xbf16>, %w: memref<819200xbf16>, %y: memref<12800xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<1048576xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<819200xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<12800xf32>
    }
  }
}
loop.kernel @mm_23(%x: memref<2048xbf16>, %w: memref<65536xbf16>, %y: memref<524288xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<2048xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<65536xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<524288xf32>
    }
  }
}
loop.kernel @mm_24(%x: memref<131072xbf16>, %w: memref<4194304xbf16>, %y: memref<524288xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<131072xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<4194304xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<524288xf32>
    }
  }
}
loop.kernel @mm_25(%x: memref<1048576xbf16>, %w: memref<33554432xbf16>, %y: memref<524288xf32>) {
  loop.parallel %i = 0 to 128 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<1048576xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<33554432xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<524288xf32>
    }
  }
}
loop.kernel @mm_26(%x: memref<65536xbf16>, %w: memref<256xbf16>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<65536xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<256xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<65536xf32>
    }
  }
}
loop.kernel @mm_27(%x: memref<4194304xbf16>, %w: memref<16384xbf16>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<4194304xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<16384xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<65536xf32>
    }
  }
}
loop.kernel @mm_28(%x: memref<33554432xbf16>, %w: memref<131072xbf16>, %y: memref<65536xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 16 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<33554432xbf16> -> bf16
        %b = loop.load %w[%k * 16 + %j] : memref<131072xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 16 + %j] : f32, memref<65536xf32>
    }
  }
}
loop.kernel @mm_29(%x: memref<65536xbf16>, %w: memref<1600xbf16>, %y: memref<409600xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<65536xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<1600xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<409600xf32>
    }
  }
}
loop.kernel @mm_30(%x: memref<4194304xbf16>, %w: memref<102400xbf16>, %y: memref<409600xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<4194304xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<102400xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<409600xf32>
    }
  }
}
loop.kernel @mm_31(%x: memref<33554432xbf16>, %w: memref<819200xbf16>, %y: memref<409600xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 100 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<33554432xbf16> -> bf16
        %b = loop.load %w[%k * 100 + %j] : memref<819200xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 100 + %j] : f32, memref<409600xf32>
    }
  }
}
loop.kernel @mm_32(%x: memref<65536xbf16>, %w: memref<65536xbf16>, %y: memref<16777216xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 16 : f32 {
        %a = loop.load %x[%i * 16 + %k] : memref<65536xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<65536xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<16777216xf32>
    }
  }
}
loop.kernel @mm_33(%x: memref<4194304xbf16>, %w: memref<4194304xbf16>, %y: memref<16777216xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<4194304xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<4194304xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<16777216xf32>
    }
  }
}
loop.kernel @mm_34(%x: memref<33554432xbf16>, %w: memref<33554432xbf16>, %y: memref<16777216xf32>) {
  loop.parallel %i = 0 to 4096 {
    loop.parallel %j = 0 to 4096 {
      %s = loop.reduce <add> %k = 0 to 8192 : f32 {
        %a = loop.load %x[%i * 8192 + %k] : memref<33554432xbf16> -> bf16
        %b = loop.load %w[%k * 4096 + %j] : memref<33554432xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 4096 + %j] : f32, memref<16777216xf32>
    }
  }
}
loop.kernel @mm_35(%x: memref<1048576xf32>, %w: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1048576xf32> -> f32
        %b = loop.load %w[%k * 1024 + %j] : memref<1048576xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @mm_36(%x: memref<1048576xf16>, %w: memref<1048576xf16>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%i * 1024 + %k] : memref<1048576xf16> -> f16
        %b = loop.load %w[%k * 1024 + %j] : memref<1048576xf16> -> f16
        %c = arith.extf %a : f16 to f32
        %d = arith.extf %b : f16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @mm_37(%x: memref<1048576xf64>, %w: memref<1048576xf64>, %y: memref<1048576xf64>) {
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
loop.kernel @mm_38(%x: memref<1048576xi8>, %w: memref<1048576xi8>, %y: memref<1048576xi32>) {
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
loop.kernel @mm_39(%x: memref<1048576xbf16>, %w: memref<1048576xbf16>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %s = loop.reduce <add> %k = 0 to 1024 : f32 {
        %a = loop.load %x[%k * 1024 + %i] : memref<1048576xbf16> -> bf16
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
loop.kernel @mm_40(%x: memref<1048576xbf16>, %w: memref<1048576xbf16>, %y: memref<1048576xf32>) {
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
loop.kernel @mm_41(%x: memref<1048576xf32>, %w: memref<1048576xf32>, %y: memref<1048576xf32>) {
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
loop.kernel @mm_42(%x: memref<8388608xbf16>, %w: memref<8388608xbf16>, %y: memref<8388608xf32>) {
  loop.parallel %h = 0 to 8 {
    loop.parallel %i = 0 to 1024 {
      loop.parallel %j = 0 to 1024 {
        %s = loop.reduce <add> %k = 0 to 1024 : f32 {
          %a = loop.load %x[%i * 1024 + %k + %h * 1048576] : memref<8388608xbf16> -> bf16
          %b = loop.load %w[%j * 1024 + %k + %h * 1048576] : memref<8388608xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 1024 + %j + %h * 1048576] : f32, memref<8388608xf32>
      }
    }
  }
}
loop.kernel @mm_43(%x: memref<3145728xf32>, %w: memref<3145728xf32>, %y: memref<3145728xf32>) {
  loop.parallel %h = 0 to 3 {
    loop.parallel %i = 0 to 1024 {
      loop.parallel %j = 0 to 1024 {
        %s = loop.reduce <add> %k = 0 to 1024 : f32 {
          %a = loop.load %x[%i * 1024 + %k + %h * 1048576] : memref<3145728xf32> -> f32
          %b = loop.load %w[%k * 1024 + %j + %h * 1048576] : memref<3145728xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 1024 + %j + %h * 1048576] : f32, memref<3145728xf32>
      }
    }
  }
}
loop.kernel @mm_44(%x: memref<4194304xf32>, %w: memref<4194304xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 65536 : f32 {
        %a = loop.load %x[%i * 65536 + %k] : memref<4194304xf32> -> f32
        %b = loop.load %w[%k * 64 + %j] : memref<4194304xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}
loop.kernel @mm_45(%x: memref<4194304xf16>, %w: memref<4194304xf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 65536 : f32 {
        %a = loop.load %x[%i * 65536 + %k] : memref<4194304xf16> -> f16
        %b = loop.load %w[%k * 64 + %j] : memref<4194304xf16> -> f16
        %c = arith.extf %a : f16 to f32
        %d = arith.extf %b : f16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}
loop.kernel @mm_46(%x: memref<4194304xf64>, %w: memref<4194304xf64>, %y: memref<4096xf64>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 65536 : f64 {
        %a = loop.load %x[%i * 65536 + %k] : memref<4194304xf64> -> f64
        %b = loop.load %w[%k * 64 + %j] : memref<4194304xf64> -> f64
        %p = arith.mulf %a, %b fastmath<contract> : f64
        loop.yield %p : f64
      }
      loop.store %s, %y[%i * 64 + %j] : f64, memref<4096xf64>
    }
  }
}
loop.kernel @mm_47(%x: memref<4194304xi8>, %w: memref<4194304xi8>, %y: memref<4096xi32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 65536 : i32 {
        %a = loop.load %x[%i * 65536 + %k] : memref<4194304xi8> -> i8
        %b = loop.load %w[%k * 64 + %j] : memref<4194304xi8> -> i8
        %c = arith.extsi %a : i8 to i32
        %d = arith.extsi %b : i8 to i32
        %p = arith.muli %c, %d : i32
        loop.yield %p : i32
      }
      loop.store %s, %y[%i * 64 + %j] : i32, memref<4096xi32>
    }
  }
}
loop.kernel @mm_48(%x: memref<4194304xbf16>, %w: memref<4194304xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 65536 : f32 {
        %a = loop.load %x[%k * 64 + %i] : memref<4194304xbf16> -> bf16
        %b = loop.load %w[%k * 64 + %j] : memref<4194304xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}
loop.kernel @mm_49(%x: memref<4194304xbf16>, %w: memref<4194304xbf16>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 65536 : f32 {
        %a = loop.load %x[%i * 65536 + %k] : memref<4194304xbf16> -> bf16
        %b = loop.load %w[%j * 65536 + %k] : memref<4194304xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}
loop.kernel @mm_50(%x: memref<4194304xf32>, %w: memref<4194304xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 64 {
    loop.parallel %j = 0 to 64 {
      %s = loop.reduce <add> %k = 0 to 65536 : f32 {
        %a = loop.load %x[%k * 64 + %i] : memref<4194304xf32> -> f32
        %b = loop.load %w[%j * 65536 + %k] : memref<4194304xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 64 + %j] : f32, memref<4096xf32>
    }
  }
}
loop.kernel @mm_51(%x: memref<33554432xbf16>, %w: memref<33554432xbf16>, %y: memref<32768xf32>) {
  loop.parallel %h = 0 to 8 {
    loop.parallel %i = 0 to 64 {
      loop.parallel %j = 0 to 64 {
        %s = loop.reduce <add> %k = 0 to 65536 : f32 {
          %a = loop.load %x[%i * 65536 + %k + %h * 4194304] : memref<33554432xbf16> -> bf16
          %b = loop.load %w[%j * 65536 + %k + %h * 4194304] : memref<33554432xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 64 + %j + %h * 4096] : f32, memref<32768xf32>
      }
    }
  }
}
loop.kernel @mm_52(%x: memref<12582912xf32>, %w: memref<12582912xf32>, %y: memref<12288xf32>) {
  loop.parallel %h = 0 to 3 {
    loop.parallel %i = 0 to 64 {
      loop.parallel %j = 0 to 64 {
        %s = loop.reduce <add> %k = 0 to 65536 : f32 {
          %a = loop.load %x[%i * 65536 + %k + %h * 4194304] : memref<12582912xf32> -> f32
          %b = loop.load %w[%k * 64 + %j + %h * 4194304] : memref<12582912xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 64 + %j + %h * 4096] : f32, memref<12288xf32>
      }
    }
  }
}
loop.kernel @mm_53(%x: memref<4257xf32>, %w: memref<8385xf32>, %y: memref<2145xf32>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 65 {
      %s = loop.reduce <add> %k = 0 to 129 : f32 {
        %a = loop.load %x[%i * 129 + %k] : memref<4257xf32> -> f32
        %b = loop.load %w[%k * 65 + %j] : memref<8385xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 65 + %j] : f32, memref<2145xf32>
    }
  }
}
loop.kernel @mm_54(%x: memref<4257xf16>, %w: memref<8385xf16>, %y: memref<2145xf32>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 65 {
      %s = loop.reduce <add> %k = 0 to 129 : f32 {
        %a = loop.load %x[%i * 129 + %k] : memref<4257xf16> -> f16
        %b = loop.load %w[%k * 65 + %j] : memref<8385xf16> -> f16
        %c = arith.extf %a : f16 to f32
        %d = arith.extf %b : f16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 65 + %j] : f32, memref<2145xf32>
    }
  }
}
loop.kernel @mm_55(%x: memref<4257xf64>, %w: memref<8385xf64>, %y: memref<2145xf64>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 65 {
      %s = loop.reduce <add> %k = 0 to 129 : f64 {
        %a = loop.load %x[%i * 129 + %k] : memref<4257xf64> -> f64
        %b = loop.load %w[%k * 65 + %j] : memref<8385xf64> -> f64
        %p = arith.mulf %a, %b fastmath<contract> : f64
        loop.yield %p : f64
      }
      loop.store %s, %y[%i * 65 + %j] : f64, memref<2145xf64>
    }
  }
}
loop.kernel @mm_56(%x: memref<4257xi8>, %w: memref<8385xi8>, %y: memref<2145xi32>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 65 {
      %s = loop.reduce <add> %k = 0 to 129 : i32 {
        %a = loop.load %x[%i * 129 + %k] : memref<4257xi8> -> i8
        %b = loop.load %w[%k * 65 + %j] : memref<8385xi8> -> i8
        %c = arith.extsi %a : i8 to i32
        %d = arith.extsi %b : i8 to i32
        %p = arith.muli %c, %d : i32
        loop.yield %p : i32
      }
      loop.store %s, %y[%i * 65 + %j] : i32, memref<2145xi32>
    }
  }
}
loop.kernel @mm_57(%x: memref<4257xbf16>, %w: memref<8385xbf16>, %y: memref<2145xf32>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 65 {
      %s = loop.reduce <add> %k = 0 to 129 : f32 {
        %a = loop.load %x[%k * 33 + %i] : memref<4257xbf16> -> bf16
        %b = loop.load %w[%k * 65 + %j] : memref<8385xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 65 + %j] : f32, memref<2145xf32>
    }
  }
}
loop.kernel @mm_58(%x: memref<4257xbf16>, %w: memref<8385xbf16>, %y: memref<2145xf32>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 65 {
      %s = loop.reduce <add> %k = 0 to 129 : f32 {
        %a = loop.load %x[%i * 129 + %k] : memref<4257xbf16> -> bf16
        %b = loop.load %w[%j * 129 + %k] : memref<8385xbf16> -> bf16
        %c = arith.extf %a : bf16 to f32
        %d = arith.extf %b : bf16 to f32
        %p = arith.mulf %c, %d fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 65 + %j] : f32, memref<2145xf32>
    }
  }
}
loop.kernel @mm_59(%x: memref<4257xf32>, %w: memref<8385xf32>, %y: memref<2145xf32>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 65 {
      %s = loop.reduce <add> %k = 0 to 129 : f32 {
        %a = loop.load %x[%k * 33 + %i] : memref<4257xf32> -> f32
        %b = loop.load %w[%j * 129 + %k] : memref<8385xf32> -> f32
        %p = arith.mulf %a, %b fastmath<contract> : f32
        loop.yield %p : f32
      }
      loop.store %s, %y[%i * 65 + %j] : f32, memref<2145xf32>
    }
  }
}
loop.kernel @mm_60(%x: memref<34056xbf16>, %w: memref<67080xbf16>, %y: memref<17160xf32>) {
  loop.parallel %h = 0 to 8 {
    loop.parallel %i = 0 to 33 {
      loop.parallel %j = 0 to 65 {
        %s = loop.reduce <add> %k = 0 to 129 : f32 {
          %a = loop.load %x[%i * 129 + %k + %h * 4257] : memref<34056xbf16> -> bf16
          %b = loop.load %w[%j * 129 + %k + %h * 8385] : memref<67080xbf16> -> bf16
          %c = arith.extf %a : bf16 to f32
          %d = arith.extf %b : bf16 to f32
          %p = arith.mulf %c, %d fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 65 + %j + %h * 2145] : f32, memref<17160xf32>
      }
    }
  }
}
loop.kernel @mm_61(%x: memref<12771xf32>, %w: memref<25155xf32>, %y: memref<6435xf32>) {
  loop.parallel %h = 0 to 3 {
    loop.parallel %i = 0 to 33 {
      loop.parallel %j = 0 to 65 {
        %s = loop.reduce <add> %k = 0 to 129 : f32 {
          %a = loop.load %x[%i * 129 + %k + %h * 4257] : memref<12771xf32> -> f32
          %b = loop.load %w[%k * 65 + %j + %h * 8385] : memref<25155xf32> -> f32
          %p = arith.mulf %a, %b fastmath<contract> : f32
          loop.yield %p : f32
        }
        loop.store %s, %y[%i * 65 + %j + %h * 2145] : f32, memref<6435xf32>
      }
    }
  }
}

// REMARK:       {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: not mapped to products of blocks: it is thin [@mm_1]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: not mapped to products of blocks: it is thin [@mm_2]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: not mapped to products of blocks: it is thin [@mm_3]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: not mapped to products of blocks: it is thin [@mm_4]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: not mapped to products of blocks: it is thin [@mm_5]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: not mapped to products of blocks: it is thin [@mm_6]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: not mapped to products of blocks: it is thin [@mm_7]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 16 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_8]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_9]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_10]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 16 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_11]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_12]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_13]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 16 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_14]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_15]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 16x32, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_16]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x16, 16 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_17]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x16, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_18]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x16, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_19]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 16 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_20]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_21]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_22]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 16 terms at a time; 4 warps, 4 stages; for a term as long as 12288 multiply-adds, with the next tile 16384 [@mm_23]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 64 terms at a time; 4 warps, 4 stages; for a term as long as 12288 multiply-adds, with the next tile 16384 [@mm_24]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 64 terms at a time; 4 warps, 4 stages; for a term as long as 12288 multiply-adds, with the next tile 16384 [@mm_25]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x16, 16 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_26]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x16, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_27]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x16, 256 terms at a time; 4 warps, 4 stages; for a term as long as 3584 multiply-adds, with the next tile 6144 [@mm_28]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 16 terms at a time; 4 warps, 4 stages; for a term as long as 12288 multiply-adds, with the next tile 16384 [@mm_29]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 64 terms at a time; 4 warps, 4 stages; for a term as long as 12288 multiply-adds, with the next tile 16384 [@mm_30]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 64 terms at a time; 4 warps, 4 stages; for a term as long as 12288 multiply-adds, with the next tile 16384 [@mm_31]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x256, 16 terms at a time; 8 warps, 4 stages; for a term as long as 229376 multiply-adds, with the next tile 229376 [@mm_32]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x256, 64 terms at a time; 8 warps, 4 stages; for a term as long as 229376 multiply-adds, with the next tile 229376 [@mm_33]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x256, 64 terms at a time; 8 warps, 4 stages; for a term as long as 229376 multiply-adds, with the next tile 229376 [@mm_34]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 16 terms at a time; 4 warps, 3 stages; for a term as long as 24576 multiply-adds, with the next tile 40960 [@mm_35]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x128, 64 terms at a time; 4 warps, 4 stages; for a term as long as 20480 multiply-adds, with the next tile 20480 [@mm_36]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x128, 64 terms at a time; 4 warps, 4 stages; for a term as long as 20480 multiply-adds, with the next tile 20480 [@mm_39]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x128, 64 terms at a time; 4 warps, 4 stages; for a term as long as 20480 multiply-adds, with the next tile 20480 [@mm_40]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 16 terms at a time; 4 warps, 3 stages; for a term as long as 24576 multiply-adds, with the next tile 40960 [@mm_41]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 128x256, 64 terms at a time; 8 warps, 4 stages; for a term as long as 114688 multiply-adds, with the next tile 114688 [@mm_42]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x64, 16 terms at a time; 4 warps, 3 stages; for a term as long as 73728 multiply-adds, with the next tile 122880 [@mm_43]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x32, 32 terms at a time; 4 warps, 3 stages; for a term as long as 5120 multiply-adds, with the next tile 6144 [@mm_44]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_45]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_48]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_49]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x32, 32 terms at a time; 4 warps, 3 stages; for a term as long as 5120 multiply-adds, with the next tile 6144 [@mm_50]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_51]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x32, 32 terms at a time; 4 warps, 3 stages; for a term as long as 5120 multiply-adds, with the next tile 6144 [@mm_52]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x32, 32 terms at a time; 4 warps, 3 stages; for a term as long as 5120 multiply-adds, with the next tile 6144 [@mm_53]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_54]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_57]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_58]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x32, 32 terms at a time; 4 warps, 3 stages; for a term as long as 5120 multiply-adds, with the next tile 6144 [@mm_59]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 64x32, 128 terms at a time; 4 warps, 4 stages; for a term as long as 8192 multiply-adds, with the next tile 8192 [@mm_60]
// REMARK-NEXT:  {{.*}}map-contractions-sizes-cases.mlir:{{[0-9]+}}:1: map-contractions: blocks of 32x32, 32 terms at a time; 4 warps, 3 stages; for a term as long as 5120 multiply-adds, with the next tile 6144 [@mm_61]
