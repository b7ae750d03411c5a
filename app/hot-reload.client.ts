import base from "~/styles/base.css?inline";
import late from "~/styles/late.css?inline";
import { addWholeStyles } from "~/lib/client/whole-styles.client";

/**
 * Only the dev server's pages import this file. Loads the manifest and, by its address in there, React Fast Refresh, which must be there before any
 * component.
 */
export async function startHotReload(manifest: string): Promise<void> {
  await import(/* @vite-ignore */ manifest);
  const runtime = window.__remixManifest.hmr?.runtime;
  if (runtime) await import(/* @vite-ignore */ runtime);
}

/** Adds the shop's whole styles and replaces them whenever Vite has changed them. */
export function addHotStyles(): void {
  const [baseSheet, lateSheet] = addWholeStyles([base, late]);
  import.meta.hot?.accept(["~/styles/base.css?inline", "~/styles/late.css?inline"], ([newBase, newLate]) => {
    if (newBase) baseSheet?.replaceSync(newBase.default);
    if (newLate) lateSheet?.replaceSync(newLate.default);
    // The document's own copy is out of date.
    for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-page-style]")) style.disabled = true;
  });
}
