import { LineOptions } from "~/features/cart/cart-parts";
import { statusLabel } from "./order-facts";
import type { OrderLine } from "~/lib/commerce/model/order";
import { PICTURE_SIZES, PLACEHOLDER_PICTURE, pictureUrl } from "~/lib/images";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Link } from "~/ui/link";

export type ShownLine = Pick<OrderLine, "id" | "name" | "path" | "status" | "choices" | "quantity" | "price" | "total">;

interface OrderedLinesProps {
  readonly order: { readonly lines: readonly ShownLine[]; readonly isBeforeTax: boolean };
  readonly pictures?: Readonly<Record<string, string>> | undefined;
}

export function OrderedLines({ order: { lines, isBeforeTax }, pictures }: OrderedLinesProps) {
  const { locale } = useShop().store;
  const beforeTax = isBeforeTax && <small className="text-muted"> before tax</small>;
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
            <LineOptions line={line} />
            <p>
              {line.quantity}
              {line.price && ` × ${formatMoney(line.price, locale)}`}
              {line.price && beforeTax}
            </p>
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

export function LinePicture({ address }: { address: string | undefined }) {
  const src = address ? pictureUrl(address, PICTURE_SIZES.checkout) : PLACEHOLDER_PICTURE;
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
