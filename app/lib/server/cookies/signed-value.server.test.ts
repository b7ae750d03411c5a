import { expect, test } from "vitest";
import { signerFor } from "./signed-value.server";

test("knows what it signed, and nothing else", async () => {
  const ours = signerFor(["a secret of ours"], "test");
  const signed = await ours.sign("₹ 4B");
  expect(await ours.unsign(signed)).toBe("₹ 4B");
  const [body = "", signature = ""] = signed.split(".");
  for (const forged of [
    `${body}x.${signature}`,
    `${body}.${signature}.`,
    body,
    `${body}.`,
    `.${signature}`,
    "?.?",
    "",
  ]) {
    expect(await ours.unsign(forged), forged).toBeNull();
  }
});

test("a signature counts for one purpose, and a digest is no signature", async () => {
  const [one, another] = [signerFor(["secret"], "one"), signerFor(["secret"], "another")];
  expect(await another.unsign(await one.sign("text"))).toBeNull();
  expect(await one.digest("text")).not.toBe(await another.digest("text"));
  expect(await another.isDigest("text", await one.digest("text"))).toBe(false);
});

test("a new secret signs, and the old one's values are known until it is taken away", async () => {
  const [before, both, after] = [["old"], ["new", "old"], ["new"]].map((secrets) => signerFor(secrets, "test"));
  const signed = (await before?.sign("text")) ?? "";
  const digest = (await before?.digest("text")) ?? "";
  expect([await both?.unsign(signed), await both?.isDigest("text", digest)]).toEqual(["text", true]);
  expect([await after?.unsign(signed), await after?.isDigest("text", digest)]).toEqual([null, false]);
  expect(await after?.unsign((await both?.sign("text")) ?? "")).toBe("text");
});
