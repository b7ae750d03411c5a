import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { openPage } from "../support/browserless/arriving-page.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import {
  browserManifest,
  brotliSize,
  clientFile,
  clientScripts,
  serverScripts,
  withImports,
  type BrowserRoute,
} from "../support/shop/build-output.ts";
import type { PageStyles } from "../../app/lib/page-styles.ts";
import { eventually } from "../support/eventually.ts";
import { holdRequests, openBackendProxy } from "../support/shop/backend-proxy.ts";
import { openShop } from "../support/shop/hosts.ts";
import { categoryPath, phone } from "../support/steps/phone.ts";
import { addPhoneToCart } from "../support/steps/shopping.ts";

const kb = (kilobytes: number) => kilobytes * 1024;

describe("worker bundle", () => {
  test.each([
    ["a Node built-in", /\bfrom\s*["']node:|\brequire\(["']node:|import\(["']node:/],
    ["a database driver", /libsql|better-sqlite3/i],
    ["the Redis client", /@redis\/client|ClientOfflineError|redis\.call/],
    ["the demo backend", /demo-backend|graphql-yoga|createDemoBackend/],
    ["the graphql library", /Syntax Error: Expected Name|GraphQLSchema/],
    ["React's renderer for streams", /\.renderToReadableStream\s*=/],
    ["React's development build", /react-dom\.development|Warning: Each child in a list/],
    ["the Node adapter", /createReadableStreamFromReadable|installGlobals/],
  ])("contains no trace of %s", (_, pattern) => {
    for (const file of serverScripts()) expect(pattern.exec(file.text)?.[0], file.path).toBeUndefined();
  });
});

describe("browser bundle", () => {
  test.each([
    ["zod", /ZodError|invalid_type|zod/i],
    ["server files", /\.server\b|COMMERCE_ENDPOINT|SESSION_SECRET/],
    ["GraphQL documents", /\b(query|mutation|fragment)\s+\w+\s*(\([^)]*\))?\s*(on \w+\s*)?\{|__typename/],
    ["wire types", /graphql-authorization|cart_items|street_line/],
    ["server rendering", /renderToReadableStream|postcss|htmlparser2/],
  ])("contains no trace of %s", (_, pattern) => {
    for (const { path, text } of clientScripts()) {
      expect(pattern.exec(text.replace(/-[\w-]{8}\.js/g, ".js"))?.[0], path).toBeUndefined();
    }
  });

  test("needs at most 105 KB of script for every screen, framework included", () => {
    const { entry, routes } = browserManifest();
    const over: string[] = [];
    for (const route of Object.values(routes)) {
      const files = withImports([entry.module, ...chainOf(route, routes).map(({ module }) => module)]);
      const size = [...files].reduce((sum, path) => sum + clientFile(path).brotli, 0);
      if (size > kb(105)) over.push(`${route.id}: ${size} bytes`);
    }
    expect(over).toEqual([]);
  });

  test("has a script for every split component", () => {
    const files = readdirSync("app", { recursive: true, encoding: "utf8" });
    const parts = files.filter((path) => path.endsWith(".split.tsx"));
    expect(parts.length).toBeGreaterThan(0);
    for (const path of parts) expect(scriptOfPart(path)).toBeDefined();
  });

  test("has at most 8 KB of script for each route", () => {
    const { routes } = browserManifest();
    const over = Object.values(routes)
      .filter(({ id }) => id !== "root")
      .map((route) => ({ id: route.id, size: clientFile(route.module).brotli }))
      .filter(({ size }) => size > kb(8));
    expect(over).toEqual([]);
  });
});

