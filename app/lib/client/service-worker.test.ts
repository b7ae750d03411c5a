import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";

const SHOP = "https://shop.test";

interface Visit {
  readonly request: { readonly method: string; readonly mode: string; readonly url: string };
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

/** public/sw.js with fake caches that remember their order, and a connection that can fail. */
function openWorker() {
  const kept = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => cache.get(url)?.clone(),
      put: async (url: string, answer: Response) => void cache.set(url, answer),
      delete: async (wanted: string | { url: string }) =>
        cache.delete(typeof wanted === "string" ? wanted : wanted.url),
    };
  };
  const line = { isThere: true };
  const heard = new Map<string, (event: Visit) => void>();
  const shop = (path: string) =>
    new Response(`<title>${path}</title>`, { headers: path.startsWith("/cart") ? {} : { "X-May-Keep": "offline" } });
  const fetchPage = async ({ url }: { url: string }) => {
    if (!line.isThere) throw new TypeError("offline");
    return shop(new URL(url).pathname);
  };
  const worker = {
    addEventListener: (event: string, listener: (event: Visit) => void) => heard.set(event, listener),
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...kept.keys()],
      match: async (url: string, { cacheName }: { cacheName: string }) => open(cacheName).match({ url }),
    },
    fetch: fetchPage,
    location: new URL(`${SHOP}/sw.js?v=r1`),
    ...{ URL, Response },
  };
  runInContext(readFileSync("public/sw.js", "utf8"), createContext({ ...worker, self: worker }));
  return {
    line,
    install: (offline: string) => open("shell-r1").put("/offline", new Response(offline)),
    kept: () => [...(kept.get("seen")?.keys() ?? [])].map((url) => new URL(url).pathname),
    async visit(path: string, preloaded?: Response): Promise<Response> {
      const waited: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      heard.get("fetch")?.({
        request: { method: "GET", mode: "navigate", url: SHOP + path },
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
  test("keeps the last twenty pages, those seen again longest", async () => {
    const { visit, kept } = openWorker();
    for (let page = 1; page <= 20; page += 1) await visit(`/page-${page}`);
    expect(kept()).toHaveLength(20);
    await visit("/page-1");
    await visit("/page-21");
    expect(kept()).toHaveLength(20);
    expect(kept()).not.toContain("/page-2");
    expect(kept().slice(-2)).toEqual(["/page-1", "/page-21"]);
  });

  test("keeps only what the shop says may be kept, and answers with it when the connection is gone", async () => {
    const { visit, kept, line } = openWorker();
    for (const path of ["/phone.html", "/cart"]) await visit(path);
    expect(kept()).toEqual(["/phone.html"]);
    line.isThere = false;
    expect(await (await visit("/phone.html")).text()).toBe("<title>/phone.html</title>");
    expect((await visit("/cart")).type).toBe("error");
  });

  test("lists the pages it has by their titles, letter by letter", async () => {
    const { visit, install, line } = openWorker();
    await install('<html lang="en"><ul id="seen"></ul>');
    await visit("/under-$100&$'.html?of=$100&x=$`");
    line.isThere = false;
    expect(await (await visit("/cart")).text()).toBe(
      '<html data-connection="off" lang="en"><ul id="seen">' +
        `<li><a href="/under-$100&amp;$'.html?of=$100&amp;x=$\`">/under-$100&$'.html</a></li></ul>`,
    );
  });

  test("takes a page loaded ahead, but not its failure, which Firefox hands over as an answer", async () => {
    const { visit } = openWorker();
    await visit("/phone.html");
    expect(await (await visit("/phone.html", new Response("ahead"))).text()).toBe("ahead");
    expect(await (await visit("/phone.html", Response.error())).text()).toBe("<title>/phone.html</title>");
  });
});
