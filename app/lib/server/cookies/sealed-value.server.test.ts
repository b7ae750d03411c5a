import { expect, test } from "vitest";
import { digesterFor, sealerFor } from "./sealed-value.server";

test("opens values it sealed, and no forged ones", async () => {
  const ours = sealerFor(["a secret of ours"], "test");
  const sealed = await ours.seal("Flat 4B, ₹");
  expect(await ours.open(sealed)).toBe("Flat 4B, ₹");
  expect(await ours.seal("Flat 4B, ₹"), "sealed differently each time").not.toBe(sealed);
  expect(await sealerFor(["another secret"], "test").open(sealed)).toBeNull();
  for (const forged of [sealed.slice(0, -4), `${sealed}AAAA`, "x", "", "a.b.c", "?.?"]) {
    expect(await ours.open(forged), forged).toBeNull();
  }
});

test("does not open a value sealed for another purpose", async () => {
  const sealed = await sealerFor(["a secret of ours"], "one").seal("text");
  expect(await sealerFor(["a secret of ours"], "another").open(sealed)).toBeNull();
});

test("seals with the first secret and opens with all of them", async () => {
  const sealed = await sealerFor(["old"], "test").seal("before");
  const both = sealerFor(["new", "old"], "test");
  expect(await both.open(sealed)).toBe("before");
  expect(await sealerFor(["new"], "test").open(await both.seal("after"))).toBe("after");
  expect(await sealerFor(["new"], "test").open(sealed)).toBeNull();
});

test("a digest matches one text and one purpose only", async () => {
  const [one, another] = [digesterFor(["secret"], "one"), digesterFor(["secret"], "another")];
  const digest = await one.digest("₹ 4B");
  expect(digest).not.toBe(await another.digest("₹ 4B"));
  expect(await one.isDigest("₹ 4B", digest)).toBe(true);
  expect(await one.isDigest("₹ 4C", digest)).toBe(false);
  expect(await another.isDigest("₹ 4B", digest)).toBe(false);
});

test("makes digests with the first secret and checks them with all of them", async () => {
  const [before, both, after] = [["old"], ["new", "old"], ["new"]].map((secrets) => digesterFor(secrets, "test"));
  const digest = (await before?.digest("text")) ?? "";
  expect([await both?.isDigest("text", digest), await after?.isDigest("text", digest)]).toEqual([true, false]);
  expect(await after?.isDigest("text", (await both?.digest("text")) ?? "")).toBe(true);
});
