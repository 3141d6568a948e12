// A pane: one document, or how it differs from another, with what leads to the lines that are lit.

import { element } from "explorer/dom.js";
import { documentOf, sources, setOf, textOf } from "explorer/data.js";
import { documentRows, differenceRows } from "explorer/rows.js";
import { clearSelection, isSelecting, litLines, nameOfSet, onSelection, selectSet, stateOf, WHOLE } from "explorer/selection.js";
import { TextView } from "explorer/text_view.js";

export class Pane {
  constructor({ closed, focused, inspected }) {
    this.inspected = inspected;
    this.other = null;
    this.numbersMatter = false;
    this.view = new TextView(row => this.choose(row));
    this.chooser = element("select", { "aria-label": "document", title: "what is shown", onchange: () => this.show(documentOf(this.chooser.value)) });
    this.comparison = element("select", { "aria-label": "compare with", title: "show how it differs from another stage (d)",
      onchange: () => this.compare(documentOf(this.comparison.value) ?? null) });
    this.numbers = element("input", { type: "checkbox", onchange: () => { this.numbersMatter = this.numbers.checked; this.compare(this.other); } });
    this.numbersLabel = element("label", { class: "numbers", title: "otherwise lines that differ in numbers of values alone are equal", hidden: true }, this.numbers, "%numbers");
    this.count = element("span", { class: "count" });
    this.node = element("section", { class: "pane", onfocusin: () => focused(this), onpointerdown: () => focused(this) },
      element("div", { class: "bar" }, this.chooser, this.comparison, this.numbersLabel, element("span", { class: "gap" }),
        element("button", { class: "icon", title: "previous lit line (p)", onclick: () => this.next(-1) }, "↑"),
        this.count,
        element("button", { class: "icon", title: "next lit line (n)", onclick: () => this.next(1) }, "↓"),
        element("button", { class: "icon close", title: "close the pane (x)", onclick: () => closed(this) }, "×")),
      this.view.node);
    onSelection(from => this.lighted(from));
  }

  // The documents to choose from: those of a graph, and the files of the program.
  offer(graph) {
    const group = (label, documents) => element("optgroup", { label }, ...documents.map(each => element("option", { value: each.id }, each.title)));
    const groups = () => [group("program", sources), group(graph.name, graph.documents)];
    this.chooser.replaceChildren(...groups());
    this.comparison.replaceChildren(element("option", { value: "" }, "compare with …"), ...groups());
    this.graph = graph;
  }

  show(document, other = null) {
    this.document = document;
    this.chooser.value = document.id;
    this.compare(other);
  }

  compare(other) {
    this.other = other;
    this.comparison.value = other ? other.id : "";
    this.numbersLabel.hidden = !other;
    this.view.show(this.document, other ? differenceRows(other, this.document, this.numbersMatter) : documentRows(this.document));
    this.lighted(null);
  }

  // Show the difference from the stage before, or no difference any more.
  toggleDifference() {
    const documents = this.graph.documents;
    const at = documents.indexOf(this.document);
    this.compare(this.other || at < 1 ? null : documents[at - 1]);
  }

  // The stage before or after; a difference stays one from the stage before it.
  step(by) {
    const documents = this.graph.documents;
    const at = Math.max(0, Math.min(documents.length - 1, documents.indexOf(this.document) + by));
    const top = this.view.scroller.scrollTop;
    this.show(documents[at], this.other && at > 0 ? documents[at - 1] : null);
    this.view.scroller.scrollTop = top;
  }

  choose(row) {
    const set = setOf(row.line);
    this.inspected({ document: this.document, row, text: textOf(row.line) });
    if (set) selectSet(set, nameOfSet(set), this);
    else clearSelection();
  }

  chooseAtCursor() {
    const row = this.view.rows[this.view.cursor];
    if (row && row.kind !== "fold") this.choose(row);
  }

  // After a selection: say how many lines are lit, and show one if none is in sight.
  lighted(from) {
    const lit = this.view.lit();
    if (from !== this && !lit.length && isSelecting() && this.document.kind === "source") {
      const other = sources.find(each => litLines(each).length);  // the line stands in another file
      if (other) {
        this.show(other);
        return;
      }
    }
    this.count.textContent = isSelecting() ? `${lit.length} lit` : "";
    if (lit.length && from !== this && !lit.some(at => this.view.isInSight(at))) {
      this.view.reveal(lit.find(at => stateOf(this.view.rows[at].line, this.document) === WHOLE) ?? lit[0]);
    }
  }

  next(direction) {
    const lit = this.view.lit();
    if (!lit.length) return;
    const from = this.view.cursor;
    const at = direction > 0 ? lit.find(each => each > from) ?? lit[0] : lit.findLast(each => each < from) ?? lit.at(-1);
    this.view.setCursor(at);
  }

  reveal(at) {
    this.view.setCursor(at);
  }
}
