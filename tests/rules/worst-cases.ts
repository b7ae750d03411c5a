import { parseRegExpLiteral, type AST } from "@eslint-community/regexpp";

/** Endings that make an expression fail after it has read everything. */
const MISMATCHES = ["\u0000", "!\n"];

/**
 * Texts that make a backtracking engine slow: each repetition's prefix, many repeats, and a
 * mismatch.
 */
export function worstCasesOf(expression: RegExp, length: number): string[] {
  const cases = new Set<string>();
  const add = (before: string, repeated: string) => {
    if (repeated === "") return;
    const many = repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length);
    for (const end of MISMATCHES) cases.add(before + many + end);
  };
  const visit = (elements: readonly AST.Element[], before: string): void => {
    let soFar = before;
    for (const element of elements) {
      const inner = element.type === "Quantifier" ? element.element : element;
      if (element.type === "Quantifier" && element.max > 10) {
        for (const text of examplesOf(inner)) {
          add(soFar, text);
          add("", soFar + text);
        }
      }
      if ("alternatives" in inner) for (const { elements: within } of inner.alternatives) visit(within, soFar);
      const [example = ""] = examplesOf(element);
      soFar += example;
      // A single character costs one step per start position.
      if (element.type !== "Character") add("", soFar);
    }
    add("", soFar);
  };
  for (const { elements } of parseRegExpLiteral(expression).pattern.alternatives) visit(elements, "");
  for (const text of ["a", " ", "/", "<", "\n"]) add("", text);
  return [...cases];
}

function examplesOf(element: AST.Element): string[] {
  switch (element.type) {
    case "Character":
      return [element.raw.startsWith("\\") ? String.fromCodePoint(element.value) : element.raw];
    case "CharacterSet":
      return [SAMPLES.find((text) => new RegExp(`^${element.raw}$`, "u").test(text)) ?? ""];
    case "CharacterClass":
      return samplesOf(element);
    case "Quantifier": {
      const [example = ""] = examplesOf(element.element);
      return [example.repeat(Math.max(element.min, 1))];
    }
    case "Group":
    case "CapturingGroup":
      return element.alternatives.map(({ elements }) => elements.map((each) => examplesOf(each)[0] ?? "").join(""));
    default:
      // Assertions and references match nothing new.
      return [""];
  }
}

const SAMPLES = ["a", "1", " ", "-", ".", "/", "=", "<", "é", "\t", "A", "_", "\n", "\u0000", "₹"];

function samplesOf(element: AST.CharacterClass): string[] {
  const literals = element.elements.flatMap((each) =>
    each.type === "Character" ? [String.fromCodePoint(each.value)] : [],
  );
  const one = new RegExp(`^${element.raw}$`, "u");
  return [...SAMPLES, ...literals].filter((text) => one.test(text)).slice(0, 4);
}

/** Pieces of outside input, for functions that parse text. */
const PIECES = [
  ...[
    "a",
    "1",
    "0.",
    " ",
    "\n",
    "\u0000",
    "é",
    "😀",
    "/",
    "//",
    "/a",
    "../",
    "./",
    "\\",
    "-",
    "--",
    ".",
    "a.",
    "_",
    ":",
    "a@",
    "@",
  ],
  ...[
    "%",
    "%41",
    "%2f",
    "%e2",
    "&",
    "&amp;",
    "a=1&",
    "=",
    "?",
    "#",
    "+",
    ",",
    ", ",
    ";",
    "; ",
    "a;b=",
    '"',
    "'",
    "`",
    '"a",',
    "*",
    "^",
  ],
  ...[
    "<",
    ">",
    "<a",
    "<a>",
    '<a href="',
    "<!--",
    "-->",
    "<p>",
    "</p>",
    "<b ",
    "](",
    "[",
    "[[",
    "{",
    '{"a":',
    "[1,",
    "(",
    ")",
    "((",
    "$",
    "{{",
  ],
  ...["https://", "https://a.b/", "data:", "१", "₹1,", "1-", "1_", "gzip, ", "br;q=1, ", "2001:", "::"],
];

export function* worstTexts(length: number): Generator<string> {
  for (const piece of PIECES) {
    const many = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    yield many;
    yield `/${many}!`;
  }
}
