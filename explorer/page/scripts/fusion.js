// The kernels and calls after fusion as a graph, and why each border between them is one.

import * as dagre from "explorer/dagre.esm.js";
import { element, svg } from "explorer/dom.js";
import { NONE, WHOLE, nameOfSet, onSelection, selectSet, stateOfSet } from "explorer/selection.js";

const WIDTH = 200, HEIGHT = 40, MAX_LENGTH = 25;
const shortened = (text, most = MAX_LENGTH) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

export class FusionView {
  constructor(opened) {
    this.opened = opened;
    this.zoom = 1;
    this.canvas = element("div", { class: "canvas", tabindex: "0" });
    this.details = element("div", { class: "details" });
    this.node = element("div", { class: "fusion" },
      element("div", { class: "bar legends" }, element("span", { class: "legend kernel" }, "kernel"), element("span", { class: "legend library" }, "library call"), element("span", { class: "legend returned" }, "result of the program"), element("span", { class: "legend own" }, "border that a remark explains"),
        element("span", { class: "gap" }), ...[["−", 1 / 1.25], ["+", 1.25]].map(([sign, by]) => element("button", { class: "icon", title: "zoom", onclick: () => this.scale(this.zoom * by) }, sign)),
        element("button", { class: "icon", title: "fit the width", onclick: () => this.fit() }, "↔")),
      element("div", { class: "split" }, this.canvas, this.details));
    this.canvas.addEventListener("wheel", event => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.scale(this.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
    }, { passive: false });
    onSelection(() => this.light());
  }

  show(graph) {
    this.fusion = graph.fusion;
    this.boxes = [];
    this.canvas.replaceChildren();
    this.details.replaceChildren(element("p", { class: "note" }, "An edge is a tensor in memory. Click a kernel, a call or an edge to read why it is not fused."));
    if (!this.fusion) {
      this.canvas.append(element("p", { class: "note" }, "The stages contain no module after fusion."));
      return;
    }
    const layout = this.laidOut();
    const { left, width, height } = boundsOf(layout);
    this.size = { width, height };
    const marker = svg("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 6, markerHeight: 6, orient: "auto" }, svg("path", { d: "M0 0 8 4 0 8z" }));
    this.svg = svg("svg", { viewBox: `${left} 0 ${width} ${height}`, role: "img", "aria-label": "the graph of kernels" }, svg("defs", {}, marker));
    this.edges = this.fusion.borders.map((border, at) => this.edge(border, layout.edge(String(border.source), String(border.target), String(at))));
    this.boxes = this.fusion.nodes.map((node, at) => this.box(node, at, layout.node(String(at))));
    this.svg.append(...this.edges, ...this.boxes);
    this.canvas.append(this.svg);
    this.fit();
    this.light();
  }

  laidOut() {
    const fed = new Set(this.fusion.borders.map(border => border.target));  // what only fills memory may stand aside
    const graph = new dagre.Graph({ multigraph: true });
    graph.setGraph({ rankdir: "TB", nodesep: 24, ranksep: 36, marginx: 16, marginy: 16 });
    graph.setDefaultEdgeLabel(() => ({}));
    this.fusion.nodes.forEach((_, at) => graph.setNode(String(at), { width: WIDTH, height: HEIGHT }));
    this.fusion.borders.forEach((border, at) => graph.setEdge(String(border.source), String(border.target), { weight: fed.has(border.source) ? 8 : 1 }, String(at)));
    dagre.layout(graph);
    return graph;
  }

  box(node, at, place) {
    return svg("g", { class: `box ${node.kind}${node.returned ? " returned" : ""}`, tabindex: "0", role: "button", transform: `translate(${place.x - WIDTH / 2} ${place.y - HEIGHT / 2})`,
      onclick: () => this.choose(node, at), onkeydown: event => { if (event.key === "Enter") this.choose(node, at); } },
      svg("rect", { width: WIDTH, height: HEIGHT, rx: 5 }),
      svg("text", { x: 8, y: 17 }, shortened(node.name)),
      svg("text", { x: 8, y: 32, class: "type" }, shortened(node.results.join(", "), MAX_LENGTH + 4)),
      svg("title", {}, `${node.name}\n${node.results.join("\n")}`));
  }

  edge(border, { points }) {
    const path = points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    return svg("g", { class: `edge${border.reasons.length ? " reasoned" : ""}`, onclick: () => this.explain(border) },
      svg("path", { class: "hit", d: path }), svg("path", { d: path, "marker-end": "url(#arrow)" }),
      svg("title", {}, [border.type, ...border.reasons].join("\n")));
  }

  choose(node, at) {
    const { nodes, borders } = this.fusion;
    const listed = (title, found, end) => found.length ? [element("h3", {}, title), ...found.map(border => this.borderLine(nodes[border[end]], border))] : [];
    this.details.replaceChildren(element("h2", {}, node.name),
      node.kind === "kernel" ? element("button", { class: "link", onclick: () => this.opened(node.name) }, "show its code") : element("p", {}, `left to the library: ${node.reason || "no reason is given"}`),
      element("p", {}, nameOfSet(node.origins)),
      ...listed("reads from", borders.filter(each => each.target === at), "source"),
      ...listed("read by", borders.filter(each => each.source === at), "target"));
    selectSet(node.origins, node.name);
  }

  explain(border) {
    const { nodes } = this.fusion;
    this.details.replaceChildren(element("h2", {}, "a border"), this.borderLine(nodes[border.source], border), element("p", {}, "is read by"), element("p", {}, nodes[border.target].name));
  }

  borderLine(node, border) {
    const [source, target] = [this.fusion.nodes[border.source], this.fusion.nodes[border.target]];
    const outside = { library: "a call of the library", control: "control flow" };
    const why = source.kind !== "kernel" ? `${outside[source.kind]} writes its result to memory` : target.kind !== "kernel" ? `${outside[target.kind]} reads it from memory` : "no remark says why";
    const reasons = border.reasons.length ? border.reasons : [why];
    return element("div", { class: "border" }, element("strong", {}, node.name), element("code", {}, border.type), ...reasons.map(each => element("div", { class: "reason" }, each)));
  }

  light() {
    this.boxes?.forEach((box, at) => {
      const state = stateOfSet(this.fusion.nodes[at].origins);
      box.classList.toggle("whole", state === WHOLE);
      box.classList.toggle("part", state !== NONE && state !== WHOLE);
    });
  }

  scale(zoom) {
    if (!this.size) return;
    this.zoom = Math.max(0.05, Math.min(2, zoom));
    this.svg.setAttribute("width", this.size.width * this.zoom);
    this.svg.setAttribute("height", this.size.height * this.zoom);
  }

  // As wide as the window, as long as names can be read.
  fit() {
    if (!this.size) return;
    this.scale(Math.max(0.7, Math.min(1, this.canvas.clientWidth / this.size.width)));
    const first = this.boxes[0]?.getBoundingClientRect();
    if (first) this.canvas.scrollLeft += first.left - this.canvas.getBoundingClientRect().left - this.canvas.clientWidth / 2 + first.width / 2;
  }
}

// What the layout takes, with the bends of edges, which dagre leaves out of its own size.
function boundsOf(layout) {
  const { width, height } = layout.graph();
  const bends = layout.edges().flatMap(edge => layout.edge(edge).points.map(point => point.x));
  const left = Math.min(0, ...bends.map(x => x - 8)), right = Math.max(width, ...bends.map(x => x + 8));
  return { left, width: right - left, height };
}
