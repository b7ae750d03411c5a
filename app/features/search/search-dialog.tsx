import { RESULTS } from "./results-path";
import { Panel } from "~/ui/panel";
import { SearchForm } from "./search-form";

/** Full-screen search on a phone; without script its link leads to the search page. */
export function SearchDialog() {
  return (
    <Panel name="search" title="Search" page={RESULTS} side="full">
      <SearchForm place="dialog" />
    </Panel>
  );
}
