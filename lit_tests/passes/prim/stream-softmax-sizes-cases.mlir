// NOTE: stepwell-update-checks writes the check lines of this file.
// RUN: stepwell-opt %s -p stream-softmax --machine=h100 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=GPU
// RUN: stepwell-opt %s -p stream-softmax --machine=zen-avx512 --remarks -o /dev/null 2>&1 | filecheck %s --check-prefix=CPU

/// Rows and terms that are computed together: as many blocks as are needed, which the cache of a core holds.
func.func @of_7_by_96_f32_by_16_and_24(%q: tensor<7x16xf32>, %k: tensor<96x16xf32>, %v: tensor<96x24xf32>) -> tensor<7x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<7x16xf32>, tensor<96x16xf32> -> tensor<7x96xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<7x96xf32> -> tensor<7xf32>
  %n = prim.broadcast %m dims [0] : tensor<7xf32> -> tensor<7x96xf32>
  %d = prim.sub %s, %n : tensor<7x96xf32>
  %e = prim.exp %d : tensor<7x96xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<7x96xf32> -> tensor<7xf32>
  %o = prim.broadcast %a dims [0] : tensor<7xf32> -> tensor<7x96xf32>
  %w = prim.div %e, %o : tensor<7x96xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<7x96xf32>, tensor<96x24xf32> -> tensor<7x24xf32>
  func.return %y : tensor<7x24xf32>
}

func.func @of_8_by_96_f32_by_16_and_24(%q: tensor<8x16xf32>, %k: tensor<96x16xf32>, %v: tensor<96x24xf32>) -> tensor<8x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<8x16xf32>, tensor<96x16xf32> -> tensor<8x96xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<8x96xf32> -> tensor<8xf32>
  %n = prim.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x96xf32>
  %d = prim.sub %s, %n : tensor<8x96xf32>
  %e = prim.exp %d : tensor<8x96xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<8x96xf32> -> tensor<8xf32>
  %o = prim.broadcast %a dims [0] : tensor<8xf32> -> tensor<8x96xf32>
  %w = prim.div %e, %o : tensor<8x96xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<8x96xf32>, tensor<96x24xf32> -> tensor<8x24xf32>
  func.return %y : tensor<8x24xf32>
}

func.func @of_64_by_256_f32_by_16_and_24(%q: tensor<64x16xf32>, %k: tensor<256x16xf32>, %v: tensor<256x24xf32>) -> tensor<64x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<64x16xf32>, tensor<256x16xf32> -> tensor<64x256xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<64x256xf32> -> tensor<64xf32>
  %n = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x256xf32>
  %d = prim.sub %s, %n : tensor<64x256xf32>
  %e = prim.exp %d : tensor<64x256xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<64x256xf32> -> tensor<64xf32>
  %o = prim.broadcast %a dims [0] : tensor<64xf32> -> tensor<64x256xf32>
  %w = prim.div %e, %o : tensor<64x256xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<64x256xf32>, tensor<256x24xf32> -> tensor<64x24xf32>
  func.return %y : tensor<64x24xf32>
}

func.func @of_65_by_257_f32_by_16_and_24(%q: tensor<65x16xf32>, %k: tensor<257x16xf32>, %v: tensor<257x24xf32>) -> tensor<65x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<65x16xf32>, tensor<257x16xf32> -> tensor<65x257xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<65x257xf32> -> tensor<65xf32>
  %n = prim.broadcast %m dims [0] : tensor<65xf32> -> tensor<65x257xf32>
  %d = prim.sub %s, %n : tensor<65x257xf32>
  %e = prim.exp %d : tensor<65x257xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<65x257xf32> -> tensor<65xf32>
  %o = prim.broadcast %a dims [0] : tensor<65xf32> -> tensor<65x257xf32>
  %w = prim.div %e, %o : tensor<65x257xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<65x257xf32>, tensor<257x24xf32> -> tensor<65x24xf32>
  func.return %y : tensor<65x24xf32>
}

func.func @of_129_by_512_f32_by_64_and_64(%q: tensor<129x64xf32>, %k: tensor<512x64xf32>, %v: tensor<512x64xf32>) -> tensor<129x64xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<129x64xf32>, tensor<512x64xf32> -> tensor<129x512xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<129x512xf32> -> tensor<129xf32>
  %n = prim.broadcast %m dims [0] : tensor<129xf32> -> tensor<129x512xf32>
  %d = prim.sub %s, %n : tensor<129x512xf32>
  %e = prim.exp %d : tensor<129x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<129x512xf32> -> tensor<129xf32>
  %o = prim.broadcast %a dims [0] : tensor<129xf32> -> tensor<129x512xf32>
  %w = prim.div %e, %o : tensor<129x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<129x512xf32>, tensor<512x64xf32> -> tensor<129x64xf32>
  func.return %y : tensor<129x64xf32>
}

