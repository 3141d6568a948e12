// The memory plan as a picture: bytes from bottom to top, the steps of the host program from left to right.

import { element, svg } from "explorer/dom.js";
import { bytes } from "explorer/data.js";
import { NONE, WHOLE, nameOfSet, onSelection, selectSet, stateOfSet } from "explorer/selection.js";

const WIDTH = 1000, HEIGHT = 360, CURVE = 90, GAP = 14;
const BOTTOM = HEIGHT + GAP + CURVE;

export class MemoryView {
  constructor() {
    this.node = element("div", { class: "memory" });
    this.rectangles = [];
    onSelection(() => this.light());
  }

  show(graph) {
    this.rectangles = [];
    const plans = graph.memory.map(plan => this.plan(plan));
    this.node.replaceChildren(...(plans.length ? plans : [element("p", { class: "note" }, "The stages contain no host program that allocates buffers.")]));
    this.light();
  }

  plan(plan) {
    const inside = plan.buffers.filter(each => each.offset !== null);
    const outside = plan.buffers.filter(each => each.offset === null);
    const live = liveBytes(inside, plan.steps.length), own = liveBytes(outside, plan.steps.length);
    const total = live.map((each, step) => each + own[step]);
    const peak = total.indexOf(Math.max(...total, 0));
    const said = element("p", { class: "said" }, "Point at a step to see what is in use; click a buffer to follow where it comes from.");
    const unknown = outside.filter(each => each.bytes === null).length;
    const head = element("p", {}, `@${plan.function} uses at most `, element("strong", {}, bytes(total[peak] ?? 0)),
      ` at once, at step ${peak + 1} of ${plan.steps.length} (${plan.steps[peak]?.name ?? ""}). `,
      inside.length ? `${counted(inside)} of ${bytes(sumOf(inside))}${inside.length > 1 ? " in all share" : " has"} an arena of ${bytes(plan.arena)}. ` : "No buffer shares an arena: each is a result, saved for the backward graph, or allocated by a library call. ",
      outside.length ? `${counted(outside)} of ${bytes(sumOf(outside))} ${outside.length > 1 ? "in all are" : "is"} allocated separately` : "",
      unknown ? `; the sizes of ${unknown} are known only at run time.` : outside.length ? "." : "");
    return element("section", {}, head, this.picture(plan, inside, packed(outside), live, total, peak, said), said);
  }

  picture(plan, inside, outside, live, total, peak, said) {
    const height = Math.max(plan.arena + Math.max(...outside.map(each => each.offset + each.bytes), 0), 1);
    const x = step => (step / plan.steps.length) * WIDTH, y = byte => HEIGHT - (byte / height) * HEIGHT;
    const cursor = svg("line", { class: "cursor", y1: 0, y2: BOTTOM, x1: -9, x2: -9 });
    const rectangle = (buffer, kind, base, where) => {
      const made = plan.steps[buffer.first];
      const node = svg("rect", { class: `buffer ${kind}`, x: x(buffer.first), width: Math.max(x(buffer.last + 1) - x(buffer.first), 1),
        y: y(base + buffer.offset + buffer.bytes), height: Math.max((buffer.bytes / height) * HEIGHT, 0.5),
        onclick: () => selectSet(made.origins, `%${buffer.name}, written by ${made.name}`) },
        svg("title", {}, `%${buffer.name}: ${buffer.type}\n${bytes(buffer.bytes)} ${where}\nsteps ${buffer.first + 1} to ${buffer.last + 1}, written by ${made?.name}\n${nameOfSet(made?.origins ?? 0)}`));
      this.rectangles.push([node, made?.origins ?? 0]);
      return node;
    };
    const top = Math.max(...total, 1);
    const area = values => `M0 ${BOTTOM}${values.map((value, at) => `V${BOTTOM - (value / top) * CURVE}H${x(at + 1)}`).join("")}V${BOTTOM}z`;
    const picture = svg("svg", { viewBox: `-1 -1 ${WIDTH + 2} ${BOTTOM + 2}`, role: "img", "aria-label": "the memory plan", preserveAspectRatio: "none" },
      svg("rect", { class: "arena", width: WIDTH, y: y(plan.arena), height: HEIGHT - y(plan.arena) }),
      ...inside.map(buffer => rectangle(buffer, "inside", 0, `at byte ${buffer.offset} of the arena`)),
      ...outside.map(buffer => rectangle(buffer, "outside", plan.arena, "allocated separately")),
      svg("path", { class: "total", d: area(total) }), svg("path", { class: "live", d: area(live) }),
      svg("line", { class: "peak", x1: x(peak + 0.5), x2: x(peak + 0.5), y1: 0, y2: BOTTOM }), cursor);
    picture.addEventListener("pointermove", event => {
      const box = picture.getBoundingClientRect();
      const step = Math.max(0, Math.min(plan.steps.length - 1, Math.floor(((event.clientX - box.left) / box.width) * plan.steps.length)));
      cursor.setAttribute("x1", x(step + 0.5));
      cursor.setAttribute("x2", x(step + 0.5));
      said.textContent = `step ${step + 1}: ${plan.steps[step].name}, ${bytes(total[step])} in use, ${bytes(live[step])} of it in the arena; ${nameOfSet(plan.steps[step].origins)}`;
    });
    const label = (at, text) => element("span", { class: "scale", style: `top:${(100 * (at + 1)) / (BOTTOM + 2)}%` }, text);
    const legend = element("div", { class: "bar legends" }, ...[["inside", "buffer in the arena"], ["outside", "buffer allocated separately"], ["peak", "peak"]].map(([kind, text]) => element("span", { class: `legend ${kind}` }, text)),
      element("span", { class: "note" }, "above: where each buffer lies, separate ones stacked on the arena; below: bytes in use"));
    return element("figure", {}, element("div", { class: "plot" }, picture, label(0, bytes(height)), label(HEIGHT + GAP, `in use: ${bytes(top)}`)), legend);
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

const sumOf = buffers => buffers.reduce((sum, each) => sum + (each.bytes ?? 0), 0);
const counted = buffers => `${buffers.length} buffer${buffers.length > 1 ? "s" : ""}`;

// Buffers of known size, each with the lowest offset at which it meets no other one that is in use at the same time.
function packed(buffers) {
  const placed = [];
  for (const buffer of buffers.filter(each => each.bytes !== null)) {
    const others = placed.filter(each => each.first <= buffer.last && buffer.first <= each.last).sort((a, b) => a.offset - b.offset);
    let offset = 0;
    for (const other of others) {
      if (other.offset >= offset + buffer.bytes) break;
      offset = Math.max(offset, other.offset + other.bytes);
    }
    placed.push({ ...buffer, offset });
  }
  return placed;
}
