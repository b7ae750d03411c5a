import { noteViewed } from "~/features/product-page/recently-viewed.server";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { shopAction } from "~/lib/server/request/handlers.server";

/** Adds a product whose prefetched page was opened to the recently viewed ones. */
export const action = shopAction(async ({ shop, form }) => {
  const sku = form.get("sku");
  if (typeof sku === "string" && sku !== "") noteViewed(shop.cookies, asId<Sku>(sku));
  return new Response(null, { status: 204 });
});
