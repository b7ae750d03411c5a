import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runReview } from "./review-command.ts";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

let dataDir: string;
let backend: TestBackend;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "review-command-"));
  backend = await openTestBackend({ dataDir, settings: { approveReviewsAtOnce: false } });
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true });
});

async function review(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runReview([...words, "--data", dataDir], (line) => lines.push(line));
  return lines.join("\n");
}

test("shows a review in the running shop once it is approved", async () => {
  const written =
    'mutation { createProductReview(input: { sku: "CABLE-1M", nickname: "Asha", summary: "Good", text: "Bends well.", ratings: [{ id: "MQ==", value_id: "NQ==" }] }) { review { summary } } }';
  const shown = '{ products(filter: { sku: { eq: "CABLE-1M" } }) { items { reviews { items { summary } } } } }';
  const summaries = async () => (await backend.ask(shown)).body.data.products.items[0].reviews.items;
  await backend.ask(written);
  expect(await review("list")).toBe("1  pending  CABLE-1M  5.0 stars  Asha: Good. Bends well.");
  expect(await summaries()).toEqual([]);
  expect(await review("approve", "1")).toContain("approved");
  expect(await summaries()).toEqual([{ summary: "Good" }]);
  expect(await review("refuse", "1")).toContain("refused");
  expect(await summaries()).toEqual([]);
  expect(await review()).toBe("No reviews are waiting.");
});

test.each([
  [["approve", "7"], "there is no review 7"],
  [["praise", "1"], '"praise" is none of'],
])("rejects %j with a message", async (words, message) => {
  await expect(review(...words)).rejects.toThrow(message);
});
