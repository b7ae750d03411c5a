import type { CartView } from "../cart/cart-view";
import { formatMoney } from "~/lib/format/money";
import { PICTURE_SIZES, pictureSet } from "~/lib/images";
import { Link } from "../primitives/link";

/** What is being ordered, small, beside the steps of the checkout. */
export function OrderLines({ lines, locale }: { lines: CartView["lines"]; locale: string }) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.uid}>
          <img
            {...pictureSet(line.picture?.url ?? "", PICTURE_SIZES.checkout)}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <div>
            <Link to={line.path}>{line.name}</Link>
            {line.choices.map(({ label, value }) => (
              <p key={label} className="hint">
                {label}: {value}
              </p>
            ))}
            <p>
              {line.quantity} × {formatMoney(line.unitPrice, locale)}
            </p>
            {line.problems.map((problem) => (
              <p key={problem} className="error">
                {problem}
              </p>
            ))}
          </div>
          <b>{formatMoney(line.total, locale)}</b>
        </li>
      ))}
    </ul>
  );
}
