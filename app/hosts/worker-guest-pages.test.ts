import { expect, test } from "vitest";
import { createWorkerGuestPages } from "./worker-guest-pages";
import type { EdgeCache } from "./worker-read-cache";

const KEY = "https://shop.example/ false false false";

function openPages() {
  const stored = new Map<string, Response>();
  let reads = 0;
  const cache: EdgeCache = {
    match: async ({ url }) => {
      reads += 1;
      return stored.get(url)?.clone();
    },
    put: async ({ url }, response) => {
      if (response.headers.has("Set-Cookie")) throw new Error("the cache refuses cookies");
      stored.set(url, response);
    },
  };
  const purged = new Map<string, number>();
  let generation = 0;
  let time = 1_000_000;
  const state = {
    generation: () => generation,
    isPurged: (tags: readonly string[], at: number) => tags.some((tag) => (purged.get(tag) ?? 0) > at),
  };
  const pages = createWorkerGuestPages(cache, { release: "1", state, now: () => time });
  const store = (html: string, at = generation) => {
    const headers = new Headers({ "Content-Type": "text/html", "Content-Security-Policy": "default-src 'self'" });
    headers.append("Set-Cookie", "viewed=A; Path=/");
    headers.append("Set-Cookie", "seen=1; Path=/");
    return pages.store(KEY, { html: new TextEncoder().encode(html), headers, tags: ["catalog", "page:हिन्दी"] }, at);
  };
  let refreshes = 0;
  const find = (init?: RequestInit) =>
    pages.find(KEY, new Request("https://shop.example/", init), () => (refreshes += 1));
  return {
    ...{ store, find },
    wait: (ms: number) => void (time += ms),
    purge: (tag: string) => void purged.set(tag, (generation += 1)),
    refreshes: () => refreshes,
    reads: () => reads,
  };
}

test("a stored page is found with its headers, cookies and an entity tag", async () => {
  const { store, find } = openPages();
  expect(await find()).toBeNull();
  await store("<p>One</p>");
  const page = await find();
  expect(await page?.text()).toBe("<p>One</p>");
  expect(page?.headers.get("Content-Security-Policy")).toBe("default-src 'self'");
  expect(page?.headers.getSetCookie()).toEqual(["viewed=A; Path=/", "seen=1; Path=/"]);
  const again = await find({ headers: { "If-None-Match": page?.headers.get("ETag") ?? "" } });
  expect([again?.status, again?.body]).toEqual([304, null]);
  expect((await find({ method: "HEAD" }))?.body).toBeNull();
});

test("a page older than a minute is sent and rendered again once; a minute later it is gone", async () => {
  const { store, find, wait, refreshes } = openPages();
  await store("<p>One</p>");
  wait(60_000);
  await find();
  expect(refreshes()).toBe(0);
  wait(1);
  expect(await (await find())?.text()).toBe("<p>One</p>");
  await find();
  expect(refreshes()).toBe(1);
  wait(60_000);
  expect(await find()).toBeNull();
});

test("a purge by one of its tags hides a page, also one whose rendering began before", async () => {
  const { store, find, purge } = openPages();
  await store("<p>One</p>");
  purge("content");
  expect(await find()).not.toBeNull();
  purge("catalog");
  expect(await find()).toBeNull();
  await store("<p>From before</p>", 1);
  expect(await find()).toBeNull();
  await store("<p>Two</p>");
  expect(await (await find())?.text()).toBe("<p>Two</p>");
});

test("an isolate reads a page from the cache once in its minute, and again after a purge", async () => {
  const { store, find, wait, purge, reads } = openPages();
  await store("<p>One</p>");
  for (let visit = 0; visit < 5; visit += 1) expect(await (await find())?.text()).toBe("<p>One</p>");
  expect(reads()).toBe(1);
  purge("catalog");
  await store("<p>Two</p>");
  for (let visit = 0; visit < 5; visit += 1) expect(await (await find())?.text()).toBe("<p>Two</p>");
  expect(reads()).toBe(2);
  // Another isolate has rendered it again.
  wait(60_001);
  await store("<p>Three</p>");
  expect(await (await find())?.text()).toBe("<p>Three</p>");
});