func.func @of_1000_by_1000_f32_2_by_64_and_64(%q: tensor<2x1000x64xf32>, %k: tensor<2x1000x64xf32>, %v: tensor<2x1000x64xf32>) -> tensor<2x1000x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<2x1000x64xf32>, tensor<2x1000x64xf32> -> tensor<2x1000x1000xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<2x1000x1000xf32> -> tensor<2x1000xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<2x1000xf32> -> tensor<2x1000x1000xf32>
  %d = prim.sub %s, %n : tensor<2x1000x1000xf32>
  %e = prim.exp %d : tensor<2x1000x1000xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<2x1000x1000xf32> -> tensor<2x1000xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<2x1000xf32> -> tensor<2x1000x1000xf32>
  %w = prim.div %e, %o : tensor<2x1000x1000xf32>
  %y = prim.contract <mul, add> %w[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<2x1000x1000xf32>, tensor<2x1000x64xf32> -> tensor<2x1000x64xf32>
  func.return %y : tensor<2x1000x64xf32>
}

func.func @of_512_by_4096_f32_by_128_and_128(%q: tensor<512x128xf32>, %k: tensor<4096x128xf32>, %v: tensor<4096x128xf32>) -> tensor<512x128xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x128xf32>, tensor<4096x128xf32> -> tensor<512x4096xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<512x4096xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x4096xf32>
  %d = prim.sub %s, %n : tensor<512x4096xf32>
  %e = prim.exp %d : tensor<512x4096xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x4096xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x4096xf32>
  %w = prim.div %e, %o : tensor<512x4096xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x4096xf32>, tensor<4096x128xf32> -> tensor<512x128xf32>
  func.return %y : tensor<512x128xf32>
}

func.func @of_512_by_4096_f32_by_2048_and_2048(%q: tensor<512x2048xf32>, %k: tensor<4096x2048xf32>, %v: tensor<4096x2048xf32>) -> tensor<512x2048xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x2048xf32>, tensor<4096x2048xf32> -> tensor<512x4096xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<512x4096xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x4096xf32>
  %d = prim.sub %s, %n : tensor<512x4096xf32>
  %e = prim.exp %d : tensor<512x4096xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x4096xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x4096xf32>
  %w = prim.div %e, %o : tensor<512x4096xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x4096xf32>, tensor<4096x2048xf32> -> tensor<512x2048xf32>
  func.return %y : tensor<512x2048xf32>
}

func.func @of_512_by_4096_f32_by_8192_and_4096(%q: tensor<512x8192xf32>, %k: tensor<4096x8192xf32>, %v: tensor<4096x4096xf32>) -> tensor<512x4096xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x8192xf32>, tensor<4096x8192xf32> -> tensor<512x4096xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<512x4096xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x4096xf32>
  %d = prim.sub %s, %n : tensor<512x4096xf32>
  %e = prim.exp %d : tensor<512x4096xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x4096xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x4096xf32>
  %w = prim.div %e, %o : tensor<512x4096xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x4096xf32>, tensor<4096x4096xf32> -> tensor<512x4096xf32>
  func.return %y : tensor<512x4096xf32>
}

func.func @of_64_by_97_f32_by_16_and_24(%q: tensor<64x16xf32>, %k: tensor<97x16xf32>, %v: tensor<97x24xf32>) -> tensor<64x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<64x16xf32>, tensor<97x16xf32> -> tensor<64x97xf32>
  %m = prim.reduce <maximum> %s dims [1] : tensor<64x97xf32> -> tensor<64xf32>
  %n = prim.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x97xf32>
  %d = prim.sub %s, %n : tensor<64x97xf32>
  %e = prim.exp %d : tensor<64x97xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<64x97xf32> -> tensor<64xf32>
  %o = prim.broadcast %a dims [0] : tensor<64xf32> -> tensor<64x97xf32>
  %w = prim.div %e, %o : tensor<64x97xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<64x97xf32>, tensor<97x24xf32> -> tensor<64x24xf32>
  func.return %y : tensor<64x24xf32>
}

