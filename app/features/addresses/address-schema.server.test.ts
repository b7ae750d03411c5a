import { describe, expect, test } from "vitest";
import type { Country } from "~/lib/commerce/model/address";
import { fieldErrors } from "~/lib/forms/submission";
import { parseForm } from "~/lib/server/request/parse-form.server";
import { addressLabels, addressValues } from "./address-form";
import {
  INVALID_GSTIN,
  INVALID_MOBILE,
  INVALID_PHONE,
  INVALID_PIN,
  NO_COUNTRY,
  addressSchema,
  isGstin,
  plainGstin,
} from "./address-schema.server";

const ADDRESS_FIELDS = Object.keys(addressLabels("IN"));

const maharashtra = { id: 553, code: "MH", name: "Maharashtra" };
const india: Country = { code: "IN", name: "India", regions: [maharashtra], needsRegion: true, postcode: "required" };
const singapore: Country = { code: "SG", name: "Singapore", regions: [], needsRegion: false, postcode: "required" };

const typed = {
  firstName: "Asha",
  lastName: "Rao",
  street: "12 Hill Road",
  apartment: "Flat 4",
  neighborhood: "Bandra West",
  extra: "Opposite the post office",
  city: "Mumbai",
  region: "MH",
  postcode: "400 050",
  country: "IN",
  phone: "+91 98200-12345",
  company: "Rao & Daughters",
  gstin: "27AAPFU0939F1ZV",
};

function parse(changes: Partial<typeof typed> = {}, country: Country | null = india) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value);
  return parseForm(form, addressSchema(country));
}

function errorsOf(parsed: ReturnType<typeof parse>) {
  return Object.fromEntries(fieldErrors(parsed.reply()));
}

test("addressSchema parses a valid address and normalises PIN code and phone", () => {
  expect(parse()).toMatchObject({
    ok: true,
    value: { ...typed, region: maharashtra, postcode: "400050", phone: "+919820012345" },
  });
});

test("addressValues turns a parsed address back into form values", () => {
  const parsed = parse();
  if (!parsed.ok) throw new Error("a valid address was rejected");
  expect(addressValues(parsed.value, "IN")).toEqual({ ...typed, postcode: "400050", phone: "+919820012345" });
  expect(Object.keys(addressValues(null, "IN"))).toEqual(ADDRESS_FIELDS);
});

describe("addressSchema in India", () => {
  test.each([
    ["firstName", "", "This field is required"],
    ["lastName", " ", "Last name, or a dot"],
    ["street", "", "This field is required"],
    ["city", "M", "The field should have at least 2 characters"],
    ["region", "", "This field is required"],
    ["region", "Maharashtra", "This field is required"],
    ["postcode", "", "This field is required"],
    ["postcode", "012345", INVALID_PIN],
    ["postcode", "4000501", INVALID_PIN],
    ["postcode", "40005a", INVALID_PIN],
    ["phone", "", "This field is required"],
    ["phone", "5820012345", INVALID_MOBILE],
    ["phone", "98200", INVALID_MOBILE],
    ["phone", "+1 98200 12345", INVALID_MOBILE],
    ["phone", "91 5820012345", INVALID_MOBILE],
    ["phone", "91 0984501234", INVALID_MOBILE],
    ["phone", "+91 98200 12345 6", INVALID_MOBILE],
    ["phone", "98200/12345", INVALID_MOBILE],
    ["country", "", "This field is required"],
  ])("rejects %s %j with %j", (field, value, message) =>
    expect(errorsOf(parse({ [field]: value }))).toEqual({ [field]: message }),
  );

  test.each([
    ...["9820012345", "98200 12345", "98200-12345", "98200.12345", "(98200) 12345", "98200–12345", "98200‑12345"],
    ...["98200−12345", "९८२०० १२३४५", "９８２００　１２３４５"],
  ])("accepts the mobile number %s", (phone) =>
    expect(parse({ phone })).toMatchObject({ ok: true, value: { phone: "9820012345" } }),
  );

  test.each([
    ...["+919820012345", "919820012345", "91 98200 12345", "00919820012345", "0091-98200-12345", "+91 (0) 98200 12345"],
    ...["91 098200 12345", "+९१ ९८२०० १२३४५", "＋91 98200 12345", "\u200E+91\u00A098200\u00A012345\u202C"],
  ])("stores the mobile number %s with the country code", (phone) =>
    expect(parse({ phone })).toMatchObject({ ok: true, value: { phone: "+919820012345" } }),
  );

  test.each([
    ["098200 12345", "09820012345"],
    ["91982 00123", "9198200123"],
    ["091982 00123", "09198200123"],
  ])("stores the mobile number %s as %s", (phone, stored) =>
    expect(parse({ phone })).toMatchObject({ ok: true, value: { phone: stored } }),
  );

  test.each([
    "560 001",
    "560-001",
    "560–001",
    "५६०००१",
    "५६० ००१",
    "５６０００１",
    "\u200B560\u00A0001",
    "  560  -  001  ",
  ])("stores the PIN code %j as digits", (postcode) =>
    expect(parse({ postcode })).toMatchObject({ ok: true, value: { postcode: "560001" } }),
  );

  test("accepts names of one letter", () =>
    expect(parse({ firstName: "A", lastName: "K" })).toMatchObject({
      ok: true,
      value: { firstName: "A", lastName: "K" },
    }));

  test.each(["apartment", "neighborhood", "extra"])("accepts an empty %s", (field) =>
    expect(parse({ [field]: "" }).ok).toBe(true),
  );
});

