/// Every operation on scalars and on vectors, and on the types that C++ computes otherwise.

// RUN: stepwell-opt %s -p drop-division-checks -t cpp | filecheck %s

// CHECK-LABEL: extern "C" i64 f32_scalar(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32 a = x[0];
// CHECK-NEXT:    f32 b = x[16];
// CHECK-NEXT:    f32 c = x[32];
// CHECK-NEXT:    f32 addf = a + b;
// CHECK-NEXT:    f32 subf = a - b;
// CHECK-NEXT:    f32 mulf = a * b;
// CHECK-NEXT:    f32 divf = a / b;
// CHECK-NEXT:    f32 maximumf = maximum(a, b);
// CHECK-NEXT:    f32 minimumf = minimum(a, b);
// CHECK-NEXT:    f32 maxnumf = (a > b) | (b != b) ? a : b;
// CHECK-NEXT:    f32 minnumf = (a < b) | (b != b) ? a : b;
// CHECK-NEXT:    f32 negf = -a;
// CHECK-NEXT:    f32 absf = fabsf(a);
// CHECK-NEXT:    f32 ceil0 = ceilf(a);
// CHECK-NEXT:    f32 cbrt0 = cbrtf(a);
// CHECK-NEXT:    f32 floor0 = floorf(a);
// CHECK-NEXT:    f32 roundeven0 = roundevenf(a);
// CHECK-NEXT:    f32 sqrt0 = sqrtf(a);
// CHECK-NEXT:    f32 trunc0 = truncf(a);
// CHECK-NEXT:    f32 rsqrt = 1 / sqrtf(a);
// CHECK-NEXT:    f32 acos0 = acosf(a);
// CHECK-NEXT:    f32 acosh0 = acoshf(a);
// CHECK-NEXT:    f32 asin0 = asinf(a);
// CHECK-NEXT:    f32 asinh0 = asinhf(a);
// CHECK-NEXT:    f32 atan0 = atanf(a);
// CHECK-NEXT:    f32 atanh0 = atanhf(a);
// CHECK-NEXT:    f32 cos0 = cosf(a);
// CHECK-NEXT:    f32 cosh0 = coshf(a);
// CHECK-NEXT:    f32 erf0 = erff(a);
// CHECK-NEXT:    f32 exp0 = expf(a);
// CHECK-NEXT:    f32 exp2_0 = exp2f(a);
// CHECK-NEXT:    f32 expm1_0 = expm1f(a);
// CHECK-NEXT:    f32 log0 = logf(a);
// CHECK-NEXT:    f32 log10_0 = log10f(a);
// CHECK-NEXT:    f32 log1p0 = log1pf(a);
// CHECK-NEXT:    f32 log2_0 = log2f(a);
// CHECK-NEXT:    f32 round0 = roundf(a);
// CHECK-NEXT:    f32 sin0 = sinf(a);
// CHECK-NEXT:    f32 sinh0 = sinhf(a);
// CHECK-NEXT:    f32 tan0 = tanf(a);
// CHECK-NEXT:    f32 tanh0 = tanhf(a);
// CHECK-NEXT:    f32 atan2_0 = atan2f(a, b);
// CHECK-NEXT:    f32 copysign0 = copysignf(a, b);
// CHECK-NEXT:    f32 powf0 = powf(a, b);
// CHECK-NEXT:    f32 fma0 = fmaf(a, b, c);
// CHECK-NEXT:    bool cmp_false = false;
// CHECK-NEXT:    bool cmp_oeq = a == b;
// CHECK-NEXT:    bool cmp_ogt = a > b;
// CHECK-NEXT:    bool cmp_oge = a >= b;
// CHECK-NEXT:    bool cmp_olt = a < b;
// CHECK-NEXT:    bool cmp_ole = a <= b;
// CHECK-NEXT:    bool cmp_one = (a < b) | (a > b);
// CHECK-NEXT:    bool cmp_ord = (a == a) & (b == b);
// CHECK-NEXT:    bool cmp_ueq = !((a < b) | (a > b));
// CHECK-NEXT:    bool cmp_ugt = !(a <= b);
// CHECK-NEXT:    bool cmp_uge = !(a < b);
// CHECK-NEXT:    bool cmp_ult = !(a >= b);
// CHECK-NEXT:    bool cmp_ule = !(a > b);
// CHECK-NEXT:    bool cmp_une = a != b;
// CHECK-NEXT:    bool cmp_uno = (a != a) | (b != b);
// CHECK-NEXT:    bool cmp_true = true;
// CHECK-NEXT:    f32 select0 = cmp_olt ? a : b;
// CHECK-NEXT:    i32 bits0 = as<i32>(a);
// CHECK-NEXT:    f32 fpowi = powf(a, (f32)bits0);
// CHECK-NEXT:    f32 scale0 = scale(a, b);
// CHECK-NEXT:    return 0;
loop.kernel @f32_scalar(%x: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xf32> -> f32
  %b = loop.load %x[16] : memref<?xf32> -> f32
  %c = loop.load %x[32] : memref<?xf32> -> f32
  %addf = arith.addf %a, %b : f32
  %subf = arith.subf %a, %b : f32
  %mulf = arith.mulf %a, %b : f32
  %divf = arith.divf %a, %b : f32
  %maximumf = arith.maximumf %a, %b : f32
  %minimumf = arith.minimumf %a, %b : f32
  %maxnumf = arith.maxnumf %a, %b : f32
  %minnumf = arith.minnumf %a, %b : f32
  %negf = arith.negf %a : f32
  %absf = math.absf %a : f32
  %ceil = math.ceil %a : f32
  %cbrt = math.cbrt %a : f32
  %floor = math.floor %a : f32
  %roundeven = math.roundeven %a : f32
  %sqrt = math.sqrt %a : f32
  %trunc = math.trunc %a : f32
  %rsqrt = math.rsqrt %a : f32
  %acos = math.acos %a : f32
  %acosh = math.acosh %a : f32
  %asin = math.asin %a : f32
  %asinh = math.asinh %a : f32
  %atan = math.atan %a : f32
  %atanh = math.atanh %a : f32
  %cos = math.cos %a : f32
  %cosh = math.cosh %a : f32
  %erf = math.erf %a : f32
  %exp = math.exp %a : f32
  %exp2 = math.exp2 %a : f32
  %expm1 = math.expm1 %a : f32
  %log = math.log %a : f32
  %log10 = math.log10 %a : f32
  %log1p = math.log1p %a : f32
  %log2 = math.log2 %a : f32
  %round = math.round %a : f32
  %sin = math.sin %a : f32
  %sinh = math.sinh %a : f32
  %tan = math.tan %a : f32
  %tanh = math.tanh %a : f32
  %atan2 = math.atan2 %a, %b : f32
  %copysign = math.copysign %a, %b : f32
  %powf = math.powf %a, %b : f32
  %fma = math.fma %a, %b, %c : f32
  %cmp_false = arith.cmpf false, %a, %b : f32
  %cmp_oeq = arith.cmpf oeq, %a, %b : f32
  %cmp_ogt = arith.cmpf ogt, %a, %b : f32
  %cmp_oge = arith.cmpf oge, %a, %b : f32
  %cmp_olt = arith.cmpf olt, %a, %b : f32
  %cmp_ole = arith.cmpf ole, %a, %b : f32
  %cmp_one = arith.cmpf one, %a, %b : f32
  %cmp_ord = arith.cmpf ord, %a, %b : f32
  %cmp_ueq = arith.cmpf ueq, %a, %b : f32
  %cmp_ugt = arith.cmpf ugt, %a, %b : f32
  %cmp_uge = arith.cmpf uge, %a, %b : f32
  %cmp_ult = arith.cmpf ult, %a, %b : f32
  %cmp_ule = arith.cmpf ule, %a, %b : f32
  %cmp_une = arith.cmpf une, %a, %b : f32
  %cmp_uno = arith.cmpf uno, %a, %b : f32
  %cmp_true = arith.cmpf true, %a, %b : f32
  %select = arith.select %cmp_olt, %a, %b : f32
  %bits = arith.bitcast %a : f32 to i32
  %fpowi = math.fpowi %a, %bits : f32, i32
  %scale = loop.scale %a by %b : f32
}

