import { z } from "zod";
import type { Address, Country, Region } from "~/lib/commerce/model/address";
import { atLeast, optional, required, REQUIRED } from "./fields.server";
import { parseForm, type Parsed } from "./parse-form.server";

export const NO_COUNTRY = "Please select a country first";
export const INVALID_PIN = "Enter a PIN code of six digits, for example 400001.";
export const INVALID_PHONE = "Please provide a valid phone number";

/** Reads an address form for the country it names; `country` is what the backend knows about that country. */
export function parseAddress(form: FormData, country: Country | null, name: string): Parsed<Address> {
  return parseForm(form, addressSchema(country), name);
}

/** Minimum lengths are those of the shop's predecessor; the forms of PIN and mobile number are India's. */
function addressSchema(country: Country | null) {
  const isIndia = country?.code === "IN";
  return z.object({
    firstName: atLeast(2),
    lastName: atLeast(2),
    street: required(),
    apartment: required(),
    neighborhood: optional(),
    extra: optional(),
    city: atLeast(2),
    region: regionSchema(country),
    postcode: isIndia ? pin : atLeast(2),
    country: required().refine((code) => country?.code === code, "Invalid country"),
    phone: isIndia ? indianMobile : phone,
  });
}

const pin = required()
  .transform((text) => text.replace(/\s/g, ""))
  .refine((digits) => /^[1-9][0-9]{5}$/.test(digits), INVALID_PIN);

const indianMobile = required()
  .transform((text) => text.replace(/[\s-]/g, ""))
  .refine((digits) => /^(?:\+91|0)?[6-9]\d{9}$/.test(digits), INVALID_PHONE);

const phone = atLeast(8).refine((text) => /^\+?[\d\s().-]+$/.test(text), INVALID_PHONE);

/** One of the country's regions by its code, or free text where the country has no list. */
function regionSchema(country: Country | null): z.ZodType<Region | null> {
  if (!country) return z.string({ error: NO_COUNTRY }).transform(() => null);
  if (country.regions.length === 0) {
    return optional().transform((name) => (name === "" ? null : { id: null, code: "", name }));
  }
  const byCode = new Map(country.regions.map((region) => [region.code, region]));
  return z.string({ error: REQUIRED }).transform((code, check) => {
    const region = byCode.get(code);
    if (region) return region;
    check.addIssue({ code: "custom", message: REQUIRED });
    return z.NEVER;
  });
}
