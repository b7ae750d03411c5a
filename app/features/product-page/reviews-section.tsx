import type { Product } from "~/lib/commerce/model/product";
import type { StarCounts } from "~/lib/commerce/model/review";
import { formatDate } from "~/lib/format/dates";
import type { SubmissionResult } from "~/lib/forms/submission";
import type { Reviews } from "./load-reviews.server";
import { Pagination } from "~/ui/pagination";
import { Rating } from "~/features/product/rating";
import { ReviewForm } from "./review-form";

interface ReviewsSectionProps {
  product: Product;
  reviews: Reviews;
  /** Path and query of this page. */
  path: string;
  isCustomer: boolean;
  state: SubmissionResult | null;
}

export function ReviewsSection({ product, reviews, path, isCustomer, state }: ReviewsSectionProps) {
  const { list, stars, rules, constraints } = reviews;
  return (
    <section className="reviews" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      {product.reviewCount === 0 && <p className="muted">Nobody has reviewed this yet.</p>}
      <div className="review-sum">
        <Rating rating={product.rating} count={product.reviewCount} />
        {stars && <Stars counts={stars} reviewCount={product.reviewCount} />}
      </div>
      {list && (
        <>
          <ReviewList list={list} />
          <Pagination page={list.page} pageCount={list.pages} addressOf={(page) => addressOfPage(path, page)} />
        </>
      )}
      <ReviewForm {...{ rules, constraints, isCustomer, state }} productPath={product.path} />
    </section>
  );
}

function addressOfPage(path: string, page: number): string {
  const [pathname = "", query = ""] = path.split("?");
  const search = new URLSearchParams(query);
  search.set("reviews", String(page));
  return `${pathname}?${search.toString()}#reviews`;
}

function Stars({ counts, reviewCount }: { counts: StarCounts; reviewCount: number }) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="stars">
      {all < reviewCount && <li className="hint">Of the latest {all} reviews:</li>}
      {counts.map((count, index) => (
        <li key={index}>
          {5 - index} {index === 4 ? "star" : "stars"} <meter min={0} max={all} value={count} /> {count}
        </li>
      ))}
    </ul>
  );
}

function ReviewList({ list: { reviews } }: { list: NonNullable<Reviews["list"]> }) {
  return (
    <ul className="review-list">
      {reviews.map(({ title, text, author, date, rating, marks }) => (
        <li key={`${author} ${date}`}>
          <h3>{title}</h3>
          <p className="rating">
            <span className="sr-only">Rated </span>
            {rating.toFixed(1)}
            <span className="sr-only"> out of 5</span>{" "}
            <span className="muted">
              {author}, {formatDate(date)}
              {marks.map(({ name, stars }) => ` · ${name} ${stars}/5`)}
            </span>
          </p>
          <p className="review-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
