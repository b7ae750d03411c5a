import { listPriceName } from "~/lib/format/country-words";
import {
  SpecificationTable,
  specificationRows,
  splitSpecifications,
  type SpecificationRow,
} from "~/features/product/specification-table";
import { discountPercent, type Product, type Price } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { useShop } from "~/lib/root-data";
import { Prose } from "~/ui/prose";

const IN_THE_BOX = "In the box";
const MAX_HIGHLIGHTS = 5;

export function ProductTexts({ product }: { product: Product }) {
  const { description, specifications } = splitSpecifications(product.descriptionHtml);
  const rows = specificationRows(specifications);
  return (
    <div className="mt-4 grid content-start gap-6">
      <Highlights product={product} rows={rows} />
      {description !== "" && (
        <section className="grid gap-2">
          <h2>Description</h2>
          <Prose html={description} />
        </section>
      )}
      <SpecificationTable attributes={product.attributes} html={specifications} />
    </div>
  );
}

/** The first specifications are the most important ones. */
function Highlights({ product, rows }: { product: Product; rows: readonly SpecificationRow[] }) {
  const facts = rows.filter(([label]) => label !== IN_THE_BOX).slice(0, MAX_HIGHLIGHTS);
  if (product.summaryHtml === "" && facts.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>Highlights</h2>
      <Prose html={product.summaryHtml} />
      <ul className="grid gap-1 text-s">
        {facts.map(([label, value]) => (
          <li key={label}>
            <b className="font-semibold">{`${label}: `}</b>
            <Prose className="inline" html={value} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PriceBlockProps {
  price: Price;
  isFrom: boolean;
}

/** Equal height for every variant, to avoid layout shift. */
export function PriceBlock({ price, isFrom }: PriceBlockProps) {
  const { final, regular } = price;
  const percent = discountPercent(price);
  const { store, country } = useShop();
  const { locale, pricesIncludeTax } = store;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-2xl lg:text-3xl">
          {isFrom && <small className="font-medium">From </small>}
          <span>{formatMoney(final, locale)}</span>
        </b>{" "}
        {final.minor < regular.minor && (
          <>
            <span className="text-s text-muted">
              {listPriceName(country)} <del>{formatMoney(regular, locale)}</del>
            </span>{" "}
            {percent > 0 && <span className="text-s font-semibold text-ok">{`${percent}% off`}</span>}
          </>
        )}
      </p>
      {pricesIncludeTax !== null && (
        <p className="text-xs text-muted">{pricesIncludeTax ? "Inclusive of all taxes" : "Before tax"}</p>
      )}
    </div>
  );
}
