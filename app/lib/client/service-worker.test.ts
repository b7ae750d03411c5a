import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { SERVICE_WORKER } from "./marks";

const SHOP = "https://shop.test";

interface Visit {
  readonly request: { readonly method: string; readonly mode: string; readonly url: string };
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** public/sw.js with fake ordered caches, and a connection that can fail. */
function openWorker(query = "v=r1") {
  const kept = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => cache.get(url)?.clone(),
      put: async (wanted: string | { url: string }, answer: Response) => {
        if (disk.isFull) throw new DOMException("", "QuotaExceededError");
        cache.set(typeof wanted === "string" ? wanted : wanted.url, answer);
      },
      addAll: async (wanted: readonly (string | Request)[]) => {
        for (const each of wanted)
          cache.set(typeof each === "string" ? each : new URL(each.url).pathname, new Response());
      },
      delete: async (wanted: string | { url: string }) =>
        cache.delete(typeof wanted === "string" ? wanted : wanted.url),
    };
  };
  const line = { isThere: true };
  const disk = { isFull: false };
  const listeners = new Map<string, (event: Visit) => void>();
  const shop = (path: string) =>
    new Response(`<title>${path}</title>`, {
      headers: { "Server-Timing": "kept", ...(!path.startsWith("/cart") && { [SERVICE_WORKER.mayKeep]: "offline" }) },
    });
  const fetchPage = async ({ url }: { url: string }) => {
    if (!line.isThere) throw new TypeError("offline");
    return shop(new URL(url).pathname);
  };
  const worker = {
    addEventListener: (event: string, listener: (event: Visit) => void) => listeners.set(event, listener),
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (wanted: string | { url: string }, { cacheName }: { cacheName: string }) =>
        open(cacheName).match(typeof wanted === "string" ? { url: wanted } : wanted),
    },
    fetch: fetchPage,
    location: new URL(`${SHOP}/sw.js?${query}`),
    skipWaiting: () => undefined,
    ...{ URL, Response, Headers },
    Request: class extends Request {
      constructor(path: string, init: RequestInit) {
        super(SHOP + path, init);
      }
    },
  };
  runInContext(readFileSync("public/sw.js", "utf8"), createContext({ ...worker, self: worker }));
  return {
    line,
    disk,
    async installItself(): Promise<readonly string[]> {
      const waited: Promise<unknown>[] = [];
      listeners.get("install")?.({ waitUntil: (work: Promise<unknown>) => void waited.push(work) } as Visit); // the only method it uses
      await Promise.all(waited);
      return [...(kept.get("shell-r1")?.keys() ?? [])];
    },
    install: (offline: string) => open("shell-r1").put("/offline", new Response(offline)),
    kept: () => [...(kept.get(SERVICE_WORKER.viewedPages)?.keys() ?? [])].map((url) => new URL(url).pathname),
    /** The browser sends it, not the worker. */
    async submit(path: string): Promise<void> {
      const waited: Promise<unknown>[] = [];
      listeners.get("fetch")?.({
        request: { method: "POST", mode: "navigate", url: SHOP + path },
        preloadResponse: Promise.resolve(undefined),
        respondWith: () => expect.unreachable("a form is answered by the server"),
        waitUntil: (work) => void waited.push(work),
      });
      await Promise.all(waited);
    },
    async visit(path: string, preloaded?: Response, mode = "navigate"): Promise<Response> {
      const waited: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      listeners.get("fetch")?.({
        request: { method: "GET", mode, url: SHOP + path },
        preloadResponse: Promise.resolve(preloaded),
        respondWith: (given) => void (answer = given),
        waitUntil: (work) => void waited.push(work),
      });
      if (!answer) throw new Error(`${path} is not answered`);
      const given = await answer;
      await Promise.all(waited);
      return given;
    },
  };
}

describe("the service worker", () => {
  test.each(["/logout", "/logout.data", "/customer/my-data/delete", "/customer/my-data/delete.data"])(
    "deletes the viewed pages, which may show a PIN code, when %s is submitted",
    async (path) => {
      const { visit, submit, kept } = openWorker();
      await visit("/phones");
      for (const other of ["/cart", "/login", "/logout/x"]) await submit(other);
      expect(kept()).toEqual(["/phones"]);
      await submit(path);
      expect(kept()).toEqual([]);
    },
  );

  test("caches the twenty pages that were viewed last", async () => {
    const { visit, kept } = openWorker();
    for (let page = 1; page <= 20; page += 1) await visit(`/page-${page}`);
    expect(kept()).toHaveLength(20);
    await visit("/page-1");
    await visit("/page-21");
    expect(kept()).toHaveLength(20);
    expect(kept()).not.toContain("/page-2");
    expect(kept().slice(-2)).toEqual(["/page-1", "/page-21"]);
  });

  test("caches only pages with X-May-Keep, and serves them offline", async () => {
    const { visit, kept, line } = openWorker();
    for (const path of ["/phone.html", "/cart"]) await visit(path);
    expect(kept()).toEqual(["/phone.html"]);
    line.isThere = false;
    const page = await visit("/phone.html");
    expect([page.status, page.headers.get("Server-Timing")]).toEqual([200, `kept, ${SERVICE_WORKER.offline}`]);
    expect(await page.text()).toBe("<title>/phone.html</title>");
    expect((await visit("/cart")).type).toBe("error");
  });

  test("serves the offline page with 503 when a page is not cached", async () => {
    const { visit, install, line } = openWorker();
    await install('<html lang="en"><ul></ul>');
    line.isThere = false;
    const page = await visit("/cart");
    expect([page.status, page.headers.get("Server-Timing")]).toEqual([503, SERVICE_WORKER.offline]);
    expect(await page.text()).toBe('<html lang="en"><ul></ul>');
  });

  test("caches only the offline page when the shopper saves data", async () => {
    expect(await openWorker().installItself()).toEqual(["/offline", "/placeholder.svg", "/favicon.png"]);
    const { installItself, visit, kept, line } = openWorker("v=r1&saves-data");
    expect(await installItself()).toEqual(["/offline"]);
    await visit("/phone.html");
    expect(kept()).toEqual([]);
    line.isThere = false;
    expect((await visit("/phone.html")).status).toBe(503);
    await expect(visit("/assets/a.js", undefined, "no-cors")).rejects.toThrow("/assets/a.js is not answered");
  });

  test("serves pages and files when the browser cannot cache them", async () => {
    const { visit, disk } = openWorker();
    disk.isFull = true;
    expect((await visit("/phone.html")).status).toBe(200);
    expect((await visit("/assets/a.js", undefined, "no-cors")).status).toBe(200);
  });

  test("caches the files of a release", async () => {
    const { visit, line } = openWorker();
    await visit("/assets/a.js", undefined, "no-cors");
    line.isThere = false;
    expect((await visit("/assets/a.js", undefined, "no-cors")).status).toBe(200);
  });

  test("uses a preloaded page, but not the error response of a failed preload", async () => {
    const { visit } = openWorker();
    await visit("/phone.html");
    expect(await (await visit("/phone.html", new Response("ahead"))).text()).toBe("ahead");
    expect(await (await visit("/phone.html", Response.error())).text()).toBe("<title>/phone.html</title>");
  });
});
