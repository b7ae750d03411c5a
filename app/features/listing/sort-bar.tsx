import { DEFAULT_SORTS, SORTS } from "~/lib/commerce/model/listing";
import type { ListingChoice } from "./listing-choice";

interface SortBarProps {
  choice: ListingChoice;
  /** Whether the list updates with every change. */
  isLive: boolean;
}

/** Part of the listing's GET form, so filters are sent along. */
export function SortBar({ choice, isLive }: SortBarProps) {
  const sorts = [choice.term ? DEFAULT_SORTS.search : DEFAULT_SORTS.others, ...SORTS];
  return (
    <>
      <select
        className="w-full pointer-fine:text-s"
        name="sort"
        aria-label="Sort by"
        defaultValue={choice.sort ?? sorts[0]?.key}
      >
        {sorts.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button className="btn quiet ms-1.5 min-w-15 px-3 text-s" hidden={isLive}>
        Sort
      </button>
    </>
  );
}
