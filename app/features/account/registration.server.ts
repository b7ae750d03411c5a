import { optional } from "~/lib/async/optional";
import { z } from "zod";
import { attributeField, type AttributeValues, type CustomerAttribute } from "~/lib/commerce/model/customer-attribute";
import { DEFAULT_PASSWORD_RULE, type PasswordRule, passwordRuleText } from "~/lib/commerce/model/password-rule";
import { plainDigits } from "~/lib/forms/clean-text";
import {
  constraintsOf,
  email,
  lastName,
  newPassword,
  REQUIRED,
  required,
  ticked,
} from "~/lib/server/request/parse-form.server";
import type { Shop } from "~/lib/server/request/shop.server";

export function registration(rule: PasswordRule, attributes: readonly CustomerAttribute[]) {
  const asked: Readonly<Record<string, z.ZodType<readonly string[]>>> = Object.fromEntries(
    attributes.map((attribute) => [attributeField(attribute.code), schemaOf(attribute)]),
  );
  return z.object({
    firstName: required(),
    lastName,
    email,
    password: newPassword(rule),
    ...asked,
    newsletter: ticked(),
  });
}

/**
 * Falls back to a default rule and no attributes: the backend checks them itself, and other pages,
 * such as a placed order's, include the form as well.
 */
export async function registrationRules(shop: Shop) {
  const { account } = shop.commerce;
  const [rule, attributes] = await Promise.all([
    optional(shop, { name: "password rule", fallback: DEFAULT_PASSWORD_RULE }, account.passwordRule()),
    optional(shop, { name: "required attributes", fallback: [] }, account.requiredAttributes()),
  ]);
  return { rule, attributes };
}

export async function registrationForm(shop: Shop) {
  const { rule, attributes } = await registrationRules(shop);
  const constraints = constraintsOf(registration(rule, attributes));
  return { passwordHint: passwordRuleText(rule), constraints, attributes };
}

export function attributeValues(
  attributes: readonly CustomerAttribute[],
  parsed: Readonly<Record<string, unknown>>,
): AttributeValues {
  const values = attributes.map(({ code }) => [code, parsed[attributeField(code)]] as const);
  return Object.fromEntries(
    values.flatMap(([code, value]) => (Array.isArray(value) ? [[code, value.map(String)]] : [])),
  );
}

function schemaOf(attribute: CustomerAttribute): z.ZodType<readonly string[]> {
  const { kind, options, minLength, maxLength } = attribute;
  const known = (value: string) => options.some((option) => option.value === value);
  if (kind === "choices") {
    const one = z.string().refine(known, REQUIRED);
    // A single tick is no list.
    return z.union([one.transform((value) => [value]), z.array(one).min(1, REQUIRED)], { error: REQUIRED });
  }
  const text = required(REQUIRED, maxLength ?? undefined);
  if (kind === "choice") return text.refine(known, REQUIRED).transform(toList);
  if (kind === "date") return text.overwrite(plainDigits).check(dateCheck(attribute)).transform(toList);
  return (
    minLength === null ? text : text.min(minLength, `The field should have at least ${minLength} characters`)
  ).transform(toList);
}

function toList(value: string): readonly string[] {
  return [value];
}

/** A date of birth is past. */
function dateCheck({ code, earliest, latest }: CustomerAttribute) {
  return z.superRefine<string>((text, context) => {
    const today = new Date().toISOString().slice(0, 10);
    const last = latest ?? (code === "dob" ? today : null);
    if (!z.iso.date().safeParse(text).success) context.addIssue("Enter a date as YYYY-MM-DD.");
    else if (earliest !== null && text < earliest) context.addIssue(`Enter a date from ${earliest} on.`);
    else if (last !== null && text > last) context.addIssue(code === "dob" ? PAST_DATE : `Enter a date up to ${last}.`);
  });
}

const PAST_DATE = "Enter a past date as YYYY-MM-DD.";
