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

/** Adds a line with custom options by the mutation of its type. Sends nothing if its values match no variant. */
export async function sendCustomised(
  backend: Backend,
  id: CartId,
  { line, selection }: { readonly line: LineRequest; readonly selection: Catalog["selection"] },
): Promise<GraphqlResult<AddCustomisedMutation> | Failure> {
  const { custom, variant, bundle, links } = decodeChoices(line);
  const item = { data: { sku: line.sku, quantity: line.quantity }, customizable_options: custom };
  if (variant.length > 0) {
    const chosen = (await selection(line.sku, variant)).variant;
    if (!chosen) return fail(NO_VARIANT);
    const data = { ...item.data, sku: chosen.sku };
    return backend.write(AddCustomisedVariantsDocument, { id, lines: [{ ...item, data, parent_sku: line.sku }] });
  }
  if (bundle.length > 0) {
    return backend.write(AddCustomisedBundlesDocument, { id, lines: [{ ...item, bundle_options: bundle }] });
  }
  if (links.length > 0) {
    const lines = [{ ...item, downloadable_product_links: links }];
    return backend.write(AddCustomisedDownloadsDocument, { id, lines });
  }
  return backend.write(AddCustomisedDocument, { id, lines: [item] });
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
