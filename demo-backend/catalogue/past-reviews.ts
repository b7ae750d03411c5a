import { readJson } from "./read-data.ts";

type Stars = 1 | 2 | 3 | 4 | 5;
type ByStars = Readonly<Record<Stars, readonly string[]>>;

/** No text names a feature that a product may lack. */
interface ReviewTexts {
  summaries: ByStars;
  openings: ByStars;
  details: { goods: ByStars; services: ByStars };
  endings: ByStars;
  /** By category, for three stars and more. */
  topics: Readonly<Record<string, Pick<ByStars, 3 | 4 | 5>>>;
  namesOfReviewers: readonly string[];
}

const { summaries, openings, details, endings, topics, namesOfReviewers } = readJson<ReviewTexts>("reviews.json");

export interface ReviewedProduct {
  id: number;
  isPhysical: boolean;
  /** The most general first. */
  categories: readonly string[];
  ratingSummary: number;
  reviewCount: number;
}

export interface PastReview {
  nickname: string;
  summary: string;
  text: string;
  stars: Stars;
  createdAt: string;
}

const hoursPerReview = { minimum: 5, range: 19 };

/**
 * Generated on read: the n-th newest is always the same, and all together have the product's mean.
 */
export function pastReview(product: ReviewedProduct, at: number, openedAt: string): PastReview {
  const stars = starsAt(product, at);
  const random = randomOf(product.id, at);
  // Rotates through the texts, so that neighbours differ.
  const rotation = product.id + Math.floor((at * 2 * starCounts(product)[stars]) / product.reviewCount);
  const topicSentences = product.isPhysical ? topicOf(product, stars) : [];
  const sentences = [
    [pick(openings[stars], rotation)],
    topicSentences.length > 0 ? [pick(topicSentences, rotation)] : [],
    topicSentences.length === 0 || random() % 3 === 0
      ? [pick(product.isPhysical ? details.goods[stars] : details.services[stars], rotation)]
      : [],
    random() % 3 === 0 ? [pick(endings[stars], rotation)] : [],
  ];
  const lines = sentences.flat();
  if (lines.length > 1 && random() % 3 === 0) lines.shift();
  const interval = hoursPerReview.minimum + (product.id % hoursPerReview.range);
  const hoursAgo = interval * (at + 1) + (random() % interval);
  return {
    // A large step, so that equal names are far apart.
    nickname: pick(namesOfReviewers, product.id * 11 + at * 27),
    summary: pick(summaries[stars], random()),
    text: lines.join(" "),
    stars,
    createdAt: new Date(Date.parse(openedAt) - hoursAgo * 3_600_000 - (random() % 3_600) * 1000).toISOString(),
  };
}

function topicOf({ categories }: ReviewedProduct, stars: Stars): readonly string[] {
  const topic = categories.flatMap((key) => topics[key] ?? [])[0];
  return topic && stars > 2 ? topic[stars as 3 | 4 | 5] : []; // stars are 3 to 5 here
}

/** How many reviews have 1 to 5 stars, so that their mean is `summary` per cent. */
export function starCounts({
  ratingSummary,
  reviewCount,
}: Pick<ReviewedProduct, "ratingSummary" | "reviewCount">): Record<Stars, number> {
  const all = reviewCount;
  const missingStars = Math.min(4 * all, Math.max(0, Math.round((all * (100 - ratingSummary)) / 20)));
  const [four, three, two] = [
    Math.floor(missingStars * 0.05),
    Math.floor(missingStars * 0.05),
    Math.floor(missingStars * 0.15),
  ];
  const one = missingStars - 4 * four - 3 * three - 2 * two;
  const belowFive = one + two + three + four;
  if (belowFive <= all) return { 1: four, 2: three, 3: two, 4: one, 5: all - belowFive };
  // With too few or too bad reviews for a spread, all have one of the two nearest values.
  const each = Math.floor(missingStars / all);
  const remainder = missingStars - each * all;
  const counts: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  counts[toStars(5 - each)] += all - remainder;
  counts[toStars(4 - each)] += remainder;
  return counts;
}

/** A step without a common factor visits every index once. */
function starsAt(product: ReviewedProduct, at: number): Stars {
  const { reviewCount: all } = product;
  let step = Math.max(1, Math.round(all * 0.618));
  while (commonFactor(step, all) > 1) step += 1;
  let index = (at * step + product.id) % all;
  const counts = starCounts(product);
  for (const stars of [1, 2, 3, 4] as const) {
    if (index < counts[stars]) return stars;
    index -= counts[stars];
  }
  return 5;
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b);
}

function toStars(value: number): Stars {
  const stars = ([1, 2, 3, 4, 5] as const).find((one) => one === value);
  return stars ?? 1;
}

/** Mulberry32, seeded by product and index. */
function randomOf(productId: number, at: number): () => number {
  let state = (productId * 2_654_435_761 + at * 40_503) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

function pick(texts: readonly string[], index: number): string {
  return texts[index % texts.length] ?? "";
}
