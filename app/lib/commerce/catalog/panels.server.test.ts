import { beforeEach, describe, expect, test } from "vitest";
import { answered } from "../../../../tests/contract/answers.ts";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { card, inr } from "../../../../tests/contract/wire-shapes.ts";
import { createReadCache } from "~/lib/commerce/transport/read-cache.server";

const server = useScriptedBackend();
beforeEach(() => {
  scriptListing();
});

function scriptListing({ facets = [], open = [] }: { facets?: string[]; open?: string[] } = {}): void {
  const aggregations = facets.map((code) => ({
    attribute_code: code,
    label: code,
    options: [{ label: "1", value: "1", count: 2 }],
  }));
  const page_info = { current_page: 1, page_size: 20, total_pages: 1 };
  server.on("Listing", data({ products: { total_count: 2, page_info, aggregations, items: [] } }));
  const inputFields = open.map((name) => ({ name }));
  server.on("Capabilities", data({ filters: { inputFields } }));
}

const product = (sku: string, { price = 100, created = "2026-01-01 00:00:00", stock = "IN_STOCK" } = {}) => ({
  ...card,
  sku,
  stock_status: stock,
  created_at: created,
  price_range: {
    minimum_price: { regular_price: inr(100), final_price: inr(price) },
    maximum_price: { final_price: inr(price) },
  },
});
const answers = (...items: object[]) => data({ products: { items } });
const panels = (options: Parameters<typeof connectTo>[1] = {}) => connectTo(server, options).catalog;
const skus = (found: readonly { sku: string }[]) => found.map(({ sku }) => sku);
const cardRequests = () =>
  requestsFor(server, "Cards").map(({ variables: { pageSize: _size, ...request } }) => request);
const WHOLE_CATALOGUE = { filter: { price: { from: "0" } } };

describe("deals", () => {
  test("sorts reduced products by discount, with sold-out ones last", async () => {
    const gone = product("GONE", { price: 10, stock: "OUT_OF_STOCK" });
    server.on("Cards", answers(product("FULL"), product("TEN", { price: 90 }), product("HALF", { price: 50 }), gone));
    expect(skus(await panels().deals(10))).toEqual(["HALF", "TEN", "GONE"]);
    expect(cardRequests()).toEqual([WHOLE_CATALOGUE]);
  });

  test("adds products of the whole catalogue when marked ones are not reduced", async () => {
    scriptListing({ facets: ["sale"] });
    server.on(
      "Cards",
      answers(product("OVER"), product("MARKED", { price: 80 })),
      answers(product("MARKED", { price: 80 }), product("OTHER", { price: 70 })),
    );
    expect(skus(await panels().deals(10))).toEqual(["OTHER", "MARKED"]);
    expect(cardRequests()).toEqual([{ filter: { sale: { eq: "1" } } }, WHOLE_CATALOGUE]);
  });

  test.each([
    ["is true when all marked products are reduced", Array.from({ length: 10 }, (_, at) => product(`S${at}`, { price: 50 })), true],
    ["is false when a marked product is not reduced", [product("FULL"), ...Array.from({ length: 10 }, (_, at) => product(`S${at}`, { price: 50 }))], false],
    ["is false when too few products are marked", [product("A", { price: 50 })], false],
  ] as const)("areDealsFlagged %s", async (_, marked, isMarked) => {
    scriptListing({ facets: ["sale"] });
    server.on("Cards", answers(...marked));
    expect(await panels().areDealsFlagged()).toBe(isMarked);
  }); // prettier-ignore

  test("filters by special price when the backend supports it", async () => {
    scriptListing({ open: ["special_price"] });
    server.on("Cards", answers(product("LAPSED"), product("A", { price: 60 }), product("B", { price: 50 })));
    expect(skus(await panels().deals(2))).toEqual(["B", "A"]);
    expect(cardRequests()).toEqual([{ filter: { special_price: { from: "0.01" } } }]);
  });

  test("reads the category named in the settings", async () => {
    const category = { __typename: "CategoryTree", relative_url: "sale.html", redirect_code: 0, uid: "MzA=" };
    server.on("Route", data({ route: category }));
    server.on("Cards", answers(product("A", { price: 60 })));
    const deals = panels({ panelCategories: { new: null, deals: "/sale.html" } }).deals(1);
    expect(skus(await deals)).toEqual(["A"]);
    expect(cardRequests()).toEqual([{ filter: { category_uid: { eq: "MzA=" } } }]);
  });

  test("leaves out deals that ended, after eight hours", async () => {
    let time = 0;
    const cache = createReadCache({ now: () => time });
    server.on("Cards", answers(product("A", { price: 50 })), answers(product("A")));
    expect(skus(await panels({ cache }).deals(1))).toEqual(["A"]);
    time = 8 * 3_600_000;
    expect(skus(await panels({ cache }).deals(1))).toEqual([]);
  });

  test("finds more than the one marked product in the recorded sample shop", async () => {
    scriptListing({ facets: ["sale"] });
    server.on("Cards", answers(product("MARKED", { price: 99 })), answered("op-Panel"));
    const found = await panels().deals(10);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ price }) => price.final.minor < price.regular.minor)).toBe(true);
  });
});

describe("new arrivals", () => {
  test("sorts products marked new by date, latest first", async () => {
    scriptListing({ facets: ["new"] });
    server.on("Cards", answers(product("OLD"), product("LATE", { created: "2026-03-01 00:00:00" })));
    expect(skus(await panels().newest(1))).toEqual(["LATE"]);
    expect(cardRequests()).toEqual([{ filter: { new: { eq: "1" } } }]);
  });

  test("reads the whole catalogue when the category does not exist", async () => {
    server.on("Route", data({ route: null }));
    server.on("Cards", answers(product("A")));
    expect(skus(await panels({ panelCategories: { new: "/new.html", deals: null } }).newest(1))).toEqual(["A"]);
    expect(cardRequests()).toEqual([WHOLE_CATALOGUE]);
  });
});
