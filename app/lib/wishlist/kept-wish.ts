import { asId, type Sku } from "../commerce/model/ids";
import type { Wish } from "../commerce/model/wishlist";

/** The payload of the signed cookie in which a guest's wish waits for the log-in; anything else is none. */
export function parseKeptWish(payload: string | null): Wish | null {
  const [sku, parentSku, ...selectedOptions] = (payload ?? "").split("\n");
  if (!sku) return null;
  return { sku: asId<Sku>(sku), parentSku: parentSku ? asId<Sku>(parentSku) : null, selectedOptions };
}

export function writeKeptWish({ sku, parentSku, selectedOptions }: Wish): string {
  return [sku, parentSku ?? "", ...selectedOptions].join("\n");
}
