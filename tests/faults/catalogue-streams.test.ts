import { request } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { exchange } from "../support/browserless/exchange.ts";
import { hosts } from "../support/modes.ts";
import { holdRequests } from "../support/shop/backend-proxy.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

describe.each(hosts)("streams of the whole catalogue: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "silent" });
  afterEach(() => proxy.behave("pass"));

  const get = (path: string) => exchange(new URL(path, shop.origin));

  /** Resolves when the answer begins; `leave` closes its connection before it ends. */
  function begin(path: string): Promise<{ status: number | undefined; leave: () => void }> {
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, shop.origin), { agent: false }, (reply) => {
        reply.on("error", () => undefined);
        resolve({ status: reply.statusCode, leave: () => sent.destroy() });
      });
      sent.once("error", reject).end();
    });
  }

  test.each([
    { path: "/product-feed.xml", operation: /FeedProducts/, atOnce: 2 },
    { path: "/sitemap/products-0-.xml", operation: /ProductUrls/, atOnce: 4 },
  ])("only $atOnce run at once, until they end or their readers leave: $path", async ({ path, operation, atOnce }) => {
    expect((await get(path)).status).toBe(200);
    const held = holdRequests(operation);
    proxy.behave(held.decide);
    const begun = await Promise.all(Array.from({ length: atOnce }, () => begin(path)));
    expect(begun.map((answer) => answer.status)).toEqual(begun.map(() => 200));
    const { status, headers } = await get(path);
    expect([status, headers["cache-control"], headers["retry-after"]]).toEqual([503, "no-store", "30"]);
    for (const { leave } of begun) leave();
    // workerd notices it at the next part. The parts after that are held.
    const later = holdRequests(operation);
    proxy.behave(later.decide);
    held.release();
    const beginNext = async () => {
      const next = await begin(path);
      next.leave();
      return next.status;
    };
    await expect.poll(beginNext, { timeout: 10_000 }).toBe(200);
    later.release();
    await expect.poll(async () => (await get(path)).status, { timeout: 10_000 }).toBe(200);
  });

  test("a HEAD request takes no place", async () => {
    for (let asked = 0; asked < 3; asked += 1) {
      const reply = await exchange(new URL("/product-feed.xml", shop.origin), { method: "HEAD" });
      expect(reply.status).toBe(200);
    }
  });
});
