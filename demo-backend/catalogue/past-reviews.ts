import { topics } from "./review-topics.ts";
import { details, endings, namesOfReviewers, openings, summaries, type Stars } from "./review-texts.ts";

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

const hoursPerReview = { first: 5, spread: 19 };

/** Generated on read: the n-th newest is always the same, and all together have the product's mean. */
export function pastReview(product: ReviewedProduct, at: number, openedAt: string): PastReview {
  const stars = starsAt(product, at);
  const dice = diceOf(product.id, at);
  // In turn, so that neighbours differ.
  const turn = product.id + Math.floor((at * 2 * starCounts(product)[stars]) / product.reviewCount);
  const special = product.isPhysical ? topicOf(product, stars) : [];
  const sentences = [
    [pick(openings[stars], turn)],
    special.length > 0 ? [pick(special, turn)] : [],
    special.length === 0 || dice() % 3 === 0
      ? [pick(product.isPhysical ? details.goods[stars] : details.services[stars], turn)]
      : [],
    dice() % 3 === 0 ? [pick(endings[stars], turn)] : [],
  ];
  const lines = sentences.flat();
  if (lines.length > 1 && dice() % 3 === 0) lines.shift();
  const pace = hoursPerReview.first + (product.id % hoursPerReview.spread);
  const hoursAgo = pace * (at + 1) + (dice() % pace);
  return {
    // In steps, so that no name is near itself.
    nickname: pick(namesOfReviewers, product.id * 11 + at * 27),
    summary: pick(summaries[stars], dice()),
    text: lines.join(" "),
    stars,
    createdAt: new Date(Date.parse(openedAt) - hoursAgo * 3_600_000 - (dice() % 3_600) * 1000).toISOString(),
  };
}

function topicOf({ categories }: ReviewedProduct, stars: Stars): readonly string[] {
  const topic = categories.flatMap((key) => topics[key] ?? [])[0];
  return topic && stars > 2 ? topic[stars as 3 | 4 | 5] : []; // by the condition
}

/** How many reviews have 1 to 5 stars, so that their mean is `summary` per cent. */
export function starCounts({
  ratingSummary,
  reviewCount,
}: Pick<ReviewedProduct, "ratingSummary" | "reviewCount">): Record<Stars, number> {
  const all = reviewCount;
  const missing = Math.min(4 * all, Math.max(0, Math.round((all * (100 - ratingSummary)) / 20)));
  const [four, three, two] = [Math.floor(missing * 0.05), Math.floor(missing * 0.05), Math.floor(missing * 0.15)];
  const one = missing - 4 * four - 3 * three - 2 * two;
  const unhappy = one + two + three + four;
  if (unhappy <= all) return { 1: four, 2: three, 3: two, 4: one, 5: all - unhappy };
  // With too few or too bad reviews for a spread, all have one of the two nearest values.
  const each = Math.floor(missing / all);
  const more = missing - each * all;
  const counts: Record<Stars, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  counts[toStars(5 - each)] += all - more;
  counts[toStars(4 - each)] += more;
  return counts;
}

/** A step without a common factor visits every index once. */
function starsAt(product: ReviewedProduct, at: number): Stars {
  const { reviewCount: all } = product;
  let step = Math.max(1, Math.round(all * 0.618));
  while (commonFactor(step, all) > 1) step += 1;
  let place = (at * step + product.id) % all;
  const counts = starCounts(product);
  for (const stars of [1, 2, 3, 4] as const) {
    if (place < counts[stars]) return stars;
    place -= counts[stars];
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
function diceOf(productId: number, at: number): () => number {
  let state = (productId * 2_654_435_761 + at * 40_503) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

function pick(texts: readonly string[], dice: number): string {
  return texts[dice % texts.length] ?? "";
}
