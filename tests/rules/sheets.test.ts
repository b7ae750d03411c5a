import { describe, expect, test } from "vitest";
import { namesIn, stylesFor } from "../../app/lib/server/sheet.ts";
import { fixedIn, minified, partsOf, shortNamesIn } from "../../scripts/sheet-parts.ts";

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
