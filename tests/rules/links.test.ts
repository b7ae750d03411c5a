import { posix } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles, textOf } from "./source-tree.ts";

const files = new Set(sourceFiles());
const folders = new Set([...files].flatMap(foldersAbove));
const pages = [...files].filter((path) => path.endsWith(".md"));
const exists = (path: string) => files.has(path) || folders.has(path.replace(/\/$/, ""));

test("relative links in Markdown files point to a file and heading", () => {
  const links = pages.flatMap((page) => linksIn(page).map((link) => ({ page, link })));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ page, link }) => !hasTarget(page, link))).toEqual([]);
});

test("file paths named in Markdown exist", () => {
  const paths = /`((?:app|tests|demo-backend|docs|public|scripts)\/[\w./$-]+)`/g;
  const named = pages.flatMap((page) => [...textOf(page).matchAll(paths)].map(([, path = ""]) => ({ page, path })));
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(({ path }) => !exists(path))).toEqual([]);
});

test.each([
  ["docs/product.md", 200],
  ["docs/threat-model.md", 40],
])("every numbered item of %s names existing tests or code", (page, atLeast) => {
  const items = [...textOf(page).matchAll(/^- \*\*([PT\d][\d., ]*)\*\* (.+)$/gm)].map(([, number = "", text = ""]) => ({ number, text })); // prettier-ignore
  expect(items.length).toBeGreaterThan(atLeast);
  expect(items.length).toBe(new Set(items.map(({ number }) => number)).size);
  expect(items.filter(({ text }) => !proofsIn(text).some(exists))).toEqual([]);
});

test("tests/index.md names every test of the built shop", () => {
  const named = new Set(textOf("tests/index.md").match(/[\w-]+(?:\.(?:nightly|clock))?/g));
  const tests = [...files].flatMap(
    (path) => /^tests\/(?:journeys|faults|screens|bundles)\/(.+)\.test\.ts$/.exec(path)?.[1] ?? [],
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((name) => !named.has(name))).toEqual([]);
});

function proofsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./$-]+)`/g)].map(([, path = ""]) => path);
}

function foldersAbove(path: string): string[] {
  const parent = posix.dirname(path);
  return parent === "." ? [""] : [parent, ...foldersAbove(parent)];
}

function linksIn(page: string): string[] {
  const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

function hasTarget(page: string, link: string): boolean {
  const [path = "", fragment] = link.split("#");
  const target = path === "" ? page : posix.join(posix.dirname(page), decodeURIComponent(path));
  return exists(target) && (fragment === undefined || anchorsOf(target).has(fragment));
}

/** Anchors as GitHub derives them from headings; a repeated heading gets a number. */
function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of proseOf(page).matchAll(/^#+ (.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${String(count)}`;
    anchors.add(anchor);
  }
  return anchors;
}

function proseOf(page: string): string {
  return textOf(page).replace(/^```[^]*?^```/gm, "");
}
