import { Form } from "@remix-run/react";
import { useHydrated } from "~/ui/use-hydrated";
import { REVIEW_SORTS, type ReviewSort } from "./review-sorts";

interface ReviewSortFormProps {
  sort: ReviewSort;
  /** Path and query of this page, whose other choices stay. */
  path: string;
}

/** Sorts at once with script, by its button without. */
export function ReviewSortForm({ sort, path }: ReviewSortFormProps) {
  const [pathname = "", query = ""] = path.split("?");
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== "review-sort" && name !== "reviews");
  return (
    <Form
      className="flex flex-wrap items-center gap-x-2"
      action={`${pathname}#reviews`}
      preventScrollReset
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="text-s" htmlFor="review-sort">
        Sort
      </label>
      <select id="review-sort" name="review-sort" defaultValue={sort}>
        {Object.entries(REVIEW_SORTS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <button className={useHydrated() ? "update invisible" : "update"}>Sort reviews</button>
    </Form>
  );
}
