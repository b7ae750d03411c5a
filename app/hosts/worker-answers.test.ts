import { expect, test } from "vitest";
import { createEdgeAnswers } from "./worker-answers";
import type { EdgeCache } from "./worker-documents";

function setUp() {
  const kept = new Map<string, Response>();
  const cache: EdgeCache = {
    match: (request) => Promise.resolve(kept.get(request.url)?.clone()),
    put: (request, response) => Promise.resolve(void kept.set(request.url, response)),
    delete: (request) => Promise.resolve(kept.delete(request.url)),
  };
  const at = { generation: "1" };
  return { kept, at, answers: createEdgeAnswers(cache, { generation: () => Promise.resolve(at.generation) }) };
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
