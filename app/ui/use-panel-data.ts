import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Undefined while loading. Throws after an error (`data` is null), so that the panel links to its
 * page.
 */
export function usePanelData<Data>(address: string) {
  const { data, load } = useFetcher<Data | null>();
  useEffect(() => load(address), [load, address]);
  if (data === null) throw new Error(`${address} could not be loaded`);
  return data;
}
