/// Constants are computed in double precision and rounded once to the type of the result; where the result at run time
/// might be another, the operation stays.

// RUN: stepwell-opt %s -p canonicalize | filecheck %s

// CHECK-LABEL: func.func @f64(
// CHECK-NEXT:      %a = prim.constant 0.3 : tensor<f64>
// CHECK-NEXT:      %abs = prim.constant 0.3 : tensor<f64>
// CHECK-NEXT:      %neg = prim.constant -0.3 : tensor<f64>
// CHECK-NEXT:      %reciprocal = prim.constant 3.3333333333333335 : tensor<f64>
// CHECK-NEXT:      %sqrt = prim.constant 0.5477225575051661 : tensor<f64>
// CHECK-NEXT:      %rsqrt = prim.constant 1.8257418583505538 : tensor<f64>
// CHECK-NEXT:      %exp = prim.constant 1.3498588075760032 : tensor<f64>
// CHECK-NEXT:      %exp2 = prim.constant 1.2311444133449163 : tensor<f64>
// CHECK-NEXT:      %expm1 = prim.constant 0.3498588075760031 : tensor<f64>
// CHECK-NEXT:      %log = prim.constant -1.2039728043259361 : tensor<f64>
// CHECK-NEXT:      %log1p = prim.constant 0.26236426446749106 : tensor<f64>
// CHECK-NEXT:      %log2 = prim.constant -1.7369655941662063 : tensor<f64>
// CHECK-NEXT:      %log10 = prim.constant -0.5228787452803376 : tensor<f64>
// CHECK-NEXT:      %sin = prim.constant 0.29552020666133955 : tensor<f64>
// CHECK-NEXT:      %cos = prim.constant 0.955336489125606 : tensor<f64>
// CHECK-NEXT:      %tanh = prim.constant 0.2913126124515909 : tensor<f64>
// CHECK-NEXT:      %floor = prim.floor %a : tensor<f64>
// CHECK-NEXT:      %add = prim.constant -2.2 : tensor<f64>
// CHECK-NEXT:      %sub = prim.constant 2.8 : tensor<f64>
// CHECK-NEXT:      %mul = prim.constant -0.75 : tensor<f64>
// CHECK-NEXT:      %div = prim.constant -0.12 : tensor<f64>
// CHECK-NEXT:      %maximum = prim.constant 0.3 : tensor<f64>
// CHECK-NEXT:      %minimum = prim.constant -2.5 : tensor<f64>
// CHECK-NEXT:      %pow = prim.constant 20.286020648339488 : tensor<f64>
// CHECK-NEXT:      %copysign = prim.constant -0.3 : tensor<f64>
// CHECK-NEXT:      %cmp_eq = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ne = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_lt = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_le = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_gt = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_ge = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %select = prim.constant -2.5 : tensor<f64>
// CHECK-NEXT:      %select_other = prim.constant 0.3 : tensor<f64>
// CHECK-NEXT:      func.return %abs, %neg, %reciprocal, %sqrt, %rsqrt, %exp, %exp2, %expm1, %log, %log1p, %log2, %log10, %sin, %cos, %tanh, %floor, %add, %sub, %mul, %div, %maximum, %minimum, %pow, %copysign, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge, %select, %select_other : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f64>, tensor<f64>
func.func @f64() -> (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f64>, tensor<f64>) {
  %a = prim.constant 0.3 : tensor<f64>
  %b = prim.constant -2.5 : tensor<f64>
  %abs = prim.abs %a : tensor<f64>
  %neg = prim.neg %a : tensor<f64>
  %reciprocal = prim.reciprocal %a : tensor<f64>
  %sqrt = prim.sqrt %a : tensor<f64>
  %rsqrt = prim.rsqrt %a : tensor<f64>
  %exp = prim.exp %a : tensor<f64>
  %exp2 = prim.exp2 %a : tensor<f64>
  %expm1 = prim.expm1 %a : tensor<f64>
  %log = prim.log %a : tensor<f64>
  %log1p = prim.log1p %a : tensor<f64>
  %log2 = prim.log2 %a : tensor<f64>
  %log10 = prim.log10 %a : tensor<f64>
  %sin = prim.sin %a : tensor<f64>
  %cos = prim.cos %a : tensor<f64>
  %tanh = prim.tanh %a : tensor<f64>
  %floor = prim.floor %a : tensor<f64>
  %add = prim.add %a, %b : tensor<f64>
  %sub = prim.sub %a, %b : tensor<f64>
  %mul = prim.mul %a, %b : tensor<f64>
  %div = prim.div %a, %b : tensor<f64>
  %maximum = prim.maximum %a, %b : tensor<f64>
  %minimum = prim.minimum %a, %b : tensor<f64>
  %pow = prim.pow %a, %b : tensor<f64>
  %copysign = prim.copysign %a, %b : tensor<f64>
  %cmp_eq = prim.compare <eq> %a, %b : tensor<f64>
  %cmp_ne = prim.compare <ne> %a, %b : tensor<f64>
  %cmp_lt = prim.compare <lt> %a, %b : tensor<f64>
  %cmp_le = prim.compare <le> %a, %b : tensor<f64>
  %cmp_gt = prim.compare <gt> %a, %b : tensor<f64>
  %cmp_ge = prim.compare <ge> %a, %b : tensor<f64>
  %select = prim.select %cmp_lt, %a, %b : tensor<f64>
  %select_other = prim.select %cmp_gt, %a, %b : tensor<f64>
  func.return %abs, %neg, %reciprocal, %sqrt, %rsqrt, %exp, %exp2, %expm1, %log, %log1p, %log2, %log10, %sin, %cos, %tanh, %floor, %add, %sub, %mul, %div, %maximum, %minimum, %pow, %copysign, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge, %select, %select_other : tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f64>, tensor<f64>
}

