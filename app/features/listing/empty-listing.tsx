import { Link } from "~/ui/link";

interface EmptyListingProps {
  /** URL without filters; null if there are none to remove. */
  clearTo: string | null;
}

export function EmptyListing({ clearTo }: EmptyListingProps) {
  return (
    <div className="panel told">
      <p>
        <b>We can&apos;t find products matching the selection.</b>
      </p>
      {clearTo === null ? (
        <p>
          Look through <Link to="/categories">all categories</Link> or the <Link to="/new-products">new arrivals</Link>.
        </p>
      ) : (
        <p>
          <Link to={clearTo}>Remove the filters</Link> to see the whole list again.
        </p>
      )}
    </div>
  );
}
