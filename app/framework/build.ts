/** Vite's `define`. */
export function frameworkConstants(future: Readonly<Record<string, boolean | object>>): Record<string, string> {
  return Object.fromEntries([
    // The browser makes Remix's context itself (hydrate.client).
    ["import.meta.env.REMIX_FUTURE", JSON.stringify(future)],
    // Known at build time, so the browser is not sent the other branch.
    ["window.__remixContext.isSpaMode", "false"],
    ...Object.entries(future).map(([flag, value]) => [`window.__remixContext.future.${flag}`, JSON.stringify(value)]),
  ]) as Record<string, string>; // JSON and names
}

/**
 * Functions that warn developers, by their names in the bundle. Terser leaves their calls out: 0.4
 * KB of Brotli.
 */
export const WARNINGS = ["warning", "warning$1", "UNSAFE_warning"];

/** The browser's half of a route module: `route.tsx` without its loader and action. */
export const BROWSER_HALF = "?__remix-build-client-route";

/**
 * Remix's file of routes without what the browser does not read: flags that are false, style
 * sheets, and the imports that Remix would preload (the shop preloads by itself). 1.3 KB of Brotli
 * less, of the 105 KB that a page may load.
 */
export function slimManifest(script: string): string {
  const start = script.indexOf("{");
  const json = script.slice(start, script.lastIndexOf("}") + 1);
  const manifest: unknown = JSON.parse(json);
  const isNeeded = (key: string, value: unknown) => value !== false && key !== "css" && key !== "imports";
  return `${script.slice(0, start)}${JSON.stringify(manifest, (key, value: unknown) => (isNeeded(key, value) ? value : undefined))};`;
}
