import { describe, expect, test } from "vitest";
import { z } from "zod";
import { BEING_ORDERED, type Problem } from "~/lib/commerce/model/problem";
import { errorOf, fieldErrors, formErrors, isInvalid, valueOf } from "~/lib/forms/submission";
import {
  atLeast,
  email,
  INVALID_EMAIL,
  INVALID_QUANTITY,
  optionalText,
  quantity,
  REQUIRED,
  ticked,
  required,
  secret,
  checkForm,
  constraintsOf,
  parseForm,
} from "./parse-form.server";

const login = z.object({ email: required(), password: required() });

function sent(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test("passwords and tokens are never sent back to the page", () => {
  const parsed = parseForm(sent({ password: "Secret!1", newPassword: "Secret!2", order_token: "t" }), login);
  const problem = { code: "x", message: "No way" };
  for (const state of [parsed.reply(), parsed.reply([problem]), checkForm(sent({ captcha: "Secret!3" })).reply()]) {
    expect(JSON.stringify(state)).not.toMatch(/Secret|"t"/);
  }
});

test("reply returns the typed values and the error of each field", () => {
  const parsed = parseForm(sent({ email: "", password: "x", city: "Pune", intent: "log-in" }), login);
  const state = parsed.reply();
  expect(parsed.ok).toBe(false);
  expect(valueOf(state, "intent", "")).toBe("log-in");
  expect(valueOf(state, "city", "Mumbai")).toBe("Pune");
  expect(valueOf(state, "email", "asha@example.in")).toBe("");
  expect(valueOf(state, "phone", "98200")).toBe("98200");
  expect(valueOf(state, "password", undefined)).toBe("");
  expect(errorOf(state, "email")).toBe("This field is required");
  expect(isInvalid(state)).toBe(true);
});

test.each(["email[99999999]", "other[99999999]", "email[]", `a${".a".repeat(15_000)}`, "__proto__.email"])(
  "parseForm does not read the field name %.20s as a path",
  (name) => {
    const form = sent({ email: "a@b.in", password: "x", [name]: "y" });
    expect(parseForm(form, login)).toMatchObject({ ok: true, value: { email: "a@b.in" } });
    expect(checkForm(form).reply().initialValue).toEqual({ email: "a@b.in" });
  },
);

test("checkForm drops a file that is sent instead of text", () => {
  const form = sent({ email: "a@b.in" });
  form.set("picture", new File(["x"], "x.png"));
  expect(checkForm(form).reply().initialValue).toEqual({ email: "a@b.in" });
});

test("reply puts an error at its field or else above the form, each text once", () => {
  const state = parseForm(sent({ postcode: "400001" }), z.object({ postcode: required() })).reply([
    { code: "x", message: "PIN unknown", field: "postcode" },
    { code: "x", message: "No way", field: "moon" },
    { code: "x", message: "No way" },
  ]);
  expect(fieldErrors(state)).toEqual([["postcode", "PIN unknown"]]);
  expect(formErrors(state)).toEqual(["No way"]);
});

test("reply sets isBeingOrdered for the problem BEING_ORDERED only", () => {
  const other: Problem = { code: "quantity", message: BEING_ORDERED.message };
  const parsed = parseForm(sent({ email: "a@b.in" }), z.object({ email: z.string() }));
  expect(parsed.reply([other]).isBeingOrdered).toBeUndefined();
  expect(parsed.reply([BEING_ORDERED]).isBeingOrdered).toBe(true);
  expect(checkForm(sent({}), [BEING_ORDERED]).reply().isBeingOrdered).toBe(true);
});

test("a form without errors is valid", () => {
  expect(isInvalid(null)).toBe(false);
  expect(isInvalid(checkForm(new FormData()).reply())).toBe(false);
});

test("checkForm keeps the order of its problems", () => {
  const problem = (field: string) => ({ code: "x", field, message: `No ${field}` });
  const state = checkForm(sent({ intent: "add" }), [problem("storage"), problem("color")]).reply();
  expect(fieldErrors(state).map(([field]) => field)).toEqual(["storage", "color"]);
});

test.each(["__intent__", "__state__"])("parseForm accepts a form that has a field %s", (name) => {
  expect(parseForm(sent({ email: "a@b.in", password: "x", [name]: "{" }), login).ok).toBe(true);
  expect(checkForm(sent({ [name]: "{" })).ok).toBe(true);
});

test("parseForm asks to check a form that was restored after a log-in", () => {
  const parsed = parseForm(sent({ email: "a@b.in", password: "x", "check-first": "1" }), login);
  expect(parsed.ok).toBe(false);
  expect(formErrors(parsed.reply())).toEqual([expect.stringContaining("check it and send it again")]);
});

test("constraintsOf reads HTML constraints from the schema, without maxLength for passwords", () => {
  const schema = z.object({ name: atLeast(2), email, quantity, note: optionalText(), password: secret() });
  expect(constraintsOf(schema)).toEqual({
    name: { required: true, maxLength: 255 },
    email: { required: true, maxLength: 255 },
    quantity: { required: true, min: 1, max: 9999 },
    note: { maxLength: 255 },
    password: { required: true },
  });
});

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
    "rejects %j",
    (typed) => expect(read(quantity, typed)).toBe(INVALID_QUANTITY),
  );

  test.each(["", "   ", null])("reports %j as missing", (typed) => expect(read(quantity, typed)).toBe(REQUIRED));
});

describe("email", () => {
  test.each([
    ...["a@b.in", "asha.rao+phones@mail.example.co.in", "ASHA@EXAMPLE.COM"],
    ...["asha@xn--p1b6ci4b4b3a.xn--h2brj9c", "asha@mail.xn--45br5cyl"],
  ])("accepts %s, in lower case", (typed) => expect(read(email, ` ${typed} `)).toBe(typed.toLowerCase()));
  test.each(["asha", "asha@", "@example.com", "asha rao@example.com", "a@b", "a@b.xn--", "a@b.c-d"])(
    "rejects %s",
    (typed) => expect(read(email, typed)).toBe(INVALID_EMAIL),
  );
  test("is required", () => expect(read(email, " ")).toBe(REQUIRED));
});

describe("text fields", () => {
  test("report their minimum length", () =>
    expect(read(atLeast(2), "A")).toBe("The field should have at least 2 characters"));
  test("report only blanks as missing", () => expect(read(atLeast(2), "   ")).toBe(REQUIRED));
  test("reject more than 255 characters", () =>
    expect(read(optionalText(), "x".repeat(256))).toBe("The field should have at most 255 characters"));
  test("are empty when optional and not sent", () => expect(read(optionalText(), null)).toBe(""));
});

test("ticked is true when the browser sends the checkbox", () => {
  expect(read(ticked(), "on")).toBe(true);
  expect(read(ticked(), null)).toBe(false);
});
