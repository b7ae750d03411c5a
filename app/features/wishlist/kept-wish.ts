import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Wish } from "~/lib/commerce/model/wishlist";

/** The payload of the signed cookie in which a guest's wish waits for the log-in; anything else is none. */
export function parseKeptWish(payload: string | null): Wish | null {
  const [sku, parentSku, ...options] = (payload ?? "").split("\n");
  if (!sku) return null;
  return {
    sku: asId<Sku>(sku),
    parentSku: parentSku ? asId<Sku>(parentSku) : null,
    selectedOptions: options.filter((option) => !option.includes("\t")),
    enteredOptions: options.flatMap((option) => {
      const [uid = "", value] = option.split("\t");
      return value === undefined ? [] : [{ uid, value }];
    }),
  };
}

/** What a request can carry beside the other cookies (docs/decisions/0008). */
const LONGEST = 400;

/** With more options than fit, the wish is for the product: they are chosen again on its page. */
export function writeKeptWish({ sku, parentSku, selectedOptions, enteredOptions }: Wish): string {
  const product = [sku, parentSku ?? ""];
  const entered = enteredOptions.map(({ uid, value }) => `${uid}\t${value}`);
  const whole = [...product, ...selectedOptions, ...entered].join("\n");
  return whole.length > LONGEST ? product.join("\n") : whole;
}
