import { useSyncExternalStore } from "react";

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, onClient, onServer);
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
