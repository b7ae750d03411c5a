import { statusInWords } from "./order-status";
import type { ShownLine } from "./shown-order";
import { money, type Money } from "~/lib/commerce/model/money";
import { formatMoney } from "~/lib/format/money";
import { Link } from "~/ui/link";
import { LinePicture } from "./line-picture";

interface OrderedLinesProps {
  readonly order: { readonly lines: readonly ShownLine[]; readonly isBeforeTax: boolean };
  /** Addresses of pictures by the products' paths; without it there are none. */
  readonly pictures?: Readonly<Record<string, string>> | undefined;
  readonly locale: string;
}

/** Lines of an order, with prices where the backend stores enough to compute them. */
export function OrderedLines({ order: { lines, isBeforeTax }, pictures, locale }: OrderedLinesProps) {
  return (
    <ul aria-label="Ordered items">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-3 border-b border-line py-2 text-s">
          {pictures && <LinePicture address={pictures[line.path ?? ""]} />}
          <div className="min-w-0 flex-1 wrap-anywhere">
            {line.path ? (
              <Link className="text-inherit no-underline hover:underline" to={line.path}>
                {line.name}
              </Link>
            ) : (
              line.name
            )}
            {line.choices.map(({ label, value }) => (
              <p key={label} className="hint">
                {label}: {value}
              </p>
            ))}
            <p>
              {line.quantity}
              {line.price && ` × ${formatMoney(line.price, locale)}`}
              {line.price && isBeforeTax && <small className="text-muted"> before tax</small>}
            </p>
            {statusInWords(line.status)}
          </div>
          {line.price && <b>{formatMoney(times(line.price, line.quantity), locale)}</b>}
        </li>
      ))}
    </ul>
  );
}

function times({ minor, currency }: Money, quantity: number): Money {
  return money(Math.round(minor * quantity), currency);
}
