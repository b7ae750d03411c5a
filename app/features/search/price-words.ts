import type { SortKey } from "~/lib/commerce/model/listing";
import type { PriceRange } from "~/lib/commerce/model/price-range";

/** What a search says about prices, and the words that are left to look for. */
export interface PriceWords {
  readonly words: string;
  /** In the currency shown. */
  readonly price: PriceRange | null;
  readonly sort: SortKey | null;
}

/** Numbers that Hinglish writes before "hazaar", "lakh" and "sau". */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ek: 1,
  dedh: 1.5,
  do: 2,
  dhai: 2.5,
  teen: 3,
  char: 4,
  chaar: 4,
  panch: 5,
  paanch: 5,
  chhe: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  dus: 10,
  barah: 12,
  pandrah: 15,
  bees: 20,
  bis: 20,
  pachees: 25,
  pachis: 25,
  tees: 30,
  tis: 30,
  chalis: 40,
  chaalis: 40,
  pachas: 50,
  pachaas: 50,
  saath: 60,
  sattar: 70,
  assi: 80,
  nabbe: 90,
};

const UNITS = [
  { words: "k|thousand|ha[zj]aa?r|hzr", worth: 1_000 },
  { words: "lakhs?|lacs?|l", worth: 100_000 },
  { words: "sau", worth: 100 },
];

const UNIT = UNITS.map(({ words }) => words).join("|");
/** A number before one of these is a size: "under 5 kg", "20000 mah". */
const MEASURE =
  "(?:gb|tb|mb|kg|g|l|litres?|liters?|ltr|inch(?:es)?|w|watts?|mah|tons?|k?hz|mp|mm|cm|m|stars?|years?|saal|hours?)\\b";
const AMOUNT = `(?:(?:rs|inr)\\b\\.?|₹)?\\s*\\b(\\d[\\d,]*(?:\\.\\d+)?|${Object.keys(NUMBER_WORDS).join("|")})(?:\\s*(${UNIT})\\b|\\b)(?!\\s*[-"]?${MEASURE})\\s*(?:(?:rs|rupees?|rupaye|rupay|inr)\\b\\.?|/-|₹)?`;
const IN_IT = "(?:\\s+(?:mein|me|main))?";

type Toward = (first: number, second: number) => PriceRange;

/** Tried in this order; the first that fits is taken. */
const PRICES: readonly { readonly pattern: RegExp; readonly toRange: Toward }[] = (
  [
    [
      `(?:between|from)?\\s*${AMOUNT}\\s*(?:\\b(?:and|aur|to|se)\\b|-|–)\\s*${AMOUNT}(?:\\s*\\b(?:tak|ke (?:beech|bich))\\b)?${IN_IT}`,
      between,
    ],
    [`(?:\\b(?:under|below|within|less than|cheaper than|up ?to|max(?:imum)?|budget(?: of)?)\\b|<)\\s*${AMOUNT}`, upTo],
    [
      `${AMOUNT}\\s*\\b(?:tak|se (?:kam|neeche|niche)|k[ea] (?:andar|ander|neeche|niche|under|below|budget)|or less|budget)\\b${IN_IT}`,
      upTo,
    ],
    [`(?:\\b(?:above|over|more than|at least|min(?:imum)?)\\b|>)\\s*${AMOUNT}`, from],
    [`${AMOUNT}\\s*\\b(?:se (?:upar|uper|zyada|jyada|zada|adhik)|k[ea] upar|or more)\\b`, from],
    [`\\b(?:around|about|near|lagbhag|kareeb)\\s*${AMOUNT}`, around],
    [`${AMOUNT}\\s*\\b(?:k[ea] (?:aas ?paas|around|kareeb)|wal[aei]|k[aei](?! liye))\\b`, around],
  ] as const
).map(([text, toRange]) => ({ pattern: new RegExp(text, "iu"), toRange }));

/** "Over 5" is no price: smaller numbers are sizes, versions or hours. */
const SMALLEST_PRICE = 100;
/** "20 hazaar wala phone" may cost this much less or more. */
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

/** Words of a wish that name nothing. */
const WISHES = new Set(
  "mujhe mujhko hume hamein chahiye chaiye chahie dikhao dikhaiye batao bhai koi accha acha achha acchi achi badhiya best good please plz".split(
    " ",
  ),
);
/** What Hinglish joins words with. */
const PARTICLES = new Set("wala wale wali ka ki ke ko mein me main hai ho".split(" "));

/** Reads prices, orders and fillers out of a search, in English and Hinglish: "sasta phone 20 hazaar tak" is "phone" up to 20,000, cheapest first. */
export function readPriceWords(text: string): PriceWords {
  const priced = readPrices(text);
  const order = SORTS.find(({ pattern }) => pattern.test(priced.rest));
  const rest = order ? priced.rest.replace(order.pattern, " ") : priced.rest;
  const all = rest.split(/\s+/).filter((word) => word !== "");
  const without = (fillers: ReadonlySet<string>) => all.filter((word) => !fillers.has(word.toLowerCase()));
  const isPriced = order !== undefined || priced.price !== null;
  const isSpoken = isPriced || without(WISHES).length < all.length;
  const named = isSpoken ? without(new Set([...WISHES, ...PARTICLES])) : all;
  // "Best" alone may be a brand.
  return {
    words: (isPriced || named.length > 0 ? named : all).join(" "),
    price: priced.price,
    sort: order?.sort ?? null,
  };
}

function readPrices(text: string): { rest: string; price: PriceRange | null } {
  let rest = text;
  let price: PriceRange | null = null;
  for (const { pattern, toRange } of PRICES) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const [, first, unit, second, secondUnit] = found;
    const high = amountOf(second, secondUnit);
    // "20 to 30k": one unit for both.
    const low = amountOf(first, unit ?? secondUnit);
    const read = toRange(low, high);
    if ((read.to ?? read.from ?? 0) < SMALLEST_PRICE) continue;
    if (toRange === around && low % ROUND !== 0) continue;
    const isFirst = price === null;
    price = { from: price?.from ?? read.from, to: price?.to ?? read.to };
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    // "Over 5000 under 9000" names one end at a time.
    if (!isFirst || (price.from !== null && price.to !== null)) break;
  }
  return { rest, price };
}

function amountOf(digits = "", unit = ""): number {
  const number = NUMBER_WORDS[digits.toLowerCase()] ?? Number(digits.replaceAll(",", ""));
  const worth = UNITS.find(({ words }) => new RegExp(`^(?:${words})$`, "i").test(unit))?.worth ?? 1;
  return number * worth;
}

function between(first: number, second: number): PriceRange {
  return { from: Math.min(first, second), to: Math.max(first, second) };
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
