import base from "~/styles/base.css?inline";
import late from "~/styles/late.css?inline";
import { addWholeStyles } from "~/lib/client/whole-styles.client";

/** Development only. React Fast Refresh must be loaded before any component. */
export async function startHotReload(manifest: string): Promise<void> {
  await import(/* @vite-ignore */ manifest);
  const runtime = window.__remixManifest.hmr?.runtime;
  if (runtime) await import(/* @vite-ignore */ runtime);
}

export function addHotStyles(): void {
  const [baseSheet, lateSheet] = addWholeStyles([base, late]);
  import.meta.hot?.accept(["~/styles/base.css?inline", "~/styles/late.css?inline"], ([newBase, newLate]) => {
    if (newBase) baseSheet?.replaceSync(newBase.default);
    if (newLate) lateSheet?.replaceSync(newLate.default);
    // The document's own copy is outdated.
    for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-page-style]")) style.disabled = true;
  });
}
