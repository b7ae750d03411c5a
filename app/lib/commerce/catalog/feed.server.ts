import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import type { Sources } from "~/lib/commerce/content/content.server";
import { isSoldOnline } from "~/lib/commerce/model/cart";
import type { FeedItem } from "~/lib/commerce/model/feed";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { PriceBand } from "~/lib/commerce/model/listing";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { readMerchantAttributes } from "./card-facts.server";
import { type NamedAttributes, type NamedCodes, toNamedValues } from "./named-attributes.server";
import { toProductPath } from "./paths.server";
import { toPicture, toKind, toPrice } from "./to-product-summary.server";
import { toBreadcrumbs, toGallery } from "./to-product.server";

type WireProduct = NonNullable<NonNullable<gql.FeedProductsQuery["products"]>["items"]>[number];

/** Few enough that a page of configurable products is a small answer. */
const PAGE = 100;

/** All that can be bought in a band, page by page; the next page is read while one is used. Not cached: each product is used once. */
export async function* readFeed(
  { backend, capabilities }: Sources,
  band: PriceBand,
  configured: NamedCodes,
): AsyncGenerator<readonly FeedItem[]> {
  const { named } = await readMerchantAttributes(backend, await capabilities(), configured);
  const filter = { price: { from: String(band.from), ...(band.to === null ? {} : { to: String(band.to) }) } };
  const read = (page: number) =>
    backend.requireField(backend.readPublic(gql.FeedProductsDocument, { filter, pageSize: PAGE, page }), "products");
  let pending = read(1);
  for (let page = 1; ; page += 1) {
    const answer = await pending;
    const isLast = page >= (answer.page_info?.total_pages ?? 1);
    if (!isLast) {
      pending = read(page + 1);
      // Handled when it is awaited; avoids an unhandled rejection if nobody reads on.
      pending.catch(() => undefined);
    }
    yield (answer.items ?? []).flatMap((wire) => toFeedItems(wire, named));
    if (isLast) return;
  }
}

/** The variants of a configurable product, else the product itself. Nothing for what is not sold, or only as parts of a group. */
function toFeedItems(wire: WireProduct, attributes: NamedAttributes): FeedItem[] {
  const kind = toKind(wire.__typename);
  if (!wire.sku || !wire.name || kind === "grouped" || !isSoldOnline({ kind })) return [];
  const gallery = toGallery(wire.media_gallery, wire.name).flatMap(({ url, video }) => (video ? [] : url));
  const path = toProductPath(wire);
  const shared = {
    description: descriptionOf(wire),
    categories: toBreadcrumbs(wire.categories ?? []).map(({ name }) => name),
  };
  const own = toGoods(wire, attributes);
  if (wire.__typename !== "ConfigurableProduct") {
    return own
      ? [{ ...own, ...shared, group: null, path, choice: {}, pictures: withFirst(own.pictures, gallery) }]
      : [];
  }
  const labels = new Map<string, string>(
    (wire.configurable_options ?? []).flatMap(({ attribute_code: code, values }) =>
      (values ?? []).map(({ value_index: index, label }) => [`${code} ${index}`, label ?? ""] as const),
    ),
  );
  return (wire.variants ?? []).flatMap(({ product, attributes: chosen }) => {
    const goods = product && toGoods(product, attributes);
    if (!goods) return [];
    const picks = (chosen ?? []).flatMap(({ code, value_index: index }) =>
      code && index !== null ? [[code, String(index)] as const] : [],
    );
    const choice = picks.map(([code, index]) => [code, labels.get(`${code} ${index}`) ?? ""] as const);
    return {
      ...goods,
      ...shared,
      group: asId<Sku>(wire.sku ?? ""),
      name: [wire.name, ...choice.map(([, label]) => label)].filter(Boolean).join(" "),
      path: `${path}?${new URLSearchParams(picks.map((pick) => [...pick])).toString()}`,
      choice: Object.fromEntries(choice),
      named: { ...own?.named, ...goods.named },
      pictures: withFirst(goods.pictures, gallery),
    };
  });
}

function toGoods(wire: gql.FeedGoodsFragment, attributes: NamedAttributes) {
  const price = toPrice(wire.price_range.minimum_price);
  if (!wire.sku || !wire.name || !price) return null;
  const picture = toPicture(wire.small_image, wire.name);
  const isReduced = price.final.minor < price.regular.minor;
  return {
    sku: asId<Sku>(wire.sku),
    name: wire.name,
    pictures: picture ? [picture.url] : [],
    inStock: wire.stock_status === "IN_STOCK",
    price,
    reducedUntil: (isReduced && wire.special_to_date?.slice(0, 10)) || null,
    named: toNamedValues(wire, attributes),
  };
}

function withFirst(first: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...first, ...others])];
}

function descriptionOf({ meta_description: meta, short_description: short, name }: WireProduct): string {
  if (meta) return meta.trim();
  const html = short?.html ?? "";
  return textContent(parseDocument(html)).trim() || (name ?? "");
}
