import type { FacetOption } from "~/lib/commerce/model/listing";

const BAND_COUNT = 5;

interface Band {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** The band with more than half of all products: too wide to be useful. */
export function dominantBand(options: readonly FacetOption[]): FacetOption | null {
  const total = options.reduce((sum, { count }) => sum + count, 0);
  return options.find(({ count }) => total > BAND_COUNT && count * 2 > total) ?? null;
}

/**
 * Joins neighbouring bands until each has about a fifth of the products. The first and last are
 * open-ended.
 */
export function balancePrices(options: readonly FacetOption[]): readonly FacetOption[] {
  const bands = options.flatMap((option) => toBand(option) ?? []);
  if (bands.length < options.length || bands.length < 2) return options;
  const share = bands.reduce((sum, { count }) => sum + count, 0) / BAND_COUNT;
  const joined: Band[] = [];
  for (const band of bands.sort((a, b) => Number(a.from) - Number(b.from))) {
    const last = joined.at(-1);
    if (last && last.count < share)
      joined[joined.length - 1] = { ...last, to: band.to, count: last.count + band.count };
    else joined.push(band);
  }
  return joined.map(({ from, to, count }, at) => {
    const value = `${at === 0 ? "0" : from}_${at === joined.length - 1 ? "" : to}`;
    return { value, label: value, count };
  });
}

function toBand({ value, count }: FacetOption): Band | null {
  const [, from, to] = /^(\d+(?:\.\d+)?)_(\d+(?:\.\d+)?)$/.exec(value) ?? [];
  return from !== undefined && to !== undefined ? { from, to, count } : null;
}
