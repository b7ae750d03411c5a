import { toFailureOrThrow, toAccountProblem } from "~/lib/commerce/cart/to-problem.server";
import { toProductPath } from "~/lib/commerce/catalog/paths.server";
import { toRatings } from "~/lib/commerce/catalog/reviews.server";
import { type BackendBases, ownFileUrl } from "~/lib/commerce/content/backend-urls.server";
import type { Sources } from "~/lib/commerce/content/content.server";
import type { Download, OwnReview } from "~/lib/commerce/model/customer";
import type { Result } from "~/lib/commerce/model/problem";
import { parseJson } from "~/lib/async/parse-json";
import * as gql from "~/lib/commerce/wire/generated/graphql";

const REVIEWS_PER_PAGE = 10;

/** Everything here throws `unauthorized` without a valid token. */
export function createCustomerRecords({ backend, site }: Sources) {
  return {
    /** Newest first; includes pending reviews if the backend returns them. */
    async reviews(page: number) {
      const response = backend.readPrivate(gql.CustomerReviewsDocument, { page, size: REVIEWS_PER_PAGE });
      const { reviews } = await backend.requireField(response, "customer");
      return { reviews: toOwnReviews(reviews.items), pageCount: Math.max(1, reviews.page_info.total_pages ?? 1) };
    },

    async downloads() {
      const response = backend.readPrivate(gql.DownloadsDocument, {});
      const downloadsPromise = backend.requireField(response, "customerDownloadableProducts");
      const [{ items }, { bases }] = await Promise.all([downloadsPromise, site.facts()]);
      return (items ?? []).map((file) => toDownload(file, bases));
    },

    async cards() {
      const answer = await backend.readPrivate(gql.SavedCardsDocument, {});
      backend.logPartialErrors(answer);
      return (answer.data.customerPaymentTokens?.items ?? []).map(toSavedCard);
    },

    async deleteCard(key: string): Promise<Result<object>> {
      const answer = await backend.write(gql.DeleteSavedCardDocument, { hash: key });
      return answer.data.deletePaymentToken?.result ? { ok: true } : toFailureOrThrow(answer, toAccountProblem);
    },
  };
}

type WireReviews = NonNullable<gql.CustomerReviewsQuery["customer"]>["reviews"]["items"];

function toOwnReviews(items: WireReviews): readonly OwnReview[] {
  const { ratings } = toRatings(items);
  return items.map((wire, index) => ({
    title: wire.summary,
    text: wire.text,
    nickname: wire.nickname,
    date: wire.created_at,
    rating: ratings[index] ?? 0,
    product: { name: wire.product.name ?? wire.product.sku ?? "", path: toProductPath(wire.product) },
  }));
}

type WireDownload = NonNullable<NonNullable<gql.DownloadsQuery["customerDownloadableProducts"]>["items"]>[number];

function toDownload(wire: WireDownload, bases: BackendBases): Download {
  const status = wire.status ?? "";
  return {
    order: wire.order_increment_id ?? "",
    date: wire.date ?? "",
    url: status === "available" ? ownFileUrl(wire.download_url, bases) : null,
    status,
    remaining: wire.remaining_downloads ?? "",
  };
}

type WireCard = NonNullable<gql.SavedCardsQuery["customerPaymentTokens"]>["items"][number];

/**
 * `key`: Magento's public hash; only valid together with the customer's token. `name`: such as
 * "Visa ending in 1111, 12/2029"; parts may be missing. `details` is JSON, different for each
 * provider; these three keys are Magento's own.
 */
function toSavedCard({ public_hash, details, type }: WireCard) {
  const { type: brand, maskedCC, expirationDate } = parseDetails(details);
  const named = [brand, maskedCC && `ending in ${maskedCC}`].filter(Boolean).join(" ");
  const name = [named, expirationDate].filter(Boolean).join(", ");
  return { key: public_hash, name: name || (type === "card" ? "A card" : "An account") };
}

function parseDetails(details: string | null): Partial<Record<string, string>> {
  const parsed = parseJson(details ?? "");
  if (typeof parsed !== "object" || parsed === null) return {}; // no details, or a provider's own format
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => typeof value === "string"));
}
