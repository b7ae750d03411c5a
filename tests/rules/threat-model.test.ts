import { expect, test } from "vitest";
import { linesOf, sourceFiles, textOf } from "./source-tree.ts";

const PAGE = "docs/threat-model.md";
const files = sourceFiles();

/** `- **3.3.1** What holds.` and below it, indented, each proof: a file, and for a test part of a title. */
const items = [...textOf(PAGE).matchAll(/^- \*\*([^*]+)\*\* .+\n((?: {2}.+\n)*)/gm)].map(
  ([, name = "", below = ""]) => ({
    name,
    proofs: [...below.matchAll(/`([^`]+)`(?: "([^"]+)")?$/gm)].map(([, file = "", title]) => ({ file, title })),
  }),
);

test("threats and items of ASVS each have a proof", () => {
  expect(items.length).toBeGreaterThan(50);
  expect(items.filter(({ proofs }) => proofs.length === 0).map(({ name }) => name)).toEqual([]);
  expect(items.map(({ name }) => name)).toEqual([...new Set(items.map(({ name }) => name))]);
});

test.each(items)("the proofs of $name are there", ({ proofs }) => {
  const missing = proofs.filter(({ file, title }) => !files.includes(file) || !textOf(file).includes(title ?? ""));
  expect(missing).toEqual([]);
});

test("every test among them is named by its title", () => {
  const unnamed = items.flatMap(({ proofs }) => proofs.filter(({ file, title }) => /\.test\.ts$/.test(file) && !title));
  expect(unnamed.map(({ file }) => file)).toEqual([]);
  expect(linesOf(PAGE)).toBeLessThan(300);
});