// CHECK-LABEL: extern "C" i64 f32_vector(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f32* x = (const f32*)buffers[0];
// CHECK-NEXT:    f32x16 a = load<f32x16>(x);
// CHECK-NEXT:    f32x16 b = load<f32x16>(x + 16);
// CHECK-NEXT:    f32x16 c = load<f32x16>(x + 32);
// CHECK-NEXT:    f32x16 addf = a + b;
// CHECK-NEXT:    f32x16 subf = a - b;
// CHECK-NEXT:    f32x16 mulf = a * b;
// CHECK-NEXT:    f32x16 divf = a / b;
// CHECK-NEXT:    f32x16 maximumf = maximum(a, b);
// CHECK-NEXT:    f32x16 minimumf = minimum(a, b);
// CHECK-NEXT:    f32x16 maxnumf = select((a > b) | (b != b), a, b);
// CHECK-NEXT:    f32x16 minnumf = select((a < b) | (b != b), a, b);
// CHECK-NEXT:    f32x16 negf = -a;
// CHECK-NEXT:    f32x16 absf = abs(a);
// CHECK-NEXT:    f32x16 ceil0 = ceil(a);
// CHECK-NEXT:    f32x16 cbrt0 = lanewise(cbrtf, a);
// CHECK-NEXT:    f32x16 floor0 = floor(a);
// CHECK-NEXT:    f32x16 roundeven0 = roundeven(a);
// CHECK-NEXT:    f32x16 sqrt0 = sqrt(a);
// CHECK-NEXT:    f32x16 trunc0 = trunc(a);
// CHECK-NEXT:    f32x16 rsqrt = splat<f32x16>(1) / sqrt(a);
// CHECK-NEXT:    f32x16 acos0 = lanewise(acosf, a);
// CHECK-NEXT:    f32x16 acosh0 = lanewise(acoshf, a);
// CHECK-NEXT:    f32x16 asin0 = lanewise(asinf, a);
// CHECK-NEXT:    f32x16 asinh0 = lanewise(asinhf, a);
// CHECK-NEXT:    f32x16 atan0 = lanewise(atanf, a);
// CHECK-NEXT:    f32x16 atanh0 = lanewise(atanhf, a);
// CHECK-NEXT:    f32x16 cos0 = lanewise(cosf, a);
// CHECK-NEXT:    f32x16 cosh0 = lanewise(coshf, a);
// CHECK-NEXT:    f32x16 erf0 = lanewise(erff, a);
// CHECK-NEXT:    f32x16 exp0 = lanewise(expf, a);
// CHECK-NEXT:    f32x16 exp2_0 = lanewise(exp2f, a);
// CHECK-NEXT:    f32x16 expm1_0 = lanewise(expm1f, a);
// CHECK-NEXT:    f32x16 log0 = lanewise(logf, a);
// CHECK-NEXT:    f32x16 log10_0 = lanewise(log10f, a);
// CHECK-NEXT:    f32x16 log1p0 = lanewise(log1pf, a);
// CHECK-NEXT:    f32x16 log2_0 = lanewise(log2f, a);
// CHECK-NEXT:    f32x16 round0 = lanewise(roundf, a);
// CHECK-NEXT:    f32x16 sin0 = lanewise(sinf, a);
// CHECK-NEXT:    f32x16 sinh0 = lanewise(sinhf, a);
// CHECK-NEXT:    f32x16 tan0 = lanewise(tanf, a);
// CHECK-NEXT:    f32x16 tanh0 = lanewise(tanhf, a);
// CHECK-NEXT:    f32x16 atan2_0 = lanewise(atan2f, a, b);
// CHECK-NEXT:    f32x16 copysign0 = copysign(a, b);
// CHECK-NEXT:    f32x16 powf0 = lanewise(powf, a, b);
// CHECK-NEXT:    f32x16 fma0 = fma(a, b, c);
// CHECK-NEXT:    i32x16 cmp_false = splat<i32x16>(0);
// CHECK-NEXT:    i32x16 cmp_oeq = a == b;
// CHECK-NEXT:    i32x16 cmp_ogt = a > b;
// CHECK-NEXT:    i32x16 cmp_oge = a >= b;
// CHECK-NEXT:    i32x16 cmp_olt = a < b;
// CHECK-NEXT:    i32x16 cmp_ole = a <= b;
// CHECK-NEXT:    i32x16 cmp_one = (a < b) | (a > b);
// CHECK-NEXT:    i32x16 cmp_ord = (a == a) & (b == b);
// CHECK-NEXT:    i32x16 cmp_ueq = ~((a < b) | (a > b));
// CHECK-NEXT:    i32x16 cmp_ugt = ~(a <= b);
// CHECK-NEXT:    i32x16 cmp_uge = ~(a < b);
// CHECK-NEXT:    i32x16 cmp_ult = ~(a >= b);
// CHECK-NEXT:    i32x16 cmp_ule = ~(a > b);
// CHECK-NEXT:    i32x16 cmp_une = a != b;
// CHECK-NEXT:    i32x16 cmp_uno = (a != a) | (b != b);
// CHECK-NEXT:    i32x16 cmp_true = splat<i32x16>(-1);
// CHECK-NEXT:    f32x16 select0 = select(cmp_olt, a, b);
// CHECK-NEXT:    f32x16 vfma = fma(a, b, c);
// CHECK-NEXT:    i32x16 bits0 = as<i32x16>(a);
// CHECK-NEXT:    f32x16 fpowi = lanewise(powf, a, convert<f32x16>(bits0));
// CHECK-NEXT:    f32x16 scale0 = scale(a, b);
// CHECK-NEXT:    return 0;
loop.kernel @f32_vector(%x: memref<?xf32>) {
  %a = loop.load %x[0] : memref<?xf32> -> vector<16xf32>
  %b = loop.load %x[16] : memref<?xf32> -> vector<16xf32>
  %c = loop.load %x[32] : memref<?xf32> -> vector<16xf32>
  %addf = arith.addf %a, %b : vector<16xf32>
  %subf = arith.subf %a, %b : vector<16xf32>
  %mulf = arith.mulf %a, %b : vector<16xf32>
  %divf = arith.divf %a, %b : vector<16xf32>
  %maximumf = arith.maximumf %a, %b : vector<16xf32>
  %minimumf = arith.minimumf %a, %b : vector<16xf32>
  %maxnumf = arith.maxnumf %a, %b : vector<16xf32>
  %minnumf = arith.minnumf %a, %b : vector<16xf32>
  %negf = arith.negf %a : vector<16xf32>
  %absf = math.absf %a : vector<16xf32>
  %ceil = math.ceil %a : vector<16xf32>
  %cbrt = math.cbrt %a : vector<16xf32>
  %floor = math.floor %a : vector<16xf32>
  %roundeven = math.roundeven %a : vector<16xf32>
  %sqrt = math.sqrt %a : vector<16xf32>
  %trunc = math.trunc %a : vector<16xf32>
  %rsqrt = math.rsqrt %a : vector<16xf32>
  %acos = math.acos %a : vector<16xf32>
  %acosh = math.acosh %a : vector<16xf32>
  %asin = math.asin %a : vector<16xf32>
  %asinh = math.asinh %a : vector<16xf32>
  %atan = math.atan %a : vector<16xf32>
  %atanh = math.atanh %a : vector<16xf32>
  %cos = math.cos %a : vector<16xf32>
  %cosh = math.cosh %a : vector<16xf32>
  %erf = math.erf %a : vector<16xf32>
  %exp = math.exp %a : vector<16xf32>
  %exp2 = math.exp2 %a : vector<16xf32>
  %expm1 = math.expm1 %a : vector<16xf32>
  %log = math.log %a : vector<16xf32>
  %log10 = math.log10 %a : vector<16xf32>
  %log1p = math.log1p %a : vector<16xf32>
  %log2 = math.log2 %a : vector<16xf32>
  %round = math.round %a : vector<16xf32>
  %sin = math.sin %a : vector<16xf32>
  %sinh = math.sinh %a : vector<16xf32>
  %tan = math.tan %a : vector<16xf32>
  %tanh = math.tanh %a : vector<16xf32>
  %atan2 = math.atan2 %a, %b : vector<16xf32>
  %copysign = math.copysign %a, %b : vector<16xf32>
  %powf = math.powf %a, %b : vector<16xf32>
  %fma = math.fma %a, %b, %c : vector<16xf32>
  %cmp_false = arith.cmpf false, %a, %b : vector<16xf32>
  %cmp_oeq = arith.cmpf oeq, %a, %b : vector<16xf32>
  %cmp_ogt = arith.cmpf ogt, %a, %b : vector<16xf32>
  %cmp_oge = arith.cmpf oge, %a, %b : vector<16xf32>
  %cmp_olt = arith.cmpf olt, %a, %b : vector<16xf32>
  %cmp_ole = arith.cmpf ole, %a, %b : vector<16xf32>
  %cmp_one = arith.cmpf one, %a, %b : vector<16xf32>
  %cmp_ord = arith.cmpf ord, %a, %b : vector<16xf32>
  %cmp_ueq = arith.cmpf ueq, %a, %b : vector<16xf32>
  %cmp_ugt = arith.cmpf ugt, %a, %b : vector<16xf32>
  %cmp_uge = arith.cmpf uge, %a, %b : vector<16xf32>
  %cmp_ult = arith.cmpf ult, %a, %b : vector<16xf32>
  %cmp_ule = arith.cmpf ule, %a, %b : vector<16xf32>
  %cmp_une = arith.cmpf une, %a, %b : vector<16xf32>
  %cmp_uno = arith.cmpf uno, %a, %b : vector<16xf32>
  %cmp_true = arith.cmpf true, %a, %b : vector<16xf32>
  %select = arith.select %cmp_olt, %a, %b : vector<16xi1>, vector<16xf32>
  %vfma = vector.fma %a, %b, %c : vector<16xf32>
  %bits = arith.bitcast %a : vector<16xf32> to vector<16xi32>
  %fpowi = math.fpowi %a, %bits : vector<16xf32>, vector<16xi32>
  %scale = loop.scale %a by %b : vector<16xf32>
}

