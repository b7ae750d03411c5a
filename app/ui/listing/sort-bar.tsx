import { DEFAULT_SORTS, PAGE_SIZES, SORTS } from "~/lib/commerce/model/listing";
import { listingSearch, type ListingChoice } from "~/lib/listing/listing-choice";
import { Icon } from "../primitives/icon";

interface SortBarProps {
  choice: ListingChoice;
  /** The list follows every choice. */
  isLive: boolean;
}

/** Order and length of the list. Part of the listing's one GET form, so the chosen filters travel along. */
export function SortBar({ choice, isLive }: SortBarProps) {
  const sorts = [choice.term ? DEFAULT_SORTS.search : DEFAULT_SORTS.others, ...SORTS];
  return (
    <div className="sort-bar">
      <label>
        Sort by
        <select name="sort" defaultValue={choice.sort ?? sorts[0]?.key}>
          {sorts.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Items per page
        <select name="itemsPerPage" defaultValue={choice.pageSize}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <button className={isLive ? "btn quiet needless" : "btn quiet"}>Sort</button>
    </div>
  );
}

interface ViewButtonsProps {
  path: string;
  choice: ListingChoice;
  view: "grid" | "list";
}

/**
 * They send the form elsewhere: how lists are shown is kept in a cookie, for all of them. Last in the form, since Enter in
 * one of its fields presses the first button there is.
 */
export function ViewButtons({ path, choice, view }: ViewButtonsProps) {
  const back = path + listingSearch({ ...choice, view: null });
  return (
    <p className="views">
      {(["grid", "list"] as const).map((other) => (
        <button
          key={other}
          formAction={`/listing-view?return-to=${encodeURIComponent(back)}`}
          formMethod="post"
          name="view"
          value={other}
          aria-pressed={view === other}
          aria-label={other === "grid" ? "Grid" : "List"}
        >
          <Icon name={other} />
        </button>
      ))}
    </p>
  );
}
