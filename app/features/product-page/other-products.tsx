import type { Others } from "./load-product-page.server";
import { ProductPanel } from "~/features/listing/product-panel";

/** What goes with the product and what was looked at before. */
export function OtherProducts({ others, locale }: { others: Others; locale: string }) {
  return (
    <>
      <ProductPanel title="Related products" products={others.related} locale={locale} />
      <ProductPanel title="You may also like" products={others.upsell} locale={locale} />
      <ProductPanel title="Recently viewed" products={others.viewed} locale={locale} />
    </>
  );
}
