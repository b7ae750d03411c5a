import { refreshOnBack } from "~/lib/client/back-forward.client";
import { mendPictures } from "~/lib/client/broken-pictures.client";
import { fetchAhead, whenIdle } from "~/lib/client/fetch-ahead.client";
import { isFrugal, savesData, watchConnection } from "~/lib/client/connection.client";
import { fetchPageData } from "~/lib/client/page-data.client";
import { markBusy } from "~/lib/client/busy.client";
import { offerInstall } from "~/lib/client/install.client";
import { reloadOnce } from "~/lib/client/reload-once.client";
import { isAfterAdd, returnAfterAdd } from "~/lib/client/return-after-add.client";
import { restoreScrollPosition } from "~/lib/client/scroll-position.client";
import { showPasswords } from "~/lib/client/show-password.client";
import { addWholeStyles } from "~/lib/client/whole-styles.client";
import base from "~/styles/base.css?url";
import late from "~/styles/late.css?url";

/**
 * The only script of a page before it is used. It waits for the first sign of use, then loads React and the route modules and
 * hydrates. With Save-Data it stops there.
 */
const openedAt = pageAddress();
addEventListener("popstate", reloadWhenNotHydrated);

let stopFetchingAhead = (): void => undefined;
let isUsed = false;

restoreScrollPosition();
mendPictures();
showPasswords();
refreshOnBack();
watchConnection();
markBusy();
offerInstall();
if (!savesData()) returnAfterAdd();
if (import.meta.env.DEV) void import("./hydrate.client").then(({ hydrate }) => hydrate());
else if (!savesData()) {
  whenIdle(beReady);
  waitForUse(() => void bringIn().catch(reloadOnce));
}

function pageAddress(): string {
  return location.pathname + location.search;
}

/**
 * After a reload, Back to a URL of a client-side navigation only changes the URL, since the router is not loaded yet. Ignores jumps within the page.
 */
function reloadWhenNotHydrated(): void {
  if (pageAddress() !== openedAt) location.reload();
}

function waitForUse(start: () => void): void {
  // The cart panel must open, or the shopper was faster than this script and may be typing.
  const { used, signs = "" } = firstScript()?.dataset ?? {};
  if (used !== undefined || isAfterAdd()) return start();
  if (document.activeElement instanceof HTMLInputElement && document.activeElement.value !== "") return start();
  const options = { capture: true, passive: true };
  const begin = () => {
    for (const sign of signs.split(" ")) removeEventListener(sign, begin, options);
    start();
  };
  for (const sign of signs.split(" ")) addEventListener(sign, begin, options);
}

/** Prepares the next pages: prefetches links, and registers the service worker for offline use. */
function beReady(): void {
  const modules = handedModules();
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (modules && !isUsed && !isFrugal()) stopFetchingAhead = fetchAhead(nonce, modules.notAhead).stop;
  // The build's hash, so that a new release brings its own offline page.
  const release = modules && /-(\w+)\.js$/.exec(modules.manifest)?.[1];
  if (release) void navigator.serviceWorker?.register(`/sw.js?v=${release}`).catch(() => undefined);
}

async function bringIn(): Promise<void> {
  const handed = handedModules();
  if (!handed) return;
  const framework = import("./hydrate.client");
  const [hasData, modules] = await Promise.all([
    fetchPageData(),
    Promise.all(
      handed.routes.map(async ([id, url]) => [id, (await import(/* @vite-ignore */ url)) as unknown] as const),
    ),
    import(/* @vite-ignore */ handed.manifest),
    addWholeStyles([base, late]),
  ]);
  if (!hasData) return;
  Object.assign(window, { __remixRouteModules: Object.fromEntries(modules) });
  const { hydrate } = await framework;
  // From now on links are client-side navigations.
  isUsed = true;
  stopFetchingAhead();
  await hydrate();
  removeEventListener("popstate", reloadWhenNotHydrated);
}

interface Handed {
  readonly manifest: string;
  readonly routes: readonly (readonly [id: string, url: string])[];
  readonly notAhead: readonly string[];
}

function handedModules(): Handed | null {
  const list = firstScript()?.dataset["modules"];
  return list ? (JSON.parse(list) as Handed) : null; // written by FirstUseScripts
}

/** What FirstUseScripts left for this one. */
function firstScript(): HTMLScriptElement | null {
  return document.querySelector("script[data-entry]");
}
