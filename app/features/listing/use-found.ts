import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type ListFilters, totalOf } from "./list-filters";

/** Waited for the next tick. */
const PAUSE_MS = 250;

interface Found {
  /** How many products the list at the address last asked for holds; null while that is not known. */
  readonly found: number | null;
  readonly ask: (address: string) => void;
}

export function useFound(total: number): Found {
  const { data, load } = useFetcher<ListFilters | null>();
  const [asked, setAsked] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(pause.current), []);
  const ask = (address: string) => {
    setAsked(address);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => load(totalOf(address)), PAUSE_MS);
  };
  const isAnswer = data?.of === asked;
  return { found: asked === null ? total : isAnswer ? (data?.total ?? null) : null, ask };
}
