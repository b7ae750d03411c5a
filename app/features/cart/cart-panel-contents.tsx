import { formatMoney } from "~/lib/format/money";
import type { Constraints } from "~/lib/forms/submission";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { LineSkeletons } from "~/ui/skeleton";
import { usePanelData } from "~/ui/use-panel-data";
import { BeingOrdered, CheckoutLink, RemovedLines } from "./cart-parts";
import type { EditableCart, LineView } from "./cart-view.server";
import { GoodsPicture, LineChoices, LineDiscount, LineProblems, PriceNote } from "./line-parts";
import { LineQuantity } from "./line-quantity";
import { RemoveLink, UndoRemoval } from "./remove-line";

export function CartPanelContents() {
  const data = usePanelData<{ cart: EditableCart | null; left: readonly string[] }>("/cart/panel");
  const { locale } = useShop().store;
  if (!data) return <LineSkeletons label="Loading your cart…" />;
  if (!data.cart) {
    return (
      <>
        <RemovedLines names={data.left} />
        <UndoRemoval />
        <p>Your cart is empty.</p>
        <Link className="btn quiet" to="/">
          Continue shopping
        </Link>
      </>
    );
  }
  const { lines, totals, constraints } = data.cart;
  return (
    <>
      <RemovedLines names={data.left} />
      <UndoRemoval />
      {data.cart.isBeingOrdered && <BeingOrdered />}
      <ul aria-label="Cart items">
        {lines.map((line) => (
          <PanelLine key={line.uid} line={line} constraints={constraints} locale={locale} />
        ))}
      </ul>
      <div className="panel-foot">
        <p className="row justify-between">
          <span>Grand total</span>
          <b>{formatMoney(totals.grandTotal, locale)}</b>
        </p>
        <CheckoutLink cart={data.cart} className="btn" />
        <Link className="btn quiet" to="/cart">
          View cart
        </Link>
      </div>
    </>
  );
}

function PanelLine({ line, constraints, locale }: { line: LineView; constraints: Constraints; locale: string }) {
  const nameId = `panel-${line.uid}`;
  return (
    <li className="flex gap-3 border-b border-line py-3" aria-labelledby={nameId}>
      <GoodsPicture address={line.picture?.url} size="checkout" className="w-18 self-start" />
      <div className="min-w-0 flex-1">
        <Link id={nameId} to={line.path}>
          {line.name}
        </Link>
        <LineChoices line={line} />
        <b className="block">{formatMoney(line.total, locale)}</b>
        <LineDiscount line={line} locale={locale} />
        <PriceNote line={line} locale={locale} />
        <LineProblems line={line} />
        <LineQuantity {...{ line, constraints, nameId }} state={null}>
          <RemoveLink line={line.uid} name={line.name} nameId={nameId} />
        </LineQuantity>
      </div>
    </li>
  );
}
