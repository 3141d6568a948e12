// The list of documents beside the panes: the program's files, each pass with its cost and what it changed, and the code.

import { element } from "explorer/dom.js";
import { duration, sources } from "explorer/data.js";
import { isSelecting, litLines, onSelection } from "explorer/selection.js";

// `opened(document, before)` is called for a document, with the one before it where the difference is wanted.
export class StageList {
  constructor(list, costs, opened) {
    [this.list, this.costs, this.opened] = [list, costs, opened];
    this.entries = new Map();
    onSelection(() => this.count());
  }

  show(graph) {
    this.entries.clear();
    const slowest = Math.max(...graph.stages.map(stage => stage.milliseconds ?? 0), 0.001);
    this.list.replaceChildren(element("h2", {}, "program"), ...sources.map(each => this.entry(each, null, slowest)));
    let heading = null;
    graph.documents.forEach((each, at) => {
      const level = at === 0 ? "captured" : each.kind === "code" ? "code" : each.level || "passes";
      if (level !== heading) this.list.append(element("h2", {}, level));
      heading = level;
      this.list.append(this.entry(each, graph.documents[at - 1], slowest));
    });
    this.list.append(...graph.tools.map(([name, ms]) => element("div", { class: "tool" }, element("span", {}, name), element("small", {}, duration(ms)))));
    this.list.append(...graph.notes.map(note => element("p", { class: "note" }, note)));
    this.drawCosts(graph);
    this.count();
  }

  entry(document, before, slowest) {
    const badge = element("b", { class: "lit" });
    const change = document.operations ? document.operations[1] - document.operations[0] : 0;
    const node = element("div", { class: `stage${document.changed === false ? " unchanged" : ""}${document.failed ? " failed" : ""}`, title: document.step || document.name },
      element("button", { class: "name", onclick: () => this.opened(document, null) }, document.title.replace(/\.mlir$/, "")), badge,
      change ? element("small", { class: change > 0 ? "more" : "less", title: `${document.operations.join(" → ")} operations` }, `${change > 0 ? "+" : "−"}${Math.abs(change)}`) : null,
      document.milliseconds != null ? element("small", { class: "ms" }, duration(document.milliseconds)) : null,
      before && document.kind === "module" ? element("button", { class: "icon difference", title: "what the pass changed", onclick: () => this.opened(document, before) }, "±") : null,
      element("i", { style: `width:${(100 * (document.milliseconds ?? 0)) / slowest}%` }));
    this.entries.set(document, { node, badge });
    return node;
  }

  // The passes in a row, as wide as they took long.
  drawCosts(graph) {
    const timed = graph.documents.filter(each => each.milliseconds > 0);
    const total = timed.reduce((sum, each) => sum + each.milliseconds, 0);
    this.costs.replaceChildren(...timed.map(each => element("button", {
      class: `level-${each.level}${each.changed ? "" : " unchanged"}`, style: `flex-grow:${each.milliseconds}`,
      title: `${each.step}: ${duration(each.milliseconds)} of ${duration(total)}`, onclick: () => this.opened(each, null) })));
    this.costs.hidden = !timed.length;
  }

  // How many lines of each document are lit.
  count() {
    for (const [document, { badge }] of this.entries) {
      const lit = isSelecting() ? litLines(document).length : 0;
      badge.textContent = lit || "";
    }
  }

  mark(documents) {
    for (const [document, { node }] of this.entries) node.classList.toggle("open", documents.includes(document));
  }
}
