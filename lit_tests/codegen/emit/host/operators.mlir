/// Calls of torch's operators in Python and in C.

// RUN: stepwell-opt %s -t host --split-input-file | filecheck %s --check-prefix=PYTHON
// RUN: stepwell-opt %s -t host-c --split-input-file | filecheck %s --check-prefix=C

/// Arguments of every type. In C, what is no float64 is a tensor without dimensions, and Scalars take a function.
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     aten_topk = torch.topk
// PYTHON-NEXT:     aten_full = torch.ops.aten.full.default
// PYTHON-NEXT:     aten_scalar_tensor = torch.ops.aten.scalar_tensor.default
// PYTHON-NEXT:     aten_cat = torch.ops.aten.cat.default
// PYTHON-NEXT:     aten_index_Tensor = torch.ops.aten.index.Tensor
// PYTHON-NEXT:     aten_sum_dim_IntList = torch.ops.aten.sum.dim_IntList
// PYTHON-NEXT:     aten_clamp = torch.ops.aten.clamp.default
// PYTHON-NEXT:     aten_clamp_Tensor = torch.ops.aten.clamp.Tensor
// PYTHON-NEXT:     aten_gelu = torch.ops.aten.gelu.default
// PYTHON-NEXT:     aten_div_Tensor_mode = torch.ops.aten.div.Tensor_mode
// PYTHON-NEXT:     aten_sort_stable = torch.sort
// PYTHON-NEXT:     aten_split_Tensor = torch.ops.aten.split.Tensor
// PYTHON-NEXT:     aten_max_pool2d_with_indices = torch.ops.aten.max_pool2d_with_indices.default
// PYTHON-NEXT:     aten_upsample_nearest2d = torch.ops.aten.upsample_nearest2d.default
// PYTHON-NEXT:     aten__to_copy = torch.ops.aten._to_copy.default
// PYTHON-NEXT:     aten_add_Scalar = torch.ops.aten.add.Scalar
// PYTHON-NEXT:     aten_mul_Scalar = torch.ops.aten.mul.Scalar
// PYTHON-NEXT:     aten_masked_fill_Scalar = torch.ops.aten.masked_fill.Scalar
// PYTHON-NEXT:     aten_histc = torch.ops.aten.histc.default
// PYTHON-NEXT:     aten_slice_Tensor = torch.ops.aten.slice.Tensor
// PYTHON:          def forward(x, i0, im, z, m):
// PYTHON-NEXT:         if has_modes():
// PYTHON-NEXT:             with without_modes():
// PYTHON-NEXT:                 return forward(x, i0, im, z, m)
// PYTHON-NEXT:         aten_topk(x, 3, -1, False)
// PYTHON-NEXT:         aten_full([2, 3], 0.5)
// PYTHON-NEXT:         aten_full([2, 3], 7)
// PYTHON-NEXT:         aten_scalar_tensor(7)
// PYTHON-NEXT:         aten_cat([x, x], 1)
// PYTHON-NEXT:         aten_index_Tensor(x, [None, i0])
// PYTHON-NEXT:         aten_sum_dim_IntList(x, [-1], True, dtype=torch.float64)
// PYTHON-NEXT:         aten_sum_dim_IntList(x, None, dtype=torch.float64)
// PYTHON-NEXT:         aten_clamp(x, None, 1.5)
// PYTHON-NEXT:         aten_clamp_Tensor(x, None, x)
// PYTHON-NEXT:         aten_gelu(x, approximate='tanh')
// PYTHON-NEXT:         aten_div_Tensor_mode(x, x, rounding_mode='floor')
// PYTHON-NEXT:         aten_sort_stable(x, stable=True)
// PYTHON-NEXT:         aten_split_Tensor(x, 2, 1)
// PYTHON-NEXT:         aten_max_pool2d_with_indices(im, [3])
// PYTHON-NEXT:         aten_upsample_nearest2d(im, [12, 12], 2.0)
// PYTHON-NEXT:         aten__to_copy(x, dtype=torch.bfloat16, layout=torch.strided, device=torch.device('cpu'), memory_format=torch.preserve_format)
// PYTHON-NEXT:         ad = aten_add_Scalar(x, 2, 3)
// PYTHON-NEXT:         aten_mul_Scalar(i0, 5)
// PYTHON-NEXT:         aten_mul_Scalar(z, complex(0.5, float("-inf")))
// PYTHON-NEXT:         aten_masked_fill_Scalar(x, m, float("-inf"))
// PYTHON-NEXT:         aten_masked_fill_Scalar(x, m, float("nan"))
// PYTHON-NEXT:         aten_histc(x, 4, 0, 1)
// PYTHON-NEXT:         aten_slice_Tensor(x, 1, 1, 3)
// PYTHON-NEXT:         return (ad,)
// PYTHON:          return forward
// C:      #include "host_program.h"
// C-NEXT: #define FUNCTIONS(each) each(full, (i64 const *, i64, double, int32_t *, int32_t *, int32_t *, int32_t, int32_t *, void **)) each(clamp, (void *, double *, double *, void **)) each(add_Tensor, (void *, void *, double, void **)) each(masked_fill_Scalar, (void *, void *, double, void **)) each(histc, (void *, i64, double, double, void **))
// C-NEXT: #include "operators.h"
// C:      Status forward(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   void *i0_0 = arguments[1].data;
// C-NEXT:   void *im = arguments[2].data;
// C-NEXT:   void *z = arguments[3].data;
// C-NEXT:   void *m = arguments[4].data;
// C-NEXT:   OPERATOR(topk0, 5, "aten::topk", "", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), whole(3), whole(-1), whole(0), whole(1));
// C-NEXT:   TAKE(v_made, "aten::topk", topk0[0], 6, 4, 2);
// C-NEXT:   void *v = v_made.data;
// C-NEXT:   TAKE(i_made, "aten::topk", topk0[1], 4, 8, 2);
// C-NEXT:   void *i = i_made.data;
// C-NEXT:   FUNCTION(full0, 1, "aten::full", full, 0, BORROWED(NONE), ARRAY_OF(i64 const, 2, 3), 2, 0x1.0000000000000p-1, NULL, NULL, NULL, TORCH_DEVICE_NUMBER, NULL, made + 0);
// C-NEXT:   TAKE(f_made, "aten::full", full0[0], 6, 4, 2);
// C-NEXT:   void *f = f_made.data;
// C-NEXT:   OPERATOR(full1, 2, "aten::repeat", "", scalar(ARRAY_OF(i64, 7), 4), list(2, ITEMS(whole(2), whole(3))));
// C-NEXT:   TAKE(g_made, "aten::repeat", full1[0], 4, 8, 2);
// C-NEXT:   void *g = g_made.data;
// C-NEXT:   OPERATOR(scalar_tensor0, 2, "aten::repeat", "", scalar(ARRAY_OF(i64, 7), 4), list(0, NULL));
// C-NEXT:   TAKE(t_made, "aten::repeat", scalar_tensor0[0], 4, 8, 0);
// C-NEXT:   void *t = t_made.data;
// C-NEXT:   OPERATOR(cat0, 2, "aten::cat", "", list(2, ITEMS(borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides))), whole(1));
// C-NEXT:   TAKE(c_made, "aten::cat", cat0[0], 6, 4, 2);
// C-NEXT:   void *c = c_made.data;
// C-NEXT:   OPERATOR(index0, 2, "aten::index", "Tensor", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), list(2, ITEMS(NONE, some(borrow(run, i0_0, 4, 8, 1, SIZES(3), arguments[1].strides)))));
// C-NEXT:   TAKE(n_made, "aten::index", index0[0], 6, 4, 2);
// C-NEXT:   void *n = n_made.data;
// C-NEXT:   OPERATOR(sum0, 4, "aten::sum", "dim_IntList", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), some(list(1, ITEMS(whole(-1)))), whole(1), some(whole(7)));
// C-NEXT:   TAKE(s_made, "aten::sum", sum0[0], 7, 8, 2);
// C-NEXT:   void *s = s_made.data;
// C-NEXT:   OPERATOR(sum1, 4, "aten::sum", "dim_IntList", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), NONE, whole(0), some(whole(7)));
// C-NEXT:   TAKE(sa_made, "aten::sum", sum1[0], 7, 8, 0);
// C-NEXT:   void *sa = sa_made.data;
// C-NEXT:   FUNCTION(clamp0, 1, "aten::clamp", clamp, 1, BORROWED(borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides)), LENT(0), NULL, ARRAY_OF(double, 0x1.8000000000000p+0), made + 0);
// C-NEXT:   TAKE(cl_made, "aten::clamp", clamp0[0], 6, 4, 2);
// C-NEXT:   void *cl = cl_made.data;
// C-NEXT:   OPERATOR(clamp1, 3, "aten::clamp", "Tensor", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), NONE, some(borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides)));
// C-NEXT:   TAKE(ct_made, "aten::clamp", clamp1[0], 6, 4, 2);
// C-NEXT:   void *ct = ct_made.data;
// C-NEXT:   OPERATOR(gelu0, 2, "aten::gelu", "", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), text("tanh", 4));
// C-NEXT:   TAKE(gl_made, "aten::gelu", gelu0[0], 6, 4, 2);
// C-NEXT:   void *gl = gl_made.data;
// C-NEXT:   OPERATOR(div0, 3, "aten::div", "Tensor_mode", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), some(text("floor", 5)));
// C-NEXT:   TAKE(dv_made, "aten::div", div0[0], 6, 4, 2);
// C-NEXT:   void *dv = dv_made.data;
// C-NEXT:   OPERATOR(sort0, 4, "aten::sort", "stable", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), some(whole(1)), whole(-1), whole(0));
// C-NEXT:   TAKE(so_made, "aten::sort", sort0[0], 6, 4, 2);
// C-NEXT:   void *so = so_made.data;
// C-NEXT:   TAKE(si_made, "aten::sort", sort0[1], 4, 8, 2);
// C-NEXT:   void *si = si_made.data;
// C-NEXT:   OPERATOR(split0, 3, "aten::split", "Tensor", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), whole(2), whole(1));
// C-NEXT:   TAKE_ITEM(split_item0, "aten::split", split0[0], 2, 0);
// C-NEXT:   TAKE(sp_made, "aten::split", split_item0, 6, 4, 2);
// C-NEXT:   void *sp = sp_made.data;
// C-NEXT:   TAKE_ITEM(split_item1, "aten::split", split0[0], 2, 1);
// C-NEXT:   TAKE(sq_made, "aten::split", split_item1, 6, 4, 2);
// C-NEXT:   void *sq = sq_made.data;
// C-NEXT:   END_LIST(split0[0]);
// C-NEXT:   OPERATOR(max_pool2d_with_indices0, 6, "aten::max_pool2d_with_indices", "", borrow(run, im, 6, 4, 4, SIZES(1, 1, 6, 6), arguments[2].strides), list(1, ITEMS(whole(3))), list(0, NULL), list(2, ITEMS(whole(0), whole(0))), list(2, ITEMS(whole(1), whole(1))), whole(0));
// C-NEXT:   TAKE(mp_made, "aten::max_pool2d_with_indices", max_pool2d_with_indices0[0], 6, 4, 4);
// C-NEXT:   void *mp = mp_made.data;
// C-NEXT:   TAKE(mi_made, "aten::max_pool2d_with_indices", max_pool2d_with_indices0[1], 4, 8, 4);
// C-NEXT:   void *mi = mi_made.data;
// C-NEXT:   OPERATOR(upsample_nearest2d0, 4, "aten::upsample_nearest2d", "", borrow(run, im, 6, 4, 4, SIZES(1, 1, 6, 6), arguments[2].strides), list(2, ITEMS(whole(12), whole(12))), some(real(0x1.0000000000000p+1)), NONE);
// C-NEXT:   TAKE(up_made, "aten::upsample_nearest2d", upsample_nearest2d0[0], 6, 4, 4);
// C-NEXT:   void *up = up_made.data;
// C-NEXT:   OPERATOR(v_to_copy0, 7, "aten::_to_copy", "", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), some(whole(15)), some(whole(0)), some(TORCH_DEVICE_VALUE), NONE, whole(0), some(whole(1)));
// C-NEXT:   TAKE(to_made, "aten::_to_copy", v_to_copy0[0], 15, 2, 2);
// C-NEXT:   void *to = to_made.data;
// C-NEXT:   FUNCTION(add0, 1, "aten::add", add_Tensor, 2, BORROWED(borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), scalar(ARRAY_OF(float, 2), 6)), LENT(0), LENT(1), 0x1.8000000000000p+1, made + 0);
// C-NEXT:   TAKE(ad_made, "aten::add", add0[0], 6, 4, 2);
// C-NEXT:   void *ad = ad_made.data;
// C-NEXT:   OPERATOR(mul0, 2, "aten::mul", "Tensor", borrow(run, i0_0, 4, 8, 1, SIZES(3), arguments[1].strides), scalar(ARRAY_OF(i64, 5), 4));
// C-NEXT:   TAKE(mu_made, "aten::mul", mul0[0], 4, 8, 1);
// C-NEXT:   void *mu = mu_made.data;
// C-NEXT:   OPERATOR(mul1, 2, "aten::mul", "Tensor", borrow(run, z, 9, 8, 1, SIZES(3), arguments[3].strides), scalar(ARRAY_OF(float, 0x1.0000000000000p-1, -__builtin_inf()), 9));
// C-NEXT:   TAKE(mc_made, "aten::mul", mul1[0], 9, 8, 1);
// C-NEXT:   void *mc = mc_made.data;
// C-NEXT:   FUNCTION(masked_fill0, 1, "aten::masked_fill", masked_fill_Scalar, 2, BORROWED(borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, m, 11, 1, 2, SIZES(4, 4), arguments[4].strides)), LENT(0), LENT(1), -__builtin_inf(), made + 0);
// C-NEXT:   TAKE(ma_made, "aten::masked_fill", masked_fill0[0], 6, 4, 2);
// C-NEXT:   void *ma = ma_made.data;
// C-NEXT:   FUNCTION(masked_fill1, 1, "aten::masked_fill", masked_fill_Scalar, 2, BORROWED(borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, m, 11, 1, 2, SIZES(4, 4), arguments[4].strides)), LENT(0), LENT(1), __builtin_nan(""), made + 0);
// C-NEXT:   TAKE(mb_made, "aten::masked_fill", masked_fill1[0], 6, 4, 2);
// C-NEXT:   void *mb = mb_made.data;
// C-NEXT:   FUNCTION(histc0, 1, "aten::histc", histc, 1, BORROWED(borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides)), LENT(0), 4, 0x0.0p+0, 0x1.0000000000000p+0, made + 0);
// C-NEXT:   TAKE(hi_made, "aten::histc", histc0[0], 6, 4, 1);
// C-NEXT:   void *hi = hi_made.data;
// C-NEXT:   OPERATOR(slice0, 5, "aten::slice", "Tensor", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), whole(1), some(whole(1)), some(whole(3)), whole(1));
// C-NEXT:   TAKE(sl_made, "aten::slice", slice0[0], 6, 4, 2);
// C-NEXT:   void *sl = sl_made.data;
// C-NEXT:   RETURN_BUFFER(0, ad, 4, 2, SIZES(4, 4), STRIDES(4, 1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
func.func @forward(%x: !host.buffer<[4, 4], f32>, %i0: !host.buffer<[3], i64>, %im: !host.buffer<[1, 1, 6, 6], f32>, %z: !host.buffer<[3], complex<f32>>, %m: !host.buffer<[4, 4], i1>) -> !host.buffer<[4, 4], f32> {
  %v, %i = aten.topk %x {k = 3, largest = false} : (!host.buffer<[4, 4], f32>) -> (!host.buffer<[4, 3], f32>, !host.buffer<[4, 3], i64>)
  %f = aten.full  {size = [2, 3], fill_value = 0.5} : () -> !host.buffer<[2, 3], f32>
  %g = aten.full  {size = [2, 3], fill_value = 7} : () -> !host.buffer<[2, 3], i64>
  %t = aten.scalar_tensor  {s = 7} : () -> !host.buffer<[], i64>
  %c = aten.cat [%x, %x] {dim = 1} : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 8], f32>
  %n = aten.index.Tensor %x, [none, %i0] : (!host.buffer<[4, 4], f32>, !host.buffer<[3], i64>) -> !host.buffer<[4, 3], f32>
  %s = aten.sum.dim_IntList %x {dim = [-1], keepdim = true, dtype = f64} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 1], f64>
  %sa = aten.sum.dim_IntList %x {dtype = f64} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[], f64>
  %cl = aten.clamp %x {max = 1.5} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %ct = aten.clamp.Tensor %x, none, %x : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %gl = aten.gelu %x {approximate = "tanh"} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %dv = aten.div.Tensor_mode %x, %x {rounding_mode = "floor"} : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %so, %si = aten.sort.stable %x {stable = true} : (!host.buffer<[4, 4], f32>) -> (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], i64>)
  %sp, %sq = aten.split.Tensor %x {split_size = 2, dim = 1} : (!host.buffer<[4, 4], f32>) -> (!host.buffer<[4, 2], f32>, !host.buffer<[4, 2], f32>)
  %mp, %mi = aten.max_pool2d_with_indices %im {kernel_size = [3]} : (!host.buffer<[1, 1, 6, 6], f32>) -> (!host.buffer<[1, 1, 2, 2], f32>, !host.buffer<[1, 1, 2, 2], i64>)
  %up = aten.upsample_nearest2d %im {output_size = [12, 12], scales_h = 2.0} : (!host.buffer<[1, 1, 6, 6], f32>) -> !host.buffer<[1, 1, 12, 12], f32>
  %to = aten._to_copy %x {dtype = bf16, memory_format = "preserve_format", device = "cpu", layout = "strided"} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], bf16>
  %ad = aten.add.Scalar %x {other = 2, alpha = 3} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %mu = aten.mul.Scalar %i0 {other = 5} : (!host.buffer<[3], i64>) -> !host.buffer<[3], i64>
  %mc = aten.mul.Scalar %z {other = (0.5, -inf)} : (!host.buffer<[3], complex<f32>>) -> !host.buffer<[3], complex<f32>>
  %ma = aten.masked_fill.Scalar %x, %m {value = -inf} : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], i1>) -> !host.buffer<[4, 4], f32>
  %mb = aten.masked_fill.Scalar %x, %m {value = nan} : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], i1>) -> !host.buffer<[4, 4], f32>
  %hi = aten.histc %x {bins = 4, max = 1} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4], f32>
  %sl = aten.slice.Tensor %x {dim = 1, start = 1, end = 3} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 2], f32>
  func.return %ad : !host.buffer<[4, 4], f32>
}