describe("addressSchema in other countries", () => {
  const abroad = { country: "SG", region: "", postcode: "018956", phone: "+65 6123 4567" };

  test("accepts an address without a state", () => expect(parse(abroad, singapore).ok).toBe(true));

  test("normalises digits of other scripts and Unicode dashes", () => {
    const typed = { ...abroad, postcode: "０１８９５６", phone: "＋６５ ６１２３–４５６７" };
    expect(parse(typed, singapore)).toMatchObject({ ok: true, value: { postcode: "018956", phone: "+65 6123-4567" } });
  });

  test("stores an entered state as text", () => {
    const parsed = parse({ ...abroad, region: "Central" }, singapore);
    expect(parsed.ok && parsed.value.region).toEqual({ id: null, code: "", name: "Central" });
  });

  test.each([
    ["phone", "6123456", "The field should have at least 8 characters"],
    ["phone", "call me please", INVALID_PHONE],
    ["postcode", "123", "The field should have at least 4 characters"],
  ])("rejects %s %j with %j", (field, value, message) =>
    expect(errorsOf(parse({ ...abroad, [field]: value }, singapore))).toEqual({ [field]: message }),
  );
});

test("addressSchema rejects an unknown country and requires a country for the state", () => {
  expect(errorsOf(parse({ country: "XX" }, null))).toEqual({ country: "Invalid country" });
  expect(errorsOf(parse({ country: "", region: "" }, null))).toMatchObject({
    country: "This field is required",
    region: NO_COUNTRY,
  });
});

test("addressSchema accepts postal codes of three digits from Iceland", () => {
  const iceland: Country = { ...singapore, code: "IS", name: "Iceland" };
  expect(parse({ country: "IS", region: "", postcode: "101", phone: "+354 515 6000" }, iceland).ok).toBe(true);
});

test("addressSchema asks no country for what it has not", () => {
  const abroad = { phone: "+971 4 123 4567", gstin: "" };
  const emirates: Country = { ...singapore, code: "AE", name: "Emirates", postcode: "none" };
  const [none, typed] = ["", "12345"].map((postcode) =>
    parse({ ...abroad, country: "AE", region: "", postcode }, emirates),
  );
  expect(none).toMatchObject({ ok: true, value: { postcode: "00000", region: null } });
  expect(typed).toMatchObject({ ok: true, value: { postcode: "12345" } });
  const ireland: Country = { ...singapore, code: "IE", name: "Ireland", postcode: "optional" };
  expect(parse({ ...abroad, country: "IE", region: "", postcode: "" }, ireland)).toMatchObject({
    ok: true,
    value: { postcode: "" },
  });
});

test("addressSchema requires a state only where the backend does", () => {
  const abroad = { phone: "+49 30 1234567", postcode: "10115", gstin: "", country: "DE" };
  const germany: Country = { ...india, code: "DE", name: "Germany", needsRegion: false };
  expect(parse({ ...abroad, region: "" }, germany)).toMatchObject({ ok: true, value: { region: null } });
  expect(parse({ ...abroad, region: "MH" }, germany)).toMatchObject({ ok: true, value: { region: maharashtra } });
  expect(errorsOf(parse({ ...abroad, region: "XX" }, germany))).toEqual({ region: "This field is required" });
  expect(errorsOf(parse({ ...abroad, region: "" }, { ...germany, regions: [], needsRegion: true }))).toEqual({
    region: "This field is required",
  });
});

test("addressSchema lists errors in the order of the form fields", () => {
  const empty = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, ""]));
  const wrong = Object.keys(errorsOf(parse({ ...empty, gstin: "27" })));
  expect(wrong).toEqual(ADDRESS_FIELDS.filter((name) => wrong.includes(name)));
  expect(wrong.length).toBeGreaterThan(7);
});

test("addressSchema allows an empty company and GSTIN, and validates the GSTIN", () => {
  expect(parse({ company: "", gstin: "" })).toMatchObject({
    ok: true,
    value: { company: undefined, gstin: undefined },
  });
  expect(parse({ gstin: "27 aapfu 0939f 1zv" })).toMatchObject({ ok: true, value: { gstin: "27AAPFU0939F1ZV" } });
  expect(errorsOf(parse({ gstin: "27AAPFU0939F1ZW" }))).toEqual({ gstin: INVALID_GSTIN });
});

// As the GST portal has issued them, with their check digits.
test.each([
  ["a regular business", "27AAPFU0939F1ZV"],
  ["a regular business", "29AAGCB7383J1Z4"],
  ["a composition taxpayer", "36AASFP8573D2ZN"],
  ["an input service distributor", "29AABCF8078M2ZW"],
  ["a developer of a special economic zone", "27AAJCS5738D1Z6"],
  ["an e-commerce operator", "29AABCF8078M1C8"],
  ["a tax deductor by PAN", "19AAACI1681G1DV"],
  ["a tax deductor by TAN", "06DELI09652G1DA"],
  ["a UN body", "2117UNO00002UNF"],
  ["an embassy", "3317USA00002UNE"],
  ["an online service from abroad", "9917SGP29001OST"],
])("isGstin accepts that of %s: %s", (_, text) => {
  expect(isGstin(text)).toBe(true);
});

test.each([
  ["a wrong check digit", "27AAPFU0939F1ZW"],
  ["two swapped letters", "27APAFU0939F1ZV"],
  ["a missing letter", "27AAPFU0939F1Z"],
  ["a missing Z", "27AAPFU0939F1AV"],
  ["an empty text", ""],
  ["a state that does not exist", "00AAPFU0939F1ZB"],
  ["a state that does not exist", "39AAPFU0939F1ZQ"],
  ["a kind that does not exist", "27AAPFU0939F1KP"],
])("isGstin rejects %s", (_, text) => {
  expect(isGstin(text)).toBe(false);
});

test("plainGstin removes spaces and converts to capitals", () => {
  expect(plainGstin(" 27 aapfu 0939f 1zv ")).toBe("27AAPFU0939F1ZV");
});
