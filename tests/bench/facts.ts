/** One measured figure. */
export interface Fact {
  /** The page, or the case, that was measured. */
  where: string;
  /** What was measured, with its unit; a column of the report. */
  what: string;
  value: number;
  /** The plain page's figure of the same run. */
  plain?: number;
}

export interface Section {
  title: string;
  /** How it was measured. */
  method: string;
  facts: Fact[];
}

/** A group of measurements that can be run alone: `npm run bench -- paint`. */
export type Group = (bench: Bench) => Promise<Section[]>;

export interface Bench {
  /** The embedded backend's address. */
  endpoint: string;
  /** The built Node host in front of it. */
  shop: URL;
  /** Ready-made plain pages at the same addresses, with the same products and pictures. */
  plain: URL;
  /** Their processes. */
  pids: { shop: number; plain: number };
  pages: readonly BenchPage[];
  /** How often each page is painted. */
  runs: number;
}

export interface BenchPage {
  page: PageName;
  path: string;
  /** What the shopper of this page carries; null for one who has just come. */
  cookie: string | null;
}

export type PageName = "home" | "listing" | "product" | "cart";

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How many times the plain page's figure this is; null where there is none to compare with, or it is nothing. */
export function ratioOf({ value, plain }: Fact): number | null {
  return plain === undefined || plain === 0 ? null : value / plain;
}
