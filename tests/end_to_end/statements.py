"""The statements of random programs, as templates.

A template's placeholders are filled with values of the program so far: `{f}` floating, `{i}` integer, `{b}` boolean,
`{n}` a number (floating or integer), `{a}` any, `{e}` an exactly known number, `{r}` a number with at least one
dimension, `{x}` an exact one with at least one dimension; `{o}` a number that may broadcast with the first operand,
which is also `{1}`. `{d}` is a dimension of the first operand, `{D}` several, `{s}` a scalar, `{k}` a small positive
integer, `{t}` a floating dtype.

If a function is discontinuous (a comparison, a rounding, the position of a maximum), its operands are exact: computed
without rounding. So two programs that differ only by rounding do not differ at a discontinuity. Only where a value is
compared with itself its rounding does not matter, as long as it is rounded in one way.
"""

from __future__ import annotations

OF_ITSELF = (
    "({f} == {1}.amax({d}, keepdim=True)).any({d})", "({f} <= {1}.max()).sum()",
    "({f}.flatten().sort()[0][-1:] == {1}.flatten()).any()", "({f}.cummax({d})[0] >= {1}).all()",
)
"""What a value that is computed once shows, whatever its rounding is."""

ROUNDING = (
    *OF_ITSELF,
    # Pointwise functions
    *(f"torch.{name}({{f}})" for name in (
        "sin", "cos", "tanh", "sigmoid", "erf", "exp", "expm1", "sinh", "cosh", "atan", "asinh", "reciprocal",
        "square", "log1p", "exp2", "erfc", "sinc", "log", "sqrt", "rsqrt", "log2", "log10",
        "nan_to_num", "special.expit", "special.log_ndtr", "special.ndtr", "special.i0",
        "special.entr",
    )),
    *(f"F.{name}({{f}})" for name in (
        "gelu", "silu", "mish", "elu", "selu", "softplus", "hardswish", "hardsigmoid", "leaky_relu", "celu",
        "logsigmoid", "tanhshrink", "softsign", "relu6",
    )),
    "F.gelu({f}, approximate='tanh')", "torch.asin({f}.clamp(-1, 1))", "torch.acos({f}.clamp(-1, 1))",
    "torch.atanh({f}.clamp(-0.9, 0.9))", "torch.acosh({f}.abs() + 1)", "torch.erfinv({f}.clamp(-0.9, 0.9))",
    "torch.log({f}.abs() + 0.5)", "torch.sqrt({f}.abs())", "torch.rsqrt({f}.abs() + 1)",
    "torch.tan({f}.clamp(-1, 1))", "{f} * {s}", "{f} + {s}", "{s} - {f}", "{f} / {s}", "{s} / ({f}.abs() + 1)",
    "{f} ** 2", "{f} ** 3", "{f}.abs() ** {s}", "({f}.abs() + 1) ** -0.5", "{k} ** {f}", "{i} / {k}",
    "{i}.to({t}) * {s}", "{i} + {s}", "torch.threshold({f}, 0.1, {s})", "torch.polygamma(1, {f}.abs() + 1)",
    "torch.digamma({f}.abs() + 1)", "torch.lgamma({f}.abs() + 0.5)",
    # Pointwise functions of several
    *(f"{{n}} {operator} {{o}}" for operator in "+-*"),
    "{f} / ({o}.abs() + 1)", "{f} / {o}", "torch.atan2({f}, {o})", "torch.hypot({f}, {f})",
    "torch.logaddexp({f}, {f})", "torch.lerp({f}, {f}, {s})", "torch.addcmul({f}, {f}, {f}, value={k})",
    "torch.xlogy({f}.abs(), {f}.abs() + 1)", "torch.add({f}, {o}, alpha={k})", "torch.sub({f}, {o}, alpha={k})",
    "({f}.abs() + 0.5) ** {f}.clamp(-2, 2)", "torch.addcdiv({f}, {f}, {f}.abs() + 1)", "torch.rsub({f}, {o})",
    "torch.logaddexp2({f}, {f})", "torch.true_divide({i}, {k})", "torch.ldexp({f}, torch.tensor({k}))",
    "torch.where({b}, {f} * 2, {o})", "F.mse_loss({f}, {f})", "F.smooth_l1_loss({f}, {f}, reduction='sum')",
    "F.l1_loss({f}, {f}, reduction='none')", "F.binary_cross_entropy_with_logits({f}, torch.sigmoid({f}))",
    "F.huber_loss({f}, {1} * 2)",
    "F.kl_div(F.log_softmax({r}.double(), {d}), {1}.double().exp(), reduction='batchmean')", "torch.logit({f}, 0.1)",
    # Reductions
    "{f}.sum()", "{f}.sum({D})", "{f}.sum({D}, keepdim=True)", "{f}.mean()", "{f}.mean({D})", "{f}.mean({D}, True)",
    "{r}.double().prod({d})", "{f}.var({D}, correction={k})", "{f}.std({d}, keepdim=True)", "{f}.var(correction=0)",
    "torch.var_mean({f}, {D}, correction=0)[0]", "torch.std_mean({f}, {d}, correction=0)[1]", "{f}.norm()",
    "{f}.norm(dim={d})", "{f}.norm(p=1, dim={d})", "{f}.norm(p=3, dim={d}, keepdim=True)",
    "torch.logsumexp({f}, {D})", "torch.logsumexp({f}, {d}, keepdim=True)", "F.softmax({f}, {d})",
    "F.log_softmax({f}, {d})", "{f}.nansum({d})", "F.softmax({i}.float(), {d})", "F.softmin({f}, {d})",
    "F.normalize({f}, dim={d})", "{f}.nanmean({d})", "torch.cumsum({f}, {d})",
    "torch.cumprod({f}.clamp(-1.5, 1.5), {d})", "torch.logcumsumexp({f}, {d})", "{i}.to(torch.float64).cumsum({d})",
    "torch.linalg.vector_norm({f}, dim={d})", "{i}.sum({d}, dtype={t})", "{f}.sum({D}, dtype={t})",
    "{f}.mean({D}, dtype=torch.float64)", "torch.trapezoid({r}.double(), dim={d})",
    "{f}.unflatten(-1, (1, -1)).sum(-1)", "torch.diff({f}, dim={d})", "torch.cov({f}.flatten(1)[:, :9].double())",
    # Normalization
    "F.layer_norm({f}, {1}.shape[-1:])", "F.rms_norm({f}, {1}.shape[-1:])", "F.group_norm({f}, 1)",
    "F.layer_norm({r}.float(), {1}.shape[-1:])", "F.instance_norm({f})", "F.local_response_norm({f}, 2)",
    "F.batch_norm({f}, None, None, training=True)",
    # Random numbers
    "F.dropout({f}, 0.3)", "{f} + F.dropout({1}.relu(), 0.5)",
    # Products of matrices, windows
    "torch.matmul({f}, {f})", "{f} @ {f}.mT", "torch.einsum('...i,...i->...', {f}, {f})", "torch.outer({f}, {f})",
    "torch.einsum('...ij,...jk->...ik', {f}, {f}.mT)", "torch.kron({f}, {f})", "torch.dot({f}, {f})",
    "F.avg_pool1d({f}, 2, padding=1)", "F.avg_pool2d({f}, 2, ceil_mode=True)", "F.adaptive_avg_pool1d({f}, 3)",
    "F.avg_pool2d({f}, 3, 1, 1, count_include_pad=False)", "F.adaptive_avg_pool2d({f}, (2, 3))",
    "F.interpolate({f}, scale_factor=2, mode='linear')",
    "F.interpolate({f}, size=7, mode='linear', align_corners=True)",
    "F.interpolate({f}, scale_factor=1.5, mode='bilinear')", "F.interpolate({f}, size=(5, 4), mode='bicubic')",
    "F.lp_pool1d({f}, 2, 2)", "F.conv1d({f}[..., :2, :], {f}[..., :1, :2])", "F.cosine_similarity({f}, {f}, dim={d})",
    "F.pairwise_distance({f}, {f})", "torch.cdist({f}, {f})", "F.fold(F.unfold({f}, 2), {1}.shape[2:], 2)",
    "F.grid_sample({f}.double(), torch.linspace(-1, 1, 24, dtype=torch.float64).view(1, 3, 4, 2)"
    ".expand({f}.shape[0], 3, 4, 2))",
    # Creation
    "torch.linspace({s}, 2, {k} + 4)", "{f} * torch.arange({1}.shape[-1])", "{f} + torch.eye({1}.shape[-1])",
    "torch.zeros_like({f}) + {s}", "torch.full_like({f}, {s}) * {f}", "torch.logspace(-1, 1, {k} + 3)",
    "{f}.new_ones({k}, 3) * {s}", "torch.hann_window({k} + 6)", "torch.vander({f}.flatten()[:5].double(), 4)",
)
"""Statements whose results may differ by rounding."""

