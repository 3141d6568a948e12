// Rows of text of which only those in sight are in the page.

import { element } from "explorer/dom.js";
import { textOf } from "explorer/data.js";
import { tokens } from "explorer/highlight.js";
import { NONE, WHOLE, stateOf, onSelection } from "explorer/selection.js";

const ROW = 20;  // pixels; `--row` in the style
const BEYOND = 15;  // rows above and below those in sight
const MAX_CHARACTERS = 600;  // of a line; the inspector shows the rest

export class TextView {
  // `chosen(row, token)` is called with the row that was clicked, and the name of a value or symbol if it is on one.
  constructor(chosen) {
    this.rows = [];
    this.cursor = -1;
    this.word = null;
    this.shown = new Map();
    this.top = 0;
    this.chosen = chosen;
    this.lines = element("div", { class: "lines" });
    this.scroller = element("div", { class: "scroller", tabindex: "0", role: "listbox", onscroll: () => this.schedule(),
      onclick: event => this.click(event) }, this.lines);
    this.marks = element("canvas", { class: "marks", title: "where selected lines are", onclick: event => this.jump(event) });
    this.node = element("div", { class: "text" }, this.scroller, this.marks);
    new ResizeObserver(() => this.resized()).observe(this.scroller);
    onSelection(() => this.refresh());
  }

  show(document, rows) {
    this.document = document;
    this.cursor = -1;
    this.word = null;
    this.setRows(rows);
    this.scroller.scrollTop = 0;
  }

  setRows(rows) {
    this.rows = rows;
    let widest = 0;
    for (const row of rows) {
      if (row.kind !== "fold") widest = Math.max(widest, textOf(row.line).length);
    }
    this.lines.style.height = `${rows.length * ROW}px`;
    this.lines.style.minWidth = `calc(${Math.min(widest, MAX_CHARACTERS + 12)}ch + 5.5rem)`;
    this.refresh();
  }

  // Draw all rows in sight anew, because the selection or the size is another.
  refresh() {
    this.shown.clear();
    this.lines.replaceChildren();
    this.draw();
    this.drawMarks();
  }

  // A browser forgets how far a view was scrolled while another view is shown in its place.
  resized() {
    if (!this.scroller.clientHeight) return;
    this.scroller.scrollTop = this.top;
    this.refresh();
  }

  schedule() {
    if (this.scroller.clientHeight) this.top = this.scroller.scrollTop;
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.draw();
    });
  }

  draw() {
    const first = Math.max(0, Math.floor(this.scroller.scrollTop / ROW) - BEYOND);
    const end = Math.min(this.rows.length, Math.ceil((this.scroller.scrollTop + this.scroller.clientHeight) / ROW) + BEYOND);
    for (const [at, node] of this.shown) {
      if (at < first || at >= end) {
        node.remove();
        this.shown.delete(at);
      }
    }
    const added = [];
    for (let at = first; at < end; at++) {
      if (!this.shown.has(at)) {
        this.shown.set(at, this.row(at));
        added.push(this.shown.get(at));
      }
    }
    this.lines.append(...added);
  }

  row(at) {
    const row = this.rows[at];
    const node = element("div", { class: "row", "data-row": at, role: "option", style: `top:${at * ROW}px` });
    if (row.kind === "fold") {
      node.classList.add("fold");
      node.append(`⋯ ${row.hidden.length} equal lines`);
      return node;
    }
    const state = stateOf(row.line, this.document);
    if (row.kind) node.classList.add(row.kind);
    if (state !== NONE) node.classList.add(state === WHOLE ? "whole" : "part");
    if (at === this.cursor) node.classList.add("cursor");
    const text = textOf(row.line);
    const code = element("code");
    for (const [kind, part] of tokens(text.slice(0, MAX_CHARACTERS), this.document.language)) {
      const named = this.word && part === this.word.text && at >= this.word.first && at <= this.word.last;
      code.append(kind ? element("span", { class: named ? `${kind} named` : kind }, part) : part);
    }
    if (text.length > MAX_CHARACTERS) code.append(element("span", { class: "more" }, ` … ${text.length - MAX_CHARACTERS} more`));
    node.append(element("span", { class: "number" }, String(row.number)), code);
    return node;
  }

  click(event) {
    const node = event.target.closest(".row");
    if (!node) return;
    const at = Number(node.dataset.row);
    const row = this.rows[at];
    if (row.kind === "fold") {
      this.setRows([...this.rows.slice(0, at), ...row.hidden, ...this.rows.slice(at + 1)]);
      return;
    }
    const token = event.target.closest(".value, .symbol");
    this.word = token && { text: token.textContent, ...(token.matches(".symbol") ? { first: 0, last: Infinity } : this.around(at)) };
    this.cursor = at;
    this.chosen(row);
  }

  // The rows of the function or kernel around a row: names of values mean nothing outside of it.
  around(at) {
    const isOutside = row => row.kind !== "fold" && /^ {0,2}[^\s}]/.test(textOf(row.line));
    let [first, last] = [at, at + 1];
    while (first > 0 && !isOutside(this.rows[first])) first--;
    while (last < this.rows.length - 1 && !isOutside(this.rows[last])) last++;
    return { first, last };
  }

  // Where rows that are lit lie, one mark for each, on the right.
  drawMarks() {
    const scale = window.devicePixelRatio;
    const height = this.marks.clientHeight;
    this.marks.width = this.marks.clientWidth * scale;
    this.marks.height = height * scale;
    const context = this.marks.getContext("2d");
    const style = getComputedStyle(this.marks);
    this.rows.forEach((row, at) => {
      const state = row.kind === "fold" ? NONE : stateOf(row.line, this.document);
      const name = state === WHOLE ? "--whole-mark" : state !== NONE ? "--part-mark" : { added: "--added-mark", removed: "--removed-mark" }[row.kind];
      if (!name) return;
      context.fillStyle = style.getPropertyValue(name);
      context.fillRect(0, (at / this.rows.length) * height * scale, this.marks.width, Math.max(2 * scale, (height * scale) / this.rows.length));
    });
  }

  jump(event) {
    this.reveal(Math.floor((event.offsetY / this.marks.clientHeight) * this.rows.length));
  }

  // Scroll to a row, if it is out of sight.
  reveal(at) {
    const { scrollTop, clientHeight } = this.scroller;
    if (at < 0 || (at * ROW >= scrollTop && (at + 1) * ROW <= scrollTop + clientHeight)) return;
    this.scroller.scrollTop = at * ROW - clientHeight / 3;
    this.draw();
  }

  moveCursor(by) {
    const from = this.cursor < 0 ? Math.floor(this.scroller.scrollTop / ROW) - Math.sign(by) : this.cursor;
    this.setCursor(Math.max(0, Math.min(this.rows.length - 1, from + by)));
  }

  setCursor(at) {
    const before = this.shown.get(this.cursor);
    if (before) before.classList.remove("cursor");
    this.cursor = at;
    this.reveal(at);
    this.shown.get(at)?.classList.add("cursor");
  }

  // The rows that are lit, by their positions.
  lit() {
    return this.rows.flatMap((row, at) => (row.kind !== "fold" && stateOf(row.line, this.document) !== NONE ? [at] : []));
  }

  isInSight(at) {
    const top = at * ROW - this.scroller.scrollTop;
    return top >= 0 && top + ROW <= this.scroller.clientHeight;
  }
}
