import { RESULTS } from "./results-path";
import { Panel } from "~/ui/panel";
import { SearchForm } from "./search-form";

/** Search over the whole screen of a phone; without script its link leads to the page with the box. */
export function SearchDialog() {
  return (
    <Panel name="search" title="Search" page={RESULTS} side="full">
      <SearchForm place="dialog" />
    </Panel>
  );
}
