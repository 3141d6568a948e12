// The roofline model as a picture: arithmetic instructions per second over instructions per byte, both logarithmic. The
// sloped lines are the bandwidths of the machine, the flat one its arithmetic; a circle is a kernel that was measured,
// and its area is the share of the time that all of its launches take.

import { element, svg } from "explorer/dom.js";
import { NONE, WHOLE, onSelection, selectSet, stateOfSet } from "explorer/selection.js";

const HEIGHT = 250, LEFT = 64, RIGHT = 16, TOP = 14, BOTTOM = 38;
const LARGEST = 13, SMALLEST = 4;  // radii
const LONGEST = 24, LETTER = 6, LINE = 13;  // letters of a name, and the size of a letter in pixels

export class RooflineView {
  constructor(details) {
    this.details = details;
    this.node = element("details", { class: "roofline", open: true });
    this.circles = [];
    onSelection(() => this.light());
  }

  show(graph) {
    const shown = graph.kernels.filter(isPlaced);
    const missing = graph.kernels.filter(each => each.milliseconds).length - shown.length;
    this.node.hidden = !graph.roofline || !graph.kernels.length;
    this.circles = [];
    if (this.node.hidden) return;
    const note = shown.length || missing ? "" : " No kernel was measured: stepwell.explore and the option explore measure them.";
    const rest = missing ? ` ${missing} measured kernel${missing > 1 ? "s are" : " is"} not drawn, because the instructions or the bytes are zero or not known.` : "";
    this.node.replaceChildren(element("summary", {}, "roofline", element("span", { class: "note" }, `${note}${rest}`)),
      this.picture(shown, graph.roofline));
    this.light();
  }

  picture(kernels, roofline) {
    const width = Math.min(1000, Math.max(320, window.innerWidth - 24));
    const knee = roofline.arithmetic / roofline.memory;
    const points = kernels.map(kernel => ({ kernel, x: kernel.arithmetic / moved(kernel), y: kernel.arithmetic / kernel.milliseconds * 1e3 }));
    const [fromX, toX] = decades([knee / 30, knee * 10, ...points.map(each => each.x)]);
    const [fromY, toY] = decades([roofline.arithmetic / 100, roofline.arithmetic * 1.2, ...points.map(each => each.y)]);
    const x = value => LEFT + (Math.log10(value) - fromX) / (toX - fromX) * (width - LEFT - RIGHT);
    const y = value => HEIGHT - BOTTOM - (Math.log10(value) - fromY) / (toY - fromY) * (HEIGHT - TOP - BOTTOM);
    const roof = (kind, bandwidth, text) => {
      const start = Math.max(10 ** fromX, 10 ** fromY / bandwidth), corner = roofline.arithmetic / bandwidth;
      return [svg("path", { class: `roof ${kind}`, d: `M${x(start)} ${y(start * bandwidth)}L${x(corner)} ${y(roofline.arithmetic)}` }),
        svg("text", { class: "name", x: x(start) + 6, y: y(start * bandwidth) + 17 }, `${text}: ${quantity(bandwidth)}B/s`)];
    };
    // A name beside a circle, unless it would cover another.
    const taken = [[width - RIGHT - 150, y(roofline.arithmetic) - 16, 150, LINE]];
    const label = (name, atX, atY) => {
      const shown = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
      const length = shown.length * LETTER, before = atX + 14 + length > width - RIGHT;
      const box = [before ? atX - 14 - length : atX + 14, atY - LINE / 2, length, LINE];
      if (taken.some(([left, top, across, down]) => box[0] < left + across && left < box[0] + length && box[1] < top + down && top < box[1] + LINE)) return null;
      taken.push(box);
      return svg("text", { x: before ? atX - 14 : atX + 14, y: atY + 4, "text-anchor": before ? "end" : "start" }, shown);
    };
    const longest = Math.max(...kernels.map(total), 0);
    const flat = roofline.arithmetic / Math.max(roofline.memory, roofline.cache ?? 0);
    return svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: "img", "aria-label": "the kernels below the roofline of the machine" },
      ...powers(fromX, toX).flatMap(at => [svg("line", { class: "grid", x1: x(10 ** at), x2: x(10 ** at), y1: TOP, y2: HEIGHT - BOTTOM }),
        svg("text", { x: x(10 ** at), y: HEIGHT - BOTTOM + 14, "text-anchor": "middle" }, String(Number((10 ** at).toPrecision(1))))]),
      ...powers(fromY, toY).flatMap(at => [svg("line", { class: "grid", x1: LEFT, x2: width - RIGHT, y1: y(10 ** at), y2: y(10 ** at) }),
        svg("text", { x: LEFT - 6, y: y(10 ** at) + 4, "text-anchor": "end" }, `${quantity(10 ** at)}/s`)]),
      svg("text", { x: (LEFT + width - RIGHT) / 2, y: HEIGHT - 6, "text-anchor": "middle" }, "instructions per byte"),
      ...roof("memory", roofline.memory, "memory"),
      ...(roofline.cache ? roof("cache", roofline.cache, "caches") : []),
      svg("path", { class: "roof", d: `M${x(flat)} ${y(roofline.arithmetic)}H${width - RIGHT}` }),
      svg("text", { class: "name", x: width - RIGHT, y: y(roofline.arithmetic) - 6, "text-anchor": "end" }, `arithmetic: ${quantity(roofline.arithmetic)}/s`),
      ...points.sort((a, b) => total(b.kernel) - total(a.kernel)).flatMap(({ kernel, x: atX, y: atY }) => {
        const circle = svg("circle", { class: `point ${kernel.resource}`, cx: x(atX), cy: y(atY), r: Math.max(SMALLEST, LARGEST * Math.sqrt(total(kernel) / longest)), tabindex: 0,
          onclick: () => selectSet(kernel.origins, kernel.name) }, svg("title", {}, `@${kernel.name}\n${this.details(kernel)}`));
        this.circles.push([circle, kernel.origins]);
        return [circle, label(kernel.name, x(atX), y(atY))];
      }));
  }

  light() {
    for (const [circle, set] of this.circles) {
      const state = stateOfSet(set);
      circle.classList.toggle("whole", state === WHOLE);
      circle.classList.toggle("part", state !== NONE && state !== WHOLE);
    }
  }
}

const moved = kernel => (kernel.read ?? 0) + (kernel.written ?? 0);
const total = kernel => kernel.milliseconds * Math.max(kernel.launches, 1);
const isPlaced = kernel => kernel.milliseconds && kernel.arithmetic && kernel.read !== null && kernel.written !== null && moved(kernel) > 0;

// The exponents of the powers of ten around some numbers.
const decades = values => [Math.floor(Math.log10(Math.min(...values))), Math.ceil(Math.log10(Math.max(...values)))];
const powers = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

function quantity(value) {
  const [unit, letter] = [[1e12, "T"], [1e9, "G"], [1e6, "M"], [1e3, "k"]].find(([each]) => value >= each) ?? [1, ""];
  return `${Number((value / unit).toPrecision(3))} ${letter}`;
}
