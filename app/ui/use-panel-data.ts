import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

/** What a panel shows, undefined until it has come. Null after an error (patches/README.md): then the panel links to its page, as after any error in it. */
export function usePanelData<Data>(address: string) {
  const { data, load } = useFetcher<Data | null>();
  useEffect(() => load(address), [load, address]);
  if (data === null) throw new Error(`${address} could not be loaded`);
  return data;
}
