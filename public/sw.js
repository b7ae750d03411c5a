// Without a connection the pages seen lately open as they were, any other leads to /offline, which lists them. Files of a release come from here. It is
// registered as /sw.js?v=<release>, so each release installs its own; for those who save data as /sw.js?v=<release>&saves-data, which keeps /offline alone.
const asked = new URL(location.href).searchParams;
const shell = `shell-${asked.get("v")}`;
const savesData = asked.has("saves-data");
// Also read by app/lib/client/seen-pages.client.ts.
const seen = "seen";
const offline = "/offline";
const maxPages = 20;

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
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (savesData) return;
  else if (url.pathname.startsWith("/assets/") || url.pathname === "/icons.svg") event.respondWith(file(request));
});

async function fillShell() {
  // Without cookies: no cart, no name, no notice.
  const page = new Request(offline, { credentials: "omit" });
  const cache = await caches.open(shell);
  // Takes no error page: the install fails, and the next visit tries again.
  await cache.addAll(savesData ? [page] : [page, "/placeholder.svg", "/favicon.png"]);
}

async function dropOldShells() {
  for (const name of await caches.keys()) if (name !== shell && name !== seen) await caches.delete(name);
}

async function page(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // In Firefox a failed preload is an answer of this type.
    if (answer.type === "error") throw answer;
    // The shop says which pages have nothing personal.
    const mayKeep = answer.ok && !savesData && answer.headers.has("X-May-Keep");
    if (mayKeep) event.waitUntil(keep(event.request.url, answer.clone()));
    return answer;
  } catch {
    const kept = await caches.match(event.request.url, { cacheName: seen, ignoreVary: true });
    if (kept) return offlineCopy(kept, kept.status);
    const page = await caches.match(offline, { cacheName: shell, ignoreVary: true });
    return page ? offlineCopy(page, 503) : Response.error();
  }
}

// A page reads its Server-Timing by script, and so learns that it is offline: browsers call a network without internet "online".
function offlineCopy({ body, headers: keptHeaders }, status) {
  const headers = new Headers(keptHeaders);
  headers.append("Server-Timing", "offline");
  headers.delete("Speculation-Rules");
  return new Response(body, { status, headers });
}

async function keep(url, answer) {
  const cache = await caches.open(seen);
  // Deleted and put again, so that the order is that of the visits.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, answer);
  const kept = await cache.keys();
  for (const old of kept.slice(0, -maxPages)) await cache.delete(old, { ignoreVary: true });
}

async function file(request) {
  const kept = await caches.match(request, { cacheName: shell });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const cache = await caches.open(shell);
    await cache.put(request, copy);
  }
  return answer;
}
