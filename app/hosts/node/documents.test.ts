import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { PublicPage } from "~/lib/server/public-page.server";
import { createDocuments } from "./documents";

const page = (html: string, tags: string[] = []): PublicPage => ({
  html,
  headers: [],
  etag: html,
  dependsOn: [],
  tags,
});
const MINUTE = 60_000;

function open({ maxBytes }: { maxBytes?: number } = {}) {
  const clock = { now: 0 };
  const documents = createDocuments({ now: () => clock.now, ...(maxBytes ? { maxBytes } : {}) });
  const keep = (key: string, kept: PublicPage) => documents.keep(key, kept, documents.generation);
  return { documents, clock, keep };
}

test("one is served for ten minutes, and made anew by one caller after the first seconds", () => {
  const { documents, clock, keep } = open();
  keep("/", page("a"));
  const first = documents.find("/");
  expect(first && documents.claimRenewal(first)).toBe(false);
  clock.now = MINUTE;
  const old = documents.find("/");
  expect([old && documents.claimRenewal(old), old && documents.claimRenewal(old)]).toEqual([true, false]);
  clock.now = 11 * MINUTE;
  expect(documents.find("/")).toBeNull();
});

test("a new one with the same text keeps its compressed bytes", async () => {
  const { documents, clock, keep } = open();
  keep("/", page("a"));
  const before = documents.find("/");
  const body = before && (await documents.body(before, "br"));
  clock.now = MINUTE;
  keep("/", page("a"));
  const now = documents.find("/");
  expect(now && (await documents.body(now, "br"))).toBe(body);
  expect(body && brotliDecompressSync(body).toString()).toBe("a");
  expect(now && documents.claimRenewal(now)).toBe(false);
});

test("what is fixed is never made anew, and kept as long as a page may stay open", () => {
  const { documents, clock, keep } = open();
  keep("/ data 1", { ...page("{}"), isFixed: true });
  clock.now = 60 * MINUTE;
  const data = documents.find("/ data 1");
  expect(data && documents.claimRenewal(data)).toBe(false);
  clock.now = 121 * MINUTE;
  expect(documents.find("/ data 1")).toBeNull();
});

test("what was read of a tag goes with it, and nothing begun before a purge is kept", () => {
  const { documents, keep } = open();
  keep("/phone", page("a", ["product:1"]));
  keep("/cable", page("b", ["product:2"]));
  const begunIn = documents.generation;
  documents.purge("product:1");
  expect([documents.find("/phone"), documents.find("/cable")?.page.html]).toEqual([null, "b"]);
  documents.keep("/phone", page("old"), begunIn);
  expect(documents.find("/phone")).toBeNull();
  documents.purge(undefined);
  expect(documents.find("/cable")).toBeNull();
});

test("beyond its size the one not asked for longest goes", async () => {
  const { documents, keep } = open({ maxBytes: 6_000 });
  for (const key of ["/1", "/2", "/3"]) {
    keep(key, page(key.repeat(450)));
    const kept = documents.find(key);
    if (kept) await documents.body(kept, "identity");
    documents.find("/1");
  }
  expect(["/1", "/2", "/3"].map((key) => documents.find(key) !== null)).toEqual([true, false, true]);
});

test("what nobody asks for counts too, and what was replaced no more", () => {
  const { documents, keep } = open({ maxBytes: 6_000 });
  const texts = ["a", "b", "c", "d"].map((sign) => sign.repeat(900));
  keep("/other", page("x".repeat(900)));
  for (const text of texts) keep("/same", page(text));
  expect(documents.find("/other")).not.toBeNull();
  for (const text of texts) keep(`/${text}`, page(text));
  expect([documents.find("/same"), documents.find("/other")]).toEqual([null, null]);
});

test("one that is asked for again is compressed as small as can be", async () => {
  const { documents, keep } = open();
  const text = Array.from({ length: 400 }, (_, at) => `<li>${at * 7919}</li>`).join("");
  keep("/", page(text));
  const ask = async () => {
    const kept = documents.find("/");
    return kept ? (await documents.body(kept, "br")).byteLength : 0;
  };
  const first = await ask();
  await expect.poll(ask, { timeout: 15_000 }).toBeLessThan(first);
});

test("what has gone meanwhile is not compressed any more", async () => {
  const { documents, keep } = open();
  const asked = [];
  for (const key of ["/1", "/2", "/3"]) {
    keep(key, page(key.repeat(450)));
    const kept = documents.find(key);
    if (kept) asked.push(kept);
    if (kept) await documents.body(kept, "identity");
  }
  documents.drop("/2");
  const [, gone, last] = asked;
  await vi.waitUntil(() => last?.bodies.gzip, 15_000);
  expect(gone?.bodies).toEqual({ identity: expect.any(Buffer) });
});
