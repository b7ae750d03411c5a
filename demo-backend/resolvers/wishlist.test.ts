import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { toUid } from "../rules/uid.ts";
import { openCustomerShop, type CustomerShop } from "../test-support/customer-steps.ts";

let shop: CustomerShop;
let token: string;

beforeAll(async () => {
  shop = await openCustomerShop();
  return () => shop.close();
});
beforeEach(async () => {
  shop.reset();
  await shop.signUp("asha@example.in");
  token = await shop.signIn("asha@example.in");
}, 60_000);

const list = "wishlist { id items_count items_v2 { items { id quantity product { sku } } } }";
const wishDocument = `mutation ($i: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $i) {
  user_errors { code message } ${list} } }`;

async function wish(...items: { sku: string; parent_sku?: string; quantity: number; selected_options?: string[] }[]) {
  return (await shop.as(token, wishDocument, { i: items })).addProductsToWishlist;
}

function optionUid(attribute: string, label: string): string {
  const { catalogue } = shop.store;
  const row = catalogue.attributeByCode(attribute);
  const option = catalogue.optionsOfAttribute(row?.id ?? 0).find((one) => one.label === label);
  return toUid(`configurable/${row?.id}/${option?.id}`);
}

describe("wishlist", () => {
  test("returns every product type, with and without options", async () => {
    await wish(
      { sku: "PH-NOVA", quantity: 1 },
      { sku: "PH-NOVA", quantity: 1, selected_options: [optionUid("color", "Black"), optionUid("storage_capacity", "256 GB")] }, // prettier-ignore
      ...["WARRANTY", "ALBUM", "KIT", "GROUP"].map((sku) => ({ sku, quantity: 1 })),
    );
    const document = `{ customer { wishlists { sharing_code updated_at items_v2(pageSize: 4, currentPage: 1) { page_info { total_pages } items {
      __typename description added_at ... on ConfigurableWishlistItem { child_sku configured_variant { sku } configurable_options { option_label value_label } }
      ... on BundleWishlistItem { bundle_options { label } } ... on DownloadableWishlistItem { links_v2 { title } } } } } wishlist { items { id qty } } } }`;
    const { customer } = await shop.as(token, document);
    expect(customer.wishlist.items).toHaveLength(6);
    expect(customer.wishlists[0].items_v2.page_info).toEqual({ total_pages: 2 });
    expect(customer.wishlists[0].items_v2.items).toMatchObject([
      {
        __typename: "ConfigurableWishlistItem",
        child_sku: "PH-NOVA",
        configured_variant: null,
        configurable_options: [],
      },
      { configured_variant: { sku: "PH-NOVA-BLACK-256GB" }, configurable_options: [{ value_label: "Black" }, {}] },
      { __typename: "VirtualWishlistItem", added_at: "2026-11-21 08:00:00", description: null },
      { __typename: "DownloadableWishlistItem", links_v2: [] },
    ]);
  });
});

describe("addWishlistItemsToCart", () => {
  const move = `mutation ($l: ID!, $i: [ID!]) { addWishlistItemsToCart(wishlistId: $l, wishlistItemIds: $i) { status
    add_wishlist_items_to_cart_user_errors { code message wishlistId wishlistItemId } ${list} } }`;

  test("rejects item ids that are not on the list", async () => {
    const { wishlist } = await wish();
    expect((await shop.failure(token, move, { l: wishlist.id, i: ["77"] })).category).toBe("graphql-input");
  });
});
