import { asksFirst } from "~/features/product/chosen-components";
import { isSoldOnline } from "~/lib/commerce/model/can-add";
import type { Sku } from "~/lib/commerce/model/ids";
import { inTime } from "~/lib/server/in-time.server";
import { seeOther } from "~/lib/server/responses";
import type { Shop } from "~/lib/server/shop.server";

/** Time limit: without an answer the backend decides, which breaks the cart below Magento 2.4.7. */
const PATIENCE_MS = 8_000;

/**
 * Redirects to the product page if required options are missing. Magento 2.4.6 accepts such a line and then rejects the whole cart
 * (magento/magento2#37599).
 */
export async function leadToChoice(shop: Shop, skus: readonly Sku[]): Promise<void> {
  const { catalog } = shop.commerce;
  const limit = { reader: shop, name: "required options", budgetMs: PATIENCE_MS };
  const asking = skus.map((sku) => inTime(catalog.product(sku), limit));
  const product = (await Promise.all(asking)).find((found) => found && asksFirst(found));
  if (!product) return;
  // What is not sold online says so on its page.
  if (isSoldOnline(product)) shop.notices.add({ kind: "info", text: "Please choose your options first." });
  throw seeOther(product.path);
}
