import { type ComponentType, createElement, useContext } from "react";
import LostRoute from "~/lib/client/lost-route";
import { DocumentContext } from "~/lib/document-context";
import { fetchWhenIdle } from "./lazy-part";

interface SplitPart<Props> {
  /** On the server alone: `import.meta.env.SSR ? Part : null`. */
  readonly whole: ComponentType<Props> | null;
  /** Imports the part's own script, `<name>.client.ts`, which calls `arrive`. */
  readonly load: () => Promise<unknown>;
}

const arrived = new Map<string, unknown>();
const parts: (() => Promise<void>)[] = [];

/** For a part's own script. */
export function arrive<Props extends object>(name: string, part: ComponentType<Props>): void {
  arrived.set(name, part);
}

/**
 * A part that is drawn on the server like any other, whose script only those pages load that show it (docs/decisions/0015). A
 * document names the scripts of its parts, so that they are there before it is hydrated.
 */
export function splitPart<Props extends object>(
  name: string,
  { whole: Whole, load }: SplitPart<Props>,
): ComponentType<Props> {
  if (Whole) {
    return function DrawnPart(props: Props) {
      useContext(DocumentContext).drawnParts.add(name);
      return createElement(Whole, props);
    };
  }
  let coming: Promise<void> | undefined;
  const bring = () =>
    (coming ??= load().then(
      () => undefined,
      () => arrive(name, LostRoute),
    ));
  parts.push(bring);
  fetchWhenIdle(bring);
  return function BroughtPart(props: Props) {
    const Part = arrived.get(name) as ComponentType<Props> | undefined; // put there by `arrive`, under its name
    if (Part) return createElement(Part, props);
    // How React 18 is told to wait; on the page that is shown.
    throw bring();
  };
}

/** For a route with such parts to wait for: a page that script opens is shown once its parts are there. */
export async function partsOfSoftPage(): Promise<void> {
  // Put there for hydration: until then a document brings its own.
  if ("__remixRouteModules" in window) await Promise.all(parts.map((bring) => bring()));
}
