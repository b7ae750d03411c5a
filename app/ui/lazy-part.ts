import { type ComponentType, lazy } from "react";

const loads: (() => Promise<unknown>)[] = [];

/**
 * A component that only shows after hydration: its script and styles are no page's, but come when it is shown, or before
 * (loadLazyParts). When it cannot be loaded, `instead` shows, or without that the nearest error boundary.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
) {
  loads.push(load);
  const loaded = () => (instead ? load().catch(() => instead) : load());
  return lazy(async () => ({ default: await loaded() }));
}

/** Loads the panels' script when the shopper reaches for the first of them, so that the press need not wait. */
export function loadLazyParts(): void {
  for (const load of loads) load().catch(() => undefined);
}
