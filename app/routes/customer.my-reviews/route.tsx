import type { MetaFunction } from "@remix-run/react";
import { useLoaderData } from "@remix-run/react";
import { customerLoader } from "~/features/account/customer-only.server";
import type { OwnReview } from "~/lib/commerce/model/customer-records";
import { formatDate } from "~/lib/format/dates";
import { pageNumber } from "~/lib/urls/page-number";
import { seeOther } from "~/lib/server/responses";
import { pageMeta } from "~/lib/seo/meta";
import { Pagination } from "~/ui/pagination";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => pageMeta({ title: "My reviews" });

export const loader = customerLoader(async ({ shop, url }) => {
  const page = pageNumber(url.searchParams);
  const { reviews, pageCount } = await shop.commerce.records.reviews(page);
  if (page > pageCount) throw seeOther(addressOf(pageCount));
  return { reviews, page, pageCount };
});

export default function ReviewsPage() {
  const { reviews, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>My reviews</h1>
      {reviews.length > 0 ? (
        <ul className="papers panel" aria-label="Reviews">
          {reviews.map((review) => (
            <Review key={review.product.path + review.date} review={review} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="star" to="/customer/order-history" next="What you have ordered">
          You have not reviewed anything yet. Every product page has a form for it.
        </EmptyState>
      )}
      <Pagination page={page} pageCount={pageCount} addressOf={addressOf} />
    </>
  );
}

function Review({ review: { title, text, rating, date, nickname, product } }: { review: OwnReview }) {
  return (
    <li>
      <h2>{title}</h2>
      <p className="hint">
        <Link to={product.path}>{product.name}</Link> · {rating > 0 && `${rating} of 5 stars · `}
        {formatDate(date)}, as {nickname}
      </p>
      <p className="as-written">{text}</p>
    </li>
  );
}

function addressOf(page: number): string {
  return page === 1 ? "/customer/my-reviews" : `/customer/my-reviews?page=${page}`;
}
