import { expect, test } from "vitest";
import { sealerFor } from "./sealed-value.server";

test("opens what it sealed, and nothing else", async () => {
  const ours = sealerFor("a secret of ours");
  const sealed = await ours.seal("Flat 4B, ₹");
  expect(await ours.open(sealed)).toBe("Flat 4B, ₹");
  expect(await ours.seal("Flat 4B, ₹"), "never the same twice").not.toBe(sealed);
  expect(await sealerFor("another secret").open(sealed)).toBeNull();
  for (const forged of [sealed.slice(0, -4), `${sealed}AAAA`, "x", "", "a.b.c", "?.?"]) {
    expect(await ours.open(forged), forged).toBeNull();
  }
});
