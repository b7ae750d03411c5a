import { z } from "zod";
import { PROFILE } from "~/lib/account/log-in.server";
import { orRefusal } from "~/lib/checkout/or-refusal.server";
import type { Profile } from "~/lib/commerce/model/customer";
import { refused, type Outcome } from "~/lib/commerce/model/problem";
import { email, REQUIRED, required, secret } from "~/lib/forms/fields.server";
import { sentState, withProblems } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/forms/parse-form.server";
import { refuse } from "~/lib/forms/refusal.server";
import type { ShopActionArgs } from "~/lib/http/handlers.server";
import { seeOther } from "~/lib/http/responses";
import type { Shop } from "~/lib/shop.server";

const FIELDS = ["firstName", "lastName", "email", "currentPassword"];

const details = z.object({
  firstName: required(),
  lastName: required(),
  email,
  currentPassword: secret().optional(),
});
type Details = z.output<typeof details>;

/** spec section 5: a new email asks for the current password and is saved first. */
export async function saveProfile({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const parsed = parseForm(form, details, "profile");
  if (!parsed.ok) return refuse(shop, parsed.state);
  const before = await shop.commerce.customer.profile();
  const emailSaved = await saveEmail(shop, before, parsed.value);
  const saved = emailSaved.ok ? await saveNames(shop, before, parsed.value) : emailSaved;
  if (!saved.ok) return refuse(shop, withProblems(sentState(form, "profile"), saved.problems, FIELDS));
  shop.notices.add({ kind: "success", text: "Your profile was saved." });
  return seeOther(PROFILE);
}

async function saveEmail(shop: Shop, before: Profile, wanted: Details): Promise<Outcome<object>> {
  if (wanted.email === before.email) return { ok: true };
  if (!wanted.currentPassword) return refused({ code: "required", message: REQUIRED, field: "currentPassword" });
  return orRefusal(shop, shop.commerce.customer.changeEmail(wanted.email, wanted.currentPassword));
}

async function saveNames(shop: Shop, before: Profile, wanted: Details): Promise<Outcome<object>> {
  const { firstName, lastName } = wanted;
  if (firstName === before.firstName && lastName === before.lastName) return { ok: true };
  return orRefusal(shop, shop.commerce.customer.changeNames({ firstName, lastName }));
}
