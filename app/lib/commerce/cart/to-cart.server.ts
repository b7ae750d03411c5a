import { feesTotal, toFees, toMoney, withFees } from "~/lib/commerce/catalog/to-money.server";
import { toProductPath } from "~/lib/commerce/catalog/paths.server";
import { toKind, toPicture } from "~/lib/commerce/catalog/to-product-summary.server";
import type { Cart, CartLine, CartTotals, LineRequest, ShippingMethod } from "~/lib/commerce/model/cart";
import type { Sources } from "~/lib/commerce/content/content.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId } from "~/lib/commerce/model/ids";
import { money, type Money } from "~/lib/commerce/model/money";
import type { Result } from "~/lib/commerce/model/problem";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import { type Recognise, recogniseEnglish } from "~/lib/commerce/transport/messages.server";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { toAmounts, toConsistentTotals } from "./sums.server";
import { toAddress } from "./to-address.server";
import { type Describe, toFailureOrThrow, toReason } from "./to-problem.server";

type WireDelivery = gql.CartFragment["shipping_addresses"][number];

interface CartContext {
  readonly pricesIncludeTax: boolean | null;
  /** Those of the catalogue. */
  readonly pricesIncludeFees?: boolean;
  readonly recognise?: Recognise;
}

export async function cartContext({ backend, site }: Pick<Sources, "backend" | "site">): Promise<CartContext> {
  const [pricesIncludeTax, pricesIncludeFees] = await Promise.all([site.pricesIncludeTax(), site.pricesIncludeFees()]);
  return { pricesIncludeTax, pricesIncludeFees, recognise: backend.recognise };
}

export function toCart(
  wire: gql.CartFragment,
  { pricesIncludeTax, pricesIncludeFees = true, recognise = recogniseEnglish }: CartContext,
): Cart {
  const delivery = wire.shipping_addresses[0] ?? null;
  const chosen = toChosenMethod(delivery);
  const totals = toTotals(wire, chosen, pricesIncludeTax);
  const isBeforeTax = pricesIncludeTax === false;
  const { currency } = totals.grandTotal;
  const payment = wire.selected_payment_method;
  return {
    id: asId(wire.id),
    isVirtual: wire.is_virtual,
    quantity: wire.total_quantity,
    lines: (wire.items ?? []).map((line) => toLine(line, { currency, isBeforeTax, pricesIncludeFees, recognise })),
    isBeforeTax,
    totals,
    coupons: (wire.applied_coupons ?? []).map(({ code }) => code),
    email: wire.email || null,
    shippingAddress: toAddress(delivery),
    pickupStore: delivery?.pickup_location_code || null,
    billingAddress: toAddress(wire.billing_address),
    shippingMethods: toOffers(delivery?.available_shipping_methods ?? []),
    shippingMethod: chosen?.withTax ? { ...chosen.method, price: chosen.withTax } : null,
    paymentMethods: wire.available_payment_methods ?? [],
    // Magento returns an empty code until a method is chosen.
    paymentMethod: payment?.code ? { code: payment.code, title: payment.title || payment.code } : null,
  };
}

/** For writes that answer with the cart. */
export function cartResults({ backend, site }: Sources) {
  type Wire = gql.CartFragment | null | undefined;
  return async (answer: GraphqlResult<unknown>, cart: Wire, describe?: Describe): Promise<Result<{ cart: Cart }>> => {
    if (!cart) return toFailureOrThrow(answer, describe);
    backend.logPartialErrors(answer);
    return { ok: true, cart: toCart(cart, await cartContext({ backend, site })) };
  };
}

type ChosenMethod = ReturnType<typeof toChosenMethod>;

