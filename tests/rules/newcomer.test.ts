import { describe, expect, test } from "vitest";
import { sourceFiles, textOf } from "./source-tree.ts";

/** What somebody touches who adds one more: a cookie, a payment provider, a field of the product. */
const sources = sourceFiles().filter((path) => /^app\/.*\.tsx?$/.test(path) && !/\.test\.|\/testing\//.test(path));
const definition = /defineCookie(?:<[^>]+>)?\(\{[^}]*?name: "([a-z-]+)"|codeCookie\("([a-z-]+)"/g;

describe("a cookie", () => {
  test("each is defined once", () => {
    const names = sources.flatMap((path) =>
      [...textOf(path).matchAll(definition)].map(([, name, code]) => name ?? code ?? ""),
    );
    expect(names.length).toBeGreaterThan(15);
    expect(names).toEqual([...new Set(names)]);
  });

  test("is read and written through its definition alone", () => {
    expect(sources.filter((path) => /from "cookie"/.test(textOf(path)))).toEqual(["app/lib/server/cookies.server.ts"]);
  });
});

test("a payment provider is its folder: nothing else names it", () => {
  const folders = new Set(
    sources.flatMap((path) => /^app\/features\/checkout\/payment-providers\/([^/]+)\//.exec(path)?.[1] ?? []),
  );
  expect(folders.size).toBeGreaterThan(0);
  const naming = sources.filter(
    (path) => !path.includes("/payment-providers/") && [...folders].some((name) => textOf(path).includes(`${name}/`)),
  );
  expect(naming).toEqual([]);
});

test.each([
  ["summaryHtml", "short_description"],
  ["samples", "downloadable_product_samples"],
])("the product's %s is known to five places at most: document, model, mapper, pieces of screen", (field, wire) => {
  const name = new RegExp(`\\b(?:${field}|${wire})\\b`);
  const files = sourceFiles().filter(
    (path) => /^app\/.*\.(?:tsx?|graphql)$/.test(path) && !/\.test\.|\/testing\/|\/wire\//.test(path),
  );
  const knowing = files.filter((path) => name.test(textOf(path)));
  expect(knowing.length).toBeGreaterThan(2);
  expect(knowing.length, knowing.join()).toBeLessThanOrEqual(5);
});
