import { Form } from "@remix-run/react";
import { PAGE_SIZES } from "~/lib/commerce/model/listing";
import { useHydrated } from "~/ui/use-hydrated";
import { HiddenFields } from "./hidden-fields";
import type { ListingChoice } from "./listing-choice";

/** Below the list, beside its pages: how many stand on each. Without script its button sends it. */
export function PageSize({ path, choice }: { path: string; choice: ListingChoice }) {
  const isLive = useHydrated();
  return (
    <Form
      className="flex items-center justify-center gap-3 text-s"
      action={path}
      discover="none"
      onChange={({ currentTarget }) => currentTarget.requestSubmit()}
    >
      <HiddenFields choice={choice} facets={[]} isSized />
      <label>
        Items per page{" "}
        <select key={choice.pageSize} name="itemsPerPage" defaultValue={choice.pageSize}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <button className="update" hidden={isLive}>
        Show
      </button>
    </Form>
  );
}
