import { restoreScrollFromMemory, restoreScrollPosition } from "./framework/router-state.client";
import { isSlowLine, savesData, watchConnection } from "~/lib/client/connection.client";
import {
  ignoreRepeatedEnter,
  linkManifest,
  markBusy,
  noteCart,
  offerInstall,
  refreshOnBack,
  reloadWhenCartChanged,
  replaceBrokenImages,
  showPasswords,
} from "~/lib/client/first-page.client";
import { markSelector, marksOf, scriptMarks } from "~/lib/client/marks";
import { reloadOnce } from "~/lib/client/reload-once.client";
import { finishAdd, isAfterAdd, returnAfterAdd, undoPendingAddition } from "~/lib/client/return-after-add.client";
import { listSeenPages } from "~/lib/client/seen-pages.client";
import { loadPart } from "~/lib/client/split-parts.client";
import { isTranslated } from "~/lib/client/is-translated";
import { whenIdle } from "~/lib/client/when-idle.client";
import { addStyles, addWholeStyles, fetchText } from "~/lib/client/whole-styles.client";
import { PAGE_DATA } from "~/lib/page-data";
import base from "~/styles/base.css?url";
import deferred from "~/styles/deferred.css?url";
import print from "~/styles/print.css?inline";

const FIRST_USE_EVENTS = "pointerover pointermove keydown focusin input";

/**
 * A tap on one of these is no sign of use: script would share the line with the page that the
 * browser loads. A moving finger is one.
 */
const LEFT_TO_BROWSER = "a,button:not([type=button])";

/**
 * On a slow line script takes seconds and documents are faster, so a touch elsewhere does not load
 * it. Typing and focus do.
 */
const NEEDS_SCRIPT = "button[type=button],summary,label";

/** Before, the offline page (10 KB) and a prefetched list (16 KB) would slow down a first press. */
const IDLE_AFTER_MS = 2_000;

/** Buttons that appear only with script. */
const SHOWN_BY_SCRIPT = markSelector("script-only");

/**
 * Loads React and the route modules at the first sign of use. With Save-Data only registers the
 * service worker.
 */
addEventListener("popstate", reloadWhenNotHydrated);
reloadWhenNotHydrated();

waitForPaper();
restoreScrollPosition();
restoreScrollFromMemory();
replaceBrokenImages();
showPasswords();
// Before React, and where it never comes. The document's policy allows the captcha's script.
if ("captchas" in scriptMarks()) void import("~/lib/client/captcha.client");
refreshOnBack();
addEventListener("pagehide", noteCart);
addEventListener("pageshow", reloadWhenCartChanged);
watchConnection();
ignoreRepeatedEnter();
markBusy();
offerInstall();
if (!savesData()) returnAfterAdd();
// The cart panel does not open on a slow line: its script would arrive long after the page.
if (isSlowLine() && isAfterAdd()) finishAdd({ emits: "emits" in scriptMarks() });
waitForUse(linkManifest);
// Hot reload needs React and the router at once.
if (import.meta.env.DEV) void loadAndHydrate();
else {
  setTimeout(() => {
    marksOf(document.documentElement).idle = "";
    // A new service worker makes Chromium discard a list's prefetched products: the next page
    // registers it.
    if (!document.querySelector(markSelector("listing"))) registerServiceWorker();
  }, IDLE_AFTER_MS);
  const [percent, page] = (scriptMarks().fieldData ?? "").split(" ");
  if (page && !savesData() && Math.random() * 100 < Number(percent))
    whenIdle(() => void import("~/lib/client/field-data.client").then(({ reportFieldData }) => reportFieldData(page)));
  // /offline is shown at another page's URL, so React would take it for that page.
  const isOfflinePage = listSeenPages();
  if (!savesData() && !isOfflinePage) waitForUse(() => void loadAndHydrate().catch(reloadOnce));
}

/**
 * Before hydration, Back to a client navigation's URL would only change the URL. Ignores jumps
 * within the page.
 */
