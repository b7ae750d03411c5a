import { z } from "zod";
import { joinGeneralProblems } from "~/features/account/account-messages";
import { PROFILE } from "~/lib/urls/paths";
import { verifyPassword } from "~/features/account/passwords.server";
import type { PersonalDetails, Profile } from "~/lib/commerce/model/customer";
import { fail, type Result } from "~/lib/commerce/model/problem";
import { plainDigits } from "~/lib/forms/clean-text";
import {
  email,
  optional,
  REQUIRED,
  required,
  secret,
  orFormError,
  parseForm,
} from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopActionArgs, seeOther } from "~/lib/server/request/shop.server";

const INVALID_DATE = "Enter a past date as YYYY-MM-DD.";

export const details = z.object({
  prefix: optional(),
  firstName: required(),
  lastName: required(),
  suffix: optional(),
  birthDate: optional().transform(plainDigits).refine(isPastDay, INVALID_DATE),
  gender: z.enum(["", "1", "2", "3"]).default(""),
  taxNumber: optional(),
  email,
  currentPassword: secret().optional(),
});
type Details = z.output<typeof details>;

/** A new email requires the current password and is saved first (product P130). */
export async function saveProfile({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseForm(form, details);
  if (!parsed.ok) return parsed.reject();
  const before = await shop.commerce.customer.profile();
  const emailSaved = await saveEmail(shop, before, parsed.value);
  const saved = emailSaved.ok ? await saveDetails(shop, before, parsed.value) : emailSaved;
  if (!saved.ok) return parsed.reject(saved.problems);
  shop.notices.add({ kind: "success", text: "Profile saved." });
  return seeOther(PROFILE);
}

async function saveEmail(shop: Shop, before: Profile, wanted: Details): Promise<Result<object>> {
  if (wanted.email === before.email) return { ok: true };
  const { currentPassword } = wanted;
  if (!currentPassword) return fail({ code: "required", message: REQUIRED, field: "currentPassword" });
  const send = () => shop.commerce.customer.changeEmail(wanted.email, currentPassword);
  const result = await verifyPassword(shop, { email: before.email, send });
  return result.ok ? result : fail(...joinGeneralProblems(result.problems));
}

async function saveDetails(shop: Shop, before: Profile, wanted: Details): Promise<Result<object>> {
  const { email: _saved, currentPassword: _used, ...items } = wanted;
  const names = Object.keys(items) as (keyof PersonalDetails)[]; // the schema's own keys
  if (names.every((name) => items[name] === before[name])) return { ok: true };
  return orFormError(shop, shop.commerce.customer.changeDetails(items));
}

/** YYYY-MM-DD from a date field; browsers without date fields send anything. */
function isPastDay(text: string): boolean {
  if (text === "") return true;
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(text);
  // V8 parses 30 February as 2 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getTime() < Date.now();
}
