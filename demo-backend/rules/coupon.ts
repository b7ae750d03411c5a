/** `amount`: basis points for percent, paise with tax for fixed. */
export interface Coupon {
  code: string;
  label: string;
  kind: "percent" | "fixed" | "free_shipping";
  amount: number;
  minimumSubtotal: number;
  startsAt: string | null;
  endsAt: string | null;
  isActive: number;
  /** Null is unlimited. */
  usesPerCoupon: number | null;
  usesPerCustomer: number | null;
}

/** Magento counts uses per customer, not per guest. */
export interface CouponUses {
  total: number;
  byCustomer: number;
}

interface CouponConditions {
  /** Paise with tax. */
  subtotal: number;
  now: Date;
  uses: CouponUses;
}

export function couponApplies(coupon: Coupon, { subtotal, now, uses }: CouponConditions): boolean {
  const time = now.toISOString();
  return (
    coupon.isActive === 1 &&
    (coupon.startsAt === null || coupon.startsAt <= time) &&
    (coupon.endsAt === null || coupon.endsAt >= time) &&
    (coupon.usesPerCoupon === null || uses.total < coupon.usesPerCoupon) &&
    (coupon.usesPerCustomer === null || uses.byCustomer < coupon.usesPerCustomer) &&
    subtotal > 0 &&
    subtotal >= coupon.minimumSubtotal
  );
}

/** In paise: the automatic discount, then the coupon on the rest. */
export function discountOf(
  subtotal: number,
  { coupon, automatic }: { coupon: Coupon | null; automatic: number },
): number {
  const automaticDiscount = Math.min(subtotal, Math.round((subtotal * automatic) / 10_000));
  return automaticDiscount + (coupon ? couponDiscount(coupon, subtotal - automaticDiscount) : 0);
}

/** In paise, at most `subtotal`. */
export function couponDiscount(coupon: Coupon, subtotal: number): number {
  switch (coupon.kind) {
    case "percent":
      return Math.min(subtotal, Math.round((subtotal * coupon.amount) / 10_000));
    case "fixed":
      return Math.min(subtotal, coupon.amount);
    case "free_shipping":
      return 0;
  }
}
