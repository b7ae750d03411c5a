import { DEFAULT_SORTS, PAGE_SIZES, SORTS } from "~/lib/commerce/model/listing";
import type { ListingChoice } from "./listing-choice";

interface SortBarProps {
  choice: ListingChoice;
  /** Whether the list updates with every change. */
  isLive: boolean;
}

/** Sort order and page size. Part of the listing's GET form, so filters are sent along. */
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