function toTotals(wire: gql.CartFragment, chosen: ChosenMethod, pricesIncludeTax: boolean | null): CartTotals {
  const { prices, items } = wire;
  const grandTotal = toMoney(prices?.grand_total);
  if (!grandTotal) throw new CommerceError("contract", "Cart: the grand total is missing");
  const lines = (items ?? []).flatMap((line) => toMoney(line.prices?.row_total_including_tax)?.minor ?? []);
  const fees = (items ?? []).reduce(
    (sum, { prices: of, quantity }) => sum + Math.round(feesTotal(toFees(of?.fixed_product_taxes)) * quantity),
    0,
  );
  const ofLines = lines.reduce((sum, minor) => sum + minor, fees);
  const gross = toMoney(prices?.subtotal_including_tax) ?? money(ofLines, grandTotal.currency);
  const net = toMoney(prices?.subtotal_excluding_tax);
  return toConsistentTotals(
    {
      withTax: { subtotal: gross, shipping: chosen?.withTax ?? null },
      withoutTax: net && { subtotal: net, shipping: chosen?.withoutTax ?? null },
      discounts: toAmounts(prices?.discounts),
      taxes: toAmounts(prices?.applied_taxes),
      grandTotal,
      fees,
    },
    pricesIncludeTax,
  );
}

export function toOffers(wires: readonly gql.OfferFragment[]): ShippingMethod[] {
  return wires.flatMap((wire) => {
    const price = toMoney(wire.price_incl_tax);
    const { carrier_code: carrier, method_code, available, error_message } = wire;
    const isAvailable = available && Boolean(method_code);
    const offer = { carrier, method: method_code ?? "", title: toMethodTitle(wire), isAvailable };
    return price ? [{ ...offer, price, problem: error_message || null }] : [];
  });
}

/**
 * Prices as the method is offered: the chosen method's own amounts are stale until totals are
 * collected.
 */
function toChosenMethod(delivery: WireDelivery | null) {
  const chosen = delivery?.selected_shipping_method;
  if (!chosen?.carrier_code || !chosen.method_code) return null;
  const { carrier_code: carrier, method_code: method } = chosen;
  const offer = delivery?.available_shipping_methods?.find(
    (other) => other.carrier_code === carrier && other.method_code === method,
  );
  return {
    method: { carrier, method, title: toMethodTitle(chosen) },
    withTax: toMoney(offer?.price_incl_tax) ?? toMoney(chosen.price_incl_tax),
    withoutTax: toMoney(offer?.price_excl_tax) ?? toMoney(chosen.price_excl_tax),
  };
}

function toMethodTitle(wire: { readonly carrier_title: string; readonly method_title: string | null }): string {
  return [...new Set([wire.carrier_title, wire.method_title].filter(Boolean))].join(" – ");
}

export type WireLine = NonNullable<gql.CartFragment["items"]>[number];

interface LineContext extends Pick<Cart, "isBeforeTax">, Pick<Money, "currency"> {
  readonly pricesIncludeFees: boolean;
  readonly recognise?: Recognise;
}

const NOT_SOLD = "This product is no longer sold. Please remove it.";

/**
 * A line without product or price is still shown, so that the shopper can remove it. In a malformed
 * answer, fields of one line type may be null despite their type (transport/shape).
 */
export function toLine(
  wire: WireLine,
  { currency, isBeforeTax, pricesIncludeFees, recognise = recogniseEnglish }: LineContext,
): CartLine {
  const { prices } = wire;
  const fees = toFees(prices?.fixed_product_taxes);
  const unitPrice = withFees(toMoney(isBeforeTax ? prices?.price : prices?.price_including_tax), fees);
  const rowTotal = toMoney(isBeforeTax ? prices?.row_total : prices?.row_total_including_tax);
  const total = withFees(rowTotal, fees, wire.quantity);
  const discount = toMoney(prices?.total_item_discount);
  const { product } = wire;
  const name = product.name ?? product.sku ?? "Unknown product";
  const variant = wire.__typename === "ConfigurableCartItem" ? wire.configured_variant : null;
  const sold = variant ?? product;
  // The catalogue's prices include tax here. A bundle's is that of its cheapest choice.
  const catalogPrice = wire.__typename === "BundleCartItem" ? null : sold.price_range?.minimum_price.regular_price;
  const regular = pricesIncludeFees ? toMoney(catalogPrice) : withFees(toMoney(catalogPrice), fees);
  const isSold = product.sku !== null && unitPrice !== null && total !== null;
  const reasons = (wire.errors ?? []).map(({ message }) => toReason(recognise(message)));
  const problems = isSold ? reasons : [...reasons, NOT_SOLD];
  return {
    uid: asId(wire.uid),
    sku: asId(product.sku ?? ""),
    variantSku: asId(sold.sku ?? product.sku ?? ""),
    name,
    kind: toKind(product.__typename),
    path: toProductPath(product),
    picture: toPicture(variant?.thumbnail, name) ?? toPicture(product.thumbnail, name),
    choices: toChoices(wire),
    quantity: wire.quantity,
    onlyLeft: sold.only_x_left_in_stock,
    unitPrice: unitPrice ?? money(0, currency),
    total: total ?? money(0, currency),
    regularPrice: regular && !isBeforeTax && unitPrice && regular.minor > unitPrice.minor ? regular : null,
    discount: discount && discount.minor > 0 ? discount : null,
    fees,
    problems: [...new Set(problems)],
    request: toLineRequest(wire),
  };
}

