"""An edited stage that is not valid IR."""

import torch


def program(x):
    return x.exp() + 1


def run(tmp_path):
    options = {"dump": str(tmp_path / "stages"), "cache": False}
    torch.compile(program, backend="stepwell", options=options)(torch.ones(4))
    torch.compiler.reset()
    stage = next((tmp_path / "stages").glob("*aten-to-prim.mlir"))
    (tmp_path / "edited").mkdir()
    (tmp_path / "edited" / stage.name).write_text(stage.read_text().replace("prim.exp", "prim.exq"))
    options = {"override": str(tmp_path / "edited"), "cache": False}
    torch.compile(program, backend="stepwell", options=options)(torch.ones(4))


# refused: IRSyntaxError: edited/08_aten-to-prim.mlir:4:12: error: unknown operation 'prim.exq'; did you mean 'prim.exp'?
# refused:     %exp = prim.exq %x : tensor<4xf32> loc("aten.exp"("override-malformed.py":7:12))
# refused:            ^^^^^^^^
# refused:   pass: override{file=edited/08_aten-to-prim.mlir}
