import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { screens } from "../screens/screens.ts";
import { Browserless } from "../support/browserless/browserless.ts";
import { isFullMatrix, sharedCodeHosts } from "../support/modes.ts";
import { openBackendProxy } from "../support/shop/backend-proxy.ts";
import { openShop } from "../support/shop/hosts.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const OTHER_NAME = "Asha Electronics";

/**
 * The catalogue's URLs, SKUs and email addresses keep the demo shop's name: they are the merchant's
 * data.
 */
const CATALOGUE = /[\w/-]*bijli-[\w-]+|[\w.]+@bijli\.example/g;

const FILES = ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/sw.js", "/icons.svg", "/placeholder.svg"];

/** Without screens whose content is on another screen. */
const checkedScreens = screens.filter(({ isVariant, isPanel }) => isFullMatrix || !(isVariant || isPanel));

describe.each(sharedCodeHosts)("a store named Asha Electronics: %s", (host) => {
  const rewrite = (answer: string) => answer.replaceAll("Bijli", OTHER_NAME);
  const { shop } = withOwnShop(host, {}, { beforeStart: (proxy) => proxy.behave({ rewrite }) });

  const read = async (path: string) => {
    const { body } = await new Browserless(shop.origin).send(path);
    return body.toString("utf8");
  };

  test.each(checkedScreens)("$name names no other shop", async ({ find }) => {
    const shopper = new Browserless(shop.origin);
    await shopper.expecting(404).goto(await find(shopper));
    const { html } = shopper.page;
    expect(html).toContain(OTHER_NAME);
    expect(html.replace(CATALOGUE, "")).not.toMatch(/bijli/i);
  });

  test.each([...FILES, "/offline", "/no-such-page"])("%s names no other shop", async (path) => {
    expect((await read(path)).replace(CATALOGUE, "")).not.toMatch(/bijli/i);
  });

  test("titles, link previews, structured data and the manifest use its name", async () => {
    expect(await read("/cart")).toContain(`<title>Cart | ${OTHER_NAME}</title>`);
    expect(await read("/no-such-page")).toContain(`<title>Page not found | ${OTHER_NAME}</title>`);
    const home = await read("/");
    expect(home).toContain(`property="og:site_name" content="${OTHER_NAME}"`);
    expect(home).toContain(`"@type":"OnlineStore","name":"${OTHER_NAME}"`);
    expect(home).toContain(`© ${OTHER_NAME}.`);
    expect(JSON.parse(await read("/manifest.webmanifest"))).toMatchObject({ name: OTHER_NAME });
  });

  test("the start message and the error page without a backend use no other name", async () => {
    expect(shop.said()).not.toMatch(/bijli is|bijli shop/i);
    const closed = await openBackendProxy(inject("endpoint"));
    closed.behave("break");
    const withoutBackend = await openShop(host, closed.endpoint, { LOG_LEVEL: "silent" });
    const { status, body } = await new Browserless(withoutBackend.origin).send("/smartphones.html");
    await withoutBackend.stop();
    await closed.close();
    expect(status).toBe(503);
    expect(body.toString("utf8")).not.toMatch(/bijli/i);
  });
});

test("no file for browsers contains a shop's name", () => {
  const names = readdirSync("build/client", { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => /\.(?:js|css|svg|txt|html)$/.test(name));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((name) => /bijli/i.test(readFileSync(join("build/client", name), "utf8")))).toEqual([]);
});
