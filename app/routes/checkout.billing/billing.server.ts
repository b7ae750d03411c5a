import { addressValues, isSameAddress } from "~/features/addresses/address-form";
import { addressCountries, findCountry, handleAddressButton } from "~/features/addresses/save-address.server";
import {
  stepRejection,
  chosenAddress,
  personValues,
  readAddressChoice,
  requireStep,
  savedAddresses,
} from "~/features/checkout/checkout-step.server";
import { invoiceNeedsBuyer } from "~/features/checkout/steps";
import { SHIPPING_METHOD_FAILED } from "~/features/delivery-place/delivery-texts";
import type { Cart } from "~/lib/commerce/model/cart";
import { checkForm, formWrite, WRITE_UNANSWERED } from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopActionArgs, type ShopArgs, seeOther } from "~/lib/server/request/shop.server";

export async function billingAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const cart = await requireStep(shop, "billing");
  const buttonResult = await handleAddressButton(shop, form);
  if (buttonResult) return buttonResult;
  const isSame = canBeSame(cart) && form.get("intent") !== "saved" && form.has("same-as-shipping");
  const { to, reject } = isSame ? await sameAsShipping(shop, form, cart) : await readAddressChoice(shop, form);
  if (!to) return reject();
  const result = await formWrite(shop, WRITE_UNANSWERED, shop.commerce.checkout.setBillingAddress(cart.id, to));
  if (!result.ok) return reject(result.problems);
  if (await saveShippingMethodAgain(shop, result.cart)) return seeOther("/checkout/payment");
  shop.notices.add({ kind: "danger", text: SHIPPING_METHOD_FAILED });
  return seeOther("/checkout/shipping");
}

function canBeSame(cart: Cart): boolean {
  if (cart.isVirtual || cart.pickupStore === null) return !cart.isVirtual;
  return invoiceNeedsBuyer(cart) === false;
}

/** The address fields are hidden, so they are not checked. */
async function sameAsShipping(shop: Shop, form: FormData, { pickupStore, shippingAddress }: Cart) {
  const country = await findCountry(shop, form.get("country"));
  const to = pickupStore && shippingAddress ? { address: shippingAddress } : ("same-as-shipping" as const);
  return { to, reject: stepRejection(shop, checkForm(form), country) };
}

/**
 * After the billing address, the selected shipping method is read and saved again (product P107).
 */
async function saveShippingMethodAgain(shop: Shop, cart: Cart): Promise<boolean> {
  if (cart.isVirtual) return true;
  if (!cart.shippingMethod) return false;
  const request = shop.commerce.checkout.setShippingMethod(cart.id, cart.shippingMethod);
  return (await formWrite(shop, SHIPPING_METHOD_FAILED, request)).ok;
}

export async function loadBilling({ shop, url }: Pick<ShopArgs, "shop" | "url">) {
  const savedPromise = savedAddresses(shop);
  // A redirect of the step matters more than a read that failed.
  savedPromise.catch(() => undefined);
  const cart = await requireStep(shop, "billing");
  const { pickupStore, shippingAddress, billingAddress } = cart;
  const isOwn = url.searchParams.has("own");
  const isSame = canBeSame(cart) && !isOwn && (!billingAddress || isSameAddress(billingAddress, shippingAddress));
  const address = isSame || isSameAddress(billingAddress, shippingAddress) ? null : billingAddress;
  const country = await shop.country();
  const [saved, countries] = await Promise.all([savedPromise, addressCountries(shop, address?.country ?? country)]);
  // A pickup order already has name and phone.
  const person = pickupStore && !address ? shippingAddress : null;
  return {
    sameLabel: !canBeSame(cart) ? null : pickupStore ? "Use the store's address" : "Same as delivery address",
    isSame,
    isCustomer: shop.cookies.isCustomer,
    values: person ? personValues(person, country) : addressValues(address, country),
    saved,
    chosenAddress: chosenAddress(saved, address, "isDefaultBilling"),
    ...countries,
  };
}
