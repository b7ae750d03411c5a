/** Draws the stars of an energy label that a value names ("BEE 4 star"); nothing otherwise. */
export function EnergyStars({ value }: { value: string }) {
  const stars = Number(/\b([1-5])[ -]?stars?\b/i.exec(value)?.[1]);
  return stars > 0 ? (
    <span className="text-ok" aria-hidden="true">
      {"★".repeat(stars) + "☆".repeat(5 - stars)}
    </span>
  ) : null;
}
