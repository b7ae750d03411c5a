import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type ListFilters, totalOf } from "./list-filters";

/** Delay after the last change. */
const PAUSE_MS = 250;

interface Found {
  /** Number of products at the URL last asked for; null while unknown. */
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
