// The memory plan as a picture: the arena from bottom to top, the steps of the host program from left to right.

import { element, svg } from "explorer/dom.js";
import { bytes } from "explorer/data.js";
import { NONE, WHOLE, nameOfSet, onSelection, selectSet, stateOfSet } from "explorer/selection.js";

const WIDTH = 1000, HEIGHT = 360, CURVE = 90, GAP = 14;

export class MemoryView {
  constructor() {
    this.node = element("div", { class: "memory" });
    this.rectangles = [];
    onSelection(() => this.light());
  }

  show(graph) {
    this.rectangles = [];
    const plans = graph.memory.map(plan => this.plan(plan));
    this.node.replaceChildren(...(plans.length ? plans : [element("p", { class: "note" }, "The stages hold no host program with buffers of its own.")]));
    this.light();
  }

  plan(plan) {
    const inside = plan.buffers.filter(each => each.offset !== null);
    const outside = plan.buffers.filter(each => each.offset === null);
    const live = liveBytes(inside, plan.steps.length), own = liveBytes(outside, plan.steps.length);
    const peak = live.indexOf(Math.max(...live, 0));
    const said = element("p", { class: "said" }, "Move over the picture to see what is in use; click a buffer to follow where it comes from.");
    const sum = inside.reduce((total, each) => total + each.bytes, 0);
    const unknown = outside.filter(each => each.bytes === null).length;
    const head = element("p", {}, `@${plan.function}: ${inside.length} buffers of ${bytes(sum)} share an arena of `, element("strong", {}, bytes(plan.arena)),
      `; at most ${bytes(live[peak] ?? 0)} are in use at once, at step ${peak + 1} of ${plan.steps.length} (${plan.steps[peak]?.name ?? ""}). `,
      `${outside.length} buffers have memory of their own, at most ${bytes(Math.max(...own, 0))} at once${unknown ? `, ${unknown} of them of a size known only at run time` : ""}.`);
    return element("section", {}, head, this.picture(plan, inside, live, own, peak, said), said);
  }

  picture(plan, inside, live, own, peak, said) {
    const x = step => (step / plan.steps.length) * WIDTH, y = byte => HEIGHT - (byte / Math.max(plan.arena, 1)) * HEIGHT;
    const cursor = svg("line", { class: "cursor", y1: 0, y2: HEIGHT + GAP + CURVE, x1: -9, x2: -9 });
    const rectangles = inside.map(buffer => {
      const made = plan.steps[buffer.first];
      const node = svg("rect", { class: "buffer", x: x(buffer.first), width: Math.max(x(buffer.last + 1) - x(buffer.first), 1), y: y(buffer.offset + buffer.bytes), height: Math.max(y(buffer.offset) - y(buffer.offset + buffer.bytes), 0.5),
        onclick: () => selectSet(made.origins, `%${buffer.name}, written by ${made.name}`) },
        svg("title", {}, `%${buffer.name}: ${buffer.type}\n${bytes(buffer.bytes)} at ${buffer.offset}\nsteps ${buffer.first + 1} to ${buffer.last + 1}, written by ${made?.name}\n${nameOfSet(made?.origins ?? 0)}`));
      this.rectangles.push([node, made?.origins ?? 0]);
      return node;
    });
    const top = Math.max(...live, ...own, 1);
    const curve = values => values.map((value, at) => `${at ? "L" : "M"}${x(at)} ${HEIGHT + GAP + CURVE - (value / top) * CURVE}H${x(at + 1)}`).join("");
    const picture = svg("svg", { viewBox: `-1 -1 ${WIDTH + 2} ${HEIGHT + GAP + CURVE + 2}`, role: "img", "aria-label": "the memory plan", preserveAspectRatio: "none" },
      svg("rect", { class: "arena", width: WIDTH, height: HEIGHT }), ...rectangles,
      svg("path", { class: "live", d: curve(live) }), svg("path", { class: "own", d: curve(own) }),
      svg("line", { class: "peak", x1: x(peak + 0.5), x2: x(peak + 0.5), y1: 0, y2: HEIGHT + GAP + CURVE }), cursor);
    picture.addEventListener("pointermove", event => {
      const box = picture.getBoundingClientRect();
      const step = Math.max(0, Math.min(plan.steps.length - 1, Math.floor(((event.clientX - box.left) / box.width) * plan.steps.length)));
      cursor.setAttribute("x1", x(step + 0.5));
      cursor.setAttribute("x2", x(step + 0.5));
      said.textContent = `step ${step + 1}: ${plan.steps[step].name}, ${bytes(live[step])} of the arena and ${bytes(own[step])} elsewhere in use; ${nameOfSet(plan.steps[step].origins)}`;
    });
    const legend = element("div", { class: "bar" }, element("span", { class: "legend live" }, "in use in the arena"), element("span", { class: "legend own" }, "in memory of its own"), element("span", { class: "legend peak" }, "the peak"));
    return element("figure", {}, picture, legend);
  }

  light() {
    for (const [node, set] of this.rectangles) {
      const state = stateOfSet(set);
      node.classList.toggle("whole", state === WHOLE);
      node.classList.toggle("part", state !== NONE && state !== WHOLE);
    }
  }
}

// By step the bytes that some buffers use together.
function liveBytes(buffers, steps) {
  const change = new Array(steps + 1).fill(0);
  for (const { bytes: size, first, last } of buffers) {
    change[first] += size ?? 0;
    change[Math.min(last + 1, steps)] -= size ?? 0;
  }
  let sum = 0;
  return change.slice(0, steps).map(each => (sum += each));
}
