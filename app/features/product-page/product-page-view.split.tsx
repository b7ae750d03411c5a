import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { TrackEvents } from "~/features/consent/track-event";
import { picturesOf } from "~/features/product/pictures";
import type { ProductFormResult } from "~/features/product/product-form-result";
import { valueOf } from "~/lib/forms/submission";
import { LargerPictures } from "./larger-pictures.split";
import type { ProductPage } from "./load-product-page.server";
import { ProductScreen } from "./product-screen";

export function ProductPageView({ page, answer }: { page: ProductPage; answer: ProductFormResult | null }) {
  useSaveViewed(page);
  const search = new URLSearchParams(useLocation().search);
  const requestedQuantity = search.get("quantity") ?? "";
  const state = answer?.state ?? null;
  const choice = answer?.chosen ?? page.choice;
  if (search.has("picture")) {
    const pictures = picturesOf(page.product, choice.selection);
    return <LargerPictures pictures={pictures} productName={page.product.name} />;
  }
  return (
    <>
      <TrackEvents events={page.events} />
      <ProductScreen
        page={page}
        choice={choice}
        state={state}
        quantity={valueOf(state, "quantity", /^[1-9]\d{0,3}$/.test(requestedQuantity) ? requestedQuantity : "1")}
      />
    </>
  );
}

/** The server does not notice when a prefetched page is opened. */
function useSaveViewed({ isPrefetched, product: { sku }, events }: ProductPage): void {
  const isCounted = events.length > 0;
  useEffect(() => {
    if (!isPrefetched) return;
    const body = new URLSearchParams({ sku, referrer: document.referrer, ...(isCounted && { counted: "" }) });
    // eslint-disable-next-line no-restricted-globals -- asks the shop itself, not the backend
    void fetch("/viewed", { method: "POST", body }).catch(() => undefined);
  }, [isPrefetched, sku, isCounted]);
}
