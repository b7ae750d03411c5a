import { expect, test } from "vitest";
import { isText, sourceFiles, textOf } from "./source-tree.ts";

const LIST = "docs/product.md";

interface Requirement {
  readonly number: number;
  readonly proofs: readonly { readonly file: string; readonly title: string }[];
}

/** `- **P12** What the shop does.` and below it, indented, each proof as `file` "part of a title". */
const requirements: Requirement[] = [...textOf(LIST).matchAll(/^- \*\*P(\d+)\*\* .+\n((?: {2}.+\n?)*)/gm)].map(
  ([, number, below = ""]) => ({
    number: Number(number),
    proofs: [...below.matchAll(/`([^`]+\.test\.tsx?)` "([^"]+)"/g)].map(([, file = "", title = ""]) => ({
      file,
      title,
    })),
  }),
);
const numbers = requirements.map(({ number }) => number);

const files = sourceFiles();
const titles = new Map<string, string[]>();

/** What the tests of a file are called: the first text given to `test`, `describe`, `journey`, or to their `each`. */
function titlesOf(file: string): string[] {
  const called = /(?:\b(?:test|describe|journey)|[\])])\(\s*(["'`])((?:\\.|(?!\1).)+)\1/gs;
  const known = titles.get(file) ?? [...textOf(file).matchAll(called)].map(([, , title = ""]) => title);
  titles.set(file, known);
  return known;
}

test("every requirement has a number of its own, and no number is left out", () => {
  expect(numbers.length).toBeGreaterThan(150);
  expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
});

test("every requirement names a test that proves it", () => {
  expect(requirements.filter(({ proofs }) => proofs.length === 0).map(({ number }) => `P${number}`)).toEqual([]);
});

test.each(requirements)("the proofs of P$number are there", ({ proofs }) => {
  const missing = proofs.filter(
    ({ file, title }) => !files.includes(file) || !titlesOf(file).some((known) => known.includes(title)),
  );
  expect(missing).toEqual([]);
});

test("what code and pages name as a requirement is one", () => {
  const named = files.filter(isText).flatMap((path) => {
    const found = textOf(path).matchAll(/\bproduct (P\d+(?:(?:, | and )P\d+)*)/g);
    return [...found].flatMap(([, list = ""]) => [...list.matchAll(/\d+/g)].map(([number]) => ({ path, number })));
  });
  expect(named.filter(({ number }) => !numbers.includes(Number(number)))).toEqual([]);
});
