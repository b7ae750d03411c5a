/** A cart price rule behind a code. `amount` is basis points for percent and paise (with tax) for fixed. */
export interface Coupon {
  code: string;
  label: string;
  kind: "percent" | "fixed" | "free_shipping";
  amount: number;
  minimumSubtotal: number;
  startsAt: string | null;
  endsAt: string | null;
  isActive: number;
}

export function couponApplies(coupon: Coupon, subtotal: number, now: Date): boolean {
  const time = now.toISOString();
  return (
    coupon.isActive === 1 &&
    (coupon.startsAt === null || coupon.startsAt <= time) &&
    (coupon.endsAt === null || coupon.endsAt >= time) &&
    subtotal > 0 &&
    subtotal >= coupon.minimumSubtotal
  );
}

/** Paise off goods worth `subtotal`, never more than they cost. */
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
