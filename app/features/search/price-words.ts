import type { SortKey } from "~/lib/commerce/model/listing";
import type { PriceRange } from "~/lib/commerce/model/price-range";

/** Hinglish numbers before "hazaar", "lakh" and "sau". */
const NUMBER_WORDS = toNumbers(
  "1 ek, 1.5 dedh, 2 do, 2.5 dhai, 3 teen, 4 char chaar, 5 panch paanch, 6 chhe, 7 saat, 8 aath, 9 nau, 10 das dus, 12 barah, 15 pandrah, 20 bees bis, 25 pachees pachis, 30 tees tis, 40 chalis chaalis, 50 pachas pachaas, 60 saath, 70 sattar, 80 assi, 90 nabbe",
);

const UNITS = toNumbers("100 sau, 1000 k thousand hazaar hazar hajaar hajar hzr, 100000 lakh lakhs lac lacs l");

const CURRENCY = new Set("₹ rs inr rupee rupees rupaye rupay".split(" "));
/** A number before one of these is a size: "under 5 kg", "20000 mah". */
const MEASURES = new Set(
  "gb tb mb kg g litre litres liter liters ltr inch inches w watt watts mah hz khz mp mm cm m star stars year years saal hour hours".split(
    " ",
  ),
);
const IN_IT = new Set(["mein", "me", "main"]);
const JOINS = new Set(["and", "aur", "to", "se", "-", "–"]);

type ToRange = (amount: number) => PriceRange;

const BEFORE = phrases([
  [upTo, "under, below, within, less than, cheaper than, upto, up to, max, maximum, budget, budget of, <"],
  [from, "above, over, more than, at least, min, minimum, >"],
  [around, "around, about, near, lagbhag, kareeb"],
]);

const AFTER = phrases([
  [
    upTo,
    "tak, se kam, se neeche, se niche, or less, budget, ke andar, ke ander, ke neeche, ke niche, ke under, ke below, ke budget, ka budget",
  ],
  [from, "se upar, se uper, se zyada, se jyada, se zada, se adhik, ke upar, or more"],
  [around, "ke aas paas, ke aaspaas, ke around, ke kareeb, wala, wale, wali, ka, ke, ki"],
]);
const AFTER_SPAN = phrases([[upTo, "tak, ke beech, ke bich"]]);

const MAX_LENGTH = 200;

/** "Over 5" is no price: smaller numbers are sizes, versions or hours. */
const SMALLEST_PRICE = 100;
/** Smaller ones with a "k" are resolutions. */
const SMALLEST_BARE = 9000;
const LEEWAY = 0.2;
/** "15000 ka mobile" is a price, "4070 ka card" is a model. */
const ROUND = 500;

const SORTS: readonly { readonly pattern: RegExp; readonly sort: SortKey }[] = [
  {
    pattern:
      /\b(?:sab ?se )?(?:sast[aei]|cheap(?:est|er)?|kam (?:daam|dam|keemat|kimat|price|rate)|low(?:est)?[ -](?:price|cost|budget)d?|least expensive|affordable)\b/iu,
    sort: "price_ASC",
  },
  {
    pattern: /\b(?:sab ?se )?(?:m[ae]h[ae]?ng[aei]|costliest|most expensive|high(?:est)?[ -]price)\b/iu,
    sort: "price_DESC",
  },
];

const REQUEST_FILLERS = new Set(
  "mujhe mujhko hume hamein chahiye chaiye chahie dikhao dikhaiye batao bhai koi accha acha achha acchi achi badhiya best good please plz".split(
    " ",
  ),
);
const PARTICLES = new Set("wala wale wali ka ki ke ko mein me main hai ho".split(" "));

/**
 * Extracts prices, sort orders and fillers from a search, in English and Hinglish: "sasta phone 20
 * hazaar tak" is "phone" up to 20,000, cheapest first.
 */
export function readPriceWords(text: string) {
  if (text.length > MAX_LENGTH) return { words: text, price: null, sort: null };
  const priced = readPrices(text);
  const order = SORTS.find(({ pattern }) => pattern.test(priced.rest));
  const rest = order ? priced.rest.replace(order.pattern, " ") : priced.rest;
  const all = rest.split(/\s+/).filter((word) => word !== "");
  const without = (fillers: ReadonlySet<string>) => all.filter((word) => !fillers.has(word.toLowerCase()));
  const isPriced = order !== undefined || priced.price !== null;
  const isSpoken = isPriced || without(REQUEST_FILLERS).length < all.length;
  const named = isSpoken ? without(new Set([...REQUEST_FILLERS, ...PARTICLES])) : all;
  // "Best" alone may be a brand.
  return {
    words: (isPriced || named.length > 0 ? named : all).join(" "),
    price: priced.price,
    sort: order?.sort ?? null,
  };
}

interface Found<Value> {
  readonly value: Value;
  readonly next: number;
}

/** A number, a word or a sign, with the blanks before it. */
const TOKEN = /\s*(?:\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+|\S)/gu;

/** In lower case, without blanks. */
type Tokens = readonly string[];

