import { expect, test } from "vitest";
import { mergeNotices, packNotices, parseNotices } from "./notices";

test("mergeNotices removes duplicate texts and keeps the three newest", () => {
  const notices = ["a", "b", "a", "c", "d"].map((text) => ({ kind: "info" as const, text }));
  expect(mergeNotices(notices).map(({ text }) => text)).toEqual(["b", "c", "d"]);
});

test.each([null, "", "{", "null", "{}", '[{"kind":"info"}]', "[1]"])(
  "parseNotices returns no notices for %j",
  (payload) => {
    expect(parseNotices(payload)).toEqual([]);
  },
);

test("packNotices keeps the newest that fit, and shortens one that is too long", () => {
  const long = (letter: string) => ({ kind: "info" as const, text: letter.repeat(350) });
  expect(parseNotices(packNotices([long("a"), long("b"), long("c")])).map(({ text }) => text[0])).toEqual(["b", "c"]);
  expect(packNotices([{ kind: "danger", text: "x".repeat(5_000) }]).length).toBeLessThan(500);
});
