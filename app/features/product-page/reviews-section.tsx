import { Form } from "@remix-run/react";
import type { Product } from "~/lib/commerce/model/product";
import type { Review } from "~/lib/commerce/model/review";
import { formatCount } from "~/lib/format/count";
import { formatDate } from "~/lib/format/dates";
import type { SubmissionResult } from "~/lib/forms/submission";
import { useRootData } from "~/lib/root-data";
import { logInPath, changeQuery } from "~/lib/urls/paths";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { useHydrated } from "~/ui/use-hydrated";
import { REVIEW_SORTS, type ReviewSort, reviewFormPath } from "./review-fields";
import type { Reviews } from "./reviews.server";
import { ReviewForm } from "./review-form.split";

interface ReviewsSectionProps {
  product: Product;
  reviews: Reviews;
  state: SubmissionResult | null;
}

interface ListProps {
  list: NonNullable<Reviews["list"]>;
}

export function ReviewsSection({ product, reviews, state }: ReviewsSectionProps) {
  const { list, average, form, guestsMayWrite } = reviews;
  return (
    <section
      className="mt-6 grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-x-12"
      id="reviews"
      aria-labelledby="reviews-title"
    >
      <div className="grid gap-3 content-start">
        <h2 id="reviews-title">Reviews</h2>
        {!list && <p className="text-muted">No reviews yet. Be the first.</p>}
        {list && <Head {...{ product, list, average }} />}
        {form ? <ReviewForm {...{ form, state }} /> : <WriteReviewLink guestsMayWrite={guestsMayWrite} />}
      </div>
      {list && <List list={list} />}
    </section>
  );
}

function Head({ product, list, average }: ListProps & Pick<Reviews, "average"> & { product: Product }) {
  const { locale } = useRootData().store;
  return (
    <>
      <p className="flex items-center gap-3">
        <b className="text-3xl leading-none">{average?.toFixed(1)}</b>
        <span className="grid text-s text-muted">
          <Stars rating={average ?? 0} />
          {formatCount(product.reviewCount, "review", locale)}
        </span>
      </p>
      {list.read < product.reviewCount && (
        <p className="hint">Based on the latest {list.read.toLocaleString(locale)} reviews</p>
      )}
      <StarsChart counts={list.counts} chosen={list.stars} />
    </>
  );
}

function StarsChart({ counts, chosen }: { counts: readonly number[]; chosen: number | null }) {
  const { path, store } = useRootData();
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="text-s">
      {counts.map((count, index) => {
        const stars = 5 - index;
        const words = formatCount(stars, "star", store.locale);
        const share = Math.round((count / all) * 100);
        const row = (
          <>
            {`${words} `}
            <svg
              className="h-2 w-full rounded-control bg-sunken text-star"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={share} height="8" fill="currentcolor" />
            </svg>
            {` ${share}%`}
          </>
        );
        return (
          <li key={stars}>
            {count === 0 ? (
              <span className="star-bar">{row}</span>
            ) : (
              <Link
                className="star-bar"
                to={`${changeQuery(path, { stars: `${stars}`, reviews: null })}#reviews`}
                aria-label={`${words} ${share}%, ${count.toLocaleString(store.locale)} of them`}
                aria-current={chosen === stars ? "true" : undefined}
              >
                {row}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function List({ list }: ListProps) {
  const { stars, found, shown, page, pages } = list;
  const { path, store } = useRootData();
  const { locale } = store;
  const to = (changes: Record<string, string | null>) => `${changeQuery(path, changes)}#reviews`;
  return (
    <div>
      <div className="row justify-between">
        <ReviewSortForm sort={list.sort} />
        {stars !== null && (
          <Link className="chip" to={to({ stars: null, reviews: null })}>
            {formatCount(stars, "star", locale)} ({found})<span aria-hidden="true">×</span>
            <span className="sr-only"> – show all reviews</span>
          </Link>
        )}
      </div>
      <ul>
        {shown.map((review) => (
          <OneReview key={`${review.author} ${review.date} ${review.title}`} review={review} />
        ))}
      </ul>
      {page === null && found > shown.length && (
        <Link className="btn secondary mt-4" to={to({ reviews: "1" })}>
          {`See all ${formatCount(Math.min(found, list.read), "review", locale)}`}
          {stars === null ? "" : ` with ${formatCount(stars, "star", locale)}`}
        </Link>
      )}
      {page !== null && <Pagination {...{ page }} pageCount={pages} pathOf={(other) => to({ reviews: `${other}` })} />}
      {found === 0 && (
        <p className="text-muted py-4">
          None of the {formatCount(list.read, "review", locale)} has {formatCount(stars ?? 0, "star", locale)}.
        </p>
      )}
    </div>
  );
}

function OneReview({ review }: { review: Review }) {
  const { title, text, author, date, rating, marks } = review;
  return (
    <li className="grid max-w-192 gap-1 border-b border-line py-4">
      <h3>
        <Stars rating={rating} />
        {` ${title}`}
      </h3>
      <p className="whitespace-pre-line">{text}</p>
      <p className="hint">
        {[author, formatDate(date, useRootData().store), ...marks.map(({ name, stars }) => `${name} ${stars}/5`)]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </li>
  );
}

function Stars({ rating }: { rating: number }) {
  const full = Math.min(Math.max(Math.round(rating), 0), 5);
  return (
    <span role="img" className="text-star" aria-label={`Rated ${rating.toFixed(1)} out of 5`}>
      {"★".repeat(full) + "☆".repeat(5 - full)}
    </span>
  );
}

function ReviewSortForm({ sort }: { sort: ReviewSort }) {
  const { path } = useRootData();
  const [pathname = "", query = ""] = path.split("?");
  const otherParams = [...new URLSearchParams(query)].filter(([name]) => name !== "review-sort" && name !== "reviews");
  return (
    <Form
      className="flex flex-wrap items-center gap-x-2"
      action={`${pathname}#reviews`}
      autoComplete="off"
      preventScrollReset
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      {otherParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="text-s" htmlFor="review-sort">
        Sort
      </label>
      <select id="review-sort" name="review-sort" defaultValue={sort}>
        {Object.entries(REVIEW_SORTS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button className={useHydrated() ? "link-btn invisible" : "link-btn"}>Sort reviews</button>
    </Form>
  );
}

function WriteReviewLink({ guestsMayWrite }: Pick<Reviews, "guestsMayWrite">) {
  const { loggedIn, path } = useRootData();
  const formPath = `${reviewFormPath(path, true)}#write-review`;
  return guestsMayWrite || loggedIn ? (
    <Link className="link-btn justify-self-start" to={formPath}>
      Write a review
    </Link>
  ) : (
    <Link to={logInPath(formPath)}>Log in to write a review</Link>
  );
}
