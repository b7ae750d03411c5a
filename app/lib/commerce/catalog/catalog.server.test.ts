import { beforeEach, describe, expect, test, vi } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, status, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { card, product, store } from "../../../../tests/contract/wire-shapes.ts";
import type { Commerce } from "~/lib/commerce/commerce.server";
import { type CategoryUid, type Sku, asId } from "~/lib/commerce/model/ids";
import type { Listing, ListingQuery } from "~/lib/commerce/model/listing";
import { createReadCache } from "~/lib/commerce/transport/read-cache.server";

const server = useScriptedBackend();
let shop: Commerce;
beforeEach(() => void (shop = connectTo(server)));

const requestsOf = (operation: string) => requestsFor(server, operation);
const usd = (value: number) => ({ value, currency: "USD" });

describe("catalog", () => {
  test.each([
    [
      { __typename: "SimpleProduct", relative_url: "a.html", redirect_code: 0, sku: "A" },
      { type: "product", sku: "A" },
    ],
    [
      { __typename: "CategoryTree", relative_url: "a.html", redirect_code: 0, uid: "Mg==" },
      { type: "category", uid: "Mg==" },
    ],
    [
      { __typename: "CmsPage", relative_url: "a", redirect_code: 0, identifier: "a" },
      { type: "page", identifier: "a" },
    ],
    [
      { __typename: "SimpleProduct", relative_url: "b.html", redirect_code: 301, sku: "B" },
      { type: "redirect", status: 301, path: "/b.html" },
    ],
    [
      { __typename: "CategoryTree", relative_url: "//evil.example/ü", redirect_code: 302, uid: "Mg==" },
      { type: "redirect", status: 302, path: "/evil.example/%C3%BC" },
    ],
    [
      { __typename: "SimpleProduct", relative_url: "a.html", redirect_code: 301, sku: "A" },
      { type: "product", sku: "A" },
    ],
    [null, null],
  ])("resolves /a.html with the route %o to %o", async (route, expected) => {
    server.on("Route", data({ route }));
    expect(await shop.catalog.resolve("/a.html")).toEqual(expected);
  });

  test.each(["", `/${"x".repeat(300)}`, "/%E0%A4%A"])(
    "resolves the path %j to null without a request",
    async (path) => {
      expect(await shop.catalog.resolve(path)).toBeNull();
      expect(server.seen).toHaveLength(0);
    },
  );

  test("resolves paths of cards and the menu without a request", async () => {
    const entry = { uid: "Mg==", name: "Phones", url_path: "phones & more", url_suffix: ".html", position: 1 };
    const items = [{ children: [{ ...entry, include_in_menu: 1, children: [] }] }];
    server.on("Menu", data({ categories: { items } }));
    server.on("Cards", data({ products: { items: [card] } }));
    await shop.catalog.menu();
    await shop.catalog.bySku([asId<Sku>("VOY-ONE")]);
    expect(await shop.catalog.resolve("/phones%20&%20more.html")).toEqual({ type: "category", uid: "Mg==" });
    expect(await shop.catalog.resolve("/voyant-one.html")).toEqual({ type: "product", sku: "VOY-ONE" });
    expect(requestsOf("Route")).toHaveLength(0);
  });

  test("selects a variant from a read product without a request, unless sold out", async () => {
    const option = { attribute_code: "color", label: "Colour", position: 1 };
    const [black, red] = ["Black", "Red"].map((label, at) => ({
      ...{ uid: label, value_index: at, label },
      swatch_data: null,
    }));
    const variant = (value_index: number, stock_status: string) => ({
      attributes: [{ code: "color", value_index }],
      product: { ...card, sku: `VOY-${value_index}`, stock_status, media_gallery: null },
    });
    const variants = [variant(0, "IN_STOCK"), variant(1, "OUT_OF_STOCK"), variant(2, "IN_STOCK")];
    const configurable_options = [{ ...option, values: [black, red] }];
    server.on("Product", data({ products: { items: [{ ...product, configurable_options, variants }] } }));
    const items = [{ __typename: "ConfigurableProduct", name: "", configurable_product_options_selection: null }];
    server.on("Selection", data({ products: { items } }));
    const sku = asId<Sku>("VOY-ONE");
    await shop.catalog.product(sku);
    expect((await shop.catalog.selection(sku, ["Black"])).variant?.sku).toBe("VOY-0");
    expect(requestsOf("Selection")).toHaveLength(0);
    expect((await shop.catalog.selection(sku, ["Red"])).variant).toBeNull();
    expect(requestsOf("Selection").map(({ variables }) => variables)).toEqual([
      { filter: { sku: { eq: sku } }, values: ["Red"] },
    ]);
  });

  test("converts prices of a product's parts, and reads product and store in parallel", async () => {
    const { configurable_options: _none, ...rest } = product as typeof product & { configurable_options: unknown }; // the sample is configurable
    const price_range = { minimum_price: { regular_price: usd(2.39), final_price: usd(2.39) } };
    const links = [{ uid: "flac", title: "FLAC", price: 150, sort_order: 1, sample_url: null }];
    const album = {
      ...{ ...rest, __typename: "DownloadableProduct", price_range, links_title: "Editions" },
      ...{ links_purchased_separately: 1, downloadable_product_links: links, downloadable_product_samples: [] },
    };
    const waiting: (() => void)[] = [];
    for (const [operation, answer] of [
      ["Store", data(store)],
      ["Product", data({ products: { items: [album], aggregations: [] } })],
    ] as const)
      server.on(operation, (response, request) => {
        waiting.push(() => answer(response, request));
        if (waiting.length === 2) for (const answerNow of waiting) answerNow();
      });
    const found = await connectTo(server, { currency: "USD" }).catalog.product(asId<Sku>("ALBUM"));
    expect(found?.composite?.groups[0]?.components[0]?.price).toEqual({ minor: 180, currency: "USD" });
  });

  test("priceBands splits the catalogue by prices in the base currency", async () => {
    const mostExpensive = { price_range: { minimum_price: { final_price: { value: 24 } } } };
    const answer = (total_count: number) => data({ products: { total_count, items: [mostExpensive] } });
    server.on("ProductUrls", answer(4_000), answer(4_000), answer(2_000));
    const bands = await connectTo(server, { currency: "USD" }).catalog.priceBands();
    expect(bands).toEqual([
      { from: 0, to: 44.71 },
      { from: 44.72, to: null },
    ]);
  });

  test("product returns null for an unknown SKU", async () => {
    server.on("Product", data({ products: { items: [] } }));
    expect(await shop.catalog.product(asId<Sku>("X"))).toBeNull();
  });

  test("finds products that are visible only in search by searching for their SKU", async () => {
    const none = data({ products: { items: [], aggregations: [] } });
    server.on("Product", none, data({ products: { items: [{ ...product, sku: "FIND-ME" }], aggregations: [] } }));
    expect(await shop.catalog.product(asId("FIND-ME"))).toMatchObject({ sku: "FIND-ME" });
    expect(requestsOf("Product").map(({ variables }) => variables["search"])).toEqual([undefined, "FIND-ME"]);

    const found = (...skus: string[]) => data({ products: { items: skus.map((sku) => ({ ...card, uid: sku, sku })) } });
    server.on("Cards", found("A"), found("FIND-ME"));
    const skus = ["FIND-ME", "GONE", "A"].map((sku) => asId<Sku>(sku));
    expect((await shop.catalog.bySku(skus)).map(({ sku }) => sku)).toEqual(["FIND-ME", "A"]);
    expect(requestsOf("Cards")[1]?.variables).toMatchObject({
      filter: { sku: { in: ["FIND-ME", "GONE"] } },
      search: "FIND-ME GONE",
    });
  });

  test("returns a product despite an error in one field", async () => {
    server.on(
      "Product",
      data({ products: { items: [{ ...product, categories: null }] } }, { message: "Internal server error" }),
    );
    expect(await shop.catalog.product(asId<Sku>("VOY-ONE"))).toMatchObject({ name: "Voyant One", breadcrumbs: [] });
  });

  test.each([
    ["a product", "Product", { products: { items: [null], aggregations: [] } }, () => shop.catalog.product(asId<Sku>("VOY-ONE"))],
    ["a category", "Category", { categories: { items: [null] } }, () => shop.catalog.category(asId<CategoryUid>("Mg=="))],
  ] as const)("throws when the backend fails to read %s", async (_, operation, answer, read) => {
    server.on(operation, data(answer, { message: "Internal server error" }));
    await expect(read()).rejects.toMatchObject({ kind: "contract" });
  }); // prettier-ignore

  test("category returns null for a malformed uid", async () => {
    server.on("Category", data({ categories: null }, { message: 'Value of uid "!" is incorrect.' }));
    expect(await shop.catalog.category(asId<CategoryUid>("!"))).toBeNull();
  });

  test("returns a stale product while the backend is down", async () => {
    let time = 0;
    const cache = createReadCache({ now: () => time });
    server.on("Product", data({ products: { items: [product] } }), status(503, "down"));
    await connectTo(server, { cache }).catalog.product(asId<Sku>("VOY-ONE"));
    time = 3_600_000;
    expect(await connectTo(server, { cache }).catalog.product(asId<Sku>("VOY-ONE"))).toMatchObject({
      name: "Voyant One",
    });
  });
});

