import { describe, expect, test } from "vitest";
import { z } from "zod";
import { atLeast, email, INVALID_EMAIL, INVALID_QUANTITY, optional, quantity, REQUIRED, ticked } from "./fields.server";
import { errorOf } from "~/lib/forms/submission";
import { parseForm } from "./parse-form.server";

function read(field: z.ZodType, typed: string | null): unknown {
  const form = new FormData();
  if (typed !== null) form.set("field", typed);
  const parsed = parseForm(form, z.object({ field }));
  return parsed.ok ? parsed.value.field : errorOf(parsed.reply(), "field");
}

describe("quantity", () => {
  test.each([
    ["1", 1],
    [" 2 ", 2],
    ["007", 7],
    ["9999", 9999],
    ["१२", 12],
    ["３", 3],
  ])("reads %j as %d", (typed, expected) => expect(read(quantity, typed)).toBe(expected));

  test.each(["0", "-1", "1e9", "1000000000", "10000", "abc", "1.5", "1,5", "+1", "0x10", "NaN"])(
    "refuses %j",
    (typed) => expect(read(quantity, typed)).toBe(INVALID_QUANTITY),
  );

  test.each(["", "   ", null])("asks for a number when it is %j", (typed) =>
    expect(read(quantity, typed)).toBe(REQUIRED),
  );
});

describe("email", () => {
  test.each([
    ...["a@b.in", "asha.rao+phones@mail.example.co.in", "ASHA@EXAMPLE.COM"],
    ...["asha@xn--p1b6ci4b4b3a.xn--h2brj9c", "asha@mail.xn--45br5cyl"],
  ])("takes %s", (typed) => expect(read(email, ` ${typed} `)).toBe(typed));
  test.each(["asha", "asha@", "@example.com", "asha rao@example.com", "a@b", "a@b.xn--", "a@b.c-d"])(
    "refuses %s",
    (typed) => expect(read(email, typed)).toBe(INVALID_EMAIL),
  );
  test("is required", () => expect(read(email, " ")).toBe(REQUIRED));
});

describe("text", () => {
  test("that is too short says how long it has to be", () =>
    expect(read(atLeast(2), "A")).toBe("The field should have at least 2 characters"));
  test("that is only blanks counts as missing", () => expect(read(atLeast(2), "   ")).toBe(REQUIRED));
  test("that is too long is refused", () =>
    expect(read(optional(), "x".repeat(256))).toBe("The field should have at most 255 characters"));
  test("that may be left out reads as empty", () => expect(read(optional(), null)).toBe(""));
});

test("a box is ticked when the browser sends it", () => {
  expect(read(ticked(), "on")).toBe(true);
  expect(read(ticked(), null)).toBe(false);
});