// CHECK-LABEL: func.func @f32(
// CHECK-NEXT:      %a = prim.constant 0.3 : tensor<f32>
// CHECK-NEXT:      %abs = prim.constant 0.30000001192092896 : tensor<f32>
// CHECK-NEXT:      %neg = prim.constant -0.30000001192092896 : tensor<f32>
// CHECK-NEXT:      %reciprocal = prim.constant 3.3333332538604736 : tensor<f32>
// CHECK-NEXT:      %sqrt = prim.constant 0.547722578048706 : tensor<f32>
// CHECK-NEXT:      %rsqrt = prim.constant 1.8257417678833008 : tensor<f32>
// CHECK-NEXT:      %exp = prim.constant 1.3498588800430298 : tensor<f32>
// CHECK-NEXT:      %exp2 = prim.constant 1.2311444282531738 : tensor<f32>
// CHECK-NEXT:      %expm1 = prim.constant 0.349858820438385 : tensor<f32>
// CHECK-NEXT:      %log = prim.constant -1.2039728164672852 : tensor<f32>
// CHECK-NEXT:      %log1p = prim.constant 0.2623642683029175 : tensor<f32>
// CHECK-NEXT:      %log2 = prim.constant -1.736965537071228 : tensor<f32>
// CHECK-NEXT:      %log10 = prim.constant -0.5228787064552307 : tensor<f32>
// CHECK-NEXT:      %sin = prim.constant 0.29552021622657776 : tensor<f32>
// CHECK-NEXT:      %cos = prim.constant 0.9553365111351013 : tensor<f32>
// CHECK-NEXT:      %tanh = prim.constant 0.29131263494491577 : tensor<f32>
// CHECK-NEXT:      %floor = prim.floor %a : tensor<f32>
// CHECK-NEXT:      %add = prim.constant 2.799999952316284 : tensor<f32>
// CHECK-NEXT:      %sub = prim.constant -2.200000047683716 : tensor<f32>
// CHECK-NEXT:      %mul = prim.constant 0.75 : tensor<f32>
// CHECK-NEXT:      %div = prim.constant 0.12000000476837158 : tensor<f32>
// CHECK-NEXT:      %maximum = prim.constant 2.5 : tensor<f32>
// CHECK-NEXT:      %minimum = prim.constant 0.30000001192092896 : tensor<f32>
// CHECK-NEXT:      %pow = prim.constant 0.049295034259557724 : tensor<f32>
// CHECK-NEXT:      %copysign = prim.constant 0.30000001192092896 : tensor<f32>
// CHECK-NEXT:      %cmp_eq = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ne = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_lt = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_le = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_gt = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ge = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %select = prim.constant 0.30000001192092896 : tensor<f32>
// CHECK-NEXT:      %select_other = prim.constant 2.5 : tensor<f32>
// CHECK-NEXT:      func.return %abs, %neg, %reciprocal, %sqrt, %rsqrt, %exp, %exp2, %expm1, %log, %log1p, %log2, %log10, %sin, %cos, %tanh, %floor, %add, %sub, %mul, %div, %maximum, %minimum, %pow, %copysign, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge, %select, %select_other : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<f32>
func.func @f32() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<f32>) {
  %a = prim.constant 0.3 : tensor<f32>
  %b = prim.constant 2.5 : tensor<f32>
  %abs = prim.abs %a : tensor<f32>
  %neg = prim.neg %a : tensor<f32>
  %reciprocal = prim.reciprocal %a : tensor<f32>
  %sqrt = prim.sqrt %a : tensor<f32>
  %rsqrt = prim.rsqrt %a : tensor<f32>
  %exp = prim.exp %a : tensor<f32>
  %exp2 = prim.exp2 %a : tensor<f32>
  %expm1 = prim.expm1 %a : tensor<f32>
  %log = prim.log %a : tensor<f32>
  %log1p = prim.log1p %a : tensor<f32>
  %log2 = prim.log2 %a : tensor<f32>
  %log10 = prim.log10 %a : tensor<f32>
  %sin = prim.sin %a : tensor<f32>
  %cos = prim.cos %a : tensor<f32>
  %tanh = prim.tanh %a : tensor<f32>
  %floor = prim.floor %a : tensor<f32>
  %add = prim.add %a, %b : tensor<f32>
  %sub = prim.sub %a, %b : tensor<f32>
  %mul = prim.mul %a, %b : tensor<f32>
  %div = prim.div %a, %b : tensor<f32>
  %maximum = prim.maximum %a, %b : tensor<f32>
  %minimum = prim.minimum %a, %b : tensor<f32>
  %pow = prim.pow %a, %b : tensor<f32>
  %copysign = prim.copysign %a, %b : tensor<f32>
  %cmp_eq = prim.compare <eq> %a, %b : tensor<f32>
  %cmp_ne = prim.compare <ne> %a, %b : tensor<f32>
  %cmp_lt = prim.compare <lt> %a, %b : tensor<f32>
  %cmp_le = prim.compare <le> %a, %b : tensor<f32>
  %cmp_gt = prim.compare <gt> %a, %b : tensor<f32>
  %cmp_ge = prim.compare <ge> %a, %b : tensor<f32>
  %select = prim.select %cmp_lt, %a, %b : tensor<f32>
  %select_other = prim.select %cmp_gt, %a, %b : tensor<f32>
  func.return %abs, %neg, %reciprocal, %sqrt, %rsqrt, %exp, %exp2, %expm1, %log, %log1p, %log2, %log10, %sin, %cos, %tanh, %floor, %add, %sub, %mul, %div, %maximum, %minimum, %pow, %copysign, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge, %select, %select_other : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<f32>
}

/// In 16 bits each result is rounded to f32 first.
// CHECK-LABEL: func.func @bf16(
// CHECK-NEXT:      %neg = prim.constant -0.30078125 : tensor<bf16>
// CHECK-NEXT:      %sqrt = prim.constant 0.546875 : tensor<bf16>
// CHECK-NEXT:      %exp = prim.constant 1.3515625 : tensor<bf16>
// CHECK-NEXT:      %add = prim.constant 2.796875 : tensor<bf16>
// CHECK-NEXT:      %div = prim.constant 0.1201171875 : tensor<bf16>
// CHECK-NEXT:      %pow = prim.constant 0.049560546875 : tensor<bf16>
// CHECK-NEXT:      %cmp_lt = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %select = prim.constant 0.30078125 : tensor<bf16>
// CHECK-NEXT:      func.return %neg, %sqrt, %exp, %add, %div, %pow, %cmp_lt, %select : tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<i1>, tensor<bf16>
func.func @bf16() -> (tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<i1>, tensor<bf16>) {
  %a = prim.constant 0.3 : tensor<bf16>
  %b = prim.constant 2.5 : tensor<bf16>
  %neg = prim.neg %a : tensor<bf16>
  %sqrt = prim.sqrt %a : tensor<bf16>
  %exp = prim.exp %a : tensor<bf16>
  %add = prim.add %a, %b : tensor<bf16>
  %div = prim.div %a, %b : tensor<bf16>
  %pow = prim.pow %a, %b : tensor<bf16>
  %cmp_lt = prim.compare <lt> %a, %b : tensor<bf16>
  %select = prim.select %cmp_lt, %a, %b : tensor<bf16>
  func.return %neg, %sqrt, %exp, %add, %div, %pow, %cmp_lt, %select : tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<i1>, tensor<bf16>
}

