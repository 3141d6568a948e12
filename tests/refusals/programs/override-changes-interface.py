"""An edited stage whose function takes another tensor than the program's."""

import torch


def program(x):
    return x.exp() + 1


def run(tmp_path):
    options = {"dump": str(tmp_path / "stages"), "cache": False}
    torch.compile(program, backend="stepwell", options=options)(torch.ones(4))
    torch.compiler.reset()
    stage = next((tmp_path / "stages").glob("*aten-to-prim.mlir"))
    (tmp_path / "edited").mkdir()
    (tmp_path / "edited" / stage.name).write_text(stage.read_text().replace("4xf32", "5xf32"))
    options = {"override": str(tmp_path / "edited"), "cache": False}
    torch.compile(program, backend="stepwell", options=options)(torch.ones(4))


# refused: VerificationError: edited/08_aten-to-prim.mlir:3:3: error: the type of @forward must be (tensor<4xf32>) ...
# refused:   func.func @forward(%x: tensor<5xf32> loc("override-changes-interface.py":7:12)) -> tensor<5xf32> {
# refused:   ^
# refused:   pass: override{file=edited/08_aten-to-prim.mlir}
# refused:   help: what calls the module is not recompiled
