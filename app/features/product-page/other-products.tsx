import type { Others } from "./load-product-page.server";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductPanel } from "~/features/listing/product-panel";

/** What goes with the product and what was looked at before. */
export function OtherProducts({ others, locale }: { others: Others; locale: string }) {
  const { related, upsell } = inRows(others);
  return (
    <CardsForm>
      <ProductPanel title="Related products" products={related} locale={locale} />
      <ProductPanel title="You may also like" products={upsell} locale={locale} />
      <ProductPanel title="Recently viewed" products={others.viewed} locale={locale} />
    </CardsForm>
  );
}

/** A row of one looks like a fault: it joins the other row. */
function inRows({ related, upsell }: Others): Pick<Others, "related" | "upsell"> {
  if (related.length === 0 || upsell.length > 1) return { related, upsell };
  const others = upsell.filter(({ uid }) => !related.some((product) => product.uid === uid));
  return { related: [...related, ...others], upsell: [] };
}
