import { toMoney } from "~/lib/commerce/catalog/to-money.server";
import { toProductPath } from "~/lib/commerce/catalog/to-path.server";
import { toKind, toPicture } from "~/lib/commerce/catalog/to-product-summary.server";
import type { CartLine, LineRequest } from "~/lib/commerce/model/cart";
import { asId } from "~/lib/commerce/model/ids";
import { money, type Money } from "~/lib/commerce/model/money";
import type { CartFragment } from "~/lib/commerce/wire/generated/graphql";
import { toReason } from "./to-problem.server";

export type WireLine = NonNullable<NonNullable<CartFragment["items"]>[number]>;

const NOT_SOLD = "This product is no longer sold. Please remove it.";

interface TaxDisplay {
  readonly currency: string;
  readonly isBeforeTax: boolean;
}

/**
 * A line without product or price is still shown, so that the shopper can remove it. In a malformed answer, fields of
 * one line type may be null despite their type (transport/shape).
 */
export function toLine(wire: WireLine, { currency, isBeforeTax }: TaxDisplay): CartLine {
  const { prices } = wire;
  const unitPrice = toMoney(isBeforeTax ? prices?.price : prices?.price_including_tax);
  const total = toMoney(isBeforeTax ? prices?.row_total : prices?.row_total_including_tax);
  const discount = toMoney(prices?.total_item_discount);
  const { product } = wire;
  const name = product.name ?? product.sku ?? "Unknown product";
  const sold = wire.__typename === "ConfigurableCartItem" ? (wire.configured_variant ?? product) : product;
  const isSold = product.sku !== null && unitPrice !== null && total !== null;
  const reasons = (wire.errors ?? []).flatMap((error) => (error ? toReason(error.message) : []));
  const problems = isSold ? reasons : [...reasons, NOT_SOLD];
  return {
    uid: asId(wire.uid),
    sku: asId(product.sku ?? ""),
    variantSku: asId(sold.sku ?? product.sku ?? ""),
    name,
    kind: toKind(product.__typename),
    path: toProductPath(product),
    picture: toVariantPicture(wire, name) ?? toPicture(product.thumbnail, name),
    choices: toChoices(wire),
    quantity: wire.quantity,
    onlyLeft: sold.only_x_left_in_stock,
    unitPrice: unitPrice ?? money(0, currency),
    total: total ?? money(0, currency),
    regularPrice: isBeforeTax ? null : toRegularPrice(wire, sold, unitPrice),
    discount: discount && discount.minor > 0 ? discount : null,
    problems: [...new Set(problems)],
    request: toLineRequest(wire),
  };
}

/** The catalogue's prices include tax here. A bundle's is that of its cheapest choice. */
function toRegularPrice(
  { __typename }: WireLine,
  sold: Partial<Pick<WireLine["product"], "price_range">>,
  unitPrice: Money | null,
): Money | null {
  const regular = toMoney(sold.price_range?.minimum_price.regular_price);
  return __typename !== "BundleCartItem" && regular && unitPrice && regular.minor > unitPrice.minor ? regular : null;
}

function toVariantPicture(wire: WireLine, name: string): CartLine["picture"] {
  return wire.__typename === "ConfigurableCartItem" ? toPicture(wire.configured_variant?.thumbnail, name) : null;
}

function toChoices(wire: WireLine): CartLine["choices"] {
  switch (wire.__typename) {
    case "ConfigurableCartItem":
      return [
        ...(wire.configurable_options ?? []).flatMap((option) =>
          option ? [{ label: option.option_label, value: option.value_label }] : [],
        ),
        ...toCustomChoices(wire),
      ];
    case "BundleCartItem":
      return [
        ...(wire.bundle_options ?? []).flatMap((option) =>
          option ? [{ label: option.label, value: toBundleValue(option) }] : [],
        ),
        ...toCustomChoices(wire),
      ];
    case "DownloadableCartItem":
      return [
        ...(wire.links ?? []).flatMap((link) => (link?.title ? [{ label: "Download", value: link.title }] : [])),
        ...toCustomChoices(wire),
      ];
    case "SimpleCartItem":
    case "VirtualCartItem":
      return toCustomChoices(wire);
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

export function toCustomChoices({
  customizable_options,
}: {
  customizable_options: readonly (WireCustomOption | null)[] | null;
}) {
  return (customizable_options ?? []).flatMap((option) =>
    option ? [{ label: option.label, value: toCustomValue(option) }] : [],
  );
}

/** A selected value has a label and an internal id; a typed one has no label, and a date comes with the time 00:00. */
function toCustomValue({ values }: WireCustomOption): string {
  return values
    .flatMap((value) => (value ? [value.label || value.value.replace(/^(\d{4}-\d\d-\d\d) 00:00:00$/, "$1")] : []))
    .join(", ");
}

type Options = Required<Pick<LineRequest, "selectedOptions" | "enteredOptions">>;

function toLineRequest(wire: WireLine): Required<LineRequest> {
  const kind = toKindOptions(wire);
  const custom = toCustomOptions("customizable_options" in wire ? (wire.customizable_options ?? []) : []);
  return {
    sku: asId(wire.product.sku ?? ""),
    quantity: wire.quantity,
    selectedOptions: [...kind.selectedOptions, ...custom.selectedOptions],
    enteredOptions: [...kind.enteredOptions, ...custom.enteredOptions],
  };
}

function toKindOptions(wire: WireLine): Options {
  switch (wire.__typename) {
    case "ConfigurableCartItem":
      return {
        selectedOptions: (wire.configurable_options ?? []).flatMap(
          (option) => option?.configurable_product_option_value_uid ?? [],
        ),
        enteredOptions: [],
      };
    case "BundleCartItem":
      return {
        selectedOptions: [],
        // The uid contains the default quantity; the chosen one is a separate field.
        enteredOptions: (wire.bundle_options ?? []).flatMap((option) =>
          (option?.values ?? []).flatMap((value) => (value ? [{ uid: value.uid, value: String(value.quantity) }] : [])),
        ),
      };
    case "DownloadableCartItem":
      return { selectedOptions: (wire.links ?? []).flatMap((link) => link?.uid ?? []), enteredOptions: [] };
    default:
      return { selectedOptions: [], enteredOptions: [] };
  }
}

/** Selectable values have their own label and uid; typed values are sent under the option's uid. */
function toCustomOptions(options: readonly (WireCustomOption | null)[]): Options {
  const given = options.flatMap((option) =>
    (option?.values ?? []).flatMap((value) => (option && value ? [{ option, value }] : [])),
  );
  return {
    selectedOptions: given.flatMap(({ value }) => (value.label ? value.customizable_option_value_uid : [])),
    enteredOptions: given.flatMap(({ option, value }) =>
      value.label ? [] : [{ uid: option.customizable_option_uid, value: value.value }],
    ),
  };
}