// CHECK-LABEL: func.func @f16(
// CHECK-NEXT:      %neg = prim.constant -0.300048828125 : tensor<f16>
// CHECK-NEXT:      %sqrt = prim.constant 0.5478515625 : tensor<f16>
// CHECK-NEXT:      %exp = prim.constant 1.349609375 : tensor<f16>
// CHECK-NEXT:      %add = prim.constant 2.80078125 : tensor<f16>
// CHECK-NEXT:      %div = prim.constant 0.1199951171875 : tensor<f16>
// CHECK-NEXT:      %pow = prim.constant 0.04931640625 : tensor<f16>
// CHECK-NEXT:      %cmp_lt = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %select = prim.constant 0.300048828125 : tensor<f16>
// CHECK-NEXT:      func.return %neg, %sqrt, %exp, %add, %div, %pow, %cmp_lt, %select : tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<i1>, tensor<f16>
func.func @f16() -> (tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<i1>, tensor<f16>) {
  %a = prim.constant 0.3 : tensor<f16>
  %b = prim.constant 2.5 : tensor<f16>
  %neg = prim.neg %a : tensor<f16>
  %sqrt = prim.sqrt %a : tensor<f16>
  %exp = prim.exp %a : tensor<f16>
  %add = prim.add %a, %b : tensor<f16>
  %div = prim.div %a, %b : tensor<f16>
  %pow = prim.pow %a, %b : tensor<f16>
  %cmp_lt = prim.compare <lt> %a, %b : tensor<f16>
  %select = prim.select %cmp_lt, %a, %b : tensor<f16>
  func.return %neg, %sqrt, %exp, %add, %div, %pow, %cmp_lt, %select : tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<f16>, tensor<i1>, tensor<f16>
}

/// Zeros, infinities, NaN, and what does not fit.
// CHECK-LABEL: func.func @limits(
// CHECK-NEXT:      %zero = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:      %minus = prim.constant -1.0 : tensor<f32>
// CHECK-NEXT:      %nan = prim.constant nan : tensor<f32>
// CHECK-NEXT:      %large = prim.constant 3.0e+38 : tensor<f32>
// CHECK-NEXT:      %quotient = prim.constant inf : tensor<f32>
// CHECK-NEXT:      %minus_quotient = prim.constant -inf : tensor<f32>
// CHECK-NEXT:      %to_minus_zero = prim.constant -inf : tensor<f32>
// CHECK-NEXT:      %undefined = prim.constant nan : tensor<f32>
// CHECK-NEXT:      %nan_quotient = prim.constant nan : tensor<f32>
// CHECK-NEXT:      %reciprocal = prim.constant -inf : tensor<f32>
// CHECK-NEXT:      %root = prim.sqrt %minus : tensor<f32>
// CHECK-NEXT:      %rroot = prim.constant inf : tensor<f32>
// CHECK-NEXT:      %log = prim.log %zero : tensor<f32>
// CHECK-NEXT:      %power = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:      %max_nan = prim.constant nan : tensor<f32>
// CHECK-NEXT:      %nan_max = prim.constant nan : tensor<f32>
// CHECK-NEXT:      %min_nan = prim.constant nan : tensor<f32>
// CHECK-NEXT:      %nan_min = prim.constant nan : tensor<f32>
// CHECK-NEXT:      %overflow = prim.constant inf : tensor<f32>
// CHECK-NEXT:      %half_overflow = prim.constant inf : tensor<f16>
// CHECK-NEXT:      %exponent = prim.exp %large : tensor<f32>
// CHECK-NEXT:      %to_half = prim.constant inf : tensor<f16>
// CHECK-NEXT:      %even = prim.constant 1.0 : tensor<bf16>
// CHECK-NEXT:      %up = prim.constant 1.015625 : tensor<bf16>
// CHECK-NEXT:      %bf_nan = prim.constant nan : tensor<bf16>
// CHECK-NEXT:      %small = prim.constant 9.99994610111476e-41 : tensor<f64>
// CHECK-NEXT:      %integer = prim.constant -1 : tensor<i8>
// CHECK-NEXT:      %too_large = prim.convert %large : tensor<f32> -> tensor<i64>
// CHECK-NEXT:      %no_number = prim.convert %nan : tensor<f32> -> tensor<i64>
// CHECK-NEXT:      %true = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %false = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_nan = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_zero = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %le = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %lt = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %ge = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %gt = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      func.return %quotient, %minus_quotient, %to_minus_zero, %undefined, %nan_quotient, %reciprocal, %root, %rroot, %log, %power, %max_nan, %nan_max, %min_nan, %nan_min, %overflow, %half_overflow, %exponent, %to_half, %even, %up, %bf_nan, %small, %integer, %too_large, %no_number, %true, %false, %cmp_nan, %cmp_zero, %le, %lt, %ge, %gt : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f16>, tensor<f32>, tensor<f16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<f64>, tensor<i8>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
func.func @limits() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f16>, tensor<f32>, tensor<f16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<f64>, tensor<i8>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %zero = prim.constant 0.0 : tensor<f32>
  %minus_zero = prim.constant -0.0 : tensor<f32>
  %one = prim.constant 1.0 : tensor<f32>
  %minus = prim.constant -1.0 : tensor<f32>
  %nan = prim.constant nan : tensor<f32>
  %inf = prim.constant inf : tensor<f32>
  %large = prim.constant 3.0e+38 : tensor<f32>
  %half_large = prim.constant 60000.0 : tensor<f16>
  %tie = prim.constant 1.00390625 : tensor<f32>
  %next_tie = prim.constant 1.01171875 : tensor<f32>
  %tiny = prim.constant 1.0e-40 : tensor<f32>
  %quotient = prim.div %one, %zero : tensor<f32>
  %minus_quotient = prim.div %minus, %zero : tensor<f32>
  %to_minus_zero = prim.div %one, %minus_zero : tensor<f32>
  %undefined = prim.div %zero, %zero : tensor<f32>
  %nan_quotient = prim.div %nan, %zero : tensor<f32>
  %reciprocal = prim.reciprocal %minus_zero : tensor<f32>
  %root = prim.sqrt %minus : tensor<f32>
  %rroot = prim.rsqrt %zero : tensor<f32>
  %log = prim.log %zero : tensor<f32>
  %power = prim.pow %minus, %large : tensor<f32>
  %max_nan = prim.maximum %one, %nan : tensor<f32>
  %nan_max = prim.maximum %nan, %one : tensor<f32>
  %min_nan = prim.minimum %one, %nan : tensor<f32>
  %nan_min = prim.minimum %nan, %one : tensor<f32>
  %overflow = prim.add %large, %large : tensor<f32>
  %half_overflow = prim.add %half_large, %half_large : tensor<f16>
  %exponent = prim.exp %large : tensor<f32>
  %to_half = prim.convert %large : tensor<f32> -> tensor<f16>
  %even = prim.convert %tie : tensor<f32> -> tensor<bf16>
  %up = prim.convert %next_tie : tensor<f32> -> tensor<bf16>
  %bf_nan = prim.convert %nan : tensor<f32> -> tensor<bf16>
  %small = prim.convert %tiny : tensor<f32> -> tensor<f64>
  %integer = prim.convert %minus : tensor<f32> -> tensor<i8>
  %too_large = prim.convert %large : tensor<f32> -> tensor<i64>
  %no_number = prim.convert %nan : tensor<f32> -> tensor<i64>
  %true = prim.convert %nan : tensor<f32> -> tensor<i1>
  %false = prim.convert %minus_zero : tensor<f32> -> tensor<i1>
  %cmp_nan = prim.compare <ne> %nan, %nan : tensor<f32>
  %cmp_zero = prim.compare <eq> %zero, %minus_zero : tensor<f32>
  %le = prim.compare <le> %one, %one : tensor<f32>
  %lt = prim.compare <lt> %one, %one : tensor<f32>
  %ge = prim.compare <ge> %one, %one : tensor<f32>
  %gt = prim.compare <gt> %one, %one : tensor<f32>
  func.return %quotient, %minus_quotient, %to_minus_zero, %undefined, %nan_quotient, %reciprocal, %root, %rroot, %log, %power, %max_nan, %nan_max, %min_nan, %nan_min, %overflow, %half_overflow, %exponent, %to_half, %even, %up, %bf_nan, %small, %integer, %too_large, %no_number, %true, %false, %cmp_nan, %cmp_zero, %le, %lt, %ge, %gt : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f16>, tensor<f32>, tensor<f16>, tensor<bf16>, tensor<bf16>, tensor<bf16>, tensor<f64>, tensor<i8>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