_LAST_OF_MANY = "{n}.scatter({d}, torch.zeros_like({1}, dtype=torch.long), {n})"

EXACT = (
    # Pointwise
    *(f"torch.{name}({{n}})" for name in ("neg", "abs", "relu", "clone", "positive", "atleast_2d")),
    *(f"torch.{name}({{e}})" for name in (
        "floor", "ceil", "trunc", "round", "sign", "sgn", "signbit", "isnan", "isinf", "isfinite", "logical_not",
        "frac",
    )),
    *(f"torch.{name}({{n}}, {{o}})" for name in ("maximum", "minimum")),
    *(f"torch.{name}({{f}}, {{f}})" for name in ("fmax", "fmin", "copysign")),
    "{n}.clamp(-1, 1)", "{n}.clamp(min={s})", "{n}.clamp(max={k})", "{f}.clamp({s}, 1.5)", "{n}.clamp({o}, None)",
    "F.hardtanh({f})", "F.relu6({f})", "torch.nan_to_num({f}, 1.0, 2.0, -2.0)", "F.hardshrink({x})",
    "F.softshrink({f})",
    *(f"{{e}} {operator} {{e}}" for operator in ("<", "<=", ">", ">=", "==", "!=")),
    *(f"{{e}} {operator} {{s}}" for operator in ("<", ">=", "==")), "{s} < {e}", "{i} % {k}", "{i} // {k}",
    "{i} // {i}.abs().clamp(min=1)", "{i} % {i}.abs().clamp(min=1)", "torch.fmod({i}, {k})",
    "torch.remainder({e}, {s})", "{e} // {s}", "{e} % {s}", "torch.div({i}, {k}, rounding_mode='trunc')",
    "torch.div({e}, {s}, rounding_mode='floor')", "torch.fmod({e}, {e}.abs() + 1)", "{i} << 2", "{i} >> {k}",
    "{i} & {i}", "{i} | {k}", "{i} ^ {i}", "~{i}", "~{b}", "{b} & {b}", "{b} | {b}", "{b} ^ {b}",
    "torch.logical_and({e}, {e})", "torch.logical_xor({b}, {e})", "{i} ** {k}", "{i} + {i}", "{i} * {i}", "{i} - {k}",
    "{k} - {i}", "{b} + {b}", "{b} * {i}", "-{i}", "torch.gcd({i}, {i})", "torch.isclose({e}, {e})",
    "torch.heaviside({e}, {e})", "torch.bitwise_not({i})", "torch.where({b}, {n}, {o})", "torch.where({b}, {n}, {s})",
    "torch.where({b}, {k}, {n})", "{n}.masked_fill({b}, {k})", "{f}.masked_fill({b}, float('-inf'))",
    "torch.square({i})", "torch.lcm({i}, {i})", "torch.eq({b}, {b})",
    # Conversions
    *(f"{{n}}.to(torch.{name})" for name in ("float64",)),
    *(f"{{e}}.to(torch.{name})" for name in ("bool", "float16", "bfloat16", "float32")),
    *(f"{{e}}.clamp(-9, 9).to(torch.{name})" for name in ("int32", "int64", "int8", "int16")),
    *(f"{{e}}.clamp(0, 9).to(torch.{name})" for name in ("uint8", "int32")), "{i}.to({t})", "{b}.to({t})", "{i}.long()",
    "{i}.to(torch.uint8)", "{i}.to(torch.int8)", "{b}.int()", "{b}.long()", "{i}.bool()", "{f}.type_as({f})",
    # Reductions
    "{n}.amax({D})", "{n}.amin({D}, keepdim=True)", "{n}.max()", "{n}.min()", "{r}.max({d}).values",
    "{r}.min({d})[0]", "{x}.max({d}).indices", "{x}.min({d}, keepdim=True)[1]", "{x}.argmax({d})",
    "{x}.argmin({d}, keepdim=True)", "{e}.argmax()", "{e}.argmin()", "{b}.any()", "{b}.all({d})",
    "{e}.any({d}, keepdim=True)", "{b}.sum({d})", "{i}.sum()", "{i}.sum({D})", "{i}.prod({d})", "{i}.cumsum({d})",
    "{i}.cumprod({d})", "{b}.cumsum({d})", "torch.count_nonzero({e}, {d})", "torch.cummax({r}, {d})[0]",
    "torch.cummin({x}, {d})[1]", "torch.cummax({x}, {d})[1]", "{i}.amax({D})", "torch.aminmax({r}, dim={d})[0]",
    "{r}.sort({d})[0]", "{r}.topk(1, {d})[0]", "{r}.median({d})[0]", "{x}.argsort({d}, stable=True)",
    "{x}.kthvalue(1, {d})[0]", "torch.bincount({i}.flatten().clamp(0, 9))", "{i}.float().cumsum({d}).long()",
    "torch.unique({x})", "torch.nonzero({b})", "torch.allclose({x}, {x})",
    # Rearrangements
    "{a}.mT", "{a}.flatten()", "{a}.unsqueeze({d})", "{a}.squeeze()", "{a}.flip({D})", "{a}.roll({k}, {d})",
    "torch.roll({a}, ({k}, 1), (0, -1))", "torch.rot90({a}, {k})", "{a}.transpose(0, -1)", "{a}.movedim(0, -1)",
    "{a}.expand({k}, *{1}.shape)", "{a}.repeat_interleave({k}, {d})", "{a}.tile({k}, 2)", "{a}.diagonal()",
    "{a}.diagonal(1, 0, -1)", "{a}.unfold({d}, 2, 1)", "{a}.unfold(-1, 3, 2)", "{a}.contiguous()", "torch.tril({a})",
    "torch.triu({a}, {k})", "torch.diag_embed({a})", "{a}.chunk(2, {d})[-1]", "{a}.split(2, {d})[0]",
    "{a}.unbind({d})[0]", "{a}.select({d}, -1)", "{a}.narrow({d}, 0, {k})", "{a}[..., ::2]", "{a}[{k}:]", "{a}[:-1]",
    "{a}[None]", "{a}[0]", "{a}[..., -{k}:]", "{a}[::2, 1:]", "{a}[:, ::3]", "{a}.ravel()[::{k}]",
    "{a}.permute(*reversed(range({1}.dim())))", "{a}.reshape(-1, {k})", "{a}.reshape({k}, -1)", "{a}.reshape(-1)",
    "{a}.view(-1)", "{a}.reshape({1}.shape[::-1])", "torch.cat([{a}, {a}], {d})", "torch.cat([{a}, {a}, {a}], -1)",
    "torch.stack([{a}, {a}], {d})", "torch.hstack([{a}, {a}])", "torch.cat([{a}[:0], {a}, {a}[1:]])",
    "torch.stack([{a}, {a}], -1)", "torch.block_diag({r}[:2], {r}[:2])", "F.pad({a}, (1, {k}))",
    "F.pad({a}, (0, 1, 2, 0), value={k})", "F.pad({a}, (-1, 1))", "F.pad({f}, (1, 1), mode='reflect')",
    "F.pad({f}, (1, 2), mode='replicate')", "F.pad({f}, (1, 1, 0, 1), mode='circular')",
    "torch.tril_indices(3, {k} + 2)", "torch.movedim({a}, -1, 0)", "{a}.swapaxes(0, -1)",
    "torch.meshgrid({a}, {a}, indexing='ij')[0]", "{a}.T", "torch.broadcast_to({a}, ({k}, *{1}.shape))",
    "{a}.clone(memory_format=torch.contiguous_format)", "F.pixel_shuffle(torch.cat([{f}] * 4, -3), 2)",
    "F.channel_shuffle({f}, 1)", "F.unfold({f}, 2, padding=1)", "torch.as_strided({a}, (2, 2), (1, 1))",
    "F.max_pool1d({f}, 2)", "F.max_pool2d({f}, 3, 2, 1)", "{a}.view({1}.shape)",
    "F.max_pool2d({x}, 2, return_indices=True)[1]", "F.adaptive_max_pool1d({f}, 2)",
    "F.interpolate({f}, scale_factor=2)", "F.interpolate({f}, size=(3, 5), mode='nearest')",
    "F.one_hot({i}.clamp(0, 4).long(), 5)", "torch.trace({i})",
    # Indexing
    "{a}[torch.tensor([0, -1, 0])]", "{a}[:, torch.tensor([0, -1])]", "{a}[..., torch.tensor([[0, -1], [-1, 0]])]",
    "{a}.index_select({d}, torch.tensor([0, 0]))", "{x}.gather({d}, {1}.argsort({d}))",
    "{a}.take(torch.tensor([0, -1]))", "{r}.gather({d}, torch.zeros_like({1}, dtype=torch.long))",
    "torch.take_along_dim({x}, {1}.argmax(-1, True), -1)", "{a}[{b}]", "{a}[torch.arange({k}) % {1}.shape[0]]",
    "{a}[torch.tensor(0), ..., torch.tensor([0, -1])]",
    _LAST_OF_MANY,
    "{n}.scatter({d}, torch.zeros(1, 1, dtype=torch.long), {k})", "{n}.index_fill({d}, torch.tensor([0]), {k})",
    "{n}.index_copy({d}, torch.tensor([0]), {n}.narrow({d}, -1, 1))",
    "torch.index_put({n}, (torch.tensor([0, -1]),), {n}[:1])",
    "{i}.scatter_add({d}, torch.zeros_like({1}, dtype=torch.long), {i})", "{n}.masked_scatter({b}, {n})",
    "torch.searchsorted(torch.tensor([-1.0, 0.0, 1.0]), {e}.float())",
    "torch.bucketize({e}.float(), torch.tensor([-1.0, 0.5]))",
    "F.embedding({i}.abs() % 3, {f}[:3].flatten(1).repeat(3, 1))", "{n}.select_scatter({n}.select({d}, 0), {d}, -1)",
    "{n}.slice_scatter({n}.narrow({d}, 0, 1), {d}, 0, 1)",
    "{n}.scatter_reduce({d}, torch.zeros_like({1}, dtype=torch.long), {n}, 'amax')",
    "torch.diagonal_scatter({n}, {n}.diagonal() * 0)",
)
"""Statements whose results are exact if their operands are."""

