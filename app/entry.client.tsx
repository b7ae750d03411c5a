/**
 * The only script of a page before it is used. It proves that script runs (a cookie, for what may stream), waits for the
 * first sign of use, then brings in React, the route modules and hydrates. With Save-Data it stays at that.
 */
const SIGNS_OF_USE = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;

document.cookie = "script=1; path=/; max-age=2592000; samesite=lax";

const openedAt = pageAddress();
addEventListener("popstate", reloadWhenNotHydrated);

if (import.meta.env.DEV) void import("./hydrate.client").then(({ hydrate }) => hydrate());
else if (!savesData()) waitForUse(() => void bringIn());

function pageAddress(): string {
  return location.pathname + location.search;
}

/**
 * After a reload, Back to an address that a soft navigation wrote changes the address and nothing else: nobody who could
 * draw the page is there yet. A jump within the page is no such thing.
 */
function reloadWhenNotHydrated(): void {
  if (pageAddress() !== openedAt) location.reload();
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // not in every browser
  return connection?.saveData === true;
}

function waitForUse(start: () => void): void {
  const options = { capture: true, passive: true };
  const begin = () => {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, begin, options);
    start();
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, begin, options);
}

async function bringIn(): Promise<void> {
  const list = document.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset["modules"];
  if (!list) return;
  const { manifest, routes } = JSON.parse(list) as { manifest: string; routes: [string, string][] }; // written by FirstUseScripts
  const framework = import("./hydrate.client");
  const [modules] = await Promise.all([
    Promise.all(routes.map(async ([id, url]) => [id, (await import(/* @vite-ignore */ url)) as unknown] as const)),
    import(/* @vite-ignore */ manifest),
  ]);
  Object.assign(window, { __remixRouteModules: Object.fromEntries(modules) });
  const { hydrate } = await framework;
  await hydrate();
  removeEventListener("popstate", reloadWhenNotHydrated);
}
