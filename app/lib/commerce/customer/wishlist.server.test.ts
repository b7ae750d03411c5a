import { describe, expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { card } from "../../../../tests/contract/wire-shapes.ts";
import { type Sku, asId } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();

const area = () => connectTo(server, { token: "good" }).wishlist;
const wishlist = { id: "3", items_count: 4 };
const sku = (text: string) => asId<Sku>(text);
const lists = (...wishlists: object[]) => data({ customer: { wishlists } });
const line = (id: string, of: string) => ({ id, product: { sku: of } });
const denied = { message: "The current customer isn't authorized.", extensions: { category: "graphql-authorization" } };

describe("wishlist.brief", () => {
  test("counts all lists and returns the first list's SKUs without duplicates", async () => {
    const first = { items_count: 3, items_v2: { items: [line("1", "A"), line("2", "B"), line("3", "A"), null] } };
    server.on("WishlistIds", lists(first, { items_count: 4, items_v2: { items: [line("9", "Z")] } }));
    expect(await area().brief()).toEqual({ count: 7, skus: ["A", "B"] });
  });

  test("is empty when wishlists are disabled", async () => {
    server.on(
      "WishlistIds",
      data({ customer: null }, { message: "The wishlist configuration is currently disabled." }),
    );
    expect(await area().brief()).toEqual({ count: 0, skus: [] });
  });

  test("throws unauthorized when the session has ended", async () => {
    server.on("WishlistIds", data({ customer: null }, denied));
    await expect(area().brief()).rejects.toMatchObject({ kind: "unauthorized" });
  });
});

test("find searches all pages of the list", async () => {
  const page = (...items: object[]) => lists({ items_v2: { items, page_info: { total_pages: 2 } } });
  server.on("WishlistIds", page(line("1", "A"), line("2", "B")), page(line("101", "A")));
  expect(await area().find(sku("A"))).toEqual(["1", "101"]);
  expect(requestsFor(server, "WishlistIds").map(({ variables }) => variables)).toEqual([
    { page: 1, size: 100 },
    { page: 2, size: 100 },
  ]);
});

describe("wishlist.add", () => {
  test("adds a variant with its parent SKU to the customer's first list", async () => {
    server.on("AddToWishlist", data({ addProductsToWishlist: { wishlist, user_errors: [] } }));
    const enteredOptions = [{ uid: "b1", value: "3" }];
    const wish = { sku: sku("VOY-ONE-B"), parentSku: sku("VOY-ONE"), selectedOptions: ["c1"], enteredOptions };
    expect(await area().add(wish)).toEqual({ ok: true, count: 4 });
    expect(requestsFor(server, "AddToWishlist")[0]?.variables).toEqual({
      list: "0",
      items: [
        {
          sku: "VOY-ONE-B",
          parent_sku: "VOY-ONE",
          selected_options: ["c1"],
          entered_options: enteredOptions,
          quantity: 1,
        },
      ],
    });
  });

  test("rejects an unknown product with the backend's message", async () => {
    const message = 'Could not find a product with SKU "NOPE"';
    server.on(
      "AddToWishlist",
      data({ addProductsToWishlist: { wishlist, user_errors: [{ code: "PRODUCT_NOT_FOUND", message }] } }),
    );
    const result = await area().add({
      sku: sku("NOPE"),
      parentSku: null,
      selectedOptions: [],
      enteredOptions: [],
    });
    expect(result).toEqual({ ok: false, problems: [{ code: "PRODUCT_NOT_FOUND", message }] });
  });
});

test("remove succeeds when the product is already gone", async () => {
  const message = "यह वस्तु सूची में नहीं है";
  server.on("WishlistIds", lists({ id: "3", items_v2: { items: [], page_info: { total_pages: 1 } } }));
  server.on(
    "RemoveFromWishlist",
    data({ removeProductsFromWishlist: { wishlist, user_errors: [{ code: "UNDEFINED", message }] } }),
  );
  expect(await area().remove(["9"])).toEqual({ ok: true, count: 4 });
});

test("toCart does not request the list id after page has read it", async () => {
  const one = area();
  server.on("Wishlist", lists({ id: "3", items_v2: { items: [], page_info: { total_pages: 1 } } }));
  server.on("AddWishlistItemsToCart", data({ addWishlistItemsToCart: { ...{ wishlist, status: true }, add_wishlist_items_to_cart_user_errors: [] } })); // prettier-ignore
  await one.page(1);
  expect(await one.toCart("6")).toEqual({ ok: true });
  expect(requestsFor(server, "WishlistIds")).toEqual([]);
  expect(requestsFor(server, "AddWishlistItemsToCart")[0]?.variables).toEqual({ list: "3", ids: ["6"] });
});

test("toCart explains why a product cannot be added", async () => {
  const message = "There are no source items with the in stock status";
  const moved = { wishlist, status: false, add_wishlist_items_to_cart_user_errors: [{ code: "NOT_SALABLE", message }] };
  server.on("WishlistIds", lists({ id: "3" }));
  server.on("AddWishlistItemsToCart", data({ addWishlistItemsToCart: moved }));
  expect(await area().toCart("6")).toEqual({
    ok: false,
    problems: [{ code: "NOT_SALABLE", message: "This product is out of stock." }],
  });
});

describe("wishlist.page", () => {
  const options = [
    { label: "Storage", position: 1, values: [{ uid: "s", label: "128 GB" }] },
    { label: "Colour", position: 0, values: [{ uid: "c", label: "Black" }, { uid: "n", label: null }, null] },
  ];
  const wish = {
    __typename: "ConfigurableWishlistItem",
    id: "4",
    quantity: 2,
    description: "For Ravi",
    product: { ...card, configurable_options: options },
    configurable_options: [],
    configured_variant: null,
    customizable_options: [],
  };
  const show = async (...items: object[]) => {
    server.on("Wishlist", lists({ id: "3", items_v2: { items, page_info: { total_pages: 1 } } }));
    return (await area().page(1)).lines;
  };

  test("lists the options still to choose, in the product's order", async () => {
    const [shown] = await show(wish);
    expect(shown).toMatchObject({ id: "4", quantity: 2, note: "For Ravi", choices: [] });
    expect(shown?.open).toEqual([
      { label: "Colour", values: [{ uid: "c", label: "Black" }] },
      { label: "Storage", values: [{ uid: "s", label: "128 GB" }] },
    ]);
  });

  test("shows a chosen variant with its own price and stock", async () => {
    const price = { value: 31999, currency: "INR" };
    const [shown] = await show({
      ...wish,
      configurable_options: [{ option_label: "Colour", value_label: "Black" }],
      configured_variant: {
        stock_status: "OUT_OF_STOCK",
        small_image: null,
        price_range: { minimum_price: { regular_price: price, final_price: price }, maximum_price: null },
      },
    });
    expect(shown).toMatchObject({ open: [], choices: [{ label: "Colour", value: "Black" }] });
    expect(shown?.product).toMatchObject({
      inStock: false,
      isPriceFrom: false,
      price: { final: { minor: 3_199_900 } },
    });
  });

  test("keeps a line whose product no longer exists", async () => {
    const [shown] = await show({ ...wish, __typename: "SimpleWishlistItem", product: null });
    expect(shown).toMatchObject({ id: "4", product: null });
  });

  test("sends bundles without selections to their product page", async () => {
    const bundle = { ...wish, __typename: "BundleWishlistItem", product: { ...card, __typename: "BundleProduct" } };
    const chosen = [{ label: "Mouse", values: [{ label: "Ergo", quantity: 2 }] }];
    const [open, done] = await show({ ...bundle, bundle_options: [] }, { ...bundle, bundle_options: chosen });
    expect(open?.open).toBe("on-its-page");
    expect(done).toMatchObject({ open: [], choices: [{ label: "Mouse", value: "2 × Ergo" }] });
  });

  test("sends products without their required custom options to their product page", async () => {
    const options = [{ required: false }, { required: true }];
    const simple = {
      ...wish,
      __typename: "SimpleWishlistItem",
      product: { ...card, __typename: "SimpleProduct", options },
    };
    const values = [{ customizable_option_value_uid: "v", label: "", value: "Asha" }];
    const engraved = [{ customizable_option_uid: "o", label: "Engraving", values }];
    const [open, done, free] = await show(...[simple, { ...simple, customizable_options: engraved }], {
      ...simple,
      product: { ...card, __typename: "SimpleProduct", options: [{ required: false }] },
    });
    expect(open?.open).toBe("on-its-page");
    expect(done).toMatchObject({ open: [], choices: [{ label: "Engraving", value: "Asha" }] });
    expect(free?.open).toEqual([]);
  });
});
