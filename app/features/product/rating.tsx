interface RatingProps {
  rating: number | null;
  count: number;
}

/** Renders nothing without reviews. One image to assistive technology, named in words. */
export function Rating({ rating, count }: RatingProps) {
  if (rating === null || count === 0) return null;
  const stars = rating.toFixed(1);
  return (
    <p
      className="rating"
      role="img"
      aria-label={`Rated ${stars} out of 5 in ${count} ${count === 1 ? "review" : "reviews"}`}
    >
      {`${stars} `}
      <span className="muted">{`(${count})`}</span>
    </p>
  );
}