// CHECK-LABEL: extern "C" i64 f64_scalar(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f64* x = (const f64*)buffers[0];
// CHECK-NEXT:    f64 a = x[0];
// CHECK-NEXT:    f64 b = x[16];
// CHECK-NEXT:    f64 c = x[32];
// CHECK-NEXT:    f64 addf = a + b;
// CHECK-NEXT:    f64 subf = a - b;
// CHECK-NEXT:    f64 mulf = a * b;
// CHECK-NEXT:    f64 divf = a / b;
// CHECK-NEXT:    f64 maximumf = maximum(a, b);
// CHECK-NEXT:    f64 minimumf = minimum(a, b);
// CHECK-NEXT:    f64 maxnumf = (a > b) | (b != b) ? a : b;
// CHECK-NEXT:    f64 minnumf = (a < b) | (b != b) ? a : b;
// CHECK-NEXT:    f64 negf = -a;
// CHECK-NEXT:    f64 sin0 = sin(a);
// CHECK-NEXT:    f64 rsqrt = 1 / sqrt(a);
// CHECK-NEXT:    f64 powf0 = pow(a, b);
// CHECK-NEXT:    f64 fma0 = fma(a, b, c);
// CHECK-NEXT:    f64 floor0 = floor(a);
// CHECK-NEXT:    bool cmp_oeq = a == b;
// CHECK-NEXT:    bool cmp_ogt = a > b;
// CHECK-NEXT:    bool cmp_oge = a >= b;
// CHECK-NEXT:    i64 n = (i64)a;
// CHECK-NEXT:    f64 fpowi = pow(a, (f64)n);
// CHECK-NEXT:    return 0;
loop.kernel @f64_scalar(%x: memref<?xf64>) {
  %a = loop.load %x[0] : memref<?xf64> -> f64
  %b = loop.load %x[16] : memref<?xf64> -> f64
  %c = loop.load %x[32] : memref<?xf64> -> f64
  %addf = arith.addf %a, %b : f64
  %subf = arith.subf %a, %b : f64
  %mulf = arith.mulf %a, %b : f64
  %divf = arith.divf %a, %b : f64
  %maximumf = arith.maximumf %a, %b : f64
  %minimumf = arith.minimumf %a, %b : f64
  %maxnumf = arith.maxnumf %a, %b : f64
  %minnumf = arith.minnumf %a, %b : f64
  %negf = arith.negf %a : f64
  %sin = math.sin %a : f64
  %rsqrt = math.rsqrt %a : f64
  %powf = math.powf %a, %b : f64
  %fma = math.fma %a, %b, %c : f64
  %floor = math.floor %a : f64
  %cmp_oeq = arith.cmpf oeq, %a, %b : f64
  %cmp_ogt = arith.cmpf ogt, %a, %b : f64
  %cmp_oge = arith.cmpf oge, %a, %b : f64
  %n = arith.fptosi %a : f64 to i64
  %fpowi = math.fpowi %a, %n : f64, i64
}

