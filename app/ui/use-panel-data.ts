import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Undefined while loading. Throws after an error (`data` is null), so that the panel links to its
 * page.
 */
export function usePanelData<Data>(path: string) {
  const { data, load } = useFetcher<Data | null>();
  useEffect(() => load(path), [load, path]);
  if (data === null) throw new Error(`${path} could not be loaded`);
  return data;
}
