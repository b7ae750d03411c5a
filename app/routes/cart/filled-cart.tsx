import { listPriceName, postcodeLabel } from "~/lib/format/country-words";
import {
  AccountNote,
  BeingOrdered,
  CheckoutLink,
  UpdatingStatus,
  Amount,
  CartLinePicture,
  LineOptions,
  LineDiscount,
  LineNotes,
} from "~/features/cart/cart-parts";
import type { EditableCart, LineView } from "~/features/cart/read-cart.server";
import { LineQuantity, quantityId } from "~/features/cart/line-quantity";
import { OrderSummary, WithSummary } from "~/features/cart/order-summary";
import { usePendingChanges } from "~/features/cart/pending-changes";
import { RemoveLink } from "~/features/cart/remove-line";
import type { FreeDelivery } from "~/features/delivery-place/delivery-facts.server";
import { isShipped } from "~/lib/commerce/model/cart";
import type { Money } from "~/lib/commerce/model/money";
import { multipliesTo } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { resultOf, type SubmissionResult } from "~/lib/forms/submission";
import { useRootData, useContentLang } from "~/lib/root-data";
import { ErrorSummary } from "~/ui/error-summary";
import { FootBar } from "~/ui/foot-bar";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import type { loadCartPage } from "./load-cart-page.server";
import { GIFT_LABELS, GiftNoteForm } from "./gift-note-form";
import { CouponForm, DeliveryEstimate } from "./summary-forms";

interface FilledCartProps extends Pick<
  Awaited<ReturnType<typeof loadCartPage>>,
  "estimate" | "gifts" | "free" | "assurance" | "minimum" | "mayOrder"
> {
  readonly cart: EditableCart;
  readonly state: SubmissionResult | null;
}

export function FilledCart({ cart, state, estimate, gifts, free, assurance, minimum, mayOrder }: FilledCartProps) {
  const { store, country, place } = useRootData();
  const { locale } = store;
  const missing = missingForFree(cart, free);
  const pending = usePendingChanges();
  return (
    <>
      <h1 className="mb-3">Cart</h1>
      {cart.isBeingOrdered && <BeingOrdered />}
      <AccountNote cart={cart} mayOrder={mayOrder} returnTo="/cart" />
      <UpdatingStatus isPending={pending.isAny} />
      {minimum !== "" && <Prose html={minimum} />}
      <WithSummary>
        <ul className="grid content-start gap-4" aria-label="Cart items">
          {cart.lines.map((line) => (
            <CartLine
              key={line.uid}
              {...{ line, cart, state, gifts }}
              freeBy={place && missing !== null && missing <= 0 ? (free?.by ?? null) : null}
              isUpdated={pending.updated.has(line.uid)}
              isRemoved={pending.removed.has(line.uid)}
            />
          ))}
        </ul>
        <OrderSummary
          totals={cart.totals}
          isFree={missing !== null && missing <= 0}
          isVirtual={cart.isVirtual}
          showsBaseTotal
          isPending={pending.isAny}
        >
          {cart.savings && (
            <p
              className={pending.isAny ? "invisible" : "text-s font-medium text-ok"}
            >{`You save ${formatMoney(cart.savings, locale)} on the ${listPriceName(country)}`}</p>
          )}
          {missing !== null && missing > 0 && (
            <p className={pending.isAny ? "invisible" : "text-s font-medium text-ok"}>
              Add {formatMoney({ ...cart.totals.subtotal, minor: missing }, locale)} for free delivery
            </p>
          )}
          {cart.lines.some(({ problems }) => problems.length > 0) && (
            <p className="error">Something in your cart cannot be ordered. Lower its quantity or remove it.</p>
          )}
          <FootBar>
            {/* Repeats the total next to the button while the summary is out of view. */}
            <p className="text-l font-bold lg:hidden" aria-hidden="true">
              <Amount money={cart.totals.grandTotal} isPending={pending.isAny} />
            </p>
            <CheckoutLink cart={cart} className="btn min-w-45 lg:flex-1" />
          </FootBar>
          {assurance !== "" && <Prose html={assurance} />}
          <CouponForm cart={cart} state={state} />
          <DeferredPart data={estimate} label="The delivery estimate">
            {(known) => known && <DeliveryEstimate estimate={known} cart={cart} state={state} />}
          </DeferredPart>
        </OrderSummary>
      </WithSummary>
    </>
  );
}

function missingForFree({ totals, lines }: EditableCart, free: FreeDelivery | null): number | null {
  if (!free || totals.tax !== "included" || totals.shipping?.minor === 0 || !lines.some(isShipped)) return null;
  return free.from - totals.subtotal.minor;
}