/// Halves are computed with as f32.
// CHECK-LABEL: extern "C" i64 bf16_scalar(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const bf16* x = (const bf16*)buffers[0];
// CHECK-NEXT:    bf16 a = x[0];
// CHECK-NEXT:    bf16 b = x[16];
// CHECK-NEXT:    bf16 c = x[32];
// CHECK-NEXT:    bf16 addf = to_bf16(from_bf16(a) + from_bf16(b));
// CHECK-NEXT:    bf16 subf = to_bf16(from_bf16(a) - from_bf16(b));
// CHECK-NEXT:    bf16 mulf = to_bf16(from_bf16(a) * from_bf16(b));
// CHECK-NEXT:    bf16 divf = to_bf16(from_bf16(a) / from_bf16(b));
// CHECK-NEXT:    bf16 maximumf = to_bf16(maximum(from_bf16(a), from_bf16(b)));
// CHECK-NEXT:    bf16 minimumf = to_bf16(minimum(from_bf16(a), from_bf16(b)));
// CHECK-NEXT:    bf16 maxnumf = to_bf16((from_bf16(a) > from_bf16(b)) | (from_bf16(b) != from_bf16(b)) ? from_bf16(a) : from_bf16(b));
// CHECK-NEXT:    bf16 minnumf = to_bf16((from_bf16(a) < from_bf16(b)) | (from_bf16(b) != from_bf16(b)) ? from_bf16(a) : from_bf16(b));
// CHECK-NEXT:    bf16 negf = to_bf16(-from_bf16(a));
// CHECK-NEXT:    bf16 sin0 = to_bf16(sinf(from_bf16(a)));
// CHECK-NEXT:    bf16 rsqrt = to_bf16(1 / sqrtf(from_bf16(a)));
// CHECK-NEXT:    bf16 powf0 = to_bf16(powf(from_bf16(a), from_bf16(b)));
// CHECK-NEXT:    bf16 fma0 = to_bf16(fmaf(from_bf16(a), from_bf16(b), from_bf16(c)));
// CHECK-NEXT:    bf16 floor0 = to_bf16(floorf(from_bf16(a)));
// CHECK-NEXT:    bool cmp_oeq = from_bf16(a) == from_bf16(b);
// CHECK-NEXT:    bool cmp_ogt = from_bf16(a) > from_bf16(b);
// CHECK-NEXT:    bool cmp_oge = from_bf16(a) >= from_bf16(b);
// CHECK-NEXT:    i32 n = (i32)from_bf16(a);
// CHECK-NEXT:    bf16 fpowi = to_bf16(powf(from_bf16(a), (f32)n));
// CHECK-NEXT:    return 0;
loop.kernel @bf16_scalar(%x: memref<?xbf16>) {
  %a = loop.load %x[0] : memref<?xbf16> -> bf16
  %b = loop.load %x[16] : memref<?xbf16> -> bf16
  %c = loop.load %x[32] : memref<?xbf16> -> bf16
  %addf = arith.addf %a, %b : bf16
  %subf = arith.subf %a, %b : bf16
  %mulf = arith.mulf %a, %b : bf16
  %divf = arith.divf %a, %b : bf16
  %maximumf = arith.maximumf %a, %b : bf16
  %minimumf = arith.minimumf %a, %b : bf16
  %maxnumf = arith.maxnumf %a, %b : bf16
  %minnumf = arith.minnumf %a, %b : bf16
  %negf = arith.negf %a : bf16
  %sin = math.sin %a : bf16
  %rsqrt = math.rsqrt %a : bf16
  %powf = math.powf %a, %b : bf16
  %fma = math.fma %a, %b, %c : bf16
  %floor = math.floor %a : bf16
  %cmp_oeq = arith.cmpf oeq, %a, %b : bf16
  %cmp_ogt = arith.cmpf ogt, %a, %b : bf16
  %cmp_oge = arith.cmpf oge, %a, %b : bf16
  %n = arith.fptosi %a : bf16 to i32
  %fpowi = math.fpowi %a, %n : bf16, i32
}

// CHECK-LABEL: extern "C" i64 f64_vector(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f64* x = (const f64*)buffers[0];
// CHECK-NEXT:    f64x8 a = load<f64x8>(x);
// CHECK-NEXT:    f64x8 b = load<f64x8>(x + 16);
// CHECK-NEXT:    f64x8 c = load<f64x8>(x + 32);
// CHECK-NEXT:    f64x8 addf = a + b;
// CHECK-NEXT:    f64x8 subf = a - b;
// CHECK-NEXT:    f64x8 mulf = a * b;
// CHECK-NEXT:    f64x8 divf = a / b;
// CHECK-NEXT:    f64x8 maximumf = maximum(a, b);
// CHECK-NEXT:    f64x8 minimumf = minimum(a, b);
// CHECK-NEXT:    f64x8 maxnumf = select((a > b) | (b != b), a, b);
// CHECK-NEXT:    f64x8 minnumf = select((a < b) | (b != b), a, b);
// CHECK-NEXT:    f64x8 negf = -a;
// CHECK-NEXT:    f64x8 sin0 = lanewise(sin, a);
// CHECK-NEXT:    f64x8 rsqrt = splat<f64x8>(1) / sqrt(a);
// CHECK-NEXT:    f64x8 powf0 = lanewise(pow, a, b);
// CHECK-NEXT:    f64x8 fma0 = fma(a, b, c);
// CHECK-NEXT:    f64x8 floor0 = floor(a);
// CHECK-NEXT:    i64x8 cmp_oeq = a == b;
// CHECK-NEXT:    i64x8 cmp_ogt = a > b;
// CHECK-NEXT:    i64x8 cmp_oge = a >= b;
// CHECK-NEXT:    i64x8 n = convert<i64x8>(a);
// CHECK-NEXT:    f64x8 fpowi = lanewise(pow, a, convert<f64x8>(n));
// CHECK-NEXT:    return 0;
loop.kernel @f64_vector(%x: memref<?xf64>) {
  %a = loop.load %x[0] : memref<?xf64> -> vector<8xf64>
  %b = loop.load %x[16] : memref<?xf64> -> vector<8xf64>
  %c = loop.load %x[32] : memref<?xf64> -> vector<8xf64>
  %addf = arith.addf %a, %b : vector<8xf64>
  %subf = arith.subf %a, %b : vector<8xf64>
  %mulf = arith.mulf %a, %b : vector<8xf64>
  %divf = arith.divf %a, %b : vector<8xf64>
  %maximumf = arith.maximumf %a, %b : vector<8xf64>
  %minimumf = arith.minimumf %a, %b : vector<8xf64>
  %maxnumf = arith.maxnumf %a, %b : vector<8xf64>
  %minnumf = arith.minnumf %a, %b : vector<8xf64>
  %negf = arith.negf %a : vector<8xf64>
  %sin = math.sin %a : vector<8xf64>
  %rsqrt = math.rsqrt %a : vector<8xf64>
  %powf = math.powf %a, %b : vector<8xf64>
  %fma = math.fma %a, %b, %c : vector<8xf64>
  %floor = math.floor %a : vector<8xf64>
  %cmp_oeq = arith.cmpf oeq, %a, %b : vector<8xf64>
  %cmp_ogt = arith.cmpf ogt, %a, %b : vector<8xf64>
  %cmp_oge = arith.cmpf oge, %a, %b : vector<8xf64>
  %n = arith.fptosi %a : vector<8xf64> to vector<8xi64>
  %fpowi = math.fpowi %a, %n : vector<8xf64>, vector<8xi64>
}

