"""A headless Firefox, driven by WebDriver BiDi."""

from __future__ import annotations

import base64
import itertools
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class Firefox:
    """One tab of a Firefox. `problems` are the errors of scripts and the requests that left the disk."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self.problems: list[str] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while (message := json.loads(self._socket.recv(timeout=60))).get("id") != number:
            self._observe(message)
        if message["type"] == "error":
            raise RuntimeError(f"{method}: {message['error']}: {message['message']}")
        return message["result"]

    def _observe(self, event: dict[str, Any]) -> None:
        parameters = event.get("params", {})
        if event.get("method") == "log.entryAdded" and parameters["level"] == "error":
            self.problems.append(parameters["text"])
        if event.get("method") == "network.beforeRequestSent" and parameters["request"]["url"].startswith("http"):
            self.problems.append(parameters["request"]["url"])

    def resize(self, width: int, height: int) -> None:
        self.call("browsingContext.setViewport", context=self._context, viewport={"width": width, "height": height})

    def open(self, path: Path) -> None:
        """Open a page of the explorer from disk, and wait until it is drawn."""
        self.call("browsingContext.navigate", context=self._context, url=path.as_uri(), wait="complete")
        self.evaluate("""new Promise(done => (function look() {
            document.documentElement.dataset.ready ? done(true) : setTimeout(look, 20) })())""")

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression, which is a string, a number, a truth value or null."""
        answer = self.call("script.evaluate", expression=expression, target={"context": self._context},
                           awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def click(self, x: float, y: float) -> None:
        """A click of the mouse on a point of the window."""
        self.call("input.performActions", context=self._context, actions=[{
            "type": "pointer", "id": "mouse", "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y)},
                {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])

    def type(self, text: str) -> None:
        """Press and release the keys of a text."""
        self.call("input.performActions", context=self._context, actions=[{
            "type": "key", "id": "keyboard",
            "actions": [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]}])

    def screenshot(self, path: Path) -> None:
        data = self.call("browsingContext.captureScreenshot", context=self._context)["data"]
        path.write_bytes(base64.b64decode(data))


@contextmanager
def started(connect: Any, *, dark: bool = False) -> Iterator[Firefox]:
    """A Firefox with a profile of its own. `connect` opens a web socket."""
    executable = next(filter(None, map(shutil.which, ("firefox", "firefox-esr"))), None)
    if executable is None:
        raise FileNotFoundError("there is no Firefox")
    with tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True) as profile:
        preferences = {**PREFERENCES, "layout.css.prefers-color-scheme.content-override": 0 if dark else 1}
        Path(profile, "user.js").write_text("".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()))
        process = subprocess.Popen(
            [executable, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0",
             "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            assert process.stderr is not None
            address = next((found[0] for line in process.stderr if (found := re.search(r"ws://\S+", line))), None)
            if address is None:
                raise RuntimeError(f"Firefox ended with status {process.wait()}")
            with connect(f"{address}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait()
