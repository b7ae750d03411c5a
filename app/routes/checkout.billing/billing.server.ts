import { z } from "zod";
import {
  findCountry,
  addressCountries,
  toAddressFormResult,
  handleAddressButton,
} from "~/features/addresses/save-address.server";
import { addressSchema } from "~/features/addresses/address-schema.server";
import { includesCartGone, handleMissingCart } from "~/features/cart/read-cart.server";
import { requireStep, savedAddresses } from "~/features/checkout/checkout-step.server";
import { SELECT_FAILED } from "~/features/delivery-place/delivery-texts";
import type { BillTo, Country } from "~/lib/commerce/model/address";
import type { Cart } from "~/lib/commerce/model/cart";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import {
  required,
  checkForm,
  invalid,
  orFormError,
  type Parsed,
  parseForm,
} from "~/lib/server/request/parse-form.server";
import type { ShopActionArgs, ShopArgs } from "~/lib/server/request/handlers.server";
import { seeOther } from "~/lib/server/request/responses";
import type { Shop } from "~/lib/server/request/shop.server";
import { isSameAddress, addressValues } from "~/features/addresses/address-form";

const savedAddressChoice = z.object({ saved: required().regex(/^\d+$/).transform(Number) });

export async function billingAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const cart = await requireStep(shop, "billing");
  const buttonResult = await handleAddressButton(shop, form);
  if (buttonResult) return buttonResult;
  const country = await findCountry(shop, form.get("country"));
  if (form.get("intent") === "saved") {
    const parsed = parseForm(form, savedAddressChoice);
    if (!parsed.ok) return invalid(toAddressFormResult(parsed.reply(), country));
    return save(shop, cart, { parsed, country, to: { savedAddress: parsed.value.saved } });
  }
  // A pickup order has the store's address, which cannot be the billing address.
  if (!cart.isVirtual && !cart.pickupStore && form.has("same-as-shipping"))
    return save(shop, cart, { parsed: checkForm(form), country, to: "same-as-shipping" });

  const parsed = parseForm(form, addressSchema(country));
  if (!parsed.ok) return invalid(toAddressFormResult(parsed.reply(), country));
  const keepsInBook = customerToken(shop.cookies) !== null && form.has("keep");
  return save(shop, cart, { parsed, country, to: { address: parsed.value, keepsInBook } });
}

interface BillingChange {
  readonly parsed: Pick<Parsed<unknown>, "reply">;
  readonly country: Country | null;
  readonly to: BillTo;
}

async function save(shop: Shop, cart: Cart, { parsed, country, to }: BillingChange) {
  const result = await orFormError(shop, shop.commerce.checkout.setBillingAddress(cart.id, to));
  if (result.ok)
    return (await saveShippingMethodAgain(shop, result.cart))
      ? seeOther("/checkout/payment")
      : redirectToShipping(shop);
  if (includesCartGone(result.problems)) handleMissingCart(shop);
  return invalid(toAddressFormResult(parsed.reply(result.problems), country));
}

/** After the billing address, the selected shipping method is read and saved again (product P107). */
async function saveShippingMethodAgain(shop: Shop, cart: Cart): Promise<boolean> {
  if (cart.isVirtual) return true;
  if (!cart.shippingMethod) return false;
  const request = shop.commerce.checkout.setShippingMethod(cart.id, cart.shippingMethod);
  return (await orFormError(shop, request, SELECT_FAILED)).ok;
}

function redirectToShipping(shop: Shop): Response {
  shop.notices.add({ kind: "danger", text: SELECT_FAILED });
  return seeOther("/checkout/shipping");
}

export async function loadBilling({ shop, url }: Pick<ShopArgs, "shop" | "url">) {
  const { isVirtual, pickupStore, shippingAddress, billingAddress } = await requireStep(shop, "billing");
  const canBeSame = !isVirtual && pickupStore === null;
  const isOwn = url.searchParams.has("own");
  const isSame = canBeSame && !isOwn && (!billingAddress || isSameAddress(billingAddress, shippingAddress));
  const address = isSame || isSameAddress(billingAddress, shippingAddress) ? null : billingAddress;
  const saved = await savedAddresses(shop);
  const isCustomer = customerToken(shop.cookies) !== null;
  // A pickup order already has name and phone.
  const person = pickupStore && !address ? shippingAddress : null;
  const values = addressValues(address, shop.country);
  return {
    canBeSame,
    isSame,
    isCustomer,
    values: person
      ? { ...values, firstName: person.firstName, lastName: person.lastName, phone: person.phone }
      : values,
    saved,
    chosenAddress:
      (saved.find((entry) => isSameAddress(entry.address, address)) ?? saved.find((entry) => entry.isDefaultBilling))
        ?.id ?? null,
    ...(await addressCountries(shop, address?.country ?? shop.country)),
  };
}
