import { type ComponentType, lazy } from "react";
import type { PanelName } from "./open-panel";

interface LazyOptions<Props> {
  /**
   * Loaded as soon as an opener of this panel is touched, so that the first press need not wait.
   */
  readonly panel?: PanelName | "every";
  /** Shows if the part cannot be loaded; without it the nearest error boundary does. */
  readonly instead?: ComponentType<Props>;
}

const panelParts: { readonly panel: PanelName | "every"; readonly load: () => Promise<unknown> }[] = [];

/** Only shows after hydration. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { panel, instead }: LazyOptions<Props> = {},
) {
  if (panel) panelParts.push({ panel, load });
  const loaded = () => (instead ? load().catch(() => instead) : load());
  return lazy(async () => ({ default: await loaded() }));
}

export function loadPanel(name: string): void {
  for (const { panel, load } of panelParts) if (panel === name || panel === "every") load().catch(() => undefined);
}
