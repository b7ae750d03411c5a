import type { PageName } from "./peers.ts";
import type { PageFigures } from "./page-figures.ts";

export interface Budget {
  what: string;
  limit: string;
  pages: readonly PageName[];
  read(figures: PageFigures): number;
  isMet(value: number): boolean;
}

const all = ["home", "listing", "product", "cart"] as const;
const browsing = ["home", "listing", "product"] as const;

const atMost = (limit: number) => (value: number) => value <= limit;
const atLeast = (limit: number) => (value: number) => value >= limit;

export const budgets: Budget[] = [
  {
    what: "script before the first use, bytes",
    limit: "≤ 6,144",
    pages: all,
    read: ({ weight }) => weight.script,
    isMet: atMost(6_144),
  },
  {
    what: "first screen with its styles, bytes",
    limit: "≤ 14,336",
    pages: browsing,
    read: ({ weight }) => weight.firstScreen,
    isMet: atMost(14_336),
  },
  {
    what: "whole document, bytes",
    limit: "≤ 30,720",
    pages: browsing,
    read: ({ weight }) => weight.html,
    isMet: atMost(30_720),
  },
  { what: "requests", limit: "≤ 16", pages: browsing, read: ({ paint }) => paint.requests, isMet: atMost(16) },
  { what: "FCP, ms", limit: "≤ 850", pages: browsing, read: ({ paint }) => paint.fcp, isMet: atMost(850) },
  { what: "LCP, ms", limit: "≤ 1,300", pages: browsing, read: ({ paint }) => paint.lcp, isMet: atMost(1_300) },
  { what: "TBT, ms", limit: "≤ 20", pages: all, read: ({ paint }) => paint.tbt, isMet: atMost(20) },
  { what: "CLS", limit: "0", pages: all, read: ({ paint }) => paint.cls, isMet: atMost(0) },
  {
    what: "performance score",
    limit: "≥ 99",
    pages: browsing,
    read: ({ paint }) => paint.scores.performance,
    isMet: atLeast(99),
  },
  {
    what: "accessibility score",
    limit: "100",
    pages: all,
    read: ({ paint }) => paint.scores.accessibility,
    isMet: atLeast(100),
  },
  {
    what: "best practices score",
    limit: "100",
    pages: all,
    read: ({ paint }) => paint.scores.bestPractices,
    isMet: atLeast(100),
  },
  { what: "SEO score", limit: "100", pages: browsing, read: ({ paint }) => paint.scores.seo, isMet: atLeast(100) },
  {
    what: "pages a second",
    limit: "≥ 300",
    pages: ["listing"],
    read: ({ host }) => host.perSecond,
    isMet: atLeast(300),
  },
  {
    what: "pages a second",
    limit: "≥ 500",
    pages: ["product"],
    read: ({ host }) => host.perSecond,
    isMet: atLeast(500),
  },
];
