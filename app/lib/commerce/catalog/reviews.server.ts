import { fail } from "~/lib/commerce/model/problem";
import type { ReviewArea } from "~/lib/commerce/model/review";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { unexpected } from "~/lib/commerce/transport/classify.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import { CreateReviewDocument, ReviewRulesDocument, ReviewsDocument } from "~/lib/commerce/wire/generated/graphql";
import { readProduct } from "./by-sku.server";
import { toReviewRules, toReviews } from "./to-review.server";

/** The backend neither sorts nor counts reviews, so the latest are read. 500 of them cost a quarter of a product page's processor time. */
const MAX_READ = 100;

export function createReviews(backend: Backend): ReviewArea {
  return {
    latest(sku) {
      const load = async () => {
        const answer = await readProduct(backend, ReviewsDocument, { sku, pageSize: MAX_READ });
        const reviews = answer.data.products?.items?.[0]?.reviews;
        if (!reviews) throw unexpected(answer);
        backend.logPartialErrors(answer);
        const read = toReviews(reviews.items);
        return (reviews.page_info.total_pages ?? 1) > 1 ? { ...read, average: null } : read;
      };
      const tags = ["catalog", `product:${sku}`];
      return backend.cached({ name: "reviews", key: sku, tags, freshness: FRESHNESS.catalog, load });
    },

    rules() {
      const load = async () => {
        const answer = await backend.readPublic(ReviewRulesDocument, {});
        if (!answer.data.productReviewRatingsMetadata) throw unexpected(answer);
        backend.logPartialErrors(answer);
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
      if (!error) throw unexpected(answer);
      return fail({ code: "review", message: error.message });
    },
  };
}