ONE_VALUE = {
    _LAST_OF_MANY: "{n}.scatter({d}, torch.zeros_like({1}, dtype=torch.long), {n}.flatten()[:1].expand({1}.shape))",
}
"""What takes the place of statements that write an element several times, where no order of these writes is defined,
as on a GPU: all of them write one value."""

ROUNDING_INDEXING = (
    "{f}.scatter_add({d}, torch.zeros_like({1}, dtype=torch.long), {f})",
    "{f}.index_add({d}, torch.tensor([0]), {f}.narrow({d}, 0, 1))",
    "torch.index_put({f}, (torch.tensor([0, -1, 0]),), {f}[:1], accumulate=True)",
    "{f}.scatter_reduce({d}, torch.zeros_like({1}, dtype=torch.long), {f}, 'mean')",
    "{f}.scatter_reduce({d}, torch.zeros_like({1}, dtype=torch.long), {f}, 'prod', include_self=False)",
    "F.embedding_bag({i}.long().flatten().abs() % 3, {f}.flatten(1)[:1].repeat(3, 1), torch.tensor([0, 1]), "
    "mode='sum')",
    "F.cross_entropy({f}, {x}.argmax(-1).clamp(0, 0))",
    "F.nll_loss(F.log_softmax({f}, 1), torch.zeros({1}.shape[0], dtype=torch.long))",
)

