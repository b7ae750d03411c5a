import { expect, test } from "vitest";
import { mergeNotices, parseNotices } from "./notices";

test("suppresses duplicates by text and keeps the three newest", () => {
  const notices = ["a", "b", "a", "c", "d"].map((text) => ({ kind: "info" as const, text }));
  expect(mergeNotices(notices).map(({ text }) => text)).toEqual(["b", "c", "d"]);
});

test.each([null, "", "{", "null", "{}", '[{"kind":"info"}]', "[1]"])("reads nothing out of %s", (payload) => {
  expect(parseNotices(payload)).toEqual([]);
});
