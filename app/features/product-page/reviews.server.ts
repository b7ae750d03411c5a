import { optional } from "~/lib/async/optional";
import { z } from "zod";
import type { ProductFormResult } from "~/features/product/read-choice.server";
import { CommerceError } from "~/lib/commerce/model/errors";
import type { Sku } from "~/lib/commerce/model/ids";
import type { Product } from "~/lib/commerce/model/product";
import type { Review, ReviewRules } from "~/lib/commerce/model/review";
import type { SubmissionResult } from "~/lib/forms/submission";
import { customerToken } from "~/lib/server/cookies/customer-token.server";
import {
  formWrite,
  BACKEND_UNAVAILABLE,
  atLeast,
  REQUIRED,
  required,
  constraintsOf,
  invalid,
  parseWithoutCheck,
  optionalText,
} from "~/lib/server/request/parse-form.server";
import { countAttempt, TOO_MANY_ATTEMPTS } from "~/lib/server/request/limit-attempts.server";
import { type Reader, type Shop, notFound, seeOther } from "~/lib/server/request/shop.server";
import { REVIEW_FORM, REVIEW_SORTS, type ReviewSort, ratingField } from "./review-fields";
import { fullName } from "~/lib/format/full-name";

export type Reviews = NonNullable<Awaited<ReturnType<typeof loadReviews>>>;

interface OfProduct {
  readonly sku: Sku;
  readonly productPromise: Promise<Product | null>;
}

/**
 * Null if reviews are disabled. Requested in parallel with the product. `form`: null until
 * requested, and for guests where only customers may write.
 */
export async function loadReviews(reader: Reader, { sku, productPromise }: OfProduct, search: URLSearchParams) {
  const { reviews } = reader.commerce;
  const latestPromise = reviews.latest(sku);
  latestPromise.catch(() => undefined);
  const [rules, product] = await Promise.all([reviews.rules(), productPromise]);
  if (!rules || !product) return null;
  const latest = product.reviewCount === 0 ? null : await latestPromise;
  // Counted and listed separately by the backend: the count may be positive without a review.
  const list = latest?.reviews.length ? listReviews(latest.reviews, readReviewQuery(search)) : null;
  const { questions, guestsMayWrite } = rules;
  const isFormRequested =
    search.get(REVIEW_FORM.name) === REVIEW_FORM.value && (guestsMayWrite || reader.cookies.isCustomer);
  return {
    list,
    average: latest?.average ?? product.rating ?? meanOf(latest?.reviews ?? []),
    guestsMayWrite,
    form: isFormRequested ? { questions, constraints: REVIEW_CONSTRAINTS } : null,
  };
}

export function meanOf(reviews: readonly Review[]): number | null {
  return reviews.length === 0 ? null : reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
}

const FIRST = 5;
const PER_PAGE = 20;

/** `stars`: null for any. */
export function readReviewQuery(search: URLSearchParams) {
  const sort = search.get("review-sort") ?? "";
  const page = search.get("reviews") ?? "";
  return {
    sort: Object.hasOwn(REVIEW_SORTS, sort) ? (sort as ReviewSort) : "mixed", // one of its keys
    stars: /^[1-5]$/.test(search.get("stars") ?? "") ? Number(search.get("stars")) : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null,
  };
}

/** `reviews` come newest first; the backend can neither filter nor sort. */
export function listReviews(reviews: readonly Review[], { sort, stars, page }: ReturnType<typeof readReviewQuery>) {
  const matching = reviews.filter((review) => stars === null || starsOf(review) === stars).sort(ORDERS[sort]);
  const found = sort === "mixed" ? withCritical(matching) : matching;
  const pages = Math.max(Math.ceil(found.length / PER_PAGE), 1);
  const at = page && Math.min(page, pages);
  return {
    sort,
    stars,
    pages,
    page: at,
    shown: at ? found.slice((at - 1) * PER_PAGE, at * PER_PAGE) : found.slice(0, FIRST),
    found: found.length,
    read: reviews.length,
    counts: [5, 4, 3, 2, 1].map((wanted) => reviews.filter((review) => starsOf(review) === wanted).length),
  };
}

/** Sorting is stable, so equal ones stay newest first. */
const ORDERS: Record<ReviewSort, (a: Review, b: Review) => number> = {
  mixed: (a, b) => Number(isDetailed(b)) - Number(isDetailed(a)),
  newest: () => 0,
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
};

/** About two short sentences. */
function isDetailed({ text }: Review): boolean {
  return text.length >= 60;
}

/**
 * Two good reviews, then a critical one, because praise alone is not helpful. Unchanged where most
 * are critical.
 */
function withCritical(reviews: readonly Review[]): readonly Review[] {
  const good = reviews.filter((review) => starsOf(review) > 3);
  const critical = reviews.find((review) => !good.includes(review));
  if (!critical || good.length <= reviews.length / 2) return reviews;
  const first = [...good.slice(0, 2), critical];
  return [...first, ...reviews.filter((review) => !first.includes(review))];
}

function starsOf({ rating }: Review): number {
  return Math.min(Math.max(Math.round(rating), 1), 5);
}

const texts = { nickname: required(), summary: atLeast(2), text: atLeast(2, 5_000) };

const REVIEW_CONSTRAINTS = constraintsOf(z.object(texts));

function reviewSchema({ questions }: ReviewRules, isCustomer: boolean) {
  const ratings = questions.map(({ id, answers }) => {
    const ids = answers.map((answer) => answer.id);
    return [ratingField(id), z.enum(ids, REQUIRED)] as const;
  });
  const { nickname, ...others } = texts;
  return z.object({ nickname: isCustomer ? optionalText() : nickname, ...others, ...Object.fromEntries(ratings) });
}

const REVIEW_UNANSWERED =
  "Our system did not answer. Your review may have reached us: we show it once we have read it.";

async function readName(shop: Shop): Promise<string | null> {
  const profile = await optional(shop, "the author of a review", shop.commerce.customer.profile());
  return profile && fullName(profile);
}

/** The review is published only after the shop approves it, which the notice explains. */
export async function writeReview(shop: Shop, product: Product, form: FormData) {
  const rules = (await shop.commerce.reviews.rules()) ?? notFound();
  const isCustomer = shop.cookies.isCustomer;
  // The form was shown to a logged-in customer, so the session has ended.
  if (!isCustomer && !rules.guestsMayWrite) throw new CommerceError("unauthorized", "a review by a guest");
  const parsed = parseWithoutCheck(form, reviewSchema(rules, isCustomer));
  const reject = (state: SubmissionResult, status?: 429) => invalid<ProductFormResult>({ state, chosen: null }, status);
  if (!parsed.ok) return reject(parsed.reply());
  const attempt = await countAttempt(shop, "review", customerToken(shop.cookies));
  if (attempt.isOver) return reject(parsed.reply([TOO_MANY_ATTEMPTS]), 429);
  const { nickname, summary, text } = parsed.value;
  const ratings = Object.fromEntries(rules.questions.map(({ id }) => [id, String(form.get(ratingField(id)))]));
  const author = isCustomer ? await readName(shop) : nickname;
  if (author === null) return reject(parsed.reply([{ code: "unavailable", message: BACKEND_UNAVAILABLE }]));
  const writePromise = shop.commerce.reviews.write(product.sku, { author, title: summary, text, ratings });
  const written = await formWrite(shop, REVIEW_UNANSWERED, writePromise);
  if (!written.ok) return reject(parsed.reply(written.problems));
  shop.notices.add({ kind: "success", text: "You submitted your review for moderation." });
  throw seeOther(`${product.path}#reviews`);
}
