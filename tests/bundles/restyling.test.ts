import { readFileSync } from "node:fs";
import { transform, type Selector, type SelectorComponent } from "lightningcss";
import { expect, test } from "vitest";
import type { PageStyles } from "../../app/lib/page-styles.ts";

/**
 * Chromium restyles what such a rule may reach after a change: without a class, type, id or
 * attribute in the last compound that is every element of the page, for each panel that opens.
 */
test("no rule with :has() or a sibling of any kind ends in any element", () => {
  const { rules, pages } = JSON.parse(readFileSync("build/page-styles.json", "utf8")) as PageStyles; // by scripts/page-styles
  const { header = [], deferred = [] } = pages["whole"] ?? {};
  const code = Buffer.from([...header, ...deferred].map((at) => rules[at]?.[0]).join(""));
  const found: Selector[] = [];
  transform({
    filename: "whole.css",
    code,
    visitor: {
      Selector(selector) {
        if (reachesEverything(selector)) found.push(selector);
      },
    },
  });
  expect(code.length).toBeGreaterThan(10_000);
  expect(found.map((selector) => JSON.stringify(selector))).toEqual([]);
});

function reachesEverything(selector: Selector): boolean {
  const inner = selector.flatMap((part) => (isHas(part) ? [] : alternatives(part)));
  if (inner.some(reachesEverything)) return true;
  const at = lastCombinator(selector);
  const combinator = selector[at];
  if (combinator?.type !== "combinator" || isNamed(selector.slice(at + 1))) return false;
  const before = selector.slice(0, at);
  const isSibling = combinator.value === "next-sibling" || combinator.value === "later-sibling";
  return dependsOnContents(before) || (isSibling && !isNamed(before.slice(lastCombinator(before) + 1)));
}

function dependsOnContents(selector: Selector): boolean {
  return selector.some((part) => isHas(part) || alternatives(part).some(dependsOnContents));
}

function isNamed(compound: Selector): boolean {
  return compound.some((part) => {
    if (part.type === "class" || part.type === "id" || part.type === "type" || part.type === "attribute") return true;
    if (part.type !== "pseudo-class" || (part.kind !== "is" && part.kind !== "where")) return false;
    return part.selectors.every((one) => isNamed(one.slice(lastCombinator(one) + 1)));
  });
}

function alternatives(part: SelectorComponent): readonly Selector[] {
  if (part.type !== "pseudo-class") return [];
  return part.kind === "is" || part.kind === "where" || part.kind === "not" ? part.selectors : [];
}

function isHas(part: SelectorComponent): boolean {
  return part.type === "pseudo-class" && part.kind === "has";
}

function lastCombinator(selector: Selector): number {
  return selector.findLastIndex(({ type }) => type === "combinator");
}
