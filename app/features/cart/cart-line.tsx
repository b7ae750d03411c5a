import type { Constraints, SubmissionResult } from "~/lib/forms/submission";
import { isShipped } from "~/lib/commerce/model/can-add";
import type { Money } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { Link } from "~/ui/link";
import type { LineView } from "./cart-view";
import { LineQuantity } from "./line-quantity";
import { LineProblems } from "./line-problems";
import { RemoveLink } from "./remove-link";

interface CartLineProps {
  readonly line: LineView;
  readonly isBeforeTax: boolean;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly isCustomer: boolean;
  readonly locale: string;
  /** Last day of a delivery that the order has free; null when unknown. */
  readonly freeBy: string | null;
}

/** One line of the cart. It can be changed, saved for later and removed even when it has problems. */
export function CartLine({ line, isBeforeTax, state, constraints, isCustomer, locale, freeBy }: CartLineProps) {
  const nameId = `name-${line.uid}`;
  return (
    <li className="cart-line panel" aria-labelledby={nameId}>
      <img {...pictureSet(line.picture?.url ?? "", PICTURE_SIZES.cart)} alt="" loading="lazy" decoding="async" />
      <div>
        <div className="cart-what">
          <div>
            <h2>
              <Link id={nameId} to={line.path}>
                {line.name}
              </Link>
            </h2>
            <Choices line={line} />
            {freeBy && isShipped(line) && <p className="text-xs text-ok">Free by {freeBy}</p>}
          </div>
          <div className="cart-price">
            <b>{formatMoney(line.total, locale)}</b>
            {line.regularPrice && <Regular price={line.regularPrice} quantity={line.quantity} locale={locale} />}
            {(line.quantity > 1 || isBeforeTax) && (
              <p className="hint">
                {formatMoney(line.unitPrice, locale)} each{isBeforeTax && ", before tax"}
              </p>
            )}
            <LineDiscount line={line} locale={locale} />
          </div>
        </div>
        <PriceNote line={line} locale={locale} />
        <LineProblems line={line} />
        <LineQuantity {...{ line, state, constraints, nameId }}>
          <RemoveLink line={line.uid} nameId={nameId} />
          <button className="update" name="intent" value="save" aria-describedby={nameId}>
            {isCustomer ? "Save to wishlist" : "Save for later"}
          </button>
          {canBeChosenOtherwise(line) && (
            <Link className="update" to={`/cart/edit/${encodeURIComponent(line.uid)}`} aria-describedby={nameId}>
              Change options
            </Link>
          )}
        </LineQuantity>
      </div>
    </li>
  );
}

function Regular({ price, quantity, locale }: { price: Money; quantity: number; locale: string }) {
  return (
    <p className="text-xs text-muted">
      MRP <del>{formatMoney({ ...price, minor: price.minor * quantity }, locale)}</del>
    </p>
  );
}

/**
 * Whether the line's options can be edited. Simple products only have customizable options; of a download the other links are bought separately
 * instead.
 */
function canBeChosenOtherwise({ kind, choices }: LineView): boolean {
  const isSimple = kind === "simple" || kind === "virtual";
  return kind === "configurable" || kind === "bundle" || (isSimple && choices.length > 0);
}

export function Choices({ line }: { line: Pick<LineView, "choices"> }) {
  return line.choices.map(({ label, value }) => (
    <p key={label + value} className="hint">
      {label}: {value}
    </p>
  ));
}

/** Discount of a coupon or cart rule, named in the totals. */
export function LineDiscount({ line: { discount }, locale }: { line: Pick<LineView, "discount">; locale: string }) {
  return discount && <p className="price-note down">−{formatMoney(discount, locale)} discount</p>;
}

/** The price when the line was added, if it has changed since. The backend only knows today's. */
export function PriceNote({ line, locale }: { line: LineView; locale: string }) {
  if (!line.priceBefore) return null;
  const direction = line.priceBefore.minor > line.unitPrice.minor ? "down" : "up";
  return (
    <p className={`price-note ${direction}`}>
      The price went {direction}: it was {formatMoney(line.priceBefore, locale)} when you added it.
    </p>
  );
}
