import { Await } from "@remix-run/react";
import { Suspense } from "react";
import type { Others } from "./load-product-page.server";
import { CardSkeletons } from "~/ui/skeleton";
import { ProductPanel } from "~/features/listing/product-panel";

interface OtherProductsProps {
  others: Others | Promise<Others | null> | null;
  locale: string;
}

/** Related and recently viewed products, at the end of the page; may be streamed. */
export function OtherProducts({ others, locale }: OtherProductsProps) {
  if (!(others instanceof Promise)) return <Panels others={others} locale={locale} />;
  return (
    <Suspense fallback={<CardSkeletons />}>
      <Await resolve={others} errorElement={null}>
        {(late) => <Panels others={late} locale={locale} />}
      </Await>
    </Suspense>
  );
}

function Panels({ others, locale }: { others: Others | null; locale: string }) {
  if (!others) return null;
  return (
    <>
      <ProductPanel title="Related products" products={others.related} locale={locale} />
      <ProductPanel title="You may also like" products={others.upsell} locale={locale} />
      <ProductPanel title="Recently viewed" products={others.viewed} locale={locale} />
    </>
  );
}
