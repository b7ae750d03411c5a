import { markSelector } from "~/lib/client/marks";
import base from "~/styles/base.css?inline";
import deferred from "~/styles/deferred.css?inline";
import { addWholeStyles } from "~/lib/client/whole-styles.client";

/** Development only. React Fast Refresh must be loaded before any component. */
export async function startHotReload(manifest: string): Promise<void> {
  await import(/* @vite-ignore */ manifest);
  const runtime = window.__remixManifest.hmr?.runtime;
  if (runtime) await import(/* @vite-ignore */ runtime);
}

export function addHotStyles(): void {
  const [baseSheet, deferredSheet] = addWholeStyles([base, deferred]);
  import.meta.hot?.accept(["~/styles/base.css?inline", "~/styles/deferred.css?inline"], ([newBase, newDeferred]) => {
    if (newBase) baseSheet?.replaceSync(newBase.default);
    if (newDeferred) deferredSheet?.replaceSync(newDeferred.default);
    // The document's own copy is outdated.
    for (const style of document.querySelectorAll<HTMLStyleElement>(`style${markSelector("page-style")}`))
      style.disabled = true;
  });
}
