import { useLoaderData } from "@remix-run/react";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { compareCookie } from "~/features/compare/compare-list.server";
import { frameDataOf } from "~/frame/load-root-data.server";
import { parseConfig } from "~/lib/server/protection/config.server";
import { shopLoader } from "~/lib/server/request/handlers.server";
import { deferred } from "~/lib/server/request/deferred.server";
import { DeferredPart } from "~/ui/deferred-part";
import * as entry from "./entry.server";

afterEach(() => void vi.restoreAllMocks());

const config = parseConfig({ COMMERCE_ENDPOINT: "http://127.0.0.1:3/graphql", SESSION_SECRET: "x".repeat(32) });

/** A deferred part that sets a cookie through the shop. */
const loader = shopLoader(async ({ shop, url }) => ({
  ...frameDataOf(shop, url),
  part: await deferred(shop, "comparison", async () => {
    await new Promise((resolve) => setTimeout(resolve, Number(url.searchParams.get("ms"))));
    shop.cookies.set(compareCookie, { uid: "list", skus: [] });
    return "compared";
  }),
}));

function Page() {
  const { part } = useLoaderData<typeof loader>();
  const shown = createElement(DeferredPart<string>, {
    data: part,
    label: "It",
    children: (text) => createElement("p", null, text),
  });
  return createElement("html", null, createElement("body", null, shown));
}

function ErrorBoundary() {
  return createElement("html", null, createElement("body", null, "Refused"));
}

const build = {
  entry: { module: entry },
  routes: { root: { id: "root", path: "", module: { default: Page, loader, ErrorBoundary } } },
  assets: {
    version: "1",
    url: "/manifest.js",
    entry: { module: "/entry.js", imports: [] },
    routes: { root: { id: "root", path: "", module: "/root.js", hasLoader: true } },
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  basename: "/",
  mode: "production",
  isSpaMode: false,
  future: { v3_singleFetch: true },
} as unknown as ServerBuild; // the parts that rendering a page uses

async function visit(ms: number): Promise<{ cookies: string[]; html: string }> {
  const request = new Request(`http://shop.test/?ms=${ms}`, { headers: { Accept: "text/html" } });
  const reply = await createRequestHandler(build, "production")(request, { config, requestId: "test" });
  return { cookies: reply.headers.getSetCookie(), html: await reply.text() };
}

test("a cookie set after the headers were sent is lost and logged, and its part is shown", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(await visit(0)).toMatchObject({
    cookies: [expect.stringMatching(/^compare=/)],
    html: expect.stringContaining("<p>compared</p>"),
  });
  expect(logged).not.toHaveBeenCalled();
  const { cookies, html } = await visit(100);
  expect(cookies).toEqual([]);
  expect(html).toContain("<p>compared</p>");
  const line = expect.stringMatching(/cookie written after the headers were sent.*"name":"compare"/);
  expect(logged).toHaveBeenCalledExactlyOnceWith(line);
});

test("answers 405 to a form for a page without an action, and logs nothing", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const request = new Request("http://shop.test/", { method: "POST", body: new URLSearchParams({ any: "thing" }) });
  const reply = await createRequestHandler(build, "production")(request, { config, requestId: "test" });
  expect(reply.status).toBe(405);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(logged).not.toHaveBeenCalled();
});
