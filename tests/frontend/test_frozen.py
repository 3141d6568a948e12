"""With the option `frozen`, what follows from parameters alone is computed again only when they are written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor, nn

from stepwell.codegen.runtime.tensors import Once


class Layer(nn.Linear):
    """A layer with a code of its own, so that Dynamo does not take it for torch's and skip it."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.nn.functional.gelu(super().forward(x))


class Net(nn.Module):
    """Two layers that share their code, and a batch norm, whose statistics are buffers."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(Layer(40, 40) for _ in range(2))
        self.norm = nn.BatchNorm1d(40)

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.layers:
            x = layer(x)
        return self.norm(x)


def _exchange(net: Net) -> None:
    del net.layers[0].weight  # so that the new one may get its memory
    net.layers[0].weight = nn.Parameter(torch.randn(40, 40))


def _train(net: Net) -> None:
    net.train()(torch.randn(33, 40)).sum().backward()
    torch.optim.SGD(net.parameters(), lr=0.5).step()
    net.eval()


CHANGES: list[Callable[[Net], object]] = [
    lambda net: net.load_state_dict({name: value + 1 for name, value in net.state_dict().items()}),
    lambda net: setattr(net.layers[1].weight, "data", torch.randn(40, 40)), _exchange, _exchange, _train]


def test_changed_parameters(fresh: None, tmp_path: Path) -> None:
    net, x = Net().eval(), torch.randn(33, 40)
    net.compile(backend="stepwell", options={"contractions": "own", "frozen": True, "dump": str(tmp_path)})
    with torch.no_grad():
        net(x)
    assert any("runtime.Once(" in path.read_text() for path in tmp_path.rglob("*.py"))
    for change in CHANGES:
        with torch.compiler.set_stance("force_eager"):
            change(net)
        for _ in range(2):
            with torch.no_grad():
                got = net(x)
                with torch.compiler.set_stance("force_eager"):
                    torch.testing.assert_close(got, net(x))


def test_several_sets_of_tensors() -> None:
    """Layers that share a program keep their results, and a new tensor never gets those of another."""
    calls: list[Tensor] = []
    double = Once(lambda x: calls.append(x) or x * 2)
    one, other = torch.ones(2), torch.zeros(2)
    assert [double(each).sum().item() for each in (one, other, one, other)] == [4, 0, 4, 0]
    assert len(calls) == 2
    calls.clear()
    one.add_(1)
    assert double(one).sum() == 8 and len(calls) == 1
    calls.clear()
    for value in range(5):
        assert double(torch.full((2,), float(value))).sum() == 4 * value
        calls.clear()
