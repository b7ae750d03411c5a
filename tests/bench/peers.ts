import type { PageName } from "./facts.ts";

/**
 * Medians of five storefronts on the same kind of machine with the same tools. Compare ratios, not
 * absolutes.
 */
export interface PeerFigures {
  peer: string;
  performance: number;
  lcp: number;
  tbt: number;
  script: number;
  total: number;
  requestsPerSecond: number | null;
}

type Row = [string, number, number, number, number, number, number | null];

const rows: Partial<Record<PageName, Row[]>> = {
  listing: [
    ["GraphCommerce", 66, 3356, 1784, 862, 894, 144],
    ["Vendure Remix starter", 82, 3841, 96, 216, 229, 46],
    ["Luma", 92, 2642, 140, 472, 538, 105],
    ["NextFaster", 92, 2739, 227, 162, 174, 77],
    ["Hydrogen skeleton", 96, 2436, 0, 95, 102, 134],
  ],
  product: [
    ["GraphCommerce", 62, 4155, 1317, 847, 874, 313],
    ["Vendure Remix starter", 89, 2821, 112, 187, 199, 52],
    ["Luma", 94, 2560, 114, 520, 585, 115],
    ["NextFaster", 90, 3056, 232, 161, 173, 111],
    ["Hydrogen skeleton", 99, 1903, 0, 96, 102, 196],
  ],
};

export function peersOf(page: PageName): PeerFigures[] {
  return (rows[page] ?? []).map(([peer, performance, lcp, tbt, script, total, requestsPerSecond]) => {
    return { peer, performance, lcp, tbt, script, total, requestsPerSecond };
  });
}
