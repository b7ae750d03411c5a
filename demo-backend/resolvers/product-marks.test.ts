import { expect, test } from "vitest";
import { fixtureSeed } from "../test-support/fixture-seed.ts";
import { openTestBackend } from "../test-support/test-backend.ts";

const dated = { code: "new", label: "New", input: "boolean" as const, filterable: true };
const seed = {
  ...fixtureSeed,
  attributes: [...fixtureSeed.attributes, dated, { ...dated, code: "sale", label: "On sale" }],
  products: fixtureSeed.products.map((product) =>
    product.sku === "HP-HUSH" ? { ...product, newFrom: "2026-11-01", newTo: "2026-11-30" } : product,
  ),
};

test("new and sale follow the clock, on products and in filters", async () => {
  let now = new Date("2026-11-21T08:00:00Z");
  const backend = await openTestBackend({ seed, now: () => now });
  const read = async () => {
    const skus = "items { sku new sale }";
    const { body } = await backend.ask(
      `{ fresh: products(filter: { new: { eq: "1" } }) { ${skus} } reduced: products(filter: { sale: { eq: "1" } }) { ${skus} } }`,
    );
    return body.data;
  };
  try {
    expect(await read()).toMatchObject({
      fresh: { items: [{ sku: "HP-HUSH", new: 1, sale: null }] },
      reduced: { items: expect.arrayContaining([{ sku: "HP-STUDIO", new: null, sale: 1 }]) },
    });
    now = new Date("2027-01-02T08:00:00Z");
    const later = await read();
    expect(later.fresh.items).toEqual([]);
    expect(later.reduced.items.map(({ sku }: { sku: string }) => sku)).not.toContain("HP-STUDIO");
  } finally {
    await backend.close();
  }
});

test("media_gallery returns the video of a picture", async () => {
  const backend = await openTestBackend();
  try {
    backend.store.db.exec(
      "UPDATE product_image SET video_url = 'https://video.example/1', video_title = 'Unboxed' WHERE position = 1",
    );
    backend.store.catalogueChanged();
    const { body } = await backend.ask(
      `{ products(filter: { sku: { eq: "HP-HUSH" } }) { items { media_gallery {
        __typename ... on ProductVideo { video_content { video_url video_title media_type } } } } } }`,
    );
    expect(body.data.products.items[0].media_gallery.slice(0, 2)).toEqual([
      {
        __typename: "ProductVideo",
        video_content: { video_url: "https://video.example/1", video_title: "Unboxed", media_type: "external-video" },
      },
      { __typename: "ProductImage" },
    ]);
  } finally {
    await backend.close();
  }
});
