// The keys, and the dialog that lists them.

import { element } from "explorer/dom.js";

// A key: what it is called, what it does, and the function.
export function listen(keys, dialog) {
  dialog.append(element("h2", {}, "keys"), element("dl", {}, ...keys.flatMap(([names, what]) => [element("dt", {}, ...names.map(name => element("kbd", {}, name))), element("dd", {}, what)])),
    element("form", { method: "dialog" }, element("button", {}, "close")));
  const actions = new Map(keys.flatMap(([names, , action]) => names.map((name, at) => [name, () => action(at)])));
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not([type=checkbox]), select, dialog")) return;
    const action = actions.get(NAMES[event.key] ?? event.key);
    if (!action || (event.key === "Enter" && event.target.closest("button, [role=button]"))) return;
    event.preventDefault();
    action();
  });
}

const NAMES = { ArrowDown: "↓", ArrowUp: "↑", Escape: "Esc" };
