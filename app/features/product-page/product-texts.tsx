import type { ReactNode } from "react";
import { Content } from "~/features/content/content";
import type { LoadedContent } from "~/features/content/load-content.server";
import { EnergyStars } from "~/features/product/energy-stars";
import { Fees } from "~/features/product/price";
import { listPriceName } from "~/lib/format/country-words";
import { money, type Money } from "~/lib/commerce/model/money";
import { discountPercent, type Product, type Price } from "~/lib/commerce/model/product";
import { formatMoney } from "~/lib/format/money";
import { useRootData, useContentLang } from "~/lib/root-data";
import { Prose } from "~/ui/prose";
import type { InstalmentsBlock } from "./load-product-page.server";
import type { SpecificationRow } from "./specifications.server";

interface ProductTextsProps {
  product: Product;
  description: LoadedContent;
  /** Sanitised table from the end of the description. */
  specifications: string;
  highlights: readonly SpecificationRow[];
}

export function ProductTexts({ product, description, specifications, highlights }: ProductTextsProps) {
  return (
    <div className="mt-4 grid content-start gap-6">
      <Highlights product={product} rows={highlights} />
      {(description.parts || description.html) && (
        <section className="grid gap-2">
          <h2>Description</h2>
          <Content content={description} />
        </section>
      )}
      <SpecificationTable attributes={product.attributes} html={specifications} />
    </div>
  );
}

function Highlights({ product, rows }: { product: Product; rows: readonly SpecificationRow[] }) {
  const lang = useContentLang();
  if (product.summaryHtml === "" && rows.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>Highlights</h2>
      <Prose html={product.summaryHtml} />
      <ul className="grid gap-1 text-s" lang={lang}>
        {rows.map(([label, value]) => (
          <li key={label}>
            <b className="font-semibold">{`${label}: `}</b>
            {!value.includes("<") && <EnergyStars value={value} />} <Prose className="inline" html={value} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Equal height for every variant, to avoid layout shift. */
interface PriceBlockProps extends Pick<Product, "fees" | "priceIncludesFees"> {
  readonly price: Price;
  readonly isFrom: boolean;
  /** On taxes and warranty. */
  readonly note: string;
}

export function PriceBlock({ price, isFrom, note, fees, priceIncludesFees }: PriceBlockProps) {
  const { final, regular } = price;
  const percent = discountPercent(price);
  const { store, country } = useRootData();
  const { locale } = store;
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
            {percent > 0 && <span className="badge">{`${percent}% off`}</span>}
          </>
        )}
      </p>
      <p className="text-xs text-muted empty:hidden">{note}</p>
      <Fees fees={fees} isIncluded={priceIncludesFees} />
    </div>
  );
}

export function TierPrices({ product }: { product: Product }) {
  const { locale } = useRootData().store;
  if (product.tierPrices.length === 0) return null;
  return (
    <ul className="text-s text-ok">
      {product.tierPrices.map(({ quantity, price }) => (
        <li key={quantity}>
          From {quantity} pieces: {formatMoney(price, locale)} each
        </li>
      ))}
    </ul>
  );
}

const MIN_PRICE_PAISE = 300_000;

/** EMI is offered by Indian banks, in rupees. */
export function Instalments({ block, price }: { block: InstalmentsBlock; price: Money }) {
  const { locale } = useRootData().store;
  if (block.html === "" || price.currency !== "INR" || price.minor < MIN_PRICE_PAISE) return null;
  const plans = block.terms ? plansFor(price, block.terms) : [];
  const [lowest] = [...plans].sort((a, b) => a.monthly.minor - b.monthly.minor);
  return (
    <details className="text-s">
      <summary className="flex min-h-11 items-center gap-2">
        {lowest ? (
          <span>
            EMI from <b>{formatMoney(lowest.monthly, locale)}</b>/month
          </span>
        ) : (
          "EMI options"
        )}{" "}
        <span className="text-brand underline">Plans</span>
      </summary>
      <div className="grid gap-3 pb-3">
        {block.terms && <Plans {...{ plans, price }} rate={block.terms.yearlyRate} />}
        <Prose html={block.html} />
      </div>
    </details>
  );
}

function Plans({ plans, price, rate }: { plans: ReturnType<typeof plansFor>; price: Money; rate: number }) {
  const { locale } = useRootData().store;
  return (
    <table>
      <caption className="text-start text-muted">
        {`For ${formatMoney(price, locale)} at ${rate}% a year, for example`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Tenure</th>
          <th scope="col">Each month</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({ months, monthly, total }) => (
          <tr key={months}>
            <th scope="row">{`${months} months`}</th>
            <td>{formatMoney(monthly, locale)}</td>
            <td>{formatMoney(total, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Monthly instalments of a loan over the price, in whole units of the currency, rounded up. */
export function plansFor({ minor, currency }: Money, { yearlyRate, months }: NonNullable<InstalmentsBlock["terms"]>) {
  const rate = yearlyRate / 1200;
  return months.map((count) => {
    const share = rate === 0 ? 1 / count : rate / (1 - (1 + rate) ** -count);
    const monthly = Math.ceil((minor * share) / 100) * 100;
    return { months: count, monthly: money(monthly, currency), total: money(monthly * count, currency) };
  });
}

interface SpecificationTableProps {
  attributes: Product["attributes"];
  /** Sanitised table from the description; overrides attributes with the same label. */
  html: string;
}

function SpecificationTable({ attributes, html }: SpecificationTableProps) {
  const lang = useContentLang();
  const own = attributes.filter(({ label }) => !html.includes(`>${label}<`));
  if (own.length === 0 && html === "") return null;
  return (
    <section className="grid gap-2">
      <h2>Specifications</h2>
      {html !== "" && (
        <Group title="Technical details" isOpen>
          <Prose html={html} />
        </Group>
      )}
      {own.length > 0 && (
        <Group title="General" isOpen={html === ""}>
          <table lang={lang}>
            <tbody>
              {own.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Group>
      )}
    </section>
  );
}

function Group({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="text-s">
      <summary className="min-h-11 content-center font-medium">{title}</summary>
      {children}
    </details>
  );
}
