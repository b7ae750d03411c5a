import { expect, test } from "vitest";
import { textOf } from "./source-tree.ts";

const row = /^\| +(\d+) \| .* \| `([^`]+)` +\|$/gm;
const rows = [...textOf("docs/complaints.md").matchAll(row)].map(([, number, file]) => ({
  number: Number(number),
  file: String(file),
}));

/** Numbers in the titles of a file's tests: "complaint 1, 2, 6: …". */
function named(file: string): number[] {
  const titles = [...textOf(file).matchAll(/["`]complaint ([\d, ]+):/g)];
  return titles.flatMap(([, numbers = ""]) => numbers.split(",").map(Number));
}

test("every complaint about carts and checkouts is in the list, once", () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1));
});

test.each(rows)("complaint $number has its test in $file", ({ number, file }) => {
  expect(named(file)).toContain(number);
});
