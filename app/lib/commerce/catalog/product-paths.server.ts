import type { Sources } from "~/lib/commerce/content/content.server";
import type { PriceBand } from "~/lib/commerce/model/listing";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import * as gql from "~/lib/commerce/wire/generated/graphql";
import { toProductPath } from "./to-path.server";

/** Products per sitemap file: few enough to be read within one request. */
const MAX_PER_BAND = 2_500;
const PAGE = 250;

export function createProductPaths({ backend, site }: Sources) {
  const read = ({ from, to }: PriceBand, request: { pageSize: number; page: number; sort?: { price: "DESC" } }) => {
    const filter = { price: { from: String(from), ...(to === null ? {} : { to: String(to) }) } };
    return backend.requireField(backend.readPublic(gql.ProductUrlsDocument, { filter, ...request }), "products");
  };
  const one = { pageSize: 1, page: 1 };
  return {
    /** The catalogue split by price, into bands small enough to be read completely. */
    priceBands(): Promise<readonly PriceBand[]> {
      return backend.cached({ name: "price-bands", tags: ["catalog"], freshness: FRESHNESS.frame }, async () => {
        const dearest = read({ from: 0, to: null }, { ...one, sort: { price: "DESC" } });
        const [{ items }, { rate }] = await Promise.all([dearest, site.facts()]);
        const price = items?.[0]?.price_range.minimum_price.final_price.value;
        const count = async (band: PriceBand) => (await read(band, one)).total_count ?? 0;
        return splitByPrice((price ?? 0) / rate, { max: MAX_PER_BAND, count });
      });
    },

    /** `changed`: "YYYY-MM-DD" or null. */
    async *productPaths(band: PriceBand) {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { items, page_info } = await read(band, { pageSize: PAGE, page });
        pages = page_info?.total_pages ?? 1;
        yield (items ?? []).flatMap((item) =>
          item.sku ? [{ path: toProductPath(item), changed: item.updated_at?.slice(0, 10) ?? null }] : [],
        );
      }
    },
  };
}

/** Minimum width: a band of one price is listed only as far as the backend pages. */
const MIN_WIDTH = 1;

interface Split {
  readonly max: number;
  count(band: PriceBand): Promise<number>;
}

/** Splits the catalogue by price until no band has more than `max` products. Prices are denser the lower they are. */
export async function splitByPrice(highest: number, { max, count }: Split): Promise<PriceBand[]> {
  const part = async (band: PriceBand): Promise<PriceBand[]> => {
    const total = await count(band);
    if (total === 0) return [];
    const to = band.to ?? highest;
    if (total <= max || to - band.from < MIN_WIDTH) return [band];
    const middle = Math.round(Math.sqrt(Math.max(band.from, 1) * to) * 100) / 100;
    if (middle <= band.from || middle >= to) return [band];
    const below = { from: band.from, to: Math.round((middle - 0.01) * 100) / 100 };
    const halves = await Promise.all([part(below), part({ from: middle, to: band.to })]);
    return halves.flat();
  };
  return part({ from: 0, to: null });
}
