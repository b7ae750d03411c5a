import { FEED_END, feedHead, feedItem } from "~/lib/seo/product-feed";
import { streamXmlParts } from "~/lib/seo/sitemap";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { notFound, type Shop } from "~/lib/server/request/shop.server";

/**
 * All that can be bought, for Google Merchant Center and others that read its format.
 * `?store=code`: of another store view.
 */
export const loader = shopLoader(async ({ shop, url }) => {
  if (!shop.config.hasProductFeed) notFound();
  const { catalog, content } = await commerceOf(shop, url.searchParams.get("store"));
  const [store, bands] = await Promise.all([content.store(), catalog.priceBands()]);
  const origin = shop.config.publicOrigin ?? url.origin;
  const feed = { origin, name: store.name, today: new Date().toISOString().slice(0, 10) };
  async function* parts() {
    yield feedHead(feed);
    for (const band of bands) {
      for await (const items of catalog.feed(band)) yield items.map((item) => feedItem(item, feed)).join("");
    }
    yield FEED_END;
  }
  return streamXmlParts(parts());
});

async function commerceOf(shop: Shop, code: string | null): Promise<Shop["commerce"]> {
  if (code === null) return shop.commerce;
  const { stores } = await shop.commerce.content.store();
  const view = stores.find((store) => store.code === code) ?? notFound();
  return shop.commerceIn({ store: view.code, currency: view.currency });
}
