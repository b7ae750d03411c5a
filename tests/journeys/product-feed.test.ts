import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { describe, expect, inject, test } from "vitest";
import { Browserless } from "../support/browserless/browserless.ts";
import { sharedCodeHosts } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";

const hdmi = "BJ-HDMI-2M";

async function readItems(origin: string) {
  const { body, status } = await new Browserless(origin).send("/product-feed.xml");
  expect(status).toBe(200);
  return getElementsByTagName("item", parseDocument(body.toString(), { xmlMode: true })).map((item) => {
    return (tag: string) => getElementsByTagName(`g:${tag}`, item).map((element) => textContent(element));
  });
}

describe.each(sharedCodeHosts)("the product feed: %s", (host) => {
  test("has all variants, with what Google demands of each", async () => {
    const shopper = new Browserless(inject("origins")[host]);
    const items = await readItems(shopper.origin);
    expect(items.length).toBeGreaterThan(300);
    const [ids, groups] = [new Set<string>(), new Set<string>()];
    for (const of of items) {
      const [id = ""] = of("id");
      ids.add(id);
      for (const group of of("item_group_id")) groups.add(group);
      for (const tag of ["title", "description", "link", "image_link", "product_type"])
        expect(of(tag), `${tag} of ${id}`).toHaveLength(1);
      expect(of("price"), id).toEqual([expect.stringMatching(/^\d+\.\d\d INR$/)]);
      expect(["in_stock", "out_of_stock"], id).toContain(of("availability")[0]);
      expect(of("identifier_exists").length + Number(of("brand").length > 0 && of("mpn").length > 0), id).toBe(1);
      for (const period of of("sale_price_effective_date"))
        expect(period, id).toMatch(/^\d{4}-\d\d-\d\dT00:00\+0530\/\d{4}-\d\d-\d\dT23:59\+0530$/);
    }
    expect(ids.size).toBe(items.length);
    expect(groups.size).toBeGreaterThan(20);
    expect(items.some((of) => of("sale_price_effective_date").length > 0)).toBe(true);
    expect((await shopper.send("/product-feed.xml?store=nowhere")).status).toBe(404);
    const { pathname, search } = new URL(items[0]?.("link")[0] ?? "");
    expect((await shopper.send(pathname + search)).status).toBe(200);
  });

  const { shop, backend } = withOwnShop(host, { LOG_LEVEL: "silent" }, { backend: {} });

  test("has a changed price at once, and is kept by no proxy for longer than a page", async () => {
    const offer = async () => (await readItems(shop.origin)).find((of) => of("id")[0] === hdmi)?.("price");
    expect(await offer()).not.toEqual(["77.00 INR"]);
    backend.demo.store.db.prepare("UPDATE product SET price = 7700, special_price = NULL WHERE sku = ?").run(hdmi);
    backend.demo.store.catalogueChanged();
    expect(await offer()).toEqual(["77.00 INR"]);
    const { headers } = await new Browserless(shop.origin).send("/product-feed.xml");
    expect(headers["cache-control"]).toBe("public, max-age=60");
  });
});
