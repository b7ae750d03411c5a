// Without a line: the pages seen lately open as they were, any other leads to a page that lists them. Files of a release
// come from here. It is registered as /sw.js?v=<release>, so each release installs its own; for those who save data as
// /sw.js?v=<release>&saves-data, which keeps the page /offline alone.
const asked = new URL(location.href).searchParams;
const shell = `shell-${asked.get("v")}`;
const savesData = asked.has("saves-data");
const seen = "seen";
const offline = "/offline";
const keptPages = 20;

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
  // Nobody's page: without cookies it has no cart, no name, no notice.
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
    // What was loaded ahead fails in Firefox as an answer of this type.
    if (answer.type === "error") throw answer;
    // The shop says which pages are anybody's.
    const mayKeep = answer.ok && !savesData && answer.headers.has("X-May-Keep");
    if (mayKeep) event.waitUntil(keep(event.request.url, answer.clone()));
    return answer;
  } catch {
    const known = await caches.match(event.request.url, { cacheName: seen, ignoreVary: true });
    return known ? new Response(markOffline(await known.text()), { headers: known.headers }) : listOfSeen();
  }
}

// Browsers call a network without internet "online": the page could not tell by itself.
function markOffline(html) {
  return html.replace("<html ", '<html data-connection="off" ');
}

async function keep(url, answer) {
  const cache = await caches.open(seen);
  // Put anew, so that the order is that of the visits.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, answer);
  const kept = await cache.keys();
  for (const old of kept.slice(0, -keptPages)) await cache.delete(old, { ignoreVary: true });
}

async function listOfSeen() {
  const page = await caches.match(offline, { cacheName: shell, ignoreVary: true });
  if (!page) return Response.error();
  const cache = await caches.open(seen);
  const items = await Promise.all(
    (await cache.keys()).reverse().map(async (request) => {
      const html = await (await cache.match(request, { ignoreVary: true })).text();
      const { pathname, search } = new URL(request.url);
      return `<li><a href="${(pathname + search).replaceAll("&", "&amp;")}">${/<title>([^<]*)/.exec(html)?.[1] ?? pathname}</a></li>`;
    }),
  );
  const html = markOffline(await page.text())
    // By a function: in a text "$1" of "$100" would be read.
    .replace(/<ul[^>]* id="seen"[^>]*>/, (list) => list + items.join(""))
    // Without its routes it stays a document: React would take it for the page at this address.
    .replace(" data-routes=", " data-unused=");
  return new Response(html, { status: 503, headers: page.headers });
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
