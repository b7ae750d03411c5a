import { NO_VARIANT } from "~/lib/commerce/model/can-add";
import type { LineRequest } from "~/lib/commerce/model/cart";
import type { Catalog } from "~/lib/commerce/model/commerce";
import type { CartId } from "~/lib/commerce/model/ids";
import { type Refused, refused } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import type { Answer } from "~/lib/commerce/transport/classify.server";
import {
  AddCustomisedBundlesDocument,
  AddCustomisedDocument,
  AddCustomisedDownloadsDocument,
  type AddCustomisedMutation,
  AddCustomisedVariantsDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { type DecodedChoices, decodeChoices } from "./decode-choices.server";

/** Which mutation takes a line; null for one without custom options, which addProductsToCart takes whatever it is. */
export type CustomisedAs = "variant" | "bundle" | "download" | "other" | null;

export function customisedAs(line: LineRequest): CustomisedAs {
  const { custom, variant, bundle, links } = decodeChoices(line);
  if (custom.length === 0) return null;
  if (variant.length > 0) return "variant";
  if (bundle.length > 0) return "bundle";
  return links.length > 0 ? "download" : "other";
}

interface Customised {
  readonly id: CartId;
  readonly as: Exclude<CustomisedAs, null>;
  readonly lines: readonly LineRequest[];
}

/**
 * Adds lines with custom options by the mutation of their type, since addProductsToCart of 2.4.6 silently drops them (magento/magento2#37599).
 * Where values lead to no variant, nothing is sent.
 */
export async function sendCustomised(
  backend: Backend,
  { id, as, lines }: Customised,
  selection: Catalog["selection"],
): Promise<Answer<AddCustomisedMutation> | Refused> {
  const decoded = lines.map(toDecoded);
  switch (as) {
    case "variant": {
      const found = await Promise.all(decoded.map((line) => toVariantLine(line, selection)));
      const items = found.filter((item) => item !== null);
      if (items.length < found.length) return refused(NO_VARIANT);
      return backend.write(AddCustomisedVariantsDocument, { id, lines: items });
    }
    case "bundle": {
      const items = decoded.map(({ item, choices: { bundle } }) => ({ ...item, bundle_options: [...bundle] }));
      return backend.write(AddCustomisedBundlesDocument, { id, lines: items });
    }
    case "download": {
      const items = decoded.map(({ item, choices }) => ({ ...item, downloadable_product_links: [...choices.links] }));
      return backend.write(AddCustomisedDownloadsDocument, { id, lines: items });
    }
    case "other":
      return backend.write(AddCustomisedDocument, { id, lines: decoded.map(({ item }) => item) });
  }
}

interface Decoded {
  readonly line: LineRequest;
  readonly choices: DecodedChoices;
  readonly item: ReturnType<typeof toItem>;
}

function toDecoded(line: LineRequest): Decoded {
  const choices = decodeChoices(line);
  return { line, choices, item: toItem(line, choices) };
}

function toItem({ sku, quantity }: LineRequest, { custom }: DecodedChoices) {
  return { data: { sku, quantity }, customizable_options: [...custom] };
}

/** The mutation takes the variant by its sku, which a request does not hold. */
async function toVariantLine({ line, choices, item }: Decoded, selection: Catalog["selection"]) {
  const sku = (await selection(line.sku, choices.variant))?.variant?.sku;
  return sku === undefined ? null : { ...item, parent_sku: line.sku, data: { ...item.data, sku } };
}
