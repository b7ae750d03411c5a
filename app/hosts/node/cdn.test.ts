import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Log } from "~/lib/server/protection/log.server";
import { createCdn } from "./cdn";

const requests: Record<string, unknown>[] = [];
let status = 200;
const api = createServer((request, response) => {
  void text(request).then((body) => {
    const { authorization, "fastly-key": fastlyKey } = request.headers;
    requests.push({ to: `${request.method} ${request.url}`, authorization, fastlyKey, body });
    response.writeHead(status, { "Content-Type": "application/json" }).end("{}");
  });
});
let baseUrl = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`; // listening on TCP
});
beforeEach(() => {
  requests.splice(0);
  status = 200;
});
afterAll(() => void api.close());

const token = "token-of-the-test";
const log = vi.fn<Log>();

test("purges Cloudflare by tag, or by the tag of all pages", async () => {
  const purgeUrl = `${baseUrl}/client/v4/zones/z1/purge_cache`;
  const cdn = createCdn({ provider: "cloudflare", purgeUrl, token }, log);
  await cdn.purge("catalog");
  await cdn.purge(undefined);
  const same = { to: "POST /client/v4/zones/z1/purge_cache", authorization: `Bearer ${token}`, fastlyKey: undefined };
  expect(requests).toEqual([
    { ...same, body: '{"tags":["catalog"]}' },
    { ...same, body: '{"tags":["pages"]}' },
  ]);
});

test("purges Fastly by the key in the path", async () => {
  const cdn = createCdn({ provider: "fastly", purgeUrl: `${baseUrl}/service/s1/purge`, token }, log);
  await cdn.purge("page:about us");
  const to = "POST /service/s1/purge/page%3Aabout%20us";
  expect(requests).toEqual([{ to, authorization: undefined, fastlyKey: token, body: "" }]);
});

test("logs a purge that the CDN rejects, without the token", async () => {
  status = 403;
  const cdn = createCdn({ provider: "cloudflare", purgeUrl: baseUrl, token }, log);
  await expect(cdn.purge("catalog")).rejects.toThrow("403");
  expect(log).toHaveBeenCalledWith("error", "the CDN was not purged", { error: expect.any(Error) });
  expect(JSON.stringify(log.mock.calls)).not.toContain(token);
});

test("sends no purge without a URL", async () => {
  await createCdn({ provider: "cloudflare", purgeUrl: null, token: null }, log).purge("catalog");
  expect(requests).toEqual([]);
});

test("markPage lets the CDN cache a page without Set-Cookie, with its tags", () => {
  const headersOf = (provider: "cloudflare" | "fastly", headers: Record<string, string> = {}) => {
    const marked = new Headers({ "Cache-Control": "private, no-cache", ...headers });
    createCdn({ provider, purgeUrl: null, token: null }, log).markPage(marked, ["catalog", "page:नया"]);
    return Object.fromEntries(marked);
  };
  const caching = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";
  const name = encodeURIComponent("page:नया");
  expect(headersOf("cloudflare")).toEqual({ "cache-control": caching, "cache-tag": `pages,catalog,${name}` });
  expect(headersOf("fastly")).toEqual({ "cache-control": caching, "surrogate-key": `pages catalog ${name}` });
  const own = { "cache-control": "private, no-cache", "set-cookie": "viewed=1" };
  expect(headersOf("fastly", { "Set-Cookie": "viewed=1" })).toEqual(own);
});
