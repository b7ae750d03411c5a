import type { ShownLine } from "~/lib/checkout/shown-order";
import { formatMoney } from "~/lib/format/money";
import { Link } from "~/ui/primitives/link";

/** What was ordered. Prices of single items in an order are before tax: the backend keeps no other. */
export function OrderedLines({ lines, locale }: { lines: readonly ShownLine[]; locale: string }) {
  return (
    <ul className="order-lines" aria-label="Ordered items">
      {lines.map((line) => (
        <li key={line.id}>
          <div>
            {line.path ? <Link to={line.path}>{line.name}</Link> : line.name}
            {line.choices.map(({ label, value }) => (
              <p key={label} className="hint">
                {label}: {value}
              </p>
            ))}
            <p>
              {line.quantity}
              <Each line={line} locale={locale} />
            </p>
          </div>
          <span>{line.status}</span>
        </li>
      ))}
    </ul>
  );
}

function Each({ line: { netPrice, price }, locale }: { line: ShownLine; locale: string }) {
  const each = netPrice ?? price;
  return (
    <>
      {each && ` × ${formatMoney(each, locale)}`}
      {netPrice && <small className="muted"> before tax</small>}
    </>
  );
}
