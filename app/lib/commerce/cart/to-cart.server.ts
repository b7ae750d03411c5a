import { toKind, toPicture } from "../catalog/to-product-summary.server.ts";
import { toMoney } from "../catalog/to-money.server.ts";
import { toProductPath } from "../catalog/to-path.server.ts";
import { CommerceError } from "../errors.ts";
import type { Cart, CartLine, CartTotals, PaymentMethod, ShippingMethod } from "../model/cart.ts";
import { asId } from "../model/ids.ts";
import { type Money, money } from "../model/money.ts";
import type { CartFragment } from "../wire/generated/graphql.ts";
import { toAddress } from "./to-address.server.ts";
import { toReason } from "./to-problem.server.ts";

type WireLine = NonNullable<NonNullable<CartFragment["items"]>[number]>;
type WireDelivery = NonNullable<CartFragment["shipping_addresses"][number]>;
type WirePayment = NonNullable<CartFragment["selected_payment_method"]>;

export function toCart(wire: CartFragment): Cart {
  const delivery = wire.shipping_addresses[0] ?? null;
  const shippingMethods = toShippingMethods(delivery);
  const shippingMethod = toChosenMethod(delivery, shippingMethods);
  return {
    id: asId(wire.id),
    isVirtual: wire.is_virtual,
    quantity: wire.total_quantity,
    lines: (wire.items ?? []).flatMap((line) => (line ? (toLine(line) ?? []) : [])),
    totals: toTotals(wire, shippingMethod?.price ?? null),
    coupons: (wire.applied_coupons ?? []).flatMap((coupon) => coupon?.code ?? []),
    email: wire.email || null,
    shippingAddress: toAddress(delivery),
    billingAddress: toAddress(wire.billing_address),
    shippingMethods,
    shippingMethod,
    paymentMethods: toPaymentMethods(wire),
    paymentMethod: toPaymentMethod(wire.selected_payment_method),
  };
}

/** Methods that take more than being chosen: a pickup shop, a page of the payment provider. The checkout has no form for them. */
const NEEDS_MORE_THAN_A_CHOICE = new Set(["instore", "hosted_pro"]);

function toPaymentMethods(wire: CartFragment): readonly PaymentMethod[] {
  return (wire.available_payment_methods ?? []).flatMap((method) =>
    method && !NEEDS_MORE_THAN_A_CHOICE.has(method.code) ? method : [],
  );
}

function toLine(wire: WireLine): CartLine | null {
  const unitPrice = toMoney(wire.prices?.price_including_tax);
  const total = toMoney(wire.prices?.row_total_including_tax);
  const { product } = wire;
  if (!product.sku || !unitPrice || !total) return null;
  const name = product.name ?? product.sku;
  return {
    uid: asId(wire.uid),
    sku: asId(product.sku),
    name,
    kind: toKind(product.__typename),
    path: toProductPath(product),
    picture: toVariantPicture(wire, name) ?? toPicture(product.thumbnail, name),
    choices: toChoices(wire),
    quantity: wire.quantity,
    unitPrice,
    total,
    problems: [...new Set((wire.errors ?? []).flatMap((error) => (error ? toReason(error.message) : [])))],
  };
}

function toVariantPicture(wire: WireLine, name: string): CartLine["picture"] {
  return wire.__typename === "ConfigurableCartItem" ? toPicture(wire.configured_variant.thumbnail, name) : null;
}

function toChoices(wire: WireLine): CartLine["choices"] {
  switch (wire.__typename) {
    case "ConfigurableCartItem":
      return wire.configurable_options.flatMap((option) =>
        option ? [{ label: option.option_label, value: option.value_label }] : [],
      );
    case "BundleCartItem":
      return wire.bundle_options.flatMap((option) =>
        option ? [{ label: option.label, value: toBundleValue(option) }] : [],
      );
    case "DownloadableCartItem":
      return (wire.links ?? []).flatMap((link) => (link?.title ? [{ label: "Download", value: link.title }] : []));
    case "SimpleCartItem":
    case "VirtualCartItem":
      return (wire.customizable_options ?? []).flatMap((option) =>
        option ? [{ label: option.label, value: toCustomValue(option) }] : [],
      );
    default:
      return [];
  }
}

