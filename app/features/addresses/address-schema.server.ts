import { z } from "zod";
import type { Country, Region } from "~/lib/commerce/model/address";
import { compactNumber, plainDigits } from "~/lib/forms/clean-text";
import { atLeast, lastName, required, REQUIRED, optionalText } from "~/lib/server/request/parse-form.server";
import { isPin } from "./pin-location.server";

export const NO_COUNTRY = "Please select a country first";
export const INVALID_PIN = "Enter a 6-digit PIN code, for example 400001.";
export const INVALID_GSTIN = "Enter your 15-character GSTIN or UIN, for example 27AAPFU0939F1ZV.";
export const INVALID_MOBILE = "Enter a 10-digit mobile number, for example 98450 12345.";
export const INVALID_PHONE = "Enter a phone number, for example +65 6123 4567.";

/**
 * `country` is null if unknown. PIN code and mobile number have India's format. Fields are in page
 * order, in which errors are listed.
 */
export function addressSchema(country: Country | null) {
  const isIndia = country?.code === "IN";
  const person = personFields(country);
  return z.object({
    phone: person.phone,
    postcode: isIndia ? pin : postcodeSchema(country),
    city: atLeast(2),
    region: regionSchema(country),
    street: required(),
    apartment: optionalText(),
    neighborhood: optionalText(),
    extra: optionalText(),
    firstName: person.firstName,
    lastName: person.lastName,
    company: emptyToUndefined(optionalText()),
    gstin: emptyToUndefined(isIndia ? gstin : optionalText()),
    country: required().refine((code) => country?.code === code, "Invalid country"),
  });
}

export function personFields(country: Country | null) {
  return { firstName: required(), lastName, phone: country?.code === "IN" ? indianMobile : phone };
}

const THREE_DIGIT_POSTCODES: readonly string[] = ["BH", "FO", "IS", "LS", "MG", "OM", "PG"];

/**
 * What shoppers of a country without postal codes type where one is required, as the backend may.
 */
const NO_POSTCODE = "00000";

function postcodeSchema(country: Country | null): z.ZodType<string> {
  if (!country || country.postcode === "required")
    return atLeast(country && THREE_DIGIT_POSTCODES.includes(country.code) ? 2 : 4).overwrite(plainDigits);
  const otherwise = country.postcode === "none" ? NO_POSTCODE : "";
  return optionalText().transform((text) => plainDigits(text) || otherwise);
}

/**
 * Longer than a PIN code: browsers truncate pasted text to this length, and some of it may be
 * separators.
 */
export const MAX_PIN_INPUT_LENGTH = 30;

const pin = required(REQUIRED, MAX_PIN_INPUT_LENGTH, INVALID_PIN).transform(compactNumber).refine(isPin, INVALID_PIN);

/** India's prefix is stored as "+91", in whichever form it was entered. */
const indianMobile = required()
  .transform(compactNumber)
  .refine((digits) => /^(?:(?:\+|00)?91)?0?[6-9]\d{9}$/.test(digits), INVALID_MOBILE)
  .transform((digits) => digits.replace(/^(?:\+|00)?910?(?=\d{10}$)/, "+91"));

const gstin = optionalText()
  .transform(plainGstin)
  .refine((text) => text === "" || isGstin(text), INVALID_GSTIN);

/** Undefined rather than "", as in an address from the backend. */
function emptyToUndefined(field: z.ZodType<string>) {
  return field.transform((text) => text || undefined);
}

const phone = atLeast(8)
  .overwrite((text) => plainDigits(text.normalize("NFKC")).replace(/[\p{Pd}\u2212]/gu, "-"))
  .refine((text) => /^\+?[\d\s().-]+$/.test(text), INVALID_PHONE);

/** A region's code, or free text if the country has no list. */
function regionSchema(country: Country | null): z.ZodType<Region | null> {
  if (!country) return z.string({ error: NO_COUNTRY }).transform(() => null);
  const text = country.needsRegion ? required() : optionalText();
  if (country.regions.length === 0)
    return text.transform((name) => (name === "" ? null : { id: null, code: "", name }));
  const byCode = new Map(country.regions.map((region) => [region.code, region]));
  return text.transform((code, check) => {
    const region = byCode.get(code);
    if (region) return region;
    if (code === "") return null;
    check.addIssue({ code: "custom", message: REQUIRED });
    return z.NEVER;
  });
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** State codes, other territory, central jurisdiction. */
const GST_STATE = /^(?:0[1-9]|[12]\d|3[0-8]|9[79])/;

/**
 * GST numbers and UINs as the GST portal issues them: the state code, one of these and a check
 * digit.
 */
const GST_KINDS = [
  // With a PAN: regular, composition, special economic zones; "C" e-commerce operators, "D" tax
  // deductors
  /^\d\d[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-JZ][\dA-Z]$/,
  // With a TAN: tax deductors and departments of governments
  /^\d\d[A-Z]{4}\d{5}[A-Z][\dA-Z][DZ][\dA-Z]$/,
  // With year, country and number: UN bodies and embassies, non-residents, online services from
  // abroad
  /^\d{4}[A-Z]{3}\d{5}(?:[UO]N|N[FR]|OS)[\dA-Z]$/,
];

export function plainGstin(text: string): string {
  return compactNumber(text).toUpperCase();
}

export function isGstin(text: string): boolean {
  const isOfKind = GST_STATE.test(text) && GST_KINDS.some((kind) => kind.test(text));
  return isOfKind && text.endsWith(checkDigit(text.slice(0, -1)));
}

/** The Luhn algorithm in base 36. */
function checkDigit(body: string): string {
  const sum = [...body].reduce((total, sign, index) => {
    const product = DIGITS.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}
