import { useSyncExternalStore } from "react";

/** False in the page as the server sent it and while script takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, onClient, onServer);
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
