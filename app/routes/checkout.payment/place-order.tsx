import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CartTotals } from "~/lib/commerce/model/cart";
import { inBaseCurrency, money } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { FootBar } from "~/ui/foot-bar";

interface PlaceOrderProps {
  readonly totals: CartTotals;
  readonly children: ReactNode;
}

/** At the lower edge of a phone, below the form on a desktop. The order is placed once, however often the button is pressed. */
export function PlaceOrder({ totals, children }: PlaceOrderProps) {
  const { store } = useShop();
  const { locale } = store;
  const { state, formAction } = useNavigation();
  const isPlacing = state !== "idle" && formAction === "/checkout/payment";
  const { grandTotal, taxes } = totals;
  const tax = money(
    taxes.reduce((sum, { amount }) => sum + amount.minor, 0),
    grandTotal.currency,
  );
  const inBase = inBaseCurrency(grandTotal, store);
  const saysTax = totals.tax === "included" && tax.minor > 0;
  return (
    <FootBar>
      {children && <div className="agreement basis-full">{children}</div>}
      <p className={saysTax || inBase ? "flex min-h-11.5 flex-col" : ""}>
        <span>
          Total <b className="text-l">{formatMoney(grandTotal, locale)}</b>
        </span>
        {saysTax && <small className="text-xs text-muted">incl. {formatMoney(tax, locale)} tax</small>}
        {inBase && <small className="text-xs text-muted">about {formatMoney(inBase, locale)}</small>}
      </p>
      <button className="btn spark min-w-40" aria-busy={isPlacing || undefined}>
        {isPlacing ? "Placing order…" : "Place order"}
      </button>
    </FootBar>
  );
}
