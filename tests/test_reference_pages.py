"""The generated pages of docs/ are up to date, and everything on them has a docstring."""

from __future__ import annotations

from pathlib import Path

import pytest

from stepwell.ir.context import DIALECTS
from stepwell.passes.registry import PASSES
from stepwell.tools.reference import __main__ as command
from stepwell.tools.reference.__main__ import DOCS, main
from stepwell.tools.reference.markdown import markdown
from stepwell.tools.reference.pages import pages


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    return pages()


def test_pages_are_up_to_date(texts: dict[str, str]) -> None:
    for name, text in texts.items():
        hint = f"docs/{name} is out of date: run python -m stepwell.tools.reference"
        assert (DOCS / name).read_text(encoding="utf-8") == text, hint


def test_no_page_is_left_over(texts: dict[str, str]) -> None:
    written = {str(path.relative_to(DOCS)) for path in (DOCS / "dialects").iterdir()}
    assert written == {name for name in texts if name.startswith("dialects/")}


def test_pages_name_everything(texts: dict[str, str]) -> None:
    for name in PASSES:
        assert f"### `{name}`" in texts["passes.md"]
    for name in DIALECTS:
        assert f"`{name}`" in texts["dialects/aten.md"] or f"dialects/{name}.md" in texts


def test_writing_and_checking(
    tmp_path: Path, texts: dict[str, str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "pages", lambda: texts)
    assert main(["--check", "--directory", str(tmp_path)]) == 1
    assert "passes.md is out of date" in capsys.readouterr().out
    assert main(["--directory", str(tmp_path)]) == 0
    assert main(["--check", "--directory", str(tmp_path)]) == 0
    assert (tmp_path / "dialects" / "prim.md").read_text(encoding="utf-8") == texts["dialects/prim.md"]


def test_markdown_tells_ir_from_prose() -> None:
    docstring = """Say what it is.

    %0 = prim.exp %x : tensor<4xf32>

    And more:
        %1 = prim.neg %0 : tensor<4xf32>

        %2 = prim.neg %1 : tensor<4xf32>
    becomes nothing.
    """
    assert (
        markdown(docstring)
        == """Say what it is.

```mlir
%0 = prim.exp %x : tensor<4xf32>
```

And more:

```mlir
%1 = prim.neg %0 : tensor<4xf32>

%2 = prim.neg %1 : tensor<4xf32>
```

becomes nothing."""
    )
