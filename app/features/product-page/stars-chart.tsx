import { useShop } from "~/lib/root-data";
import { changeQuery } from "~/lib/urls/paths";
import { Link } from "~/ui/link";

interface StarsChartProps {
  counts: readonly number[];
  chosen: number | null;
  path: string;
}

export function StarsChart({ counts, chosen, path }: StarsChartProps) {
  const { locale } = useShop().store;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="text-s">
      {counts.map((count, index) => {
        const stars = 5 - index;
        const words = `${stars} ${stars === 1 ? "star" : "stars"}`;
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
                aria-label={`${words} ${share}%, ${count.toLocaleString(locale)} of them`}
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