// -----

/// Sizes that depend on values, numbers that are read, and seeds.
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     aten_nonzero = torch.ops.aten.nonzero.default
// PYTHON-NEXT:     int64 = torch.int64
// PYTHON-NEXT:     require = runtime.require
// PYTHON-NEXT:     aten_masked_select = torch.ops.aten.masked_select.default
// PYTHON-NEXT:     float32 = torch.float32
// PYTHON-NEXT:     aten__local_scalar_dense = torch.ops.aten._local_scalar_dense.default
// PYTHON-NEXT:     fail = runtime.fail
// PYTHON-NEXT:     aten_seeds = torch.ops.stepwell_random.seeds.default
// PYTHON-NEXT:     aten_view = torch.ops.aten.view.default
// PYTHON-NEXT:     aten_repeat = torch.ops.aten.repeat.default
// PYTHON:          def forward(x, k, b, r, s0):
// PYTHON-NEXT:         z = aten_nonzero(x)
// PYTHON-NEXT:         u0_0 = z.shape[0]
// PYTHON-NEXT:         require(z, (u0_0, 2), int64, 'aten::nonzero')
// PYTHON-NEXT:         n = z.shape[0]
// PYTHON-NEXT:         e = aten_masked_select(x, x)
// PYTHON-NEXT:         u1_0 = e.shape[0]
// PYTHON-NEXT:         require(e, (u1_0,), float32, 'aten::masked_select')
// PYTHON-NEXT:         d = e.shape[0]
// PYTHON-NEXT:         i = aten__local_scalar_dense(k)
// PYTHON-NEXT:         f = aten__local_scalar_dense(r)
// PYTHON-NEXT:         aten__local_scalar_dense(b)
// PYTHON-NEXT:         if i != s0 * 2 - 1:
// PYTHON-NEXT:             fail('not "that" many')
// PYTHON-NEXT:         if (s0 % 3) == 0:
// PYTHON-NEXT:             fail('three')
// PYTHON-NEXT:         aten_seeds(3, torch.device('cpu'))
// PYTHON-NEXT:         aten_view(z, [u0_0 * 2])
// PYTHON-NEXT:         y = aten_repeat(x, [s0, 1])
// PYTHON-NEXT:         del y
// PYTHON-NEXT:         return (z, i, f, e)
// PYTHON:          return forward
// C:      #include "host_program.h"
// C-NEXT: #include "operators.h"
// C:      Status forward(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   void *k = arguments[1].data;
// C-NEXT:   void *b = arguments[2].data;
// C-NEXT:   void *r = arguments[3].data;
// C-NEXT:   const i64 s0 = arguments[4].number;
// C-NEXT:   OPERATOR(nonzero0, 1, "aten::nonzero", "", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides));
// C-NEXT:   TAKE(z_made, "aten::nonzero", nonzero0[0], 4, 8, 2);
// C-NEXT:   void *z = z_made.data;
// C-NEXT:   const i64 u0_0 = z_made.sizes[0];
// C-NEXT:   EXPECT_MADE_SIZES(z_made, "aten::nonzero", SIZES(u0_0, 2));
// C-NEXT:   const i64 n = u0_0;
// C-NEXT:   OPERATOR(masked_select0, 2, "aten::masked_select", "", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides));
// C-NEXT:   TAKE(e_made, "aten::masked_select", masked_select0[0], 6, 4, 1);
// C-NEXT:   void *e = e_made.data;
// C-NEXT:   const i64 u1_0 = e_made.sizes[0];
// C-NEXT:   EXPECT_MADE_SIZES(e_made, "aten::masked_select", SIZES(u1_0));
// C-NEXT:   const i64 d = u1_0;
// C-NEXT:   READ(i64, i, i64, k);
// C-NEXT:   READ(double, f, float, r);
// C-NEXT:   READ(i64, p, int8_t, b);
// C-NEXT:   REQUIRE(i == s0 * 2 - 1, "not \042that\042 many");
// C-NEXT:   REQUIRE((floor_modulo(s0, 3)) != 0, "three");
// C-NEXT:   SEEDS(seeds, 3);
// C-NEXT:   OPERATOR(view0, 2, "aten::view", "", borrow(run, z, 4, 8, 2, SIZES(u0_0, 2), z_made.strides), list(1, ITEMS(whole(u0_0 * 2))));
// C-NEXT:   TAKE(v_made, "aten::view", view0[0], 4, 8, 1);
// C-NEXT:   void *v = v_made.data;
// C-NEXT:   OPERATOR(repeat0, 2, "aten::repeat", "", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), list(2, ITEMS(whole(s0), whole(1))));
// C-NEXT:   TAKE(y_made, "aten::repeat", repeat0[0], 6, 4, 2);
// C-NEXT:   void *y = y_made.data;
// C-NEXT:   end_block(run, y_made.block);
// C-NEXT:   RETURN_BUFFER(0, z, 8, 2, SIZES(u0_0, 2), STRIDES(2, 1));
// C-NEXT:   RETURN_NUMBER(1, i);
// C-NEXT:   RETURN_NUMBER(2, bits_of(f));
// C-NEXT:   RETURN_BUFFER(3, e, 4, 1, SIZES(u1_0), STRIDES(1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
func.func @forward(%x: !host.buffer<[4, 4], f32>, %k: !host.buffer<[], i64>, %b: !host.buffer<[], i1>, %r: !host.buffer<[], f32>, %s0: index {shape.symbol = "s0"}) -> (!host.buffer<[u0, 2], i64>, index, f64, !host.buffer<[u1], f32>) {
  %z = aten.nonzero %x : (!host.buffer<[4, 4], f32>) -> !host.buffer<[u0, 2], i64>
  host.expect_sizes %z of "aten::nonzero" : !host.buffer<[u0, 2], i64>
  %n = shape.dim %z, 0 : i64 : !host.buffer<[u0, 2], i64>
  %e = aten.masked_select %x, %x : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[u1], f32>
  host.expect_sizes %e of "aten::masked_select" : !host.buffer<[u1], f32>
  %d = shape.dim %e, 0 : i64 : !host.buffer<[u1], f32>
  %i = aten._local_scalar_dense %k : (!host.buffer<[], i64>) -> index
  %f = aten._local_scalar_dense %r : (!host.buffer<[], f32>) -> f64
  %p = aten._local_scalar_dense %b : (!host.buffer<[], i1>) -> index
  shape.assert %i is <s0 * 2 - 1>, "not \"that\" many"
  shape.assert <s0 mod 3>, "three"
  %seeds = aten.call "stepwell_random::seeds(int count, Device device) -> Tensor" {count = 3, device = "cpu"} : () -> !host.buffer<[3], i64>
  %v = aten.view %z {size = [2 * u0]} : (!host.buffer<[u0, 2], i64>) -> !host.buffer<[u0 * 2], i64>
  %y = aten.repeat %x {repeats = [s0, 1]} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[s0 * 4, 4], f32>
  host.free %y : !host.buffer<[s0 * 4, 4], f32>
  func.return %z, %i, %f, %e : !host.buffer<[u0, 2], i64>, index, f64, !host.buffer<[u1], f32>
}

