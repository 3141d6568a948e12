// The difference of two lists of keys: pairs of positions that are kept, in order.
//
// Lines that are unique on both sides anchor the rest (patience diff, Bram Cohen); between anchors without unique lines
// the longest common subsequence is found, or nothing where that takes too long.

const MAX_CELLS = 1 << 20;

export function matches(before, after) {
  const pairs = [];
  const pending = [[0, before.length, 0, after.length]];
  while (pending.length) {
    let [low, high, from, to] = pending.pop();
    while (low < high && from < to && before[low] === after[from]) pairs.push([low++, from++]);
    while (low < high && from < to && before[high - 1] === after[to - 1]) pairs.push([--high, --to]);
    if (low === high || from === to) continue;
    const anchors = increasing(unique(before, low, high), unique(after, from, to));
    if (anchors.length === 0) {
      pairs.push(...common(before, low, high, after, from, to));
      continue;
    }
    let [last, there] = [low, from];
    for (const [at, other] of anchors) {
      pairs.push([at, other]);
      pending.push([last, at, there, other]);
      [last, there] = [at + 1, other + 1];
    }
    pending.push([last, high, there, to]);
  }
  return pairs.sort((a, b) => a[0] - b[0]);
}

// By key the position of what comes once.
function unique(keys, low, high) {
  const found = new Map();
  for (let at = low; at < high; at++) found.set(keys[at], found.has(keys[at]) ? -1 : at);
  return found;
}

// The longest list of pairs of equal unique keys that ascends on both sides.
function increasing(before, after) {
  const pairs = [];
  for (const [key, at] of before) {
    if (at >= 0 && (after.get(key) ?? -1) >= 0) pairs.push([at, after.get(key), null]);
  }
  const tails = [];
  for (const pair of pairs.sort((a, b) => a[0] - b[0])) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tails[middle][1] < pair[1]) low = middle + 1;
      else high = middle;
    }
    pair[2] = low > 0 ? tails[low - 1] : null;
    tails[low] = pair;
  }
  const chain = [];
  for (let pair = tails.at(-1); pair; pair = pair[2]) chain.push([pair[0], pair[1]]);
  return chain.reverse();
}

function common(before, low, high, after, from, to) {
  const [height, width] = [high - low, to - from];
  if (height * width > MAX_CELLS) return [];
  const lengths = new Uint16Array((height + 1) * (width + 1));
  for (let i = height - 1; i >= 0; i--) {
    for (let j = width - 1; j >= 0; j--) {
      lengths[i * (width + 1) + j] = before[low + i] === after[from + j]
        ? lengths[(i + 1) * (width + 1) + j + 1] + 1
        : Math.max(lengths[(i + 1) * (width + 1) + j], lengths[i * (width + 1) + j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < height && j < width;) {
    if (before[low + i] === after[from + j]) pairs.push([low + i++, from + j++]);
    else if (lengths[(i + 1) * (width + 1) + j] >= lengths[i * (width + 1) + j + 1]) i++;
    else j++;
  }
  return pairs;
}
