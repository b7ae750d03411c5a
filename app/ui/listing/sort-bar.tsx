import { PAGE_SIZES, SORTS } from "~/lib/commerce/model/listing";
import { listingSearch, type ListingChoice } from "~/lib/listing/listing-choice";
import { Icon } from "../primitives/icon";
import { Link } from "../primitives/link";

interface SortBarProps {
  path: string;
  choice: ListingChoice;
}

/** Order and length of the list. Part of the listing's one GET form, so the chosen filters travel along. */
export function SortBar({ path, choice }: SortBarProps) {
  return (
    <div className="sort-bar">
      <label>
        Sort by
        <select name="sort" defaultValue={choice.sort ?? SORTS[0].key}>
          {SORTS.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          <span className="sr-only">Items </span>per page
        </span>
        <select name="itemsPerPage" defaultValue={choice.pageSize}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <button className="btn quiet">Sort</button>
      <ViewLinks path={path} choice={choice} />
    </div>
  );
}

function ViewLinks({ path, choice }: SortBarProps) {
  return (
    <p className="views">
      {(["grid", "list"] as const).map((view) => (
        <Link
          key={view}
          to={path + listingSearch({ ...choice, view })}
          aria-current={choice.view === view ? "true" : undefined}
          aria-label={view === "grid" ? "Grid" : "List"}
        >
          <Icon name={view} />
        </Link>
      ))}
    </p>
  );
}
