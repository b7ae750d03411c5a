import { expect, test } from "vitest";
import type { FeedItem } from "~/lib/commerce/model/feed";
import { asId } from "~/lib/commerce/model/ids";
import { money } from "~/lib/commerce/model/money";
import { feedItem } from "./product-feed";

const item: FeedItem = {
  sku: asId("AURA-RED"),
  group: asId("AURA"),
  name: "Aura <5G> Red",
  description: "Phone & charger",
  path: "/aura.html?color=5",
  pictures: ["/media/catalog/product/a/b.jpg", "/media/catalog/product/c.jpg"],
  inStock: true,
  price: { regular: money(1_999_900, "INR"), final: money(1_799_900, "INR") },
  reducedUntil: "2026-12-31",
  categories: ["Mobiles", "Phones"],
  choice: { color: "Red", ram: "8 GB" },
  named: { brand: "Kestriva", gtin: "8901234567894", origin: "India" },
};
const feed = { origin: "https://shop.example", name: "Shop", today: "2026-11-29", timeZone: "Asia/Kolkata" };

test("a variant has its group, choice, prices and identifiers", () => {
  const xml = feedItem(item, feed);
  for (const [tag, text] of Object.entries({
    id: "AURA-RED",
    title: "Aura &lt;5G&gt; Red",
    description: "Phone &amp; charger",
    link: "https://shop.example/aura.html?color=5",
    image_link: "https://shop.example/media/1080x1340/catalog/product/a/b.jpg",
    additional_image_link: "https://shop.example/media/1080x1340/catalog/product/c.jpg",
    availability: "in_stock",
    price: "19999.00 INR",
    sale_price: "17999.00 INR",
    sale_price_effective_date: "2026-11-29T00:00+0530/2026-12-31T23:59+0530",
    brand: "Kestriva",
    gtin: "8901234567894",
    item_group_id: "AURA",
    product_type: "Mobiles &gt; Phones",
    color: "Red",
  })) {
    expect(xml).toContain(`<g:${tag}>${text}</g:${tag}>`);
  }
  expect(xml).not.toMatch(/g:(identifier_exists|ram|mpn)>/);
});

test("a product without identifiers or reduction says so, and has no empty elements", () => {
  const bare: FeedItem = {
    ...item,
    group: null,
    price: { regular: money(100, "INR"), final: money(100, "INR") },
    named: {},
    choice: {},
    inStock: false,
  };
  const xml = feedItem(bare, feed);
  expect(xml).toContain("<g:identifier_exists>no</g:identifier_exists>");
  expect(xml).toContain("<g:availability>out_of_stock</g:availability>");
  expect(xml).not.toMatch(/sale_price|item_group_id|<g:[a-z_]+><\/g:/);
});

test("a product without picture is left out", () => {
  expect(feedItem({ ...item, pictures: [] }, feed)).toBeNull();
  expect(feedItem({ ...item, pictures: ["/placeholder.png"] }, feed)).toBeNull();
});

test("long SKUs that differ at their end have different ids of at most 50 characters", () => {
  const idOf = (sku: string) => /<g:id>(.*)<\/g:id>/.exec(feedItem({ ...item, sku: asId(sku) }, feed) ?? "")?.[1] ?? "";
  const ids = ["red", "blue"].map((colour) => idOf(`${"a-very-long-name-".repeat(4)}${colour}`));
  expect(ids[0]).not.toBe(ids[1]);
  expect(ids.map(({ length }) => length <= 50)).toEqual([true, true]);
  expect(idOf("a".repeat(50))).toBe("a".repeat(50));
});
