import type { Constraints } from "~/lib/forms/submission";
import { useContentLang } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { LineSkeletons } from "~/ui/skeleton";
import { usePanelData } from "~/ui/use-panel-data";
import {
  BeingOrdered,
  CheckoutLink,
  RemovedLines,
  UpdatingStatus,
  Amount,
  CartLinePicture,
  LineOptions,
  LineDiscount,
  LineNotes,
} from "./cart-parts";
import type { EditableCart, LineView } from "./read-cart.server";
import { LineQuantity } from "./line-quantity";
import { usePendingChanges } from "./pending-changes";
import { RemoveLink, UndoRemoval } from "./remove-line";

export function CartPanelContents() {
  const data = usePanelData<{ cart: EditableCart | null; removedLines: readonly string[] }>("/cart/panel");
  const pending = usePendingChanges();
  if (!data) return <LineSkeletons label="Loading your cart…" />;
  if (!data.cart) {
    return (
      <>
        <RemovedLines names={data.removedLines} />
        <UndoRemoval />
        <p>Your cart is empty.</p>
        <Link className="btn secondary" to="/">
          Continue shopping
        </Link>
      </>
    );
  }
  const { lines, totals, constraints } = data.cart;
  return (
    <>
      <RemovedLines names={data.removedLines} />
      <UndoRemoval />
      {data.cart.isBeingOrdered && <BeingOrdered />}
      <UpdatingStatus isPending={pending.isAny} />
      <ul aria-label="Cart items">
        {lines.map((line) => (
          <PanelLine key={line.uid} line={line} constraints={constraints} />
        ))}
      </ul>
      <div className="sticky bottom-0 grid gap-2 bg-surface pt-3 pb-4">
        <p className="row justify-between">
          <span>Total</span>
          <b>
            <Amount money={totals.grandTotal} isPending={pending.isAny} />
          </b>
        </p>
        <CheckoutLink cart={data.cart} className="btn" />
        <Link className="btn secondary" to="/cart">
          View cart
        </Link>
      </div>
    </>
  );
}

function PanelLine({ line, constraints }: { line: LineView; constraints: Constraints }) {
  const lang = useContentLang();
  const pending = usePendingChanges();
  const nameId = `panel-${line.uid}`;
  const [isUpdated, isRemoved] = [pending.updated.has(line.uid), pending.removed.has(line.uid)];
  return (
    <li
      className={`flex gap-3 border-b border-line py-3 ${isRemoved ? "opacity-60" : ""}`}
      aria-labelledby={nameId}
      aria-busy={isUpdated || isRemoved || undefined}
    >
      <CartLinePicture url={line.picture?.url} size="checkout" className="w-18 self-start" />
      <div className="min-w-0 flex-1">
        <Link id={nameId} lang={lang} to={line.path}>
          {line.name}
        </Link>
        <LineOptions line={line} />
        <b className="block">
          <Amount money={line.total} isPending={isUpdated} />
        </b>
        {!isUpdated && <LineDiscount line={line} />}
        <LineNotes line={line} />
        <LineQuantity {...{ line, constraints, nameId }} state={null}>
          <RemoveLink line={line.uid} name={line.name} nameId={nameId} />
        </LineQuantity>
      </div>
    </li>
  );
}
