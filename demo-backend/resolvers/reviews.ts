import type { GraphQLResolveInfo } from "graphql";
import { pageProblem, pageInfo, type Page } from "../rules/paging.ts";
import { pastReview, type ReviewedProduct } from "../catalogue/past-reviews.ts";
import { toTimestamp } from "../rules/shop-clock.ts";
import { numberFromUid, toUid } from "../rules/uid.ts";
import type { ProductRow } from "../store/catalogue-rows.ts";
import type { CustomerRow } from "../store/customer-store.ts";
import type { RatingRow, ReviewRow, ReviewVote } from "../store/review-store.ts";
import type { BackendContext } from "./context.ts";
import { isIntegration } from "./customer-access.ts";
import { authorizationError, inputError, plainError } from "./errors.ts";
import { asLoaded } from "./loaded-product.ts";

interface ReviewInput {
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  ratings: readonly ({ id: string; value_id: string } | null)[];
}

interface ReviewView {
  product: ProductRow;
  nickname: string;
  summary: string;
  text: string;
  averageRating: number;
  createdAt: string;
  votes: readonly ReviewVote[];
}

export const reviewResolvers = {
  Query: {
    productReviewRatingsMetadata: (_: unknown, __: unknown, { store }: BackendContext) => ({
      items: store.reviews.ratings().map(({ id, name, values }) => ({
        id: toUid(id),
        name,
        values: values.map((value) => ({ value_id: toUid(value.id), value: String(value.stars) })),
      })),
    }),
  },
  Mutation: {
    /** Shown once approved. 2.4.6 accepts blank texts and missing stars. */
    createProductReview(_: unknown, { input }: { input: ReviewInput }, context: BackendContext) {
      const { store, settings, customerId, now } = context;
      if (customerId === null && settings.storeConfig["allow_guests_to_write_product_reviews"] === "0") {
        throw authorizationError("Guest customers aren't allowed to add product reviews.");
      }
      const product = store.catalogue.productBySku(input.sku);
      if (!product || product.status === "disabled") {
        throw plainError(`Could not find a product with SKU "${input.sku}"`);
      }
      const votes = readVotes(input.ratings, store.reviews.ratings());
      const mean = votes.reduce((sum, { stars }) => sum + stars, 0) / (votes.length || 1);
      const { nickname, summary, text } = input;
      const review: Omit<ReviewRow, "id"> = {
        ...{ nickname, summary, text, productId: product.id, averageRating: mean * 20 },
        customerId: isIntegration(context) ? null : customerId,
        status: settings.approveReviewsAtOnce ? "approved" : "pending",
        createdAt: now().toISOString(),
      };
      store.transaction(() => store.reviews.addReview(review, votes));
      return { review: { ...review, product, votes } satisfies ReviewView };
    },
  },
  Customer: {
    reviews({ id }: CustomerRow, page: Page, { store }: BackendContext) {
      requireValidPage(page);
      const rows = store.reviews.pageBy(id, page.pageSize, (page.currentPage - 1) * page.pageSize);
      const items = rows.flatMap((row): ReviewView[] => {
        const product = store.catalogue.productById(row.productId);
        return product ? [{ ...row, product, votes: store.reviews.votesOf(row.id) }] : [];
      });
      return { items, page_info: pageInfo(page, store.reviews.countBy(id)) };
    },
  },
  ProductInterface: {
    review_count: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      product.reviewCount + store.reviews.approvedOf(product.id).count,
    rating_summary(product: ProductRow, _: unknown, { store }: BackendContext) {
      const { count, mean } = store.reviews.approvedOf(product.id);
      if (count === 0 || mean === 0) return product.ratingSummary;
      const sum = product.ratingSummary * product.reviewCount + mean * count;
      return Math.round(sum / (product.reviewCount + count));
    },
    reviews(product: ProductRow, page: Page, context: BackendContext) {
      requireValidPage(page);
      const approved = context.store.reviews.approvedOf(product.id).count;
      return {
        items: [
          ...approvedReviews(context, product, page),
          ...generatedReviews(context, product, { ...page, approved }),
        ],
        page_info: pageInfo(page, approved + product.reviewCount),
      };
    },
  },
  ProductReview: {
    product: ({ product }: ReviewView, _: unknown, context: BackendContext, info: GraphQLResolveInfo) =>
      asLoaded(product, info, context),
    average_rating: ({ averageRating }: ReviewView) => averageRating,
    created_at: ({ createdAt }: ReviewView) => toTimestamp(createdAt),
    ratings_breakdown: ({ votes }: ReviewView) => votes.map(({ name, stars }) => ({ name, value: String(stars) })),
  },
};

function requireValidPage(page: Page): void {
  const problem = pageProblem(page);
  if (problem) throw inputError(problem);
}

/** Magento fails with an internal error on invalid or unknown ids. */
function readVotes(ratingInputs: ReviewInput["ratings"], ratings: readonly RatingRow[]) {
  const votes = ratingInputs.map((vote) => {
    const rating = ratings.find(({ id }) => id === numberFromUid(vote?.id ?? ""));
    const value = rating?.values.find(({ id }) => id === numberFromUid(vote?.value_id ?? ""));
    if (!rating || !value) throw plainError("Internal server error");
    return { ratingId: rating.id, name: rating.name, stars: value.stars };
  });
  return ratings.flatMap(({ id }) => votes.findLast(({ ratingId }) => ratingId === id) ?? []);
}

function approvedReviews(
  { store }: BackendContext,
  product: ProductRow,
  { pageSize, currentPage }: Page,
): ReviewView[] {
  return store.reviews
    .approvedPage(product.id, pageSize, (currentPage - 1) * pageSize)
    .map((row) => ({ ...row, product, votes: store.reviews.votesOf(row.id) }));
}

function categoryKeys({ catalogue, categories }: BackendContext["store"], { id }: ProductRow): string[] {
  const assigned = catalogue.categoryIdsOf(id).flatMap((category) => categories.byId(category) ?? []);
  return assigned.flatMap((category) => [...categories.ancestorsOf(category), category]).map(({ key }) => key);
}

/** Stored reviews are newer than generated ones. */
function generatedReviews(
  { store }: BackendContext,
  product: ProductRow,
  { pageSize, currentPage, approved }: Page & { approved: number },
): ReviewView[] {
  const start = Math.max(0, (currentPage - 1) * pageSize - approved);
  const end = Math.min(product.reviewCount, Math.max(0, currentPage * pageSize - approved));
  const ratings = end > start ? store.reviews.ratings() : [];
  const reviewed: ReviewedProduct = {
    ...product,
    isPhysical: product.type !== "virtual" && product.type !== "downloadable",
    categories: categoryKeys(store, product),
  };
  return Array.from({ length: Math.max(0, end - start) }, (_, offset) => {
    const review = pastReview(reviewed, start + offset, product.createdAt);
    const votes = ratings.map(({ name }) => ({ name, stars: review.stars }));
    return { ...review, product, averageRating: review.stars * 20, votes };
  });
}
