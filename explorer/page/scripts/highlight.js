// Tokens of a line, for colours: IR, C++ and Python.

const WORDS = {
  cpp: "alignas auto break case char const constexpr continue default double do else enum extern false float for goto if inline int long namespace new return short signed sizeof static struct switch template true typedef typename union unsigned using void while",
  python: "and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return self True try while with yield",
};
const KEYWORD = Object.fromEntries(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(" "))]));

const STRING = `"(?:[^"\\\\]|\\\\.)*"?|'(?:[^'\\\\]|\\\\.)*'?`;
const NUMBER = `\\b(?:0[xX][\\da-fA-F]+|\\d[\\d.]*(?:[eE][+-]?\\d+)?)[uUlLfF]*\\b`;
const RULES = {
  mlir: [
    ["comment", "//.*"],
    ["string", `"(?:[^"\\\\]|\\\\.)*"?`],
    ["value", "%[\\w$.\\-]+(?:#\\d+)?"],
    ["symbol", "@[\\w$.\\-]+"],
    ["attribute", "#[\\w.]+"],
    ["type", "![\\w.]+|\\b(?:tensor|memref|vector|index|none|bf16|[fiu]\\d+|[su]i\\d+)\\b|(?<=[x<])(?:bf16|[fi]\\d+|index)\\b"],
    ["operation", "\\b[a-z_]\\w*\\.[\\w.]+"],
    ["literal", NUMBER],
  ],
  cpp: [["comment", "//.*"], ["attribute", "^\\s*#.*"], ["string", STRING], ["type", "\\b[iuf]\\d+(?:x\\d+)?\\b"],
    ["literal", NUMBER], ["word", "[A-Za-z_]\\w*"]],
  python: [["comment", "#.*"], ["string", `"""(?:[^"\\\\]|\\\\.|"(?!""))*(?:""")?|${STRING}`], ["attribute", "^\\s*@[\\w.]+"],
    ["literal", NUMBER], ["word", "[A-Za-z_]\\w*"]],
};
const PATTERN = Object.fromEntries(Object.entries(RULES).map(
  ([language, rules]) => [language, new RegExp(rules.map(([, rule]) => `(${rule})`).join("|"), "g")]));

// Pairs of a class and a text; the class of plain text is empty.
export function tokens(text, language) {
  const found = [];
  let end = 0;
  for (const match of text.matchAll(PATTERN[language])) {
    if (match.index > end) found.push(["", text.slice(end, match.index)]);
    let kind = RULES[language][match.findIndex((group, at) => at > 0 && group !== undefined) - 1][0];
    if (kind === "word") kind = KEYWORD[language].has(match[0]) ? "keyword" : "";
    found.push([kind, match[0]]);
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(["", text.slice(end)]);
  return found;
}
