import { useLoaderData } from "@remix-run/react";
import { customerLoader } from "~/features/account/log-in.server";
import type { OwnReview } from "~/lib/commerce/model/customer";
import { formatDate } from "~/lib/format/dates";
import { useRootData } from "~/lib/root-data";
import { screenMeta } from "~/lib/screen";
import { deferredPage } from "~/lib/server/request/deferred.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { pageNumber } from "~/lib/urls/paths";
import { EmptyState } from "~/ui/empty-state";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";

export const meta = screenMeta("My reviews");

export const loader = customerLoader(async ({ shop, url }) => {
  const page = pageNumber(url.searchParams);
  const read = ({ commerce }: Reader) => commerce.records.reviews(page);
  return { page, found: await deferredPage(shop, { name: "reviews", page, pathOf }, read) };
});

export default function ReviewsPage() {
  const { page, found } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>My reviews</h1>
      <DeferredPart data={found} label="Your reviews" fallback="lines">
        {(read) => <Reviews {...read} page={page} />}
      </DeferredPart>
    </>
  );
}

function Reviews({ reviews, page, pageCount }: { reviews: readonly OwnReview[]; page: number; pageCount: number }) {
  return (
    <>
      {reviews.length > 0 ? (
        <ul className="panel" aria-label="Reviews">
          {reviews.map((review) => (
            <Review key={review.product.path + review.date} review={review} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="star" to="/customer/order-history" next="Choose from your orders">
          No reviews yet. Tell others how it works for you.
        </EmptyState>
      )}
      <Pagination page={page} pageCount={pageCount} pathOf={pathOf} />
    </>
  );
}

function Review({ review: { title, text, rating, date, nickname, product } }: { review: OwnReview }) {
  const day = formatDate(date, useRootData().store);
  return (
    <li className="border-b border-line py-3 last:border-0 last:pb-0">
      <h2 className="text-m">{title}</h2>
      <p className="hint">
        <Link to={product.path}>{product.name}</Link> · {rating > 0 && `${rating} of 5 stars · `}
        {day && `${day}, `}as {nickname}
      </p>
      <p className="mt-1 whitespace-pre-line">{text}</p>
    </li>
  );
}

function pathOf(page: number): string {
  return page === 1 ? "/customer/my-reviews" : `/customer/my-reviews?page=${page}`;
}
