"""The examples of README.md and docs/ run and print what the pages show.

A block of code ```` ```python NAME ```` (or in any other language) is written to the file NAME. In a block ````
```console ```` each line that begins with `$ ` is run by a shell, and the lines below it, if there are any, are its
expected output, in which `...` matches any text. A command must succeed, unless its output has an error. A page has
one folder for all its files and commands, in which `examples/` is that of the repository. Packages that it installs
with `pip install -e` go into a separate environment, which contains everything of the test environment. Programs are
forked from a process that has loaded torch.
"""

from __future__ import annotations

import os
import re
import site
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from stepwell.frontend.graphs.tensors import DEVICES
from stepwell.ir.dtypes import ELEMENT_TYPES

from .positions import comparable
from .processes.forked_python import ForkedPython

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md",
         *sorted((ROOT / "docs").glob("*.md")), *sorted((ROOT / "docs/tutorial").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")


@dataclass(frozen=True)
class Command:
    """A command and what it prints, which is empty if the page does not say."""

    text: str
    output: str


def commands(block: str) -> Iterator[Command]:
    """The commands of a console block; a line that ends in a backslash goes on in the next."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        match = re.match(r"(?:[^\n]*\\\n)*[^\n]*\n", part)
        assert match is not None
        yield Command(match[0].strip(), part[match.end() :])


def run_page(text: str, folder: Path, forked: ForkedPython) -> None:
    """Write the files of a page and run its commands, in their order."""
    programs = [forked.programs]
    if "pip install" in text and " -e " in text:
        inner = environment(folder / ".env")
        programs = [forked.programs_of(inner), inner / "bin"]
    for language, name, content in BLOCK.findall(text):
        if name:
            (folder / name).write_text(content)
        elif language == "console":
            for command in commands(content):
                run(command, folder, programs)


def environment(folder: Path) -> Path:
    """An environment with what is installed here and the programs of it, into which more can be installed."""
    venv.create(folder, symlinks=True)
    inner = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    lines = [f"import site; site.addsitedir({each!r})\n" for each in site.getsitepackages()]
    (inner / "outer.pth").write_text("".join(lines))
    for program in Path(sys.executable).parent.iterdir():
        first, _, rest = program.read_bytes().partition(b"\n") if program.is_file() else (b"", b"", b"")
        own = folder / "bin" / program.name
        if first.startswith(b"#!") and b"python" in first and not own.exists():
            own.write_bytes(f"#!{folder / 'bin' / 'python'}\n".encode() + rest)
            own.chmod(0o755)
    return folder


def run(command: Command, folder: Path, programs: Sequence[Path]) -> None:
    """Run a command and compare what it prints."""
    path = os.pathsep.join([*map(str, programs), str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-c", command.text],
        cwd=folder,
        env={**os.environ, "PATH": path, "COLUMNS": "100", "PYTHON_EXEC": str(programs[0] / "python")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0 or "error" in command.output, f"$ {command.text}\n{done.stdout}"
    if command.output and not pattern(comparable(command.output)).fullmatch(comparable(done.stdout)):
        assert done.stdout == command.output, f"$ {command.text}"


def pattern(output: str) -> re.Pattern[str]:
    """What matches an output: `...` on a line of its own is any lines, elsewhere any text of the line."""
    parts = []
    for line in output.rstrip("\n").split("\n"):
        wild = line.strip() == "..."
        parts.append(r"(?:.*\n)*?" if wild else re.escape(line).replace(r"\.\.\.", ".*") + r"\n")
    return re.compile("".join(parts) + r"\n*")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_page(page: Path, tmp_path: Path, forked: ForkedPython) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    run_page(page.read_text(encoding="utf-8"), tmp_path, forked)


@pytest.mark.parametrize("page", [*PAGES, *sorted((ROOT / "docs/dialects").glob("*.md"))], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for target in LINK.findall(text):
        if not target.startswith(("http://", "https://")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_runner(tmp_path: Path, forked: ForkedPython) -> None:
    file = "```text a.txt\none\ntwo\nthree\n```\n"
    run_page(file + "```console\n$ cat a.txt\none\n...\n$ echo a \\\n  b\na b\n```\n", tmp_path, forked)
    with pytest.raises(AssertionError):
        run_page("```console\n$ echo two\none\n```\n", tmp_path, forked)
    with pytest.raises(AssertionError):
        run_page("```console\n$ false\n```\n", tmp_path, forked)
    assert pattern("a ... c\n").fullmatch("a b c\n") and not pattern("a ... c\n").fullmatch("a b\nc\n")


def test_support_names_what_there_is() -> None:
    text = (ROOT / "docs" / "support.md").read_text(encoding="utf-8")
    for name in (*ELEMENT_TYPES, *DEVICES):
        assert f"`{name}`" in text
    requirements = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert '"torch>=2.11,<2.16"' in requirements and "2.11 to 2.15" in text
