import type { Sku } from "~/lib/commerce/model/ids";
import { notFound } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";
import { addToCart } from "./add-to-cart.server";
import { checkDelivery } from "~/features/product/delivery.server";
import { writeReview } from "./write-review.server";

interface Sent {
  readonly shop: Shop;
  readonly form: FormData;
  readonly url: URL;
}

/** Handles the product page's forms by intent. */
export async function submitProductForm(sku: Sku, { shop, form, url }: Sent) {
  const product = (await shop.commerce.catalog.product(sku)) ?? notFound();
  switch (form.get("intent")) {
    case "add":
    case "buy":
      return addToCart(shop, product, form);
    case "review":
      return writeReview(shop, product, form);
    case "delivery":
      return checkDelivery(shop, form, url);
    default:
      return notFound();
  }
}
