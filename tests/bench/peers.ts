import type { PageName } from "./facts.ts";

/** Medians of five storefronts on the same kind of machine with the same tools. Compare ratios, not absolutes. */
export interface PeerFigures {
  peer: string;
  performance: number;
  accessibility: number;
  lcp: number;
  tbt: number;
  script: number;
  total: number;
  requests: number;
  requestsPerSecond: number | null;
}

type Row = [string, number, number, number, number, number, number, number, number | null];

const rows: Record<PageName, Row[]> = {
  home: [
    ["GraphCommerce", 71, 90, 2524, 1216, 718, 739, 89, null],
    ["Vendure Remix starter", 80, 96, 3554, 34, 184, 194, 35, null],
    ["Luma", 87, 85, 3775, 63, 469, 531, 234, null],
    ["NextFaster", 95, 100, 2256, 217, 160, 172, 107, null],
    ["Hydrogen skeleton", 98, 98, 2115, 0, 95, 100, 23, null],
  ],
  listing: [
    ["GraphCommerce", 66, 86, 3356, 1784, 862, 894, 124, 144],
    ["Vendure Remix starter", 82, 93, 3841, 96, 216, 229, 55, 46],
    ["Luma", 92, 88, 2642, 140, 472, 538, 242, 105],
    ["NextFaster", 92, 100, 2739, 227, 162, 174, 107, 77],
    ["Hydrogen skeleton", 96, 98, 2436, 0, 95, 102, 28, 134],
  ],
  product: [
    ["GraphCommerce", 62, 86, 4155, 1317, 847, 874, 105, 313],
    ["Vendure Remix starter", 89, 93, 2821, 112, 187, 199, 28, 52],
    ["Luma", 94, 87, 2560, 114, 520, 585, 249, 115],
    ["NextFaster", 90, 100, 3056, 232, 161, 173, 80, 111],
    ["Hydrogen skeleton", 99, 100, 1903, 0, 96, 102, 20, 196],
  ],
  cart: [
    ["GraphCommerce", 46, 90, 9819, 2361, 995, 1010, 128, null],
    ["Vendure Remix starter", 94, 96, 2877, 37, 183, 193, 25, null],
    ["Luma", 90, 87, 2259, 189, 511, 590, 337, null],
    ["NextFaster", 93, 90, 3150, 82, 161, 172, 34, null],
    ["Hydrogen skeleton", 99, 94, 1930, 0, 94, 100, 19, null],
  ],
};

export function peersOf(page: PageName): PeerFigures[] {
  return rows[page].map(([peer, performance, accessibility, lcp, tbt, script, total, requests, requestsPerSecond]) => ({
    ...{ peer, performance, accessibility, lcp, tbt },
    ...{ script, total, requests, requestsPerSecond },
  }));
}
