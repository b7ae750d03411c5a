import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import type { LineView } from "./cart-view.server";

/** Only the backend can compute an amount, so it is unknown while a change is pending. */
export function Amount({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return isPending ? <span className="font-normal text-muted">Updating…</span> : children;
}

interface GoodsPictureProps {
  readonly address: string | undefined;
  readonly size: keyof typeof PICTURE_SIZES;
  readonly className: string;
}

export function CartLinePicture({ address = "", size, className }: GoodsPictureProps) {
  return (
    <img
      className={`aspect-square rounded-control bg-tile object-cover ${className}`}
      {...pictureSet(address, PICTURE_SIZES[size])}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

export function LineOptions({ line }: { line: Pick<LineView, "choices"> }) {
  return line.choices.map(({ label, value }) => (
    <p key={label + value} className="hint">
      {`${label}: ${value}`}
    </p>
  ));
}

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

export function LineDiscount({ line: { discount }, locale }: { line: Pick<LineView, "discount">; locale: string }) {
  return discount && <p className="text-s font-semibold text-ok">{`−${formatMoney(discount, locale)} discount`}</p>;
}

export function LineProblems({ line }: { line: LineView }) {
  const { problems, onlyLeft, quantity, uid } = line;
  if (problems.length === 0) return null;
  return (
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
  );
}
