// The report, unpacked, and what is asked of it by number.

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

export const report = await unpacked(document.getElementById("report").textContent);

// A document: `stage` and `graph` are null for a file of the program.
function described(stage, graph, kind) {
  return { ...stage, id: `${graph ? graph.name : "program"}/${stage.name}`, title: titleOf(stage, kind), graph, kind };
}

function titleOf(stage, kind) {
  const parts = stage.name.split("/");
  return kind === "source" ? parts.slice(-2).join("/") : stage.name;
}

export const sources = report.sources.map(source => described(source, null, "source"));
export const graphs = report.graphs.map(graph => {
  const own = { ...graph };
  own.documents = graph.stages.map(stage => described(stage, own, stage.language === "mlir" ? "module" : "code"));
  return own;
});
const byId = new Map([...sources, ...graphs.flatMap(graph => graph.documents)].map(each => [each.id, each]));
export const documentOf = id => byId.get(id);

const expanded = new Map();

// The numbers of the lines of a document.
export function linesOf(document) {
  if (!expanded.has(document.runs)) {
    const lines = [];
    for (let at = 0; at < document.runs.length; at += 2) {
      for (let each = 0; each < document.runs[at + 1]; each++) lines.push(document.runs[at] + each);
    }
    expanded.set(document.runs, Int32Array.from(lines));
  }
  return expanded.get(document.runs);
}

export const textOf = line => report.texts[report.lines[line][0]];
export const setOf = line => report.lines[line][1];

// A place in the program, for people: `model.py:12`.
export function placeOf(origin) {
  const [file, line] = report.origins[origin];
  return `${report.files[file].split("/").pop()}:${line}`;
}

export const operatorOf = origin => report.origins[origin][3];

// What the user wrote at a place; empty where the file could not be read.
export function sourceLineOf(origin) {
  const [file, line] = report.origins[origin];
  const source = documentOf(`program/${report.files[file]}`);
  const lines = source && linesOf(source);
  return lines && line <= lines.length ? textOf(lines[line - 1]).trim() : "";
}

// The number of the first line of a document that defines a kernel or function; -1 if there is none.
export function definitionIn(document, name) {
  const pattern = new RegExp(`(?:\\b(?:kernel|func)\\b[^@]*@|\\b(?:def|i64) )${name.replace(/\W/g, "\\$&")}\\(`);
  return linesOf(document).findIndex(line => pattern.test(textOf(line)));
}

// Things by what `name` calls them, in their order.
export function grouped(things, name) {
  const groups = new Map();
  for (const each of things) groups.set(name(each), [...(groups.get(name(each)) ?? []), each]);
  return groups;
}

export function bytes(count) {
  if (count === null || count === undefined) return "symbolic";
  const units = ["B", "KiB", "MiB", "GiB", "TiB"];
  let unit = 0;
  for (; count >= 1024 && unit < units.length - 1; unit++) count /= 1024;
  return `${count < 10 && unit > 0 ? count.toFixed(1) : Math.round(count)} ${units[unit]}`;
}

export const duration = ms => (ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : ms >= 10 ? `${ms.toFixed(0)} ms` : `${ms.toFixed(1)} ms`);
