import { z } from "zod";
import { isSameAddress } from "~/features/addresses/address-form";
import { addressCountries } from "~/features/addresses/save-address.server";
import { requireStep, loadPickupStores, stepRejection } from "~/features/checkout/checkout-step.server";
import { replacedText, stepPath } from "~/features/checkout/steps";
import { sendCheckoutStep } from "~/features/consent/cart-events.server";
import { SHIPPING_METHOD_FAILED } from "~/features/delivery-place/delivery-texts";
import { isPickup, type Cart, type ShippingMethod } from "~/lib/commerce/model/cart";
import { deliveryDay } from "~/lib/format/delivery-day";
import { required, parseForm, formWrite, WRITE_UNANSWERED } from "~/lib/server/request/parse-form.server";
import { type ShopActionArgs, type ShopArgs, seeOther } from "~/lib/server/request/shop.server";

const OWN_BILLING = "/checkout/billing?own";

const choice = z.object({ method: required() });

export async function shippingAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const cart = await requireStep(shop, "shipping");
  const parsed = parseForm(form, choice);
  const reject = stepRejection(shop, parsed);
  if (!parsed.ok) return reject();
  const method = offeredMethods(cart).find(({ key }) => key === parsed.value.method);
  const notChosen = { code: "method", message: SHIPPING_METHOD_FAILED };
  if (!method?.isAvailable) return reject([notChosen]);
  const isSameBilling = form.has("same-as-shipping") && cart.pickupStore === null;
  // Must be set after the billing address (product P107).
  if (isSameBilling && !isSameAddress(cart.billingAddress, cart.shippingAddress)) {
    const billing = await formWrite(
      shop,
      WRITE_UNANSWERED,
      shop.commerce.checkout.setBillingAddress(cart.id, "same-as-shipping"),
    );
    if (!billing.ok) return reject(billing.problems);
  }
  const result = await formWrite(
    shop,
    SHIPPING_METHOD_FAILED,
    shop.commerce.checkout.setShippingMethod(cart.id, method),
  );
  if (!result.ok) return reject([notChosen, ...result.problems]);
  sendCheckoutStep(shop, { step: "add_shipping_info", cart: result.cart }, { shipping_tier: method.title });
  return seeOther(isSameBilling ? stepPath("payment") : cart.pickupStore ? stepPath("billing") : OWN_BILLING);
}

export async function loadShipping({ shop }: Pick<ShopArgs, "shop">) {
  const cart = await requireStep(shop, "shipping");
  const address = cart.pickupStore ? null : cart.shippingAddress;
  const [stores, countries, dates] = await Promise.all([
    cart.pickupStore ? loadPickupStores(shop) : [],
    address && addressCountries(shop, address.country),
    shop.dateStyle(),
  ]);
  const now = new Date();
  const methods = offeredMethods(cart);
  const before = cart.shippingMethod && methodKey(cart.shippingMethod);
  const available = methods.filter(({ isAvailable }) => isAvailable);
  const kept = available.find(({ key }) => key === before);
  const [cheapest] = available.sort((a, b) => a.price.minor - b.price.minor);
  // Of the other kind: the shopper has changed between delivery and collection.
  const isSameKind = cart.shippingMethod && isPickup(cart.shippingMethod) === (cart.pickupStore !== null);
  return {
    address,
    countryName: countries?.country?.name ?? "",
    store: stores?.find(({ code }) => code === cart.pickupStore) ?? null,
    methods: methods.map((method) => ({ ...method, arrives: deliveryDay(method.title, now, dates) })),
    chosenMethod: (kept ?? cheapest)?.key ?? "",
    replaced: isSameKind && !kept && cheapest ? replacedText(cart.shippingMethod.title, cheapest.title) : undefined,
    isSameBilling: cart.pickupStore
      ? null
      : !cart.billingAddress || isSameAddress(cart.billingAddress, cart.shippingAddress),
    isCustomer: shop.cookies.isCustomer,
    email: cart.email,
  };
}

/** The backend lists delivery and pickup methods, and the current one may be of the other kind. */
function offeredMethods({ shippingMethods, pickupStore }: Cart) {
  const offered = shippingMethods.filter((method) => isPickup(method) === (pickupStore !== null));
  return offered.map((method) => ({ ...method, key: methodKey(method) }));
}

/** The backend identifies a method by two codes. */
function methodKey({ carrier, method }: Pick<ShippingMethod, "carrier" | "method">): string {
  return `${carrier}:${method}`;
}
