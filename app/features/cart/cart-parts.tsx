import { BEING_ORDERED } from "~/lib/commerce/model/problem";
import { useRootData, useContentLang } from "~/lib/root-data";
import { withReturn } from "~/lib/urls/paths";
import { CheckAgain } from "~/ui/check-again";
import { Link } from "~/ui/link";
import { removedLinesText } from "./cart-texts";
import type { CartView, EditableCart, LineView } from "./read-cart.server";
import { Form } from "@remix-run/react";
import type { GiftNote } from "~/lib/commerce/model/cart";
import type { Money } from "~/lib/commerce/model/money";
import { Fees } from "~/features/product/price";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";

export function BeingOrdered() {
  return (
    <p className="notice warning" role="status">
      {BEING_ORDERED.message} <CheckAgain />
    </p>
  );
}

export function UpdatingStatus({ isPending }: { isPending: boolean }) {
  return (
    <p className="sr-only" role="status">
      {isPending && "Updating your cart…"}
    </p>
  );
}

export function CheckoutLink({ cart, className }: { cart: EditableCart; className: string }) {
  if (cart.isBeingOrdered) return <CheckAgain className={className} />;
  return (
    <Link className={className} to="/checkout/user-account">
      Go to checkout
    </Link>
  );
}

export function RemovedLines({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="notice warning" role="alert">
      {removedLinesText(names)}
    </p>
  );
}

interface AccountNoteProps {
  readonly cart: Pick<CartView, "lines">;
  readonly mayOrder: boolean;
  readonly returnTo: string;
}

/**
 * That a guest needs an account to order. By default Magento also rejects a guest's cart with a
 * download, but only once it has the email; no field shows it earlier.
 */
export function AccountNote({ cart, mayOrder, returnTo }: AccountNoteProps) {
  const { loggedIn } = useRootData();
  const hasDownload = cart.lines.some(({ kind }) => kind === "downloadable");
  if (loggedIn || (mayOrder && !hasDownload)) return null;
  return (
    <p className="notice info">
      {hasDownload ? "To find your download later, " : "To order here, "}
      <Link to={withReturn("/login", returnTo)}>log in</Link> or{" "}
      <Link to={withReturn("/register", returnTo)}>create an account</Link>.
    </p>
  );
}

/** Only the backend can compute an amount, so it is unknown while a change is pending. */
export function Amount({ money, isPending, sign = "" }: { money: Money; isPending: boolean; sign?: string }) {
  const { locale } = useRootData().store;
  return isPending ? <span className="font-normal text-muted">Updating…</span> : sign + formatMoney(money, locale);
}

interface GoodsPictureProps {
  readonly url: string | undefined;
  readonly size: keyof typeof PICTURE_SIZES;
  readonly className: string;
}

export function CartLinePicture({ url = "", size, className }: GoodsPictureProps) {
  return (
    <img
      className={`aspect-square rounded-control bg-tile object-contain ${className}`}
      {...pictureSet(url, PICTURE_SIZES[size])}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

interface LineOptionsProps {
  readonly line: Pick<LineView, "choices"> & {
    readonly fees?: LineView["fees"] | undefined;
    readonly gift?: GiftNote | null | undefined;
  };
}

export function LineOptions({ line }: LineOptionsProps) {
  const lang = useContentLang();
  const { fees, gift } = line;
  return (
    <>
      {line.choices.map(({ label, value }) => (
        <p key={label + value} className="hint" lang={lang}>
          {`${label}: ${value}`}
        </p>
      ))}
      {fees && <Fees fees={fees} isIncluded />}
      {gift && <p className="hint">{`Gift note: ${gift.text}`}</p>}
    </>
  );
}

export function LineDiscount({ line: { discount } }: { line: Pick<LineView, "discount"> }) {
  const { locale } = useRootData().store;
  return discount && <p className="text-s font-semibold text-ok">{`−${formatMoney(discount, locale)} discount`}</p>;
}

export function LineNotes({ line }: { line: LineView }) {
  const { priceBefore, unitPrice, problems, onlyLeft, quantity, uid } = line;
  const { locale } = useRootData().store;
  const isLower = priceBefore !== null && priceBefore.minor > unitPrice.minor;
  return (
    <>
      {priceBefore && (
        <p className={isLower ? "text-s font-semibold text-ok" : "text-s font-semibold text-warn"}>
          The price went {isLower ? "down" : "up"}: it was {formatMoney(priceBefore, locale)} when you added it.
        </p>
      )}
      {problems.length > 0 && (
        <div className="my-2" role="alert">
          {problems.map((problem) => (
            <p key={problem} className="error">
              {problem}
            </p>
          ))}
          {onlyLeft !== null && onlyLeft >= 1 && onlyLeft < quantity && (
            <Form method="post" action="/cart" preventScrollReset>
              <input type="hidden" name="line" value={uid} />
              <input type="hidden" name="quantity" value={onlyLeft} />
              <button className="link-btn" name="intent" value="update">
                Lower to the {onlyLeft} we have
              </button>
            </Form>
          )}
        </div>
      )}
    </>
  );
}
