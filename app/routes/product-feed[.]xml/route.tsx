import { localTime } from "~/lib/format/dates";
import { FEED_END, feedHead, feedItem } from "~/lib/seo/product-feed";
import { streamFeed } from "~/lib/seo/sitemap";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { busy, notFound, type Shop } from "~/lib/server/request/shop.server";

/**
 * All that can be bought, for Google Merchant Center and others that read its format.
 * `?store=code`: of another store view.
 */
export const loader = shopLoader(async ({ shop, url }) => {
  if (!shop.config.hasProductFeed) notFound();
  const { catalog, content } = await commerceOf(shop, url.searchParams.get("store"));
  const [store, bands] = await Promise.all([content.store(), catalog.priceBands()]);
  const origin = shop.config.publicOrigin ?? url.origin;
  const { name, timeZone } = store;
  const today = localTime(new Date(), timeZone).toISOString().slice(0, 10);
  const feed = { origin, name, timeZone, today };
  async function* parts() {
    yield feedHead(feed);
    let withoutPicture = 0;
    try {
      for (const band of bands) {
        for await (const items of catalog.feed(band)) {
          const written = items.flatMap((item) => feedItem(item, feed) ?? []);
          withoutPicture += items.length - written.length;
          yield written.join("");
        }
      }
    } catch (error) {
      shop.log("error", "the product feed ended early", { error });
      throw error;
    }
    yield FEED_END;
    if (store.pricesIncludeTax === false) shop.log("warn", "prices in the product feed are without tax");
    if (withoutPicture > 0) shop.log("warn", "products without a picture are not in the feed", { withoutPicture });
  }
  return streamFeed(parts()) ?? busy(shop);
});

async function commerceOf(shop: Shop, code: string | null): Promise<Shop["commerce"]> {
  if (code === null) return shop.commerce;
  const { stores } = await shop.commerce.content.store();
  const view = stores.find((store) => store.code === code) ?? notFound();
  return shop.commerceIn({ store: view.code, currency: view.currency });
}
