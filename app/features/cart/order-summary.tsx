import type { ReactNode } from "react";
import type { CartTotals } from "~/lib/commerce/model/cart";
import { inBaseCurrency } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import { useRootData } from "~/lib/root-data";
import { useScreen } from "~/lib/screen";
import { Amount } from "./cart-parts";

export function WithSummary({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_420px] lg:gap-6 lg:[&>section]:sticky lg:[&>section]:top-4 lg:[&>section]:self-start print:block">
      {children}
    </div>
  );
}

interface OrderSummaryProps {
  readonly totals: CartTotals;
  readonly isVirtual: boolean;
  /**
   * Adds the approximate total in the base currency. Not for placed orders, whose rate may differ.
   */
  readonly showsBaseTotal?: boolean;
  readonly isPending?: boolean;
  /** The promised delivery, before a method is chosen. */
  readonly isFree?: boolean;
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

export function OrderSummary({
  totals,
  isVirtual,
  showsBaseTotal = false,
  isPending = false,
  isFree,
  before,
  children,
}: OrderSummaryProps) {
  const { tax } = totals;
  const { enclosed } = useScreen();
  const { store } = useRootData();
  const { locale } = store;
  const inBase = showsBaseTotal && inBaseCurrency(totals.grandTotal, store);
  const detail = tax === "added" ? "before tax" : "";
  const show = (amount: CartTotals["subtotal"], sign = "") => (
    <Amount money={amount} isPending={isPending} sign={sign} />
  );
  const shipping = totals.shipping && (totals.shipping.minor === 0 && !isPending ? "Free" : show(totals.shipping));
  // Below the total that includes them, or above the total they are added to.
  const taxes = totals.taxes.map(({ label, amount }) => (
    <Row
      key={label}
      name={tax === "added" ? "Tax" : "Includes"}
      detail={label}
      className={tax === "added" ? "" : "ps-4 text-s text-muted"}
    >
      {show(amount)}
    </Row>
  ));
  return (
    <section className="panel grid content-start gap-3" aria-labelledby="summary-title">
      <h2 id="summary-title">Order summary</h2>
      {before}
      <dl aria-busy={isPending || undefined}>
        {tax !== "apart" && (
          <Row name="Subtotal" detail={detail}>
            {show(totals.subtotal)}
          </Row>
        )}
        {totals.discounts.map(({ label, amount }) => (
          <Row key={label} name="Discount" detail={label.replace(/^Discount(?: \((.+)\))?$/, "$1")}>
            {show(amount, "−")}
          </Row>
        ))}
        {!isVirtual && tax !== "apart" && (
          <Row name="Delivery" detail={totals.shipping?.minor ? detail : ""}>
            {shipping ?? (
              <span className="block text-end whitespace-normal">
                {isFree ? "Free" : enclosed ? "Not chosen yet" : "Worked out at checkout"}
              </span>
            )}
          </Row>
        )}
        {tax === "added" && taxes}
        <Row name="Total" className="mt-1 border-t border-line pt-2 text-l font-bold">
          {show(totals.grandTotal)}
        </Row>
        {tax !== "added" && taxes}
      </dl>
      {inBase && (
        <p className={isPending ? "invisible" : "hint"}>
          {`About ${formatMoney(inBase, locale)}. Our prices are set in ${inBase.currency}.`}
        </p>
      )}
      <p className="hint">{tax === "included" ? "Inclusive of all taxes" : "The total includes all taxes"}</p>
      {children}
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly detail?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Row({ name, detail, className = "", children }: RowProps) {
  return (
    <div className={`flex items-center justify-between gap-4 py-1 ${className}`}>
      <dt>
        {name}
        {detail && <small>{` ${detail}`}</small>}
      </dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}
