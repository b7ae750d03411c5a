import { describe, expect, test } from "vitest";
import { type Sku, asId } from "../../app/lib/commerce/model/ids.ts";
import { toSelection } from "../../app/lib/commerce/catalog/to-product.server.ts";
import type {
  CustomerReviewsQuery,
  ProductExtrasQuery,
  SelectionQuery,
} from "../../app/lib/commerce/wire/generated/graphql.ts";
import { answered } from "./answers.ts";
import { requestsFor, connectTo } from "./connect.ts";
import { data, useScriptedBackend } from "./scripted-backend.ts";
import { recordedData } from "./recordings.ts";

type Wire = Parameters<typeof toSelection>[0];

const server = useScriptedBackend();

const shop = (token: string | null = null) => connectTo(server, { token });
const sku = (text: string) => asId<Sku>(text);

describe("recorded answers of a Magento 2.4.6", () => {
  test("a grouped product has members with names and prices", async () => {
    server.on("Product", answered("op-Product-with-the-trial-fix"));
    const product = await shop().catalog.product(sku("EB-GRP"));
    const [group] = product?.composite?.groups ?? [];
    expect(group?.components.map(({ label, price, path }) => [label, price.minor, path])).toEqual([
      ["Plain Speaker", 99_900, "/plain-speaker.html"],
      ["Better Speaker", 199_900, "/better-speaker.html"],
      ["Companion Cable", 19_900, "/companion-cable.html"],
      ["Half Price Lamp", 50_000, "/half-price-lamp.html"],
    ]);
  });

  test("a product's variants are the same as those of a separate selection query", async () => {
    const [black, gigabytes] = ["Y29uZmlndXJhYmxlLzkzLzQ5", "Y29uZmlndXJhYmxlLzE1OC8yMjA="];
    const { products } = recordedData<SelectionQuery>("configurable-selection--complete");
    const request = toSelection({ ...products?.items?.[0], __typename: "ConfigurableProduct", name: null } as Wire); // its name was not queried
    server.on("Product", answered("product-detail--PH-ACME-NOVA"));
    const { catalog } = shop();
    await catalog.product(sku("PH-ACME-NOVA"));
    const held = await catalog.selection(sku("PH-ACME-NOVA"), [gigabytes, black]);
    expect(requestsFor(server, "Selection")).toHaveLength(0);
    expect(request.variant).toMatchObject({ sku: "PH-ACME-NOVA-BLACK-128GB", inStock: true });
    expect(held.variant).toMatchObject({ sku: request.variant?.sku, price: request.variant?.price, inStock: true });
    expect(held.gallery.map(({ url }) => url)).toEqual([expect.stringContaining("ph-acme-nova-black-128gb")]);
  });

  test("related, upsell and cross-sell products are mapped", async () => {
    const { products } = recordedData<ProductExtrasQuery>("op-Related-with-the-trial-fix");
    // Recorded before the reviews were in the same query.
    const reviews = { items: [], page_info: { total_pages: 0 } };
    server.on("ProductExtras", data({ products: { items: products?.items?.map((item) => ({ ...item, reviews })) } }));
    const { related, upsell } = await shop().catalog.related(sku("EB-PLAIN"));
    expect(related.map(({ name }) => name)).toEqual(["Companion Cable", "Companion Case"]);
    expect(related[1]?.price).toMatchObject({ regular: { minor: 29_900 }, final: { minor: 24_900 } });
    expect(upsell.map(({ name }) => name)).toEqual(["Better Speaker"]);
    server.on("CrossSell", answered("op-CrossSell-with-the-trial-fix"));
    expect((await shop().catalog.crossSell([sku("EB-PLAIN")])).map(({ name }) => name)).toEqual(["Wall Plug"]);
  });

  test("a customer's review links to its product", async () => {
    const { customer } = recordedData<CustomerReviewsQuery>("op-OwnReviews-with-the-trial-fix");
    // Recorded before ratings_breakdown was queried.
    const items = customer?.reviews.items.map((review) => ({ ...review, ratings_breakdown: [] }));
    server.on("CustomerReviews", data({ customer: { reviews: { ...customer?.reviews, items } } }));
    const { reviews } = await shop("good").records.reviews(1);
    expect(reviews[0]?.product).toEqual({ name: "Better Speaker", path: "/better-speaker.html" });
  });

  test("pickup stores are queried without an area and found by address without a map", async () => {
    server.on("PickupStores", answered("op-PickupPlaces-without-the-key"));
    const names = (places: readonly { name: string }[] | null) => places?.map(({ name }) => name);
    expect(names(await shop().checkout.pickupStores(null))).toEqual(["Bijli Kolkata", "Bijli Mumbai"]);
    expect(requestsFor(server, "PickupStores")[0]?.variables).not.toHaveProperty("near");
    for (const [words, found] of [
      ["Kolkata", ["Bijli Kolkata"]],
      ["400053", ["Bijli Mumbai"]],
      ["Nowhere", undefined],
    ] as const) {
      server.on("PickupStores", answered("pickupLocations--area-city"), answered("op-PickupPlaces-without-the-key"));
      expect(names(await shop().checkout.pickupStores(words)), words).toEqual(found);
    }
  });

  test("pickup stores for a product are queried by unique skus, without an area", async () => {
    server.on("PickupStores", answered("op-PickupPlaces-without-the-key"));
    const { checkout } = shop();
    await checkout.pickupStores(null);
    server.on("PickupStores", answered("pickupLocations--products-info"));
    const places = await checkout.pickupStores(null, [sku("EB-PLAIN"), sku("EB-PLAIN")]);
    expect(places?.map(({ code, withinKm }) => `${code} ${withinKm}`)).toEqual(["kolkata null", "mumbai null"]);
    expect(requestsFor(server, "PickupStores").at(-1)?.variables["products"]).toEqual([{ sku: "EB-PLAIN" }]);
    server.on("PickupStores", answered("pickupLocations--area-unknown"));
    expect(await checkout.pickupStores(null, [sku("EB-SIMPLE")]), "in no shop").toEqual([]);
  });

  test("a wishlist item is added by its list's id, because Magento rejects 0", async () => {
    server.on("WishlistIds", data({ customer: { wishlists: [{ id: "17" }] } }));
    server.on(
      "AddWishlistItemsToCart",
      data({
        addWishlistItemsToCart: { status: true, add_wishlist_items_to_cart_user_errors: [], wishlist: { id: "17" } },
      }),
    );
    expect(await shop("good").wishlist.toCart("6")).toEqual({ ok: true });
    expect(requestsFor(server, "AddWishlistItemsToCart")[0]?.variables).toEqual({ list: "17", ids: ["6"] });
  });
});