type WireBundleOption = NonNullable<Extract<WireLine, { __typename: "BundleCartItem" }>["bundle_options"][number]>;

function toBundleValue({ values }: WireBundleOption): string {
  return values
    .flatMap((value) => (value ? [value.quantity > 1 ? `${value.quantity} × ${value.label}` : value.label] : []))
    .join(", ");
}

type WireCustomOption = NonNullable<
  Extract<WireLine, { __typename: "SimpleCartItem" }>["customizable_options"][number]
>;

/** A picked value has a label and an internal number; a typed one has no label. */
function toCustomValue({ values }: WireCustomOption): string {
  return values.flatMap((value) => (value ? [value.label || value.value] : [])).join(", ");
}

function toTotals({ prices, items }: CartFragment, shipping: Money | null): CartTotals {
  const grandTotal = toMoney(prices?.grand_total);
  if (!grandTotal) throw new CommerceError("contract", "Cart: the grand total is missing");
  const lines = (items ?? []).flatMap((line) => toMoney(line?.prices?.row_total_including_tax) ?? []);
  const ofLines = money(
    lines.reduce((sum, { minor }) => sum + minor, 0),
    grandTotal.currency,
  );
  return {
    subtotal: toMoney(prices?.subtotal_including_tax) ?? ofLines,
    discounts: toAmounts(prices?.discounts),
    taxes: toAmounts(prices?.applied_taxes),
    shipping,
    grandTotal,
  };
}

type Labelled = { readonly label: string; readonly amount: Parameters<typeof toMoney>[0] };

function toAmounts(entries: readonly (Labelled | null)[] | null | undefined): CartTotals["discounts"] {
  return (entries ?? []).flatMap((entry) => {
    const amount = toMoney(entry?.amount);
    return entry && amount ? [{ label: entry.label, amount }] : [];
  });
}

function toShippingMethods(delivery: WireDelivery | null): ShippingMethod[] {
  return (delivery?.available_shipping_methods ?? []).flatMap((wire) => {
    const price = toMoney(wire?.price_incl_tax);
    if (!wire || !price || NEEDS_MORE_THAN_A_CHOICE.has(wire.carrier_code)) return [];
    return [
      {
        carrier: wire.carrier_code,
        method: wire.method_code ?? "",
        title: toMethodTitle(wire),
        price,
        isAvailable: wire.available && Boolean(wire.method_code),
        problem: wire.error_message || null,
      },
    ];
  });
}

/** The price of the offer, not of the choice: the choice's own amount is without tax, and stale until totals are collected. */
function toChosenMethod(delivery: WireDelivery | null, offers: readonly ShippingMethod[]): Cart["shippingMethod"] {
  const chosen = delivery?.selected_shipping_method;
  if (!chosen?.carrier_code || !chosen.method_code) return null;
  const { carrier_code: carrier, method_code: method } = chosen;
  const offer = offers.find((candidate) => candidate.carrier === carrier && candidate.method === method);
  const price = offer?.price ?? toMoney(chosen.price_incl_tax);
  return price && { carrier, method, title: toMethodTitle(chosen), price };
}

function toMethodTitle(wire: { readonly carrier_title: string; readonly method_title: string | null }): string {
  return [...new Set([wire.carrier_title, wire.method_title].filter(Boolean))].join(" – ");
}

/** Magento answers an empty code before a choice. */
function toPaymentMethod(wire: WirePayment | null): PaymentMethod | null {
  return wire?.code ? { code: wire.code, title: wire.title || wire.code } : null;
}
