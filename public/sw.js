// Without a connection it serves copies of recently viewed pages, or /offline, which lists them. It
// also caches the files of a release. Registered as /sw.js?v=<release>, so that each release
// installs its own; with &saves-data it only caches /offline.
const parameters = new URL(location.href).searchParams;
const shell = `shell-${parameters.get("v")}`;
const savesData = parameters.has("saves-data");
// This name, X-May-Keep and the Server-Timing "offline" are also in app/lib/client/marks.ts.
const seen = "seen";
const offlinePath = "/offline";
const maxPages = 20;
// Forms after which no page may show what this shopper chose, such as the PIN code. Script adds
// ".data".
const endingForms = /^\/(logout|customer\/my-data\/delete)(\.data)?$/;

addEventListener("install", (event) => {
  event.waitUntil(fillShell());
  self.skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.registration.navigationPreload?.enable()]));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && endingForms.test(url.pathname)) event.waitUntil(caches.delete(seen));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(loadPage(event));
  else if (savesData) return;
  else if (url.pathname.startsWith("/assets/") || url.pathname === "/icons.svg") event.respondWith(loadFile(event));
});

async function fillShell() {
  // Without cookies, so that the page contains no cart, name or notice. Not the last release's from
  // the browser's cache, where it is a compression dictionary (hosts/node/dictionaries.ts).
  const page = new Request(offlinePath, { credentials: "omit", cache: "reload" });
  const cache = await caches.open(shell);
  // Rejects for an error page. The installation then fails, and the next visit tries again.
  await cache.addAll(savesData ? [page] : [page, "/placeholder.svg", "/favicon.png"]);
}

async function dropOldShells() {
  for (const name of await caches.keys()) if (name !== shell && name !== seen) await caches.delete(name);
}

async function loadPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // In Firefox a failed preload is a response of this type.
    if (response.type === "error") throw response;
    // The server marks pages without personal data.
    const mayKeep = response.ok && !savesData && response.headers.has("X-May-Keep");
    if (mayKeep) event.waitUntil(keepPage(event.request.url, response.clone()).catch(() => undefined));
    return response;
  } catch {
    const copy = await caches.match(event.request.url, { cacheName: seen, ignoreVary: true });
    if (copy) return toOfflineCopy(copy, copy.status);
    const offlinePage = await caches.match(offlinePath, { cacheName: shell, ignoreVary: true });
    return offlinePage ? toOfflineCopy(offlinePage, 503) : Response.error();
  }
}

// The page's script reads Server-Timing to find out that it is offline, because navigator.onLine is
// true on a network without internet.
function toOfflineCopy({ body, headers: cachedHeaders }, status) {
  const headers = new Headers(cachedHeaders);
  headers.append("Server-Timing", "offline");
  return new Response(body, { status, headers });
}

async function keepPage(url, response) {
  const cache = await caches.open(seen);
  // Deleted first, so that the cache is in the order of the visits.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  const pages = await cache.keys();
  for (const old of pages.slice(0, -maxPages)) await cache.delete(old, { ignoreVary: true });
}

// A cache that cannot be read or written, as on a full disk, never keeps a file from its page.
async function loadFile(event) {
  const { request } = event;
  const cached = await caches.match(request, { cacheName: shell }).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keepFile(request, response.clone()).catch(() => undefined));
  return response;
}

async function keepFile(request, response) {
  const cache = await caches.open(shell);
  await cache.put(request, response);
}
