import { expect, test } from "vitest";
import { createEdgeAnswers } from "./worker-answers";
import { memoryCache } from "./testing/memory-cache";

function setUp() {
  const { cache, kept } = memoryCache();
  const at = { generation: "1" };
  const generation = () => Promise.resolve(at.generation);
  const answersOf = (release: string) => createEdgeAnswers(cache, { release, generation });
  return { kept, at, answersOf, answers: answersOf("a") };
}

const KEY = 'http://magento.example/graphql\n\n\nmenu\n{"root":"2"}';

test("an answer is found again by its key, for as long as it was kept", async () => {
  const { answers, kept } = setUp();
  const shelf = await answers.open(KEY);
  expect(shelf.kept).toBeNull();
  await shelf.keep({ value: [{ name: "मोबाइल" }], readAt: 7 }, 60_000);
  expect((await answers.open(KEY)).kept).toEqual({ value: [{ name: "मोबाइल" }], readAt: 7 });
  expect((await answers.open(`${KEY} `)).kept).toBeNull();
  expect([...kept.values()].map(({ headers }) => headers.get("Cache-Control"))).toEqual(["max-age=60"]);
});

test("what was begun before everything was forgotten is kept where nobody looks", async () => {
  const { answers, at } = setUp();
  const begun = await answers.open(KEY);
  at.generation = "2";
  await begun.keep({ value: "old", readAt: 1 }, 60_000);
  expect((await answers.open(KEY)).kept).toBeNull();
});

test("another release's is not read: it may have made something else of it", async () => {
  const { answersOf } = setUp();
  const shelf = await answersOf("a").open(KEY);
  await shelf.keep({ value: "of the old shape", readAt: 1 }, 60_000);
  expect((await answersOf("b").open(KEY)).kept).toBeNull();
  expect((await answersOf("a").open(KEY)).kept).not.toBeNull();
});
