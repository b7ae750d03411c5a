import type { ReviewArea } from "~/lib/commerce/model/commerce";
import { refused } from "~/lib/commerce/model/problem";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { FRESHNESS } from "~/lib/commerce/transport/read-cache.server";
import {
  CreateReviewDocument,
  ReviewRulesDocument,
  ReviewsDocument,
  StarsDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { toReviewPage, toReviewRules, toStarCounts } from "./to-review.server";

const REVIEWS_PER_PAGE = 5;
/** The backend does not count stars, so the latest reviews up to this number are counted. */
const MOST_COUNTED = 500;

export function createReviews(backend: Backend): ReviewArea {
  const tagsOf = (sku: string) => ["catalog", `product:${sku}`];
  return {
    page(sku, page) {
      const load = async () => {
        const answer = await backend.readPublic(ReviewsDocument, { sku, page, pageSize: REVIEWS_PER_PAGE });
        const found = answer.data.products?.items?.[0];
        if (!found) throw unexpected("Reviews", answer);
        backend.logPartialErrors("Reviews", answer);
        return toReviewPage(found.reviews);
      };
      return backend.cached({
        as: "reviews",
        by: [sku, page],
        tags: tagsOf(sku),
        freshness: FRESHNESS.catalog,
        load,
      });
    },

    stars(sku) {
      const load = async () => {
        const answer = await backend.readPublic(StarsDocument, { sku, count: MOST_COUNTED });
        const found = answer.data.products?.items?.[0];
        if (!found) throw unexpected("Stars", answer);
        backend.logPartialErrors("Stars", answer);
        return toStarCounts(found.reviews.items);
      };
      return backend.cached({ as: "stars", by: sku, tags: tagsOf(sku), freshness: FRESHNESS.frame, load });
    },

    rules() {
      const load = async () => {
        const answer = await backend.readPublic(ReviewRulesDocument, {});
        if (!answer.data.productReviewRatingsMetadata) throw unexpected("ReviewRules", answer);
        backend.logPartialErrors("ReviewRules", answer);
        return toReviewRules(answer.data);
      };
      return backend.cached({ as: "review-rules", by: null, tags: ["store"], freshness: FRESHNESS.frame, load });
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
      return refused({ code: "review", message: error.message });
    },
  };
}
