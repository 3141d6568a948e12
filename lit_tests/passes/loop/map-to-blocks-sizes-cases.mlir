// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p map-to-blocks --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=REMARK

// The mapping of rows, columns and elements of many sizes.

loop.kernel @rows_1(%x: memref<16xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%i * 16 + %r] : memref<16xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_2(%x: memref<32xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%i * 32 + %r] : memref<32xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_3(%x: memref<33xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 33 : f32 {
      %v = loop.load %x[%i * 33 + %r] : memref<33xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_4(%x: memref<128xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 128 : f32 {
      %v = loop.load %x[%i * 128 + %r] : memref<128xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_5(%x: memref<1000xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<1000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_6(%x: memref<1024xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<1024xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_7(%x: memref<1025xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 1025 : f32 {
      %v = loop.load %x[%i * 1025 + %r] : memref<1025xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_8(%x: memref<4096xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<4096xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_9(%x: memref<8192xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%i * 8192 + %r] : memref<8192xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_10(%x: memref<20000xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %s0 = loop.reduce <add> %r = 0 to 20000 : f32 {
      %v = loop.load %x[%i * 20000 + %r] : memref<20000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @rows_11(%x: memref<2096xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%i * 16 + %r] : memref<2096xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_12(%x: memref<4192xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%i * 32 + %r] : memref<4192xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_13(%x: memref<4323xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 33 : f32 {
      %v = loop.load %x[%i * 33 + %r] : memref<4323xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_14(%x: memref<16768xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 128 : f32 {
      %v = loop.load %x[%i * 128 + %r] : memref<16768xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_15(%x: memref<131000xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<131000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_16(%x: memref<134144xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<134144xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_17(%x: memref<134275xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 1025 : f32 {
      %v = loop.load %x[%i * 1025 + %r] : memref<134275xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_18(%x: memref<536576xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_19(%x: memref<1073152xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%i * 8192 + %r] : memref<1073152xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_20(%x: memref<2620000xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 20000 : f32 {
      %v = loop.load %x[%i * 20000 + %r] : memref<2620000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_21(%x: memref<2112xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%i * 16 + %r] : memref<2112xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_22(%x: memref<4224xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%i * 32 + %r] : memref<4224xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_23(%x: memref<4356xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 33 : f32 {
      %v = loop.load %x[%i * 33 + %r] : memref<4356xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_24(%x: memref<16896xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 128 : f32 {
      %v = loop.load %x[%i * 128 + %r] : memref<16896xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_25(%x: memref<132000xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<132000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_26(%x: memref<135168xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<135168xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_27(%x: memref<135300xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 1025 : f32 {
      %v = loop.load %x[%i * 1025 + %r] : memref<135300xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_28(%x: memref<540672xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<540672xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_29(%x: memref<1081344xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%i * 8192 + %r] : memref<1081344xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_30(%x: memref<2640000xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s0 = loop.reduce <add> %r = 0 to 20000 : f32 {
      %v = loop.load %x[%i * 20000 + %r] : memref<2640000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @rows_31(%x: memref<16896xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%i * 16 + %r] : memref<16896xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_32(%x: memref<33792xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%i * 32 + %r] : memref<33792xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_33(%x: memref<34848xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 33 : f32 {
      %v = loop.load %x[%i * 33 + %r] : memref<34848xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_34(%x: memref<135168xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 128 : f32 {
      %v = loop.load %x[%i * 128 + %r] : memref<135168xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_35(%x: memref<1056000xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<1056000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_36(%x: memref<1081344xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<1081344xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_37(%x: memref<1082400xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 1025 : f32 {
      %v = loop.load %x[%i * 1025 + %r] : memref<1082400xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_38(%x: memref<4325376xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<4325376xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_39(%x: memref<8650752xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%i * 8192 + %r] : memref<8650752xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_40(%x: memref<21120000xf32>, %y: memref<1056xf32>) {
  loop.parallel %i = 0 to 1056 {
    %s0 = loop.reduce <add> %r = 0 to 20000 : f32 {
      %v = loop.load %x[%i * 20000 + %r] : memref<21120000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<1056xf32>
  }
}
loop.kernel @rows_41(%x: memref<320000xf32>, %y: memref<20000xf32>) {
  loop.parallel %i = 0 to 20000 {
    %s0 = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%i * 16 + %r] : memref<320000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<20000xf32>
  }
}
loop.kernel @rows_42(%x: memref<640000xf32>, %y: memref<20000xf32>) {
  loop.parallel %i = 0 to 20000 {
    %s0 = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%i * 32 + %r] : memref<640000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<20000xf32>
  }
}
loop.kernel @rows_43(%x: memref<660000xf32>, %y: memref<20000xf32>) {
  loop.parallel %i = 0 to 20000 {
    %s0 = loop.reduce <add> %r = 0 to 33 : f32 {
      %v = loop.load %x[%i * 33 + %r] : memref<660000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<20000xf32>
  }
}
loop.kernel @rows_44(%x: memref<2560000xf32>, %y: memref<20000xf32>) {
  loop.parallel %i = 0 to 20000 {
    %s0 = loop.reduce <add> %r = 0 to 128 : f32 {
      %v = loop.load %x[%i * 128 + %r] : memref<2560000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<20000xf32>
  }
}
loop.kernel @rows_45(%x: memref<20000000xf32>, %y: memref<20000xf32>) {
  loop.parallel %i = 0 to 20000 {
    %s0 = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%i * 1000 + %r] : memref<20000000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<20000xf32>
  }
}
loop.kernel @rows_46(%x: memref<20480000xf32>, %y: memref<20000xf32>) {
  loop.parallel %i = 0 to 20000 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<20480000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<20000xf32>
  }
}
loop.kernel @rows_47(%x: memref<20500000xf32>, %y: memref<20000xf32>) {
  loop.parallel %i = 0 to 20000 {
    %s0 = loop.reduce <add> %r = 0 to 1025 : f32 {
      %v = loop.load %x[%i * 1025 + %r] : memref<20500000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<20000xf32>
  }
}
loop.kernel @rows_48(%x: memref<536576xbf16>, %y: memref<131xbf16>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : bf16 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xbf16> -> bf16
      loop.yield %v : bf16
    }
    loop.store %s0, %y[%i] : bf16, memref<131xbf16>
  }
}
loop.kernel @rows_49(%x: memref<536576xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    loop.store %s1, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_50(%x: memref<536576xf64>, %y: memref<131xf64>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : f64 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xf64> -> f64
      loop.yield %v : f64
    }
    %s1 = loop.reduce <add> %r = 0 to 4096 : f64 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xf64> -> f64
      %d = arith.subf %v, %s0 : f64
      loop.yield %d : f64
    }
    loop.store %s1, %y[%i] : f64, memref<131xf64>
  }
}
loop.kernel @rows_51(%x: memref<536576xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    %s2 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xf32> -> f32
      %d = arith.subf %v, %s1 : f32
      loop.yield %d : f32
    }
    loop.store %s2, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_52(%x: memref<1073152xf32>, %y: memref<131xf32>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : f32 {
      %v = loop.load %x[%i * 8192 + %r * 2] : memref<1073152xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<131xf32>
  }
}
loop.kernel @rows_53(%x: memref<536576xbf16>, %y: memref<131xbf16>) {
  loop.parallel %i = 0 to 131 {
    %s0 = loop.reduce <add> %r = 0 to 4096 : bf16 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xbf16> -> bf16
      loop.yield %v : bf16
    }
    %s1 = loop.reduce <add> %r = 0 to 4096 : bf16 {
      %v = loop.load %x[%i * 4096 + %r] : memref<536576xbf16> -> bf16
      %d = arith.subf %v, %s0 : bf16
      loop.yield %d : bf16
    }
    loop.store %s1, %y[%i] : bf16, memref<131xbf16>
  }
}
loop.kernel @rows_54(%x: memref<4194304xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : bf16 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xbf16> -> bf16
      loop.yield %v : bf16
    }
    loop.store %s0, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @rows_55(%x: memref<4194304xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    loop.store %s1, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_56(%x: memref<4194304xf64>, %y: memref<4096xf64>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f64 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xf64> -> f64
      loop.yield %v : f64
    }
    %s1 = loop.reduce <add> %r = 0 to 1024 : f64 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xf64> -> f64
      %d = arith.subf %v, %s0 : f64
      loop.yield %d : f64
    }
    loop.store %s1, %y[%i] : f64, memref<4096xf64>
  }
}
loop.kernel @rows_57(%x: memref<4194304xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    %s2 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xf32> -> f32
      %d = arith.subf %v, %s1 : f32
      loop.yield %d : f32
    }
    loop.store %s2, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_58(%x: memref<8388608xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : f32 {
      %v = loop.load %x[%i * 2048 + %r * 2] : memref<8388608xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_59(%x: memref<4194304xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 1024 : bf16 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xbf16> -> bf16
      loop.yield %v : bf16
    }
    %s1 = loop.reduce <add> %r = 0 to 1024 : bf16 {
      %v = loop.load %x[%i * 1024 + %r] : memref<4194304xbf16> -> bf16
      %d = arith.subf %v, %s0 : bf16
      loop.yield %d : bf16
    }
    loop.store %s1, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @rows_60(%x: memref<409600xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 100 : bf16 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xbf16> -> bf16
      loop.yield %v : bf16
    }
    loop.store %s0, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @rows_61(%x: memref<409600xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    loop.store %s1, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_62(%x: memref<409600xf64>, %y: memref<4096xf64>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 100 : f64 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xf64> -> f64
      loop.yield %v : f64
    }
    %s1 = loop.reduce <add> %r = 0 to 100 : f64 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xf64> -> f64
      %d = arith.subf %v, %s0 : f64
      loop.yield %d : f64
    }
    loop.store %s1, %y[%i] : f64, memref<4096xf64>
  }
}
loop.kernel @rows_63(%x: memref<409600xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    %s2 = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xf32> -> f32
      %d = arith.subf %v, %s1 : f32
      loop.yield %d : f32
    }
    loop.store %s2, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_64(%x: memref<819200xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 100 : f32 {
      %v = loop.load %x[%i * 200 + %r * 2] : memref<819200xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_65(%x: memref<409600xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 100 : bf16 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xbf16> -> bf16
      loop.yield %v : bf16
    }
    %s1 = loop.reduce <add> %r = 0 to 100 : bf16 {
      %v = loop.load %x[%i * 100 + %r] : memref<409600xbf16> -> bf16
      %d = arith.subf %v, %s0 : bf16
      loop.yield %d : bf16
    }
    loop.store %s1, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @rows_66(%x: memref<4194304xbf16>, %y: memref<64xbf16>) {
  loop.parallel %i = 0 to 64 {
    %s0 = loop.reduce <add> %r = 0 to 65536 : bf16 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xbf16> -> bf16
      loop.yield %v : bf16
    }
    loop.store %s0, %y[%i] : bf16, memref<64xbf16>
  }
}
loop.kernel @rows_67(%x: memref<4194304xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s0 = loop.reduce <add> %r = 0 to 65536 : f32 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 65536 : f32 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    loop.store %s1, %y[%i] : f32, memref<64xf32>
  }
}
loop.kernel @rows_68(%x: memref<4194304xf64>, %y: memref<64xf64>) {
  loop.parallel %i = 0 to 64 {
    %s0 = loop.reduce <add> %r = 0 to 65536 : f64 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xf64> -> f64
      loop.yield %v : f64
    }
    %s1 = loop.reduce <add> %r = 0 to 65536 : f64 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xf64> -> f64
      %d = arith.subf %v, %s0 : f64
      loop.yield %d : f64
    }
    loop.store %s1, %y[%i] : f64, memref<64xf64>
  }
}
loop.kernel @rows_69(%x: memref<4194304xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s0 = loop.reduce <add> %r = 0 to 65536 : f32 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 65536 : f32 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    %s2 = loop.reduce <add> %r = 0 to 65536 : f32 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xf32> -> f32
      %d = arith.subf %v, %s1 : f32
      loop.yield %d : f32
    }
    loop.store %s2, %y[%i] : f32, memref<64xf32>
  }
}
loop.kernel @rows_70(%x: memref<8388608xf32>, %y: memref<64xf32>) {
  loop.parallel %i = 0 to 64 {
    %s0 = loop.reduce <add> %r = 0 to 65536 : f32 {
      %v = loop.load %x[%i * 131072 + %r * 2] : memref<8388608xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<64xf32>
  }
}
loop.kernel @rows_71(%x: memref<4194304xbf16>, %y: memref<64xbf16>) {
  loop.parallel %i = 0 to 64 {
    %s0 = loop.reduce <add> %r = 0 to 65536 : bf16 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xbf16> -> bf16
      loop.yield %v : bf16
    }
    %s1 = loop.reduce <add> %r = 0 to 65536 : bf16 {
      %v = loop.load %x[%i * 65536 + %r] : memref<4194304xbf16> -> bf16
      %d = arith.subf %v, %s0 : bf16
      loop.yield %d : bf16
    }
    loop.store %s1, %y[%i] : bf16, memref<64xbf16>
  }
}
loop.kernel @rows_72(%x: memref<67112960xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 16385 : bf16 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xbf16> -> bf16
      loop.yield %v : bf16
    }
    loop.store %s0, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @rows_73(%x: memref<67112960xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 16385 : f32 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 16385 : f32 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    loop.store %s1, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_74(%x: memref<67112960xf64>, %y: memref<4096xf64>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 16385 : f64 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xf64> -> f64
      loop.yield %v : f64
    }
    %s1 = loop.reduce <add> %r = 0 to 16385 : f64 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xf64> -> f64
      %d = arith.subf %v, %s0 : f64
      loop.yield %d : f64
    }
    loop.store %s1, %y[%i] : f64, memref<4096xf64>
  }
}
loop.kernel @rows_75(%x: memref<67112960xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 16385 : f32 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xf32> -> f32
      loop.yield %v : f32
    }
    %s1 = loop.reduce <add> %r = 0 to 16385 : f32 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xf32> -> f32
      %d = arith.subf %v, %s0 : f32
      loop.yield %d : f32
    }
    %s2 = loop.reduce <add> %r = 0 to 16385 : f32 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xf32> -> f32
      %d = arith.subf %v, %s1 : f32
      loop.yield %d : f32
    }
    loop.store %s2, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_76(%x: memref<134225920xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 16385 : f32 {
      %v = loop.load %x[%i * 32770 + %r * 2] : memref<134225920xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s0, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @rows_77(%x: memref<67112960xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %s0 = loop.reduce <add> %r = 0 to 16385 : bf16 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xbf16> -> bf16
      loop.yield %v : bf16
    }
    %s1 = loop.reduce <add> %r = 0 to 16385 : bf16 {
      %v = loop.load %x[%i * 16385 + %r] : memref<67112960xbf16> -> bf16
      %d = arith.subf %v, %s0 : bf16
      loop.yield %d : bf16
    }
    loop.store %s1, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @columns_78(%x: memref<128xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%r * 8 + %i] : memref<128xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}
loop.kernel @columns_79(%x: memref<528xf32>, %y: memref<33xf32>) {
  loop.parallel %i = 0 to 33 {
    %s = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%r * 33 + %i] : memref<528xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<33xf32>
  }
}
loop.kernel @columns_80(%x: memref<2112xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%r * 132 + %i] : memref<2112xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @columns_81(%x: memref<16384xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%r * 1024 + %i] : memref<16384xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1024xf32>
  }
}
loop.kernel @columns_82(%x: memref<65536xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%r * 4096 + %i] : memref<65536xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @columns_83(%x: memref<800000xf32>, %y: memref<50000xf32>) {
  loop.parallel %i = 0 to 50000 {
    %s = loop.reduce <add> %r = 0 to 16 : f32 {
      %v = loop.load %x[%r * 50000 + %i] : memref<800000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<50000xf32>
  }
}
loop.kernel @columns_84(%x: memref<248xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 31 : f32 {
      %v = loop.load %x[%r * 8 + %i] : memref<248xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}
loop.kernel @columns_85(%x: memref<1023xf32>, %y: memref<33xf32>) {
  loop.parallel %i = 0 to 33 {
    %s = loop.reduce <add> %r = 0 to 31 : f32 {
      %v = loop.load %x[%r * 33 + %i] : memref<1023xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<33xf32>
  }
}
loop.kernel @columns_86(%x: memref<4092xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s = loop.reduce <add> %r = 0 to 31 : f32 {
      %v = loop.load %x[%r * 132 + %i] : memref<4092xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @columns_87(%x: memref<31744xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 31 : f32 {
      %v = loop.load %x[%r * 1024 + %i] : memref<31744xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1024xf32>
  }
}
loop.kernel @columns_88(%x: memref<126976xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 31 : f32 {
      %v = loop.load %x[%r * 4096 + %i] : memref<126976xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @columns_89(%x: memref<1550000xf32>, %y: memref<50000xf32>) {
  loop.parallel %i = 0 to 50000 {
    %s = loop.reduce <add> %r = 0 to 31 : f32 {
      %v = loop.load %x[%r * 50000 + %i] : memref<1550000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<50000xf32>
  }
}
loop.kernel @columns_90(%x: memref<256xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%r * 8 + %i] : memref<256xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}
loop.kernel @columns_91(%x: memref<1056xf32>, %y: memref<33xf32>) {
  loop.parallel %i = 0 to 33 {
    %s = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%r * 33 + %i] : memref<1056xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<33xf32>
  }
}
loop.kernel @columns_92(%x: memref<4224xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%r * 132 + %i] : memref<4224xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @columns_93(%x: memref<32768xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%r * 1024 + %i] : memref<32768xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1024xf32>
  }
}
loop.kernel @columns_94(%x: memref<131072xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%r * 4096 + %i] : memref<131072xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @columns_95(%x: memref<1600000xf32>, %y: memref<50000xf32>) {
  loop.parallel %i = 0 to 50000 {
    %s = loop.reduce <add> %r = 0 to 32 : f32 {
      %v = loop.load %x[%r * 50000 + %i] : memref<1600000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<50000xf32>
  }
}
loop.kernel @columns_96(%x: memref<8000xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%r * 8 + %i] : memref<8000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}
loop.kernel @columns_97(%x: memref<33000xf32>, %y: memref<33xf32>) {
  loop.parallel %i = 0 to 33 {
    %s = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%r * 33 + %i] : memref<33000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<33xf32>
  }
}
loop.kernel @columns_98(%x: memref<132000xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%r * 132 + %i] : memref<132000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @columns_99(%x: memref<1024000xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%r * 1024 + %i] : memref<1024000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1024xf32>
  }
}
loop.kernel @columns_100(%x: memref<4096000xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 1000 : f32 {
      %v = loop.load %x[%r * 4096 + %i] : memref<4096000xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @columns_101(%x: memref<65536xf32>, %y: memref<8xf32>) {
  loop.parallel %i = 0 to 8 {
    %s = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%r * 8 + %i] : memref<65536xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<8xf32>
  }
}
loop.kernel @columns_102(%x: memref<270336xf32>, %y: memref<33xf32>) {
  loop.parallel %i = 0 to 33 {
    %s = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%r * 33 + %i] : memref<270336xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<33xf32>
  }
}
loop.kernel @columns_103(%x: memref<1081344xf32>, %y: memref<132xf32>) {
  loop.parallel %i = 0 to 132 {
    %s = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%r * 132 + %i] : memref<1081344xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<132xf32>
  }
}
loop.kernel @columns_104(%x: memref<8388608xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%r * 1024 + %i] : memref<8388608xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<1024xf32>
  }
}
loop.kernel @columns_105(%x: memref<33554432xf32>, %y: memref<4096xf32>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 8192 : f32 {
      %v = loop.load %x[%r * 4096 + %i] : memref<33554432xf32> -> f32
      loop.yield %v : f32
    }
    loop.store %s, %y[%i] : f32, memref<4096xf32>
  }
}
loop.kernel @columns_106(%x: memref<1024000xbf16>, %y: memref<1024xbf16>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 1000 : bf16 {
      %v = loop.load %x[%r * 1024 + %i] : memref<1024000xbf16> -> bf16
      loop.yield %v : bf16
    }
    loop.store %s, %y[%i] : bf16, memref<1024xbf16>
  }
}
loop.kernel @columns_107(%x: memref<1024000xf64>, %y: memref<1024xf64>) {
  loop.parallel %i = 0 to 1024 {
    %s = loop.reduce <add> %r = 0 to 1000 : f64 {
      %v = loop.load %x[%r * 1024 + %i] : memref<1024000xf64> -> f64
      loop.yield %v : f64
    }
    loop.store %s, %y[%i] : f64, memref<1024xf64>
  }
}
loop.kernel @columns_108(%x: memref<262144xbf16>, %y: memref<4096xbf16>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 64 : bf16 {
      %v = loop.load %x[%r * 4096 + %i] : memref<262144xbf16> -> bf16
      loop.yield %v : bf16
    }
    loop.store %s, %y[%i] : bf16, memref<4096xbf16>
  }
}
loop.kernel @columns_109(%x: memref<262144xf64>, %y: memref<4096xf64>) {
  loop.parallel %i = 0 to 4096 {
    %s = loop.reduce <add> %r = 0 to 64 : f64 {
      %v = loop.load %x[%r * 4096 + %i] : memref<262144xf64> -> f64
      loop.yield %v : f64
    }
    loop.store %s, %y[%i] : f64, memref<4096xf64>
  }
}
loop.kernel @elements_110(%x: memref<1xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %v = loop.load %x[%i] : memref<1xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @elements_111(%x: memref<1xbf16>, %y: memref<1xbf16>) {
  loop.parallel %i = 0 to 1 {
    %v = loop.load %x[%i] : memref<1xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<1xbf16>
  }
}
loop.kernel @elements_112(%x: memref<1xf32>, %y: memref<1xf32>) {
  loop.parallel %i = 0 to 1 {
    %v = loop.load %x[%i] : memref<1xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<1xf32>
  }
}
loop.kernel @elements_113(%x: memref<32xf32>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<32xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<32xf32>
  }
}
loop.kernel @elements_114(%x: memref<32xbf16>, %y: memref<32xbf16>) {
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<32xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<32xbf16>
  }
}
loop.kernel @elements_115(%x: memref<32xf32>, %y: memref<32xf32>) {
  loop.parallel %i = 0 to 32 {
    %v = loop.load %x[%i] : memref<32xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<32xf32>
  }
}
loop.kernel @elements_116(%x: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<1000xf32>
  }
}
loop.kernel @elements_117(%x: memref<1000xbf16>, %y: memref<1000xbf16>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<1000xbf16>
  }
}
loop.kernel @elements_118(%x: memref<1000xf32>, %y: memref<1000xf32>) {
  loop.parallel %i = 0 to 1000 {
    %v = loop.load %x[%i] : memref<1000xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<1000xf32>
  }
}
loop.kernel @elements_119(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %x[%i] : memref<1024xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<1024xf32>
  }
}
loop.kernel @elements_120(%x: memref<1024xbf16>, %y: memref<1024xbf16>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %x[%i] : memref<1024xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<1024xbf16>
  }
}
loop.kernel @elements_121(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 1024 {
    %v = loop.load %x[%i] : memref<1024xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<1024xf32>
  }
}
loop.kernel @elements_122(%x: memref<16896xf32>, %y: memref<16896xf32>) {
  loop.parallel %i = 0 to 16896 {
    %v = loop.load %x[%i] : memref<16896xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<16896xf32>
  }
}
loop.kernel @elements_123(%x: memref<16896xbf16>, %y: memref<16896xbf16>) {
  loop.parallel %i = 0 to 16896 {
    %v = loop.load %x[%i] : memref<16896xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<16896xbf16>
  }
}
loop.kernel @elements_124(%x: memref<16896xf32>, %y: memref<16896xf32>) {
  loop.parallel %i = 0 to 16896 {
    %v = loop.load %x[%i] : memref<16896xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<16896xf32>
  }
}
loop.kernel @elements_125(%x: memref<16897xf32>, %y: memref<16897xf32>) {
  loop.parallel %i = 0 to 16897 {
    %v = loop.load %x[%i] : memref<16897xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<16897xf32>
  }
}
loop.kernel @elements_126(%x: memref<16897xbf16>, %y: memref<16897xbf16>) {
  loop.parallel %i = 0 to 16897 {
    %v = loop.load %x[%i] : memref<16897xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<16897xbf16>
  }
}
loop.kernel @elements_127(%x: memref<16897xf32>, %y: memref<16897xf32>) {
  loop.parallel %i = 0 to 16897 {
    %v = loop.load %x[%i] : memref<16897xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<16897xf32>
  }
}
loop.kernel @elements_128(%x: memref<135168xf32>, %y: memref<135168xf32>) {
  loop.parallel %i = 0 to 135168 {
    %v = loop.load %x[%i] : memref<135168xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<135168xf32>
  }
}
loop.kernel @elements_129(%x: memref<135168xbf16>, %y: memref<135168xbf16>) {
  loop.parallel %i = 0 to 135168 {
    %v = loop.load %x[%i] : memref<135168xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<135168xbf16>
  }
}
loop.kernel @elements_130(%x: memref<135168xf32>, %y: memref<135168xf32>) {
  loop.parallel %i = 0 to 135168 {
    %v = loop.load %x[%i] : memref<135168xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<135168xf32>
  }
}
loop.kernel @elements_131(%x: memref<200000xf32>, %y: memref<200000xf32>) {
  loop.parallel %i = 0 to 200000 {
    %v = loop.load %x[%i] : memref<200000xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<200000xf32>
  }
}
loop.kernel @elements_132(%x: memref<200000xbf16>, %y: memref<200000xbf16>) {
  loop.parallel %i = 0 to 200000 {
    %v = loop.load %x[%i] : memref<200000xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<200000xbf16>
  }
}
loop.kernel @elements_133(%x: memref<200000xf32>, %y: memref<200000xf32>) {
  loop.parallel %i = 0 to 200000 {
    %v = loop.load %x[%i] : memref<200000xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<200000xf32>
  }
}
loop.kernel @elements_134(%x: memref<1000000xf32>, %y: memref<1000000xf32>) {
  loop.parallel %i = 0 to 1000000 {
    %v = loop.load %x[%i] : memref<1000000xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<1000000xf32>
  }
}
loop.kernel @elements_135(%x: memref<1000000xbf16>, %y: memref<1000000xbf16>) {
  loop.parallel %i = 0 to 1000000 {
    %v = loop.load %x[%i] : memref<1000000xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<1000000xbf16>
  }
}
loop.kernel @elements_136(%x: memref<1000000xf32>, %y: memref<1000000xf32>) {
  loop.parallel %i = 0 to 1000000 {
    %v = loop.load %x[%i] : memref<1000000xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<1000000xf32>
  }
}
loop.kernel @elements_137(%x: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1048576 {
    %v = loop.load %x[%i] : memref<1048576xf32> -> f32
    loop.store %v, %y[%i] : f32, memref<1048576xf32>
  }
}
loop.kernel @elements_138(%x: memref<1048576xbf16>, %y: memref<1048576xbf16>) {
  loop.parallel %i = 0 to 1048576 {
    %v = loop.load %x[%i] : memref<1048576xbf16> -> bf16
    loop.store %v, %y[%i] : bf16, memref<1048576xbf16>
  }
}
loop.kernel @elements_139(%x: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1048576 {
    %v = loop.load %x[%i] : memref<1048576xf32> -> f32
    %h0 = math.erf %v : f32
    %h1 = math.erf %h0 : f32
    %h2 = math.erf %h1 : f32
    %h3 = math.erf %h2 : f32
    %h4 = math.erf %h3 : f32
    %h5 = math.erf %h4 : f32
    %h6 = math.erf %h5 : f32
    %h7 = math.erf %h6 : f32
    loop.store %h7, %y[%i] : f32, memref<1048576xf32>
  }
}
loop.kernel @transposed_140(%x: memref<8192xf32>, %y: memref<8192xf32>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%j * 8 + %i] : memref<8192xf32> -> f32
      loop.store %v, %y[%i * 1024 + %j] : f32, memref<8192xf32>
    }
  }
}
loop.kernel @transposed_141(%x: memref<8192xbf16>, %y: memref<8192xbf16>) {
  loop.parallel %i = 0 to 8 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%j * 8 + %i] : memref<8192xbf16> -> bf16
      loop.store %v, %y[%i * 1024 + %j] : bf16, memref<8192xbf16>
    }
  }
}
loop.kernel @transposed_142(%x: memref<8192xf32>, %y: memref<8192xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j * 1024 + %i] : memref<8192xf32> -> f32
      loop.store %v, %y[%i * 8 + %j] : f32, memref<8192xf32>
    }
  }
}
loop.kernel @transposed_143(%x: memref<8192xbf16>, %y: memref<8192xbf16>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 8 {
      %v = loop.load %x[%j * 1024 + %i] : memref<8192xbf16> -> bf16
      loop.store %v, %y[%i * 8 + %j] : bf16, memref<8192xbf16>
    }
  }
}
loop.kernel @transposed_144(%x: memref<1024xf32>, %y: memref<1024xf32>) {
  loop.parallel %i = 0 to 32 {
    loop.parallel %j = 0 to 32 {
      %v = loop.load %x[%j * 32 + %i] : memref<1024xf32> -> f32
      loop.store %v, %y[%i * 32 + %j] : f32, memref<1024xf32>
    }
  }
}
loop.kernel @transposed_145(%x: memref<1024xbf16>, %y: memref<1024xbf16>) {
  loop.parallel %i = 0 to 32 {
    loop.parallel %j = 0 to 32 {
      %v = loop.load %x[%j * 32 + %i] : memref<1024xbf16> -> bf16
      loop.store %v, %y[%i * 32 + %j] : bf16, memref<1024xbf16>
    }
  }
}
loop.kernel @transposed_146(%x: memref<33000xf32>, %y: memref<33000xf32>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 1000 {
      %v = loop.load %x[%j * 33 + %i] : memref<33000xf32> -> f32
      loop.store %v, %y[%i * 1000 + %j] : f32, memref<33000xf32>
    }
  }
}
loop.kernel @transposed_147(%x: memref<33000xbf16>, %y: memref<33000xbf16>) {
  loop.parallel %i = 0 to 33 {
    loop.parallel %j = 0 to 1000 {
      %v = loop.load %x[%j * 33 + %i] : memref<33000xbf16> -> bf16
      loop.store %v, %y[%i * 1000 + %j] : bf16, memref<33000xbf16>
    }
  }
}
loop.kernel @transposed_148(%x: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%j * 1024 + %i] : memref<1048576xf32> -> f32
      loop.store %v, %y[%i * 1024 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @transposed_149(%x: memref<1048576xbf16>, %y: memref<1048576xbf16>) {
  loop.parallel %i = 0 to 1024 {
    loop.parallel %j = 0 to 1024 {
      %v = loop.load %x[%j * 1024 + %i] : memref<1048576xbf16> -> bf16
      loop.store %v, %y[%i * 1024 + %j] : bf16, memref<1048576xbf16>
    }
  }
}
loop.kernel @transposed_150(%x: memref<1048576xf32>, %y: memref<1048576xf32>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 65536 {
      %v = loop.load %x[%j * 16 + %i] : memref<1048576xf32> -> f32
      loop.store %v, %y[%i * 65536 + %j] : f32, memref<1048576xf32>
    }
  }
}
loop.kernel @transposed_151(%x: memref<1048576xbf16>, %y: memref<1048576xbf16>) {
  loop.parallel %i = 0 to 16 {
    loop.parallel %j = 0 to 65536 {
      %v = loop.load %x[%j * 16 + %i] : memref<1048576xbf16> -> bf16
      loop.store %v, %y[%i * 65536 + %j] : bf16, memref<1048576xbf16>
    }
  }
}

// REMARK:       {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16, at once, 1 row a program; 1 warp; lanes access neighbours in 64 of 68 bytes [@rows_1]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 32, at once, 1 row a program; 1 warp; lanes access neighbours in 128 of 132 bytes [@rows_2]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 33, at once, 1 row a program; 1 warp; lanes access neighbours in 132 of 136 bytes [@rows_3]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 128, at once, 1 row a program; 1 warp; lanes access neighbours in 512 of 516 bytes [@rows_4]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1000, at once, 1 row a program; 4 warps; lanes access neighbours in 4000 of 4004 bytes [@rows_5]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 1 row a program; 4 warps; lanes access neighbours in 4096 of 4100 bytes [@rows_6]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1025, at once, 1 row a program; 4 warps; lanes access neighbours in 4100 of 4104 bytes [@rows_7]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 16 warps; lanes access neighbours in 16384 of 16388 bytes [@rows_8]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 8192, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 32768 of 32772 bytes [@rows_9]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 20000, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 80000 of 80004 bytes [@rows_10]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16, at once, 1 row a program; 1 warp; lanes access neighbours in 8384 of 8908 bytes [@rows_11]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 32, at once, 1 row a program; 1 warp; lanes access neighbours in 16768 of 17292 bytes [@rows_12]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 33, at once, 1 row a program; 1 warp; lanes access neighbours in 17292 of 17816 bytes [@rows_13]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 128, at once, 1 row a program; 1 warp; lanes access neighbours in 67072 of 67596 bytes [@rows_14]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1000, at once, 1 row a program; 4 warps; lanes access neighbours in 524000 of 524524 bytes [@rows_15]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 1 row a program; 4 warps; lanes access neighbours in 536576 of 537100 bytes [@rows_16]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1025, at once, 1 row a program; 4 warps; lanes access neighbours in 537100 of 537624 bytes [@rows_17]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 16 warps; lanes access neighbours in 2146304 of 2146828 bytes [@rows_18]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 8192, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 4292608 of 4293132 bytes [@rows_19]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 20000, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 10480000 of 10480524 bytes [@rows_20]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16, at once, 1 row a program; 1 warp; lanes access neighbours in 8448 of 8976 bytes [@rows_21]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 32, at once, 1 row a program; 1 warp; lanes access neighbours in 16896 of 17424 bytes [@rows_22]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 33, at once, 1 row a program; 1 warp; lanes access neighbours in 17424 of 17952 bytes [@rows_23]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 128, at once, 1 row a program; 1 warp; lanes access neighbours in 67584 of 68112 bytes [@rows_24]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1000, at once, 1 row a program; 4 warps; lanes access neighbours in 528000 of 528528 bytes [@rows_25]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 1 row a program; 4 warps; lanes access neighbours in 540672 of 541200 bytes [@rows_26]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1025, at once, 1 row a program; 4 warps; lanes access neighbours in 541200 of 541728 bytes [@rows_27]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 8 warps; lanes access neighbours in 2162688 of 2163216 bytes [@rows_28]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 8192, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 4325376 of 4325904 bytes [@rows_29]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 20000, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 10560000 of 10560528 bytes [@rows_30]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16, at once, 4 rows a program; 1 warp; lanes access neighbours in 71808 of 71808 bytes [@rows_31]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 32, at once, 4 rows a program; 1 warp; lanes access neighbours in 139392 of 139392 bytes [@rows_32]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 33, at once, 4 rows a program; 1 warp; lanes access neighbours in 143616 of 143616 bytes [@rows_33]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 128, at once, 4 rows a program; 2 warps; lanes access neighbours in 544896 of 544896 bytes [@rows_34]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1000, at once, 2 rows a program; 4 warps; lanes access neighbours in 4228224 of 4228224 bytes [@rows_35]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 2 rows a program; 4 warps; lanes access neighbours in 4329600 of 4329600 bytes [@rows_36]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1025, at once, 1 row a program; 4 warps; lanes access neighbours in 4329600 of 4333824 bytes [@rows_37]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 8 warps; lanes access neighbours in 17301504 of 17305728 bytes [@rows_38]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 8192, 2048 elements at a time, 1 row a program; 8 warps; lanes access neighbours in 34603008 of 34607232 bytes [@rows_39]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 20000, 2048 elements at a time, 1 row a program; 8 warps; lanes access neighbours in 84480000 of 84484224 bytes [@rows_40]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16, at once, 64 rows a program; 4 warps; lanes access neighbours in 1360000 of 1360000 bytes [@rows_41]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 32, at once, 32 rows a program; 4 warps; lanes access neighbours in 2640000 of 2640000 bytes [@rows_42]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 33, at once, 16 rows a program; 4 warps; lanes access neighbours in 2720000 of 2720000 bytes [@rows_43]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 128, at once, 8 rows a program; 4 warps; lanes access neighbours in 10320000 of 10320000 bytes [@rows_44]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1000, at once, 2 rows a program; 4 warps; lanes access neighbours in 80080000 of 80080000 bytes [@rows_45]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 2 rows a program; 4 warps; lanes access neighbours in 82000000 of 82000000 bytes [@rows_46]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1025, at once, 1 row a program; 4 warps; lanes access neighbours in 82000000 of 82080000 bytes [@rows_47]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 16 warps; lanes access neighbours in 1073152 of 1073414 bytes [@rows_48]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 16 warps; lanes access neighbours in 4292608 of 4293132 bytes [@rows_49]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 16 warps; lanes access neighbours in 8585216 of 8586264 bytes [@rows_50]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 16 warps; lanes access neighbours in 6438912 of 6439436 bytes [@rows_51]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 16 warps; lanes access neighbours in 1073152 of 2146828 bytes [@rows_52]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 4096, at once, 1 row a program; 16 warps; lanes access neighbours in 2146304 of 2146566 bytes [@rows_53]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 2 rows a program; 4 warps; lanes access neighbours in 8396800 of 8396800 bytes [@rows_54]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 2 rows a program; 4 warps; lanes access neighbours in 33570816 of 33570816 bytes [@rows_55]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 2 rows a program; 4 warps; lanes access neighbours in 67141632 of 67141632 bytes [@rows_56]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 2 rows a program; 4 warps; lanes access neighbours in 50348032 of 50348032 bytes [@rows_57]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 2 rows a program; 4 warps; lanes access neighbours in 8404992 of 16793600 bytes [@rows_58]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1024, at once, 2 rows a program; 4 warps; lanes access neighbours in 16785408 of 16785408 bytes [@rows_59]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 100, at once, 8 rows a program; 4 warps; lanes access neighbours in 827392 of 827392 bytes [@rows_60]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 100, at once, 8 rows a program; 4 warps; lanes access neighbours in 3293184 of 3293184 bytes [@rows_61]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 100, at once, 8 rows a program; 4 warps; lanes access neighbours in 6586368 of 6586368 bytes [@rows_62]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 100, at once, 8 rows a program; 4 warps; lanes access neighbours in 4931584 of 4931584 bytes [@rows_63]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 100, at once, 8 rows a program; 4 warps; lanes access neighbours in 835584 of 1654784 bytes [@rows_64]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 100, at once, 8 rows a program; 4 warps; lanes access neighbours in 1646592 of 1646592 bytes [@rows_65]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 65536, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 8388608 of 8388736 bytes [@rows_66]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 65536, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 33554432 of 33554688 bytes [@rows_67]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 65536, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 67108864 of 67109376 bytes [@rows_68]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 65536, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 50331648 of 50331904 bytes [@rows_69]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 65536, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 8388608 of 16777472 bytes [@rows_70]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 65536, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 16777216 of 16777344 bytes [@rows_71]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16385, 2048 elements at a time, 1 row a program; 8 warps; lanes access neighbours in 134225920 of 134234112 bytes [@rows_72]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16385, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 536903680 of 536920064 bytes [@rows_73]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16385, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 1073807360 of 1073840128 bytes [@rows_74]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16385, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 805355520 of 805371904 bytes [@rows_75]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16385, 2048 elements at a time, 1 row a program; 8 warps; lanes access neighbours in 134225920 of 268468224 bytes [@rows_76]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16385, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 268451840 of 268460032 bytes [@rows_77]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 16, at once, 1 row a program; 1 warp; lanes access neighbours in 64 of 544 bytes [@columns_78]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 2244 of 2244 bytes [@columns_79]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 8976 of 8976 bytes [@columns_80]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 69632 of 69632 bytes [@columns_81]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 16 columns a program, at once; 1 warp; lanes access neighbours in 278528 of 278528 bytes [@columns_82]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 64 columns a program, at once; 4 warps; lanes access neighbours in 3400000 of 3400000 bytes [@columns_83]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 31, at once, 1 row a program; 1 warp; lanes access neighbours in 124 of 1024 bytes [@columns_84]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 4224 of 4224 bytes [@columns_85]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 16896 of 16896 bytes [@columns_86]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 131072 of 131072 bytes [@columns_87]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 16 columns a program, at once; 2 warps; lanes access neighbours in 524288 of 524288 bytes [@columns_88]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 32 columns a program, at once; 4 warps; lanes access neighbours in 6400000 of 6400000 bytes [@columns_89]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 32, at once, 1 row a program; 1 warp; lanes access neighbours in 128 of 1056 bytes [@columns_90]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 4356 of 4356 bytes [@columns_91]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 17424 of 17424 bytes [@columns_92]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 1 warp; lanes access neighbours in 135168 of 135168 bytes [@columns_93]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 16 columns a program, at once; 2 warps; lanes access neighbours in 540672 of 540672 bytes [@columns_94]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 32 columns a program, at once; 4 warps; lanes access neighbours in 6600000 of 6600000 bytes [@columns_95]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 1000, at once, 1 row a program; 4 warps; lanes access neighbours in 4000 of 32032 bytes [@columns_96]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 16 warps; lanes access neighbours in 132132 of 132132 bytes [@columns_97]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 16 warps; lanes access neighbours in 528528 of 528528 bytes [@columns_98]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, at once; 16 warps; lanes access neighbours in 4100096 of 4100096 bytes [@columns_99]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 16 columns a program, 64 rows at a time; 4 warps; lanes access neighbours in 16400384 of 16400384 bytes [@columns_100]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: rows of 8192, 4096 elements at a time, 1 row a program; 16 warps; lanes access neighbours in 32768 of 262176 bytes [@columns_101]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, 1024 rows at a time; 16 warps; lanes access neighbours in 1081476 of 1081476 bytes [@columns_102]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, 1024 rows at a time; 16 warps; lanes access neighbours in 4325904 of 4325904 bytes [@columns_103]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 8 columns a program, 1024 rows at a time; 16 warps; lanes access neighbours in 33558528 of 33558528 bytes [@columns_104]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 16 columns a program, 64 rows at a time; 4 warps; lanes access neighbours in 134234112 of 134234112 bytes [@columns_105]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 16 columns a program, 512 rows at a time; 16 warps; lanes access neighbours in 2050048 of 2050048 bytes [@columns_106]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 4 columns a program, 256 rows at a time; 4 warps; lanes access neighbours in 8200192 of 8200192 bytes [@columns_107]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 16 columns a program, at once; 4 warps; lanes access neighbours in 532480 of 532480 bytes [@columns_108]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 16 columns a program, at once; 4 warps; lanes access neighbours in 2129920 of 2129920 bytes [@columns_109]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 1 elements a program of 1 in all; 1 warp; lanes access neighbours in 0 of 8 bytes [@elements_110]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 1 elements a program of 1 in all; 1 warp; lanes access neighbours in 0 of 4 bytes [@elements_111]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 1 elements a program of 1 in all; 1 warp; lanes access neighbours in 0 of 8 bytes [@elements_112]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 32 elements a program of 32 in all; 1 warp; lanes access neighbours in 256 of 256 bytes [@elements_113]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 32 elements a program of 32 in all; 1 warp; lanes access neighbours in 128 of 128 bytes [@elements_114]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 32 elements a program of 32 in all; 1 warp; lanes access neighbours in 256 of 256 bytes [@elements_115]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 1000 in all; 1 warp; lanes access neighbours in 8000 of 8000 bytes [@elements_116]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 1000 in all; 1 warp; lanes access neighbours in 4000 of 4000 bytes [@elements_117]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 1000 in all; 2 warps; lanes access neighbours in 8000 of 8000 bytes [@elements_118]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 1024 in all; 1 warp; lanes access neighbours in 8192 of 8192 bytes [@elements_119]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 1024 in all; 1 warp; lanes access neighbours in 4096 of 4096 bytes [@elements_120]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 1024 in all; 2 warps; lanes access neighbours in 8192 of 8192 bytes [@elements_121]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 16896 in all; 1 warp; lanes access neighbours in 135168 of 135168 bytes [@elements_122]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 16896 in all; 1 warp; lanes access neighbours in 67584 of 67584 bytes [@elements_123]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 16896 in all; 2 warps; lanes access neighbours in 135168 of 135168 bytes [@elements_124]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 16897 in all; 1 warp; lanes access neighbours in 135176 of 135176 bytes [@elements_125]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 16897 in all; 1 warp; lanes access neighbours in 67588 of 67588 bytes [@elements_126]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 16897 in all; 2 warps; lanes access neighbours in 135176 of 135176 bytes [@elements_127]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 512 elements a program of 135168 in all; 2 warps; lanes access neighbours in 1081344 of 1081344 bytes [@elements_128]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 512 elements a program of 135168 in all; 1 warp; lanes access neighbours in 540672 of 540672 bytes [@elements_129]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 512 elements a program of 135168 in all; 8 warps; lanes access neighbours in 1081344 of 1081344 bytes [@elements_130]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 512 elements a program of 200000 in all; 2 warps; lanes access neighbours in 1600000 of 1600000 bytes [@elements_131]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 512 elements a program of 200000 in all; 1 warp; lanes access neighbours in 800000 of 800000 bytes [@elements_132]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 512 elements a program of 200000 in all; 8 warps; lanes access neighbours in 1600000 of 1600000 bytes [@elements_133]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 1024 elements a program of 1000000 in all; 4 warps; lanes access neighbours in 8000000 of 8000000 bytes [@elements_134]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 2048 elements a program of 1000000 in all; 4 warps; lanes access neighbours in 4000000 of 4000000 bytes [@elements_135]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 512 elements a program of 1000000 in all; 8 warps; lanes access neighbours in 8000000 of 8000000 bytes [@elements_136]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 1024 elements a program of 1048576 in all; 4 warps; lanes access neighbours in 8388608 of 8388608 bytes [@elements_137]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 2048 elements a program of 1048576 in all; 4 warps; lanes access neighbours in 4194304 of 4194304 bytes [@elements_138]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 512 elements a program of 1048576 in all; 8 warps; lanes access neighbours in 8388608 of 8388608 bytes [@elements_139]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 8192 in all; 2 warps; lanes access neighbours in 36864 of 65536 bytes [@transposed_140]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 8192 in all; 2 warps; lanes access neighbours in 18432 of 32768 bytes [@transposed_141]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 8192 in all; 1 warp; lanes access neighbours in 36864 of 65536 bytes [@transposed_142]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: 128 elements a program of 8192 in all; 1 warp; lanes access neighbours in 18432 of 32768 bytes [@transposed_143]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a tile of 32x32 is transposed in each program; 4 warps; lanes access neighbours in 8192 of 8192 bytes [@transposed_144]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a tile of 32x32 is transposed in each program; 4 warps; lanes access neighbours in 4096 of 4096 bytes [@transposed_145]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a tile of 32x32 is transposed in each program; 4 warps; lanes access neighbours in 264000 of 264000 bytes [@transposed_146]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a tile of 64x64 is transposed in each program; 4 warps; lanes access neighbours in 132000 of 132000 bytes [@transposed_147]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a tile of 32x32 is transposed in each program; 4 warps; lanes access neighbours in 8388608 of 8388608 bytes [@transposed_148]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a tile of 64x64 is transposed in each program; 4 warps; lanes access neighbours in 4194304 of 4194304 bytes [@transposed_149]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a tile of 16x64 is transposed in each program; 4 warps; lanes access neighbours in 8388608 of 8388608 bytes [@transposed_150]
// REMARK-NEXT:  {{.*}}map-to-blocks-sizes-cases.mlir:{{[0-9]+}}:1: map-to-blocks: a tile of 16x256 is transposed in each program; 4 warps; lanes access neighbours in 4194304 of 4194304 bytes [@transposed_151]