func.func @of_1024_by_1024_bf16_16_by_64_and_64(%q: tensor<16x1024x64xbf16>, %k: tensor<16x1024x64xbf16>, %v: tensor<16x1024x64xbf16>) -> tensor<16x1024x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<16x1024x64xbf16>, tensor<16x1024x64xbf16> -> tensor<16x1024x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %d = prim.sub %s, %n : tensor<16x1024x1024xf32>
  %e = prim.exp %d : tensor<16x1024x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %w = prim.div %e, %o : tensor<16x1024x1024xf32>
  %u = prim.convert %w : tensor<16x1024x1024xf32> -> tensor<16x1024x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<16x1024x1024xbf16>, tensor<16x1024x64xbf16> -> tensor<16x1024x64xf32>
  func.return %y : tensor<16x1024x64xf32>
}

func.func @of_1024_by_1024_bf16_16_by_128_and_128(%q: tensor<16x1024x128xbf16>, %k: tensor<16x1024x128xbf16>, %v: tensor<16x1024x128xbf16>) -> tensor<16x1024x128xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<16x1024x128xbf16>, tensor<16x1024x128xbf16> -> tensor<16x1024x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %d = prim.sub %s, %n : tensor<16x1024x1024xf32>
  %e = prim.exp %d : tensor<16x1024x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %w = prim.div %e, %o : tensor<16x1024x1024xf32>
  %u = prim.convert %w : tensor<16x1024x1024xf32> -> tensor<16x1024x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<16x1024x1024xbf16>, tensor<16x1024x128xbf16> -> tensor<16x1024x128xf32>
  func.return %y : tensor<16x1024x128xf32>
}

func.func @of_16_by_1024_bf16_200_by_64_and_64(%q: tensor<200x16x64xbf16>, %k: tensor<200x1024x64xbf16>, %v: tensor<200x1024x64xbf16>) -> tensor<200x16x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<200x16x64xbf16>, tensor<200x1024x64xbf16> -> tensor<200x16x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<200x16x1024xf32> -> tensor<200x16xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<200x16xf32> -> tensor<200x16x1024xf32>
  %d = prim.sub %s, %n : tensor<200x16x1024xf32>
  %e = prim.exp %d : tensor<200x16x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<200x16x1024xf32> -> tensor<200x16xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<200x16xf32> -> tensor<200x16x1024xf32>
  %w = prim.div %e, %o : tensor<200x16x1024xf32>
  %u = prim.convert %w : tensor<200x16x1024xf32> -> tensor<200x16x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<200x16x1024xbf16>, tensor<200x1024x64xbf16> -> tensor<200x16x64xf32>
  func.return %y : tensor<200x16x64xf32>
}

func.func @of_15_by_1024_bf16_200_by_64_and_64(%q: tensor<200x15x64xbf16>, %k: tensor<200x1024x64xbf16>, %v: tensor<200x1024x64xbf16>) -> tensor<200x15x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<200x15x64xbf16>, tensor<200x1024x64xbf16> -> tensor<200x15x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<200x15x1024xf32> -> tensor<200x15xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<200x15xf32> -> tensor<200x15x1024xf32>
  %d = prim.sub %s, %n : tensor<200x15x1024xf32>
  %e = prim.exp %d : tensor<200x15x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<200x15x1024xf32> -> tensor<200x15xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<200x15xf32> -> tensor<200x15x1024xf32>
  %w = prim.div %e, %o : tensor<200x15x1024xf32>
  %u = prim.convert %w : tensor<200x15x1024xf32> -> tensor<200x15x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<200x15x1024xbf16>, tensor<200x1024x64xbf16> -> tensor<200x15x64xf32>
  func.return %y : tensor<200x15x64xf32>
}

func.func @of_1_by_1024_bf16_200_by_64_and_64(%q: tensor<200x1x64xbf16>, %k: tensor<200x1024x64xbf16>, %v: tensor<200x1024x64xbf16>) -> tensor<200x1x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<200x1x64xbf16>, tensor<200x1024x64xbf16> -> tensor<200x1x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<200x1x1024xf32> -> tensor<200x1xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<200x1xf32> -> tensor<200x1x1024xf32>
  %d = prim.sub %s, %n : tensor<200x1x1024xf32>
  %e = prim.exp %d : tensor<200x1x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<200x1x1024xf32> -> tensor<200x1xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<200x1xf32> -> tensor<200x1x1024xf32>
  %w = prim.div %e, %o : tensor<200x1x1024xf32>
  %u = prim.convert %w : tensor<200x1x1024xf32> -> tensor<200x1x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<200x1x1024xbf16>, tensor<200x1024x64xbf16> -> tensor<200x1x64xf32>
  func.return %y : tensor<200x1x64xf32>
}