// CHECK-LABEL: extern "C" i64 f16_vector(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const f16* x = (const f16*)buffers[0];
// CHECK-NEXT:    f16x16 a = load<f16x16>(x);
// CHECK-NEXT:    f16x16 b = load<f16x16>(x + 16);
// CHECK-NEXT:    f16x16 c = load<f16x16>(x + 32);
// CHECK-NEXT:    f16x16 addf = to_f16<f16x16>(from_f16<f32x16>(a) + from_f16<f32x16>(b));
// CHECK-NEXT:    f16x16 subf = to_f16<f16x16>(from_f16<f32x16>(a) - from_f16<f32x16>(b));
// CHECK-NEXT:    f16x16 mulf = to_f16<f16x16>(from_f16<f32x16>(a) * from_f16<f32x16>(b));
// CHECK-NEXT:    f16x16 divf = to_f16<f16x16>(from_f16<f32x16>(a) / from_f16<f32x16>(b));
// CHECK-NEXT:    f16x16 maximumf = to_f16<f16x16>(maximum(from_f16<f32x16>(a), from_f16<f32x16>(b)));
// CHECK-NEXT:    f16x16 minimumf = to_f16<f16x16>(minimum(from_f16<f32x16>(a), from_f16<f32x16>(b)));
// CHECK-NEXT:    f16x16 maxnumf = to_f16<f16x16>(select((from_f16<f32x16>(a) > from_f16<f32x16>(b)) | (from_f16<f32x16>(b) != from_f16<f32x16>(b)), from_f16<f32x16>(a), from_f16<f32x16>(b)));
// CHECK-NEXT:    f16x16 minnumf = to_f16<f16x16>(select((from_f16<f32x16>(a) < from_f16<f32x16>(b)) | (from_f16<f32x16>(b) != from_f16<f32x16>(b)), from_f16<f32x16>(a), from_f16<f32x16>(b)));
// CHECK-NEXT:    f16x16 negf = to_f16<f16x16>(-from_f16<f32x16>(a));
// CHECK-NEXT:    f16x16 sin0 = to_f16<f16x16>(lanewise(sinf, from_f16<f32x16>(a)));
// CHECK-NEXT:    f16x16 rsqrt = to_f16<f16x16>(splat<f32x16>(1) / sqrt(from_f16<f32x16>(a)));
// CHECK-NEXT:    f16x16 powf0 = to_f16<f16x16>(lanewise(powf, from_f16<f32x16>(a), from_f16<f32x16>(b)));
// CHECK-NEXT:    f16x16 fma0 = to_f16<f16x16>(fma(from_f16<f32x16>(a), from_f16<f32x16>(b), from_f16<f32x16>(c)));
// CHECK-NEXT:    f16x16 floor0 = to_f16<f16x16>(floor(from_f16<f32x16>(a)));
// CHECK-NEXT:    i32x16 cmp_oeq = from_f16<f32x16>(a) == from_f16<f32x16>(b);
// CHECK-NEXT:    i32x16 cmp_ogt = from_f16<f32x16>(a) > from_f16<f32x16>(b);
// CHECK-NEXT:    i32x16 cmp_oge = from_f16<f32x16>(a) >= from_f16<f32x16>(b);
// CHECK-NEXT:    i32x16 n = convert<i32x16>(from_f16<f32x16>(a));
// CHECK-NEXT:    f16x16 fpowi = to_f16<f16x16>(lanewise(powf, from_f16<f32x16>(a), convert<f32x16>(n)));
// CHECK-NEXT:    return 0;
loop.kernel @f16_vector(%x: memref<?xf16>) {
  %a = loop.load %x[0] : memref<?xf16> -> vector<16xf16>
  %b = loop.load %x[16] : memref<?xf16> -> vector<16xf16>
  %c = loop.load %x[32] : memref<?xf16> -> vector<16xf16>
  %addf = arith.addf %a, %b : vector<16xf16>
  %subf = arith.subf %a, %b : vector<16xf16>
  %mulf = arith.mulf %a, %b : vector<16xf16>
  %divf = arith.divf %a, %b : vector<16xf16>
  %maximumf = arith.maximumf %a, %b : vector<16xf16>
  %minimumf = arith.minimumf %a, %b : vector<16xf16>
  %maxnumf = arith.maxnumf %a, %b : vector<16xf16>
  %minnumf = arith.minnumf %a, %b : vector<16xf16>
  %negf = arith.negf %a : vector<16xf16>
  %sin = math.sin %a : vector<16xf16>
  %rsqrt = math.rsqrt %a : vector<16xf16>
  %powf = math.powf %a, %b : vector<16xf16>
  %fma = math.fma %a, %b, %c : vector<16xf16>
  %floor = math.floor %a : vector<16xf16>
  %cmp_oeq = arith.cmpf oeq, %a, %b : vector<16xf16>
  %cmp_ogt = arith.cmpf ogt, %a, %b : vector<16xf16>
  %cmp_oge = arith.cmpf oge, %a, %b : vector<16xf16>
  %n = arith.fptosi %a : vector<16xf16> to vector<16xi32>
  %fpowi = math.fpowi %a, %n : vector<16xf16>, vector<16xi32>
}

