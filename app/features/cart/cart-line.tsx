import type { Constraints, SubmissionResult } from "~/lib/forms/submission";
import { isShipped } from "~/lib/commerce/model/can-add";
import { multipliesTo } from "~/lib/commerce/model/pricing";
import type { Money } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import { Link } from "~/ui/link";
import type { LineView } from "./cart-view";
import { GoodsPicture } from "./goods-picture";
import { LineDiscount } from "./line-discount";
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
    <li className="panel flex gap-3 md:gap-4" aria-labelledby={nameId}>
      <GoodsPicture address={line.picture?.url} size="cart" className="w-24 self-start md:w-30" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <div className="flex-1 basis-44 wrap-anywhere">
            <h2 className="text-m font-medium tracking-[0]">
              <Link
                className="inline-block py-0.75 text-inherit no-underline hover:underline"
                id={nameId}
                to={line.path}
              >
                {line.name}
              </Link>
            </h2>
            <Choices line={line} />
            {freeBy && isShipped(line) && <p className="text-xs text-ok">Free by {freeBy}</p>}
          </div>
          <div className="md:min-w-45 md:text-end">
            <b>{formatMoney(line.total, locale)}</b>
            {line.regularPrice && <Regular price={line.regularPrice} quantity={line.quantity} locale={locale} />}
            <UnitPrice line={line} isBeforeTax={isBeforeTax} locale={locale} />
            <LineDiscount line={line} locale={locale} />
          </div>
        </div>
        <PriceNote line={line} locale={locale} />
        <LineProblems line={line} />
        <LineQuantity {...{ line, state, constraints, nameId }}>
          <RemoveLink line={line.uid} name={line.name} nameId={nameId} />
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

function UnitPrice({ line, isBeforeTax, locale }: Pick<CartLineProps, "line" | "isBeforeTax" | "locale">) {
  if (!multipliesTo(line.total, { unit: line.unitPrice, ...line }))
    return isBeforeTax && <p className="hint">before tax</p>;
  if (line.quantity === 1 && !isBeforeTax) return null;
  return (
    <p className="hint">
      {formatMoney(line.unitPrice, locale)} each{isBeforeTax && ", before tax"}
    </p>
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
      {`${label}: ${value}`}
    </p>
  ));
}

/** The price when the line was added, if it has changed since. The backend only knows today's. */
export function PriceNote({ line, locale }: { line: LineView; locale: string }) {
  if (!line.priceBefore) return null;
  const isLower = line.priceBefore.minor > line.unitPrice.minor;
  const direction = isLower ? "down" : "up";
  return (
    <p className={isLower ? "text-s font-semibold text-ok" : "text-s font-semibold text-warn"}>
      The price went {direction}: it was {formatMoney(line.priceBefore, locale)} when you added it.
    </p>
  );
}
