import type { PriceBand } from "~/lib/commerce/model/price-band";

/** Bands are not split below this width, so many products of one price are only listed as far as the backend pages. */
const NARROWEST = 1;

interface Split {
  readonly most: number;
  /** How many products cost between `from` and `to`. */
  count(band: PriceBand): Promise<number>;
}

/** Splits the catalogue by price until no band holds more than `most` products. Prices are denser the lower they are. */
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
