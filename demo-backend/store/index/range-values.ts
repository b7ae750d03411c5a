import type Database from "libsql";
import { toSeconds, type RangeAttribute } from "../../rules/range-attributes.ts";
import { toDateAttribute } from "../../rules/shop-clock.ts";
import { query } from "../query.ts";
import type { IndexedProduct } from "./index-rows.ts";
import type { PriceSources } from "./price-index.ts";

/** By slot: paise or seconds, NaN without a value. A composite has the lowest of its parts. */
export function rangeValues(db: Database.Database, { products, childrenOf }: PriceSources) {
  const cached = new Map<RangeAttribute, Float64Array>();
  const read: Record<RangeAttribute, () => (product: IndexedProduct) => number> = {
    special_price: () => (product) => product.specialPrice ?? NaN,
    news_from_date:
      () =>
      ({ newFrom }) =>
        toSeconds(newFrom === null ? null : `${toDateAttribute(newFrom)}Z`),
    created_at: () => {
      const rows = query<{ id: number; at: string }>(db, "SELECT id, created_at AS at FROM product").all();
      const times = new Map(rows.map(({ id, at }) => [id, Math.floor(toSeconds(at))]));
      return ({ id }) => times.get(id) ?? NaN;
    },
  };
  return (attribute: RangeAttribute): Float64Array => {
    const done = cached.get(attribute);
    if (done) return done;
    const own = read[attribute]();
    const ownValue = (product: IndexedProduct): number => {
      const value = own(product);
      if (!Number.isNaN(value)) return value;
      const parts = (childrenOf.get(product.id) ?? []).flatMap((id) => products.get(id) ?? []);
      const values = parts.map(own).filter((each) => !Number.isNaN(each));
      return values.length > 0 ? Math.min(...values) : NaN;
    };
    const values = Float64Array.from(products.values(), ownValue);
    cached.set(attribute, values);
    return values;
  };
}
