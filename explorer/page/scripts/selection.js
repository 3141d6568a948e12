// What is selected: places in the program, by which lines on every level light up.

import { grouped, linesOf, operatorOf, placeOf, report, setOf } from "explorer/data.js";

export const NONE = 0, PART = 1, WHOLE = 2;

const listeners = [];
let origins = new Set();
let label = "";
// By the number of each set of origins: whether none, some or all of its places are selected.
let states = new Uint8Array(report.sets.length);

export const onSelection = listener => listeners.push(listener);
export const selectedOrigins = () => [...origins];
export const selectionLabel = () => label;
export const isSelecting = () => origins.size > 0;
export const stateOfSet = set => states[set];

// A line of the program is lit as a whole, whichever of its operators is selected.
export const stateOf = (line, document) => {
  const state = states[setOf(line)];
  return state !== NONE && document.kind === "source" ? WHOLE : state;
};

// Select places. `about` says what they are of; `from` is who asks, and need not be shown them.
export function select(chosen, about, from = null) {
  origins = new Set(chosen);
  label = about;
  states = Uint8Array.from(report.sets, set => {
    const count = set.reduce((sum, each) => sum + origins.has(each), 0);
    return count === 0 ? NONE : count === set.length ? WHOLE : PART;
  });
  listeners.forEach(listener => listener(from));
}

export const selectSet = (set, about, from) => select(report.sets[set], about, from);
export const clearSelection = () => select([], "");

// The positions of the lines of a document that are lit.
export function litLines(document) {
  if (!isSelecting()) return [];
  const lit = [];
  linesOf(document).forEach((line, at) => {
    if (states[setOf(line)] !== NONE) lit.push(at);
  });
  return lit;
}

// What places are called: `aten.softmax at model.py:12`.
export function nameOf(chosen) {
  const names = [...grouped(chosen, placeOf)].map(([place, found]) => {
    const operators = [...new Set(found.map(operatorOf))].filter(Boolean);
    const few = operators.length > 3 ? `${operators.length} operators` : operators.join(", ");
    return [few, place].filter(Boolean).join(" at ");
  });
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more lines` : names.join("; ");
}

export const nameOfSet = set => nameOf(report.sets[set]);
