import { z } from "zod";
import { findCountry } from "~/features/addresses/address-countries.server";
import { isSameAddress } from "~/features/addresses/address-form";
import { addressSchema } from "~/features/addresses/address-schema.server";
import { addressAnswer } from "~/features/addresses/save-address.server";
import { FETCH_FAILED } from "~/features/delivery-place/delivery-texts";
import { isCartGone, handleMissingCart } from "~/features/cart/read-cart.server";
import { emailField, saveEmail } from "~/features/checkout/guest-email.server";
import { stepPath } from "~/features/checkout/steps";
import type { Country, ShipTo } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import type { Problem } from "~/lib/commerce/model/problem";
import { customerToken } from "~/lib/server/customer-token.server";
import { required } from "~/lib/server/fields.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { invalid } from "~/lib/server/invalid.server";
import { orFormError } from "~/lib/server/or-form-error.server";
import { parseForm, type Parsed } from "~/lib/server/parse-form.server";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

type Args = Pick<ShopActionArgs, "shop" | "form"> & { cart: Cart };

const entry = z.object({ saved: required().regex(/^\d+$/).transform(Number) });

/** Sets a typed address, and a guest's email, on the cart. */
export async function sendToAddress({ shop, form, cart }: Args) {
  const country = await findCountry(shop, form.get("country"));
  const parsed = parseForm(form, z.object({ email: emailField(shop), ...addressSchema(country).shape }));
  if (!parsed.ok) return invalid(addressAnswer(parsed.reply(), country));
  const keepsInBook = customerToken(shop.cookies) !== null && form.has("keep");
  const { email, ...address } = parsed.value;
  return send(shop, cart, { parsed, country, email, to: { address, keepsInBook } });
}

/** Sets an address of the customer's address book on the cart. */
export async function sendToSaved({ shop, form, cart }: Args) {
  const parsed = parseForm(form, entry);
  if (!parsed.ok) return invalid(addressAnswer(parsed.reply(), null));
  return send(shop, cart, { parsed, country: null, to: { savedAddress: parsed.value.saved } });
}

interface Sent {
  readonly parsed: Pick<Parsed<unknown>, "reply">;
  readonly country: Country | null;
  readonly email?: string | undefined;
  readonly to: ShipTo;
}

async function send(shop: Shop, cart: Cart, { parsed, country, email, to }: Sent) {
  const again = (problems: readonly Problem[]) => {
    if (isCartGone(problems)) handleMissingCart(shop);
    return invalid(addressAnswer(parsed.reply(problems), country));
  };
  const known = await saveEmail(shop, cart, email);
  if (!known.ok) return again(known.problems);
  const outcome = await orFormError(shop, shop.commerce.checkout.setShippingAddress(cart.id, to), FETCH_FAILED);
  if (!outcome.ok) return again(outcome.problems);
  if (isSameAddress(cart.shippingAddress, cart.billingAddress)) await letBillingFollow(shop, cart, outcome.cart);
  return seeOther(stepPath("shipping"));
}

/** A billing address that was "same as shipping" stays so; the backend stores it as a copy, which would be outdated. */
async function letBillingFollow(shop: Shop, before: Cart, now: Cart): Promise<void> {
  if (isSameAddress(before.billingAddress, now.shippingAddress)) return;
  await shop.commerce.checkout.setBillingAddress(before.id, "same-as-shipping");
}
