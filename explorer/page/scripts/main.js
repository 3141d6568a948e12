// The page: its views, and what leads from one to another.

import { definitionIn, documentOf, graphs, setOf, linesOf, sources } from "explorer/data.js";
import { element } from "explorer/dom.js";
import { FusionView } from "explorer/fusion.js";
import { Inspector } from "explorer/inspector.js";
import { listen } from "explorer/keyboard.js";
import { MemoryView } from "explorer/memory.js";
import { Pane } from "explorer/pane.js";
import { Search } from "explorer/search.js";
import { clearSelection, isSelecting, nameOfSet, select, selectSet, selectedOrigins, selectionLabel } from "explorer/selection.js";
import { StageList } from "explorer/stages.js";
import { callTable, kernelTable, remarkTable } from "explorer/tables.js";

const $ = id => document.getElementById(id);
const NARROW = matchMedia("(max-width: 800px)");
const WIDE = 1500;  // pixels: room for three panes

let graph = null;
let view = "text";
const panes = [];
let active = null;

const text = element("div", { class: "panes" });
const inspector = new Inspector($("inspector"), openKernel);
const stages = new StageList($("stages"), $("costs"), (document, before) => open(document, before));
const search = new Search($("search"), (document, at) => { open(document).reveal(at); activeLine(document, at); });
const views = {
  text: { title: "stages", node: text, show: () => {} },
  fusion: { title: "fusion", ...viewOf(new FusionView(openKernel)) },
  memory: { title: "memory", ...viewOf(new MemoryView()) },
  kernels: { title: "kernels", ...kernelTable(openKernel) },
  calls: { title: "library", ...callTable() },
  remarks: { title: "remarks", ...remarkTable() },
};

function viewOf(object) {
  return { node: object.node, show: graph => object.show(graph) };
}

function addPane(shown, other = null) {
  const pane = new Pane({ closed: closePane, focused: activate, inspected: line => inspector.inspect(line) });
  pane.offer(graph);
  panes.push(pane);
  text.append(pane.node);
  pane.show(shown, other);
  activate(pane);
  return pane;
}

function closePane(pane) {
  if (panes.length === 1) return;
  panes.splice(panes.indexOf(pane), 1);
  pane.node.remove();
  activate(panes.at(-1));
}

function activate(pane) {
  active = pane;
  panes.forEach(each => each.node.classList.toggle("active", each === pane));
  stages.mark(panes.map(each => each.document));
}

// Show a document in the active pane; in another, rather than in place of the program.
function open(document, before = null) {
  showView("text");
  const shown = panes.find(pane => pane.document === document && !before);
  const pane = shown ?? (active.document?.kind === "source" && panes.length > 1 ? panes.find(each => each.document.kind !== "source") ?? active : active);
  if (!shown) pane.show(document, before);
  activate(pane);
  pane.node.scrollIntoView({ inline: "nearest", block: "nearest" });
  $("stages").classList.remove("drawn");
  return pane;
}

function activeLine(document, at) {
  const set = setOf(linesOf(document)[at]);
  if (set) selectSet(set, nameOfSet(set), active);
}

// Show the code of a kernel, or the last stage that has it where no code was emitted.
function openKernel(name) {
  const found = [...graph.documents].reverse().find(each => definitionIn(each, name) >= 0);
  if (!found) return;
  const at = definitionIn(found, name);
  open(found).reveal(at);
}

// The first line of code that is not the same for all programs.
function firstKernel(document) {
  return Math.max(0, ...graph.kernels.slice(0, 1).map(kernel => definitionIn(document, kernel.name)));
}

function showView(name) {
  view = name;
  if ($("view").firstChild !== views[name].node) $("view").replaceChildren(views[name].node);
  for (const button of $("views").children) button.setAttribute("aria-selected", String(button.dataset.view === name));
  if (views[name].shown !== graph) views[name].show(graph);
  views[name].shown = graph;
  $("stages").hidden = name !== "text";
}

function showGraph(chosen) {
  graph = chosen;
  [stages, inspector, search].forEach(each => each.show(graph));
  Object.values(views).forEach(each => { each.shown = null; });
  const modules = graph.documents.filter(each => each.kind === "module");
  const wanted = [sources[0], modules[0], graph.documents.find(each => each.kind === "code") ?? modules.at(-1)].filter(Boolean);
  const count = NARROW.matches ? wanted.length : Math.min(wanted.length, window.innerWidth >= WIDE ? 3 : 2);
  panes.splice(0).forEach(pane => pane.node.remove());
  wanted.slice(0, count).forEach(each => addPane(each));
  activate(panes[Math.min(1, panes.length - 1)]);
  showView(view);
  panes.filter(pane => pane.document.kind === "code").forEach(pane => pane.reveal(firstKernel(pane.document)));
  // What is selected lights up in every graph, such as a line of the model in the backward graph.
  if (isSelecting()) select(selectedOrigins(), selectionLabel());
  else inspector.inspect(null);
}

function changeTheme() {
  const dark = getComputedStyle(document.documentElement).colorScheme === "dark";
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  panes.forEach(pane => pane.view.refresh());
}

$("graph").append(...graphs.map((each, at) => element("option", { value: at }, each.name)));
$("graph").hidden = graphs.length < 2;
$("graph").addEventListener("change", event => showGraph(graphs[event.target.value]));
$("views").append(...Object.entries(views).map(([name, { title }], at) => element("button", { role: "tab", "data-view": name, title: `${title} (${at + 1})`, onclick: () => showView(name) }, title)));
$("theme").addEventListener("click", changeTheme);
$("help").addEventListener("click", () => $("keys").showModal());
$("menu").addEventListener("click", () => $("stages").classList.toggle(NARROW.matches ? "drawn" : "away"));
listen([
  [["/"], "search all stages", () => $("search").focus()],
  [["j", "k", "↓", "↑"], "one line down or up", at => active.view.moveCursor(at % 2 ? -1 : 1)],
  [["Enter"], "follow the line: its ancestors and descendants light up", () => active.chooseAtCursor()],
  [["n", "p"], "next or previous lit line", at => active.next(at ? -1 : 1)],
  [["[", "]"], "stage before or after", at => { active.step(at ? 1 : -1); activate(active); }],
  [["d"], "what the pass changed, or the whole stage", () => active.toggleDifference()],
  [["g", "G"], "first or last line", at => active.view.setCursor(at ? active.view.rows.length - 1 : 0)],
  [["w"], "the other pane", () => nextPane()],
  [["+", "x"], "one more pane, or close it", at => (at ? closePane(active) : addPane(active.document))],
  [["1", "2", "3", "4", "5", "6"], "stages, fusion, memory, kernels, library, remarks", at => showView(Object.keys(views)[at])],
  [["t"], "dark or light", changeTheme],
  [["Esc"], "select nothing", () => { inspector.inspect(null); clearSelection(); }],
  [["?"], "these keys", () => $("keys").showModal()],
], $("keys"));

function nextPane() {
  activate(panes[(panes.indexOf(active) + 1) % panes.length]);
  active.view.scroller.focus();
}

showGraph(graphs[0]);
$("loading").remove();
document.documentElement.dataset.ready = "true";
