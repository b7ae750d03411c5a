export interface Fact {
  where: string;
  /** With its unit; a column of the report. */
  what: string;
  value: number;
  /** Of the plain page, in the same run. */
  plain?: number;
}

export interface Section {
  title: string;
  method: string;
  facts: Fact[];
  /** Its table also shows what the summary has. */
  isWhole?: true;
}

/** Can be run alone: `npm run bench -- paint`. */
export type Group = (bench: Bench) => Promise<Section[]>;

export interface Bench {
  endpoint: string;
  shop: URL;
  /** Static pages at the same URLs, with the same products and pictures. */
  plain: URL;
  pids: { shop: number; plain: number };
  pages: readonly BenchPage[];
  runs: number;
}

export interface BenchPage {
  page: PageName;
  path: string;
  /** The shopper's cookies; null for a new one. */
  cookie: string | null;
}

export type PageName = "home" | "listing" | "product" | "cart";

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function ratioOf({ value, plain }: Fact): number | null {
  return plain === undefined || plain === 0 ? null : value / plain;
}
