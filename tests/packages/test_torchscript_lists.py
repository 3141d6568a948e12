"""TorchScript whose loops of dynamic length append to lists, and whose branches give None or a tensor."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import stepwell
from stepwell.ir.errors import UnsupportedError

ROWS = torch.export.Dim("rows", min=3, max=64)


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


class Reading(nn.Module):
    """Reads the lists that its loop appends to, of tensors, numbers and pairs, and appends to one under a condition."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, int]:
        rows, sums, kept = [x[0]], [0.5], [0]
        pairs = torch.jit.annotate(tuple[list[Tensor], list[tuple[Tensor, int]]], ([], []))
        for at in range(x.size(0)):
            rows.append(rows[-1] * 0.5 + (rows[-2] if len(rows) > 1 else x[at]))
            sums.append(sums[-1] + float(x[at].sum()))
            if bool(x[at, 0, 0] > 0.5):
                kept.append(at)
            pairs[0].append(x[at:at + 1])
            pairs[1].append((rows[-1], kept[-1]))
        last, place = pairs[1][-1]
        found = x[torch.tensor(kept)]
        return torch.cat(pairs[0]) + last, torch.stack(rows), torch.tensor(sums), found, place + len(kept)


class Searching(nn.Module):
    """Makes a tensor longer until data says so, and one shorter; the number of turns of the second has no limit."""

    def forward(self, x: Tensor, most: int = 7) -> tuple[Tensor, Tensor]:
        found = x[:1]
        for _ in range(most):
            found = torch.cat([found, found[-1:] * 1.5])
            if bool(found.sum() > 30):
                break
        order = x[:, 0, 0].argsort()
        kept = torch.jit.annotate(list[Tensor], [])
        while order.numel() > 0:
            kept.append(order[0])
            rest = order[1:]
            order = rest[(x[rest] - x[order[0]]).abs().sum((1, 2)) > 2]
        return found, torch.stack(kept)


class Writing(nn.Module):
    """Writes into tensors under conditions of which there are views, or which are set, too."""

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        y = x + 1
        first, part = y[0], y[1:, 1:3]
        if bool(x.sum() > 10):
            first += y[1]
        scaled, turns = x * 2, 0
        before = scaled
        while bool(scaled.sum() < 90) and turns < 9:
            scaled += 1
            scaled = scaled * 2
            part += 1
            turns += 1
        rows = [y] if bool(x.sum() > 11) else [y, before]
        if bool(x.sum() > 12):
            rows.append(scaled)
        return torch.cat(rows), scaled


@pytest.mark.parametrize("module", [Recurrent(), Ending(), Reading(), Searching(), Writing()])
def test_lists_and_none(module: nn.Module, tmp_path: Path) -> None:
    script: Any = torch.jit.script(module)
    sizes = (3,) if isinstance(module, Ending | Writing) else (2, 4)
    path = stepwell.package(script, tmp_path / "x.stepwell", (torch.rand(5, *sizes),), dynamic_shapes=({0: ROWS},))
    program = stepwell.load(path)
    with torch.no_grad():
        for rows in (3, 5, 23):
            x = torch.rand(rows, *sizes)
            torch.testing.assert_close(program(x), script(x))


class Returned(nn.Module):
    def forward(self, x: Tensor) -> list[Tensor]:
        return list(x.unbind(0))


class Inserted(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        rows = list(x.unbind(0))
        rows.insert(1, x[0])
        return torch.stack(rows)


class Nothing(nn.Module):
    def forward(self, x: Tensor) -> Tensor | None:
        found = torch.jit.annotate(Tensor | None, None)
        if bool(x.sum() > 0):
            found = x
        return found


class Ragged(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        rows = [x[0]]
        for row in x:
            rows.append(rows[-1][:2] + row[:2])
        return torch.cat(rows)


class Popped(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return list(x.unbind(0)).pop(1)


class Texts(nn.Module):
    def forward(self, x: Tensor) -> int:
        words = torch.jit.annotate(list[str], [])
        for row in x:
            if bool(row.sum() > 1):
                words.append("more")
        return len(words)


class Twice(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        rows = [x[0]]
        known = {"rows": rows}
        for row in x:
            rows.append(row)
            x = x + known["rows"][0]
        return x


class Keys(nn.Module):
    def forward(self, x: Tensor) -> int:
        known = {"x": x}
        if bool(x.sum() > 1):
            known["y"] = x
        return len(known)


class Tied(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.cache = nn.Buffer(torch.zeros(3, 4))
        self.row = nn.Buffer(self.cache[0])

    def forward(self, x: Tensor) -> Tensor:
        if bool(x.sum() > 1):
            self.cache += 1
            self.row += 1
        return self.cache + x[0]


class Unsteady(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        y = x[x[:, 0] > 0]
        for _ in range(x.size(0)):
            y = torch.cat([y, y])
            y = y[y[:, 0] > 0]
        return y


class Growing(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        y = x[0]
        while bool(y.sum() < 9):
            y = torch.cat([y, y])
        return y


@pytest.mark.parametrize(("module", "text"), [
    (Ragged(), r"a list whose length depends on data or on a dynamic size holds tensors of different sizes or types,"
               r" float32\[2\] and float32\[4\]\n"),
    (Popped(), "an element inside a list is removed whose length depends on data or on a dynamic size\n"),
    (Texts(), "a list whose length depends on data or on a dynamic size holds a str\n"),
    (Tied(), "tensors that share memory are written into under a condition that depends on data\n"),
    (Unsteady(), "what torch.export makes of this TorchScript fails: a tensor grows in a loop by more than is known"),
    (Keys(), "lists or dictionaries differ in structure, by a condition that depends on data\n"),
    (Twice(), "is changed under a condition that depends on data, and has another name there\n"),
    (Returned(), "a list is returned whose length depends on data or on a dynamic size"),
    (Inserted(), "'insert' is not available for a list whose length depends on data or on a dynamic size\n +rows"),
    (Nothing(), "None or a tensor is returned, by a condition that depends on data"),
    (Growing(), r"a loop makes a tensor of sizes .* of one of .*, under a condition that depends on data\n"),
])
def test_what_is_refused(module: nn.Module, text: str, tmp_path: Path) -> None:
    with pytest.raises(UnsupportedError, match=text):
        stepwell.package(torch.jit.script(module), tmp_path / "x.stepwell", (torch.rand(3, 4),),
                         dynamic_shapes=({0: ROWS},))
