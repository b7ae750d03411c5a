import { NO_VARIANT } from "~/lib/commerce/model/can-add";
import type { LineRequest } from "~/lib/commerce/model/cart";
import type { Catalog } from "~/lib/commerce/model/commerce";
import { type CartId, decodeUid } from "~/lib/commerce/model/ids";
import { type Failure, fail } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import type { GraphqlResult } from "~/lib/commerce/transport/classify.server";
import {
  AddCustomisedBundlesDocument,
  AddCustomisedDocument,
  AddCustomisedDownloadsDocument,
  type AddCustomisedMutation,
  AddCustomisedVariantsDocument,
  type BundleOptionInput,
  type CustomizableOptionInput,
} from "~/lib/commerce/wire/generated/graphql";

/** The mutation for a line; null without custom options: addProductsToCart then accepts every product type. */
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
 * Adds lines with custom options by the mutation of their type: addProductsToCart of 2.4.6 silently drops the options
 * (magento/magento2#37599). Sends nothing if a line's values match no variant.
 */
export async function sendCustomised(
  backend: Backend,
  { id, as, lines }: Customised,
  selection: Catalog["selection"],
): Promise<GraphqlResult<AddCustomisedMutation> | Failure> {
  const decoded = lines.map(toDecoded);
  switch (as) {
    case "variant": {
      const found = await Promise.all(decoded.map((line) => toVariantLine(line, selection)));
      const items = found.filter((item) => item !== null);
      if (items.length < found.length) return fail(NO_VARIANT);
      return backend.write(AddCustomisedVariantsDocument, { id, lines: items });
    }
    case "bundle": {
      const items = decoded.map(({ item, choices: { bundle } }) => ({ ...item, bundle_options: bundle }));
      return backend.write(AddCustomisedBundlesDocument, { id, lines: items });
    }
    case "download": {
      const items = decoded.map(({ item, choices }) => ({ ...item, downloadable_product_links: choices.links }));
      return backend.write(AddCustomisedDownloadsDocument, { id, lines: items });
    }
    case "other":
      return backend.write(AddCustomisedDocument, { id, lines: decoded.map(({ item }) => item) });
  }
}

function toDecoded(line: LineRequest) {
  const { sku, quantity } = line;
  const choices = decodeChoices(line);
  return { line, choices, item: { data: { sku, quantity }, customizable_options: choices.custom } };
}

async function toVariantLine({ line, choices, item }: ReturnType<typeof toDecoded>, selection: Catalog["selection"]) {
  const sku = (await selection(line.sku, choices.variant)).variant?.sku;
  return sku === undefined ? null : { ...item, parent_sku: line.sku, data: { ...item.data, sku } };
}

/** Decoded uids of a line, as the mutations of each product type take them. */
export function decodeChoices({ selectedOptions = [], enteredOptions = [] }: LineRequest) {
  const given = [...selectedOptions.map((uid) => ({ uid, value: null })), ...enteredOptions].map(decode);
  const of = (kind: string) => given.filter((choice) => choice.kind === kind);
  return {
    custom: toCustomOptions(of("custom-option")),
    variant: of("configurable").map(({ uid }) => uid),
    bundle: toBundleOptions(of("bundle")),
    links: of("downloadable").flatMap(({ numbers: [id] }) => (id === undefined ? [] : { link_id: id })),
  };
}

interface Choice {
  readonly uid: string;
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly value: string | null;
}

function decode({ uid, value }: { uid: string; value: string | null }): Choice {
  const [, kind = "", numbers = ""] = UID.exec(decodeUid(uid)) ?? [];
  return { uid, kind, numbers: numbers.split("/").slice(1).map(Number), value };
}

const UID = /^([a-z-]+)((?:\/\d+)+)$/;

function toCustomOptions(choices: readonly Choice[]): CustomizableOptionInput[] {
  const values = new Map<number, string[]>();
  for (const { numbers, value } of choices) {
    const [option, picked] = numbers;
    const text = value ?? picked?.toString();
    if (option !== undefined && text !== undefined) values.set(option, [...(values.get(option) ?? []), text]);
  }
  return [...values].map(([id, texts]) => ({ id, value_string: texts.join(",") }));
}

/** One quantity per option: the one that differs from the default at the end of a selection's uid. */
function toBundleOptions(choices: readonly Choice[]): BundleOptionInput[] {
  const options = new Map<number, BundleOptionInput & { value: string[] }>();
  for (const { numbers, value } of choices) {
    const [id, selection, usual = 1] = numbers;
    if (id === undefined || selection === undefined) continue;
    const quantity = value === null ? usual : Number(value);
    const { value: selections, ...known } = options.get(id) ?? { id, quantity, value: [] };
    const changed = quantity === usual ? known : { id, quantity };
    options.set(id, { ...changed, value: [...selections, String(selection)] });
  }
  return [...options.values()];
}
