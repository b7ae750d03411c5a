import { describe, expect, test } from "vitest";
import { classesIn, createPruning, splitSheet, styleRules } from "../../scripts/pruned-sheets.ts";

function pruned(css: string, ...classes: string[]): string {
  return createPruning([css])((name) => classes.includes(name)).join("");
}

describe("createPruning keeps the rules whose classes a page can have", () => {
  test.each([
    [".card{color:red}", ["a", "card"], true],
    [".card{color:red}", ["cards"], false],
    [".card:hover .wish{color:red}", ["card"], false],
    [".list>li:nth-child(n + 7){color:red}", ["list"], true],
    ["table td{color:red}", [], true],
    [".a:not(.b){color:red}", ["a"], true],
    [".a:is(.b,.c){color:red}", ["a", "c"], true],
    [".a:is(.b,.c){color:red}", ["a"], false],
    [".a:is(.b,[aria-current]){color:red}", ["a"], true],
    [".a:is(.b.c,.d){color:red}", ["a", "b"], false],
    [":root:has(.open){color:red}", [], false],
    [".a:not(:is(.b,.c)) .d{color:red}", ["a", "d"], true],
    [':root:has(.a) [aria-invalid="true"]{color:red}', ["a"], true],
    [".min-h-1\\.5{color:red}", ["min-h-1.5"], true],
    [".\\[color\\:var\\(--ink\\)\\]{color:red}", ["[color:var(--ink)]"], true],
    [".\\[\\&\\>li\\]\\:mt-2>li{color:red}", ["[&>li]:mt-2"], true],
    [":root:has(.error){[aria-invalid]{color:red}}", [], false],
  ])("%s with %s: %s", (css, classes, isKept) => {
    expect(pruned(css, ...classes).includes("red")).toBe(isKept);
  });

  test("drops selectors that cannot match and empty conditions", () => {
    expect(pruned(".a,.b{color:red}@media print{.b{color:red}}", "a")).toBe(".a{color:red}");
  });

  test("drops variables and registered properties with their last reference", () => {
    const css =
      ":root{--on:1px;--off:2px}@media print{:root{--on:3px;--off:4px}}@property --off{syntax:'*';inherits:false}.a{margin:var(--on)}.b{margin:var(--off)}";
    expect(pruned(css, "a")).toMatch(/^:root\{(--\w+):1px\}@media print\{:root\{\1:3px\}\}\.a\{margin:var\(\1\)\}$/);
    expect(pruned(css, "b")).toContain("@property");
  });

  test("keeps the order of layers when one is empty", () => {
    expect(pruned("@layer one{.b{color:red}}@layer two{.a{color:red}}", "a")).toBe(
      "@layer one;@layer two{.a{color:red}}",
    );
  });
});

test("createPruning inlines a variable with one short value", () => {
  const css =
    "@layer theme{:root,:host{--one:8px;--two:1px;--long:0 8px 24px #0000;--over:var(--two)}@media print{:root{--two:2px;--rare:3px}}}.box{--own:4px}.a{border-radius:var(--one);margin:var(--two) var(--rare) var(--own,0);padding:var(--over);box-shadow:var(--long)}";
  const [rule = ""] = /\.a\{.*/.exec(pruned(css, "a", "box")) ?? [];
  expect(rule).toContain("border-radius:8px");
  expect(rule.match(/var\(/g)).toHaveLength(5);
});

test("createPruning gives each variable a short unique name, the same in all sheets", () => {
  const declared = Array.from({ length: 400 }, (_, at) => `--v${String(at)}:1px 2px`).join(";");
  const uses = Array.from({ length: 400 }, (_, at) => `margin:var(--v${String(at)})`).join("}a{");
  const [first = "", late = ""] = createPruning([`:root{${declared}}`, `a{${uses}}`])(() => true);
  const namesIn = (css: string) => new Set(css.match(/--\w+/g));
  expect(namesIn(first).size).toBe(400);
  expect(namesIn(late)).toEqual(namesIn(first));
});

describe("splitSheet", () => {
  const split = (css: string) => splitSheet(css, (name) => name === "early");

  test("has each rule in the part that needs it", () => {
    const css = "@layer base{a{color:red}}@layer components{.early{color:red}@media print{.late{color:red}}}";
    expect(split(css)).toEqual([
      "@layer base{a{color:red}}@layer components{.early{color:red}}",
      "@layer base;@layer components{@media print{.late{color:red}}}",
    ]);
  });

  test("repeats an early rule that overrides one of the others, in its layer", () => {
    const [, others] = split(
      "@layer one{.early{top:0}.late{color:red}.early{color:green}}@layer two{.early{color:blue}}",
    );
    expect(others).toBe("@layer one{.late{color:red}.early{color:green}}@layer two;");
  });

  test("has a rule in both parts when one of its selectors is early", () => {
    const [early, others] = split("@layer one{.early,.late{color:red}}");
    expect(early).toBe("@layer one{.early{color:red}}");
    expect(others).toContain(".early,.late{color:red}");
  });

  test("keeps a rule with nested ones whole in the second part", () => {
    const [early, others] = split("@layer one{.early{color:red;&:has(.late){color:green}}}");
    expect(early).not.toContain("green");
    expect(others).toContain("color:green");
  });
});

test("classesIn returns the classes that a selector needs", () => {
  expect(classesIn(".a:is(.b,.c):not(.d) .min-h-1\\.5{color:red}@media print{.e{color:red}}")).toEqual([
    "a",
    "b",
    "c",
    "min-h-1.5",
    "e",
  ]);
});

describe("styleRules", () => {
  test.each([
    [".card{color:red}", ["card"]],
    ["a{color:red}", []],
    [".a .b:hover,.c{color:red}", ["a b", "c"]],
    [".a,b{color:red}", []],
    [".a:is(.b,.c) .d{color:red}", ["a b d", "a c d"]],
    [".a:is(.b,[aria-current]){color:red}", ["a b", "a"]],
    [".a:not(.b){color:red}", ["a"]],
    [":root:has(.open) p{color:red}", ["open"]],
    [":root:has(.open){p{color:red}.a{color:red}}", ["open"]],
    [".\\[\\&\\>li\\]\\:mt-2>li{color:red}", ["[&amp;&gt;li]:mt-2"]],
    [".by-script{color:red}", []],
    [".a .by-script{color:red}", ["a"]],
    ["@keyframes turn{50%{opacity:0}to{opacity:1}}", []],
    ["@property --a{syntax:'*';inherits:false}", []],
  ])("%s needs %j", (css, sets) => {
    expect(styleRules(css, ["by-script"])).toEqual([[css, ...sets]]);
  });

  test("has the beginnings and ends of blocks between their rules", () => {
    const css = "@layer a,b;@layer a{i{color:red}@media print{.b{color:red}}}";
    const rules = styleRules(css);
    expect(rules.map(([text]) => text).join("")).toBe(css);
    expect(rules).toEqual([
      ["@layer a,b;"],
      ["@layer a{"],
      ["i{color:red}"],
      ["@media print{"],
      [".b{color:red}", "b"],
      ["}"],
      ["}"],
    ]);
  });
});