interface WireChoices {
  readonly __typename?: string;
  readonly configurable_options?: readonly { readonly option_label: string; readonly value_label: string }[] | null;
  readonly bundle_options?: readonly { readonly label: string; readonly values: readonly WirePart[] }[] | null;
  readonly links?: readonly { readonly title: string | null }[] | null;
  readonly customizable_options?: readonly { readonly label: string; readonly values: readonly WireValue[] }[] | null;
}

type WirePart = Readonly<{ label: string; quantity: number }>;
type WireValue = Readonly<{ label: string; value: string }>;

/** What was chosen, in words: of a cart line, an order line or a wishlist item. */
export function toChoices(wire: WireChoices): CartLine["choices"] {
  return [
    ...(wire.configurable_options ?? []).map((option) => ({ label: option.option_label, value: option.value_label })),
    ...(wire.bundle_options ?? []).map(({ label, values }) => ({ label, value: values.map(toPart).join(", ") })),
    ...(wire.links ?? []).flatMap(({ title }) => (title ? [{ label: "Download", value: title }] : [])),
    ...(wire.customizable_options ?? []).map(({ label, values }) => ({ label, value: values.map(toText).join(", ") })),
  ];
}

function toPart({ label, quantity }: WirePart): string {
  return quantity > 1 ? `${quantity} × ${label}` : label;
}

/**
 * A selected value has a label and an internal id; a typed one has no label, and a date comes with
 * the time 00:00.
 */
function toText({ label, value }: WireValue): string {
  return label || value.replace(/^(\d{4}-\d\d-\d\d) 00:00:00$/, "$1");
}

type Of<Type extends WireLine["__typename"]> = Extract<WireLine, { readonly __typename: Type }>;
type WireOptions = Pick<WireLine, "__typename"> &
  Partial<
    Pick<Of<"ConfigurableCartItem">, "configurable_options" | "customizable_options"> &
      Pick<Of<"BundleCartItem">, "bundle_options"> &
      Pick<Of<"DownloadableCartItem">, "links">
  >;

/**
 * Custom values with a label were selected; others were typed, and are sent under the option's uid.
 */
function toLineRequest(wire: WireLine): Required<LineRequest> {
  const { configurable_options, bundle_options, links, customizable_options }: WireOptions = wire;
  const custom = (customizable_options ?? []).flatMap(({ customizable_option_uid: uid, values }) =>
    values.map((value) => ({ ...value, option: uid })),
  );
  const parts = (bundle_options ?? []).flatMap(({ values }) => values);
  return {
    sku: asId(wire.product.sku ?? ""),
    quantity: wire.quantity,
    selectedOptions: [
      ...(links ?? []).map(({ uid }) => uid),
      ...(configurable_options ?? []).map((option) => option.configurable_product_option_value_uid),
      ...custom.filter(({ label }) => label).map((value) => value.customizable_option_value_uid),
    ],
    enteredOptions: [
      // The uid of a bundle's part contains the default quantity; the chosen one is a separate
      // field.
      ...parts.map(({ uid, quantity }) => ({ uid, value: String(quantity) })),
      ...custom.filter(({ label }) => !label).map(({ option, value }) => ({ uid: option, value })),
    ],
  };
}
