import { customerToken } from "~/lib/server/customer-token.server";
import { z } from "zod";
import { findCountry } from "~/features/addresses/address-countries.server";
import { fitAddress } from "~/features/addresses/fit-address.server";
import { orRefusal } from "~/lib/server/or-refusal.server";
import { isCartGone, leaveGoneCart } from "~/features/cart/read-cart.server";
import { requireStep } from "~/features/checkout/require-step.server";
import { SELECT_FAILED } from "~/features/cart/delivery-texts";
import type { BillTo, Country } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import { ADDRESS_FIELDS } from "~/features/addresses/address-form";
import { parseAddress } from "~/features/addresses/address-schema.server";
import { required } from "~/lib/server/fields.server";
import { sentState, withProblems, type FormState } from "~/lib/forms/form-state";
import { parseForm } from "~/lib/server/parse-form.server";
import { refuse } from "~/lib/server/refusal.server";
import type { ShopActionArgs } from "~/lib/server/handlers.server";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** What the billing page needs beside its form state: the regions of the country that was sent. */
interface BillingAnswer {
  readonly state: FormState;
  readonly country: Country | null;
}

const entry = z.object({ saved: required().regex(/^\d+$/).transform(Number) });

export async function billingAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const cart = await requireStep(shop, "billing");
  const fitted = await fitAddress(shop, form, "billing");
  if (fitted) return fitted satisfies BillingAnswer;
  const country = await findCountry(shop, form.get("country"));
  if (form.get("intent") === "saved") {
    const parsed = parseForm(form, entry, "billing");
    if (!parsed.ok) return refuse(shop, { state: parsed.state, country } satisfies BillingAnswer);
    return save(shop, cart, { form, country, to: { savedAddress: parsed.value.saved } });
  }
  // Goods that are collected go to the shop's address: that is nobody's bill.
  if (!cart.isVirtual && !cart.pickupPlace && form.has("same-as-shipping"))
    return save(shop, cart, { form, country, to: "same-as-shipping" });

  const parsed = parseAddress(form, country, "billing");
  if (!parsed.ok) return refuse(shop, { state: parsed.state, country } satisfies BillingAnswer);
  const keepsInBook = customerToken(shop.cookies) !== null && form.has("keep");
  return save(shop, cart, { form, country, to: { address: parsed.value, keepsInBook } });
}

interface Sent {
  readonly form: FormData;
  readonly country: Country | null;
  readonly to: BillTo;
}

async function save(shop: Shop, cart: Cart, { form, country, to }: Sent) {
  const outcome = await orRefusal(shop, shop.commerce.checkout.setBillingAddress(cart.id, to));
  if (outcome.ok)
    return (await keepsShippingMethod(shop, outcome.cart)) ? seeOther("/checkout/payment") : chooseAgain(shop);
  if (isCartGone(outcome.problems)) leaveGoneCart(shop);
  const state = withProblems(sentState(form, "billing"), outcome.problems, ADDRESS_FIELDS);
  return refuse(shop, { state, country } satisfies BillingAnswer);
}

/** After billing the selected shipping method is read and saved again (product P107). */
async function keepsShippingMethod(shop: Shop, cart: Cart): Promise<boolean> {
  if (cart.isVirtual) return true;
  if (!cart.shippingMethod) return false;
  const again = shop.commerce.checkout.setShippingMethod(cart.id, cart.shippingMethod);
  return (await orRefusal(shop, again, SELECT_FAILED)).ok;
}

function chooseAgain(shop: Shop): Response {
  shop.notices.add({ kind: "danger", text: SELECT_FAILED });
  return seeOther("/checkout/shipping");
}
