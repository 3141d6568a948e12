"""The page in Firefox: it opens from disk, follows a click, shows every view, and reports no error."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from stepwell.explorer.summary import Page

from .firefox import Firefox, started

VIEWS = {"fusion": ".box", "memory": ".buffer", "kernels": "tbody tr", "calls": "tbody tr", "remarks": "tbody tr"}
"""By view, what it draws."""


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    client = pytest.importorskip("websockets.sync.client", reason="Firefox is driven through a web socket: "
                                                                  "`pip install websockets`")
    if not (shutil.which("firefox") or shutil.which("firefox-esr")):
        pytest.skip("there is no Firefox: `apt-get install firefox-esr`")
    with started(client.connect, dark=True) as found:
        yield found


def test_the_page_in_firefox(firefox: Firefox, page: Page) -> None:
    firefox.resize(1600, 900)
    firefox.open(page.path)
    assert firefox.evaluate("document.querySelectorAll('.pane').length") == 3
    assert firefox.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(21, 24, 30)"
    line = "[...document.querySelectorAll('.pane .row')].find(row => row.textContent.includes('torch.softmax'))"
    left, top = (firefox.evaluate(f"{line}.querySelector('code').getBoundingClientRect().{side}")
                 for side in ("left", "top"))
    firefox.click(left + 60, top + 8)
    lit = "[...document.querySelectorAll('.pane:nth-child(2) .row.whole')]"
    assert "aten._softmax" in firefox.evaluate(f"{lit}.map(row => row.textContent).join()")
    assert "y = torch.softmax(x, -1)" in firefox.evaluate("document.querySelector('#inspector').textContent")
    for view, drawn in VIEWS.items():
        firefox.evaluate(f"document.querySelector('[data-view={view}]').click()")
        assert firefox.evaluate(f"document.querySelectorAll('#view {drawn}').length") > 0, view
    firefox.type("1/z.relu()")
    firefox.evaluate("new Promise(done => (function look() {"
                     "document.querySelector('#results .result') ? done(true) : setTimeout(look, 20) })())")
    assert firefox.evaluate("document.querySelector('#results p').textContent") == "1 line"
    assert not firefox.problems