/// Divisions by what may be 0 say so in the status; unchecked ones do not.
// CHECK-LABEL: extern "C" i64 i32_scalar(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    i64 status = 0;
// CHECK-NEXT:    const i32* x = (const i32*)buffers[0];
// CHECK-NEXT:    i32 a = x[0];
// CHECK-NEXT:    i32 b = x[16];
// CHECK-NEXT:    i32 addi = a + b;
// CHECK-NEXT:    i32 subi = a - b;
// CHECK-NEXT:    i32 muli = a * b;
// CHECK-NEXT:    i32 andi = a & b;
// CHECK-NEXT:    i32 ori = a | b;
// CHECK-NEXT:    i32 xori = a ^ b;
// CHECK-NEXT:    i32 shli = a << b;
// CHECK-NEXT:    i32 shrsi = a >> b;
// CHECK-NEXT:    i32 shrui = (i32)((u32)a >> (u32)b);
// CHECK-NEXT:    i32 maxsi = a > b ? a : b;
// CHECK-NEXT:    i32 minsi = a < b ? a : b;
// CHECK-NEXT:    i32 maxui = (u32)a > (u32)b ? a : b;
// CHECK-NEXT:    i32 minui = (u32)a < (u32)b ? a : b;
// CHECK-NEXT:    i32 divsi = (i32)quotient<i32>(a, b, status);
// CHECK-NEXT:    i32 divui = (i32)quotient<u32>(a, b, status);
// CHECK-NEXT:    i32 remsi = (i32)remainder<i32>(a, b, status);
// CHECK-NEXT:    i32 remui = (i32)remainder<u32>(a, b, status);
// CHECK-NEXT:    i32 floordivsi = (i32)floor_quotient<i32>(a, b, status);
// CHECK-NEXT:    i32 ceildivsi = (i32)ceil_quotient<i32>(a, b, status);
// CHECK-NEXT:    i32 ceildivui = (i32)ceil_quotient<u32>(a, b, status);
// CHECK-NEXT:    i32 divsi_unchecked = a / b;
// CHECK-NEXT:    i32 divui_unchecked = (i32)((u32)a / (u32)b);
// CHECK-NEXT:    i32 remsi_unchecked = a % b;
// CHECK-NEXT:    i32 remui_unchecked = (i32)((u32)a % (u32)b);
// CHECK-NEXT:    i32 floordivsi_unchecked = (i32)floordiv<i32>(a, b);
// CHECK-NEXT:    i32 ceildivsi_unchecked = (i32)ceildiv<i32>(a, b);
// CHECK-NEXT:    i32 ceildivui_unchecked = (i32)ceildiv<u32>(a, b);
// CHECK-NEXT:    i32 absi = a < 0 ? -a : a;
// CHECK-NEXT:    i32 ctlz = (i32)leading_zeros((u32)a);
// CHECK-NEXT:    i32 cttz = (i32)trailing_zeros((u32)a);
// CHECK-NEXT:    i32 ctpop = (i32)__builtin_popcountll((u32)a);
// CHECK-NEXT:    bool cmp_eq = a == b;
// CHECK-NEXT:    bool cmp_ne = a != b;
// CHECK-NEXT:    bool cmp_slt = a < b;
// CHECK-NEXT:    bool cmp_sle = a <= b;
// CHECK-NEXT:    bool cmp_sgt = a > b;
// CHECK-NEXT:    bool cmp_sge = a >= b;
// CHECK-NEXT:    bool cmp_ult = (u32)a < (u32)b;
// CHECK-NEXT:    bool cmp_ule = (u32)a <= (u32)b;
// CHECK-NEXT:    bool cmp_ugt = (u32)a > (u32)b;
// CHECK-NEXT:    bool cmp_uge = (u32)a >= (u32)b;
// CHECK-NEXT:    i32 select0 = cmp_slt ? a : b;
// CHECK-NEXT:    return status;
loop.kernel @i32_scalar(%x: memref<?xi32>) {
  %a = loop.load %x[0] : memref<?xi32> -> i32
  %b = loop.load %x[16] : memref<?xi32> -> i32
  %addi = arith.addi %a, %b : i32
  %subi = arith.subi %a, %b : i32
  %muli = arith.muli %a, %b : i32
  %andi = arith.andi %a, %b : i32
  %ori = arith.ori %a, %b : i32
  %xori = arith.xori %a, %b : i32
  %shli = arith.shli %a, %b : i32
  %shrsi = arith.shrsi %a, %b : i32
  %shrui = arith.shrui %a, %b : i32
  %maxsi = arith.maxsi %a, %b : i32
  %minsi = arith.minsi %a, %b : i32
  %maxui = arith.maxui %a, %b : i32
  %minui = arith.minui %a, %b : i32
  %divsi = arith.divsi %a, %b : i32
  %divui = arith.divui %a, %b : i32
  %remsi = arith.remsi %a, %b : i32
  %remui = arith.remui %a, %b : i32
  %floordivsi = arith.floordivsi %a, %b : i32
  %ceildivsi = arith.ceildivsi %a, %b : i32
  %ceildivui = arith.ceildivui %a, %b : i32
  %divsi_unchecked = arith.divsi %a, %b {unchecked} : i32
  %divui_unchecked = arith.divui %a, %b {unchecked} : i32
  %remsi_unchecked = arith.remsi %a, %b {unchecked} : i32
  %remui_unchecked = arith.remui %a, %b {unchecked} : i32
  %floordivsi_unchecked = arith.floordivsi %a, %b {unchecked} : i32
  %ceildivsi_unchecked = arith.ceildivsi %a, %b {unchecked} : i32
  %ceildivui_unchecked = arith.ceildivui %a, %b {unchecked} : i32
  %absi = math.absi %a : i32
  %ctlz = math.ctlz %a : i32
  %cttz = math.cttz %a : i32
  %ctpop = math.ctpop %a : i32
  %cmp_eq = arith.cmpi eq, %a, %b : i32
  %cmp_ne = arith.cmpi ne, %a, %b : i32
  %cmp_slt = arith.cmpi slt, %a, %b : i32
  %cmp_sle = arith.cmpi sle, %a, %b : i32
  %cmp_sgt = arith.cmpi sgt, %a, %b : i32
  %cmp_sge = arith.cmpi sge, %a, %b : i32
  %cmp_ult = arith.cmpi ult, %a, %b : i32
  %cmp_ule = arith.cmpi ule, %a, %b : i32
  %cmp_ugt = arith.cmpi ugt, %a, %b : i32
  %cmp_uge = arith.cmpi uge, %a, %b : i32
  %select = arith.select %cmp_slt, %a, %b : i32
}

