import { formatMoney } from "~/lib/format/money";
import type { LineView } from "./cart-view";

/** Discount of a coupon or cart rule, named in the totals. */
export function LineDiscount({ line: { discount }, locale }: { line: Pick<LineView, "discount">; locale: string }) {
  return discount && <p className="text-s font-semibold text-ok">{`−${formatMoney(discount, locale)} discount`}</p>;
}
