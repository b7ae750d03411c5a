import { expect, onTestFinished, test, vi } from "vitest";
import { connectTo, requestsFor } from "../../../../tests/contract/connect.ts";
import { card } from "../../../../tests/contract/wire-shapes.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import type { PriceBand } from "~/lib/commerce/model/listing";
import { splitByPrice } from "./whole-catalogue.server";

const prices = Array.from({ length: 5_000 }, (_, index) => 99 + Math.floor((index * index) / 40));
const within = ({ from, to }: PriceBand) => prices.filter((price) => price >= from && (to === null || price <= to));

test("splitByPrice puts each product into one band of limited size", async () => {
  const bands = await splitByPrice(Math.max(...prices), { max: 300, count: async (band) => within(band).length });
  expect(bands.flatMap(within).sort((a, b) => a - b)).toEqual(prices);
  expect(Math.max(...bands.map((band) => within(band).length))).toBeLessThanOrEqual(300);
  expect(bands.length).toBeLessThan(80);
});

test("splitByPrice makes one band of a small catalogue, none of an empty one", async () => {
  expect(await splitByPrice(10, { max: 300, count: async () => 3 })).toEqual([{ from: 0, to: null }]);
  expect(await splitByPrice(0, { max: 300, count: async () => 0 })).toEqual([]);
});

test("splitByPrice stops at many products of the same price", async () => {
  const count = async ({ from, to }: PriceBand) => (from <= 500 && (to === null || to >= 500) ? 1_000 : 0);
  const bands = await splitByPrice(500, { max: 300, count });
  expect(bands).toHaveLength(1);
});

test("splitByPrice ends where the backend ignores the filter", async () => {
  const bands = await splitByPrice(1e9, { max: 300, count: async () => 3_000_000 });
  expect(bands).toHaveLength(1_001);
});

const server = useScriptedBackend();

test("priceBands and productPaths give each of their requests the whole time limit", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const items = [{ ...card, sku: "P", url_key: "p", url_suffix: null, url_rewrites: null }];
  server.on("ProductUrls", (response, request) => {
    vi.advanceTimersByTime(15_000);
    const count = JSON.stringify(request.variables["filter"]).includes('"to"') ? 2_000 : 4_000;
    data({ products: { total_count: count, items, page_info: { total_pages: 3 } } })(response, request);
  });
  const { catalog } = connectTo(server);
  const bands = await catalog.priceBands();
  expect(bands.length).toBeGreaterThan(1);
  let pages = 0;
  for await (const entries of catalog.productPaths({ from: 0, to: 100 })) pages += entries.length;
  expect(pages).toBe(3);
});

test("productPaths reads the pages of a band side by side, and lists them in order", async () => {
  const held: (() => void)[] = [];
  const page = (at: number) =>
    data({
      products: {
        items: [{ ...card, sku: `P-${at}`, url_key: `p-${at}`, url_suffix: null, url_rewrites: null }],
        page_info: { total_pages: 4 },
      },
    });
  server.on("ProductUrls", page(1), (response, request) => {
    const answer = page(Number(request.variables["page"]));
    held.push(() => answer(response, request));
    if (held.length === 3) for (const release of held.toReversed()) release();
  });
  const paths: string[] = [];
  for await (const entries of connectTo(server).catalog.productPaths({ from: 0, to: 100 }))
    paths.push(...entries.map(({ path }) => path));
  expect(paths).toEqual(["/p-1", "/p-2", "/p-3", "/p-4"]);
  expect(requestsFor(server, "ProductUrls")).toHaveLength(4);
});

test("productPaths reads at most four pages that nobody takes", async () => {
  const items = [{ ...card, sku: "P", url_key: "p", url_suffix: null, url_rewrites: null }];
  server.on("ProductUrls", data({ products: { items, page_info: { total_pages: 40 } } }));
  const paths = connectTo(server).catalog.productPaths({ from: 0, to: 100 });
  await paths.next();
  await paths.next();
  await paths.return();
  expect(requestsFor(server, "ProductUrls")).toHaveLength(5);
});

test("productPaths reads no more pages than a sitemap can list", async () => {
  const items = [{ ...card, sku: "P", url_key: "p", url_suffix: null, url_rewrites: null }];
  server.on("ProductUrls", data({ products: { items, page_info: { total_pages: 2_000_000_000 } } }));
  let count = 0;
  for await (const entries of connectTo(server).catalog.productPaths({ from: 0, to: 100 })) count += entries.length;
  expect(count).toBe(200);
});
