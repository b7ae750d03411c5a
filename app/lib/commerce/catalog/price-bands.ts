import type { PriceBand } from "~/lib/commerce/model/price-band";

/** Bands below this width are not worth parting: that many products of one price are listed as far as the backend goes. */
const NARROWEST = 1;

interface Split {
  readonly most: number;
  /** How many products there are from a price up to another. */
  count(band: PriceBand): Promise<number>;
}

/** Parts the catalogue by price until no part holds more than `most`. Prices lie closer together the lower they are. */
export async function splitByPrice(highest: number, { most, count }: Split): Promise<PriceBand[]> {
  const part = async (band: PriceBand): Promise<PriceBand[]> => {
    const total = await count(band);
    if (total === 0) return [];
    const to = band.to ?? highest;
    if (total <= most || to - band.from < NARROWEST) return [band];
    const middle = Math.round(Math.sqrt(Math.max(band.from, 1) * to) * 100) / 100;
    if (middle <= band.from || middle >= to) return [band];
    const below = { from: band.from, to: Math.round((middle - 0.01) * 100) / 100 };
    const halves = await Promise.all([part(below), part({ from: middle, to: band.to })]);
    return halves.flat();
  };
  return part({ from: 0, to: null });
}
