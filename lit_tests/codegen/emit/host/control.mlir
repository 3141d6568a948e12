// RUN: stepwell-opt %s -p guard-strides -t host | filecheck %s --check-prefix=PYTHON
// RUN: stepwell-opt %s -p guard-strides -t host-c | filecheck %s --check-prefix=C

// A function that an operation calls is a program of its own, with its own memory; it stands behind the others.
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     exp_0 = kernels['exp_0']
// PYTHON-NEXT:     once = program_of_once(kernels, runtime, torch)
// PYTHON-NEXT:     nothing = program_of_nothing(kernels, runtime, torch)
// PYTHON:          def buffers(arena):
// PYTHON-NEXT:         return (
// PYTHON-NEXT:             runtime.arena_tensor(arena, 0, (4,), (1,), torch.float32),
// PYTHON-NEXT:         )
// PYTHON:          workspaces = runtime.Workspaces(64, buffers)
// PYTHON:          def forward(p, x, n):
// PYTHON-NEXT:         workspace = workspaces.take()
// PYTHON-NEXT:         a, = workspace
// PYTHON-NEXT:         try:
// PYTHON-NEXT:             if x.stride() != (1,):
// PYTHON-NEXT:                 x = expect(x, (1,))
// PYTHON-NEXT:             exp_0(x, a)
// PYTHON-NEXT:             if p:
// PYTHON-NEXT:                 r, = once(a)
// PYTHON-NEXT:             else:
// PYTHON-NEXT:                 r, = once(x)
// PYTHON-NEXT:             if n:
// PYTHON-NEXT:                 nothing(r, n)
// PYTHON-NEXT:             else:
// PYTHON-NEXT:                 nothing(x, n)
// PYTHON-NEXT:             return (r,)
// PYTHON-NEXT:         finally:
// PYTHON-NEXT:             workspaces.give_back(workspace)
// PYTHON:          return forward
// PYTHON:      def program(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     loops = program_of_loops(kernels, runtime, torch)
// PYTHON:          def forward(p, n, x, z):
// PYTHON-NEXT:         if x.stride() != (1,):
// PYTHON-NEXT:             x = expect(x, (1,))
// PYTHON-NEXT:         if z.stride() != (4, 1):
// PYTHON-NEXT:             z = expect(z, (4, 1))
// PYTHON-NEXT:         if p:
// PYTHON-NEXT:             a, b = loops(n, x, z)
// PYTHON-NEXT:         else:
// PYTHON-NEXT:             a, b = loops(n, x, z)
// PYTHON-NEXT:         return ()
// PYTHON:          return forward
// PYTHON:      def program_of_once(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     float32 = torch.float32
// PYTHON-NEXT:     exp_0 = kernels['exp_0']
// PYTHON:          def buffers(arena):
// PYTHON-NEXT:         return (
// PYTHON-NEXT:             arena.address + 0,
// PYTHON-NEXT:         )
// PYTHON:          workspaces = runtime.Workspaces(64, buffers)
// PYTHON:          def forward(x):
// PYTHON-NEXT:         workspace = workspaces.take()
// PYTHON-NEXT:         a, = workspace
// PYTHON-NEXT:         try:
// PYTHON-NEXT:             if x.stride() != (1,):
// PYTHON-NEXT:                 x = expect(x, (1,))
// PYTHON-NEXT:             b = empty_strided((4,), (1,), float32)
// PYTHON-NEXT:             exp_0(x, a)
// PYTHON-NEXT:             exp_0(a, b)
// PYTHON-NEXT:             return (b,)
// PYTHON-NEXT:         finally:
// PYTHON-NEXT:             workspaces.give_back(workspace)
// PYTHON:          return forward
// PYTHON:      def program_of_nothing(kernels, runtime, torch):
// PYTHON:          def forward(x, n):
// PYTHON-NEXT:         return ()
// PYTHON:          return forward
// PYTHON:      def program_of_less(kernels, runtime, torch):
// PYTHON:          def forward(i, y, n):
// PYTHON-NEXT:         return (n,)
// PYTHON:          return forward
// PYTHON:      def program_of_step(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON:          def forward(i, y):
// PYTHON-NEXT:         if y.stride() != (1,):
// PYTHON-NEXT:             y = expect(y, (1,))
// PYTHON-NEXT:         return (i, y)
// PYTHON:          return forward
// PYTHON:      def program_of_row(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON:          def forward(c, z, w):
// PYTHON-NEXT:         if c.stride() != (1,):
// PYTHON-NEXT:             c = expect(c, (1,))
// PYTHON-NEXT:         if z.stride() != (1,):
// PYTHON-NEXT:             z = expect(z, (1,))
// PYTHON-NEXT:         return (c, z)
// PYTHON:          return forward
// PYTHON:      def program_of_sum(kernels, runtime, torch):
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     float32 = torch.float32
// PYTHON:          def forward(z):
// PYTHON-NEXT:         b = empty_strided((), (), float32)
// PYTHON-NEXT:         return (b,)
// PYTHON:          return forward
// PYTHON:      def program_of_loops(kernels, runtime, torch):
// PYTHON-NEXT:     expect = runtime.expect
// PYTHON-NEXT:     less = program_of_less(kernels, runtime, torch)
// PYTHON-NEXT:     step = program_of_step(kernels, runtime, torch)
// PYTHON-NEXT:     empty_strided = runtime.empty_strided
// PYTHON-NEXT:     float32 = torch.float32
// PYTHON-NEXT:     row = program_of_row(kernels, runtime, torch)
// PYTHON-NEXT:     sum = program_of_sum(kernels, runtime, torch)
// PYTHON:          def forward(n, x, z):
// PYTHON-NEXT:         if x.stride() != (1,):
// PYTHON-NEXT:             x = expect(x, (1,))
// PYTHON-NEXT:         if z.stride() != (4, 1):
// PYTHON-NEXT:             z = expect(z, (4, 1))
// PYTHON-NEXT:         i, y = n, x
// PYTHON-NEXT:         while less(i, y, n)[0]:
// PYTHON-NEXT:             i, y = step(i, y)
// PYTHON-NEXT:         c = y
// PYTHON-NEXT:         s = empty_strided((9, 4), (4, 1), float32)
// PYTHON-NEXT:         for at in range(9):
// PYTHON-NEXT:             c, s_part0 = row(c, z[at], x)
// PYTHON-NEXT:             s[at].copy_(s_part0)
// PYTHON-NEXT:         t = empty_strided((9,), (1,), float32)
// PYTHON-NEXT:         for at0 in range(9):
// PYTHON-NEXT:             t_part0, = sum(s[at0])
// PYTHON-NEXT:             t[at0].copy_(t_part0)
// PYTHON-NEXT:         return (c, t)
// PYTHON:          return forward
// C:      #include "host_program.h"
// C:      Status exp_0(void *const *buffers, const i64 *symbols);
// C-NEXT: static Status once(Run *run, const Value *arguments, Result *results);
// C-NEXT: static Status nothing(Run *run, const Value *arguments, Result *results);
// C-NEXT: static Status less(Run *run, const Value *arguments, Result *results);
// C-NEXT: static Status step(Run *run, const Value *arguments, Result *results);
// C-NEXT: static Status row(Run *run, const Value *arguments, Result *results);
// C-NEXT: static Status sum(Run *run, const Value *arguments, Result *results);
// C-NEXT: static Status loops(Run *run, const Value *arguments, Result *results);
// C:      static Status once(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   (void)run, (void)arguments, (void)results;
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[0].strides, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   ARENA(m, 64);
// C-NEXT:   void *a = m + 0;
// C-NEXT:   ALLOCATE(b, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   LAUNCH(exp_0, BUFFERS(x0, a), NULL);
// C-NEXT:   LAUNCH(exp_0, BUFFERS(a, b), NULL);
// C-NEXT:   END_ARENA(m);
// C-NEXT:   RETURN_BUFFER(0, b, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      static Status nothing(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   (void)run, (void)arguments, (void)results;
// C-NEXT:   void *x = arguments[0].data;
// C-NEXT:   const i64 n = arguments[1].number;
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      Status forward(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   void *p = arguments[0].data;
// C-NEXT:   void *x = arguments[1].data;
// C-NEXT:   const i64 n = arguments[2].number;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[1].strides, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   ARENA(m, 64);
// C-NEXT:   void *a = m + 0;
// C-NEXT:   LAUNCH(exp_0, BUFFERS(x0, a), NULL);
// C-NEXT:   Result chosen0[1];
// C-NEXT:   READ(i64, holds0, int8_t, p);
// C-NEXT:   if (holds0)
// C-NEXT:     CALL(once, VALUES(OF_TENSOR(a, STRIDES(1))), chosen0);
// C-NEXT:   else
// C-NEXT:     CALL(once, VALUES(OF_TENSOR(x0, STRIDES(1))), chosen0);
// C-NEXT:   Result chosen1[1];
// C-NEXT:   if (n)
// C-NEXT:     CALL(nothing, VALUES(OF_TENSOR(chosen0[0].data, chosen0[0].strides), OF_NUMBER(n)), chosen1);
// C-NEXT:   else
// C-NEXT:     CALL(nothing, VALUES(OF_TENSOR(x0, STRIDES(1)), OF_NUMBER(n)), chosen1);
// C-NEXT:   RETURN_RESULT(0, chosen0[0]);
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      static Status less(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   (void)run, (void)arguments, (void)results;
// C-NEXT:   const i64 i = arguments[0].number;
// C-NEXT:   void *y = arguments[1].data;
// C-NEXT:   const i64 n = arguments[2].number;
// C-NEXT:   RETURN_NUMBER(0, n);
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      static Status step(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   (void)run, (void)arguments, (void)results;
// C-NEXT:   const i64 i = arguments[0].number;
// C-NEXT:   void *y = arguments[1].data;
// C-NEXT:   EXPECT_STRIDES(y0, y, arguments[1].strides, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   RETURN_NUMBER(0, i);
// C-NEXT:   RETURN_BUFFER(1, y0, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      static Status row(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   (void)run, (void)arguments, (void)results;
// C-NEXT:   void *c = arguments[0].data;
// C-NEXT:   void *z = arguments[1].data;
// C-NEXT:   void *w = arguments[2].data;
// C-NEXT:   EXPECT_STRIDES(c0, c, arguments[0].strides, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   EXPECT_STRIDES(z0, z, arguments[1].strides, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   RETURN_BUFFER(0, c0, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   RETURN_BUFFER(1, z0, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      static Status sum(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   (void)run, (void)arguments, (void)results;
// C-NEXT:   void *z = arguments[0].data;
// C-NEXT:   ALLOCATE(b, 4, 0, NULL, NULL);
// C-NEXT:   RETURN_BUFFER(0, b, 4, 0, NULL, NULL);
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      static Status loops(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   (void)run, (void)arguments, (void)results;
// C-NEXT:   const i64 n = arguments[0].number;
// C-NEXT:   void *x = arguments[1].data;
// C-NEXT:   void *z = arguments[2].data;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[1].strides, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   EXPECT_STRIDES(z0, z, arguments[2].strides, 4, 2, SIZES(9, 4), STRIDES(4, 1));
// C-NEXT:   Result carried0[2];
// C-NEXT:   carried0[0].number = n, carried0[0].data = NULL;
// C-NEXT:   give_buffer(carried0 + 1, x0, 1, SIZES(4), STRIDES(1));
// C-NEXT:   NEWEST_BLOCK(before0);
// C-NEXT:   for (;;) {
// C-NEXT:     Result test0[1], next0[2];
// C-NEXT:     CALL(less, VALUES(OF_NUMBER(carried0[0].number), OF_TENSOR(carried0[1].data, carried0[1].strides), OF_NUMBER(n)), test0);
// C-NEXT:     if (!test0[0].number) break;
// C-NEXT:     CALL(step, VALUES(OF_NUMBER(carried0[0].number), OF_TENSOR(carried0[1].data, carried0[1].strides)), next0);
// C-NEXT:     END_TURN(before0, carried0, next0, 2);
// C-NEXT:   }
// C-NEXT:   ALLOCATE(s, 4, 2, SIZES(9, 4), STRIDES(4, 1));
// C-NEXT:   Result carried1[1];
// C-NEXT:   give_buffer(carried1 + 0, carried0[1].data, 1, SIZES(4), carried0[1].strides);
// C-NEXT:   NEWEST_BLOCK(before1);
// C-NEXT:   for (i64 turn = 0; turn < 9; turn++) {
// C-NEXT:     Result next1[2];
// C-NEXT:     CALL(row, VALUES(OF_TENSOR(carried1[0].data, carried1[0].strides), OF_TENSOR((char *)z0 + turn * STRIDES(4, 1)[0] * 4, STRIDES(4, 1) + 1), OF_TENSOR(x0, STRIDES(1))), next1);
// C-NEXT:     COPY((char *)s + turn * STRIDES(4, 1)[0] * 4, STRIDES(4, 1) + 1, next1[1].data, next1[1].strides, 4, 1, SIZES(9, 4) + 1);
// C-NEXT:     END_TURN(before1, carried1, next1, 1);
// C-NEXT:   }
// C-NEXT:   ALLOCATE(t, 4, 1, SIZES(9), STRIDES(1));
// C-NEXT:   Result carried2[1];
// C-NEXT:   NEWEST_BLOCK(before2);
// C-NEXT:   for (i64 turn0 = 0; turn0 < 9; turn0++) {
// C-NEXT:     Result next2[1];
// C-NEXT:     CALL(sum, VALUES(OF_TENSOR((char *)s + turn0 * STRIDES(4, 1)[0] * 4, STRIDES(4, 1) + 1)), next2);
// C-NEXT:     COPY((char *)t + turn0 * STRIDES(1)[0] * 4, STRIDES(1) + 1, next2[0].data, next2[0].strides, 4, 0, SIZES(9) + 1);
// C-NEXT:     END_TURN(before2, carried2, next2, 0);
// C-NEXT:   }
// C-NEXT:   RETURN_RESULT(0, carried1[0]);
// C-NEXT:   RETURN_BUFFER(1, t, 4, 1, SIZES(9), STRIDES(1));
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
// C:      Status of_loops(Run *run, const Value *arguments, Result *results) {
// C-NEXT:   const i64 p = arguments[0].number;
// C-NEXT:   const i64 n = arguments[1].number;
// C-NEXT:   void *x = arguments[2].data;
// C-NEXT:   void *z = arguments[3].data;
// C-NEXT:   EXPECT_STRIDES(x0, x, arguments[2].strides, 4, 1, SIZES(4), STRIDES(1));
// C-NEXT:   EXPECT_STRIDES(z0, z, arguments[3].strides, 4, 2, SIZES(9, 4), STRIDES(4, 1));
// C-NEXT:   Result chosen0[2];
// C-NEXT:   if (p)
// C-NEXT:     CALL(loops, VALUES(OF_NUMBER(n), OF_TENSOR(x0, STRIDES(1)), OF_TENSOR(z0, STRIDES(4, 1))), chosen0);
// C-NEXT:   else
// C-NEXT:     CALL(loops, VALUES(OF_NUMBER(n), OF_TENSOR(x0, STRIDES(1)), OF_TENSOR(z0, STRIDES(4, 1))), chosen0);
// C-NEXT:   return SUCCEEDED;
// C-NEXT: }
loop.kernel @exp_0(%x: memref<4xf32>, %y: memref<4xf32>) {
}

func.func private @once(%x: !host.buffer<[4], f32>) -> !host.buffer<[4], f32> {
  %m = host.arena 64
  %a = host.slice %m at 0 : !host.buffer<[4], f32>
  %b = host.alloc : !host.buffer<[4], f32>
  host.launch @exp_0(%x, %a) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  host.launch @exp_0(%a, %b) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  func.return %b : !host.buffer<[4], f32>
}
func.func private @nothing(%x: !host.buffer<[4], f32>, %n: index) {
  func.return
}
func.func @forward(%p: !host.buffer<[], i1>, %x: !host.buffer<[4], f32>, %n: index {shape.symbol = "s0"}) -> !host.buffer<[4], f32> {
  %m = host.arena 64
  %a = host.slice %m at 0 : !host.buffer<[4], f32>
  host.launch @exp_0(%x, %a) : !host.buffer<[4], f32>, !host.buffer<[4], f32>
  %r = control.cond %p, @once(%a), @once(%x) : !host.buffer<[], i1>, (!host.buffer<[4], f32>), (!host.buffer<[4], f32>) -> (!host.buffer<[4], f32>)
  control.cond %n, @nothing(%r, %n), @nothing(%x, %n) : index, (!host.buffer<[4], f32>, index), (!host.buffer<[4], f32>, index) -> ()
  func.return %r : !host.buffer<[4], f32>
}

// A slice that a function is given is a tensor.

func.func private @less(%i: index, %y: !host.buffer<[4], f32>, %n: index) -> index {
  func.return %n : index
}
func.func private @step(%i: index, %y: !host.buffer<[4], f32>) -> (index, !host.buffer<[4], f32>) {
  func.return %i, %y : index, !host.buffer<[4], f32>
}
func.func private @row(%c: !host.buffer<[4], f32>, %z: !host.buffer<[4], f32>, %w: !host.buffer<[4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[4], f32>) {
  func.return %c, %z : !host.buffer<[4], f32>, !host.buffer<[4], f32>
}
func.func private @sum(%z: !host.buffer<[4], f32>) -> !host.buffer<[], f32> {
  %b = host.alloc : !host.buffer<[], f32>
  func.return %b : !host.buffer<[], f32>
}
func.func private @loops(%n: index, %x: !host.buffer<[4], f32>, %z: !host.buffer<[9, 4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[9], f32>) {
  %i, %y = control.while @less(%n), @step() carrying (%n, %x) : (index), (), (index, !host.buffer<[4], f32>) -> (index, !host.buffer<[4], f32>)
  %c, %s = control.scan @row(%x) carrying (%y) over (%z) : (!host.buffer<[4], f32>), (!host.buffer<[4], f32>), (!host.buffer<[9, 4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[9, 4], f32>)
  %t = control.scan @sum() carrying () over (%s) : (), (), (!host.buffer<[9, 4], f32>) -> (!host.buffer<[9], f32>)
  func.return %c, %t : !host.buffer<[4], f32>, !host.buffer<[9], f32>
}
func.func @of_loops(%p: index, %n: index, %x: !host.buffer<[4], f32>, %z: !host.buffer<[9, 4], f32>) {
  %a, %b = control.cond %p, @loops(%n, %x, %z), @loops(%n, %x, %z) : index, (index, !host.buffer<[4], f32>, !host.buffer<[9, 4], f32>), (index, !host.buffer<[4], f32>, !host.buffer<[9, 4], f32>) -> (!host.buffer<[4], f32>, !host.buffer<[9], f32>)
  func.return
}
