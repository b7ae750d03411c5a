import { Form, useFetcher, useNavigate, useNavigation } from "@remix-run/react";
import { flushSync } from "react-dom";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { formatCount } from "~/lib/format/count";
import { useRootData } from "~/lib/root-data";
import { closePanel } from "~/ui/open-panel";
import { Panel } from "~/ui/panel";
import { FacetFields, type FacetFieldsProps } from "./facet-fields";
import type { VisibleFacet } from "./facet-options";
import { HiddenFields } from "./list-fields";
import { syncPriceFields, searchOf, syncFields, listingSearch, withoutFilters } from "./listing-params";
import { IN_PLACE } from "./use-in-place";

interface FilterPanelProps extends Omit<FacetFieldsProps, "onMore"> {
  total: number;
}

export function FilterPanel(props: FilterPanelProps) {
  return (
    <Panel name="filters" title="Filters" page={props.path}>
      <FilterForm {...props} />
    </Panel>
  );
}

function FilterForm({ path, choice, total, facets: shortened }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const { locale } = useRootData().store;
  const navigate = useNavigate();
  const { state } = useNavigation();
  const { found, requestCount } = useListCount(total);
  const { facets, onMore } = useUnfolding(shortened, path + listingSearch(choice));
  const clear = () => {
    if (!form.current) return;
    syncFields(form.current, withoutFilters(choice));
    requestCount(path + searchOf(form.current));
  };
  const follow = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    syncPriceFields(currentTarget, target);
    requestCount(path + searchOf(currentTarget));
  };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const requested = searchOf(event.currentTarget);
    if (requested === listingSearch({ ...choice, page: 1 })) return closePanel();
    // Replaces the panel's history entry, so that Back returns to the previous list.
    void navigate(path + requested, { ...IN_PLACE, replace: true });
  };
  const products = found === null ? "" : formatCount(found, "product", locale);
  return (
    <Form ref={form} action={path} discover="none" onChange={follow} onSubmit={show}>
      <HiddenFields choice={choice} facets={facets} />
      <div className="facets">
        <FacetFields {...{ facets, path, choice, onMore }} />
      </div>
      <p className="sr-only" role="status">
        {products}
      </p>
      <div className="sticky bottom-0 grid grid-cols-[auto_1fr] gap-4 border-t border-line bg-surface pt-3 pb-4">
        <button type="button" className="link-btn" onClick={clear}>
          Clear all
        </button>
        <button className="btn" aria-busy={state !== "idle"}>{`Show ${products || "products"}`}</button>
      </div>
    </Form>
  );
}

/** Shows all options of a facet without leaving the panel; until they are loaded its link works. */
function useUnfolding(shortened: readonly VisibleFacet[], path: string) {
  const { data, load } = useFetcher<ListFilters | null>();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  useEffect(() => load(filtersOf(path)), [path, load]);
  const wholeOf = (code: string) => data?.facets.find((facet) => facet.code === code);
  const onMore = (event: MouseEvent<HTMLElement>, code: string) => {
    if (!wholeOf(code)) return;
    event.preventDefault();
    const fieldset = event.currentTarget.closest("fieldset");
    flushSync(() => setUnfolded([...unfolded, code]));
    fieldset?.querySelector("input")?.focus();
  };
  const facets = shortened.map((facet) => (unfolded.includes(facet.code) ? (wholeOf(facet.code) ?? facet) : facet));
  return { facets, onMore };
}

export interface ListFilters {
  readonly of: string;
  readonly total: number;
  /** With all options; empty if only the total was requested. */
  readonly facets: readonly VisibleFacet[];
}

function filtersOf(path: string): string {
  return `/listing-filters?of=${encodeURIComponent(path)}`;
}

const PAUSE_MS = 250;

function useListCount(total: number) {
  const { data, load } = useFetcher<ListFilters | null>();
  const [requested, setRequested] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(pause.current), []);
  const requestCount = (path: string) => {
    setRequested(path);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => load(`${filtersOf(path)}&only=total`), PAUSE_MS);
  };
  return { found: requested === null ? total : data?.of === requested ? data.total : null, requestCount };
}