// -----

/// What an operator writes into, what it gives nobody, and lists that it gives.
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     aten_mm = torch.mm
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     float32 = torch.float32
// PYTHON-NEXT:     aten_addmm = torch.addmm
// PYTHON-NEXT:     aten__assert_async_msg = torch.ops.aten._assert_async.msg
// PYTHON-NEXT:     aten_unbind_int = torch.ops.aten.unbind.int
// PYTHON-NEXT:     aten_split_Tensor = torch.ops.aten.split.Tensor
// PYTHON-NEXT:     aten_scale_twice = torch.ops.my.scale.twice
// PYTHON-NEXT:     has_modes = runtime.has_modes
// PYTHON-NEXT:     without_modes = runtime.without_modes
// PYTHON:          def forward(x, y, uu):
// PYTHON-NEXT:         if has_modes():
// PYTHON-NEXT:             with without_modes():
// PYTHON-NEXT:                 return forward(x, y, uu)
// PYTHON-NEXT:         a = aten_mm(x, y)
// PYTHON-NEXT:         o = empty_strided((4, 4), (4, 1), float32)
// PYTHON-NEXT:         c = aten_mm(x, y, out=o)
// PYTHON-NEXT:         aten_addmm(x, x, y, alpha=2, out=o)
// PYTHON-NEXT:         aten__assert_async_msg(x, 'sorted \\ ?')
// PYTHON-NEXT:         aten_unbind_int(uu)
// PYTHON-NEXT:         one, = aten_split_Tensor(x, 4)
// PYTHON-NEXT:         del a
// PYTHON-NEXT:         aten_scale_twice(x, None, 0.5, None)
// PYTHON-NEXT:         return (c, one)
// PYTHON:          return forward
// C:      #include "host_program.h"
// C-NEXT: #define FUNCTIONS(each) each(addmm_out, (void *, void *, void *, void *, double, double))
// C-NEXT: #include "operators.h"
// C:      Status forward(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   void *y = arguments[1].data;
// C-NEXT:   void *uu = arguments[2].data;
// C-NEXT:   OPERATOR(mm0, 2, "aten::mm", "", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, y, 6, 4, 2, SIZES(4, 4), arguments[1].strides));
// C-NEXT:   TAKE(a_made, "aten::mm", mm0[0], 6, 4, 2);
// C-NEXT:   void *a = a_made.data;
// C-NEXT:   ALLOCATE(o, 4, 2, SIZES(4, 4), STRIDES(4, 1));
// C-NEXT:   OPERATOR(mm1, 3, "aten::mm", "out", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, y, 6, 4, 2, SIZES(4, 4), arguments[1].strides), borrow(run, o, 6, 4, 2, SIZES(4, 4), STRIDES(4, 1)));
// C-NEXT:   DROP(mm1[0]);
// C-NEXT:   FUNCTION(addmm0, 1, "aten::addmm", addmm_out, 4, BORROWED(borrow(run, o, 6, 4, 2, SIZES(4, 4), STRIDES(4, 1)), borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), borrow(run, y, 6, 4, 2, SIZES(4, 4), arguments[1].strides)), LENT(0), LENT(1), LENT(2), LENT(3), 0x1.0000000000000p+0, 0x1.0000000000000p+1);
// C-NEXT:   OPERATOR(v_assert_async0, 2, "aten::_assert_async", "msg", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), text("sorted \134 \077", 10));
// C-NEXT:   OPERATOR(unbind0, 2, "aten::unbind", "int", borrow(run, uu, 6, 4, 2, SIZES(2, 4), arguments[2].strides), whole(0));
// C-NEXT:   TAKE_ITEM(unbind_item0, "aten::unbind", unbind0[0], 2, 0);
// C-NEXT:   TAKE(p_made, "aten::unbind", unbind_item0, 6, 4, 1);
// C-NEXT:   void *p = p_made.data;
// C-NEXT:   TAKE_ITEM(unbind_item1, "aten::unbind", unbind0[0], 2, 1);
// C-NEXT:   TAKE(q_made, "aten::unbind", unbind_item1, 6, 4, 1);
// C-NEXT:   void *q = q_made.data;
// C-NEXT:   END_LIST(unbind0[0]);
// C-NEXT:   OPERATOR(split0, 3, "aten::split", "Tensor", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), whole(4), whole(0));
// C-NEXT:   TAKE_ITEM(split_item0, "aten::split", split0[0], 1, 0);
// C-NEXT:   TAKE(one_made, "aten::split", split_item0, 6, 4, 2);
// C-NEXT:   void *one = one_made.data;
// C-NEXT:   END_LIST(split0[0]);
// C-NEXT:   end_block(run, a_made.block);
// C-NEXT:   OPERATOR(scale0, 7, "my::scale", "twice", borrow(run, x, 6, 4, 2, SIZES(4, 4), arguments[0].strides), NONE, real(0x1.0000000000000p-1), NONE, list(2, ITEMS(whole(1), whole(1))), list(0, NULL), list(0, NULL));
// C-NEXT:   TAKE(mine_made, "my::scale", scale0[0], 6, 4, 2);
// C-NEXT:   void *mine = mine_made.data;
// C-NEXT:   RETURN_BUFFER(0, o, 4, 2, SIZES(4, 4), STRIDES(4, 1));
// C-NEXT:   RETURN_BUFFER(1, one, 4, 2, SIZES(4, 4), STRIDES(4, 1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
func.func @forward(%x: !host.buffer<[4, 4], f32>, %y: !host.buffer<[4, 4], f32>, %uu: !host.buffer<[2, 4], f32>) -> (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) {
  %a = aten.mm %x, %y : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %o = host.alloc : !host.buffer<[4, 4], f32>
  %c = aten.call "aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)" %x, %y, %o : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  %d = aten.call "aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)" %x, %x, %y, %o {alpha = 2} : (!host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  aten._assert_async.msg %x {assert_msg = "sorted \\ ?"} : (!host.buffer<[4, 4], f32>) -> ()
  %p, %q = aten.unbind.int %uu : (!host.buffer<[2, 4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>)
  %one = aten.split.Tensor %x {split_size = 4} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  host.free %a : !host.buffer<[4, 4], f32>
  %mine = aten.call "my::scale.twice(Tensor x, Tensor? y, float by, bool? flag, int[2] dims=1, ScalarType[] types=[], str[] names=[]) -> Tensor" %x {by = 0.5, dims = [1, 1]} : (!host.buffer<[4, 4], f32>) -> !host.buffer<[4, 4], f32>
  func.return %c, %one : !host.buffer<[4, 4], f32>, !host.buffer<[4, 4], f32>
}
