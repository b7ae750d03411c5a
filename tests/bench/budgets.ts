import { type Fact, ratioOf } from "./facts.ts";

export interface Budget {
  what: string;
  where: readonly string[];
  limit: string;
  isMet(fact: Fact): boolean;
}

const browsing = ["home", "listing", "product"];
const all = [...browsing, "cart"];
const heavy = ["home", "listing"];

const atMost = (most: number) => ({ limit: `≤ ${most.toLocaleString("en-IN")}`, isMet: (fact: Fact) => fact.value <= most }); // prettier-ignore
const atLeast = (least: number) => ({ limit: `≥ ${least}`, isMet: (fact: Fact) => fact.value >= least });
const timesPlain = (most: number) => ({ limit: `≤ ${most} × plain`, isMet: (fact: Fact) => fact.value === 0 || (ratioOf(fact) ?? Infinity) <= most }); // prettier-ignore
const ofPlain = (least: number) => ({
  limit: `≥ ${least} × plain`,
  isMet: (fact: Fact) => (ratioOf(fact) ?? 0) >= least,
});
const exactly = (value: number) => ({ limit: `${value}`, isMet: (fact: Fact) => fact.value === value });

const pagesPerSecond = "uncompressed, a second";
const served = "as served, a second";
const held = [1, 5].flatMap((seconds) => all.map((page) => `${page}, held ${seconds} s`));
const taps = ["product, script on", "product, script off"];
const bothHosts = ["Node", "worker"];
const withAndWithout = ["script on", "script off"];
const journey = ["script on, after 4 s"];

function perPage(what: string, least: readonly number[]): Budget[] {
  return all.map((page, at) => ({ what, where: [page], ...atLeast(least[at] ?? Number.NaN) }));
}

export const budgets: Budget[] = [
  { what: "script before the first use", where: all, ...atMost(6_144) },
  { what: "first screen", where: browsing, ...atMost(14_336) },
  { what: "document", where: browsing, ...atMost(30_720) },
  { what: "raw document", where: heavy, ...atMost(81_920) },
  // The loader data is in the document.
  { what: "inline script, raw", where: all, ...atMost(26_624) },
  { what: "requests", where: browsing, ...atMost(16) },
  { what: "FCP, ms", where: all, ...timesPlain(1.1) },
  { what: "LCP, ms", where: all, ...timesPlain(1.25) },
  { what: "TBT, ms", where: heavy, ...atMost(30) },
  { what: "TBT, ms", where: ["product", "cart"], ...atMost(20) },
  { what: "simulated TBT, ms", where: heavy, ...atMost(50) },
  { what: "CLS", where: all, ...exactly(0) },
  { what: "style and layout, ms", where: heavy, ...timesPlain(1.5) },
  { what: "elements at load", where: heavy, ...atMost(600) },
  { what: "performance", where: browsing, ...atLeast(99) },
  { what: "accessibility", where: all, ...exactly(100) },
  { what: "best practices", where: all, ...exactly(100) },
  { what: "SEO", where: browsing, ...exactly(100) },
  ...perPage(pagesPerSecond, [300, 300, 500, 250]),
  ...perPage(served, [92, 70, 102, 128]),
  { what: served, where: browsing, ...ofPlain(0.7) },
  { what: "p99 at half of it, ms", where: browsing, ...atMost(10) },
  { what: "first byte, ms", where: held, ...atMost(15) },
  ...bothHosts.flatMap((what) => [
    { what, where: ["late, first byte of the cart, ms"], ...atMost(50) },
    { what, where: ["late, whole product page, ms", "late, add to cart, ms"], ...atMost(2_200) },
    { what, where: ["backend requests of a page"], ...atMost(8) },
  ]),
  { what: "worker", where: ["cached page, ms of processor"], ...atMost(0.5) },
  { what: "worker", where: ["script, KB gzip"], ...atMost(520) },
  { what: "worker", where: ["memory, MB"], ...atMost(128) },
  // Without script, and before the page's script is there, a form is answered by a redirect
  // (docs/decisions/0006): two round trips, as in a plain shop.
  { what: "press to the cart, ms", where: taps, ...timesPlain(1) },
  { what: "button seen to press delivered, ms", where: taps, ...atMost(100) },
  { what: "LCP, ms", where: taps, ...atMost(1_250) },
  { what: "arriving: add to confirmed, ms", where: withAndWithout, ...atMost(750) },
  { what: "arriving: checkout, ms", where: withAndWithout, ...atMost(720) },
  { what: "returning: home, ms", where: withAndWithout, ...atMost(590) },
  { what: "returning: cart, ms", where: withAndWithout, ...atMost(590) },
  {
    what: "INP, ms",
    where: ["home, menu", "listing, filters", "product, colour", "product, add to cart", "cart, one more"],
    ...atMost(100),
  },
  { what: "listing, ms", where: journey, ...timesPlain(1.2) },
  { what: "card to product, ms", where: journey, ...atMost(500) },
  { what: "add to pending, ms", where: journey, ...atMost(150) },
  { what: "listing again, ms", where: journey, ...atMost(500) },
  { what: "product again, ms", where: journey, ...atMost(500) },
  { what: "filter to list, ms", where: journey, ...atMost(900) },
  { what: "first thousand ÷ warm", where: ["product, unseen", "product, with a cart"], ...atMost(1.3) },
  { what: "first answer, ms", where: ["empty data folder", "kept data folder"], ...atMost(8_000) },
];
