import { describe, expect, test } from "vitest";
import { namesIn, stylesFor, stylesInTwo } from "../../app/lib/server/sheet.ts";
import { fixedIn, minified, partsOf, shortNamesIn } from "../../scripts/sheet-parts.ts";
import { sourceFiles, textOf } from "./source-tree.ts";

/** The sheet for a page of this markup. */
function stylesOf(css: string, html: string): string {
  const names = namesIn(html);
  return stylesFor([partsOf(css)], (name) => names.has(name)).join("");
}

const all = (css: string) => stylesFor([partsOf(css)], () => true).join("");

describe("a page carries the rules that something in it can match", () => {
  test.each([
    [".card{color:red}", '<p class="a card">', true],
    [".card{color:red}", '<p class="cards">', false],
    [".card:hover .wish{color:red}", '<p class="card">', false],
    [".list>li:nth-child(n + 7){color:red}", '<ul class="list"><li>', true],
    [".list>li{color:red}", '<ul class="list">', false],
    ["table td{color:red}", "<p>", false],
    [".a:not(.b){color:red}", '<p class="a">', true],
    [".a:is(.b,.c){color:red}", '<p class="a c">', true],
    [".a:is(.b,.c){color:red}", '<p class="a">', false],
    [".a:is(.b,[aria-current]){color:red}", '<p class="a">', true],
    [".a:is(.b.c,.d){color:red}", '<p class="a b">', false],
    [":root:has(.open){color:red}", "<p>", false],
    [".a:not(:is(.b,.c)) .d{color:red}", '<p class="a"><b class="d">', true],
    ["[aria-invalid=true]{color:red}", "<p>", true],
    ['.a[href$=".jpg" i]{color:red}', '<p class="a">', true],
    [".min-h-1\\.5{color:red}", '<p class="min-h-1.5">', true],
    ["\n@layer properties{p{color:red}}", "<p>", true],
    [".\\[color\\:var\\(--ink\\)\\]{color:red}", '<p class="[color:var(--ink)]">', true],
    [".\\[\\&\\>li\\]\\:mt-2>li{color:red}", '<ul class="[&amp;&gt;li]:mt-2"><li>', true],
  ])("%s in %s: %s", (css, html, isKept) => {
    expect(stylesOf(css, html) !== "").toBe(isKept);
  });

  test("of a list of selectors only those that can match stay, and a condition with nothing in it goes", () => {
    expect(stylesOf(".a,.b{color:red}@media print{.b{color:red}}", '<p class="a">')).toBe(".a{color:red}");
  });

  test("variables, animations and registered properties go with the last rule that refers to them", () => {
    const css =
      ":root{--on:1px;--off:2px}@keyframes come{to{opacity:0}}@keyframes far{to{opacity:var(--on)}}@property --off{syntax:'*';inherits:false}.a{animation:1s come}.b{margin:var(--off);animation:1s far}";
    expect(stylesOf(css, '<p class="a">')).toMatch(
      /^:root\{--\w+:1px\}@keyframes come\{to\{opacity:0\}\}\.a\{[^}]*\}$/,
    );
    expect(stylesOf(css, '<p class="b">')).not.toContain("come");
    expect(stylesOf(css, '<p class="b">')).toMatch(/@property --\w+\{/);
  });
});

test("a variable that has one value everywhere is that value, where it is short or asked for once", () => {
  const css =
    "@layer theme{:root,:host{--one:8px;--two:1px;--once:system-ui,serif;--long:0 8px 24px #0000;--over:var(--two)}@media print{:root{--two:2px;--rare:3px}}}.box{--own:4px}.a{border-radius:var(--one);margin:var(--two) var(--rare) var(--own,0);padding:var(--over);box-shadow:var(--long);font-family:var(--once)}.b{box-shadow:var(--long);padding:var(--one)}";
  const fixed = fixedIn([partsOf(css)]);
  expect([...fixed.values()]).toEqual(["8px", "system-ui,serif"]);
  expect(stylesFor([partsOf(css, { fixed })], () => true).join("")).toContain(".a{border-radius:8px;");
});

test.each([
  "@layer theme,base;@layer base{a{color:red}}",
  '.a:before{content:"}{;"}.b{background:url("data:a;b,c")}',
  "@media (width>=640px){@supports (color:red){.a,.b>c{color:red;margin:0}}}",
  "@page{margin:14mm}",
])("a sheet with everything is the sheet: %s", (css) => {
  expect(minified(all(css))).toBe(minified(css));
});

test("each variable has a short name of its own, the commonest one letter, in all sheets", () => {
  const declared = Array.from({ length: 4_000 }, (_, at) => `--v${String(at)}:1px`).join(";");
  const short = shortNamesIn([`a{${declared}}`, "a{margin:var(--often) var(--often)}"]);
  expect(new Set(short.values()).size).toBe(4_001);
  expect(short.get("--often")).toBe("--a");
  expect(minified("a{padding:var(--often)}", short)).toBe("a{padding:var(--a)}");
});

describe("a page's rules in two: for its beginning, which has .a, and for what follows, which has .b", () => {
  const inTwo = (css: string, late = "") => {
    const { first, rest } = stylesInTwo(
      [partsOf(css), partsOf(late)],
      () => true,
      (name) => name === ".a",
    );
    return [first, rest];
  };

  test.each([
    ["a rule of what follows, comes with it", ".a{color:red}.b{color:#00f}", [".a{color:red}", ".b{color:#00f}"]],
    ["before one that sets something else", ".b{margin:0}.a{color:red}", [".a{color:red}", ".b{margin:0}"]],
    ["not before one that may override it", ".b{color:#00f}.a{color:red}", [".b{color:#00f}.a{color:red}", ""]],
    [
      "nor before a part of what it sets, at whatever width",
      ".b{padding:0}@media print{.a{padding-top:1px}}",
      [".b{padding:0}@media print{.a{padding-top:1px}}", ""],
    ],
    [
      "nor before one that has to come first itself",
      ".c{inset:0}.b{color:#00f;left:0}.a{color:red}",
      [".c{inset:0}.b{color:#00f;left:0}.a{color:red}", ""],
    ],
    [
      "layers keep their order",
      "@layer one{.b{color:#00f}}@layer two{.a{color:red}}",
      ["@layer one;@layer two{.a{color:red}}", "@layer one{.b{color:#00f}}"],
    ],
  ])("%s", (_, css, parts) => {
    expect(inTwo(css)).toEqual(parts);
  });

  test("the late sheet comes behind all, with what only it refers to", () => {
    const [first, rest] = inTwo(".b{margin:0}", ".a{animation:1s come}@keyframes come{to{opacity:0}}");
    expect(first).toBe("");
    expect(rest).toMatch(/^\.b\{margin:0\}\.a\{animation:[^}]*\}@keyframes come\{/);
  });
});

test("no rule asks what follows a page's heading: its second style stands there until the first use", () => {
  const sheets = sourceFiles().filter((path) => /^app\/.*\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((path) => /h1[^\s,>]*\s*[+~]/.test(textOf(path)))).toEqual([]);
});
