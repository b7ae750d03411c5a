interface WireRated {
  /** In per cent of five stars. */
  readonly average_rating: number;
  readonly ratings_breakdown: readonly ({ readonly name: string; readonly value: string } | null)[];
}

/** The question whose answer is the rating of a review. */
const RATING = "Rating";

/**
 * Ratings of reviews in stars out of five, and their average.
 *
 * Where the backend sends entries named "Rating", a review's rating is that entry's value, or 0 without one, and the average is the sum of the ratings
 * divided by the number of reviews. Merchants may name their questions otherwise: then a rating is the backend's own average of a review, and
 * `average` is null, because the backend has its own of the product.
 */
export function toRatings(reviews: readonly WireRated[]): {
  readonly ratings: readonly number[];
  readonly average: number | null;
} {
  const named = reviews.map(({ ratings_breakdown }) => ratings_breakdown.find((entry) => entry?.name === RATING));
  if (named.every((entry) => !entry)) {
    return { ratings: reviews.map(({ average_rating }) => Math.round(average_rating / 2) / 10), average: null };
  }
  const ratings = named.map((entry) => Number(entry?.value ?? 0) || 0);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return { ratings, average: sum / (ratings.length || 1) };
}
