// Search in all documents of a graph and in the program.

import { element } from "explorer/dom.js";
import { linesOf, report, sources, textOf } from "explorer/data.js";

const MAX_PER_DOCUMENT = 4, MAX_RESULTS = 160;

let lowered = null;

// `opened(document, at)` is called for the result that is chosen.
export class Search {
  constructor(input, opened) {
    [this.input, this.opened] = [input, opened];
    this.results = element("div", { id: "results", hidden: true, role: "listbox", "aria-label": "results" });
    input.parentNode.append(this.results);
    input.addEventListener("input", () => { clearTimeout(this.timer); this.timer = setTimeout(() => this.search(), 120); });
    input.addEventListener("keydown", event => this.key(event));
    document.addEventListener("pointerdown", event => { if (!event.target.closest("#results, #search")) this.results.hidden = true; });
  }

  show(graph) {
    this.graph = graph;
  }

  search() {
    const wanted = this.input.value.toLowerCase();
    this.results.replaceChildren();
    this.results.hidden = wanted.length < 2;
    if (this.results.hidden) return;
    lowered ??= report.texts.map(text => text.toLowerCase());
    const found = new Set(lowered.flatMap((text, at) => (text.includes(wanted) ? [at] : [])));
    let total = 0;
    for (const document of [...sources, ...this.graph.documents.filter(each => each.changed !== false)]) {
      const positions = [];
      linesOf(document).forEach((line, at) => { if (found.has(report.lines[line][0])) positions.push(at); });
      if (!positions.length) continue;
      total += positions.length;
      if (this.results.childElementCount < MAX_RESULTS) this.results.append(...this.group(document, positions));
    }
    this.results.prepend(element("p", {}, total ? `${total} line${total > 1 ? "s" : ""}` : "nothing found"));
  }

  group(document, positions) {
    const result = at => element("button", { class: "result", role: "option", onclick: () => this.choose(document, at) },
      element("span", { class: "number" }, String(at + 1)), textOf(linesOf(document)[at]).trim().slice(0, 200));
    return [element("h3", {}, document.title, element("small", {}, ` ${positions.length}`)), ...positions.slice(0, MAX_PER_DOCUMENT).map(result)];
  }

  choose(document, at) {
    this.results.hidden = true;
    this.opened(document, at);
  }

  key(event) {
    const buttons = [...this.results.querySelectorAll(".result")];
    if (event.key === "Escape") {
      this.results.hidden = true;
      this.input.blur();
    } else if (event.key === "Enter" || event.key === "ArrowDown") {
      event.preventDefault();
      if (event.key === "Enter") buttons[0]?.click();
      else buttons[0]?.focus();
    }
    event.stopPropagation();
  }
}
