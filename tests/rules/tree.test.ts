import { describe, expect, test } from "vitest";
import { nodeSettingsSchema } from "../../app/hosts/node/settings.ts";
import { settingsSchema } from "../../app/lib/server/protection/settings-schema.server.ts";
import { isText, nameOf, sourceFiles, textOf } from "./source-tree.ts";

const files = sourceFiles();

describe("names", () => {
  const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
  /** Names that a tool or a convention requires. */
  const DEMANDED =
    /^((README|CONTRIBUTING|CHANGELOG|SECURITY)\.md|LICENSE|CODEOWNERS|pull_request_template\.md|Dockerfile|_headers|run|[a-z]{2}_[A-Z]{2}\.csv|\.[a-z.-]+|.+\.patch)$/;

  test("files are kebab-case", () => {
    expect(files.filter((path) => !KEBAB.test(nameOf(path)) && !DEMANDED.test(nameOf(path)))).toEqual([]);
  });

  test("folders are kebab-case, and route folders are named after their URL", () => {
    const folders = new Set(files.flatMap((path) => path.split("/").slice(0, -1)));
    const isNamed = (folder: string) => /^(\.?[a-z0-9]+(-[a-z0-9]+)*|ISSUE_TEMPLATE)$/.test(folder) || isRoute(folder);
    expect([...folders].filter((folder) => !isNamed(folder))).toEqual([]);
  });

  test("no file has a vague name such as utils or helpers", () => {
    const vague = /(^|[/.-])(utils?|helpers?|misc|common|managers?|data2)([/.-]|$)/;
    expect(files.filter((path) => vague.test(path))).toEqual([]);
  });

  function isRoute(folder: string): boolean {
    return files.some((path) => path.startsWith(`app/routes/${folder}/`)) && /^[a-z0-9$._[\]-]+$/.test(folder);
  }
});

describe("settings", () => {
  const table = textOf("docs/settings.md").split("\n");
  const named = table.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  const shop = Object.keys(settingsSchema.shape);

  // check:generated covers the table and .env.example.
  test.each([
    ["the shop", shop],
    ["the Node host", Object.keys(nodeSettingsSchema.shape)],
    ["the demo backend", namesIn("demo-backend/main.ts", /process\.env\["([A-Z_]+)"\]/g)],
    ["the demo backend's start", namesIn("demo-backend/start-settings.ts", /\benv\["([A-Z_]+)"\]/g)],
  ])("every setting of %s is in docs/settings.md", (_, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !named.includes(name))).toEqual([]);
  });

  test("docs/settings.md has no unused setting", () => {
    const sources = files
      .filter((path) => /^(app|demo-backend)\/.*\.ts$/.test(path) && !path.includes(".test."))
      .map(textOf);
    expect(named.filter((name) => !sources.some((text) => text.includes(name ?? "")))).toEqual([]);
  });

  test("the worker's variables are settings of the shop and no secrets", () => {
    const variables = /^\[vars\]\n((?:.+\n)*)/m.exec(textOf("wrangler.toml"))?.[1] ?? "";
    const set = [...variables.matchAll(/^([A-Z_]+) =/gm)].map(([, name = ""]) => name);
    expect(set).not.toEqual([]);
    expect(set.filter((name) => !shop.includes(name) || /SECRET|TOKEN/.test(name))).toEqual([]);
  });

  function namesIn(path: string, pattern: RegExp): string[] {
    return [...textOf(path).matchAll(pattern)].map(([, name = ""]) => name);
  }
});

describe("texts", () => {
  const texts = files.filter(isText).map((path) => ({ path, text: textOf(path) }));
  const having = (pattern: RegExp) =>
    texts.flatMap(({ path, text }) => {
      const found = pattern.exec(text)?.[0];
      return found ? [`${path}: ${found}`] : [];
    });

  test.each([
    [
      "a path of one machine",
      /(?<![\w.:/}])\/(?:(?:home|Users)\/[\w.-]+\/|(?:root|work|farm|private|mnt)\/\w)|\b[A-Z]:\\\\?Users\\/,
    ],
    [
      "a private registry",
      /https?:\/\/[^\s"'/]*(?:registry|verdaccio|artifactory|nexus|packages)[^\s"'/]*(?<!registry\.npmjs\.org)\/|_auth(?:Token)?=/,
    ],
  ])("no file contains %s", (_, pattern) => {
    expect(having(pattern)).toEqual([]);
  });

  test("only Prose and the parts of a text render HTML from outside", () => {
    // The others write our own content: the style sheet, data for scripts and crawlers, configured
    // third-party snippets, icons, nothing (a captcha's place).
    const raw = texts.filter(
      ({ path, text }) => /^app\/.*\.tsx$/.test(path) && text.includes("dangerouslySetInnerHTML"),
    );
    expect(raw.map(({ path }) => path).sort()).toEqual([
      "app/features/captcha/captcha-fields.split.tsx",
      "app/features/content/content-parts.split.tsx",
      "app/frame/document.tsx",
      "app/frame/first-use-scripts.tsx",
      "app/routes/chat/route.tsx",
      "app/ui/icon.tsx",
      "app/ui/prose.tsx",
      "app/ui/ruled-prose.split.tsx",
      "app/ui/structured-data.tsx",
    ]);
  });
});
