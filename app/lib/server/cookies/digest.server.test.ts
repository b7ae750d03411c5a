import { expect, test } from "vitest";
import { digesterFor } from "./digest.server";

test("a digest counts for one text and one purpose", async () => {
  const [one, another] = [digesterFor(["secret"], "one"), digesterFor(["secret"], "another")];
  const digest = await one.digest("₹ 4B");
  expect(digest).not.toBe(await another.digest("₹ 4B"));
  expect(await one.isDigest("₹ 4B", digest)).toBe(true);
  expect(await one.isDigest("₹ 4C", digest)).toBe(false);
  expect(await another.isDigest("₹ 4B", digest)).toBe(false);
});

test("a new secret makes digests, and the old one's are known until it is taken away", async () => {
  const [before, both, after] = [["old"], ["new", "old"], ["new"]].map((secrets) => digesterFor(secrets, "test"));
  const digest = (await before?.digest("text")) ?? "";
  expect([await both?.isDigest("text", digest), await after?.isDigest("text", digest)]).toEqual([true, false]);
  expect(await after?.isDigest("text", (await both?.digest("text")) ?? "")).toBe(true);
});
