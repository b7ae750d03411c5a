import { type ComponentType, lazy } from "react";

const loads: (() => Promise<unknown>)[] = [];

/** Only shows after hydration. If it cannot be loaded, `instead` shows, else the nearest error boundary. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
) {
  loads.push(load);
  const loaded = () => (instead ? load().catch(() => instead) : load());
  return lazy(async () => ({ default: await loaded() }));
}

/** Preloads, so that the first press need not wait. */
export function loadLazyParts(): void {
  for (const load of loads) load().catch(() => undefined);
}
