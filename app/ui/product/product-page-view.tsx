import { useSearchParams } from "@remix-run/react";
import type { RefusedAdd } from "~/lib/product-page/add-to-cart.server";
import type { ProductPage } from "~/lib/product-page/load-product-page.server";
import { useShop } from "~/lib/root-data";
import { ProductScreen } from "./product-screen";

interface ProductPageViewProps {
  page: ProductPage;
  /** What came of the form, when the page answers one; it knows better what was picked than the address. */
  refused: RefusedAdd | null;
}

export function ProductPageView({ page, refused }: ProductPageViewProps) {
  const { store } = useShop();
  const [search] = useSearchParams();
  const asked = search.get("quantity") ?? "";
  return (
    <ProductScreen
      product={page.product}
      picks={refused?.picks ?? page.picks}
      selection={refused?.selection ?? page.selection}
      related={page.related}
      state={refused?.state ?? null}
      quantity={refused?.state.values.quantity ?? (/^[1-9]\d{0,3}$/.test(asked) ? asked : "1")}
      locale={store.locale}
    />
  );
}
