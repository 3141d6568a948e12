// RUN: stepwell-opt %s -p guard-strides -t host | filecheck %s --check-prefix=PYTHON
// RUN: stepwell-opt %s -p guard-strides -t host-c | filecheck %s --check-prefix=C

// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     float32 = torch.float32
// PYTHON-NEXT:     k = kernels['k']
// PYTHON:          def forward(x, s0):
// PYTHON-NEXT:         if x.stride() != (8, 1):
// PYTHON-NEXT:             x = expect(x, (8, 1))
// PYTHON-NEXT:         y = empty_strided((s0, 8), (1, s0), float32)
// PYTHON-NEXT:         k(x, y, s0)
// PYTHON-NEXT:         n = s0 * 2 + 1
// PYTHON-NEXT:         return (y, n)
// PYTHON:          return forward
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     aten_addmm = torch.addmm
// PYTHON-NEXT:     view_of = runtime.view_of
// PYTHON-NEXT:     has_modes = runtime.has_modes
// PYTHON-NEXT:     without_modes = runtime.without_modes
// PYTHON:          def forward(x, w, b):
// PYTHON-NEXT:         if has_modes():
// PYTHON-NEXT:             with without_modes():
// PYTHON-NEXT:                 return forward(x, w, b)
// PYTHON-NEXT:         if x.stride() != (8, 1):
// PYTHON-NEXT:             x = expect(x, (8, 1))
// PYTHON-NEXT:         if w.stride() != (8, 1):
// PYTHON-NEXT:             w = expect(w, (8, 1))
// PYTHON-NEXT:         m = aten_addmm(b, x, w, alpha=2)
// PYTHON-NEXT:         if m.stride() != (8, 1):
// PYTHON-NEXT:             m = expect(m, (8, 1))
// PYTHON-NEXT:         v = view_of(m, (8,), (1,), 8)
// PYTHON-NEXT:         b.copy_(v)
// PYTHON-NEXT:         del m, v
// PYTHON-NEXT:         return (b,)
// PYTHON:          return forward
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     k = kernels['k']
// PYTHON-NEXT:     aten_relu = torch.ops.aten.relu.default
// PYTHON:          def buffers(arena):
// PYTHON-NEXT:         return (
// PYTHON-NEXT:             arena.address + 64,
// PYTHON-NEXT:             runtime.arena_tensor(arena, 4096, (4, 8), (8, 1), torch.float32),
// PYTHON-NEXT:         )
// PYTHON:          workspaces = runtime.Workspaces(65536, buffers)
// PYTHON:          def forward(x, s0):
// PYTHON-NEXT:         workspace = workspaces.take()
// PYTHON-NEXT:         t, u = workspace
// PYTHON-NEXT:         try:
// PYTHON-NEXT:             if x.stride() != (8, 1):
// PYTHON-NEXT:                 x = expect(x, (8, 1))
// PYTHON-NEXT:             k(x, t, s0)
// PYTHON-NEXT:             k(t, u, s0)
// PYTHON-NEXT:             y = aten_relu(u)
// PYTHON-NEXT:             if y.stride() != (8, 1):
// PYTHON-NEXT:                 y = expect(y, (8, 1))
// PYTHON-NEXT:             return (y,)
// PYTHON-NEXT:         finally:
// PYTHON-NEXT:             workspaces.give_back(workspace)
// PYTHON:          return forward
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     fail = runtime.fail
// PYTHON-NEXT:     aten_nonzero = torch.ops.aten.nonzero.default
// PYTHON-NEXT:     int64 = torch.int64
// PYTHON-NEXT:     require = runtime.require
// PYTHON-NEXT:     aten__local_scalar_dense = torch.ops.aten._local_scalar_dense.default
// PYTHON:          def forward(x, c, s0):
// PYTHON-NEXT:         if x.stride() != (1,):
// PYTHON-NEXT:             x = expect(x, (1,))
// PYTHON-NEXT:         if (s0 % 2) == 0:
// PYTHON-NEXT:             fail('the number of rows is odd')
// PYTHON-NEXT:         z = aten_nonzero(x)
// PYTHON-NEXT:         require(z, (4, 1), int64, 'aten::nonzero')
// PYTHON-NEXT:         if z.stride() != (1, 1):
// PYTHON-NEXT:             z = expect(z, (1, 1))
// PYTHON-NEXT:         k = aten__local_scalar_dense(c)
// PYTHON-NEXT:         if k != s0 + 1:
// PYTHON-NEXT:             fail('one more')
// PYTHON-NEXT:         return (z,)
// PYTHON:          return forward
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     float64 = torch.float64
// PYTHON-NEXT:     advise = runtime.advise
// PYTHON-NEXT:     int64 = torch.int64
// PYTHON-NEXT:     bool = torch.bool
// PYTHON-NEXT:     view_of = runtime.view_of
// PYTHON-NEXT:     l_1 = kernels['l_1']
// PYTHON-NEXT:     l = runtime.fastest_of({'l': kernels['l'], 'l_1': kernels['l_1']})
// PYTHON:          def buffers(arena):
// PYTHON-NEXT:         return (
// PYTHON-NEXT:             runtime.arena_tensor(arena, 0, (8,), (1,), torch.bool),
// PYTHON-NEXT:         )
// PYTHON:          workspaces = runtime.Workspaces(4096, buffers, huge_pages=True)
// PYTHON:          def forward(x, y, s0):
// PYTHON-NEXT:         workspace = workspaces.take()
// PYTHON-NEXT:         t, = workspace
// PYTHON-NEXT:         try:
// PYTHON-NEXT:             if x.stride() != (8, 1):
// PYTHON-NEXT:                 x = expect(x, (8, 1))
// PYTHON-NEXT:             if y.stride() != (2,):
// PYTHON-NEXT:                 y = expect(y, (2,))
// PYTHON-NEXT:             b = advise(empty_strided((s0 * 2, 8), (8, 1), float64))
// PYTHON-NEXT:             n = empty_strided((), (), int64)
// PYTHON-NEXT:             r = empty_strided((8,), (1,), bool)
// PYTHON-NEXT:             t.copy_(y)
// PYTHON-NEXT:             r.copy_(t)
// PYTHON-NEXT:             v = view_of(x, (s0, 4), (8, 1), s0 + 4)
// PYTHON-NEXT:             w = view_of(v, (s0, 4), (8, 1), 0)
// PYTHON-NEXT:             del b
// PYTHON-NEXT:             l_1(w, n, s0)
// PYTHON-NEXT:             l(w, n, s0)
// PYTHON-NEXT:             return (n, r, w)
// PYTHON-NEXT:         finally:
// PYTHON-NEXT:             workspaces.give_back(workspace)
// PYTHON:          return forward
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     fail = runtime.fail
// PYTHON:          def forward(lambda0, malloc):
// PYTHON-NEXT:         a = -((lambda0 * malloc) % 3) + ((lambda0 + 1) // 2) + (lambda0 // malloc)
// PYTHON-NEXT:         b = max(lambda0 * 2, 7) - min(lambda0, malloc, 4)
// PYTHON-NEXT:         c = lambda0 * lambda0 * 3 - 5
// PYTHON-NEXT:         d = 0
// PYTHON-NEXT:         run = lambda0
// PYTHON-NEXT:         torch0 = malloc
// PYTHON-NEXT:         if lambda0 - malloc == 0:
// PYTHON-NEXT:             fail('question?')
// PYTHON-NEXT:         if a != malloc:
// PYTHON-NEXT:             fail('é')
// PYTHON-NEXT:         return (run, torch0)
// PYTHON:          return forward
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     aten_bmm = torch.bmm
// PYTHON-NEXT:     aten_baddbmm = torch.baddbmm
// PYTHON-NEXT:     aten_mv = torch.mv
// PYTHON-NEXT:     aten_addmv = torch.addmv
// PYTHON-NEXT:     aten_dot = torch.dot
// PYTHON-NEXT:     aten_mm = torch.mm
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     float32 = torch.float32
// PYTHON-NEXT:     aten_sub_Scalar = torch.ops.aten.sub.Scalar
// PYTHON-NEXT:     aten_convolution = torch.convolution
// PYTHON-NEXT:     has_modes = runtime.has_modes
// PYTHON-NEXT:     without_modes = runtime.without_modes
// PYTHON:          def forward(x, w, v):
// PYTHON-NEXT:         if has_modes():
// PYTHON-NEXT:             with without_modes():
// PYTHON-NEXT:                 return forward(x, w, v)
// PYTHON-NEXT:         if x.stride() != (64, 8, 1):
// PYTHON-NEXT:             x = expect(x, (64, 8, 1))
// PYTHON-NEXT:         if w.stride() != (8, 1):
// PYTHON-NEXT:             w = expect(w, (8, 1))
// PYTHON-NEXT:         if v.stride() != (1,):
// PYTHON-NEXT:             v = expect(v, (1,))
// PYTHON-NEXT:         a = aten_bmm(x, x)
// PYTHON-NEXT:         if a.stride() != (64, 8, 1):
// PYTHON-NEXT:             a = expect(a, (64, 8, 1))
// PYTHON-NEXT:         b = aten_baddbmm(x, x, a)
// PYTHON-NEXT:         if b.stride() != (64, 8, 1):
// PYTHON-NEXT:             b = expect(b, (64, 8, 1))
// PYTHON-NEXT:         c = aten_mv(w, v)
// PYTHON-NEXT:         if c.stride() != (1,):
// PYTHON-NEXT:             c = expect(c, (1,))
// PYTHON-NEXT:         d = aten_addmv(v, w, c)
// PYTHON-NEXT:         if d.stride() != (1,):
// PYTHON-NEXT:             d = expect(d, (1,))
// PYTHON-NEXT:         aten_dot(c, d)
// PYTHON-NEXT:         aten_mm(w, w)
// PYTHON-NEXT:         o = empty_strided((2, 8, 8), (64, 8, 1), float32)
// PYTHON-NEXT:         aten_bmm(x, x, out=o)
// PYTHON-NEXT:         aten_sub_Scalar(v, 2)
// PYTHON-NEXT:         aten_convolution(x, x, None, [1], [0], [1], False, [0], 1)
// PYTHON-NEXT:         return (b, d)
// PYTHON:          return forward
// C:      #include "host_program.h"
// C-NEXT: #define FUNCTIONS(each) each(addmm_out, (void *, void *, void *, void *, double, double)) each(baddbmm_out, (void *, void *, void *, void *, double, double)) each(addmv, (void *, void *, void *, double, double, void **)) each(subtract_Tensor, (void *, void *, double, void **))
// C-NEXT: #include "operators.h"
// C:      Status k(void *const *buffers, const i64 *symbols);
// C-NEXT: Status l(void *const *buffers, const i64 *symbols);
// C-NEXT: Status l_1(void *const *buffers, const i64 *symbols);
// C:      Status launches(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   const i64 s0 = arguments[1].number;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[0].strides, 4, 2, SIZES(s0, 8), STRIDES(8, 1));
// C-NEXT:   ALLOCATE(y, 4, 2, SIZES(s0, 8), STRIDES(1, s0));
// C-NEXT:   LAUNCH(k, BUFFERS(x0, y), SYMBOLS(s0));
// C-NEXT:   const i64 n = s0 * 2 + 1;
// C-NEXT:   RETURN_BUFFER(0, y, 4, 2, SIZES(s0, 8), STRIDES(1, s0));
// C-NEXT:   RETURN_NUMBER(1, n);
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      Status externs(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   void *w = arguments[1].data;
// C-NEXT:   void *b = arguments[2].data;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[0].strides, 4, 2, SIZES(4, 8), STRIDES(8, 1));
// C-NEXT:   EXPECT_STRIDES(w0, w, arguments[1].strides, 4, 2, SIZES(8, 8), STRIDES(8, 1));
// C-NEXT:   ALLOCATE(m, 4, 2, SIZES(4, 8), STRIDES(8, 1));
// C-NEXT:   FUNCTION(addmm0, 1, "aten::addmm", addmm_out, 4, BORROWED(borrow(run, m, 6, 4, 2, SIZES(4, 8), STRIDES(8, 1)), borrow(run, b, 6, 4, 1, SIZES(8), arguments[2].strides), borrow(run, x0, 6, 4, 2, SIZES(4, 8), STRIDES(8, 1)), borrow(run, w0, 6, 4, 2, SIZES(8, 8), STRIDES(8, 1))), LENT(0), LENT(1), LENT(2), LENT(3), 0x1.0000000000000p+0, 0x1.0000000000000p+1);
// C-NEXT:   void *v = (char *)m + (8) * 4;
// C-NEXT:   COPY(b, arguments[2].strides, v, STRIDES(1), 4, 1, SIZES(8));
// C-NEXT:   release(run, m);
// C-NEXT:   RETURN_BUFFER(0, b, 4, 1, SIZES(8), STRIDES(1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      Status arena(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   const i64 s0 = arguments[1].number;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[0].strides, 4, 2, SIZES(4, 8), STRIDES(8, 1));
// C-NEXT:   ARENA(a, 65536);
// C-NEXT:   void *t = a + 64;
// C-NEXT:   void *u = a + 4096;
// C-NEXT:   LAUNCH(k, BUFFERS(x0, t), SYMBOLS(s0));
// C-NEXT:   LAUNCH(k, BUFFERS(t, u), SYMBOLS(s0));
// C-NEXT:   OPERATOR(relu0, 1, "aten::relu", "", borrow(run, u, 6, 4, 2, SIZES(4, 8), STRIDES(8, 1)));
// C-NEXT:   TAKE(y_made, "aten::relu", relu0[0], 6, 4, 2);
// C-NEXT:   void *y = y_made.data;
// C-NEXT:   EXPECT_STRIDES(y0, y, y_made.strides, 4, 2, SIZES(4, 8), STRIDES(8, 1));
// C-NEXT:   RETURN_BUFFER(0, y0, 4, 2, SIZES(4, 8), STRIDES(8, 1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      Status checks(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   void *c = arguments[1].data;
// C-NEXT:   const i64 s0 = arguments[2].number;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[0].strides, 4, 1, SIZES(s0), STRIDES(1));
// C-NEXT:   REQUIRE((floor_modulo(s0, 2)) != 0, "the number of rows is odd");
// C-NEXT:   OPERATOR(nonzero0, 1, "aten::nonzero", "", borrow(run, x0, 6, 4, 1, SIZES(s0), STRIDES(1)));
// C-NEXT:   TAKE(z_made, "aten::nonzero", nonzero0[0], 4, 8, 2);
// C-NEXT:   void *z = z_made.data;
// C-NEXT:   EXPECT_MADE_SIZES(z_made, "aten::nonzero", SIZES(4, 1));
// C-NEXT:   EXPECT_STRIDES(z0, z, z_made.strides, 8, 2, SIZES(4, 1), STRIDES(1, 1));
// C-NEXT:   READ(i64, k, i64, c);
// C-NEXT:   REQUIRE(k == s0 + 1, "one more");
// C-NEXT:   RETURN_BUFFER(0, z0, 8, 2, SIZES(4, 1), STRIDES(1, 1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      Status memory(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   void *y = arguments[1].data;
// C-NEXT:   const i64 s0 = arguments[2].number;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[0].strides, 2, 2, SIZES(s0, 8), STRIDES(8, 1));
// C-NEXT:   EXPECT_STRIDES(y0, y, arguments[1].strides, 1, 1, SIZES(8), STRIDES(2));
// C-NEXT:   ARENA(a, 4096);
// C-NEXT:   advise_huge(a, 4096);
// C-NEXT:   void *t = a + 0;
// C-NEXT:   ALLOCATE(b, 8, 2, SIZES(s0 * 2, 8), STRIDES(8, 1));
// C-NEXT:   advise_huge(b, extent_in_bytes(8, 2, SIZES(s0 * 2, 8), STRIDES(8, 1)));
// C-NEXT:   ALLOCATE(n, 8, 0, NULL, NULL);
// C-NEXT:   ALLOCATE(r, 1, 1, SIZES(8), STRIDES(1));
// C-NEXT:   COPY(t, STRIDES(1), y0, STRIDES(2), 1, 1, SIZES(8));
// C-NEXT:   COPY(r, STRIDES(1), t, STRIDES(1), 1, 1, SIZES(8));
// C-NEXT:   void *v = (char *)x0 + (s0 + 4) * 2;
// C-NEXT:   void *w = v;
// C-NEXT:   release(run, b);
// C-NEXT:   LAUNCH(l_1, BUFFERS(w, n), SYMBOLS(s0));
// C-NEXT:   LAUNCH(l, BUFFERS(w, n), SYMBOLS(s0));
// C-NEXT:   RETURN_BUFFER(0, n, 8, 0, NULL, NULL);
// C-NEXT:   RETURN_BUFFER(1, r, 1, 1, SIZES(8), STRIDES(1));
// C-NEXT:   RETURN_BUFFER(2, w, 2, 2, SIZES(s0, 4), STRIDES(8, 1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      Status sizes(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   const i64 lambda = arguments[0].number;
// C-NEXT:   const i64 malloc0 = arguments[1].number;
// C-NEXT:   const i64 a = -floor_modulo(lambda * malloc0, 3) + floor_division(lambda + 1, 2) + floor_division(lambda, malloc0);
// C-NEXT:   const i64 b = maximum(lambda * 2, 7) - minimum(minimum(lambda, malloc0), 4);
// C-NEXT:   const i64 c = lambda * lambda * 3 - 5;
// C-NEXT:   const i64 d = 0;
// C-NEXT:   const i64 run0 = lambda;
// C-NEXT:   const i64 torch = malloc0;
// C-NEXT:   REQUIRE((lambda - malloc0) != 0, "question\077");
// C-NEXT:   REQUIRE(a == malloc0, "\303\251");
// C-NEXT:   RETURN_NUMBER(0, run0);
// C-NEXT:   RETURN_NUMBER(1, torch);
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      Status products(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   void *w = arguments[1].data;
// C-NEXT:   void *v = arguments[2].data;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[0].strides, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1));
// C-NEXT:   EXPECT_STRIDES(w0, w, arguments[1].strides, 4, 2, SIZES(8, 8), STRIDES(8, 1));
// C-NEXT:   EXPECT_STRIDES(v0, v, arguments[2].strides, 4, 1, SIZES(8), STRIDES(1));
// C-NEXT:   ARENA(m, 64);
// C-NEXT:   OPERATOR(bmm0, 2, "aten::bmm", "", borrow(run, x0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)), borrow(run, x0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)));
// C-NEXT:   TAKE(a_made, "aten::bmm", bmm0[0], 6, 4, 3);
// C-NEXT:   void *a = a_made.data;
// C-NEXT:   EXPECT_STRIDES(a0, a, a_made.strides, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1));
// C-NEXT:   ALLOCATE(b, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1));
// C-NEXT:   FUNCTION(baddbmm0, 1, "aten::baddbmm", baddbmm_out, 4, BORROWED(borrow(run, b, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)), borrow(run, x0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)), borrow(run, x0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)), borrow(run, a0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1))), LENT(0), LENT(1), LENT(2), LENT(3), 0x1.0000000000000p+0, 0x1.0000000000000p+0);
// C-NEXT:   OPERATOR(mv0, 2, "aten::mv", "", borrow(run, w0, 6, 4, 2, SIZES(8, 8), STRIDES(8, 1)), borrow(run, v0, 6, 4, 1, SIZES(8), STRIDES(1)));
// C-NEXT:   TAKE(c_made, "aten::mv", mv0[0], 6, 4, 1);
// C-NEXT:   void *c = c_made.data;
// C-NEXT:   EXPECT_STRIDES(c0, c, c_made.strides, 4, 1, SIZES(8), STRIDES(1));
// C-NEXT:   FUNCTION(addmv0, 1, "aten::addmv", addmv, 3, BORROWED(borrow(run, v0, 6, 4, 1, SIZES(8), STRIDES(1)), borrow(run, w0, 6, 4, 2, SIZES(8, 8), STRIDES(8, 1)), borrow(run, c0, 6, 4, 1, SIZES(8), STRIDES(1))), LENT(0), LENT(1), LENT(2), 0x1.0000000000000p+0, 0x1.0000000000000p+0, made + 0);
// C-NEXT:   TAKE(d_made, "aten::addmv", addmv0[0], 6, 4, 1);
// C-NEXT:   void *d = d_made.data;
// C-NEXT:   EXPECT_STRIDES(d0, d, d_made.strides, 4, 1, SIZES(8), STRIDES(1));
// C-NEXT:   OPERATOR(dot0, 2, "aten::dot", "", borrow(run, c0, 6, 4, 1, SIZES(8), STRIDES(1)), borrow(run, d0, 6, 4, 1, SIZES(8), STRIDES(1)));
// C-NEXT:   TAKE(e_made, "aten::dot", dot0[0], 6, 4, 0);
// C-NEXT:   void *e = e_made.data;
// C-NEXT:   OPERATOR(mm0, 2, "aten::mm", "", borrow(run, w0, 6, 4, 2, SIZES(8, 8), STRIDES(8, 1)), borrow(run, w0, 6, 4, 2, SIZES(8, 8), STRIDES(8, 1)));
// C-NEXT:   TAKE(f_made, "aten::mm", mm0[0], 6, 4, 2);
// C-NEXT:   void *f = f_made.data;
// C-NEXT:   ALLOCATE(o, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1));
// C-NEXT:   OPERATOR(bmm1, 3, "aten::bmm", "out", borrow(run, x0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)), borrow(run, x0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)), borrow(run, o, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)));
// C-NEXT:   DROP(bmm1[0]);
// C-NEXT:   FUNCTION(sub0, 1, "aten::sub", subtract_Tensor, 2, BORROWED(borrow(run, v0, 6, 4, 1, SIZES(8), STRIDES(1)), scalar(ARRAY_OF(float, 2), 6)), LENT(0), LENT(1), 0x1.0000000000000p+0, made + 0);
// C-NEXT:   TAKE(h_made, "aten::sub", sub0[0], 6, 4, 1);
// C-NEXT:   void *h = h_made.data;
// C-NEXT:   OPERATOR(convolution0, 9, "aten::convolution", "", borrow(run, x0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)), borrow(run, x0, 6, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1)), NONE, list(1, ITEMS(whole(1))), list(1, ITEMS(whole(0))), list(1, ITEMS(whole(1))), whole(0), list(1, ITEMS(whole(0))), whole(1));
// C-NEXT:   TAKE(i_made, "aten::convolution", convolution0[0], 6, 4, 3);
// C-NEXT:   void *i = i_made.data;
// C-NEXT:   RETURN_BUFFER(0, b, 4, 3, SIZES(2, 8, 8), STRIDES(64, 8, 1));
// C-NEXT:   RETURN_BUFFER(1, d0, 4, 1, SIZES(8), STRIDES(1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
loop.kernel @k(%x: memref<?xf32>, %y: memref<?xf32>, %s0: index) { }
loop.kernel @l(%x: memref<?xbf16>, %y: memref<?xi64>, %s0: index) { }
loop.kernel @l_1(%x: memref<?xbf16>, %y: memref<?xi64>, %s0: index) { }

// What is looked up once is bound outside of the function that runs.
// An argument that lies otherwise in memory than it was traced is copied.
func.func @launches(%x: !host.buffer<[s0, 8], f32>, %s0: index {shape.symbol = "s0"})
    -> (!host.buffer<[s0, 8], f32, [1, s0]>, index) {
  %y = host.alloc : !host.buffer<[s0, 8], f32, [1, s0]>
  host.launch @k(%x, %y, %s0) : !host.buffer<[s0, 8], f32>, !host.buffer<[s0, 8], f32, [1, s0]>, index
  %n = shape.value <s0 * 2 + 1> : index
  func.return %y, %n : !host.buffer<[s0, 8], f32, [1, s0]>, index
}

// An operator of torch is called with its schema's arguments, the default ones left out; views, copies, frees.
func.func @externs(%x: !host.buffer<[4, 8], f32>, %w: !host.buffer<[8, 8], f32>, %b: !host.buffer<[8], f32>)
    -> !host.buffer<[8], f32> {
  %m = aten.addmm %b, %x, %w {alpha = 2 : i64}
    : (!host.buffer<[8], f32>, !host.buffer<[4, 8], f32>, !host.buffer<[8, 8], f32>) -> !host.buffer<[4, 8], f32>
  %v = host.view %m offset 8 : !host.buffer<[4, 8], f32> -> !host.buffer<[8], f32>
  host.copy %v to %b : !host.buffer<[8], f32> to !host.buffer<[8], f32>
  host.free %m : !host.buffer<[4, 8], f32>
  func.return %b : !host.buffer<[8], f32>
}

// Buffers of an arena are made once for each workspace: an address where only kernels use one, else a tensor.
func.func @arena(%x: !host.buffer<[4, 8], f32>, %s0: index {shape.symbol = "s0"}) -> !host.buffer<[4, 8], f32> {
  %a = host.arena 65536
  %t = host.slice %a at 64 : !host.buffer<[4, 8], f32>
  %u = host.slice %a at 4096 : !host.buffer<[4, 8], f32>
  host.launch @k(%x, %t, %s0) : !host.buffer<[4, 8], f32>, !host.buffer<[4, 8], f32>, index
  host.launch @k(%t, %u, %s0) : !host.buffer<[4, 8], f32>, !host.buffer<[4, 8], f32>, index
  %y = aten.relu %u : (!host.buffer<[4, 8], f32>) -> !host.buffer<[4, 8], f32>
  func.return %y : !host.buffer<[4, 8], f32>
}

// What has to hold is checked where it stands, and so is what an operator gives whose sizes depend on values.
func.func @checks(%x: !host.buffer<[s0], f32>, %c: !host.buffer<[], i64>, %s0: index {shape.symbol = "s0"})
    -> !host.buffer<[4, 1], i64> {
  shape.assert <s0 mod 2>, "the number of rows is odd"
  %z = aten.nonzero %x : (!host.buffer<[s0], f32>) -> !host.buffer<[4, 1], i64>
  host.expect_sizes %z of "aten::nonzero" : !host.buffer<[4, 1], i64>
  %k = aten._local_scalar_dense %c : (!host.buffer<[], i64>) -> index
  shape.assert %k is <s0 + 1>, "one more"
  func.return %z : !host.buffer<[4, 1], i64>
}

/// Pages that are asked for in advance, memory without dimensions, views of views, and what a copy takes apart.
func.func @memory(%x: !host.buffer<[s0, 8], bf16>, %y: !host.buffer<[8], i1, [2]>, %s0: index {shape.symbol = "s0"})
    -> (!host.buffer<[], i64>, !host.buffer<[8], i1>, !host.buffer<[s0, 4], bf16, [8, 1]>) {
  %a = host.arena 4096 {huge_pages}
  %t = host.slice %a at 0 : !host.buffer<[8], i1>
  %b = host.alloc {huge_pages} : !host.buffer<[s0 * 2, 8], f64>
  %n = host.alloc : !host.buffer<[], i64>
  %r = host.alloc : !host.buffer<[8], i1>
  host.copy %y to %t : !host.buffer<[8], i1, [2]> to !host.buffer<[8], i1>
  host.copy %t to %r : !host.buffer<[8], i1> to !host.buffer<[8], i1>
  %v = host.view %x offset s0 + 4 : !host.buffer<[s0, 8], bf16> -> !host.buffer<[s0, 4], bf16, [8, 1]>
  %w = host.view %v offset 0 : !host.buffer<[s0, 4], bf16, [8, 1]> -> !host.buffer<[s0, 4], bf16, [8, 1]>
  host.free %b : !host.buffer<[s0 * 2, 8], f64>
  host.launch_one_of [@l, @l_1](%w, %n, %s0) {chosen = 1 : i64} : !host.buffer<[s0, 4], bf16, [8, 1]>, !host.buffer<[], i64>, index
  host.launch_one_of [@l, @l_1](%w, %n, %s0) : !host.buffer<[s0, 4], bf16, [8, 1]>, !host.buffer<[], i64>, index
  func.return %n, %r, %w : !host.buffer<[], i64>, !host.buffer<[8], i1>, !host.buffer<[s0, 4], bf16, [8, 1]>
}

/// Quotients, remainders and extremes of sizes; names that Python or C keep for themselves.
func.func @sizes(%lambda: index {shape.symbol = "s0"}, %malloc: index {shape.symbol = "s1"}) -> (index, index) {
  %a = shape.value <(s0 + 1) floordiv 2 + s0 floordiv s1 - s1 * s0 mod 3> : index
  %b = shape.value <min(s0, s1, 4) * -1 + max(s0 * 2, 7)> : index
  %c = shape.value <s0 * s0 * 3 - 5> : index
  %d = shape.value <0> : index
  %run = shape.value <s0> : index
  %torch = shape.value <s1> : index
  shape.assert <s0 - s1>, "question?"
  shape.assert %a is <s1>, "é"
  func.return %run, %torch : index, index
}

/// An arena without slices, and products that torch binds directly.
func.func @products(%x: !host.buffer<[2, 8, 8], f32>, %w: !host.buffer<[8, 8], f32>, %v: !host.buffer<[8], f32>) -> (!host.buffer<[2, 8, 8], f32>, !host.buffer<[8], f32>) {
  %m = host.arena 64
  %a = aten.bmm %x, %x : (!host.buffer<[2, 8, 8], f32>, !host.buffer<[2, 8, 8], f32>) -> !host.buffer<[2, 8, 8], f32>
  %b = aten.baddbmm %x, %x, %a : (!host.buffer<[2, 8, 8], f32>, !host.buffer<[2, 8, 8], f32>, !host.buffer<[2, 8, 8], f32>) -> !host.buffer<[2, 8, 8], f32>
  %c = aten.mv %w, %v : (!host.buffer<[8, 8], f32>, !host.buffer<[8], f32>) -> !host.buffer<[8], f32>
  %d = aten.addmv %v, %w, %c : (!host.buffer<[8], f32>, !host.buffer<[8, 8], f32>, !host.buffer<[8], f32>) -> !host.buffer<[8], f32>
  %e = aten.dot %c, %d : (!host.buffer<[8], f32>, !host.buffer<[8], f32>) -> !host.buffer<[], f32>
  %f = aten.mm %w, %w : (!host.buffer<[8, 8], f32>, !host.buffer<[8, 8], f32>) -> !host.buffer<[8, 8], f32>
  %o = host.alloc : !host.buffer<[2, 8, 8], f32>
  %g = aten.call "aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)" %x, %x, %o : (!host.buffer<[2, 8, 8], f32>, !host.buffer<[2, 8, 8], f32>, !host.buffer<[2, 8, 8], f32>) -> !host.buffer<[2, 8, 8], f32>
  %h = aten.sub.Scalar %v {other = 2} : (!host.buffer<[8], f32>) -> !host.buffer<[8], f32>
  %i = aten.convolution %x, %x, none {stride = [1], padding = [0], dilation = [1], transposed = false, output_padding = [0], groups = 1} : (!host.buffer<[2, 8, 8], f32>, !host.buffer<[2, 8, 8], f32>) -> !host.buffer<[2, 2, 1], f32>
  func.return %b, %d : !host.buffer<[2, 8, 8], f32>, !host.buffer<[8], f32>
}
