import { type ComponentType, createElement, useContext, useEffect } from "react";
import { DocumentContext } from "~/lib/document-context";
import { loadedPart, loadPart, loadParts } from "~/lib/client/split-parts.client";
import { lazyPart } from "./lazy-part";

/**
 * Server version of an `x.split.tsx` import: records that it was rendered, so that the page can
 * load its script.
 */
export function renderedPart<Props extends object>(path: string, Part: ComponentType<Props>): ComponentType<Props> {
  return function RenderedPart(props: Props) {
    useContext(DocumentContext).renderedParts.add(path);
    return createElement(Part, props);
  };
}

const paths: string[] = [];

/** Browser version. The parts of a document are loaded before hydration (entry.client). */
export function splitPart<Props extends object>(path: string, name: string): ComponentType<Props> {
  paths.push(path);
  const componentIn = (part: Readonly<Record<string, unknown>>) => part[name] as ComponentType<Props>; // as x.split.tsx exports it
  const Later = lazyPart<Props>(async () => componentIn(await loadPart(path)), {
    instead: ReloadPage,
  }) as unknown as ComponentType<Props>;
  let Part: ComponentType<Props> | null = null;
  return function SplitPart(props: Props) {
    const part = loadedPart(path);
    // Chosen once: a component of another type would lose its state.
    Part ??= part ? componentIn(part) : Later;
    return createElement(Part, props);
  };
}

/** Routes with split parts await this, so that a client navigation ends when they are loaded. */
export function loadSplitParts(): Promise<void> {
  return loadParts(paths);
}

/** For a part that fails to load, usually after a new release. */
function ReloadPage() {
  useEffect(() => location.reload(), []);
  return <p role="status">Loading the page…</p>;
}
