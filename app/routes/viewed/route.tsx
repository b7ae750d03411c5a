import { productViewed, listBefore, sendEvents } from "~/features/consent/send-events.server";
import { saveViewed } from "~/features/product-page/recently-viewed.server";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { shopAction } from "~/lib/server/request/handlers.server";

/**
 * Adds a product whose prefetched page was opened to the recently viewed ones, and sends the view
 * event unless the page's tags have.
 */
export const action = shopAction(async ({ shop, url, form }) => {
  const given = form.get("sku");
  if (typeof given === "string" && given !== "") {
    const sku = asId<Sku>(given);
    saveViewed(shop.cookies, sku);
    if (!form.has("counted")) {
      sendEvents(shop, async () => {
        const product = await shop.commerce.catalog.product(sku);
        return product ? productViewed(product, await listBefore(shop, url, String(form.get("referrer")))) : [];
      });
    }
  }
  return new Response(null, { status: 204 });
});
