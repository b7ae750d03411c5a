import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import type { Cart, CartTotals, ShippingMethod } from "~/lib/commerce/model/cart";
import type { Sources } from "~/lib/commerce/content/content.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import { asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import type { Result } from "~/lib/commerce/model/problem";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { toAmounts, toConsistentTotals } from "./sums.server";
import { toAddress } from "./to-address.server";
import { toLine } from "./to-line.server";
import { type Describe, toFailureOrThrow } from "./to-problem.server";

type WireDelivery = gql.CartFragment["shipping_addresses"][number];

export function toCart(wire: gql.CartFragment, pricesIncludeTax: boolean | null): Cart {
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
    lines: (wire.items ?? []).map((line) => toLine(line, { currency, isBeforeTax })),
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
    return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()) };
  };
}

type ChosenMethod = ReturnType<typeof toChosenMethod>;

function toTotals(wire: gql.CartFragment, chosen: ChosenMethod, pricesIncludeTax: boolean | null): CartTotals {
  const { prices, items } = wire;
  const grandTotal = toMoney(prices?.grand_total);
  if (!grandTotal) throw new CommerceError("contract", "Cart: the grand total is missing");
  const lines = (items ?? []).flatMap((line) => toMoney(line.prices?.row_total_including_tax)?.minor ?? []);
  const ofLines = lines.reduce((sum, minor) => sum + minor, 0);
  const gross = toMoney(prices?.subtotal_including_tax) ?? money(ofLines, grandTotal.currency);
  const net = toMoney(prices?.subtotal_excluding_tax);
  return toConsistentTotals(
    {
      withTax: { subtotal: gross, shipping: chosen?.withTax ?? null },
      withoutTax: net && { subtotal: net, shipping: chosen?.withoutTax ?? null },
      discounts: toAmounts(prices?.discounts),
      taxes: toAmounts(prices?.applied_taxes),
      grandTotal,
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

/** Prices as the method is offered: the chosen method's own amounts are stale until totals are collected. */
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