func.func @of_2_by_4096_bf16_4_by_64_and_64(%q: tensor<4x2x64xbf16>, %k: tensor<4x4096x64xbf16>, %v: tensor<4x4096x64xbf16>) -> tensor<4x2x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<4x2x64xbf16>, tensor<4x4096x64xbf16> -> tensor<4x2x4096xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<4x2x4096xf32> -> tensor<4x2xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<4x2xf32> -> tensor<4x2x4096xf32>
  %d = prim.sub %s, %n : tensor<4x2x4096xf32>
  %e = prim.exp %d : tensor<4x2x4096xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<4x2x4096xf32> -> tensor<4x2xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<4x2xf32> -> tensor<4x2x4096xf32>
  %w = prim.div %e, %o : tensor<4x2x4096xf32>
  %u = prim.convert %w : tensor<4x2x4096xf32> -> tensor<4x2x4096xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<4x2x4096xbf16>, tensor<4x4096x64xbf16> -> tensor<4x2x64xf32>
  func.return %y : tensor<4x2x64xf32>
}

func.func @of_1024_by_1024_bf16_16_by_16_and_16(%q: tensor<16x1024x16xbf16>, %k: tensor<16x1024x16xbf16>, %v: tensor<16x1024x16xbf16>) -> tensor<16x1024x16xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<16x1024x16xbf16>, tensor<16x1024x16xbf16> -> tensor<16x1024x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %d = prim.sub %s, %n : tensor<16x1024x1024xf32>
  %e = prim.exp %d : tensor<16x1024x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %w = prim.div %e, %o : tensor<16x1024x1024xf32>
  %u = prim.convert %w : tensor<16x1024x1024xf32> -> tensor<16x1024x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<16x1024x1024xbf16>, tensor<16x1024x16xbf16> -> tensor<16x1024x16xf32>
  func.return %y : tensor<16x1024x16xf32>
}

func.func @of_1024_by_1024_bf16_16_by_15_and_16(%q: tensor<16x1024x15xbf16>, %k: tensor<16x1024x15xbf16>, %v: tensor<16x1024x16xbf16>) -> tensor<16x1024x16xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<16x1024x15xbf16>, tensor<16x1024x15xbf16> -> tensor<16x1024x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %d = prim.sub %s, %n : tensor<16x1024x1024xf32>
  %e = prim.exp %d : tensor<16x1024x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %w = prim.div %e, %o : tensor<16x1024x1024xf32>
  %u = prim.convert %w : tensor<16x1024x1024xf32> -> tensor<16x1024x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<16x1024x1024xbf16>, tensor<16x1024x16xbf16> -> tensor<16x1024x16xf32>
  func.return %y : tensor<16x1024x16xf32>
}

func.func @of_1024_by_1024_bf16_4_by_256_and_256(%q: tensor<4x1024x256xbf16>, %k: tensor<4x1024x256xbf16>, %v: tensor<4x1024x256xbf16>) -> tensor<4x1024x256xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<4x1024x256xbf16>, tensor<4x1024x256xbf16> -> tensor<4x1024x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<4x1024x1024xf32> -> tensor<4x1024xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<4x1024xf32> -> tensor<4x1024x1024xf32>
  %d = prim.sub %s, %n : tensor<4x1024x1024xf32>
  %e = prim.exp %d : tensor<4x1024x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<4x1024x1024xf32> -> tensor<4x1024xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<4x1024xf32> -> tensor<4x1024x1024xf32>
  %w = prim.div %e, %o : tensor<4x1024x1024xf32>
  %u = prim.convert %w : tensor<4x1024x1024xf32> -> tensor<4x1024x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<4x1024x1024xbf16>, tensor<4x1024x256xbf16> -> tensor<4x1024x256xf32>
  func.return %y : tensor<4x1024x256xf32>
}

