"""A directory for stages that is a file."""

import torch


def run(tmp_path):
    (tmp_path / "stages").touch()
    torch.compile(torch.exp, backend="stepwell", options={"dump": str(tmp_path / "stages")})(torch.ones(3))


# refused: OptionError: error: cannot write stages into the directory stages: File exists