WRITES = (
    "{f}.add_({s})", "{n}.mul_({k})", "{n}.zero_()", "{f}.copy_({f})", "{n}.fill_({k})", "{n}[0] = {k}",
    "{n}[..., 0] = {n}[..., -1]", "{f}[1:] += 1", "{n}.clamp_(-1, 1)", "{f}.exp_()", "{n}.masked_fill_({b}, {k})",
    "{n}[{b}] = {k}", "{f}.relu_()", "{n}.mT.mul_({k})", "{n}.view(-1)[::2] = {k}", "{n}.diagonal().fill_({k})",
    "{f}.sub_({f})", "{n}.neg_()", "{f}.lerp_({f}, 0.5)", "{n}.index_fill_({d}, torch.tensor([0]), {k})",
    "{f}.scatter_add_({d}, torch.zeros_like({1}, dtype=torch.long), {f})", "{n}[torch.tensor([0, -1])] = {k}",
    "{n}.t_()", "{n}.unsqueeze_({d})", "{f}.normal_()", "{n}.transpose(0, -1).add_({k})",
    "{n}.select({d}, 0).copy_({n}.select({d}, -1))", "{n}.narrow({d}, 0, 1).mul_({k})", "{n}.squeeze().add_({k})",
    "{n}.logical_not_()", "{f}.addcmul_({f}, {f})", "{f}.div_({k})", "{n}.flip({d}).add_(1)",
    "{n}.expand({k}, *{1}.shape)[0].add_(1)", "{n}.swapaxes_(0, -1)",
)
"""Statements that write into a value, and so into all that share its memory."""

DIFFERENTIABLE = tuple(template for template in ROUNDING if "{f}" in template or "{r}" in template)
"""Statements through which gradients flow."""
