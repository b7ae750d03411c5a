import { expect, test } from "vitest";
import { digesterFor, sealerFor } from "./sealed-value.server";

test("opens what it sealed, and nothing else", async () => {
  const ours = sealerFor(["a secret of ours"], "test");
  const sealed = await ours.seal("Flat 4B, ₹");
  expect(await ours.open(sealed)).toBe("Flat 4B, ₹");
  expect(await ours.seal("Flat 4B, ₹"), "never the same twice").not.toBe(sealed);
  expect(await sealerFor(["another secret"], "test").open(sealed)).toBeNull();
  for (const forged of [sealed.slice(0, -4), `${sealed}AAAA`, "x", "", "a.b.c", "?.?"]) {
    expect(await ours.open(forged), forged).toBeNull();
  }
});

test("opens nothing that was sealed for another purpose", async () => {
  const sealed = await sealerFor(["a secret of ours"], "one").seal("text");
  expect(await sealerFor(["a secret of ours"], "another").open(sealed)).toBeNull();
});

test("a new secret seals, and the old one's values are opened until it is taken away", async () => {
  const sealed = await sealerFor(["old"], "test").seal("before");
  const both = sealerFor(["new", "old"], "test");
  expect(await both.open(sealed)).toBe("before");
  expect(await sealerFor(["new"], "test").open(await both.seal("after"))).toBe("after");
  expect(await sealerFor(["new"], "test").open(sealed)).toBeNull();
});

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
