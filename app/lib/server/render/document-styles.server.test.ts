import { describe, expect, test } from "vitest";
import { digestSource } from "~/lib/server/protection/security-headers.server";
import { createRouteStyles } from "./document-styles.server";

const header = [
  ["@layer base,components;"],
  ["@layer base{"],
  ["a{color:red}"],
  ["}"],
  ["@layer components{"],
  [".card{color:red}", "card"],
  ["@media print{"],
  [".late .card{color:red}", "late card"],
  [".none{color:red}", "none"],
  ["}"],
  ["}"],
] as const;

const page = [
  ["@layer utilities{"],
  [".a,.b{color:red}", "a", "b"],
  [".\\[\\&\\>li\\]\\:mt-2>li{color:red}", "[&amp;&gt;li]:mt-2"],
  ["}"],
] as const;

const whole = {
  header:
    "@layer base,components;@layer base{a{color:red}}@layer components{.card{color:red}@media print{.late .card{color:red}.none{color:red}}}",
  page: "@layer utilities{.a,.b{color:red}.\\[\\&\\>li\\]\\:mt-2>li{color:red}}",
};

async function fill(body: string, isComplete = true) {
  const styles = createRouteStyles("route", { header, page, deferred: [] }).forDocument();
  const { header: first, page: second, deferred } = styles.placeholders;
  expect(deferred).toBe("");
  const [filledHeader = "", filledPage = ""] = styles.fill(`${first}|${second}|${body}`, isComplete).split("|");
  expect(await styles.sources()).toEqual(await Promise.all([filledHeader, filledPage].map(digestSource)));
  return { styles, header: filledHeader, page: filledPage };
}

describe("createRouteStyles", () => {
  test("a complete document carries the rules for its classes, and all layers", async () => {
    const filled = await fill('<i class="x card"></i><svg class="b"></svg>');
    expect(filled.header).toBe("@layer base,components;@layer base{a{color:red}}@layer components{.card{color:red}}");
    expect(filled.page).toBe("@layer utilities{.a,.b{color:red}}");
  });

  test("a rule needs all classes of one set, wherever they are", async () => {
    expect((await fill('<i class="card"></i><b class="late"></b>')).header).toContain(
      "@media print{.late .card{color:red}}",
    );
    expect((await fill('<b class="late"></b>')).header).not.toContain("print");
  });

  test("classes are as React writes them in attributes", async () => {
    expect((await fill('<ul class="[&amp;&gt;li]:mt-2"></ul>')).page).toContain("mt-2");
  });

  test("a text may look like the beginning of an attribute", async () => {
    expect((await fill('<p>Write class="card</p>')).page).toBe("@layer utilities{}");
  });

  test("a streamed document carries all rules, also once its parts have come", async () => {
    const { styles, ...filled } = await fill('<i class="card"></i>', false);
    expect(filled).toEqual(whole);
    expect(styles.fill(styles.placeholders.page, true)).toBe(whole.page);
  });
});
