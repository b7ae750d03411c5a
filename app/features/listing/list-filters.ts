import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { VisibleFacet } from "./facet-options";

export interface ListFilters {
  readonly of: string;
  readonly total: number;
  /** With all options; empty if only the total was requested. */
  readonly facets: readonly VisibleFacet[];
}

export function filtersOf(address: string): string {
  return `/listing-filters?of=${encodeURIComponent(address)}`;
}

function totalOf(address: string): string {
  return `${filtersOf(address)}&only=total`;
}

const PAUSE_MS = 250;

interface ListCount {
  readonly found: number | null;
  readonly requestCount: (address: string) => void;
}

export function useListCount(total: number): ListCount {
  const { data, load } = useFetcher<ListFilters | null>();
  const [requested, setRequested] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(pause.current), []);
  const requestCount = (address: string) => {
    setRequested(address);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => load(totalOf(address)), PAUSE_MS);
  };
  const isAnswer = data?.of === requested;
  return { found: requested === null ? total : isAnswer ? (data?.total ?? null) : null, requestCount };
}