describe("catalog.listing", () => {
  const query: ListingQuery = { search: null, category: null, filters: {}, sort: null, page: 1, pageSize: 20 };
  const aggregations = [
    {
      attribute_code: "brand",
      label: "Brand",
      options: [
        { label: "Voyant", value: "4", count: 3 },
        { label: "Other", value: "5", count: 1 },
      ],
    },
    { attribute_code: "category_uid", label: "Category", options: [{ label: "Phones", value: "Mg==", count: 3 }] },
  ];
  const page = (more: object = {}) => ({
    products: {
      total_count: 3,
      page_info: { current_page: 1, page_size: 20, total_pages: 1 },
      aggregations,
      items: [card],
      ...more,
    },
  });

  test("sends only offered filters, and keeps a selected facet's other options", async () => {
    const filtered = [{ ...aggregations[0], options: [{ label: "Voyant", value: "4", count: 3 }] }];
    server.on("Listing", data(page()), data(page({ aggregations: filtered })));
    const filters = { brand: ["4"], utm_source: ["mail"], price: ["x"] };
    const listing = await shop.catalog.listing({ ...query, search: " phone ", filters });
    expect(requestsOf("Listing").map(({ variables }) => variables)).toEqual([
      { search: "phone", sort: { relevance: "DESC" }, pageSize: 20, page: 1 },
      { search: "phone", sort: { relevance: "DESC" }, filter: { brand: { eq: "4" } }, pageSize: 20, page: 1 },
    ]);
    expect(listing.facets[0]?.options).toHaveLength(2);
    expect(listing.filters).toEqual({ brand: ["4"] });
  });

  test("sorts a category by position and has no category facet", async () => {
    server.on("Listing", data(page()));
    const listing = await shop.catalog.listing({ ...query, category: asId<CategoryUid>("Mg=="), sort: null });
    expect(requestsOf("Listing")[0]?.variables).toEqual({
      filter: { category_uid: { eq: "Mg==" } },
      sort: { position: "ASC" },
      pageSize: 20,
      page: 1,
    });
    expect(listing.facets.map(({ code }) => code)).toEqual(["brand"]);
  });

  test("adds selected categories to the current one, and lists them as a facet", async () => {
    const options = [
      { label: "Phones", value: "Mg==", count: 3 },
      { label: "Tablets", value: "Mw==", count: 1 },
    ];
    server.on("Listing", data(page({ aggregations: [{ ...aggregations[1], options }] })));
    const filters = { category_uid: ["Mw==", "Mg==", "OTk=", "nonsense"] };
    const listing = await shop.catalog.listing({ ...query, category: asId<CategoryUid>("Mg=="), filters });
    const sentFilters = requestsOf("Listing").map(({ variables }) => variables.filter);
    expect(sentFilters).toEqual([{ category_uid: { in: ["Mg==", "Mw==", "OTk="] } }]);
    expect(listing.filters).toEqual({ category_uid: ["Mw=="] });
    expect(listing.facets).toMatchObject([{ code: "category_uid", options: [{ label: "Tablets" }] }]);
  });

  test.each([
    [["special_price"], { special_price: { from: "100", to: "500" } }],
    [[], undefined],
  ])("with filter capabilities %j it sends a special price as %j", async (capabilities, filter) => {
    server.on("Listing", data(page()));
    const filters = { special_price: ["100_500"] };
    const listing = await connectTo(server, { capabilities }).catalog.listing({ ...query, search: "tv", filters });
    expect(requestsOf("Listing").at(-1)?.variables.filter).toEqual(filter);
    expect(Object.keys(listing.filters)).toEqual(filter ? ["special_price"] : []);
  });

  const bandsOf = (counts: Record<string, number>) => ({
    attribute_code: "price",
    label: "Price",
    options: Object.entries(counts).map(([value, count]) => ({ label: value, value, count })),
  });
  const wide = { "0_1000": 8, "1000_2000": 2 };
  const fine = { "0_100": 4, "100_200": 2, "200_300": 2 };
  const bandsIn = (listing: Listing) => listing.facets.find(({ code }) => code === "price")?.options.length;

  test("returns wide price bands at first, and finer ones once they are read", async () => {
    const omitted: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const delayed: ReturnType<typeof data> = (response, request) =>
      void released.then(() => data(page({ aggregations: [bandsOf(fine)] }))(response, request));
    server.on("Listing", data(page({ aggregations: [bandsOf(wide)] })), delayed);
    const { catalog } = connectTo(server, { reportOmission: (name) => void omitted.push(name) });
    expect(bandsIn(await catalog.listing({ ...query, search: "tv" }))).toBe(2);
    expect(omitted.filter((name) => name !== "capabilities")).toEqual(["price bands"]);
    release();
    await vi.waitFor(async () => expect(bandsIn(await catalog.listing({ ...query, search: "tv" }))).toBe(4), 15_000);
    expect(requestsOf("Listing")).toHaveLength(2);
  });

  test("counts price bands with all other filters, and splits the crowded one by them", async () => {
    const answers: Record<string, object> = {
      "{}": page({ aggregations: [aggregations[0], bandsOf({ "0_1000": 22, "1000_2000": 2 })] }),
      '{"brand":{"eq":"4"}}': page({ aggregations: [aggregations[0], bandsOf(wide)] }),
      '{"brand":{"eq":"4"},"price":{"from":"0","to":"1000"}}': page({ aggregations: [bandsOf(fine)] }),
    };
    const rest = page({ aggregations: [aggregations[0], bandsOf({ "0_100": 1 })] });
    server.on("Listing", (response, request) =>
      data(answers[JSON.stringify(request.variables["filter"] ?? {})] ?? rest)(response, request),
    );
    const bands = [];
    for (const price of [[], ["50_100"]]) {
      const list = await shop.catalog.listing({ ...query, search: "tv", filters: { brand: ["4"], price } });
      bands.push(list.facets.find(({ code }) => code === "price")?.options.map(({ value, count }) => [value, count]));
    }
    const ofBrand = [
      ["0_100", 4],
      ["100_200", 2],
      ["200_300", 2],
      ["1000_", 2],
    ];
    expect(bands).toEqual([ofBrand, ofBrand]);
    expect(requestsOf("Listing")).toHaveLength(4);
  });

  test("shows prices in the display currency and filters in the base currency", async () => {
    server.on("Listing", data(page({ aggregations: [bandsOf({ "0_10000": 2, "10000_20000": 2 })] })));
    const dollars = connectTo(server, { currency: "USD" }).catalog;
    const listing = await dollars.listing({ ...query, search: "tv", filters: { price: ["100_200"] } });
    expect(listing.facets[0]?.options.map(({ value }) => value)).toEqual(["0_120", "120_"]);
    expect(listing.filters).toEqual({ price: ["100_200"] });
    expect(requestsOf("Listing").at(-1)?.variables.filter).toEqual({
      price: { from: "8332.916666", to: "16667.083333" },
    });
    expect(requestsOf("Store")).toHaveLength(1);
  });

  test("uses the store's display currency when none is chosen", async () => {
    const storeConfig = { ...store.storeConfig, default_display_currency_code: "USD" };
    server.on("Store", data({ ...store, storeConfig }));
    server.on("Listing", data(page({ aggregations: [bandsOf({ "0_10000": 2, "10000_20000": 2 })] })));
    const listing = await connectTo(server, { currency: null }).catalog.listing({ ...query, search: "tv" });
    expect(listing.facets[0]?.options.map(({ value }) => value)).toEqual(["0_120", "120_"]);
  });

  test("caches each currency separately", async () => {
    server.on("Listing", data(page({ aggregations: [bandsOf({ "0_10000": 2, "10000_20000": 2 })] })));
    const cache = createReadCache();
    const bands = [];
    for (const currency of ["INR", "USD", "INR"]) {
      const { facets } = await connectTo(server, { currency, cache }).catalog.listing({ ...query, search: "tv" });
      bands.push(facets[0]?.options[0]?.value);
    }
    expect(bands).toEqual(["0_10000", "0_120", "0_10000"]);
  });

  test("returns wide price bands when reading finer ones fails", async () => {
    server.on("Listing", data(page({ aggregations: [bandsOf(wide)] })), status(503, "down"));
    expect(bandsIn(await shop.catalog.listing({ ...query, search: "tv" }))).toBe(2);
  });

  test("categoryCounts counts products by category, and is empty while the backend is down", async () => {
    server.on("Listing", data(page()));
    expect([...(await shop.catalog.categoryCounts())]).toEqual([["Mg==", 3]]);
    server.on("Listing", status(503, "down"));
    expect((await connectTo(server).catalog.categoryCounts()).size).toBe(0);
  });

  test("returns the last page for a page beyond it", async () => {
    const message = "99 से अधिक पृष्ठ नहीं हैं।";
    const info = { current_page: 3, page_size: 20, total_pages: 3 };
    server.on("Listing", data({ products: null }, { message }), data(page({ page_info: info })));
    const listing = await shop.catalog.listing({ ...query, search: "phone", page: 99 });
    expect(listing.page).toBe(3);
    expect(requestsOf("Listing").map(({ variables }) => variables.page)).toEqual([99, 1, 3]);
  });

  test.each([
    { wanted: { page: 0, pageSize: 20 }, sent: { page: 1, pageSize: 20 } },
    { wanted: { page: -3, pageSize: 7 }, sent: { page: 1, pageSize: 20 } },
    { wanted: { page: Number.NaN, pageSize: 50 }, sent: { page: 1, pageSize: 50 } },
    { wanted: { page: 1.5, pageSize: 10 }, sent: { page: 1, pageSize: 10 } },
  ])("sends $wanted as $sent", async ({ wanted, sent }) => {
    server.on("Listing", data(page()));
    await shop.catalog.listing({ ...query, ...wanted });
    expect(requestsOf("Listing")[0]?.variables).toMatchObject(sent);
  });
});