/**
 * Of all forms of the cart. `cart`: null until it has been read. It may have changed since, and no
 * longer have the field with the error.
 */
export function CartErrors({ cart, state }: { cart: EditableCart | null; state: SubmissionResult | null }) {
  const { country } = useRootData();
  const idOf = (field: string) => {
    if (!cart || (field === "coupon" && cart.coupons.length > 0)) return null;
    if (field !== "quantity" && !(field in GIFT_LABELS)) return field;
    const line = cart.lines.find(({ uid }) => resultOf(state, "line", uid));
    if (!line) return null;
    return field === "quantity" ? quantityId(line.uid) : line.uid + field;
  };
  const labels = {
    ...GIFT_LABELS,
    quantity: "Quantity",
    coupon: "Coupon code",
    postcode: postcodeLabel(country),
  };
  return <ErrorSummary state={state} labels={labels} idOf={idOf} isAtField />;
}

interface CartLineProps extends Pick<FilledCartProps, "gifts"> {
  readonly line: LineView;
  readonly cart: EditableCart;
  readonly state: SubmissionResult | null;
  readonly freeBy: string | null;
  readonly isUpdated: boolean;
  readonly isRemoved: boolean;
}

/** Can be changed, saved and removed even when it has problems. */
function CartLine({ line, cart, state, gifts, freeBy, isUpdated, isRemoved }: CartLineProps) {
  const lang = useContentLang();
  const { loggedIn, store, country } = useRootData();
  const { locale } = store;
  const nameId = `name-${line.uid}`;
  return (
    <li
      className={`panel flex gap-3 md:gap-4 ${isRemoved ? "opacity-60" : ""}`}
      aria-labelledby={nameId}
      aria-busy={isUpdated || isRemoved || undefined}
    >
      <CartLinePicture url={line.picture?.url} size="cart" className="w-24 self-start md:w-30" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <div className="flex-1 basis-44 wrap-anywhere">
            <h2 className="text-m font-medium tracking-[0]" lang={lang}>
              <Link
                className="inline-block py-0.75 text-inherit no-underline hover:underline"
                id={nameId}
                to={line.path}
              >
                {line.name}
              </Link>
            </h2>
            <LineOptions line={line} />
            {freeBy && isShipped(line) && <p className="text-xs text-ok">Free by {freeBy}</p>}
          </div>
          <div className="md:min-w-45 md:text-end">
            <b>
              <Amount money={line.total} isPending={isUpdated} />
            </b>
            <div className={isUpdated ? "invisible" : undefined}>
              {line.regularPrice && (
                <p className="text-xs text-muted">
                  {listPriceName(country)} <del>{formatMoney(times(line.regularPrice, line.quantity), locale)}</del>
                </p>
              )}
              <UnitPrice line={line} isBeforeTax={cart.isBeforeTax} locale={locale} />
              <LineDiscount line={line} />
            </div>
          </div>
        </div>
        <LineNotes line={line} />
        <LineQuantity {...{ line, state, nameId }} constraints={cart.constraints}>
          <RemoveLink line={line.uid} name={line.name} nameId={nameId} />
          <button className="link-btn" name="intent" value="save" aria-describedby={nameId}>
            {loggedIn ? "Save to wishlist" : "Save for later"}
          </button>
          {canBeChosenOtherwise(line) && (
            <Link className="link-btn" to={`/cart/edit/${encodeURIComponent(line.uid)}`} aria-describedby={nameId}>
              Change options
            </Link>
          )}
        </LineQuantity>
        <DeferredPart data={gifts}>
          {(notes) => notes && isShipped(line) && <GiftNoteForm {...{ line, cart, state }} note={notes[line.uid]} />}
        </DeferredPart>
      </div>
    </li>
  );
}

function UnitPrice({ line, isBeforeTax, locale }: { line: LineView; isBeforeTax: boolean; locale: string }) {
  if (!multipliesTo(line.total, { unit: line.unitPrice, ...line }))
    return isBeforeTax && <p className="hint">before tax</p>;
  if (line.quantity === 1 && !isBeforeTax) return null;
  return (
    <p className="hint">
      {formatMoney(line.unitPrice, locale)} each{isBeforeTax && ", before tax"}
    </p>
  );
}

function times(price: Money, quantity: number): Money {
  return { ...price, minor: price.minor * quantity };
}

/**
 * Simple products only have customizable options; further links of a download are bought
 * separately.
 */
function canBeChosenOtherwise({ kind, choices }: LineView): boolean {
  const isSimple = kind === "simple" || kind === "virtual";
  return kind === "configurable" || kind === "bundle" || (isSimple && choices.length > 0);
}
