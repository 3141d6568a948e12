"""The disk cache: damage, concurrency, privacy and size."""

from __future__ import annotations

import errno
import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest

from stepwell.codegen.runtime.cache import MANIFEST, CacheError, DiskCache, content_key

KEY = content_key(text="a module")


def builder(content: str = "content") -> Callable[[Path], None]:
    def build(directory: Path) -> None:
        (directory / "file.txt").write_text(content)

    return build


def unwanted(directory: Path) -> None:
    raise AssertionError("built again")


def test_an_entry_is_built_once(cache: DiskCache) -> None:
    assert cache.find(KEY) is None
    built = cache.get_or_build(KEY, builder())
    assert built.read_text("file.txt") == "content"
    assert cache.get_or_build(KEY, unwanted) == built
    assert DiskCache(cache.root).get_or_build(KEY, unwanted) == built
    assert cache.find(KEY) == built


def test_keys_tell_names_and_texts_apart() -> None:
    keys = {
        content_key(),
        content_key(a="bc"),
        content_key(ab="c"),
        content_key(a="b", c=""),
        content_key(a="b"),
    }
    assert len(keys) == 5
    assert content_key(a="1", b="2") == content_key(b="2", a="1")


def truncate(directory: Path) -> None:
    (directory / "file.txt").write_text("cont")


def flip(directory: Path) -> None:
    (directory / "file.txt").write_text("Content")


def remove(directory: Path) -> None:
    (directory / "file.txt").unlink()


def break_manifest(directory: Path) -> None:
    (directory / MANIFEST).write_text('{"files": ')


def empty_manifest(directory: Path) -> None:
    (directory / MANIFEST).write_text("")


def change_manifest(directory: Path) -> None:
    (directory / MANIFEST).write_text('{"files": []}')


def swap_manifest(directory: Path) -> None:
    manifest = json.loads((directory / MANIFEST).read_text())
    (directory / MANIFEST).write_text(json.dumps({**manifest, "key": content_key(text="another")}))


@pytest.mark.parametrize(
    "damage", [truncate, flip, remove, break_manifest, empty_manifest, change_manifest, swap_manifest]
)
def test_a_damaged_entry_is_built_again(
    cache: DiskCache, damage: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    damage(cache.get_or_build(KEY, builder()).directory)
    with caplog.at_level(logging.WARNING):
        assert cache.find(KEY) is None
    assert "damaged cache entry" in caplog.text
    assert cache.get_or_build(KEY, builder("rebuilt")).read_text("file.txt") == "rebuilt"
    assert cache.get_or_build(KEY, unwanted).read_text("file.txt") == "rebuilt"


def test_an_entry_without_manifest_is_built_again(cache: DiskCache) -> None:
    (cache.get_or_build(KEY, builder()).directory / MANIFEST).unlink()
    assert cache.get_or_build(KEY, builder("rebuilt")).read_text("file.txt") == "rebuilt"


def test_a_failed_build_leaves_its_files_and_no_entry(cache: DiskCache) -> None:
    kept: list[Path] = []

    def fail(directory: Path) -> None:
        (directory / "kernel.cpp").write_text("int")
        kept.append(directory / "kernel.cpp")
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        cache.get_or_build(KEY, fail)
    assert kept[0].read_text() == "int"
    assert cache.find(KEY) is None
    assert cache.get_or_build(KEY, builder()).read_text("file.txt") == "content"


def test_processes_build_one_key_once(cache: DiskCache, tmp_path: Path) -> None:
    log = tmp_path / "builds"
    program = f"""
import os, time
from pathlib import Path
from stepwell.codegen.runtime.cache import DiskCache

def build(directory):
    with open({str(log)!r}, "a") as log:
        log.write("built\\n")
    time.sleep(0.2)
    (directory / "file.txt").write_text("content")

print(DiskCache(Path({str(cache.root)!r})).get_or_build({KEY!r}, build).read_text("file.txt"))
"""
    processes = [
        subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) for _ in range(4)
    ]
    outputs = [process.communicate(timeout=60)[0].strip() for process in processes]
    assert outputs == ["content"] * 4
    assert log.read_text() == "built\n"


def test_without_locks_the_first_to_publish_wins(cache: DiskCache, monkeypatch: pytest.MonkeyPatch) -> None:
    import filelock

    monkeypatch.setattr(filelock, "FileLock", lambda *arguments, **options: nullcontext())

    def build_late(directory: Path) -> None:
        cache.get_or_build(KEY, builder("first"))
        (directory / "file.txt").write_text("second")

    assert cache.get_or_build(KEY, build_late).read_text("file.txt") == "first"
    assert list((cache.root / "building").iterdir()) == []


