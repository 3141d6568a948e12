// Tables of kernels, with the roofline above, of calls of the library, and of remarks.

import { element } from "explorer/dom.js";
import { bytes, report, placeOf } from "explorer/data.js";
import { remarkLine } from "explorer/inspector.js";
import { RooflineView } from "explorer/roofline.js";
import { NONE, nameOfSet, onSelection, selectSet, stateOfSet } from "explorer/selection.js";

// A table whose rows are sorted by the column that is clicked. A column: a title, the text or node of a row, and what
// it is sorted by, if it is a number.
class TableView {
  constructor(columns, empty) {
    [this.columns, this.empty] = [columns, empty];
    this.filter = element("input", { type: "search", placeholder: "filter", "aria-label": "filter", oninput: () => this.draw() });
    this.body = element("tbody");
    this.count = element("span", { class: "count" });
    const head = columns.map((column, at) => element("th", { class: column.order ? "numeric" : "", onclick: () => this.sort(at) }, column.title));
    this.node = element("div", { class: "table" }, element("div", { class: "bar" }, this.filter, this.count),
      element("div", { class: "scroller" }, element("table", {}, element("thead", {}, element("tr", {}, ...head)), this.body)));
    onSelection(() => this.light());
  }

  fill(records) {
    this.all = this.records = records;
    this.sorted = null;
    this.filter.value = "";
    this.draw();
  }

  sort(at) {
    const descending = this.sorted === at ? !this.descending : Boolean(this.columns[at].order);
    const order = this.columns[at].order ?? (record => this.columns[at].text(record));
    const compare = (a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0);
    this.records = [...this.records].sort((a, b) => (descending ? compare(b, a) : compare(a, b)));
    [this.sorted, this.descending] = [at, descending];
    this.draw();
  }

  draw() {
    const wanted = this.filter.value.toLowerCase();
    this.rows = this.records.filter(record => !wanted || this.columns.some(column => column.text(record).toLowerCase().includes(wanted))).map(record => [record,
      element("tr", { tabindex: "0", onclick: () => selectSet(record.origins, this.columns[0].text(record)) },
        ...this.columns.map(column => element("td", { class: column.order ? "numeric" : "" }, column.node ? column.node(record) : column.text(record))))]);
    this.count.textContent = this.all.length ? `${this.rows.length} of ${this.all.length}` : this.empty;
    this.body.replaceChildren(...this.rows.map(([, row]) => row));
    this.light();
  }

  light() {
    this.rows?.forEach(([record, row]) => row.classList.toggle("whole", stateOfSet(record.origins) !== NONE));
  }
}

const microseconds = ms => (ms === null ? "" : ms >= 10 ? `${ms.toFixed(1)} ms` : `${(1000 * ms).toFixed(ms < 0.01 ? 2 : 1)} us`);

// The share of a launch's time that the roofline of the machine, by bytes or by arithmetic, would take.
const share = kernel => (kernel.milliseconds && kernel.bound !== null ? kernel.bound / kernel.milliseconds : null);

const roof = kernel => {
  if (kernel.bound === null) return "";
  const least = `${microseconds(kernel.bound)} by ${kernel.resource}`;
  if (share(kernel) === null) return least;
  return share(kernel) > 1 ? `above: ${kernel.resource === "arithmetic" ? "more instructions per second than stated" : "data in a cache"} (${least})` : `${Math.round(100 * share(kernel))} % (${least})`;
};

const speed = kernel => (kernel.milliseconds && kernel.read !== null && kernel.written !== null ? (kernel.read + kernel.written) / kernel.milliseconds / 1e6 : null);

const places = record => [...new Set(report.sets[record.origins].map(placeOf))].join(", ");

export function kernelTable(opened) {
  const button = kernel => element("button", { class: "link", onclick: () => opened(kernel.name) }, `@${kernel.name}`);
  const table = new TableView([
    { title: "kernel", text: kernel => kernel.name, node: button },
    { title: "launches", text: kernel => `${kernel.launches}${kernel.alternative ? ", if faster" : ""}`, order: kernel => kernel.launches },
    { title: "time per launch", text: kernel => microseconds(kernel.milliseconds), order: kernel => kernel.milliseconds ?? -1 },
    { title: "of the roofline", text: roof, order: kernel => share(kernel) ?? -1 },
    { title: "GB/s", text: kernel => speed(kernel)?.toFixed(1) ?? "", order: kernel => speed(kernel) ?? -1 },
    { title: "reads", text: kernel => bytes(kernel.read), order: kernel => kernel.read ?? -1 },
    { title: "writes", text: kernel => bytes(kernel.written), order: kernel => kernel.written ?? -1 },
    { title: "operations", text: kernel => String(kernel.operations), order: kernel => kernel.operations },
    { title: "launch configuration", text: kernel => kernel.configuration },
    { title: "source", text: places },
  ], "no kernels");
  const roofline = new RooflineView(kernel => `${microseconds(kernel.milliseconds)} per launch, ${roof(kernel)}`);
  table.node.prepend(roofline.node);
  return { node: table.node, show: graph => { table.fill(graph.kernels); roofline.show(graph); } };
}

export function callTable() {
  const table = new TableView([
    { title: "operator", text: call => call.operator },
    { title: "calls", text: call => String(call.count), order: call => call.count },
    { title: "reason", text: call => [call.reason, ...call.remarks].join("; "),
      node: call => element("div", {}, call.reason, ...call.remarks.map(each => element("div", { class: "reason" }, each))) },
    { title: "source", text: places, node: call => nameOfSet(call.origins) },
  ], "no operator is left to the library");
  return { node: table.node, show: graph => table.fill(graph.calls) };
}

export function remarkTable() {
  const table = new TableView([
    { title: "remark", text: remark => `${remark.kind} ${remark.step} ${remark.message} ${remark.kernel}`, node: remarkLine },
    { title: "source", text: places },
  ], "the stages come without remarks");
  return { node: table.node, show: graph => table.fill(graph.remarks) };
}
