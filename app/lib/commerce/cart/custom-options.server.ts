import type { LineRequest } from "~/lib/commerce/model/cart";
import type { CustomizableOptionInput } from "~/lib/commerce/wire/generated/graphql";

const KIND = /^custom-option\/(\d+)(?:\/(\d+))?$/;

/**
 * A line's custom options in the form every Magento accepts: addProductsToCart of 2.4.6 silently drops them (magento/magento2#37599),
 * addSimpleProductsToCart does not. Several values of one option are joined into one string.
 */
export function customOptionsOf({ selectedOptions = [], enteredOptions = [] }: LineRequest): CustomizableOptionInput[] {
  const values = new Map<number, string[]>();
  const given = [...selectedOptions.map((uid) => ({ uid, value: null })), ...enteredOptions];
  for (const { uid, value } of given) {
    const [, option, picked] = KIND.exec(decode(uid)) ?? [];
    const text = value ?? picked;
    if (option && text !== undefined) values.set(Number(option), [...(values.get(Number(option)) ?? []), text]);
  }
  return [...values].map(([id, texts]) => ({ id, value_string: texts.join(",") }));
}

function decode(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return ""; // not one of Magento's uids
  }
}
