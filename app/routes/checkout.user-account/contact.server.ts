import { z } from "zod";
import { optional } from "~/lib/async/optional";
import { credentials, logIn, register } from "~/features/account/log-in.server";
import { registrationForm } from "~/features/account/registration.server";
import { isSameAddress, addressValues } from "~/features/addresses/address-form";
import { personFields } from "~/features/addresses/address-schema.server";
import { findPinLocation, pinOrText } from "~/features/addresses/pin-location.server";
import { findCountry, addressCountries, handleAddressButton } from "~/features/addresses/save-address.server";
import { requireCart } from "~/features/cart/read-cart.server";
import {
  stepRejection,
  chosenAddress,
  personValues,
  readAddressChoice,
  requireStep,
  loadPickupStores,
  savedAddresses,
  noEmail,
} from "~/features/checkout/checkout-step.server";
import { asksForAccount, mayOrder, offerLogInIfGuestRejected } from "~/features/checkout/guest-checkout.server";
import { invoiceNeedsBuyer, isBilledToStore, nextPath, stepPath } from "~/features/checkout/steps";
import { sendCheckoutStep } from "~/features/consent/cart-events.server";
import {
  SHIPPING_METHODS_FAILED,
  PICKUP_UNAVAILABLE,
  SHIPPING_METHOD_FAILED,
} from "~/features/delivery-place/delivery-texts";
import { pickupPromise } from "~/features/delivery-place/delivery-facts.server";
import type { Result } from "~/lib/commerce/model/problem";
import type { Address, Country, PickupStore } from "~/lib/commerce/model/address";
import { type Cart, isPickup, shippedSkus } from "~/lib/commerce/model/cart";
import type { Profile, SavedAddress } from "~/lib/commerce/model/customer";
import { deliverToCookie } from "~/lib/server/cookies/chosen-view.server";
import {
  required,
  parseForm,
  constraintsOf,
  email,
  formWrite,
  WRITE_UNANSWERED,
} from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopActionArgs, type ShopArgs, badRequest, seeOther } from "~/lib/server/request/shop.server";

const guest = z.object({ email });

/**
 * Action of the first step: log-in, registration, and contact with or without a destination. Errors
 * are shown on this page, with the cart.
 */
