import { expect, test } from "vitest";
import { registrationOf } from "./registration.server";

const irn = "a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229";

test("an invoice's number and code come from its attributes", () => {
  const attributes = { irn, signed_qr_code: "x".repeat(900), other: "1" };
  const { code, ...found } = registrationOf({ attributes }, {}) ?? {};
  expect(found).toEqual({ irn });
  expect(code?.size).toBeGreaterThan(90);
  // Below the quiet zone the finder pattern begins: seven dark modules.
  expect(code?.path).toMatch(/^M4 4h7M/);
});

test("the merchant names the attributes", () => {
  expect(registrationOf({ attributes: { e_irn: irn } }, { irn: "e_irn" })).toEqual({ irn, code: null });
});

test.each([
  ["no attributes", undefined],
  ["empty ones", { irn: "", signed_qr_code: "" }],
  ["others", { note: "thanks" }],
  ["a text too long for a code", { signed_qr_code: "x".repeat(3_000) }],
])("there is no registration with %s", (_what, attributes) => {
  expect(registrationOf(attributes ? { attributes } : {}, {})).toBeNull();
});
