import { expect, test } from "vitest";
import { budgets } from "./budgets.ts";
import { type Fact, median, ratioOf } from "./facts.ts";
import { writeReport } from "./report.ts";

const circumstances = { date: "2026-11-22", machine: "2 cores", node: "20", chromium: "156", busy: "0.1" };
const report = (...facts: Fact[]) => writeReport([{ title: "Paint", method: "How.", facts }], circumstances);

test.each([
  [{ value: 887, plain: 633 }, 887 / 633],
  [{ value: 0, plain: 12 }, 0],
  [{ value: 30, plain: 0 }, null],
  [{ value: 30 }, null],
])("ratioOf(%o) is %s", (figures, ratio) => {
  expect(ratioOf({ where: "home", what: "FCP, ms", ...figures })).toBe(ratio);
});

test.each([
  [[3, 1, 2], 2],
  [[5], 5],
  [[], NaN],
])("median(%o) is %s", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("a table has a row per page and a column per figure, with gaps", () => {
  const written = report(
    { where: "home", what: "parse, ms", value: 887.4, plain: 633 },
    { where: "cart", what: "parse, ms", value: 700 },
    { where: "home", what: "script, ms", value: 30, plain: 0 },
  );
  expect(written).toContain("|  | parse, ms | script, ms |");
  expect(written).toContain("| home | 887 (1.40×) | 30 (plain 0) |");
  expect(written).toContain("| cart | 700 |  |");
});

test.each([
  [{ where: "home", what: "FCP, ms", value: 696, plain: 633 }, "| FCP, ms | ≤ 1.1 × plain | 696 (1.10×)"],
  [{ where: "home", what: "FCP, ms", value: 887, plain: 633 }, "FCP, ms | ≤ 1.1 × plain | **887 (1.40×)**"],
  [{ where: "home", what: "FCP, ms", value: 887 }, "FCP, ms | ≤ 1.1 × plain | **887**"],
  [{ where: "listing", what: "as served, a second", value: 1_800, plain: 2_500 }, "≥ 0.7 × plain |  | 1,800 (0.72×)"],
  [
    { where: "listing", what: "as served, a second", value: 1_700, plain: 2_500 },
    "≥ 0.7 × plain |  | **1,700 (0.68×)**",
  ],
  [
    { where: "cart, held 5 s", what: "first byte, ms", value: 15.1 },
    "| first byte, ms, held 5 s | ≤ 15 |  |  |  | **15.1**",
  ],
  [
    { where: "kept data folder", what: "first answer, ms", value: 780 },
    "| first answer, ms, kept data folder | ≤ 8,000 |  |  |  |  | 780",
  ],
  [{ where: "cart", what: "CLS", value: Number.NaN }, "CLS | 0 |  |  |  | **–**"],
])("the summary marks %o: %s", (fact, row) => {
  expect(report(fact)).toContain(`${row} |`);
});

test("the summary comes first, counts met budgets and names the others", () => {
  const written = report(
    { where: "home", what: "FCP, ms", value: 696, plain: 633 },
    { where: "cart", what: "FCP, ms", value: 887, plain: 633 },
  );
  expect(written).toContain("1 of 2 budgets are met.");
  expect(written.indexOf("## Summary")).toBeLessThan(written.indexOf("## Method"));
});

test("a figure of the summary is not repeated in a table", () => {
  const written = report({ where: "home", what: "FCP, ms", value: 696, plain: 633 });
  expect(written.split("696 (1.10×)")).toHaveLength(2);
});

test("no figure has two budgets of the same kind", () => {
  const keys = budgets.flatMap(({ what, where, limit }) => where.map((page) => `${page} ${what} ${limit.replace(/[\d.,]+/, "")}`)); // prettier-ignore
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
