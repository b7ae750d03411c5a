import type { PageName } from "./facts.ts";

/** What five storefronts measured on the same kind of machine with the same tools, medians. Ratios count, not absolutes. */
export interface PeerFigures {
  peer: string;
  performance: number;
  accessibility: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** KB, brotli. */
  script: number;
  total: number;
  requests: number;
  requestsPerSecond: number | null;
  ttfb: number;
}

type Row = [string, number, number, number, number, number, number, number, number, number, number | null, number];

const rows: Record<PageName, Row[]> = {
  home: [
    ["GraphCommerce", 71, 90, 878, 2524, 1216, 0, 718, 739, 89, null, 4.1],
    ["Vendure Remix starter", 80, 96, 2275, 3554, 34, 0.17, 184, 194, 35, null, 33],
    ["Luma", 87, 85, 1658, 3775, 63, 0, 469, 531, 234, null, 17.5],
    ["NextFaster", 95, 100, 810, 2256, 217, 0, 160, 172, 107, null, 7.9],
    ["Hydrogen skeleton", 98, 98, 1768, 2115, 0, 0, 95, 100, 23, null, 7.4],
  ],
  listing: [
    ["GraphCommerce", 66, 86, 990, 3356, 1784, 0, 862, 894, 124, 144, 8.5],
    ["Vendure Remix starter", 82, 93, 2615, 3841, 96, 0.006, 216, 229, 55, 46, 40],
    ["Luma", 92, 88, 1657, 2642, 140, 0.01, 472, 538, 242, 105, 17.2],
    ["NextFaster", 92, 100, 828, 2739, 227, 0, 162, 174, 107, 77, 11.9],
    ["Hydrogen skeleton", 96, 98, 1913, 2436, 0, 0, 95, 102, 28, 134, 7.9],
  ],
  product: [
    ["GraphCommerce", 62, 86, 904, 4155, 1317, 0, 847, 874, 105, 313, 4.7],
    ["Vendure Remix starter", 89, 93, 2811, 2821, 112, 0, 187, 199, 28, 52, 39],
    ["Luma", 94, 87, 1657, 2560, 114, 0, 520, 585, 249, 115, 15.6],
    ["NextFaster", 90, 100, 870, 3056, 232, 0, 161, 173, 80, 111, 6.4],
    ["Hydrogen skeleton", 99, 100, 1756, 1903, 0, 0, 96, 102, 20, 196, 7.6],
  ],
  cart: [
    ["GraphCommerce", 46, 90, 868, 9819, 2361, 0, 995, 1010, 128, null, 2.3],
    ["Vendure Remix starter", 94, 96, 2070, 2877, 37, 0, 183, 193, 25, null, 23],
    ["Luma", 90, 87, 1656, 2259, 189, 0.105, 511, 590, 337, null, 79.5],
    ["NextFaster", 93, 90, 917, 3150, 82, 0, 161, 172, 34, null, 6.2],
    ["Hydrogen skeleton", 99, 94, 1780, 1930, 0, 0, 94, 100, 19, null, 5.3],
  ],
};

export function peersOf(page: PageName): PeerFigures[] {
  return rows[page].map(
    ([peer, performance, accessibility, fcp, lcp, tbt, cls, script, total, requests, requestsPerSecond, ttfb]) => ({
      ...{ peer, performance, accessibility, fcp, lcp, tbt, cls },
      ...{ script, total, requests, requestsPerSecond, ttfb },
    }),
  );
}
