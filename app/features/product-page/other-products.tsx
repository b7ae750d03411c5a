import type { Others } from "./load-product-page.server";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { ProductPanel } from "~/features/listing/product-panel";

/** What goes with the product and what was looked at before. */
export function OtherProducts({ others, locale }: { others: Others; locale: string }) {
  return (
    <>
      <ProductPanel title="Related products" products={inRow(others.related)} locale={locale} />
      <ProductPanel title="You may also like" products={inRow(others.upsell)} locale={locale} />
      <ProductPanel title="Recently viewed" products={others.viewed} locale={locale} />
    </>
  );
}

/** A row of one looks like a fault. */
function inRow(products: readonly ProductSummary[]): readonly ProductSummary[] {
  return products.length > 1 ? products : [];
}
