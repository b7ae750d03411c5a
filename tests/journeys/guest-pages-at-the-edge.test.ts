import { describe, expect, test } from "vitest";
import { exchange, type Reply } from "../support/browserless/exchange.ts";
import { eventually } from "../support/eventually.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { phone } from "../support/steps/phone.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

describe("cached guest pages on workerd", () => {
  const { shop } = withOwnShop("workerd", { PURGE_SECRET });

  const visit = (headers: Record<string, string> = {}) => exchange(new URL(phone.path, shop.origin), { headers });
  const isCached = ({ headers }: Reply) => headers["server-timing"] === "cached";
  const cached = () =>
    eventually(
      async () => isCached(await visit()),
      () => "It is never cached",
    );

  test("are sent as they were rendered, and revalidate by their ETag", async () => {
    const rendered = await visit();
    expect(isCached(rendered)).toBe(false);
    await cached();
    const page = await visit();
    const namesOf = ({ setCookies }: Reply) => setCookies.map((cookie) => String(cookie).split("=")[0]);
    expect(namesOf(page)).toEqual(namesOf(rendered));
    expect(page.headers["content-security-policy"]).toMatch(/^default-src/);
    const again = await visit({ "if-none-match": String(page.headers["etag"]) });
    expect([again.status, String(again.body)]).toEqual([304, ""]);
    expect(isCached(await visit({ cookie: "a=1" }))).toBe(false);
  });

  test("are rendered anew after a purge of one of their tags", async () => {
    await cached();
    await purge(shop.origin, "content");
    expect(isCached(await visit())).toBe(false);
  });
});
