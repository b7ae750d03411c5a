import type { OrderComment, OrderDocument } from "~/lib/commerce/model/order";
import { formatDate } from "~/lib/format/dates";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

interface OrderDocumentsProps {
  readonly title: "Invoices" | "Credit memos";
  readonly documents: readonly OrderDocument[];
  readonly pathOf?: (number: string) => string;
  readonly locale: string;
}

const SINGULAR = { Invoices: "Invoice", "Credit memos": "Credit memo" } as const;

export function OrderDocuments({ title, documents, pathOf, locale }: OrderDocumentsProps) {
  if (documents.length === 0) return null;
  const id = title.toLowerCase().replace(" ", "-");
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {documents.map(({ number, total, lines, comments }) => (
          <li key={number} className="border-b border-line py-3 last:border-0 last:pb-0">
            <p className="row justify-between">
              <b>
                {SINGULAR[title]} {number}
              </b>
              <b>{formatMoney(total, locale)}</b>
            </p>
            <p className="hint">{lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}</p>
            <OrderComments comments={comments} />
            {pathOf && (
              <Link className="link-btn" to={pathOf(number)}>
                Invoice to print<span className="sr-only">: {number}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderComments({ comments }: { comments: readonly OrderComment[] }) {
  const { store } = useShop();
  return comments.map(({ date, text }) => {
    const day = formatDate(date, store);
    return (
      <p key={date + text}>
        {day && <span className="hint">{day}: </span>}
        {text}
      </p>
    );
  });
}
