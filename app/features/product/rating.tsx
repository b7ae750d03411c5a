import { Icon } from "~/ui/icon";

interface RatingProps {
  rating: number | null;
  count: number;
}

/** Renders nothing without reviews. No text node is only a space: arriving last while streaming it would have no width, and shift. */
export function Rating({ rating, count }: RatingProps) {
  if (rating === null || count === 0) return null;
  return (
    <p className="rating">
      <Icon name="star-filled" size={14} />
      <span className="sr-only">Rated </span>
      {`${rating.toFixed(1)} `}
      <span className="sr-only">out of 5 in </span>
      <span className="muted">
        ({count}
        <span className="sr-only"> {count === 1 ? "review" : "reviews"}</span>)
      </span>
    </p>
  );
}
