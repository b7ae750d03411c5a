/** Five stars, the given ones filled; read out in words. */
export function Stars({ rating }: { rating: number }) {
  const full = Math.min(Math.max(Math.round(rating), 0), 5);
  return (
    <span role="img" className="text-star" aria-label={`Rated ${rating.toFixed(1)} out of 5`}>
      {"★".repeat(full) + "☆".repeat(5 - full)}
    </span>
  );
}
