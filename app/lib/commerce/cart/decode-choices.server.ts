import type { LineRequest } from "~/lib/commerce/model/cart";
import type { BundleOptionInput, CustomizableOptionInput } from "~/lib/commerce/wire/generated/graphql";

/** What a line's uids stand for, as the mutations of each type of product take it. */
export interface DecodedChoices {
  readonly custom: readonly CustomizableOptionInput[];
  /** Uids of a variant's values. */
  readonly variant: readonly string[];
  readonly bundle: readonly BundleOptionInput[];
  readonly links: readonly { readonly link_id: number }[];
}

export function decodeChoices({ selectedOptions = [], enteredOptions = [] }: LineRequest): DecodedChoices {
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
  /** What was entered; null for what was selected. */
  readonly value: string | null;
}

function decode({ uid, value }: { uid: string; value: string | null }): Choice {
  const [, kind = "", numbers = ""] = UID.exec(plain(uid)) ?? [];
  return { uid, kind, numbers: numbers.split("/").slice(1).map(Number), value };
}

const UID = /^([a-z-]+)((?:\/\d+)+)$/;

function plain(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return ""; // not one of Magento's uids
  }
}

/** Several values of one option are joined into one string. */
function toCustomOptions(choices: readonly Choice[]): CustomizableOptionInput[] {
  const values = new Map<number, string[]>();
  for (const { numbers, value } of choices) {
    const [option, picked] = numbers;
    const text = value ?? picked?.toString();
    if (option !== undefined && text !== undefined) values.set(option, [...(values.get(option) ?? []), text]);
  }
  return [...values].map(([id, texts]) => ({ id, value_string: texts.join(",") }));
}

/** An option has one quantity for all its selections: that of the one that differs from its default, which its uid ends with. */
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