function readPrices(text: string): { rest: string; price: PriceRange | null } {
  const written = text.match(TOKEN) ?? [];
  const tokens = written.map((token) => token.trim().toLowerCase());
  const ranges: PriceRange[] = [];
  let rest = "";
  for (let at = 0; at < tokens.length;) {
    const found = isWhole(ranges) ? null : readRange(tokens, at);
    if (found) ranges.push(found.value);
    rest += found ? " " : written[at];
    at = found?.next ?? at + 1;
    if (found && IN_IT.has(tokens[at] ?? "")) at += 1;
  }
  const [price = null, other] = ranges;
  return { rest, price: price && { from: price.from ?? other?.from ?? null, to: price.to ?? other?.to ?? null } };
}

/** "Over 5000 under 9000" names one end at a time. */
function isWhole(ranges: readonly PriceRange[]): boolean {
  return ranges.length === 2 || ranges.some(({ from, to }) => from !== null && to !== null);
}

function readRange(tokens: Tokens, at: number): Found<PriceRange> | null {
  const isSpan = tokens[at] === "between" || tokens[at] === "from";
  const span = readSpan(tokens, isSpan ? at + 1 : at);
  if (span) return span;
  const before = phraseAt(BEFORE, tokens, at);
  const limit = before && readAmount(tokens, before.next);
  if (before && limit) return toPrice(before.value, { ...limit, isExact: true });
  const amount = readAmount(tokens, at);
  if (amount && isPriceAtEnd(tokens, at, amount)) return toPrice(upTo, amount);
  const after = amount && phraseAt(AFTER, tokens, amount.next);
  if (!amount || !after || tokens[after.next] === "liye") return null;
  return toPrice(after.value, { value: amount.value, next: after.next, isExact: amount.isExact });
}

/** "Phone 15k", but not "tv 4k" and "power bank 20k". */
function isPriceAtEnd(tokens: Tokens, at: number, { value, unit, next }: Amount): boolean {
  return at > 0 && next === tokens.length && unit > 100 && value >= SMALLEST_BARE && tokens[at - 1] !== "bank";
}

function readSpan(tokens: Tokens, at: number): Found<PriceRange> | null {
  const low = readAmount(tokens, at);
  if (!low || !JOINS.has(tokens[low.next] ?? "")) return null;
  const high = readAmount(tokens, low.next + 1);
  if (!high) return null;
  // "20 to 30k": one unit for both.
  const first = low.unit === 1 ? low.value * high.unit : low.value;
  const value = { from: Math.min(first, high.value), to: Math.max(first, high.value) };
  return value.to < SMALLEST_PRICE ? null : { value, next: phraseAt(AFTER_SPAN, tokens, high.next)?.next ?? high.next };
}

function toPrice(toRange: ToRange, { value, next, isExact }: Omit<Amount, "unit">): Found<PriceRange> | null {
  if (value < SMALLEST_PRICE || (toRange === around && !isExact && value % ROUND !== 0)) return null;
  return { value: toRange(value), next };
}

interface Amount extends Found<number> {
  readonly unit: number;
  /** With a unit or currency it cannot be a model number. */
  readonly isExact: boolean;
}

function readAmount(tokens: Tokens, start: number): Amount | null {
  const afterCurrency = (at: number) => (CURRENCY.has(tokens[at] ?? "") ? at + (tokens[at + 1] === "." ? 2 : 1) : at);
  const isMeasure = (at: number) => MEASURES.has(tokens[at] ?? "");
  const first = afterCurrency(start);
  const [text = "", following = ""] = tokens.slice(first);
  const isDigits = /^\d/.test(text);
  const number = isDigits ? Number(text.replaceAll(",", "")) : NUMBER_WORDS.get(text);
  const unit = UNITS.get(following);
  if (number === undefined || (!isDigits && unit === undefined)) return null;
  const end = first + (unit === undefined ? 1 : 2);
  if (isMeasure(end) || tokens[end] === '"' || (tokens[end] === "-" && isMeasure(end + 1))) return null;
  const next = tokens[end] === "/" && tokens[end + 1] === "-" ? end + 2 : afterCurrency(end);
  return { value: number * (unit ?? 1), unit: unit ?? 1, isExact: first > start || unit !== undefined, next };
}

type Phrases = readonly { readonly words: readonly string[]; readonly value: ToRange }[];

function phraseAt(all: Phrases, tokens: Tokens, at: number): Found<ToRange> | null {
  const found = all.find(({ words }) => words.every((word, step) => tokens[at + step] === word));
  return found ? { value: found.value, next: at + found.words.length } : null;
}

function phrases(lists: readonly (readonly [ToRange, string])[]): Phrases {
  return lists
    .flatMap(([value, list]) => list.split(", ").map((phrase) => ({ words: phrase.split(" "), value })))
    .sort((a, b) => b.words.length - a.words.length);
}

/** "2 do, 10 das dus": the words for each number. */
function toNumbers(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split(", ").flatMap((entry) => {
      const [worth, ...words] = entry.split(" ");
      return words.map((word) => [word, Number(worth)] as const);
    }),
  );
}

function upTo(to: number): PriceRange {
  return { from: null, to };
}

function from(amount: number): PriceRange {
  return { from: amount, to: null };
}

function around(amount: number): PriceRange {
  return { from: Math.round(amount * (1 - LEEWAY)), to: Math.round(amount * (1 + LEEWAY)) };
}
