import { useShop } from "~/lib/root-data";

export function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { locale } = useShop().store;
  if (rating === null || count === 0) return null;
  const stars = rating.toFixed(1);
  const reviews = count.toLocaleString(locale);
  return (
    <p
      className="rating"
      role="img"
      aria-label={`Rated ${stars} out of 5 in ${reviews} ${count === 1 ? "review" : "reviews"}`}
    >
      {`${stars} · ${reviews}`}
    </p>
  );
}
