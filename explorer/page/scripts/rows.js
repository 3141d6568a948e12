// What a text view shows, row by row: a document, or how it differs from another.

import { linesOf, textOf } from "explorer/data.js";
import { matches } from "explorer/diff.js";

const CONTEXT = 3;

export function documentRows(document) {
  return Array.from(linesOf(document), (line, at) => ({ line, number: at + 1, kind: "" }));
}

// Numbers of values change whenever one is added before them: by default `%12` and `%13` are equal.
const keys = new Map();
function key(line) {
  if (!keys.has(line)) keys.set(line, textOf(line).replace(/%([A-Za-z_]\w*?)?_?\d+\b/g, "%$1"));
  return keys.get(line);
}

// Lines that went and came; equal ones far from both are folded into one row that opens.
export function differenceRows(before, after, numbersMatter) {
  const [old, now] = [linesOf(before), linesOf(after)];
  const keyOf = numbersMatter ? textOf : key;
  const kept = matches(Array.from(old, keyOf), Array.from(now, keyOf));
  const rows = [];
  let equal = [];
  const flush = isLast => {
    const head = rows.length ? CONTEXT : 0, tail = isLast ? 0 : CONTEXT;
    if (equal.length > head + tail + 1) {
      const hidden = equal.slice(head, equal.length - tail);
      rows.push(...equal.slice(0, head), { kind: "fold", hidden }, ...equal.slice(equal.length - tail));
    } else {
      rows.push(...equal);
    }
    equal = [];
  };
  let [at, other] = [0, 0];
  for (const [next, there] of [...kept, [old.length, now.length]]) {
    if (next > at || there > other) {
      flush(false);
      for (; at < next; at++) rows.push({ line: old[at], number: at + 1, kind: "removed" });
      for (; other < there; other++) rows.push({ line: now[other], number: other + 1, kind: "added" });
    }
    if (next < old.length || there < now.length) equal.push({ line: now[there], number: there + 1, kind: "" });
    [at, other] = [next + 1, there + 1];
  }
  flush(true);
  return rows;
}
