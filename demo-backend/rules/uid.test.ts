import { expect, test } from "vitest";
import { fromUid, incorrectUidMessage, numberFromUid, toUid } from "./uid.ts";

test.each([
  ["configurable/93/49", "Y29uZmlndXJhYmxlLzkzLzQ5"],
  ["bundle/5/10/1", "YnVuZGxlLzUvMTAvMQ=="],
  [2, "Mg=="],
])("%s is %s and back", (id, uid) => {
  expect(toUid(id)).toBe(uid);
  expect(fromUid(uid)).toBe(String(id));
});

test.each(["!!!", "", "a", "Mg===", "not base64"])("%j is no uid", (text) => {
  expect(fromUid(text)).toBeNull();
});

test("a number is read from a uid that holds one", () => {
  expect(numberFromUid("NDQ=")).toBe(44);
  expect(numberFromUid("Y29uZmlndXJhYmxlLzkzLzQ5")).toBeNull();
});

test("the problem names the text", () => {
  expect(incorrectUidMessage("!!!")).toBe('Value of uid "!!!" is incorrect.');
});
