import { fail } from "~/lib/commerce/model/problem";
import type { ReviewArea } from "~/lib/commerce/model/review";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { CreateReviewDocument, ReviewRulesDocument, ReviewsDocument } from "~/lib/commerce/wire/generated/graphql";
import { readProduct } from "./by-sku.server";
import { toReviewRules, toReviews } from "./to-review.server";

/** Magento rejects more than 300 where it limits page sizes. */
const PAGE_SIZE = 250;
/** The backend neither sorts nor counts reviews, so the latest up to this number are read. */
const MAX_READ = 500;

export function createReviews(backend: Backend): ReviewArea {
  const readPage = async (sku: string, page: number) => {
    const answer = await readProduct(backend, ReviewsDocument, { sku, page, pageSize: PAGE_SIZE });
    const found = answer.data.products?.items?.[0];
    if (!found) throw unexpected("Reviews", answer);
    backend.logPartialErrors("Reviews", answer);
    return found.reviews;
  };
  return {
    latest(sku) {
      const load = async () => {
        const first = await readPage(sku, 1);
        const pages = Math.min(first.page_info.total_pages ?? 1, MAX_READ / PAGE_SIZE);
        const others = Array.from({ length: Math.max(pages - 1, 0) }, (_, index) => readPage(sku, index + 2));
        const items = [first, ...(await Promise.all(others))].flatMap((page) => page.items);
        const read = toReviews(items);
        const isAll = pages === (first.page_info.total_pages ?? 1);
        return isAll ? read : { ...read, average: null };
      };
      const tags = ["catalog", `product:${sku}`];
      return backend.cached({ name: "reviews", key: sku, tags, freshness: FRESHNESS.catalog, load });
    },

    rules() {
      const load = async () => {
        const answer = await backend.readPublic(ReviewRulesDocument, {});
        if (!answer.data.productReviewRatingsMetadata) throw unexpected("ReviewRules", answer);
        backend.logPartialErrors("ReviewRules", answer);
        return toReviewRules(answer.data);
      };
      return backend.cached({ name: "review-rules", key: null, tags: ["store"], freshness: FRESHNESS.frame, load });
    },

    async write(sku, { author, title, text, ratings }) {
      const answer = await backend.write(CreateReviewDocument, {
        review: {
          sku,
          nickname: author,
          summary: title,
          text,
          ratings: Object.entries(ratings).map(([id, value_id]) => ({ id, value_id })),
        },
      });
      if (answer.data.createProductReview) return { ok: true };
      const [error] = answer.errors;
      if (!error) throw unexpected("CreateReview", answer);
      return fail({ code: "review", message: error.message });
    },
  };
}
