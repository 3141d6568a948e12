"""TorchScript whose loops of dynamic length append to lists, and whose branches give None or a tensor."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import stepwell
from stepwell.ir.errors import UnsupportedError

ROWS = torch.export.Dim("rows", min=1, max=64)


def backward(rows: list[Tensor]) -> list[Tensor]:
    return rows[::-1]


class Recurrent(nn.Module):
    """A scripted RNN from the end, with lists that are carried, appended to, sliced and concatenated."""

    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.LSTMCell(4, 8)

    def run(self, steps: list[Tensor]) -> list[Tensor]:
        state = torch.jit.annotate(tuple[Tensor, Tensor] | None, None)
        found = torch.jit.annotate(list[Tensor], [])
        for at in range(len(steps)):
            state = self.cell(steps[at], state)
            found += [state[0]]
        return found

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, int]:
        states = torch.stack(backward(self.run(backward(list(x.unbind(0))))))
        rows, joined = [x[0]], torch.jit.annotate(list[Tensor], [])
        for row in x:
            rows.append(row * 2)
            rows.append(row + 1)
            joined = joined + [row.sum(1)]  # noqa: RUF005 - TorchScript has no starred lists
        return states, torch.cat(rows, 1) + rows[-1].sum(), torch.stack(joined, -1) * rows[0][0, 0], len(rows)


class Ending(nn.Module):
    """Ends by data, after at most so many turns; the largest of the rows is None before the first."""

    def forward(self, x: Tensor, most: int = 9) -> tuple[Tensor, int, Tensor]:
        largest = torch.jit.annotate(Tensor | None, None)
        for at in range(x.size(0)):
            largest = x[at] if largest is None else torch.max(largest, x[at])
        assert largest is not None
        found = torch.jit.annotate(list[Tensor], [])
        for _ in range(most):
            x = x * 1.5
            found.append(x)
            if bool(x.sum() > 20):
                break
        bias = torch.jit.annotate(Tensor | None, None)
        if bool(x.sum() > 40):
            bias = x.sum(0)
        return torch.stack(found), len(found), largest if bias is None else largest + bias


@pytest.mark.parametrize("module", [Recurrent(), Ending()])
def test_lists_and_none(module: nn.Module, tmp_path: Path) -> None:
    script: Any = torch.jit.script(module)
    sizes = (2, 4) if isinstance(module, Recurrent) else (3,)
    path = stepwell.package(script, tmp_path / "x.stepwell", (torch.rand(5, *sizes),), dynamic_shapes=({0: ROWS},))
    program = stepwell.load(path)
    with torch.no_grad():
        for rows in (1, 5, 23):
            x = torch.rand(rows, *sizes)
            torch.testing.assert_close(program(x), script(x))


class Reading(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        rows = [x[0]]
        for row in x:
            rows.append(rows[-1] + row)
        return rows[-1]


class Returned(nn.Module):
    def forward(self, x: Tensor) -> list[Tensor]:
        return list(x.unbind(0))


class Sorted(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        rows = list(x.unbind(0))
        rows.pop()
        return torch.stack(rows)


class Nothing(nn.Module):
    def forward(self, x: Tensor) -> Tensor | None:
        found = torch.jit.annotate(Tensor | None, None)
        if bool(x.sum() > 0):
            found = x
        return found


class Growing(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        y = x[0]
        while bool(y.sum() < 9):
            y = torch.cat([y, y])
        return y


@pytest.mark.parametrize(("module", "text"), [
    (Reading(), "a list is read in a loop of a dynamic number of turns that appends to it\n +rows.append"),
    (Returned(), "a list is returned whose length depends on data or on a dynamic size"),
    (Sorted(), "'pop' is not available for a list whose length depends on data or on a dynamic size\n +rows.pop"),
    (Nothing(), "None or a tensor is returned, by a condition that depends on data"),
    (Growing(), r"a loop makes a tensor of sizes \[8\] of one of \[4\], under a condition that depends on data\n"),
])
def test_what_is_refused(module: nn.Module, text: str, tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match=text):
        stepwell.package(torch.jit.script(module), tmp_path / "x.stepwell", (torch.rand(3, 4),),
                         dynamic_shapes=({0: ROWS},))
