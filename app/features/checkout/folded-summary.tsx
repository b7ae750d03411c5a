import type { CartView } from "~/features/cart/cart-view.server";
import { OrderSummary } from "~/features/cart/order-summary";
import { itemCount } from "~/lib/format/item-count";
import { formatMoney } from "~/lib/format/money";
import { OrderLines } from "./order-lines";

interface FoldedSummaryProps {
  readonly cart: CartView;
  readonly locale: string;
}

/** What is ordered and what it costs: one line at the top of a phone, open beside the step on a desktop (checkout.css); where a browser cannot open it so, its line stays. */
export function FoldedSummary({ cart, locale }: FoldedSummaryProps) {
  return (
    <details className="folded-summary lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 lg:self-start">
      <summary className="flex min-h-12 items-center gap-2 lg:supports-[selector(::details-content)]:hidden">
        <span className="me-auto">
          {itemCount(cart.quantity)} · <b>{formatMoney(cart.totals.grandTotal, locale)}</b>
        </span>
        <span className="text-s text-brand underline underline-offset-2">Order summary</span>
      </summary>
      <OrderSummary
        totals={cart.totals}
        isVirtual={cart.isVirtual}
        locale={locale}
        before={<OrderLines cart={cart} locale={locale} />}
      />
    </details>
  );
}
