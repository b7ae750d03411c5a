import type { CartView } from "~/features/cart/cart-view.server";
import { GoodsPicture, LineDiscount } from "~/features/cart/line-parts";
import { multipliesTo } from "~/lib/commerce/model/pricing";
import { formatMoney } from "~/lib/format/money";

interface OrderLinesProps {
  readonly cart: Pick<CartView, "lines" | "isBeforeTax">;
  readonly locale: string;
}

/** Compact list of the ordered lines beside the checkout steps. */
export function OrderLines({ cart: { lines, isBeforeTax }, locale }: OrderLinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.uid} className="flex gap-3 border-b border-line py-2 text-s">
          <GoodsPicture address={line.picture?.url} size="checkout" className="w-25 self-start" />
          <div className="min-w-0 flex-1">
            <p className="font-medium">{line.name}</p>
            {line.choices.map(({ label, value }) => (
              <p key={label} className="hint">
                {label}: {value}
              </p>
            ))}
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
