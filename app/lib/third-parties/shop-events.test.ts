import { expect, test } from "vitest";
import { money } from "~/lib/commerce/model/money";
import { listViewed, productViewed } from "./shop-events";

const phone = { sku: "AURA", name: "Kestriva Aura 5G", price: { final: money(5_999_900, "INR") } };

test("a product is told with its price in rupees and no person in it", () => {
  expect(productViewed(phone)).toEqual({
    event: "view_item",
    ecommerce: {
      currency: "INR",
      value: 59_999,
      items: [{ item_id: "AURA", item_name: "Kestriva Aura 5G", price: 59_999, quantity: 1 }],
    },
  });
});

test("a list is told by its products, a search by its words", () => {
  expect(listViewed([phone], null)).toMatchObject({
    event: "view_item_list",
    ecommerce: { items: [{ item_id: "AURA" }] },
  });
  expect(listViewed([phone], "aura")).toEqual({ event: "search", search_term: "aura" });
});
