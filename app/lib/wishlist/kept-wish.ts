import { asId, type Sku } from "../commerce/model/ids";
import type { Wish } from "../commerce/model/wishlist";

/** The payload of the signed cookie in which a guest's wish waits for the log-in; anything else is none. */
export function parseKeptWish(payload: string | null): Wish | null {
  const [sku, parentSku, ...selectedOptions] = (payload ?? "").split("\n");
  if (!sku) return null;
  return { sku: asId<Sku>(sku), parentSku: parentSku ? asId<Sku>(parentSku) : null, selectedOptions };
}

/** What a request can carry beside the other cookies (docs/decisions/0008). */
const LONGEST = 400;

/** With more options than fit, the wish is for the product: they are chosen again on its page. */
export function writeKeptWish({ sku, parentSku, selectedOptions }: Wish): string {
  const product = [sku, parentSku ?? ""];
  const whole = [...product, ...selectedOptions].join("\n");
  return whole.length > LONGEST ? product.join("\n") : whole;
}
