import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runContent } from "./content-command.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";
import { catalogueSeed } from "../catalogue/catalogue.ts";

let dataDir: string;
let file: string;
let backend: TestBackend;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "content-command-"));
  file = join(dataDir, "text.html");
  writeFileSync(file, "<p>Free delivery from $25</p>");
  // The command fills a shop that lacks the built-in catalogue.
  backend = await openTestBackend({ dataDir, seed: catalogueSeed });
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true });
});

async function content(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runContent([...words, "--data", dataDir], (line) => lines.push(line));
  return lines.join("\n");
}

const read = (query: string, view = "default") => backend.ask(`{ ${query} }`, {}, { store: view });
const block = async (view?: string) =>
  (await read('cmsBlocks(identifiers: ["delivery-promise"]) { items { content } }', view)).body.data.cmsBlocks.items[0];

test("changes a block of the running shop, for all store views or one", async () => {
  await content("set", "block", "delivery-promise", file);
  expect(await block()).toEqual({ content: "<p>Free delivery from $25</p>" });
  expect(await content("show", "block", "delivery-promise")).toBe("<p>Free delivery from $25</p>");
  writeFileSync(file, "<p>Only abroad</p>");
  await content("set", "block", "delivery-promise", file, "--view", "export");
  expect([await block(), await block("export")]).toEqual([
    { content: "<p>Free delivery from $25</p>" },
    { content: "<p>Only abroad</p>" },
  ]);
  await content("remove", "block", "delivery-promise");
  expect(await block()).toBeNull();
});

test("adds a page with its address, and removes both", async () => {
  const page = () => read('route(url: "our-story") { ... on CmsPage { title content } }');
  expect(await content("set", "page", "our-story", file, "--title", "Our story")).toContain("our-story");
  expect((await page()).body.data.route).toEqual({ title: "Our story", content: "<p>Only abroad</p>" });
  expect(await content("list")).toContain("page  our-story  Our story");
  await content("remove", "page", "our-story");
  expect((await page()).body.data.route).toBeNull();
});

test.each([
  [["set", "banner", "x", "y"], "neither page nor block"],
  [["set", "block", "x", "/no/such/file"], "there is no file /no/such/file"],
  [["set", "block", "../x", "y"], "no identifier"],
  [["show", "block", "no-such-block"], "there is no block no-such-block"],
  [["remove", "page", "no-such-page"], "there is no page no-such-page"],
  [["print", "page", "home"], '"print" is none of'],
  [["remove", "page", "home", "--view", "mars"], "--view has to be one of default, export"],
])("rejects %j with a sentence", async (words, sentence) => {
  await expect(content(...words)).rejects.toThrow(sentence);
});
