declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type Sku = Branded<"Sku">;
export type ProductUid = Branded<"ProductUid">;
export type CategoryUid = Branded<"CategoryUid">;
export type CartId = Branded<"CartId">;
export type LineUid = Branded<"LineUid">;
export type OrderNumber = Branded<"OrderNumber">;

/** Brands a checked string. Call it where ids enter: mappers, cookies, form parsing. */
export function asId<Id extends Branded<string>>(value: string): Id {
  return value as Id; // a brand has no run-time form
}

/** Of a link or a form, which may be forged: without duplicates, at most `max`. */
export function parseSkus(source: FormData | URLSearchParams, max: number): Sku[] {
  const named = source.getAll("sku").filter((sku): sku is string => typeof sku === "string");
  const skus = named.filter((sku) => sku !== "" && sku.length <= 64);
  return [...new Set(skus)].slice(0, max).map(asId<Sku>);
}

/** Magento's guest and customer cart ids: 32 letters and digits. Null for anything else. */
export function parseCartId(value: string | null | undefined): CartId | null {
  return value && /^[A-Za-z0-9]{32}$/.test(value) ? asId<CartId>(value) : null;
}

/** Magento's uids are base64, such as of "configurable/93/49". "" for any other text. */
export function decodeUid(uid: string): string {
  try {
    return atob(uid);
  } catch {
    return ""; // not base64
  }
}
