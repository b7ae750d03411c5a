import type { CartView } from "~/features/cart/read-cart.server";
import { CartLinePicture, LineDiscount, LineOptions } from "~/features/cart/cart-parts";
import { OrderSummary } from "~/features/cart/order-summary";
import { multipliesTo } from "~/lib/commerce/model/pricing";
import { itemCount } from "~/lib/format/item-count";
import { formatMoney } from "~/lib/format/money";

interface FoldedSummaryProps {
  readonly cart: CartView;
  readonly locale: string;
}

/** Folded into one line on a phone, open beside the step on a desktop if the browser supports that. */
export function FoldedSummary({ cart, locale }: FoldedSummaryProps) {
  return (
    <details className="lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1 lg:self-start lg:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 items-center gap-2 lg:supports-[selector(::details-content)]:hidden">
        <span className="me-auto">
          {itemCount(cart.quantity)} · <b>{formatMoney(cart.totals.grandTotal, locale)}</b>
        </span>
        <span className="text-s text-brand underline underline-offset-2">Order summary</span>
      </summary>
      <OrderSummary
        totals={cart.totals}
        isVirtual={cart.isVirtual}
        showsBaseTotal
        before={<OrderLines cart={cart} locale={locale} />}
      />
    </details>
  );
}

interface OrderLinesProps {
  readonly cart: Pick<CartView, "lines" | "isBeforeTax">;
  readonly locale: string;
}

function OrderLines({ cart: { lines, isBeforeTax }, locale }: OrderLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.uid} className="flex gap-3 border-b border-line py-2 text-s">
          <CartLinePicture address={line.picture?.url} size="checkout" className="w-25 self-start" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{line.name}</p>
            <LineOptions line={line} />
            <p>
              {line.quantity}
              {multipliesTo(line.total, { unit: line.unitPrice, ...line }) &&
                ` × ${formatMoney(line.unitPrice, locale)}`}
              {isBeforeTax && <small className="text-muted"> before tax</small>}
            </p>
            <LineDiscount line={line} locale={locale} />
            {line.problems.map((problem) => (
              <p key={problem} className="error">
                {problem}
              </p>
            ))}
          </div>
          <b>{formatMoney(line.total, locale)}</b>
        </li>
      ))}
    </ul>
  );
}
