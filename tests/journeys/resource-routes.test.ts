import { textContent } from "domutils";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { exchange } from "../support/browserless/exchange.ts";
import { hosts, isFullMatrix } from "../support/modes.ts";
import { phone } from "../support/steps/phone.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

interface BuiltRoute {
  path?: string;
  parentId?: string;
  module: { default?: unknown };
}

/** URLs of the routes without a page, with a value for each parameter. */
async function resourcePaths(): Promise<string[]> {
  const { routes } = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as {
    routes: Record<string, BuiltRoute>;
  }; // Remix's own form
  const pathOf = ({ path = "", parentId }: BuiltRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [...(parent ? [pathOf(parent)] : []), path].filter(Boolean).join("/");
  };
  return Object.values(routes)
    .filter(({ module }) => module.default === undefined)
    .map((route) => `/${pathOf(route).replace(/:\w+/g, "1")}`);
}

const { shop, proxy } = withOwnShop("node");

/** Without a page of their own they have no error boundary: by day every fourth of them. */
test("resource routes log only the shop's own lines", async () => {
  const paths = await resourcePaths();
  expect(paths).toEqual(expect.arrayContaining(["/search-panel", "/listing-filters", "/checkout/pin", "/cart/edit/1"]));
  const headers = { origin: shop.origin, "content-type": "application/x-www-form-urlencoded" };
  for (const path of isFullMatrix ? paths : paths.filter((_, at) => at % 4 === 0)) {
    await exchange(new URL(path, shop.origin));
    await exchange(new URL(path, shop.origin), { method: "POST", headers, body: "" });
  }
  await exchange(new URL("/search-panel?term=phone", shop.origin));
  const lines = shop.said().split("\n").filter(Boolean);
  expect(lines.filter((line) => !line.startsWith("{") && !line.startsWith("The shop is open"))).toEqual([]);
});

test.each(["/favicon.ico", "/apple-touch-icon.png"])(
  "%s, which browsers request by default, is a file",
  async (path) => {
    proxy.takeRequests(/./);
    const answer = await exchange(new URL(path, shop.origin));
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    expect(proxy.takeRequests(/./)).toEqual([]);
  },
);

test("both icons are files on the worker too", async () => {
  for (const path of ["/favicon.ico", "/apple-touch-icon.png"]) {
    const answer = await exchange(new URL(path, inject("origins").workerd));
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
});

test.each(hosts)("pages contain speculation rules unless the shopper saves data: %s", async (host) => {
  const origin = inject("origins")[host];
  const shopper = new Browserless(origin);
  await shopper.goto("/");
  const [rules] = shopper.page.all(({ attribs }) => attribs["type"] === "speculationrules");
  const { prefetch } = JSON.parse(textContent(rules ?? [])) as { prefetch: { eagerness: string }[] }; // its own format
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(["moderate", "immediate"]);
  expect(JSON.stringify(prefetch)).toContain("/(cart|");
  const saving = await exchange(new URL("/", origin), { headers: { "save-data": "on" } });
  expect(saving.body.toString()).not.toContain("speculationrules");
});

test.each(hosts)("a prefetched product counts as viewed when its page is opened: %s", async (host) => {
  const origin = inject("origins")[host];
  const viewedIn = async (headers: Record<string, string>) => {
    const { headers: sent } = await exchange(new URL(phone.path, origin), { headers });
    return [sent["set-cookie"] ?? []].flat().some((cookie) => cookie.includes("viewed="));
  };
  // Twice: Node serves the second from its cache.
  for (const _ of [1, 2]) {
    expect(await viewedIn({})).toBe(true);
    expect(await viewedIn({ "sec-purpose": "prefetch" })).toBe(false);
  }
  const opened = await exchange(new URL("/viewed", origin), {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: "sku=KST-AURA-5G",
  });
  expect(opened.status).toBe(204);
  expect(String(opened.headers["set-cookie"])).toContain("viewed=KST-AURA-5G");
});

test.each(hosts)("a page's address also answers in Markdown, to who prefers it: %s", async (host) => {
  const shopper = new Browserless(inject("origins")[host]);
  const ask = async (path: string, accept: string) => {
    const { headers, body, status } = await shopper.send(path, { headers: { accept } });
    return { status, type: headers["content-type"], vary: String(headers["vary"]), text: body.toString() };
  };
  const html = "text/html; charset=utf-8";
  const markdown = "text/markdown; charset=utf-8";
  // The page is cached in between.
  for (const [accept, type] of [
    ["text/html,application/xhtml+xml,*/*;q=0.8", html],
    ["text/markdown, text/html;q=0.5", markdown],
    ["text/html, text/markdown;q=0.5", html],
    ["text/markdown", markdown],
  ] as const) {
    const answer = await ask(phone.path, accept);
    expect(answer, accept).toMatchObject({ status: 200, type });
    expect(answer.vary).toMatch(/Accept\b/);
  }
  expect((await ask("/", "text/markdown")).text).toContain("## Departments");
  expect(await ask("/cart", "text/markdown")).toMatchObject({ status: 200, type: html });
  expect((await ask("/nothing-here.html", "text/markdown")).status).toBe(404);
});