/// Integers wrap; quotients round to zero, or down.
// CHECK-LABEL: func.func @i64(
// CHECK-NEXT:      %a = prim.constant -7 : tensor<i64>
// CHECK-NEXT:      %b = prim.constant 3 : tensor<i64>
// CHECK-NEXT:      %abs = prim.constant 7 : tensor<i64>
// CHECK-NEXT:      %neg = prim.constant 7 : tensor<i64>
// CHECK-NEXT:      %not = prim.constant 6 : tensor<i64>
// CHECK-NEXT:      %add = prim.constant -4 : tensor<i64>
// CHECK-NEXT:      %sub = prim.constant -10 : tensor<i64>
// CHECK-NEXT:      %mul = prim.constant -21 : tensor<i64>
// CHECK-NEXT:      %div = prim.constant -2 : tensor<i64>
// CHECK-NEXT:      %floor_div = prim.constant -3 : tensor<i64>
// CHECK-NEXT:      %rem = prim.constant -1 : tensor<i64>
// CHECK-NEXT:      %maximum = prim.constant 3 : tensor<i64>
// CHECK-NEXT:      %minimum = prim.constant -7 : tensor<i64>
// CHECK-NEXT:      %and = prim.constant 1 : tensor<i64>
// CHECK-NEXT:      %or = prim.constant -5 : tensor<i64>
// CHECK-NEXT:      %xor = prim.constant -6 : tensor<i64>
// CHECK-NEXT:      %shift_left = prim.shift_left %a, %b : tensor<i64>
// CHECK-NEXT:      %shift_right = prim.shift_right %a, %b : tensor<i64>
// CHECK-NEXT:      %cmp_eq = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ne = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_lt = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_le = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_gt = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ge = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      func.return %abs, %neg, %not, %add, %sub, %mul, %div, %floor_div, %rem, %maximum, %minimum, %and, %or, %xor, %shift_left, %shift_right, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
func.func @i64() -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %a = prim.constant -7 : tensor<i64>
  %b = prim.constant 3 : tensor<i64>
  %abs = prim.abs %a : tensor<i64>
  %neg = prim.neg %a : tensor<i64>
  %not = prim.not %a : tensor<i64>
  %add = prim.add %a, %b : tensor<i64>
  %sub = prim.sub %a, %b : tensor<i64>
  %mul = prim.mul %a, %b : tensor<i64>
  %div = prim.div %a, %b : tensor<i64>
  %floor_div = prim.floor_div %a, %b : tensor<i64>
  %rem = prim.rem %a, %b : tensor<i64>
  %maximum = prim.maximum %a, %b : tensor<i64>
  %minimum = prim.minimum %a, %b : tensor<i64>
  %and = prim.and %a, %b : tensor<i64>
  %or = prim.or %a, %b : tensor<i64>
  %xor = prim.xor %a, %b : tensor<i64>
  %shift_left = prim.shift_left %a, %b : tensor<i64>
  %shift_right = prim.shift_right %a, %b : tensor<i64>
  %cmp_eq = prim.compare <eq> %a, %b : tensor<i64>
  %cmp_ne = prim.compare <ne> %a, %b : tensor<i64>
  %cmp_lt = prim.compare <lt> %a, %b : tensor<i64>
  %cmp_le = prim.compare <le> %a, %b : tensor<i64>
  %cmp_gt = prim.compare <gt> %a, %b : tensor<i64>
  %cmp_ge = prim.compare <ge> %a, %b : tensor<i64>
  func.return %abs, %neg, %not, %add, %sub, %mul, %div, %floor_div, %rem, %maximum, %minimum, %and, %or, %xor, %shift_left, %shift_right, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge : tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