// CHECK-LABEL: extern "C" i64 i64_vector(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    i64 status = 0;
// CHECK-NEXT:    const i64* x = (const i64*)buffers[0];
// CHECK-NEXT:    i64x8 a = load<i64x8>(x);
// CHECK-NEXT:    i64x8 b = load<i64x8>(x + 16);
// CHECK-NEXT:    i64x8 addi = a + b;
// CHECK-NEXT:    i64x8 subi = a - b;
// CHECK-NEXT:    i64x8 muli = a * b;
// CHECK-NEXT:    i64x8 andi = a & b;
// CHECK-NEXT:    i64x8 ori = a | b;
// CHECK-NEXT:    i64x8 xori = a ^ b;
// CHECK-NEXT:    i64x8 shli = a << b;
// CHECK-NEXT:    i64x8 shrsi = a >> b;
// CHECK-NEXT:    i64x8 shrui = as<i64x8>(as<u64x8>(a) >> as<u64x8>(b));
// CHECK-NEXT:    i64x8 maxsi = select(a > b, a, b);
// CHECK-NEXT:    i64x8 minsi = select(a < b, a, b);
// CHECK-NEXT:    i64x8 maxui = select(as<u64x8>(a) > as<u64x8>(b), a, b);
// CHECK-NEXT:    i64x8 minui = select(as<u64x8>(a) < as<u64x8>(b), a, b);
// CHECK-NEXT:    i64x8 divsi = lanewise([&](i64 a, i64 b) { return quotient(a, b, status); }, a, b);
// CHECK-NEXT:    i64x8 divui = as<i64x8>(lanewise([&](u64 a, u64 b) { return quotient(a, b, status); }, as<u64x8>(a), as<u64x8>(b)));
// CHECK-NEXT:    i64x8 remsi = lanewise([&](i64 a, i64 b) { return remainder(a, b, status); }, a, b);
// CHECK-NEXT:    i64x8 remui = as<i64x8>(lanewise([&](u64 a, u64 b) { return remainder(a, b, status); }, as<u64x8>(a), as<u64x8>(b)));
// CHECK-NEXT:    i64x8 floordivsi = floor_quotients(a, b, status);
// CHECK-NEXT:    i64x8 ceildivsi = lanewise([&](i64 a, i64 b) { return ceil_quotient(a, b, status); }, a, b);
// CHECK-NEXT:    i64x8 ceildivui = as<i64x8>(lanewise([&](u64 a, u64 b) { return ceil_quotient(a, b, status); }, as<u64x8>(a), as<u64x8>(b)));
// CHECK-NEXT:    i64x8 divsi_unchecked = a / b;
// CHECK-NEXT:    i64x8 divui_unchecked = as<i64x8>(as<u64x8>(a) / as<u64x8>(b));
// CHECK-NEXT:    i64x8 remsi_unchecked = a % b;
// CHECK-NEXT:    i64x8 remui_unchecked = as<i64x8>(as<u64x8>(a) % as<u64x8>(b));
// CHECK-NEXT:    i64x8 floordivsi_unchecked = floor_quotients(a, b);
// CHECK-NEXT:    i64x8 ceildivsi_unchecked = lanewise([](i64 a, i64 b) { return ceildiv<i64>(a, b); }, a, b);
// CHECK-NEXT:    i64x8 ceildivui_unchecked = as<i64x8>(lanewise([](u64 a, u64 b) { return ceildiv<u64>(a, b); }, as<u64x8>(a), as<u64x8>(b)));
// CHECK-NEXT:    i64x8 absi = select(a < splat<i64x8>(0), -a, a);
// CHECK-NEXT:    i64x8 ctlz = as<i64x8>(lanewise([](u64 a) { return leading_zeros(a); }, as<u64x8>(a)));
// CHECK-NEXT:    i64x8 cttz = as<i64x8>(lanewise([](u64 a) { return trailing_zeros(a); }, as<u64x8>(a)));
// CHECK-NEXT:    i64x8 ctpop = as<i64x8>(lanewise([](u64 a) { return __builtin_popcountll(a); }, as<u64x8>(a)));
// CHECK-NEXT:    i64x8 cmp_eq = a == b;
// CHECK-NEXT:    i64x8 cmp_ne = a != b;
// CHECK-NEXT:    i64x8 cmp_slt = a < b;
// CHECK-NEXT:    i64x8 cmp_sle = a <= b;
// CHECK-NEXT:    i64x8 cmp_sgt = a > b;
// CHECK-NEXT:    i64x8 cmp_sge = a >= b;
// CHECK-NEXT:    i64x8 cmp_ult = as<u64x8>(a) < as<u64x8>(b);
// CHECK-NEXT:    i64x8 cmp_ule = as<u64x8>(a) <= as<u64x8>(b);
// CHECK-NEXT:    i64x8 cmp_ugt = as<u64x8>(a) > as<u64x8>(b);
// CHECK-NEXT:    i64x8 cmp_uge = as<u64x8>(a) >= as<u64x8>(b);
// CHECK-NEXT:    i64x8 select0 = select(cmp_slt, a, b);
// CHECK-NEXT:    return status;
loop.kernel @i64_vector(%x: memref<?xi64>) {
  %a = loop.load %x[0] : memref<?xi64> -> vector<8xi64>
  %b = loop.load %x[16] : memref<?xi64> -> vector<8xi64>
  %addi = arith.addi %a, %b : vector<8xi64>
  %subi = arith.subi %a, %b : vector<8xi64>
  %muli = arith.muli %a, %b : vector<8xi64>
  %andi = arith.andi %a, %b : vector<8xi64>
  %ori = arith.ori %a, %b : vector<8xi64>
  %xori = arith.xori %a, %b : vector<8xi64>
  %shli = arith.shli %a, %b : vector<8xi64>
  %shrsi = arith.shrsi %a, %b : vector<8xi64>
  %shrui = arith.shrui %a, %b : vector<8xi64>
  %maxsi = arith.maxsi %a, %b : vector<8xi64>
  %minsi = arith.minsi %a, %b : vector<8xi64>
  %maxui = arith.maxui %a, %b : vector<8xi64>
  %minui = arith.minui %a, %b : vector<8xi64>
  %divsi = arith.divsi %a, %b : vector<8xi64>
  %divui = arith.divui %a, %b : vector<8xi64>
  %remsi = arith.remsi %a, %b : vector<8xi64>
  %remui = arith.remui %a, %b : vector<8xi64>
  %floordivsi = arith.floordivsi %a, %b : vector<8xi64>
  %ceildivsi = arith.ceildivsi %a, %b : vector<8xi64>
  %ceildivui = arith.ceildivui %a, %b : vector<8xi64>
  %divsi_unchecked = arith.divsi %a, %b {unchecked} : vector<8xi64>
  %divui_unchecked = arith.divui %a, %b {unchecked} : vector<8xi64>
  %remsi_unchecked = arith.remsi %a, %b {unchecked} : vector<8xi64>
  %remui_unchecked = arith.remui %a, %b {unchecked} : vector<8xi64>
  %floordivsi_unchecked = arith.floordivsi %a, %b {unchecked} : vector<8xi64>
  %ceildivsi_unchecked = arith.ceildivsi %a, %b {unchecked} : vector<8xi64>
  %ceildivui_unchecked = arith.ceildivui %a, %b {unchecked} : vector<8xi64>
  %absi = math.absi %a : vector<8xi64>
  %ctlz = math.ctlz %a : vector<8xi64>
  %cttz = math.cttz %a : vector<8xi64>
  %ctpop = math.ctpop %a : vector<8xi64>
  %cmp_eq = arith.cmpi eq, %a, %b : vector<8xi64>
  %cmp_ne = arith.cmpi ne, %a, %b : vector<8xi64>
  %cmp_slt = arith.cmpi slt, %a, %b : vector<8xi64>
  %cmp_sle = arith.cmpi sle, %a, %b : vector<8xi64>
  %cmp_sgt = arith.cmpi sgt, %a, %b : vector<8xi64>
  %cmp_sge = arith.cmpi sge, %a, %b : vector<8xi64>
  %cmp_ult = arith.cmpi ult, %a, %b : vector<8xi64>
  %cmp_ule = arith.cmpi ule, %a, %b : vector<8xi64>
  %cmp_ugt = arith.cmpi ugt, %a, %b : vector<8xi64>
  %cmp_uge = arith.cmpi uge, %a, %b : vector<8xi64>
  %select = arith.select %cmp_slt, %a, %b : vector<8xi1>, vector<8xi64>
}

/// Booleans are integers modulo 2; as a signed number true is -1.
// CHECK-LABEL: extern "C" i64 bool_scalar(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const u8* x = (const u8*)buffers[0];
// CHECK-NEXT:    bool a = x[0] != 0;
// CHECK-NEXT:    bool b = x[16] != 0;
// CHECK-NEXT:    bool c = x[32] != 0;
// CHECK-NEXT:    bool addi = a ^ b;
// CHECK-NEXT:    bool subi = a ^ b;
// CHECK-NEXT:    bool muli = a & b;
// CHECK-NEXT:    bool andi = a & b;
// CHECK-NEXT:    bool ori = a | b;
// CHECK-NEXT:    bool xori = a ^ b;
// CHECK-NEXT:    bool maxsi = a & b;
// CHECK-NEXT:    bool minsi = a | b;
// CHECK-NEXT:    bool maxui = a | b;
// CHECK-NEXT:    bool minui = a & b;
// CHECK-NEXT:    bool cmp_eq = !(a ^ b);
// CHECK-NEXT:    bool cmp_ne = a ^ b;
// CHECK-NEXT:    bool cmp_slt = a & !b;
// CHECK-NEXT:    bool cmp_sle = a | !b;
// CHECK-NEXT:    bool cmp_sgt = !a & b;
// CHECK-NEXT:    bool cmp_sge = !a | b;
// CHECK-NEXT:    bool cmp_ult = !a & b;
// CHECK-NEXT:    bool cmp_ule = !a | b;
// CHECK-NEXT:    bool cmp_ugt = a & !b;
// CHECK-NEXT:    bool cmp_uge = a | !b;
// CHECK-NEXT:    bool select0 = a ? b : c;
// CHECK-NEXT:    return 0;
loop.kernel @bool_scalar(%x: memref<?xi1>) {
  %a = loop.load %x[0] : memref<?xi1> -> i1
  %b = loop.load %x[16] : memref<?xi1> -> i1
  %c = loop.load %x[32] : memref<?xi1> -> i1
  %addi = arith.addi %a, %b : i1
  %subi = arith.subi %a, %b : i1
  %muli = arith.muli %a, %b : i1
  %andi = arith.andi %a, %b : i1
  %ori = arith.ori %a, %b : i1
  %xori = arith.xori %a, %b : i1
  %maxsi = arith.maxsi %a, %b : i1
  %minsi = arith.minsi %a, %b : i1
  %maxui = arith.maxui %a, %b : i1
  %minui = arith.minui %a, %b : i1
  %cmp_eq = arith.cmpi eq, %a, %b : i1
  %cmp_ne = arith.cmpi ne, %a, %b : i1
  %cmp_slt = arith.cmpi slt, %a, %b : i1
  %cmp_sle = arith.cmpi sle, %a, %b : i1
  %cmp_sgt = arith.cmpi sgt, %a, %b : i1
  %cmp_sge = arith.cmpi sge, %a, %b : i1
  %cmp_ult = arith.cmpi ult, %a, %b : i1
  %cmp_ule = arith.cmpi ule, %a, %b : i1
  %cmp_ugt = arith.cmpi ugt, %a, %b : i1
  %cmp_uge = arith.cmpi uge, %a, %b : i1
  %select = arith.select %a, %b, %c : i1
}

