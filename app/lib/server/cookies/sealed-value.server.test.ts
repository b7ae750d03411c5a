import { expect, test } from "vitest";
import { sealerFor } from "./sealed-value.server";

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
