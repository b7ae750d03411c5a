import { LineOptions } from "~/features/cart/cart-parts";
import type { OrderLine } from "~/lib/commerce/model/order";
import { PICTURE_SIZES, PLACEHOLDER_PICTURE, pictureUrl } from "~/lib/images";
import { formatMoney } from "~/lib/format/money";
import { useRootData, useContentLang } from "~/lib/root-data";
import { Link } from "~/ui/link";
import { statusLabel } from "./order-facts";

export type ShownLine = Pick<
  OrderLine,
  "id" | "name" | "path" | "status" | "choices" | "quantity" | "price" | "total"
> & {
  readonly fees?: OrderLine["fees"] | undefined;
  readonly gift?: OrderLine["gift"] | undefined;
  /** On invoices. */
  readonly hsn?: string | undefined;
};

interface OrderedLinesProps {
  readonly order: { readonly lines: readonly ShownLine[]; readonly isBeforeTax: boolean };
  readonly pictures?: Readonly<Record<string, string>> | undefined;
}

export function OrderedLines({ order: { lines, isBeforeTax }, pictures }: OrderedLinesProps) {
  const lang = useContentLang();
  const { locale } = useRootData().store;
  const beforeTax = isBeforeTax && <small className="text-muted"> before tax</small>;
  return (
    <ul aria-label="Ordered items">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-3 border-b border-line py-2 text-s">
          {pictures && <LinePicture url={pictures[line.path ?? ""]} />}
          <div className="min-w-0 flex-1 wrap-anywhere">
            {line.path ? (
              <Link className="text-inherit no-underline hover:underline" lang={lang} to={line.path}>
                {line.name}
              </Link>
            ) : (
              <span lang={lang}>{line.name}</span>
            )}
            <LineOptions line={line} />
            <p>
              {line.quantity}
              {line.price && ` × ${formatMoney(line.price, locale)}`}
              {line.price && beforeTax}
            </p>
            {line.hsn && <p className="text-muted">HSN {line.hsn}</p>}
            {statusLabel(line.status)}
          </div>
          {line.total && (
            <b>
              {formatMoney(line.total, locale)}
              {!line.price && beforeTax}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

export const SHOWN_LINES = 3;

interface OrderPicturesProps {
  readonly order: { readonly lines: readonly Pick<OrderLine, "path">[] };
  readonly pictures: Readonly<Record<string, string>>;
}

export function OrderPictures({ order: { lines }, pictures }: OrderPicturesProps) {
  if (Object.keys(pictures).length === 0) return null;
  const rest = lines.length - SHOWN_LINES;
  return (
    <span className="flex items-center gap-1 self-start">
      {lines.slice(0, SHOWN_LINES).map(({ path }, index) => (
        <LinePicture key={index} url={pictures[path ?? ""]} />
      ))}
      {rest > 0 && <span className="hint">+{rest}</span>}
    </span>
  );
}

function LinePicture({ url }: { url: string | undefined }) {
  const src = url ? pictureUrl(url, PICTURE_SIZES.checkout) : PLACEHOLDER_PICTURE;
  return (
    <img
      className="h-14 w-14 rounded-control bg-tile object-contain"
      src={src}
      width={56}
      height={56}
      alt=""
      loading="lazy"
    />
  );
}
