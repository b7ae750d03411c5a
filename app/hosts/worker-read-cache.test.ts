import { expect, test } from "vitest";
import { createEdgeReadCache, type EdgeCache } from "./worker-read-cache";

const KEY = 'http://magento.example/graphql\n\n\nmenu\n{"root":"2"}';

/** A data centre's cache and isolates that share it. */
function setUp() {
  const state = { generation: 0 };
  const { cache, entries } = memoryCache();
  const open = (release = "a") => createEdgeReadCache(cache, { release, generation: () => state.generation });
  return { state, entries, open };
}

test("returns a saved answer by its key, and saves it with its lifetime", async () => {
  const { entries, open } = setUp();
  const answers = open();
  const entry = await answers.open(KEY, 0);
  expect(entry.cached).toBeNull();
  await entry.save({ value: [{ name: "मोबाइल" }], readAt: 7 }, 60_000);
  expect((await answers.open(KEY, 0)).cached).toEqual({ value: [{ name: "मोबाइल" }], readAt: 7 });
  expect((await answers.open(`${KEY} `, 0)).cached).toBeNull();
  expect([...entries.values()].map(({ headers }) => headers.get("Cache-Control"))).toEqual(["max-age=60"]);
});

test("does not return an answer that was read before a purge", async () => {
  const { state, open } = setUp();
  const opened = await open().open(KEY, 0);
  state.generation = 5;
  await opened.save({ value: "old", readAt: 1 }, 60_000);
  expect((await open().open(KEY, 0)).cached).toBeNull();
});

test("does not return an answer of another release", async () => {
  const { open } = setUp();
  const entry = await open("a").open(KEY, 0);
  await entry.save({ value: "of the old shape", readAt: 1 }, 60_000);
  expect((await open("b").open(KEY, 0)).cached).toBeNull();
  expect((await open("a").open(KEY, 0)).cached).not.toBeNull();
});

function memoryCache(): { cache: EdgeCache; entries: Map<string, Response> } {
  const entries = new Map<string, Response>();
  return {
    entries,
    cache: {
      match: ({ url }) => Promise.resolve(entries.get(url)?.clone()),
      put: ({ url }, response) => Promise.resolve(void entries.set(url, response)),
    },
  };
}
