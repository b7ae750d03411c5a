import { z } from "zod";
import { isSameAddress } from "~/features/addresses/address-form";
import { includesCartGone, handleMissingCart } from "~/features/cart/read-cart.server";
import { requireStep, loadPickupStores } from "~/features/checkout/checkout-step.server";
import { sendCheckoutStep } from "~/features/consent/cart-events.server";
import { stepPath } from "~/features/checkout/steps";
import { SELECT_FAILED } from "~/features/delivery-place/delivery-texts";
import { isPickup, type Cart } from "~/lib/commerce/model/cart";
import type { Result, Problem } from "~/lib/commerce/model/problem";
import { required, invalid, orFormError, parseForm } from "~/lib/server/request/parse-form.server";
import type { ShopActionArgs, ShopArgs } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { addressCountries } from "~/features/addresses/save-address.server";
import { deliveryDay } from "~/lib/format/delivery-day";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import { dateStyleOf } from "~/lib/server/request/date-style.server";
import { methodKey, SAME_AS_SHIPPING } from "./method-form";

const OWN_BILLING = "/checkout/billing?own";

const choice = z.object({ method: required() });

export async function shippingAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const cart = await requireStep(shop, "shipping");
  const parsed = parseForm(form, choice);
  if (!parsed.ok) return invalid({ state: parsed.reply() });
  const method = cart.shippingMethods.find(
    (candidate) => methodKey(candidate) === parsed.value.method && isPickup(candidate) === (cart.pickupStore !== null),
  );
  const reject = (problems: readonly Problem[]) => {
    if (includesCartGone(problems)) handleMissingCart(shop);
    return invalid({ state: parsed.reply(problems) });
  };
  const notChosen = { code: "method", message: SELECT_FAILED };
  if (!method?.isAvailable) return reject([notChosen]);
  const isSameBilling = form.has(SAME_AS_SHIPPING) && cart.pickupStore === null;
  // Must be set after the billing address (product P107).
  const billingResult = isSameBilling ? await billToShipping(shop, cart) : DONE;
  if (!billingResult.ok) return reject(billingResult.problems);
  const result = await orFormError(shop, shop.commerce.checkout.setShippingMethod(cart.id, method), SELECT_FAILED);
  if (!result.ok) return reject([notChosen, ...result.problems]);
  sendCheckoutStep(shop, { step: "add_shipping_info", cart: result.cart }, { shipping_tier: method.title });
  return seeOther(isSameBilling ? stepPath("payment") : cart.pickupStore ? stepPath("billing") : OWN_BILLING);
}

const DONE = { ok: true } as const;

function billToShipping(shop: Shop, cart: Cart): Result<object> | Promise<Result<object>> {
  if (isSameAddress(cart.billingAddress, cart.shippingAddress)) return DONE;
  return orFormError(shop, shop.commerce.checkout.setBillingAddress(cart.id, "same-as-shipping"));
}

export async function loadShipping({ shop }: Pick<ShopArgs, "shop">) {
  const cart = await requireStep(shop, "shipping");
  const address = cart.pickupStore ? null : cart.shippingAddress;
  const [stores, countries, dates] = await Promise.all([
    cart.pickupStore ? loadPickupStores(shop) : [],
    address && addressCountries(shop, address.country),
    dateStyleOf(shop),
  ]);
  const now = new Date();
  return {
    address,
    countryName: countries?.country?.name ?? "",
    store: stores?.find(({ code }) => code === cart.pickupStore) ?? null,
    methods: offeredMethods(cart).map((method) => ({ ...method, arrives: deliveryDay(method.title, now, dates) })),
    chosenMethod: chosenMethod(cart),
    isSameBilling: cart.pickupStore
      ? null
      : !cart.billingAddress || isSameAddress(cart.billingAddress, cart.shippingAddress),
    isCustomer: customerToken(shop.cookies) !== null,
    email: cart.email,
  };
}

function chosenMethod(cart: Cart): string {
  const offered = offeredMethods(cart).map((method) => ({ ...method, key: methodKey(method) }));
  const before = cart.shippingMethod && methodKey(cart.shippingMethod);
  const [cheapest] = offered.filter((method) => method.isAvailable).sort((a, b) => a.price.minor - b.price.minor);
  return (offered.find(({ key }) => key === before) ?? cheapest)?.key ?? "";
}

/** The backend lists delivery and pickup methods, and the current one may be of the other kind. */
function offeredMethods({ shippingMethods, pickupStore }: Cart) {
  return shippingMethods.filter((method) => isPickup(method) === (pickupStore !== null));
}