function reloadWhenNotHydrated(): void {
  if (location.pathname + location.search !== scriptMarks().at) location.reload();
}

/** Loaded on the first print: every new style sheet makes the browser match all rules again. */
function waitForPaper(): void {
  const paper = matchMedia("print");
  const begin = () => {
    removeEventListener("beforeprint", begin);
    paper.onchange = null;
    addStyles(print);
  };
  if (paper.matches) return begin();
  addEventListener("beforeprint", begin);
  paper.onchange = begin;
}

function waitForUse(start: () => void): void {
  // The cart panel must open, or the shopper was faster than this script and may be typing.
  const { used } = scriptMarks();
  if (isAfterAdd() || (used && !(used.startsWith("pointer") && isSlowLine()))) return start();
  if (document.activeElement instanceof HTMLInputElement && document.activeElement.value !== "") return start();
  const options = { capture: true, passive: true };
  const signs = FIRST_USE_EVENTS.split(" ");
  let isTouched = false;
  const begin = (event: Event) => {
    const { type, target, pointerType, movementX, movementY } = event as PointerEvent; // undefined in other events
    // Sent when the page appears under a resting mouse.
    if (pointerType === "mouse" && !movementX && !movementY) return;
    isTouched ||= pointerType === "touch";
    // A tap also focuses; other focus comes from a keyboard or a screen reader.
    const isTap = type === "focusin" ? isTouched : type !== "pointermove" && pointerType === "touch";
    const isOn = (controls: string) => target instanceof Element && target.closest(controls) !== null;
    if (isTap && isOn(LEFT_TO_BROWSER)) return;
    const isNeeded = isOn(NEEDS_SCRIPT) || document.querySelector(SHOWN_BY_SCRIPT) !== null;
    if (pointerType === "touch" && !isNeeded && isSlowLine()) return;
    for (const sign of signs) removeEventListener(sign, begin, options);
    start();
  };
  for (const sign of signs) addEventListener(sign, begin, options);
}

function registerServiceWorker(): void {
  const { manifest, routes } = scriptMarks();
  // The build's hash, so that a new release brings its own offline page.
  const release = manifest && /-(\w+)\.js$/.exec(manifest)?.[1];
  // A page sent with Save-Data has no routes; some browsers send the header and do not tell script.
  const saves = savesData() || !routes ? "&saves-data" : "";
  if (release && navigator.onLine)
    void navigator.serviceWorker?.register(`/sw.js?v=${release}${saves}`).catch(() => undefined);
}

async function loadAndHydrate(): Promise<void> {
  const { manifest, routes, parts } = scriptMarks();
  if (!manifest || !routes || isTranslated()) return;
  const development = import.meta.env.DEV ? await import("./framework/hot-reload.client") : null;
  if (development) await development.startHotReload(manifest);
  // Alone: two thirds of all script. Beside the page's small files it came last, and was lost when
  // the shopper went on.
  const { hydrate } = await import("./framework/hydrate.client");
  const routeModules = routes.split(" ").map(async (route) => {
    const [id = "", url = ""] = route.split("=");
    return [id, (await import(/* @vite-ignore */ url)) as unknown] as const;
  });
  const [data, modules] = await Promise.all([
    pageData(),
    Promise.all(routeModules),
    Promise.all(parts?.split(" ").map(loadPart) ?? []),
    import(/* @vite-ignore */ manifest),
    development ? development.addHotStyles() : Promise.all([base, deferred].map(fetchText)).then(addWholeStyles),
  ]);
  if (data === null || isTranslated()) return;
  undoPendingAddition();
  await hydrate(data, Object.fromEntries(modules));
  removeEventListener("popstate", reloadWhenNotHydrated);
  removeEventListener("pageshow", reloadWhenCartChanged); // React revalidates (features/cart/cart-panel)
}

/** Null when the connection broke before the end of the document: such a page is not hydrated. */
async function pageData(): Promise<string | null> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  return document.querySelector(`script[type="${PAGE_DATA}"]`)?.textContent ?? null;
}
