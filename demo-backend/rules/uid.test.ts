import { expect, test } from "vitest";
import { fromUid, incorrectUidMessage, numberFromUid, toUid } from "./uid.ts";

test.each([
  ["configurable/93/49", "Y29uZmlndXJhYmxlLzkzLzQ5"],
  ["bundle/5/10/1", "YnVuZGxlLzUvMTAvMQ=="],
  [2, "Mg=="],
])("toUid(%s) is %s, and fromUid reverses it", (id, uid) => {
  expect(toUid(id)).toBe(uid);
  expect(fromUid(uid)).toBe(String(id));
});

test.each(["!!!", "", "a", "Mg===", "not base64"])("fromUid(%j) is null", (text) => {
  expect(fromUid(text)).toBeNull();
});

test("numberFromUid reads only numbers", () => {
  expect(numberFromUid("NDQ=")).toBe(44);
  expect(numberFromUid("Y29uZmlndXJhYmxlLzkzLzQ5")).toBeNull();
});

test("incorrectUidMessage contains the text", () => {
  expect(incorrectUidMessage("!!!")).toBe('Value of uid "!!!" is incorrect.');
});
