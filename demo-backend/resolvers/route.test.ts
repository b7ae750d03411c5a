import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "../test-support/test-backend.ts";

let backend: TestBackend;
let quirky: TestBackend;

beforeAll(async () => {
  [backend, quirky] = await Promise.all([openTestBackend(), openTestBackend({ quirks: true })]);
  for (const { store } of [backend, quirky]) {
    const { productBySku } = store.catalogue;
    const phone = productBySku("PH-NOVA")?.id;
    const off = productBySku("OFF-1")?.id;
    store.db.exec(`
      INSERT INTO url_rewrite VALUES ('internal-alias', 'PRODUCT', ${phone}, 0, 'acme-nova-5g-phone.html');
      INSERT INTO url_rewrite VALUES ('old-nova-phone.html', 'PRODUCT', ${phone}, 301, 'acme-nova-5g-phone.html');
      INSERT INTO url_rewrite VALUES ('go/audio', 'CATEGORY', 5, 302, 'electronics/audio.html');
      INSERT INTO url_rewrite VALUES ('go/policy', 'CMS_PAGE', 2, 301, 'shipping-policy');
      INSERT INTO url_rewrite VALUES ('hidden.html', 'PRODUCT', ${productBySku("HIDDEN-1")?.id}, 0, NULL);
      UPDATE category SET is_active = 0 WHERE key = 'empty';`);
    if (off === undefined) throw new Error("the fixture has OFF-1");
    store.catalogueChanged();
  }
});
afterAll(() => Promise.all([backend.close(), quirky.close()]));

async function resolve(shop: TestBackend, url: string) {
  const query = `query($u:String!){
    route(url:$u){__typename relative_url redirect_code type ... on ProductInterface{sku} ... on CategoryInterface{url_path} ... on CmsPage{identifier}}
    urlResolver(url:$u){relative_url redirectCode type entity_uid}}`;
  const { body } = await shop.ask(query, { u: url });
  return body;
}

describe("route and urlResolver", () => {
  test.each(["disabled-gadget.html", "electronics/empty.html"])(
    "resolves the disabled %s only with quirks",
    async (url) => {
      expect((await resolve(backend, url)).data).toEqual({ route: null, urlResolver: null });
      expect((await resolve(quirky, url)).data.route).toMatchObject({ relative_url: url, redirect_code: 0 });
    },
  );

  test("rejects an empty URL", async () => {
    const { errors } = await resolve(backend, "");
    expect(errors[0]).toMatchObject({
      message: '"url" argument should be specified and not empty',
      path: ["route"],
      extensions: { category: "graphql-input" },
    });
  });
});
