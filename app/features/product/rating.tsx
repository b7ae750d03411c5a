import { formatCount } from "~/lib/format/count";
import { useRootData } from "~/lib/root-data";

export function Rating({ rating, count }: { rating: number | null; count: number }) {
  const { locale } = useRootData().store;
  if (rating === null || count === 0) return null;
  const stars = rating.toFixed(1);
  return (
    <p className="rating" role="img" aria-label={`Rated ${stars} out of 5 in ${formatCount(count, "review", locale)}`}>
      {`${stars} · ${count.toLocaleString(locale)}`}
    </p>
  );
}
