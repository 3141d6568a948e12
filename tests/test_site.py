"""The site of docs/ builds without a warning: each page is in its navigation, and no link is broken."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
                   cwd=ROOT, check=True)
    return folder


def test_every_page_is_there(site: Path) -> None:
    pages = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    assert {path for path in pages if not (site / path).exists()} == set()


def test_files_of_a_page_are_code_with_their_names(site: Path) -> None:
    page = (site / "writing-a-pass.html").read_text()
    assert '<span class="filename">use_rsqrt.py</span>' in page
    assert "```" not in re.sub(r"<code>.*?</code>", "", page, flags=re.DOTALL)


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    page = (site / "index.html").read_text()
    assert re.findall(r'(?:src|<link[^>]*href)="https?://[^"]*"', page) == []
