import { passwordForm } from "~/features/account/customer-only.server";
import { credentials } from "~/features/account/log-in.server";
import { registration } from "~/features/account/register.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { constraintsOf } from "~/lib/server/parse-form.server";
import type { Shop } from "~/lib/server/shop.server";
import { guest } from "./guest-email.server";

/** What the forms of a guest need; null for a customer. */
export async function guestForms(shop: Shop) {
  if (customerToken(shop.cookies) !== null) return null;
  return {
    contact: constraintsOf(guest),
    logIn: constraintsOf(credentials),
    register: await passwordForm(shop, registration),
  };
}