func.func @of_1024_by_1024_bf16_4_by_512_and_64(%q: tensor<4x1024x512xbf16>, %k: tensor<4x1024x512xbf16>, %v: tensor<4x1024x64xbf16>) -> tensor<4x1024x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<4x1024x512xbf16>, tensor<4x1024x512xbf16> -> tensor<4x1024x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<4x1024x1024xf32> -> tensor<4x1024xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<4x1024xf32> -> tensor<4x1024x1024xf32>
  %d = prim.sub %s, %n : tensor<4x1024x1024xf32>
  %e = prim.exp %d : tensor<4x1024x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<4x1024x1024xf32> -> tensor<4x1024xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<4x1024xf32> -> tensor<4x1024x1024xf32>
  %w = prim.div %e, %o : tensor<4x1024x1024xf32>
  %u = prim.convert %w : tensor<4x1024x1024xf32> -> tensor<4x1024x1024xbf16>
  %y = prim.contract <mul, add> %u[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<4x1024x1024xbf16>, tensor<4x1024x64xbf16> -> tensor<4x1024x64xf32>
  func.return %y : tensor<4x1024x64xf32>
}

func.func @of_1024_by_1024_f32_16_by_64_and_64(%q: tensor<16x1024x64xf32>, %k: tensor<16x1024x64xf32>, %v: tensor<16x1024x64xf32>) -> tensor<16x1024x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<16x1024x64xf32>, tensor<16x1024x64xf32> -> tensor<16x1024x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %d = prim.sub %s, %n : tensor<16x1024x1024xf32>
  %e = prim.exp %d : tensor<16x1024x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %w = prim.div %e, %o : tensor<16x1024x1024xf32>
  %y = prim.contract <mul, add> %w[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<16x1024x1024xf32>, tensor<16x1024x64xf32> -> tensor<16x1024x64xf32>
  func.return %y : tensor<16x1024x64xf32>
}

func.func @of_1024_by_1024_f32_16_by_128_and_64(%q: tensor<16x1024x128xf32>, %k: tensor<16x1024x128xf32>, %v: tensor<16x1024x64xf32>) -> tensor<16x1024x64xf32> {
  %s = prim.contract <mul, add> %q[b, m, k], %k[b, n, k] -> [b, m, n] : tensor<16x1024x128xf32>, tensor<16x1024x128xf32> -> tensor<16x1024x1024xf32>
  %m = prim.reduce <maximum> %s dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %n = prim.broadcast %m dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %d = prim.sub %s, %n : tensor<16x1024x1024xf32>
  %e = prim.exp %d : tensor<16x1024x1024xf32>
  %a = prim.reduce <add> %e dims [2] : tensor<16x1024x1024xf32> -> tensor<16x1024xf32>
  %o = prim.broadcast %a dims [0, 1] : tensor<16x1024xf32> -> tensor<16x1024x1024xf32>
  %w = prim.div %e, %o : tensor<16x1024x1024xf32>
  %y = prim.contract <mul, add> %w[b, m, k], %v[b, k, n] -> [b, m, n] : tensor<16x1024x1024xf32>, tensor<16x1024x64xf32> -> tensor<16x1024x64xf32>
  func.return %y : tensor<16x1024x64xf32>
}

