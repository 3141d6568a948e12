"""The picture of the result of fusion."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import torch

from stepwell.explorer.diagram import diagram_of
from stepwell.explorer.report import Border, Fusion, FusionNode
from stepwell.explorer.summary import Page

SVG = "{http://www.w3.org/2000/svg}"


def boxes(picture: str) -> list[tuple[str, float, float]]:
    """The text in each box, and its place."""
    found = []
    for group in ElementTree.fromstring(picture).iter(f"{SVG}g"):
        x, y = group.attrib["transform"].removeprefix("translate(").removesuffix(")").split()
        found.append((group.findtext(f"{SVG}text") or "", float(x), float(y)))
    return found


def test_nodes_stand_below_what_they_read(page: Page) -> None:
    for graph in page.report.graphs:
        fusion = graph.fusion
        assert fusion is not None
        picture = diagram_of(fusion)
        places = [(x, y) for _, x, y in boxes(picture)]
        assert len(places) == len(set(places)) == len(fusion.nodes)
        assert picture.count("<path") - 1 == len(fusion.borders)
        assert all(places[each.source][1] < places[each.target][1] for each in fusion.borders)


def test_lines_do_not_cross_where_they_need_not() -> None:
    nodes = tuple(FusionNode(name, "kernel", 0, ("tensor<4xf32>",), "", False) for name in ("a", "b", "<c>", "d"))
    borders = (Border(0, 3, "t", ("not fused",)), Border(1, 2, "t", ()))
    picture = diagram_of(Fusion("forward", nodes, borders))
    across = {name: x for name, x, _ in boxes(picture)}
    assert (across["a"] < across["b"]) == (across["d"] < across["<c>"])
    assert picture == diagram_of(Fusion("forward", nodes, borders)) and picture.count("not fused") == 1
    assert boxes(diagram_of(Fusion("", (), ()))) == []


def test_the_option_writes_a_picture_of_each_graph(fresh: None, tmp_path: Path) -> None:
    file = tmp_path / "new" / "fusion.svg"
    compiled = torch.compile(lambda x, y: (x @ y).relu().sum(), backend="stepwell", options={"diagram": str(file)})
    compiled(torch.randn(8, 8, requires_grad=True), torch.randn(8, 8)).backward()
    assert sorted(each.name for each in file.parent.iterdir()) == ["fusion.svg", "fusion_graph_1_backward.svg"]
    assert all(boxes(each.read_text()) for each in file.parent.iterdir())