// CHECK-LABEL: extern "C" i64 bool_vector(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const u8* x = (const u8*)buffers[0];
// CHECK-NEXT:    i8x16 a = load<i8x16>(x) != splat<i8x16>(0);
// CHECK-NEXT:    i8x16 b = load<i8x16>(x + 16) != splat<i8x16>(0);
// CHECK-NEXT:    i8x16 c = load<i8x16>(x + 32) != splat<i8x16>(0);
// CHECK-NEXT:    i8x16 addi = a ^ b;
// CHECK-NEXT:    i8x16 subi = a ^ b;
// CHECK-NEXT:    i8x16 muli = a & b;
// CHECK-NEXT:    i8x16 andi = a & b;
// CHECK-NEXT:    i8x16 ori = a | b;
// CHECK-NEXT:    i8x16 xori = a ^ b;
// CHECK-NEXT:    i8x16 maxsi = a & b;
// CHECK-NEXT:    i8x16 minsi = a | b;
// CHECK-NEXT:    i8x16 maxui = a | b;
// CHECK-NEXT:    i8x16 minui = a & b;
// CHECK-NEXT:    i8x16 cmp_eq = ~(a ^ b);
// CHECK-NEXT:    i8x16 cmp_ne = a ^ b;
// CHECK-NEXT:    i8x16 cmp_slt = a & ~b;
// CHECK-NEXT:    i8x16 cmp_sle = a | ~b;
// CHECK-NEXT:    i8x16 cmp_sgt = ~a & b;
// CHECK-NEXT:    i8x16 cmp_sge = ~a | b;
// CHECK-NEXT:    i8x16 cmp_ult = ~a & b;
// CHECK-NEXT:    i8x16 cmp_ule = ~a | b;
// CHECK-NEXT:    i8x16 cmp_ugt = a & ~b;
// CHECK-NEXT:    i8x16 cmp_uge = a | ~b;
// CHECK-NEXT:    i8x16 select0 = select(a, b, c);
// CHECK-NEXT:    return 0;
loop.kernel @bool_vector(%x: memref<?xi1>) {
  %a = loop.load %x[0] : memref<?xi1> -> vector<16xi1>
  %b = loop.load %x[16] : memref<?xi1> -> vector<16xi1>
  %c = loop.load %x[32] : memref<?xi1> -> vector<16xi1>
  %addi = arith.addi %a, %b : vector<16xi1>
  %subi = arith.subi %a, %b : vector<16xi1>
  %muli = arith.muli %a, %b : vector<16xi1>
  %andi = arith.andi %a, %b : vector<16xi1>
  %ori = arith.ori %a, %b : vector<16xi1>
  %xori = arith.xori %a, %b : vector<16xi1>
  %maxsi = arith.maxsi %a, %b : vector<16xi1>
  %minsi = arith.minsi %a, %b : vector<16xi1>
  %maxui = arith.maxui %a, %b : vector<16xi1>
  %minui = arith.minui %a, %b : vector<16xi1>
  %cmp_eq = arith.cmpi eq, %a, %b : vector<16xi1>
  %cmp_ne = arith.cmpi ne, %a, %b : vector<16xi1>
  %cmp_slt = arith.cmpi slt, %a, %b : vector<16xi1>
  %cmp_sle = arith.cmpi sle, %a, %b : vector<16xi1>
  %cmp_sgt = arith.cmpi sgt, %a, %b : vector<16xi1>
  %cmp_sge = arith.cmpi sge, %a, %b : vector<16xi1>
  %cmp_ult = arith.cmpi ult, %a, %b : vector<16xi1>
  %cmp_ule = arith.cmpi ule, %a, %b : vector<16xi1>
  %cmp_ugt = arith.cmpi ugt, %a, %b : vector<16xi1>
  %cmp_uge = arith.cmpi uge, %a, %b : vector<16xi1>
  %select = arith.select %a, %b, %c : vector<16xi1>, vector<16xi1>
}
/// A division by a constant cannot fail; the quotients of small lanes are computed as floats.
// CHECK-LABEL: extern "C" i64 by_constants(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    const i32* x = (const i32*)buffers[0];
// CHECK-NEXT:    const i64* y = (const i64*)buffers[1];
// CHECK-NEXT:    const f32* z = (const f32*)buffers[2];
// CHECK-NEXT:    i32 a = x[0];
// CHECK-NEXT:    i32 quotient0 = a / 7;
// CHECK-NEXT:    i32 down = (i32)floordiv<i32>(a, 7);
// CHECK-NEXT:    i64x8 sevens = splat<i64x8>(7);
// CHECK-NEXT:    i64x8 b = load<i64x8>(y);
// CHECK-NEXT:    i64x8 lanes = floor_quotients(b, sevens);
// CHECK-NEXT:    return 0;
loop.kernel @by_constants(%x: memref<?xi32>, %y: memref<?xi64>, %z: memref<?xf32>) {
  %seven = arith.constant 7 : i32
  %a = loop.load %x[0] : memref<?xi32> -> i32
  %quotient = arith.divsi %a, %seven : i32
  %down = arith.floordivsi %a, %seven : i32
  %sevens = arith.constant dense<7> : vector<8xi64>
  %b = loop.load %y[0] : memref<?xi64> -> vector<8xi64>
  %lanes = arith.floordivsi %b, %sevens : vector<8xi64>
}

/// Two signs in a row would be another operator, and a shifted literal an int.
// CHECK-LABEL: extern "C" i64 literals(void* const* buffers, const i64* symbols) {
// CHECK-NEXT:    f32* y = (f32*)buffers[0];
// CHECK-NEXT:    const i64* i = (const i64*)buffers[1];
// CHECK-NEXT:    f32 plus = -(-2.0f);
// CHECK-NEXT:    f32 minus = -2.0f;
// CHECK-NEXT:    f32 rest = fmodf(plus, 2.0f);
// CHECK-NEXT:    y[0] = rest;
// CHECK-NEXT:    i64 n = i[0];
// CHECK-NEXT:    i64 left = (i64)3 << n;
// CHECK-NEXT:    i64 right = (i64)-3 >> n;
// CHECK-NEXT:    return 0;
loop.kernel @literals(%y: memref<1xf32>, %i: memref<1xi64>) {
  %c = arith.constant -2.0 : f32
  %two = arith.constant 2.0 : f32
  %plus = arith.negf %c : f32
  %minus = arith.negf %two : f32
  %rest = loop.libm "fmod" %plus, %two : f32
  loop.store %rest, %y[0] : f32, memref<1xf32>
  %n = loop.load %i[0] : memref<1xi64> -> i64
  %three = arith.constant 3 : i64
  %left = arith.shli %three, %n : i64
  %less = arith.constant -3 : i64
  %right = arith.shrsi %less, %n : i64
}
