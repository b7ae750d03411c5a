import { describe, expect, test } from "vitest";
import { isText, linesOf, nameOf, sourceFiles, textOf } from "./source-tree.ts";

const files = sourceFiles();
const records = files.filter((path) => path.startsWith("docs/decisions/")).sort();
const numberOf = (path: string) => nameOf(path).slice(0, 4);

test("decisions are numbered once and without gaps", () => {
  expect(records.map(numberOf)).toEqual(records.map((_, at) => String(at + 1).padStart(4, "0")));
});

test("the index names every decision by its title", () => {
  const index = textOf("docs/README.md");
  const missing = records.filter(
    (path) => !index.includes(`(decisions/${nameOf(path)})`) || !index.includes(titleOf(path)),
  );
  expect(missing).toEqual([]);
});

test("what is cited in code and pages has been decided", () => {
  const numbers = new Set(records.map(numberOf));
  const cited = files.filter(isText).flatMap((path) => {
    const found = textOf(path).matchAll(/\bdecisions?[ /](\d{4})\b/g);
    return [...found].flatMap(([, number = ""]) => (numbers.has(number) ? [] : [`${path}: ${number}`]));
  });
  expect(cited).toEqual([]);
});

describe.each(records)("%s", (path) => {
  test("has a date, a status and every part, on a page", () => {
    const text = textOf(path);
    expect(text).toMatch(new RegExp(`^# ${numberOf(path)} \\S`));
    expect(text).toMatch(/^Date: \d{4}-\d\d-\d\d · Status: (accepted|settled, not built|superseded by \d{4})/m);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)).toEqual([
      "Context",
      "Decision",
      "Consequences",
      "Alternatives refused",
      "How it is checked",
    ]);
    expect(linesOf(path)).toBeGreaterThanOrEqual(20);
    expect(linesOf(path)).toBeLessThanOrEqual(60);
  });

  test("points only at files that are there", () => {
    const named = [...textOf(path).matchAll(/`((?:app|tests|demo-backend|docs|public)\/[\w./$-]+)`/g)].map(
      ([, file = ""]) => file,
    );
    const missing = named.filter(
      (file) => !files.some((known) => known === file || known.startsWith(file.replace(/\/?$/, "/"))),
    );
    expect(missing).toEqual([]);
  });
});

function titleOf(path: string): string {
  return (textOf(path).split("\n")[0] ?? "").replace(/^# \d{4} /, "");
}
