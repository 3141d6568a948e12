"""The page in a browser: clicks, links between levels, search, differences, keys, dark, narrow and large."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stepwell.explorer import Report, write_page
from stepwell.explorer.report import Document, GraphReport, Stage
from stepwell.explorer.summary import Page as Written

from .programs import MODEL, line_of

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A Chromium without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="the page is tested by playwright: pip install it")
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    with playwright.sync_playwright() as running:
        try:
            found = running.chromium.launch(executable_path=path, args=["--no-sandbox"])
        except playwright.Error as error:
            pytest.skip(f"there is no Chromium: `apt-get install chromium`, or `playwright install chromium` ({error})")
        yield found
        found.close()


@pytest.fixture
def show(browser: Any) -> Iterator[Any]:
    """Opens a page from disk; the test fails on an error of a script, and on any look into the network."""
    contexts: list[Any] = []
    problems: list[str] = []

    def opened(path: Path, *, width: int = 1600, height: int = 900, dark: bool = False) -> Any:
        contexts.append(browser.new_context(viewport={"width": width, "height": height},
                                            color_scheme="dark" if dark else "light"))
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: problems.append(request.url) if request.url.startswith("http") else None)
        page.goto(path.as_uri())
        page.wait_for_selector("html[data-ready]")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not problems


def pane(page: Any, number: int) -> Any:
    return page.locator(".pane").nth(number)


def row(page: Any, number: int, text: str) -> Any:
    return pane(page, number).locator(".row", has_text=text).first


def lit(page: Any, number: int) -> list[str]:
    """The lines of a pane that are lit and in sight, without their numbers."""
    return pane(page, number).locator(".row.whole code, .row.part code").all_text_contents()


def open_stage(page: Any, name: str) -> None:
    page.locator(".stage .name", has_text=name).first.click()


def test_a_click_on_the_model_lights_up_all_levels(show: Any, page: Written) -> None:
    shown = show(page.path)
    assert shown.locator(".pane").count() == 3
    row(shown, 0, "torch.softmax").click()
    assert any("torch.softmax" in line for line in lit(shown, 0))
    assert any("aten._softmax" in line for line in lit(shown, 1))
    assert any("#pragma omp parallel" in line for line in lit(shown, 2))
    badges = shown.locator(".stage .lit").all_text_contents()
    assert sum(bool(text) for text in badges) > 30
    inspector = shown.locator("#inspector")
    assert "y = torch.softmax(x, -1)" in inspector.text_content()
    assert "becomes 7 prim ops" in inspector.text_content()
    shown.locator("#graph").select_option(label="graph_1_backward")
    assert any("aten._softmax_backward_data" in line for line in lit(shown, 1))
    assert "has no location" not in inspector.text_content()


def test_a_click_on_code_leads_back_to_the_model(show: Any, page: Written) -> None:
    shown = show(page.path)
    row(shown, 2, "// model.py").click()  # a comment stands for nothing
    assert shown.locator(".row.whole").count() == 0
    row(shown, 2, "#pragma omp parallel").click()
    assert any("torch.softmax" in line for line in lit(shown, 0))


def test_a_click_on_any_level_leads_back_to_the_model(show: Any, page: Written) -> None:
    shown = show(page.path)
    for stage, text in (("aten-to-prim", "prim.exp"), ("fuse", "prim.exp"), ("prim-to-loop", "math.exp")):
        open_stage(shown, stage)
        row(shown, 1, text).click()
        assert lit(shown, 0) == ["    y = torch.softmax(x, -1)"], stage
        assert any("#pragma omp parallel" in line for line in lit(shown, 2)), stage


def test_a_kernel_opens_its_code(show: Any, page: Written) -> None:
    shown = show(page.path)
    shown.locator("[data-view=kernels]").click()
    name = page.report.graphs[0].kernels[-1].name
    shown.locator("tr .link", has_text=f"@{name}").click()
    assert any(f"{name}(" in text for text in shown.locator(".row.cursor").all_text_contents())


def test_kernels_below_the_roofline(show: Any, page: Written) -> None:
    shown = show(page.path)
    shown.locator("[data-view=kernels]").click()
    graph = page.report.graphs[0]
    placed = [each for each in graph.kernels if each.milliseconds and each.arithmetic and each.read and each.written]
    circles = shown.locator(".roofline circle")
    assert circles.count() == len(placed) > 0 and shown.locator(".roof").count() == 3
    frame = shown.locator(".roofline svg").bounding_box()
    for at in range(circles.count()):
        box = circles.nth(at).bounding_box()
        assert frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"] and box["y"] + box["height"] <= frame["y"] + frame["height"]
    circles.first.click()
    assert shown.locator(".roofline circle.whole, .roofline circle.part").count() and shown.locator("tr.whole").count()


def test_names_of_values_light_up_within_a_function(show: Any, page: Written) -> None:
    shown = show(page.path)
    open_stage(shown, "aten-to-prim")
    value = pane(shown, 1).locator(".value", has_text="%mm").first
    value.click()
    named = pane(shown, 1).locator(".named")
    assert named.count() >= 2 and set(named.all_text_contents()) == {"%mm"}


def test_a_difference_folds_what_is_equal(show: Any, page: Written) -> None:
    shown = show(page.path)
    shown.locator(".stage", has_text="aten-to-prim").locator(".difference").click()
    assert any("aten._softmax" in text for text in pane(shown, 1).locator(".row.removed").all_text_contents())
    assert any("prim.reduce" in text for text in pane(shown, 1).locator(".row.added").all_text_contents())
    pane(shown, 1).locator("select").nth(1).select_option("")
    assert pane(shown, 1).locator(".row.removed").count() == 0
    shown.locator(".stage", has_text="plan-memory").locator(".difference").click()
    fold = pane(shown, 1).locator(".row.fold").first
    before = pane(shown, 1).locator(".lines").evaluate("node => node.style.height")
    fold.click()
    assert pane(shown, 1).locator(".lines").evaluate("node => node.style.height") != before


def test_a_stage_keeps_its_place_while_another_view_is_shown(show: Any, page: Written) -> None:
    shown = show(page.path)
    for view in ("text", "fusion", "text"):
        shown.locator(f"[data-view={view}]").click()
    scroller = pane(shown, 2).locator(".scroller")
    shown.wait_for_function("document.querySelectorAll('.pane .scroller')[2].scrollTop > 0")
    rows = scroller.locator(".row").evaluate_all("rows => rows.map(row => row.offsetTop)")
    assert min(rows) <= scroller.evaluate("node => node.scrollTop") <= max(rows)


def test_any_two_documents_can_be_compared(show: Any, page: Written) -> None:
    shown = show(page.path)
    names = pane(shown, 1).locator("select").nth(0).locator("option").all_text_contents()
    pane(shown, 1).locator("select").nth(0).select_option(label=next(n for n in names if n.endswith("_fuse.mlir")))
    pane(shown, 1).locator("select").nth(1).select_option(label="00_aten.mlir")
    assert pane(shown, 1).locator(".row.added").count() and pane(shown, 1).locator(".row.removed").count()


def test_search(show: Any, page: Written) -> None:
    shown = show(page.path)
    shown.keyboard.press("/")
    shown.keyboard.type("z.relu()")
    result = shown.locator("#results .result").first
    result.wait_for()
    assert shown.locator("#results p").text_content() == "1 line"
    shown.keyboard.press("Enter")
    assert any("z.relu()" in text for text in shown.locator(".row.cursor").all_text_contents())
    assert lit(shown, 1)


def test_keys(show: Any, page: Written) -> None:
    shown = show(page.path)
    row(shown, 0, "import torch").click()
    for _ in range(line_of(MODEL, "torch.mm") - 1):
        shown.keyboard.press("j")
    shown.keyboard.press("Enter")
    assert any("aten.mm" in line for line in lit(shown, 1))
    shown.keyboard.press("w")
    shown.keyboard.press("g")
    shown.keyboard.press("n")  # the function, whose arguments are named by their first use
    shown.keyboard.press("n")
    assert "aten.mm" in shown.locator(".pane.active .row.cursor").text_content()
    shown.keyboard.press("]")
    assert shown.locator(".pane.active select").first.input_value().endswith("/01_dce.mlir")
    for _ in range(7):
        shown.keyboard.press("]")
    shown.keyboard.press("d")
    assert shown.locator(".pane.active .row.added").count()
    shown.keyboard.press("Escape")
    assert shown.locator("#inspector").is_hidden()
    shown.keyboard.press("2")
    assert shown.locator(".fusion").is_visible()
    shown.keyboard.press("?")
    assert shown.locator("dialog").is_visible()


def test_fusion_graph(show: Any, page: Written) -> None:
    shown = show(page.path)
    shown.locator("[data-view=fusion]").click()
    fusion = page.report.graphs[0].fusion
    assert fusion is not None
    assert shown.locator(".box").count() == len(fusion.nodes)
    assert shown.locator(".edge").count() == len(fusion.borders)
    shown.locator(".box", has_text="aten::mm").click()
    details = shown.locator(".details").text_content()
    assert "left to the library" in details and "not fused" in details
    assert shown.locator(".box.whole").count() == 1


def test_memory_plan(show: Any, page: Written) -> None:
    shown = show(page.path)
    shown.locator("[data-view=memory]").click()
    plan = page.report.graphs[0].memory[0]
    assert shown.locator(".buffer.inside").count() == sum(each.offset is not None for each in plan.buffers)
    assert shown.locator(".buffer.outside").count() == sum(each.offset is None for each in plan.buffers)
    assert f"of {len(plan.steps)} (" in shown.locator(".memory").text_content()
    shown.locator(".memory svg").hover()
    assert "in use" in shown.locator(".said").text_content()


def test_calls_remarks_and_the_other_graph(show: Any, page: Written) -> None:
    shown = show(page.path)
    shown.locator("[data-view=calls]").click()
    assert "aten::mm" in shown.locator("tbody").text_content()
    shown.locator("[data-view=remarks]").click()
    shown.locator(".table input").fill("outline-fusions")
    assert 0 < shown.locator("tbody tr").count() < len(page.report.graphs[0].remarks)
    shown.locator("#graph").select_option(label="graph_1_backward")
    assert shown.locator("tbody tr").count() == len(page.report.graphs[1].remarks)


def test_dark_and_light(show: Any, page: Written) -> None:
    shown = show(page.path, dark=True)
    dark = shown.evaluate("getComputedStyle(document.body).backgroundColor")
    shown.keyboard.press("t")
    light = shown.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (dark, light) == ("rgb(21, 24, 30)", "rgb(255, 255, 255)")


def test_a_small_screen(show: Any, page: Written) -> None:
    shown = show(page.path, width=390, height=800)
    assert shown.locator("#stages").is_hidden()
    shown.locator("#menu").click()
    open_stage(shown, "fuse")
    assert shown.locator("#stages").is_hidden()
    assert shown.locator(".pane.active").bounding_box()["width"] > 350
    assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth")


def large_report(folder: Path, stages: int, lines: int) -> Path:
    """A page of many stages with many lines, all of them different, each of one of a thousand places."""
    texts = tuple(f"    %value_{at} = prim.add %value_{at - 1}, %x : tensor<{at}xf32>" for at in range(stages * lines))
    graph = GraphReport("large", "", tuple(
        Stage(f"{at:02}_pass.mlir", "mlir", (at * lines, lines), f"pass-{at}", "prim", 1.0, (lines, lines))
        for at in range(stages)))
    report = Report(
        "large", ("model.py",), tuple((0, at + 1, 0, "aten.add") for at in range(1000)),
        ((), *((at,) for at in range(1000))), texts, tuple((at, at % 1000 + 1) for at in range(stages * lines)),
        (Document("model.py", "python", (0, 20)),), (graph,))
    write_page(report, folder / "large.html")
    return folder / "large.html"


def test_many_lines(show: Any, tmp_path: Path) -> None:
    """A quarter of a million lines: the page opens, follows a click and scrolls without waiting."""
    path = large_report(tmp_path, 50, 5000)
    start = time.perf_counter()
    shown = show(path)
    assert time.perf_counter() - start < 5
    assert shown.locator(".row").count() < 400
    start = time.perf_counter()
    pane(shown, 1).locator(".row").nth(5).click()
    assert time.perf_counter() - start < 3
    assert len(lit(shown, 1)) >= 1
    longest = shown.evaluate("""async () => {
      const scroller = document.querySelectorAll(".pane .scroller")[1];
      let longest = 0, last = performance.now();
      for (let at = 0; at < 60; at++) {
        scroller.scrollTop += 1500;
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      }
      return longest;
    }""")
    assert longest < 500
    assert "%value_" in pane(shown, 1).locator(".row").last.text_content()