/// Masks that hide terms before or behind a place that follows from the row make blocks small; others do not.
func.func @kept_where_le(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <le> %j, %i : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @hidden_where_le(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <le> %i, %j : tensor<512x512xi64>
  %c = prim.select %p, %h, %s : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @kept_where_lt(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <lt> %j, %i : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @hidden_where_lt(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <lt> %i, %j : tensor<512x512xi64>
  %c = prim.select %p, %h, %s : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @kept_where_ge(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <ge> %j, %i : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @hidden_where_ge(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <ge> %i, %j : tensor<512x512xi64>
  %c = prim.select %p, %h, %s : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @kept_where_gt(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <gt> %j, %i : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @hidden_where_gt(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <gt> %i, %j : tensor<512x512xi64>
  %c = prim.select %p, %h, %s : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @kept_where_eq(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <eq> %j, %i : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @hidden_where_eq(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <eq> %i, %j : tensor<512x512xi64>
  %c = prim.select %p, %h, %s : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @shifted(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %z = prim.constant 3 : tensor<512x512xi64>
  %g = prim.add %i, %z : tensor<512x512xi64>
  %p = prim.compare <le> %j, %g : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @twice_the_row(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %g = prim.add %i, %i : tensor<512x512xi64>
  %p = prim.compare <le> %j, %g : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @twice_the_term(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %g = prim.add %j, %j : tensor<512x512xi64>
  %p = prim.compare <le> %g, %i : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @limited_by_a_number(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %z = prim.constant 100 : tensor<512x512xi64>
  %p = prim.compare <le> %j, %z : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @by_rows_alone(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %z = prim.constant 100 : tensor<512x512xi64>
  %p = prim.compare <le> %i, %z : tensor<512x512xi64>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @both_conditions(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %x = prim.compare <le> %j, %i : tensor<512x512xi64>
  %z = prim.constant 100 : tensor<512x512xi64>
  %r = prim.compare <lt> %j, %z : tensor<512x512xi64>
  %p = prim.and %x, %r : tensor<512x512xi1>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @one_of_two_conditions(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %x = prim.compare <le> %j, %i : tensor<512x512xi64>
  %z = prim.constant 100 : tensor<512x512xi64>
  %r = prim.compare <lt> %j, %z : tensor<512x512xi64>
  %p = prim.or %x, %r : tensor<512x512xi1>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @not_the_condition(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %x = prim.compare <gt> %j, %i : tensor<512x512xi64>
  %p = prim.not %x : tensor<512x512xi1>
  %c = prim.select %p, %s, %h : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @scaled_after(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <le> %j, %i : tensor<512x512xi64>
  %g = prim.select %p, %s, %h : tensor<512x512xf32>
  %z = prim.constant 0.5 : tensor<512x512xf32>
  %c = prim.mul %g, %z : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @divided_after(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <le> %j, %i : tensor<512x512xi64>
  %g = prim.select %p, %s, %h : tensor<512x512xf32>
  %z = prim.constant 2.0 : tensor<512x512xf32>
  %c = prim.div %g, %z : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @turned_after(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <le> %j, %i : tensor<512x512xi64>
  %g = prim.select %p, %s, %h : tensor<512x512xf32>
  %z = prim.constant -0.5 : tensor<512x512xf32>
  %c = prim.mul %g, %z : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @added_after(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <le> %j, %i : tensor<512x512xi64>
  %z = prim.constant 0.0 : tensor<512x512xf32>
  %g = prim.select %p, %z, %h : tensor<512x512xf32>
  %c = prim.add %s, %g : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

func.func @a_finite_number(%q: tensor<512x16xf32>, %k: tensor<512x16xf32>, %v: tensor<512x24xf32>) -> tensor<512x24xf32> {
  %s = prim.contract <mul, add> %q[m, k], %k[n, k] -> [m, n] : tensor<512x16xf32>, tensor<512x16xf32> -> tensor<512x512xf32>
  %i = prim.iota dim 0 : tensor<512x512xi64>
  %j = prim.iota dim 1 : tensor<512x512xi64>
  %h = prim.constant -inf : tensor<512x512xf32>
  %p = prim.compare <le> %j, %i : tensor<512x512xi64>
  %z = prim.constant -1.0e30 : tensor<512x512xf32>
  %c = prim.select %p, %s, %z : tensor<512x512xf32>
  %m = prim.reduce <maximum> %c dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %n = prim.broadcast %m dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %d = prim.sub %c, %n : tensor<512x512xf32>
  %e = prim.exp %d : tensor<512x512xf32>
  %a = prim.reduce <add> %e dims [1] : tensor<512x512xf32> -> tensor<512xf32>
  %o = prim.broadcast %a dims [0] : tensor<512xf32> -> tensor<512x512xf32>
  %w = prim.div %e, %o : tensor<512x512xf32>
  %y = prim.contract <mul, add> %w[m, k], %v[k, n] -> [m, n] : tensor<512x512xf32>, tensor<512x24xf32> -> tensor<512x24xf32>
  func.return %y : tensor<512x24xf32>
}

// GPU:       {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y:[^ ,:]+]] (prim.contract) and the softmax before it are one kernel, 16 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 16 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time, in chunks of 128 terms
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its rows are too short or too long for a block
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its rows are too short or too long for a block
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its rows are too short or too long for a block
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 16 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 16 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 16 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 16 rows by 64 terms at a time, in chunks of 128 terms
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its rows are too short or too long for a block
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time, in chunks of 256 terms
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its rows are too short or too long for a block
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: its rows are too short or too long for a block
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// GPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time

// CPU:       {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: it has 7 rows, whose scores take little memory
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y:[^ ,:]+]] (prim.contract) and the softmax before it are one kernel, 8 rows by 96 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 33 rows by 129 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 43 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 63 rows by 250 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 16 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 8 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 97 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 16 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 15 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: it has 1 rows, whose scores take little memory
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: the softmax has kernels of its own: it has 2 rows, whose scores take little memory
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 64 terms at a time
// CPU-NEXT:  {{.*}}stream-softmax-sizes-cases.mlir:{{[0-9]+}}:8: stream-softmax: %[[Y]] (prim.contract) and the softmax before it are one kernel, 64 rows by 256 terms at a time
