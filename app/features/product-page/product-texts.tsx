import type { Product } from "~/lib/commerce/model/product";
import { SpecificationTable } from "~/features/product/specification-table";
import { specificationRows, splitSpecifications, type SpecificationRow } from "~/features/product/specifications";
import { Prose } from "~/ui/prose";

/** The merchant's name of the row that says what comes with it. */
const IN_THE_BOX = "In the box";
const MOST_HIGHLIGHTS = 5;

/** What it is: the gist, the description, all facts, and what comes with it. */
export function ProductTexts({ product }: { product: Product }) {
  const { description, specifications } = splitSpecifications(product.descriptionHtml);
  const rows = specificationRows(specifications);
  const box = rows.find(([label]) => label === IN_THE_BOX)?.[1] ?? "";
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
      {box !== "" && (
        <section className="grid gap-2">
          <h2>{IN_THE_BOX}</h2>
          <Prose html={box} />
        </section>
      )}
    </div>
  );
}

/** The summary and the first few facts, which the merchant has put first. */
function Highlights({ product, rows }: { product: Product; rows: readonly SpecificationRow[] }) {
  const facts = rows.filter(([label]) => label !== IN_THE_BOX).slice(0, MOST_HIGHLIGHTS);
  if (product.summaryHtml === "" && facts.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>Highlights</h2>
      <Prose html={product.summaryHtml} />
      <ul className="grid gap-1 text-s">
        {facts.map(([label, value]) => (
          <li key={label} className="highlight">
            <span className="text-muted">{`${label} `}</span>
            <Prose className="inline" html={value} />
          </li>
        ))}
      </ul>
    </section>
  );
}
