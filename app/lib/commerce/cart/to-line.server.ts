import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import { toProductPath } from "~/lib/commerce/catalog/to-path.server";
import { toKind, toPicture } from "~/lib/commerce/catalog/to-product-summary.server";
import type { Cart, CartLine, LineRequest } from "~/lib/commerce/model/cart";
import { asId } from "~/lib/commerce/model/ids";
import { type Money, money } from "~/lib/commerce/model/money";
import type * as gql from "~/lib/commerce/wire/generated/graphql";
import { toReason } from "./to-problem.server";

export type WireLine = NonNullable<gql.CartFragment["items"]>[number];

const NOT_SOLD = "This product is no longer sold. Please remove it.";

/**
 * A line without product or price is still shown, so that the shopper can remove it. In a malformed answer, fields of
 * one line type may be null despite their type (transport/shape).
 */
export function toLine(
  wire: WireLine,
  { currency, isBeforeTax }: Pick<Cart, "isBeforeTax"> & Pick<Money, "currency">,
): CartLine {
  const { prices } = wire;
  const unitPrice = toMoney(isBeforeTax ? prices?.price : prices?.price_including_tax);
  const total = toMoney(isBeforeTax ? prices?.row_total : prices?.row_total_including_tax);
  const discount = toMoney(prices?.total_item_discount);
  const { product } = wire;
  const name = product.name ?? product.sku ?? "Unknown product";
  const variant = wire.__typename === "ConfigurableCartItem" ? wire.configured_variant : null;
  const sold = variant ?? product;
  // The catalogue's prices include tax here. A bundle's is that of its cheapest choice.
  const catalogPrice = wire.__typename === "BundleCartItem" ? null : sold.price_range?.minimum_price.regular_price;
  const regular = toMoney(catalogPrice);
  const isSold = product.sku !== null && unitPrice !== null && total !== null;
  const reasons = (wire.errors ?? []).map(({ message }) => toReason(message));
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
    problems: [...new Set(problems)],
    request: toLineRequest(wire),
  };
}

function toChoices(wire: WireLine): CartLine["choices"] {
  const custom = "customizable_options" in wire ? toCustomChoices(wire.customizable_options) : [];
  switch (wire.__typename) {
    case "ConfigurableCartItem":
      return [...toConfiguredChoices(wire.configurable_options), ...custom];
    case "BundleCartItem":
      return [...toBundleChoices(wire.bundle_options), ...custom];
    case "DownloadableCartItem":
      return [...toDownloadChoices(wire.links), ...custom];
    default:
      return custom;
  }
}

interface WireConfiguredOption {
  readonly option_label: string;
  readonly value_label: string;
}

export function toConfiguredChoices(options: readonly WireConfiguredOption[] | null) {
  return (options ?? []).map(({ option_label, value_label }) => ({ label: option_label, value: value_label }));
}

interface WireBundleOption {
  readonly label: string;
  readonly values: readonly { readonly label: string; readonly quantity: number }[];
}

export function toBundleChoices(options: readonly WireBundleOption[] | null) {
  const toPart = ({ label, quantity }: WireBundleOption["values"][number]) =>
    quantity > 1 ? `${quantity} × ${label}` : label;
  return (options ?? []).map(({ label, values }) => ({ label, value: values.map(toPart).join(", ") }));
}

export function toDownloadChoices(links: readonly { readonly title: string | null }[] | null) {
  return (links ?? []).flatMap(({ title }) => (title ? [{ label: "Download", value: title }] : []));
}

type WireCustomOption = Extract<WireLine, { __typename: "SimpleCartItem" }>["customizable_options"][number];

export function toCustomChoices(options: readonly WireCustomOption[] | null) {
  return (options ?? []).map((option) => ({ label: option.label, value: toCustomValue(option) }));
}

/** A selected value has a label and an internal id; a typed one has no label, and a date comes with the time 00:00. */
function toCustomValue({ values }: WireCustomOption): string {
  return values.map(({ label, value }) => label || value.replace(/^(\d{4}-\d\d-\d\d) 00:00:00$/, "$1")).join(", ");
}

/** Values with a label were selected; others were typed, and are sent under the option's uid. */
function toLineRequest(wire: WireLine): Required<LineRequest> {
  const custom = "customizable_options" in wire ? (wire.customizable_options ?? []) : [];
  const given = custom.flatMap(({ customizable_option_uid: uid, values }) =>
    values.map((value) => ({ ...value, option: uid })),
  );
  const picked = given.filter(({ label }) => label).map((value) => value.customizable_option_value_uid);
  const written = given.filter(({ label }) => !label).map(({ option, value }) => ({ uid: option, value }));
  return {
    sku: asId(wire.product.sku ?? ""),
    quantity: wire.quantity,
    selectedOptions: [...toSelectedUids(wire), ...picked],
    enteredOptions: [...toBundleParts(wire), ...written],
  };
}

function toSelectedUids(wire: WireLine): readonly string[] {
  if (wire.__typename === "DownloadableCartItem") return (wire.links ?? []).map(({ uid }) => uid);
  if (wire.__typename !== "ConfigurableCartItem") return [];
  return (wire.configurable_options ?? []).map((option) => option.configurable_product_option_value_uid);
}

/** The uid contains the default quantity; the chosen one is a separate field. */
function toBundleParts(wire: WireLine): Required<LineRequest>["enteredOptions"] {
  const options = wire.__typename === "BundleCartItem" ? (wire.bundle_options ?? []) : [];
  return options.flatMap(({ values }) => values.map(({ uid, quantity }) => ({ uid, value: String(quantity) })));
}
