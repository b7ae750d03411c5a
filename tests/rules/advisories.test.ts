import { describe, expect, test } from "vitest";
import { textOf } from "./source-tree.ts";

const { packages } = JSON.parse(textOf("package-lock.json")) as {
  packages: Record<string, { version: string; dev?: boolean }>;
}; // npm's own format
const document = textOf("docs/advisories.md");
const [, judged = ""] = /Judged on (.+?) `tests\//s.exec(document) ?? [];

/** The run-time packages of Remix and its routers, by name. */
const installed = new Map(
  Object.entries(packages)
    .filter(
      ([path, { dev }]) =>
        !dev && /^node_modules\/(@remix-run\/(?!web-)[^/]+|react-router(-dom)?|turbo-stream)$/.test(path),
    )
    .map(([path, { version }]) => [path.replace("node_modules/", ""), version]),
);

interface Advisory {
  readonly name: string;
  readonly fixedIn: string;
  readonly here: string;
}
const advisories: readonly Advisory[] = document
  .split("\n")
  .filter((line) => line.startsWith("| [GHSA-"))
  .map((line) => {
    const [, name = "", , fixedIn = "", here = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { name, fixedIn, here };
  });

test("docs/advisories.md judges the versions that are installed", () => {
  const named = [...judged.matchAll(/`([^`]+)` (\d[\d.]*\d)/g)].map(([, name, version]) => [name, version]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(installed));
});

test("each advisory is fixed, patched or not reachable", () => {
  expect(advisories.length).toBeGreaterThan(10);
  for (const { name, here } of advisories)
    expect(here, name).toMatch(/^(fixed$|patched: `patches\/|not reachable: ..{20})/);
});

describe.each(advisories)("$name", ({ fixedIn, here }) => {
  test("is called fixed exactly if the installed version is", () => {
    const [, name = "", fix = ""] = /^`(.+)` ([\d.]+)$/.exec(fixedIn) ?? [];
    const version = installed.get(name);
    expect(version).toBeDefined();
    const isFixed = (version ?? "").localeCompare(fix, "en", { numeric: true }) >= 0;
    expect(here === "fixed").toBe(isFixed);
  });
});
