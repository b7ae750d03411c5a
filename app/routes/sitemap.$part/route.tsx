import { shopLoader } from "~/lib/server/handlers.server";
import { notFound } from "~/lib/server/responses";
import { parsePartName, urlElement } from "~/lib/seo/sitemap";
import { streamXml } from "~/lib/seo/stream-xml.server";
import { listPages } from "./list-pages.server";

export const loader = shopLoader(async ({ shop, url, params }) => {
  const part = parsePartName(params["part"] ?? "") ?? notFound();
  const origin = shop.config.publicOrigin ?? url.origin;
  if (part.kind === "pages") {
    const pages = await listPages(shop);
    async function* all() {
      yield pages.map((path) => urlElement(origin, { path })).join("");
    }
    return streamXml("urlset", all());
  }
  const { band } = part;
  const bands = await shop.commerce.catalog.priceBands();
  // Any other would have the backend asked for the whole catalogue, page by page, under as many names as somebody makes up.
  if (!bands.some(({ from, to }) => from === band.from && to === band.to)) notFound();
  async function* products() {
    for await (const page of shop.commerce.catalog.productAddresses(band)) {
      yield page.map((entry) => urlElement(origin, entry)).join("");
    }
  }
  return streamXml("urlset", products());
});
