"""Invalid input is rejected with the expected messages.

Each file of `refusals/ir` is a module for stepwell-opt, with the arguments of its line `// args:` if there is one.
Each file of `refusals/programs` is a Python program whose function `run` raises. The expected message is at the end
of the file, in lines `// refused:` or `# refused:`; `...` matches any text. Each file of `refusals/rules` contains
rules.
"""

from __future__ import annotations

import ast
import importlib.util
import inspect
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

from stepwell.ir.errors import StepwellError
from stepwell.tools.stepwell_opt import main as stepwell_opt

from .positions import comparable

FOLDER = Path(__file__).parent / "refusals"
MODULES = sorted((FOLDER / "ir").glob("*.mlir"))
RULES = sorted((FOLDER / "rules").glob("*.rules"))
PROGRAMS = sorted((FOLDER / "programs").glob("*.py"))
NEGATION = """
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = prim.neg %x : tensor<4xf32>
  func.return %y : tensor<4xf32>
}
"""

ROOT = FOLDER.parent.parent
ERROR = re.compile(r"\w*(Unsupported|Option|Pass|Verification|IRSyntax|Rule)Error(\.at)?")
# No program is known that comes there: torch refuses it before, or another bound of ours does.
UNREACHED = {"an operator returns the number", "times and there is no end", "is called with a tensor on",
             ", which a package has no text for", "the program was exported for sizes with",
             "', an object of a class of its own"}


def expected(path: Path) -> str:
    """The words that a file expects."""
    lines = re.findall(r"^(?://|#) refused: ?(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert lines, f"{path.name} does not say how it is refused"
    return "\n".join(lines)


def assert_said(path: Path, said: str) -> None:
    words, said = comparable(expected(path)), comparable(said)
    pattern = re.escape(words).replace(r"\.\.\.", ".*")
    if re.fullmatch(pattern, said.rstrip(), re.DOTALL) is None:
        assert said.rstrip() == words


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_module(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(path.parent)
    given = re.search(r"^// args: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    args = shlex.split(given[1]) if given else []
    file = [] if any(each.endswith(".mlir") for each in args) else [path.name]
    assert stepwell_opt([*file, *args]) == 1
    output, errors = capsys.readouterr()
    assert output == ""
    assert_said(path, errors)


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_rules(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(path.parent)
    (tmp_path / "module.mlir").write_text(NEGATION)
    assert stepwell_opt([str(tmp_path / "module.mlir"), "-p", f"rules{{file={path.name}}}"]) == 1
    said = re.sub(r"\n  reproducer: .*", "", capsys.readouterr().err)
    assert_said(path, said.replace(f"{tmp_path}/", ""))


@pytest.fixture
def fresh() -> Iterator[None]:
    torch.compiler.reset()
    yield
    torch.compiler.reset()


@pytest.mark.usefixtures("fresh")
@pytest.mark.filterwarnings("ignore:.*quantized tensor creation.*:UserWarning")
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_program(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if path.stem == "quantized" and torch.__version__ < "2.13":
        pytest.skip("Dynamo of older versions refuses it before")
    name = f"refused_{path.stem.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)  # a pipeline may name a pass in it
    spec.loader.exec_module(module)
    arguments = [tmp_path] if "tmp_path" in inspect.signature(module.run).parameters else []
    with pytest.raises(Exception) as caught:
        module.run(*arguments)
    error = own_error(caught.value)
    said = re.sub(r"\n  reproducer: .*", "", f"{type(error).__name__}: {error}")
    for folder in (path.parent, tmp_path):
        said = said.replace(f"{folder}/", "").replace(str(folder), "<tmp>")
    assert_said(path, said)


def own_error(error: BaseException) -> BaseException:
    """Our error inside of the one that torch wraps around it, or the error itself."""
    inner: BaseException | None = error
    while inner is not None and not isinstance(inner, StepwellError):
        inner = getattr(inner, "inner_exception", None)
    return inner or error


def words_of(node: ast.expr) -> Iterator[str]:
    """The constant pieces of a message."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value.strip()


def test_every_refusal_has_a_test() -> None:
    """What the frontend and the passes say when they refuse stands in some test: the longest piece of it, at least."""
    files = [path for folder in ("tests", "lit_tests", "docs") for path in (ROOT / folder).rglob("*")]
    texts = [path.read_text(encoding="utf-8") for path in files if path.suffix in (".py", ".mlir", ".rules", ".md")]
    known = re.sub(r"\\(.)", r"\1", "\n".join(texts))
    for folder in ("frontend", "passes"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call) or not node.exc.args:
                    continue
                message = node.exc.args[-1]
                words = max(words_of(message), key=len, default="")
                if ERROR.fullmatch(ast.unparse(node.exc.func)) and words not in UNREACHED:
                    assert words in known, f"{path.relative_to(ROOT)}:{node.lineno} says what no test expects: {words}"


def test_there_are_enough() -> None:
    assert len(MODULES) >= 40 and len(PROGRAMS) >= 20
