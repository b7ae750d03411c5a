import { type Constraints, type SubmissionResult } from "~/lib/forms/submission";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { Link } from "~/ui/link";
import type { LineView } from "./cart-view";
import { LineQuantity } from "./line-quantity";
import { LineProblems } from "./line-problems";

interface CartLineProps {
  readonly line: LineView;
  readonly isBeforeTax: boolean;
  readonly state: SubmissionResult | null;
  readonly constraints: Constraints;
  readonly isCustomer: boolean;
  readonly locale: string;
}

/** One line of the cart. It can be changed, saved for later and removed even when it has problems. */
export function CartLine({ line, isBeforeTax, state, constraints, isCustomer, locale }: CartLineProps) {
  const nameId = `name-${line.uid}`;
  return (
    <li className="cart-line panel" aria-labelledby={nameId}>
      <img {...pictureSet(line.picture?.url ?? "", PICTURE_SIZES.cart)} alt="" loading="lazy" decoding="async" />
      <div>
        <h2>
          <Link id={nameId} to={line.path}>
            {line.name}
          </Link>
        </h2>
        <Choices line={line} />
        <p>
          {formatMoney(line.unitPrice, locale)} <span className="hint">each{isBeforeTax && ", before tax"}</span>
        </p>
        <PriceNote line={line} locale={locale} />
        <LineProblems line={line} />
        <LineQuantity {...{ line, state, constraints, nameId }}>
          <Link className="update" to={`/cart/remove/${encodeURIComponent(line.uid)}`} aria-describedby={nameId}>
            Remove
          </Link>
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
      <div className="cart-total">
        <b>{formatMoney(line.total, locale)}</b>
        <LineDiscount line={line} locale={locale} />
      </div>
    </li>
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