export async function accountAction({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const intent = form.get("intent");
  if (intent === "log-in") return logIn({ shop, form });
  if (intent === "register") return register({ shop, form });
  if (intent === "guest") return continueAsGuest({ shop, form });
  const cart = await requireStep(shop, "user-account");
  const buttonResult = await handleAddressButton(shop, form);
  if (buttonResult) return buttonResult;
  if (intent === "address" || intent === "saved") return saveContact({ shop, form, cart });
  return intent === "collect" ? collect({ shop, form, cart }) : badRequest();
}

async function continueAsGuest({ shop, form }: Pick<ShopActionArgs, "shop" | "form">) {
  const cart = await requireCart(shop);
  const parsed = parseForm(form, guest);
  const reject = stepRejection(shop, parsed);
  if (!parsed.ok) return reject();
  const result = await saveEmail({ shop, form, cart }, parsed.value.email);
  return result.ok ? seeOther(nextPath(cart, "user-account")) : reject(result.problems);
}

function emailField({ cookies }: Pick<Shop, "cookies">): z.ZodType<string | undefined> {
  return cookies.isCustomer ? noEmail : email;
}

type Args = Pick<ShopActionArgs, "shop" | "form"> & { cart: Cart };

async function saveEmail({ shop, form, cart }: Args, given: string | undefined): Promise<Result<object>> {
  if (given === undefined || given === cart.email) return { ok: true };
  const result = await formWrite(shop, WRITE_UNANSWERED, shop.commerce.checkout.setEmail(cart.id, given));
  if (!result.ok) offerLogInIfGuestRejected(shop, form, result.problems);
  return result;
}

async function saveContact({ shop, form, cart }: Args) {
  const { to, email, reject } = await readAddressChoice(shop, form, emailField(shop));
  if (!to) return reject();
  const known = await saveEmail({ shop, form, cart }, email);
  if (!known.ok) return reject(known.problems);
  const result = await formWrite(shop, SHIPPING_METHODS_FAILED, shop.commerce.checkout.setShippingAddress(cart.id, to));
  if (!result.ok) return reject(result.problems);
  // The backend stores a "same as shipping" billing address as a copy.
  const wasSame = isSameAddress(cart.shippingAddress, cart.billingAddress);
  if (wasSame && !isSameAddress(cart.billingAddress, result.cart.shippingAddress)) {
    const billing = shop.commerce.checkout.setBillingAddress(cart.id, "same-as-shipping");
    const billed = await formWrite(shop, WRITE_UNANSWERED, billing);
    if (!billed.ok) return reject(billed.problems);
  }
  return seeOther(stepPath("shipping"));
}

function collection(country: Country | null, email: z.ZodType<string | undefined>) {
  return z.object({ place: required(), email, ...personFields(country) });
}

/** Two writes: the backend offers the pickup method only once the store is the shipping address. */
async function collect({ shop, form, cart }: Args) {
  const { checkout } = shop.commerce;
  const stores = (await checkout.pickupStores(null, shippedSkus(cart))) ?? [];
  const store = stores.find(({ code }) => code === form.get("place"));
  const country = await findCountry(shop, store?.country ?? (await shop.country()));
  const parsed = parseForm(form, collection(country, emailField(shop)));
  const reject = stepRejection(shop, parsed, country);
  if (!parsed.ok) return reject();
  if (!store) return reject([{ code: "place", message: "Choose one of these stores.", field: "place" }]);

  const { place: pickupStore, email, ...person } = parsed.value;
  const known = await saveEmail({ shop, form, cart }, email);
  if (!known.ok) return reject(known.problems);
  const address = { ...toAddress(store, country), ...person };
  const addressResult = await formWrite(
    shop,
    WRITE_UNANSWERED,
    checkout.setShippingAddress(cart.id, { pickupStore, address }),
  );
  if (!addressResult.ok) return reject(addressResult.problems);
  const isBilled = await billToStore(shop, cart, addressResult.cart);
  const method = addressResult.cart.shippingMethods.find((candidate) => isPickup(candidate) && candidate.isAvailable);
  if (!method) return reject([{ code: "pickup", message: PICKUP_UNAVAILABLE }]);
  const chosen = await formWrite(shop, SHIPPING_METHOD_FAILED, checkout.setShippingMethod(cart.id, method));
  if (!chosen.ok) return reject(chosen.problems);
  sendCheckoutStep(shop, { step: "add_shipping_info", cart: chosen.cart }, { shipping_tier: method.title });
  return seeOther(isBilled ? stepPath("payment") : nextPath(cart, "shipping"));
}

/**
 * Makes the store's address the billing address, unless the shopper gave another or the invoice
 * needs the buyer's. True if the store is billed; otherwise the billing step follows.
 */
async function billToStore(shop: Shop, before: Cart, { id, totals, shippingAddress }: Cart): Promise<boolean> {
  const isOwn = before.billingAddress !== null && !isBilledToStore(before);
  if (isOwn || !shippingAddress || invoiceNeedsBuyer({ totals, shippingAddress }) !== false) return false;
  const billing = shop.commerce.checkout.setBillingAddress(id, { address: shippingAddress });
  return (await formWrite(shop, WRITE_UNANSWERED, billing)).ok;
}

function toAddress(store: PickupStore, country: Country | null): Omit<Address, "firstName" | "lastName" | "phone"> {
  const { name, street, city, region, postcode, country: code } = store;
  const listed = country?.regions.find((known) => known.id === region?.id || known.name === region?.name);
  return {
    street: name,
    apartment: street,
    neighborhood: "",
    extra: "",
    city,
    postcode,
    region: listed ?? region,
    country: code || (country?.code ?? ""),
  };
}

/** Redirects a customer with a virtual cart, who has nothing to enter here. */
export async function loadContact({ shop, url }: Pick<ShopArgs, "shop" | "url">) {
  const mayNeedAccount = asksForAccount(shop, url);
  const buyer = mayNeedAccount ? null : startReadingBuyer(shop, url);
  const formsPromise = Promise.all([guestForms(shop), mayOrder(shop)]);
  // A redirect of the step matters more than a read that failed.
  formsPromise.catch(() => undefined);
  const cart = await requireStep(shop, "user-account");
  sendCheckoutStep(shop, { step: "begin_checkout", cart });
  const [[forms, isAllowed], destination] = await Promise.all([
    formsPromise,
    // A virtual cart only needs an email.
    buyer && !cart.isVirtual ? loadDestination(shop, { cart, buyer, url }) : null,
  ]);
  if (cart.isVirtual && !forms) throw seeOther(nextPath(cart, "user-account"));
  const needsAccount = !isAllowed || mayNeedAccount;
  return { email: cart.email, forms, needsAccount, destination: needsAccount ? null : destination };
}

interface Buyer {
  readonly savedPromise: Promise<readonly SavedAddress[]>;
  readonly profilePromise: Promise<Profile | null>;
}

/**
 * Starts beside the cart what `loadDestination` needs. It reads countries and stores again, from
 * the read cache.
 */
function startReadingBuyer(shop: Shop, { searchParams: query }: URL): Buyer {
  const isDelivery = !query.has("collect");
  const profile = shop.cookies.isCustomer ? shop.commerce.customer.profile() : Promise.resolve(null);
  const savedPromise = isDelivery ? savedAddresses(shop) : Promise.resolve([]);
  const profilePromise = optional(shop, "the customer's name", profile);
  const cached = [addressCountries(shop, null), isDelivery ? loadPickupStores(shop) : null];
  // Not every cart needs all of it.
  for (const promise of [savedPromise, profilePromise, ...cached]) promise?.catch(() => undefined);
  return { savedPromise, profilePromise };
}

async function guestForms(shop: Shop) {
  if (shop.cookies.isCustomer) return null;
  return {
    contact: constraintsOf(guest),
    logIn: constraintsOf(credentials),
    register: await registrationForm(shop),
  };
}

interface DestinationInput {
  readonly cart: Cart;
  readonly buyer: Buyer;
  readonly url: URL;
}

async function loadDestination(shop: Shop, { cart, buyer, url }: DestinationInput) {
  const query = url.searchParams;
  const isCollecting = query.has("collect") || (cart.pickupStore !== null && !query.has("deliver"));
  const address = cart.pickupStore ? null : cart.shippingAddress;
  const [saved, profile, { near, stores }, values, countries, promise] = await Promise.all([
    isCollecting ? [] : buyer.savedPromise,
    buyer.profilePromise,
    isCollecting
      ? findPickupStores(shop, cart, query.get("near"))
      : loadPickupStores(shop).then((found) => ({ near: "", stores: found })),
    readValues(shop, cart),
    addressCountries(shop, address?.country ?? null),
    isCollecting ? pickupPromise(shop) : "",
  ]);
  const { firstName, lastName } = profile ?? values;
  return {
    isCollecting,
    /** HTML: when an order can be collected. */
    promise,
    /** The cart has a destination that can be kept. */
    hasAddress: Boolean(cart.email) && address !== null,
    values: cart.shippingAddress ? values : { ...values, firstName, lastName },
    saved,
    chosenAddress: chosenAddress(saved, address, "isDefaultShipping"),
    pickupCode: cart.pickupStore,
    stores,
    near,
    isCustomer: shop.cookies.isCustomer,
    ...countries,
    collecting: constraintsOf(collection(countries.country, emailField(shop))),
    /** What follows the choice of a store. */
    asksBilling:
      (cart.billingAddress !== null && !isBilledToStore(cart)) ||
      invoiceNeedsBuyer(cart, countries.country?.code) !== false,
  };
}

/**
 * Stores near the searched place; without a search all, those nearest to the delivery place first.
 */
async function findPickupStores(shop: Shop, cart: Cart, wanted: string | null) {
  const skus = shippedSkus(cart);
  const near = pinOrText(wanted ?? shop.cookies.get(deliverToCookie) ?? "");
  const stores = await loadPickupStores(shop, near || null, skus);
  // A backend without distances only knows the stores of this PIN code.
  const areSorted = Boolean(stores?.[0]?.withinKm);
  if (wanted !== null || near === "" || areSorted) return { near, stores };
  const all = (await loadPickupStores(shop, null, skus)) ?? [];
  const first = all.filter(({ code }) => stores?.some((store) => store.code === code));
  return { near: "", stores: [...first, ...all.filter((store) => !first.includes(store))] };
}

async function readValues(shop: Shop, { shippingAddress, pickupStore }: Cart) {
  const { cookies, commerce } = shop;
  const country = await shop.country();
  if (shippingAddress)
    return pickupStore ? personValues(shippingAddress, country) : addressValues(shippingAddress, country);
  const postcode = cookies.get(deliverToCookie);
  const place = postcode && (await findPinLocation(shop, postcode, await commerce.checkout.country(country)));
  return { ...addressValues(null, country), ...(postcode && { postcode, ...place }) };
}