// CHECK-LABEL: func.func @i8(
// CHECK-NEXT:      %a = prim.constant -128 : tensor<i8>
// CHECK-NEXT:      %b = prim.constant -1 : tensor<i8>
// CHECK-NEXT:      %abs = prim.constant -128 : tensor<i8>
// CHECK-NEXT:      %neg = prim.constant -128 : tensor<i8>
// CHECK-NEXT:      %not = prim.constant 127 : tensor<i8>
// CHECK-NEXT:      %add = prim.constant 127 : tensor<i8>
// CHECK-NEXT:      %sub = prim.constant -127 : tensor<i8>
// CHECK-NEXT:      %mul = prim.constant -128 : tensor<i8>
// CHECK-NEXT:      %div = prim.constant -128 : tensor<i8>
// CHECK-NEXT:      %floor_div = prim.constant -128 : tensor<i8>
// CHECK-NEXT:      %rem = prim.constant 0 : tensor<i8>
// CHECK-NEXT:      %maximum = prim.constant -1 : tensor<i8>
// CHECK-NEXT:      %minimum = prim.constant -128 : tensor<i8>
// CHECK-NEXT:      %and = prim.constant -128 : tensor<i8>
// CHECK-NEXT:      %or = prim.constant -1 : tensor<i8>
// CHECK-NEXT:      %xor = prim.constant 127 : tensor<i8>
// CHECK-NEXT:      %shift_left = prim.shift_left %a, %b : tensor<i8>
// CHECK-NEXT:      %shift_right = prim.shift_right %a, %b : tensor<i8>
// CHECK-NEXT:      %cmp_eq = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ne = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_lt = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_le = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_gt = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ge = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      func.return %abs, %neg, %not, %add, %sub, %mul, %div, %floor_div, %rem, %maximum, %minimum, %and, %or, %xor, %shift_left, %shift_right, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge : tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
func.func @i8() -> (tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %a = prim.constant -128 : tensor<i8>
  %b = prim.constant -1 : tensor<i8>
  %abs = prim.abs %a : tensor<i8>
  %neg = prim.neg %a : tensor<i8>
  %not = prim.not %a : tensor<i8>
  %add = prim.add %a, %b : tensor<i8>
  %sub = prim.sub %a, %b : tensor<i8>
  %mul = prim.mul %a, %b : tensor<i8>
  %div = prim.div %a, %b : tensor<i8>
  %floor_div = prim.floor_div %a, %b : tensor<i8>
  %rem = prim.rem %a, %b : tensor<i8>
  %maximum = prim.maximum %a, %b : tensor<i8>
  %minimum = prim.minimum %a, %b : tensor<i8>
  %and = prim.and %a, %b : tensor<i8>
  %or = prim.or %a, %b : tensor<i8>
  %xor = prim.xor %a, %b : tensor<i8>
  %shift_left = prim.shift_left %a, %b : tensor<i8>
  %shift_right = prim.shift_right %a, %b : tensor<i8>
  %cmp_eq = prim.compare <eq> %a, %b : tensor<i8>
  %cmp_ne = prim.compare <ne> %a, %b : tensor<i8>
  %cmp_lt = prim.compare <lt> %a, %b : tensor<i8>
  %cmp_le = prim.compare <le> %a, %b : tensor<i8>
  %cmp_gt = prim.compare <gt> %a, %b : tensor<i8>
  %cmp_ge = prim.compare <ge> %a, %b : tensor<i8>
  func.return %abs, %neg, %not, %add, %sub, %mul, %div, %floor_div, %rem, %maximum, %minimum, %and, %or, %xor, %shift_left, %shift_right, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge : tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i8>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

// CHECK-LABEL: func.func @ui8(
// CHECK-NEXT:      %a = prim.constant 200 : tensor<ui8>
// CHECK-NEXT:      %b = prim.constant 100 : tensor<ui8>
// CHECK-NEXT:      %abs = prim.constant 200 : tensor<ui8>
// CHECK-NEXT:      %neg = prim.constant 56 : tensor<ui8>
// CHECK-NEXT:      %not = prim.constant 55 : tensor<ui8>
// CHECK-NEXT:      %add = prim.constant 44 : tensor<ui8>
// CHECK-NEXT:      %sub = prim.constant 100 : tensor<ui8>
// CHECK-NEXT:      %mul = prim.constant 32 : tensor<ui8>
// CHECK-NEXT:      %div = prim.constant 2 : tensor<ui8>
// CHECK-NEXT:      %floor_div = prim.constant 2 : tensor<ui8>
// CHECK-NEXT:      %rem = prim.constant 0 : tensor<ui8>
// CHECK-NEXT:      %maximum = prim.constant 200 : tensor<ui8>
// CHECK-NEXT:      %minimum = prim.constant 100 : tensor<ui8>
// CHECK-NEXT:      %and = prim.constant 64 : tensor<ui8>
// CHECK-NEXT:      %or = prim.constant 236 : tensor<ui8>
// CHECK-NEXT:      %xor = prim.constant 172 : tensor<ui8>
// CHECK-NEXT:      %shift_left = prim.shift_left %a, %b : tensor<ui8>
// CHECK-NEXT:      %shift_right = prim.shift_right %a, %b : tensor<ui8>
// CHECK-NEXT:      %cmp_eq = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ne = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_lt = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_le = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_gt = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_ge = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      func.return %abs, %neg, %not, %add, %sub, %mul, %div, %floor_div, %rem, %maximum, %minimum, %and, %or, %xor, %shift_left, %shift_right, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge : tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
func.func @ui8() -> (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %a = prim.constant 200 : tensor<ui8>
  %b = prim.constant 100 : tensor<ui8>
  %abs = prim.abs %a : tensor<ui8>
  %neg = prim.neg %a : tensor<ui8>
  %not = prim.not %a : tensor<ui8>
  %add = prim.add %a, %b : tensor<ui8>
  %sub = prim.sub %a, %b : tensor<ui8>
  %mul = prim.mul %a, %b : tensor<ui8>
  %div = prim.div %a, %b : tensor<ui8>
  %floor_div = prim.floor_div %a, %b : tensor<ui8>
  %rem = prim.rem %a, %b : tensor<ui8>
  %maximum = prim.maximum %a, %b : tensor<ui8>
  %minimum = prim.minimum %a, %b : tensor<ui8>
  %and = prim.and %a, %b : tensor<ui8>
  %or = prim.or %a, %b : tensor<ui8>
  %xor = prim.xor %a, %b : tensor<ui8>
  %shift_left = prim.shift_left %a, %b : tensor<ui8>
  %shift_right = prim.shift_right %a, %b : tensor<ui8>
  %cmp_eq = prim.compare <eq> %a, %b : tensor<ui8>
  %cmp_ne = prim.compare <ne> %a, %b : tensor<ui8>
  %cmp_lt = prim.compare <lt> %a, %b : tensor<ui8>
  %cmp_le = prim.compare <le> %a, %b : tensor<ui8>
  %cmp_gt = prim.compare <gt> %a, %b : tensor<ui8>
  %cmp_ge = prim.compare <ge> %a, %b : tensor<ui8>
  func.return %abs, %neg, %not, %add, %sub, %mul, %div, %floor_div, %rem, %maximum, %minimum, %and, %or, %xor, %shift_left, %shift_right, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge : tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

// CHECK-LABEL: func.func @i32(
// CHECK-NEXT:      %a = prim.constant 7 : tensor<i32>
// CHECK-NEXT:      %b = prim.constant -3 : tensor<i32>
// CHECK-NEXT:      %abs = prim.constant 7 : tensor<i32>
// CHECK-NEXT:      %neg = prim.constant -7 : tensor<i32>
// CHECK-NEXT:      %not = prim.constant -8 : tensor<i32>
// CHECK-NEXT:      %add = prim.constant 4 : tensor<i32>
// CHECK-NEXT:      %sub = prim.constant 10 : tensor<i32>
// CHECK-NEXT:      %mul = prim.constant -21 : tensor<i32>
// CHECK-NEXT:      %div = prim.constant -2 : tensor<i32>
// CHECK-NEXT:      %floor_div = prim.constant -3 : tensor<i32>
// CHECK-NEXT:      %rem = prim.constant 1 : tensor<i32>
// CHECK-NEXT:      %maximum = prim.constant 7 : tensor<i32>
// CHECK-NEXT:      %minimum = prim.constant -3 : tensor<i32>
// CHECK-NEXT:      %and = prim.constant 5 : tensor<i32>
// CHECK-NEXT:      %or = prim.constant -1 : tensor<i32>
// CHECK-NEXT:      %xor = prim.constant -6 : tensor<i32>
// CHECK-NEXT:      %shift_left = prim.shift_left %a, %b : tensor<i32>
// CHECK-NEXT:      %shift_right = prim.shift_right %a, %b : tensor<i32>
// CHECK-NEXT:      %cmp_eq = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_ne = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_lt = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_le = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %cmp_gt = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %cmp_ge = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      func.return %abs, %neg, %not, %add, %sub, %mul, %div, %floor_div, %rem, %maximum, %minimum, %and, %or, %xor, %shift_left, %shift_right, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
func.func @i32() -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
  %a = prim.constant 7 : tensor<i32>
  %b = prim.constant -3 : tensor<i32>
  %abs = prim.abs %a : tensor<i32>
  %neg = prim.neg %a : tensor<i32>
  %not = prim.not %a : tensor<i32>
  %add = prim.add %a, %b : tensor<i32>
  %sub = prim.sub %a, %b : tensor<i32>
  %mul = prim.mul %a, %b : tensor<i32>
  %div = prim.div %a, %b : tensor<i32>
  %floor_div = prim.floor_div %a, %b : tensor<i32>
  %rem = prim.rem %a, %b : tensor<i32>
  %maximum = prim.maximum %a, %b : tensor<i32>
  %minimum = prim.minimum %a, %b : tensor<i32>
  %and = prim.and %a, %b : tensor<i32>
  %or = prim.or %a, %b : tensor<i32>
  %xor = prim.xor %a, %b : tensor<i32>
  %shift_left = prim.shift_left %a, %b : tensor<i32>
  %shift_right = prim.shift_right %a, %b : tensor<i32>
  %cmp_eq = prim.compare <eq> %a, %b : tensor<i32>
  %cmp_ne = prim.compare <ne> %a, %b : tensor<i32>
  %cmp_lt = prim.compare <lt> %a, %b : tensor<i32>
  %cmp_le = prim.compare <le> %a, %b : tensor<i32>
  %cmp_gt = prim.compare <gt> %a, %b : tensor<i32>
  %cmp_ge = prim.compare <ge> %a, %b : tensor<i32>
  func.return %abs, %neg, %not, %add, %sub, %mul, %div, %floor_div, %rem, %maximum, %minimum, %and, %or, %xor, %shift_left, %shift_right, %cmp_eq, %cmp_ne, %cmp_lt, %cmp_le, %cmp_gt, %cmp_ge : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
}

/// Of booleans; conversions of integers, and quotients that fail.
// CHECK-LABEL: func.func @booleans(
// CHECK-NEXT:      %t = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %w = prim.constant 300 : tensor<i64>
// CHECK-NEXT:      %z = prim.constant 0 : tensor<i64>
// CHECK-NEXT:      %and = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %or = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %xor = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %maximum = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %minimum = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %mul = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %add = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %not = prim.not %t : tensor<i1>
// CHECK-NEXT:      %cmp = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %number = prim.constant 1.0 : tensor<f32>
// CHECK-NEXT:      %wide = prim.constant -1 : tensor<i64>
// CHECK-NEXT:      %unsigned = prim.constant 255 : tensor<i64>
// CHECK-NEXT:      %signed = prim.constant -1 : tensor<i8>
// CHECK-NEXT:      %wraps = prim.constant 44 : tensor<i8>
// CHECK-NEXT:      %wraps_unsigned = prim.constant 44 : tensor<ui8>
// CHECK-NEXT:      %truth = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %no_truth = prim.constant 0 : tensor<i1>
// CHECK-NEXT:      %no_quotient = prim.floor_div %w, %z : tensor<i64>
// CHECK-NEXT:      %no_rest = prim.rem %w, %z : tensor<i64>
// CHECK-NEXT:      func.return %and, %or, %xor, %maximum, %minimum, %mul, %add, %not, %cmp, %number, %wide, %unsigned, %signed, %wraps, %wraps_unsigned, %truth, %no_truth, %no_quotient, %no_rest : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i64>, tensor<i64>, tensor<i8>, tensor<i8>, tensor<ui8>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<i64>
func.func @booleans() -> (tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i64>, tensor<i64>, tensor<i8>, tensor<i8>, tensor<ui8>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<i64>) {
  %t = prim.constant true : tensor<i1>
  %f = prim.constant false : tensor<i1>
  %k = prim.constant -1 : tensor<i8>
  %u = prim.constant 255 : tensor<ui8>
  %w = prim.constant 300 : tensor<i64>
  %z = prim.constant 0 : tensor<i64>
  %and = prim.and %t, %f : tensor<i1>
  %or = prim.or %t, %f : tensor<i1>
  %xor = prim.xor %t, %f : tensor<i1>
  %maximum = prim.maximum %t, %f : tensor<i1>
  %minimum = prim.minimum %t, %f : tensor<i1>
  %mul = prim.mul %t, %f : tensor<i1>
  %add = prim.add %t, %f : tensor<i1>
  %not = prim.not %t : tensor<i1>
  %cmp = prim.compare <lt> %f, %t : tensor<i1>
  %number = prim.convert %t : tensor<i1> -> tensor<f32>
  %wide = prim.convert %k : tensor<i8> -> tensor<i64>
  %unsigned = prim.convert %u : tensor<ui8> -> tensor<i64>
  %signed = prim.convert %u : tensor<ui8> -> tensor<i8>
  %wraps = prim.convert %w : tensor<i64> -> tensor<i8>
  %wraps_unsigned = prim.convert %w : tensor<i64> -> tensor<ui8>
  %truth = prim.convert %w : tensor<i64> -> tensor<i1>
  %no_truth = prim.convert %z : tensor<i64> -> tensor<i1>
  %no_quotient = prim.floor_div %w, %z : tensor<i64>
  %no_rest = prim.rem %w, %z : tensor<i64>
  func.return %and, %or, %xor, %maximum, %minimum, %mul, %add, %not, %cmp, %number, %wide, %unsigned, %signed, %wraps, %wraps_unsigned, %truth, %no_truth, %no_quotient, %no_rest : tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<i64>, tensor<i64>, tensor<i8>, tensor<i8>, tensor<ui8>, tensor<i1>, tensor<i1>, tensor<i64>, tensor<i64>
}

/// Reductions of one number, and views of it.
// CHECK-LABEL: func.func @tensors(
// CHECK-NEXT:      %x = prim.constant 1.5 : tensor<4x8xf32>
// CHECK-NEXT:      %n = prim.constant 3 : tensor<4x8xi64>
// CHECK-NEXT:      %b = prim.constant 1 : tensor<4xi1>
// CHECK-NEXT:      %f_add = prim.constant 12.0 : tensor<4xf32>
// CHECK-NEXT:      %f_mul = prim.reduce <mul> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT:      %f_maximum = prim.constant 1.5 : tensor<4xf32>
// CHECK-NEXT:      %f_minimum = prim.constant 1.5 : tensor<4xf32>
// CHECK-NEXT:      %i_add = prim.constant 96 : tensor<i64>
// CHECK-NEXT:      %i_mul = prim.reduce <mul> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
// CHECK-NEXT:      %i_maximum = prim.constant 3 : tensor<i64>
// CHECK-NEXT:      %i_minimum = prim.constant 3 : tensor<i64>
// CHECK-NEXT:      %i_and = prim.constant 3 : tensor<i64>
// CHECK-NEXT:      %i_or = prim.constant 3 : tensor<i64>
// CHECK-NEXT:      %i_xor = prim.reduce <xor> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
// CHECK-NEXT:      %b_add = prim.reduce <add> %b dims [0] : tensor<4xi1> -> tensor<i1>
// CHECK-NEXT:      %b_mul = prim.reduce <mul> %b dims [0] : tensor<4xi1> -> tensor<i1>
// CHECK-NEXT:      %b_maximum = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %b_minimum = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %b_and = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %b_or = prim.constant 1 : tensor<i1>
// CHECK-NEXT:      %b_xor = prim.reduce <xor> %b dims [0] : tensor<4xi1> -> tensor<i1>
// CHECK-NEXT:      %zero = prim.constant 0.0 : tensor<f32>
// CHECK-NEXT:      %broadcast = prim.constant -0.0 : tensor<2x4xf32>
// CHECK-NEXT:      %transpose = prim.constant 1.5 : tensor<8x4xf32>
// CHECK-NEXT:      %slice = prim.constant 1.5 : tensor<4x3xf32>
// CHECK-NEXT:      %reverse = prim.constant 1.5 : tensor<4x8xf32>
// CHECK-NEXT:      %pad = prim.constant 1.5 : tensor<5x8xf32>
// CHECK-NEXT:      %pad_other = prim.pad %x low [0, 0] with 2.5 : tensor<4x8xf32> -> tensor<5x8xf32>
// CHECK-NEXT:      %concatenate = prim.constant -0.0 : tensor<8xf32>
// CHECK-NEXT:      %iota = prim.constant 0 : tensor<4x1xi64>
// CHECK-NEXT:      %iota_rows = prim.iota dim 0 : tensor<4x1xi64>
// CHECK-NEXT:      %size = prim.constant 3 : tensor<4xi64>
// CHECK-NEXT:      func.return %f_add, %f_mul, %f_maximum, %f_minimum, %i_add, %i_mul, %i_maximum, %i_minimum, %i_and, %i_or, %i_xor, %b_add, %b_mul, %b_maximum, %b_minimum, %b_and, %b_or, %b_xor, %zero, %broadcast, %transpose, %slice, %reverse, %pad, %pad_other, %concatenate, %iota, %iota_rows, %size : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<2x4xf32>, tensor<8x4xf32>, tensor<4x3xf32>, tensor<4x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<8xf32>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4xi64>
func.func @tensors() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<2x4xf32>, tensor<8x4xf32>, tensor<4x3xf32>, tensor<4x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<8xf32>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4xi64>) {
  %x = prim.constant 1.5 : tensor<4x8xf32>
  %m = prim.constant -0.0 : tensor<4xf32>
  %n = prim.constant 3 : tensor<4x8xi64>
  %b = prim.constant true : tensor<4xi1>
  %f_add = prim.reduce <add> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %f_mul = prim.reduce <mul> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %f_maximum = prim.reduce <maximum> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %f_minimum = prim.reduce <minimum> %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  %i_add = prim.reduce <add> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
  %i_mul = prim.reduce <mul> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
  %i_maximum = prim.reduce <maximum> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
  %i_minimum = prim.reduce <minimum> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
  %i_and = prim.reduce <and> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
  %i_or = prim.reduce <or> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
  %i_xor = prim.reduce <xor> %n dims [0, 1] : tensor<4x8xi64> -> tensor<i64>
  %b_add = prim.reduce <add> %b dims [0] : tensor<4xi1> -> tensor<i1>
  %b_mul = prim.reduce <mul> %b dims [0] : tensor<4xi1> -> tensor<i1>
  %b_maximum = prim.reduce <maximum> %b dims [0] : tensor<4xi1> -> tensor<i1>
  %b_minimum = prim.reduce <minimum> %b dims [0] : tensor<4xi1> -> tensor<i1>
  %b_and = prim.reduce <and> %b dims [0] : tensor<4xi1> -> tensor<i1>
  %b_or = prim.reduce <or> %b dims [0] : tensor<4xi1> -> tensor<i1>
  %b_xor = prim.reduce <xor> %b dims [0] : tensor<4xi1> -> tensor<i1>
  %zero = prim.reduce <add> %m dims [0] : tensor<4xf32> -> tensor<f32>
  %broadcast = prim.broadcast %m dims [1] : tensor<4xf32> -> tensor<2x4xf32>
  %transpose = prim.transpose %x permutation [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %slice = prim.slice %x offsets [0, 2] strides [1, 2] : tensor<4x8xf32> -> tensor<4x3xf32>
  %reverse = prim.reverse %x dims [0] : tensor<4x8xf32> -> tensor<4x8xf32>
  %pad = prim.pad %x low [0, 0] with 1.5 : tensor<4x8xf32> -> tensor<5x8xf32>
  %pad_other = prim.pad %x low [0, 0] with 2.5 : tensor<4x8xf32> -> tensor<5x8xf32>
  %concatenate = prim.concatenate %m, %m dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  %iota = prim.iota dim 1 : tensor<4x1xi64>
  %iota_rows = prim.iota dim 0 : tensor<4x1xi64>
  %size = prim.size <6 floordiv 2> : tensor<4xi64>
  func.return %f_add, %f_mul, %f_maximum, %f_minimum, %i_add, %i_mul, %i_maximum, %i_minimum, %i_and, %i_or, %i_xor, %b_add, %b_mul, %b_maximum, %b_minimum, %b_and, %b_or, %b_xor, %zero, %broadcast, %transpose, %slice, %reverse, %pad, %pad_other, %concatenate, %iota, %iota_rows, %size : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<f32>, tensor<2x4xf32>, tensor<8x4xf32>, tensor<4x3xf32>, tensor<4x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<8xf32>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4xi64>
}

/// A conversion there and back is none if every number is kept on the way.
// CHECK-LABEL: func.func @there_and_back(
// CHECK-NEXT:      %fh = prim.convert %f : tensor<4xf32> -> tensor<4xf16>
// CHECK-NEXT:      %fhf = prim.convert %fh : tensor<4xf16> -> tensor<4xf32>
// CHECK-NEXT:      %hb = prim.convert %h : tensor<4xf16> -> tensor<4xbf16>
// CHECK-NEXT:      %hbh = prim.convert %hb : tensor<4xbf16> -> tensor<4xf16>
// CHECK-NEXT:      %df = prim.convert %d : tensor<4xf64> -> tensor<4xf32>
// CHECK-NEXT:      %dfd = prim.convert %df : tensor<4xf32> -> tensor<4xf64>
// CHECK-NEXT:      %ku = prim.convert %k : tensor<4xi8> -> tensor<4xui8>
// CHECK-NEXT:      %kuk = prim.convert %ku : tensor<4xui8> -> tensor<4xi8>
// CHECK-NEXT:      %kt = prim.convert %k : tensor<4xi8> -> tensor<4xi1>
// CHECK-NEXT:      %ktk = prim.convert %kt : tensor<4xi1> -> tensor<4xi8>
// CHECK-NEXT:      %uk = prim.convert %u : tensor<4xui8> -> tensor<4xi8>
// CHECK-NEXT:      %uku = prim.convert %uk : tensor<4xi8> -> tensor<4xui8>
// CHECK-NEXT:      %sh = prim.convert %s : tensor<4xi16> -> tensor<4xf16>
// CHECK-NEXT:      %shs = prim.convert %sh : tensor<4xf16> -> tensor<4xi16>
// CHECK-NEXT:      %sk = prim.convert %s : tensor<4xi16> -> tensor<4xi8>
// CHECK-NEXT:      %sks = prim.convert %sk : tensor<4xi8> -> tensor<4xi16>
// CHECK-NEXT:      %if = prim.convert %i : tensor<4xi32> -> tensor<4xf32>
// CHECK-NEXT:      %ifi = prim.convert %if : tensor<4xf32> -> tensor<4xi32>
// CHECK-NEXT:      %ld = prim.convert %l : tensor<4xi64> -> tensor<4xf64>
// CHECK-NEXT:      %ldl = prim.convert %ld : tensor<4xf64> -> tensor<4xi64>
// CHECK-NEXT:      func.return %fhf, %f, %h, %hbh, %b, %dfd, %k, %k, %kuk, %k, %ktk, %u, %uku, %u, %u, %s, %shs, %sks, %ifi, %i, %ldl, %t, %t, %t : tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf64>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xi16>, tensor<4xi16>, tensor<4xi16>, tensor<4xi32>, tensor<4xi32>, tensor<4xi64>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
func.func @there_and_back(%f: tensor<4xf32>, %h: tensor<4xf16>, %b: tensor<4xbf16>, %d: tensor<4xf64>, %k: tensor<4xi8>, %u: tensor<4xui8>, %s: tensor<4xi16>, %i: tensor<4xi32>, %l: tensor<4xi64>, %t: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf64>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xi16>, tensor<4xi16>, tensor<4xi16>, tensor<4xi32>, tensor<4xi32>, tensor<4xi64>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  %fh = prim.convert %f : tensor<4xf32> -> tensor<4xf16>
  %fhf = prim.convert %fh : tensor<4xf16> -> tensor<4xf32>
  %fd = prim.convert %f : tensor<4xf32> -> tensor<4xf64>
  %fdf = prim.convert %fd : tensor<4xf64> -> tensor<4xf32>
  %hf = prim.convert %h : tensor<4xf16> -> tensor<4xf32>
  %hfh = prim.convert %hf : tensor<4xf32> -> tensor<4xf16>
  %hb = prim.convert %h : tensor<4xf16> -> tensor<4xbf16>
  %hbh = prim.convert %hb : tensor<4xbf16> -> tensor<4xf16>
  %bf = prim.convert %b : tensor<4xbf16> -> tensor<4xf32>
  %bfb = prim.convert %bf : tensor<4xf32> -> tensor<4xbf16>
  %df = prim.convert %d : tensor<4xf64> -> tensor<4xf32>
  %dfd = prim.convert %df : tensor<4xf32> -> tensor<4xf64>
  %kh = prim.convert %k : tensor<4xi8> -> tensor<4xf16>
  %khk = prim.convert %kh : tensor<4xf16> -> tensor<4xi8>
  %kb = prim.convert %k : tensor<4xi8> -> tensor<4xbf16>
  %kbk = prim.convert %kb : tensor<4xbf16> -> tensor<4xi8>
  %ku = prim.convert %k : tensor<4xi8> -> tensor<4xui8>
  %kuk = prim.convert %ku : tensor<4xui8> -> tensor<4xi8>
  %ks = prim.convert %k : tensor<4xi8> -> tensor<4xi16>
  %ksk = prim.convert %ks : tensor<4xi16> -> tensor<4xi8>
  %kt = prim.convert %k : tensor<4xi8> -> tensor<4xi1>
  %ktk = prim.convert %kt : tensor<4xi1> -> tensor<4xi8>
  %ub = prim.convert %u : tensor<4xui8> -> tensor<4xbf16>
  %ubu = prim.convert %ub : tensor<4xbf16> -> tensor<4xui8>
  %uk = prim.convert %u : tensor<4xui8> -> tensor<4xi8>
  %uku = prim.convert %uk : tensor<4xi8> -> tensor<4xui8>
  %us = prim.convert %u : tensor<4xui8> -> tensor<4xi16>
  %usu = prim.convert %us : tensor<4xi16> -> tensor<4xui8>
  %ui = prim.convert %u : tensor<4xui8> -> tensor<4xi32>
  %uiu = prim.convert %ui : tensor<4xi32> -> tensor<4xui8>
  %sf = prim.convert %s : tensor<4xi16> -> tensor<4xf32>
  %sfs = prim.convert %sf : tensor<4xf32> -> tensor<4xi16>
  %sh = prim.convert %s : tensor<4xi16> -> tensor<4xf16>
  %shs = prim.convert %sh : tensor<4xf16> -> tensor<4xi16>
  %sk = prim.convert %s : tensor<4xi16> -> tensor<4xi8>
  %sks = prim.convert %sk : tensor<4xi8> -> tensor<4xi16>
  %if = prim.convert %i : tensor<4xi32> -> tensor<4xf32>
  %ifi = prim.convert %if : tensor<4xf32> -> tensor<4xi32>
  %id = prim.convert %i : tensor<4xi32> -> tensor<4xf64>
  %idi = prim.convert %id : tensor<4xf64> -> tensor<4xi32>
  %ld = prim.convert %l : tensor<4xi64> -> tensor<4xf64>
  %ldl = prim.convert %ld : tensor<4xf64> -> tensor<4xi64>
  %th = prim.convert %t : tensor<4xi1> -> tensor<4xf16>
  %tht = prim.convert %th : tensor<4xf16> -> tensor<4xi1>
  %tk = prim.convert %t : tensor<4xi1> -> tensor<4xi8>
  %tkt = prim.convert %tk : tensor<4xi8> -> tensor<4xi1>
  %tu = prim.convert %t : tensor<4xi1> -> tensor<4xui8>
  %tut = prim.convert %tu : tensor<4xui8> -> tensor<4xi1>
  func.return %fhf, %fdf, %hfh, %hbh, %bfb, %dfd, %khk, %kbk, %kuk, %ksk, %ktk, %ubu, %uku, %usu, %uiu, %sfs, %shs, %sks, %ifi, %idi, %ldl, %tht, %tkt, %tut : tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<4xf16>, tensor<4xbf16>, tensor<4xf64>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xi8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xui8>, tensor<4xi16>, tensor<4xi16>, tensor<4xi16>, tensor<4xi32>, tensor<4xi32>, tensor<4xi64>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}
