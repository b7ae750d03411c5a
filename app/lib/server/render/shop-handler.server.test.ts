import type { AppLoadContext, ServerBuild } from "@remix-run/server-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createShopHandler } from "./shop-handler.server";

interface Rendered {
  readonly request: Request;
  readonly context: AppLoadContext;
}

const rendered: Rendered[] = [];
beforeEach(() => void rendered.splice(0));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = { default: () => null, action: () => null };

const build = {
  entry: {
    module: {
      default: (request: Request, _status: number, _headers: Headers, _remix: unknown, context: AppLoadContext) => {
        rendered.push({ request, context });
        return new Response("page");
      },
    },
  },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    page: { id: "page", parentId: "root", path: "*", module: page },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  ...{ publicPath: "/", assetsBuildDirectory: "", future: {}, isSpaMode: false },
} as unknown as ServerBuild; // the parts that Remix uses

const settings = { COMMERCE_ENDPOINT: "http://127.0.0.1:3/graphql", SESSION_SECRET: "x".repeat(32) };
const host = { mode: "production", workOutlives: true, ownsSettings: false } as const;
const connection = { requestId: "r1", clientAddress: "192.0.2.1" };
const open = (more: Record<string, string> = {}) => createShopHandler(build, { ...settings, ...more }, host);

test("sends security headers, the request ID and the timing with a page", async () => {
  const reply = await open().fetch(new Request("https://shop.example/phones"), connection);
  expect(await reply.text()).toBe("page");
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age="),
    "x-request-id": "r1",
    "server-timing": expect.stringContaining("total;dur="),
  });
  expect(rendered[0]?.context).toMatchObject({ clientAddress: "192.0.2.1", isForeignPost: false });
});

test("passes the configured public origin to Remix", async () => {
  await open({ PUBLIC_ORIGIN: "https://asha.example" }).fetch(new Request("http://10.0.0.1/cart?a=1"), connection);
  expect(rendered[0]?.request.url).toBe("https://asha.example/cart?a=1");
});

test.each([
  ["/login?_data=routes%2Flogin", "/login"],
  ["/cart?a=%20b&_data=x&_data=y", "/cart?a=+b"],
  ["/cart?a=%20b&c", "/cart?a=%20b&c"],
])("hides Remix's own parameter in %s", async (path, seen) => {
  await open().fetch(new Request(`https://shop.example${path}`), connection);
  expect(rendered[0]?.request.url).toBe(`https://shop.example${seen}`);
});

test("marks a POST from another origin as foreign", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site" };
  await open().fetch(new Request("https://shop.example/cart", { method: "POST", headers, body: "a" }), connection);
  expect(rendered[0]?.context.isForeignPost).toBe(true);
});

test("answers a URL over 8 KB with 414 without calling Remix", async () => {
  const reply = await open().fetch(new Request(`https://shop.example/${"a".repeat(9_000)}`), connection);
  expect(reply.status).toBe(414);
  expect(rendered).toEqual([]);
});

test("/healthz is 200 and /readyz 503 while the backend is down", async () => {
  const shop = open();
  const ask = async (path: string) => {
    const reply = await shop.fetch(new Request(`https://shop.example${path}`), connection);
    return [reply.status, (await reply.text()).trim()];
  };
  expect(await ask("/healthz")).toEqual([200, "ok"]);
  expect(await ask("/readyz")).toEqual([503, "the backend does not answer"]);
});

test("probes during one that waits for the backend neither ask it nor render the home page", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked.push(/query (\w+)/.exec(body)?.[1] ?? "");
    await answered;
    return Response.json({ data: { storeConfig: { code: "default" } } });
  });
  const shop = open();
  const outliving: Promise<unknown>[] = [];
  const first = shop.unready({ waitUntil: (work) => void outliving.push(work) });
  expect(outliving).toHaveLength(1);
  const others = await Promise.all(Array.from({ length: 20 }, () => shop.unready()));
  expect(new Set(others)).toEqual(new Set(["the backend does not answer"]));
  answer();
  expect(await first).toBeNull();
  expect(await shop.unready()).toBeNull();
  expect(asked).toEqual(["Reachable", "OriginFilter"]);
  expect(rendered.map(({ request }) => new URL(request.url).pathname)).toEqual(["/"]);
});

test("uses maintenance from the shared store until it is switched off", async () => {
  let switched: number | null = null;
  const shop = createShopHandler(build, settings, { ...host, shared: { maintenance: () => switched } });
  const maintenanceOfPage = async () => {
    await shop.fetch(new Request("https://shop.example/"), connection);
    return rendered.at(-1)?.context.config?.maintenance;
  };
  expect(await maintenanceOfPage()).toBeNull();
  switched = 900;
  expect(await maintenanceOfPage()).toBe(900);
  expect(await shop.unready()).toBeNull();
  switched = null;
  expect(await maintenanceOfPage()).toBeNull();
});

test("a shop in maintenance is ready", async () => {
  expect(await open({ MAINTENANCE: "600" }).unready()).toBeNull();
});

test("throws one error that names every invalid setting", () => {
  const opening = () => createShopHandler(build, { SESSION_SECRET: "short" }, host);
  expect(opening).toThrow(/COMMERCE_ENDPOINT[^]*SESSION_SECRET|SESSION_SECRET[^]*COMMERCE_ENDPOINT/);
});
