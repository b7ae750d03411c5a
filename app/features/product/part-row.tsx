import type { ReactNode } from "react";
import type { Part } from "~/lib/commerce/model/part";
import { formatMoney } from "~/lib/format/money";
import { Link } from "~/ui/link";

interface PartRowProps {
  part: Part;
  locale: string;
  tick: ReactNode;
  pieces: ReactNode;
}

/** A part with what it adds to the price. Where it is ticked, all of its words are the target. */
export function PartRow({ part, locale, tick, pieces }: PartRowProps) {
  const words = (
    <>
      <span>
        {part.path ? <Link to={part.path}>{part.label}</Link> : part.label}
        {!part.inStock && <small> – out of stock</small>}
      </span>
      <b>{priceWords(part, locale)}</b>
    </>
  );
  return (
    <div className="part">
      {tick ? (
        <label className="choice">
          {tick}
          {words}
        </label>
      ) : (
        <p className="choice">{words}</p>
      )}
      {part.sampleUrl && (
        <a className="sample" href={part.sampleUrl}>
          Sample<span className="sr-only"> of {part.label}</span>
        </a>
      )}
      {pieces}
    </div>
  );
}

/** All of it in one line, for a list to select from. */
export function partLabel(part: Part, locale: string): string {
  const stock = part.inStock ? "" : " – out of stock";
  return `${part.label}${stock} – ${priceWords(part, locale)}`;
}

function priceWords({ price, pieces, canChangePieces }: Part, locale: string): string {
  if (price.minor === 0) return "included";
  const each = formatMoney(price, locale);
  return pieces > 1 && !canChangePieces ? `${pieces} × ${each}` : each;
}
