import type Database from "libsql";
import type { CartRuleSeed } from "../catalogue/cart-rules.ts";
import type { CouponUses } from "../rules/coupon.ts";
import { insertion } from "./insertion.ts";
import { query } from "./query.ts";

export interface CouponStore {
  /** Disables unlisted rules; their use counts stay. */
  writeRules(rules: readonly CartRuleSeed[]): void;
  usesOf(code: string, customerId: number | null): CouponUses;
  recordUse(use: { orderId: number; code: string; customerId: number | null }): void;
  /** A cancelled order does not count as a use. */
  removeUse(orderId: number): void;
}

const ruleColumns =
  "code label kind amount minimum_subtotal starts_at ends_at is_active uses_per_coupon uses_per_customer";

export function createCouponStore(db: Database.Database): CouponStore {
  const switchOff = query(db, "UPDATE coupon SET is_active = 0");
  const replaced = ruleColumns.split(" ").map((name) => `${name} = excluded.${name}`);
  const write = insertion(db, "coupon", ruleColumns, `ON CONFLICT (code) DO UPDATE SET ${replaced.join(", ")}`);
  const uses = query<{ total: number; byCustomer: number }>(
    db,
    "SELECT count(*) AS total, coalesce(sum(customer_id = ?), 0) AS byCustomer FROM coupon_use WHERE code = ?",
  );
  const record = insertion(db, "coupon_use", "order_id code customer_id");
  const deleteUse = query(db, "DELETE FROM coupon_use WHERE order_id = ?");
  return {
    writeRules(rules) {
      switchOff.run();
      for (const rule of rules) {
        const { startsAt = null, endsAt = null, usesPerCoupon = null, usesPerCustomer = null } = rule;
        write({ ...rule, startsAt, endsAt, usesPerCoupon, usesPerCustomer, isActive: 1 });
      }
    },
    usesOf(code, customerId) {
      return uses.get(customerId, code) ?? { total: 0, byCustomer: 0 };
    },
    recordUse: (use) => void record(use),
    removeUse: (orderId) => void deleteUse.run(orderId),
  };
}
