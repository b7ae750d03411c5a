import { z } from "zod";
import type { Cart } from "~/lib/commerce/model/cart";
import type { Outcome } from "~/lib/commerce/model/problem";
import { customerToken } from "~/lib/server/customer-token.server";
import { email } from "~/lib/server/fields.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import type { Shop } from "~/lib/server/shop.server";

export const guest = z.object({ email });

/** The email beside an address: asked of guests; a customer's is known. */
export function emailField({ cookies }: Pick<Shop, "cookies">): z.ZodType<string | undefined> {
  return customerToken(cookies) === null ? email : z.undefined().catch(undefined);
}

/** Sets the guest's email on the cart, unless it is there already. */
export async function saveEmail(shop: Shop, cart: Cart, given: string | undefined): Promise<Outcome<object>> {
  if (given === undefined || given === cart.email) return { ok: true };
  return orFormError(shop, shop.commerce.checkout.setEmail(cart.id, given));
}
