import { expect, test } from "vitest";
import { memoryCache } from "./testing/memory-cache";
import { createEdgeAnswers } from "./worker-answers";
import { createEdgeDocuments } from "./worker-documents";

const HOUR = 3_600_000;

/** Two isolates of a data centre. */
function setUp() {
  const at = { time: 1_000_000 };
  const now = () => at.time;
  const { cache } = memoryCache(now);
  const isolate = () => {
    const heard: number[] = [];
    const documents = createEdgeDocuments(cache, { release: "a", onPurge: () => heard.push(at.time), now });
    const answers = createEdgeAnswers(cache, { release: "a", generation: documents.generation });
    return { heard, documents, answers };
  };
  return { at, one: isolate(), other: isolate() };
}

test("a purge by one isolate empties the memory of the others before they answer again", async () => {
  const { at, one, other } = setUp();
  await other.documents.generation();
  await one.documents.purge();
  at.time += 6_000;
  expect(other.heard).toEqual([]);
  await other.documents.find("/");
  await other.documents.find("/");
  expect(other.heard).toEqual([at.time]);
});

test("what was forgotten stays forgotten for as long as it was to be kept", async () => {
  const { at, one } = setUp();
  await (await one.answers.open("menu")).keep({ value: "old", readAt: 1 }, 24 * HOUR);
  expect((await one.answers.open("menu")).kept).not.toBeNull();
  await one.documents.purge();
  for (const hours of [0, 1, 22]) {
    at.time += hours * HOUR;
    expect((await one.answers.open("menu")).kept).toBeNull();
  }
});
