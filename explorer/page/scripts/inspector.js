// Below the panes: where the selected line comes from, what became of it, and what passes said about it.

import { element } from "explorer/dom.js";
import { grouped, operatorOf, placeOf, report, sourceLineOf } from "explorer/data.js";
import { clearSelection, isSelecting, nameOf, onSelection, select, selectedOrigins, selectionLabel } from "explorer/selection.js";

const MAX_LINES = 60;

export class Inspector {
  constructor(node, opened) {
    [this.node, this.opened] = [node, opened];
    this.line = null;
    onSelection(() => this.draw());
  }

  // Say which line was clicked; the selection follows.
  inspect(line) {
    this.line = line;
    this.draw();
  }

  show(graph) {
    this.graph = graph;
    this.draw();
  }

  draw() {
    this.node.hidden = !isSelecting() && !this.line;
    if (this.node.hidden) return;
    const origins = selectedOrigins();
    const chosen = new Set(origins);
    const meets = set => report.sets[set].some(each => chosen.has(each));
    const close = element("button", { class: "icon", title: "select nothing (Esc)", onclick: () => { this.line = null; clearSelection(); } }, "×");
    this.node.replaceChildren(element("div", { class: "title" }, element("strong", {}, isSelecting() ? selectionLabel() : "this line has no location in the program"), close),
      this.line ? element("pre", {}, this.line.text.trim()) : "",
      !isSelecting() ? "" : element("div", { class: "columns" },
        column("comes from", places(origins)),
        column("becomes", [
          ...this.graph.kernels.filter(kernel => meets(kernel.origins)).map(kernel => this.link(`@${kernel.name}`, kernel.name)),
          ...this.graph.calls.filter(call => meets(call.origins)).map(call => element("div", {}, `${call.operator} (${call.reason})`))]),
        column("remarks of passes", this.graph.remarks.filter(each => meets(each.origins)).map(remarkLine))));
  }

  link(text, name) {
    return element("div", {}, element("button", { class: "link", onclick: () => this.opened(name) }, text));
  }
}

// The lines of the program, each with the operators that it calls; a click on one of these selects it alone.
function places(origins) {
  const lines = grouped(origins, placeOf);
  const link = (chosen, text) => element("button", { class: "link", onclick: () => select(chosen, nameOf(chosen)) }, text);
  return [...lines].map(([place, found]) => {
    const operators = grouped(found.filter(operatorOf), operatorOf);
    return element("div", { class: "place" }, link(found, place), ...[...operators].flatMap(([name, each]) => [" ", link(each, name)]), " ",
      element("code", {}, sourceLineOf(found[0])));
  });
}

export function remarkLine(remark) {
  return element("div", { class: `remark ${remark.kind}` }, element("b", {}, remark.step), ` ${remark.message}`,
    remark.kernel ? element("small", {}, ` @${remark.kernel}`) : null, remark.count > 1 ? element("small", {}, ` ${remark.count} times`) : null);
}

function column(title, lines) {
  const more = lines.length > MAX_LINES ? [element("div", { class: "more" }, `and ${lines.length - MAX_LINES} more`)] : [];
  return element("div", {}, element("h3", {}, title), ...lines.slice(0, MAX_LINES), ...more);
}