def test_the_directories_are_private(cache: DiskCache) -> None:
    entry = cache.get_or_build(KEY, builder())
    for directory in (cache.root, entry.directory.parent, entry.directory):
        assert directory.stat().st_mode & 0o077 == 0


def test_a_directory_that_others_can_write_is_refused(tmp_path: Path) -> None:
    root = tmp_path / "open"
    root.mkdir()
    root.chmod(0o777)
    with pytest.raises(CacheError, match="can be written by others") as raised:
        DiskCache(root)
    assert f"chmod -R go-w {root}" in str(raised.value)


def test_a_directory_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CacheError, match="set STEPWELL_CACHE_DIR") as raised:
        DiskCache(tmp_path / "file" / "cache")
    assert "Not a directory" in str(raised.value)


def test_the_environment_names_the_directory(tmp_path: Path) -> None:
    assert DiskCache.default({"STEPWELL_CACHE_DIR": str(tmp_path / "named")}).root == tmp_path / "named"


def age(directory: Path, hours: float) -> None:
    then = time.time() - hours * 3600
    os.utime(directory / MANIFEST, (then, then))


def test_the_entries_used_least_recently_are_trimmed(cache: DiskCache) -> None:
    keys = [content_key(number=str(number)) for number in range(4)]
    entries = [cache.get_or_build(key, builder("x" * 10_000)) for key in keys]
    for entry, hours in zip(entries, (4, 5, 3, 2), strict=True):
        age(entry.directory, hours)
    assert cache.find(keys[1]) is not None  # used again
    small = DiskCache(cache.root, max_bytes=25_000)
    small.trim()
    assert [small.find(key) is not None for key in keys] == [False, True, False, True]


def test_entries_in_use_are_not_trimmed(cache: DiskCache) -> None:
    cache.get_or_build(KEY, builder("x" * 10_000))
    small = DiskCache(cache.root, max_bytes=1)
    small.trim()
    assert small.find(KEY) is not None


def test_old_leftovers_are_trimmed(cache: DiskCache) -> None:
    old, new = (cache.root / "building" / name for name in ("old", "new"))
    for directory in (old, new):
        directory.mkdir()
    then = time.time() - 2 * 86400
    os.utime(old, (then, then))
    cache.trim()
    assert not old.exists()
    assert new.exists()


def full(directory: Path) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(directory))


def test_a_full_disk_keeps_nothing(cache: DiskCache, caplog: pytest.LogCaptureFixture) -> None:
    def build(directory: Path) -> None:
        (full if cache.root in directory.parents else builder())(directory)

    entry = cache.get_or_build(KEY, build)
    assert entry.read_text("file.txt") == "content" and cache.root not in entry.directory.parents
    assert cache.get_or_build(KEY, unwanted) == entry
    assert DiskCache(cache.root).find(KEY) is None
    assert [record.getMessage() for record in caplog.records] == [
        f"no space is left for the cache in {cache.root}: what is compiled is not kept"]


def test_no_space_anywhere(cache: DiskCache) -> None:
    with pytest.raises(CacheError, match=f"no space is left on the disk, neither in {cache.root} nor in "):
        cache.get_or_build(KEY, full)


def test_other_errors_of_the_system_are_not_hidden(cache: DiskCache) -> None:
    def build(directory: Path) -> None:
        raise PermissionError(errno.EACCES, "no")

    with pytest.raises(PermissionError):
        cache.get_or_build(KEY, build)


ON_A_FULL_DISK = """
import sys
from pathlib import Path
from stepwell.codegen.runtime.cache import DiskCache
from stepwell.codegen.runtime.toolchain.toolchain import Toolchain
cache = DiskCache(Path(sys.argv[1]))
print(Toolchain.detect(cache).version)
print(len(list(cache.root.glob("entries/*/*"))))
"""


def test_a_compiler_on_a_full_disk(tmp_path: Path) -> None:
    """The compiler's own failure is understood: a disk of 64 KiB holds no program."""
    inside = f'mount -t tmpfs -o size=64k,mode=700 none "{tmp_path}" && shift && exec "$@"'
    mounted = ["unshare", "-rm", "sh", "-c", inside, "sh", "-"]
    if subprocess.run([*mounted, "true"], capture_output=True, check=False).returncode != 0:
        pytest.skip("no disk can be mounted here")
    done = subprocess.run([*mounted, sys.executable, "-c", ON_A_FULL_DISK, str(tmp_path)], capture_output=True,
                          text=True, check=False)
    assert "no space is left for the cache" in done.stderr
    assert done.returncode == 0 and done.stdout.splitlines()[1] == "0", done.stderr
