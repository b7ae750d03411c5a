import { customerToken } from "~/lib/server/customer-token.server";
import { z } from "zod";
import { addressAnswer } from "~/features/addresses/address-answer.server";
import { findCountry } from "~/features/addresses/address-countries.server";
import { fitAddress } from "~/features/addresses/fit-address.server";
import { emailField, saveEmail } from "~/features/checkout/guest-email.server";
import { methodKey } from "~/features/checkout/method-key";
import { orFormError } from "~/lib/server/or-form-error.server";
import { isCartGone, leaveGoneCart } from "~/features/cart/read-cart.server";
import { requireStep } from "~/features/checkout/require-step.server";
import { isSameAddress } from "~/features/addresses/same-address";
import { OWN_BILLING, SAME_AS_SHIPPING } from "~/features/checkout/same-as-shipping";
import { stepPath } from "~/features/checkout/steps";
import { FETCH_FAILED, SELECT_FAILED } from "~/features/cart/delivery-texts";
import type { Country, ShipTo } from "~/lib/commerce/model/address";
import { isPickup, type Cart } from "~/lib/commerce/model/cart";
import type { Outcome, Problem } from "~/lib/commerce/model/problem";
import { addressSchema } from "~/features/addresses/address-schema.server";
import { required } from "~/lib/server/fields.server";
import { parseForm, type Parsed } from "~/lib/server/parse-form.server";
import { invalid } from "~/lib/server/invalid.server";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { collect, type ShippingArgs } from "./collect.server";

const choice = z.object({ method: required() });
const entry = z.object({ saved: required().regex(/^\d+$/).transform(Number) });

export async function shippingAction({ shop, form }: ShippingArgs) {
  const cart = await requireStep(shop, "shipping");
  const fitted = await fitAddress(shop, form);
  if (fitted) return fitted;
  switch (form.get("intent")) {
    case "address":
      return sendToAddress({ shop, form, cart });
    case "saved":
      return sendToSaved({ shop, form, cart });
    case "collect":
      return collect({ shop, form, cart });
    case "method":
      return chooseMethod({ shop, form, cart });
    default:
      throw new Response(null, { status: 400, statusText: "Bad Request" });
  }
}

async function sendToAddress({ shop, form, cart }: ShippingArgs & { cart: Cart }) {
  const country = await findCountry(shop, form.get("country"));
  const parsed = parseForm(form, z.object({ email: emailField(shop), ...addressSchema(country).shape }));
  if (!parsed.ok) return invalid(addressAnswer(parsed.reply(), country));
  const keepsInBook = customerToken(shop.cookies) !== null && form.has("keep");
  const { email, ...address } = parsed.value;
  return send(shop, cart, { parsed, country, email, to: { address, keepsInBook } });
}

async function sendToSaved({ shop, form, cart }: ShippingArgs & { cart: Cart }) {
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
    if (isCartGone(problems)) leaveGoneCart(shop);
    return invalid(addressAnswer(parsed.reply(problems), country));
  };
  const known = await saveEmail(shop, cart, email);
  if (!known.ok) return again(known.problems);
  const outcome = await orFormError(shop, shop.commerce.checkout.setShippingAddress(cart.id, to), FETCH_FAILED);
  if (!outcome.ok) return again(outcome.problems);
  if (isSameAddress(cart.shippingAddress, cart.billingAddress)) await letBillingFollow(shop, cart, outcome.cart);
  return seeOther("/checkout/shipping");
}

/** A billing address that was "same as shipping" stays so; the backend stores it as a copy, which would be outdated. */
async function letBillingFollow(shop: Shop, before: Cart, now: Cart): Promise<void> {
  if (isSameAddress(before.billingAddress, now.shippingAddress)) return;
  await shop.commerce.checkout.setBillingAddress(before.id, "same-as-shipping");
}

async function chooseMethod({ shop, form, cart }: ShippingArgs & { cart: Cart }) {
  const parsed = parseForm(form, choice);
  if (!parsed.ok) return invalid(addressAnswer(parsed.reply(), null));
  const method = cart.shippingMethods.find(
    (candidate) => methodKey(candidate) === parsed.value.method && isPickup(candidate) === (cart.pickupPlace !== null),
  );
  const again = (problems: readonly Problem[]) => {
    if (isCartGone(problems)) leaveGoneCart(shop);
    return invalid(addressAnswer(parsed.reply(problems), null));
  };
  const notChosen = { code: "method", message: SELECT_FAILED };
  if (!method?.isAvailable) return again([notChosen]);
  const billsSame = form.has(SAME_AS_SHIPPING) && cart.pickupPlace === null;
  // The method last: after a change of billing it has to be saved (product P107).
  const billed = billsSame ? await billToShipping(shop, cart) : DONE;
  if (!billed.ok) return again(billed.problems);
  const outcome = await orFormError(shop, shop.commerce.checkout.setShippingMethod(cart.id, method), SELECT_FAILED);
  if (!outcome.ok) return again([notChosen, ...outcome.problems]);
  return seeOther(billsSame ? stepPath("payment") : cart.pickupPlace ? stepPath("billing") : OWN_BILLING);
}

const DONE = { ok: true } as const;

function billToShipping(shop: Shop, cart: Cart): Outcome<object> | Promise<Outcome<object>> {
  if (isSameAddress(cart.billingAddress, cart.shippingAddress)) return DONE;
  return orFormError(shop, shop.commerce.checkout.setBillingAddress(cart.id, "same-as-shipping"));
}