describe("size of a page", () => {
  const firstScreens = ["/", categoryPath, phone.path];

  test.each([...firstScreens, "/cart"])("%s: one script of at most 6 KB before the first use, brotli", async (path) => {
    const shopper = new Browserless(inject("origins").node);
    await shopper.goto(path);
    const scripts = shopper.page.all(({ name }) => name === "script");
    expect(scripts.filter(({ attribs }) => "src" in attribs)).toEqual([]);
    const [entry] = scripts.flatMap(({ attribs }) => attribs["data-entry"] ?? []);
    const src = new URL(entry ?? "", shopper.origin);
    const loader = await shopper.send(src);
    expect(loader.status).toBe(200);
    expect(brotliSize(loader.body)).toBeLessThanOrEqual(kb(6));
    const preloads = shopper.page.all(
      ({ name, attribs }) =>
        name === "link" && /preload/.test(attribs["rel"] ?? "") && /\.js/.test(attribs["href"] ?? ""),
    );
    expect(preloads).toEqual([]);
  });

  test.each([
    { path: "/", most: 93 },
    { path: categoryPath, most: 101.5 },
    { path: phone.path, most: 105 },
    { path: "/build-your-desk.html", most: 105 },
    { path: "/khelgard-arc-34-curved.html", most: 105 },
    { path: "/cart", most: 101.7 },
    { path: "/?action=login", most: 97.5 },
  ])("$path: at most $most KB of script until hydration, brotli", async ({ path, most }) => {
    const shopper = new Browserless(inject("origins").node);
    if (path === "/cart") await addPhoneToCart(shopper);
    await shopper.goto(path);
    const [first] = shopper.page.all(({ attribs }) => attribs["data-entry"] !== undefined);
    const {
      "data-entry": entry = "",
      "data-manifest": manifest = "",
      "data-routes": routes = "",
      "data-parts": parts = "",
    } = first?.attribs ?? {};
    const framework = clientScripts().find(({ path: file }) => file.startsWith("/assets/framework-"))?.path ?? "";
    const named = routes.split(" ").map((route) => route.slice(route.indexOf("=") + 1));
    const ofParts = parts.split(" ").flatMap((part) => scriptOfPart(part) ?? []);
    const files = [...withImports([entry, manifest, framework, ...named, ...ofParts])];
    expect(files.reduce((sum, file) => sum + clientFile(file).brotli, 0)).toBeLessThanOrEqual(kb(most));
  });

  test("an addition to the cart: at most 1.05 KB of responses, brotli", async () => {
    const shopper = new Browserless(inject("origins").node);
    await shopper.goto("/p/BJ-HDMI-2M");
    const path = shopper.address();
    const added = await shopper.post(`${path}.data`, { intent: "add", quantity: "1", "return-to": path });
    expect(added.status).toBe(202);
    const frame = await shopper.send(`${path}.data?_routes=root`);
    expect(String(frame.body)).toContain("Added to your cart.");
    expect(brotliSize(added.body, 5) + brotliSize(frame.body, 5)).toBeLessThanOrEqual(kb(1.05));
  });

  test.each(firstScreens)("%s: at most 30 KB of HTML with styles, brotli", async (path) => {
    const reply = await new Browserless(inject("origins").node).send(path);
    expect(reply.status).toBe(200);
    expect(brotliSize(reply.body, 5)).toBeLessThanOrEqual(kb(30));
  });

  // The frame alone has 3.3 KB: tokens of two themes, header, menus without script, footer.
  test.each([
    { path: "/", most: 5.7 },
    { path: categoryPath, most: 5.85 },
    { path: phone.path, most: 6.35 },
    { path: "/cart", most: 3.65 },
    { path: "/compare", most: 3.55 },
    { path: "/login", most: 3.7 },
    { path: "/contact-us", most: 3.7 },
    { path: "/order-lookup", most: 3.6 },
    { path: "/about-us", most: 3.7 },
  ])("$path: at most $most KB of styles, brotli", async ({ path, most }) => {
    const reply = await new Browserless(inject("origins").node).send(path);
    const styles = stylesIn(reply.body).join("");
    expect(styles).toContain(":root");
    expect(brotliSize(styles)).toBeLessThanOrEqual(kb(most));
  });

  test.each(["/", categoryPath, phone.path, "/cart"])(
    "%s up to its header's end: at most 4.5 KB, brotli",
    async (path) => {
      const { body } = await new Browserless(inject("origins").node).send(path);
      const end = body.indexOf("</header>");
      expect(end).toBeGreaterThan(0);
      expect(brotliSize(body.subarray(0, end), 5)).toBeLessThanOrEqual(kb(4.5));
    },
  );

  test("the cart up to its heading: at most 8.5 KB with styles, brotli", async () => {
    const shopper = new Browserless(inject("origins").node);
    await addPhoneToCart(shopper);
    let { body } = await shopper.send("/cart");
    await eventually(
      async () => {
        if (!body.includes('<div class="placeholder ')) return true;
        ({ body } = await shopper.send("/cart"));
        return false;
      },
      () => "The cart is always deferred",
    );
    const heading = body.indexOf("</h1>");
    expect(heading).toBeGreaterThan(0);
    expect(brotliSize(body.subarray(0, heading), 5)).toBeLessThanOrEqual(kb(8.5));
  });

  test("a list with deferred products: at most 7.2 KB of styles, brotli", async () => {
    const proxy = await openBackendProxy(inject("endpoint"));
    const shop = await openShop("node", proxy.endpoint, { LOG_LEVEL: "silent" });
    try {
      const held = holdRequests(/query Listing/);
      proxy.behave(held.decide);
      const page = openPage(new URL("/search-results?term=wireless+charging", shop.origin));
      await page.has('<div class="placeholder ');
      held.release();
      const styles = stylesIn(Buffer.from((await page.ended).html));
      expect(styles.length).toBe(3);
      expect(brotliSize(styles.join(""))).toBeLessThanOrEqual(kb(7.2));
    } finally {
      await shop.stop();
      await proxy.close();
    }
  });

  test("styles of pages without products: at most 5.5 KB, brotli; similar ones 6.5 KB", () => {
    const { rules, pages } = JSON.parse(readFileSync("build/page-styles.json", "utf8")) as PageStyles; // by scripts/page-styles
    const selling = /^routes\/(\$|_index|p\.|cart$|search-results|new-products|big-deal-products)/;
    const close = /^routes\/(checkout|compare|wishlist|customer\.(my-wishlist|order-history_))/;
    const over = Object.entries(pages)
      .filter(([id]) => id !== "whole" && (id === "routes/$ content" || !selling.test(id)))
      .map(([id, { header, page, deferred }]) => {
        const styles = [...header, ...page, ...deferred].map((at) => rules[at]?.[0]).join("");
        return { id, size: brotliSize(styles) };
      })
      .filter(({ id, size }) => size > kb(close.test(id) ? 6.5 : 5.5));
    expect(over).toEqual([]);
  });

  // Elements cost style and layout, bytes cost parsing.
  test.each([
    { path: "/", elements: 623, limit: 80 },
    { path: categoryPath, elements: 600, limit: 71 },
    // Search engines take each variant with its own offer.
    { path: phone.path, elements: 670, limit: 83.5 },
  ])("$path: at most $elements elements and $limit KB of HTML", async ({ path, elements, limit }) => {
    const shopper = new Browserless(inject("origins").node);
    await shopper.goto(path);
    expect(shopper.page.all(() => true).length).toBeLessThanOrEqual(elements);
    const { body } = await new Browserless(shopper.origin).send(path);
    expect(body.length).toBeLessThanOrEqual(kb(limit));
  });
});

function scriptOfPart(path: string): string | undefined {
  const name = basename(path, ".split.tsx");
  return clientScripts().find((script) => basename(script.path).startsWith(`${name}.part-`))?.path;
}

function stylesIn(html: Buffer): string[] {
  return [...html.toString().matchAll(/<style[^>]*data-page-style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = ""]) => css,
  );
}

function chainOf(route: BrowserRoute, routes: Record<string, BrowserRoute>): BrowserRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...chainOf(parent, routes), route] : [route];
}
