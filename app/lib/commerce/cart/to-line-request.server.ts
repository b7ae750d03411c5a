import type { LineRequest } from "~/lib/commerce/model/cart";
import { asId } from "~/lib/commerce/model/ids";
import type { WireLine } from "./wire-line";

type Options = Required<Pick<LineRequest, "selectedOptions" | "enteredOptions">>;

/** The request that would add the same line again. */
export function toLineRequest(wire: WireLine): Required<LineRequest> {
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
        // The uid stands for a selection with its default quantity; the actual quantity is sent beside it.
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

type WireCustomOption = Extract<WireLine, { __typename: "SimpleCartItem" }>["customizable_options"][number];

/** Selectable values have a label and a uid of their own; typed values are sent under the option's uid. */
function toCustomOptions(options: readonly WireCustomOption[]): Options {
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
