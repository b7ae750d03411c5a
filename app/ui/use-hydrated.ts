import { useSyncExternalStore } from "react";

export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, onClient, onServer);
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
