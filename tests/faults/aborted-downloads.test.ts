import { expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { abortDownloads, descriptorsOf } from "../support/shop/aborted-downloads.ts";
import { openShop } from "../support/shop/hosts.ts";
import { categoryPath } from "../support/steps/phone.ts";

test("hundreds of downloads that are broken off leave the shop as many descriptors as before, and open", async () => {
  const shop = await openShop("node", inject("endpoint"));
  try {
    const guest = new Browserless(shop.origin);
    await guest.goto(categoryPath);
    const named = (tag: string, attribute: string, pattern: RegExp) =>
      guest.page.all(({ name, attribs }) => name === tag && pattern.test(attribs[attribute] ?? "")).slice(0, 5);
    const pictures = named("img", "src", /^\/media\//).map(({ attribs }) =>
      (attribs["src"] ?? "").replace(/\d+x\d+/, "1080x1340"),
    );
    const scripts = named("link", "href", /^\/assets\//).map(({ attribs }) => attribs["href"] ?? "");
    expect([pictures.length, scripts.length].every((count) => count > 0)).toBe(true);
    for (const address of [...pictures, ...scripts]) expect((await fetch(new URL(address, shop.origin))).ok).toBe(true);

    const addresses = [...pictures, ...scripts, categoryPath, "/cart"];
    await abortDownloads(shop.origin, addresses, { count: 50 });
    const before = descriptorsOf(shop.pid) ?? 0;
    await abortDownloads(shop.origin, addresses, { count: 400 });
    // Connections to the backend come and go.
    await expect.poll(() => descriptorsOf(shop.pid) ?? 0, { timeout: 20_000 }).toBeLessThanOrEqual(before + 10);
    await guest.goto(categoryPath);
  } finally {
    await shop.stop();
  }
});
