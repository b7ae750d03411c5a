import { expect, test } from "vitest";
import { store } from "../../../../tests/contract/wire-shapes.ts";
import { connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";

const server = useScriptedBackend();

const records = () => connectTo(server, { token: "good" }).records;

test("a download has a URL only when available and on the backend's origin", async () => {
  const file = { order_increment_id: "000000017", date: "2026-11-21 08:36:03", remaining_downloads: "5" };
  const items = [
    { ...file, status: "available", download_url: "https://shop.example/downloadable/download/link/id/x/" },
    { ...file, status: "expired", download_url: "https://shop.example/downloadable/download/link/id/y/" },
    { ...file, status: "available", download_url: "javascript:alert(1)" },
    { ...file, status: "available", download_url: "https://evil.example/downloadable/download/link/id/x/" },
    { ...file, status: "available", download_url: "//evil.example/x" },
  ];
  server.on("Store", data(store));
  server.on("Downloads", data({ customerDownloadableProducts: { items } }));
  const urls = (await records().downloads()).map(({ url }) => url);
  expect(urls).toEqual([items[0]?.download_url, null, null, null, null]);
});

test("reviews have stars out of five and the path of their product", async () => {
  const product = { name: "Keyboard", sku: "KB", url_key: "keyboard", url_suffix: ".html", url_rewrites: [] };
  const review = { summary: "Good", text: "Clicks.", nickname: "Asha", created_at: "2026-11-21 08:33:52", product };
  const reviews = {
    items: [{ ...review, average_rating: 80, ratings_breakdown: [] }, null],
    page_info: { total_pages: 1 },
  };
  server.on("CustomerReviews", data({ customer: { reviews } }));
  expect(await records().reviews(1)).toMatchObject({
    pageCount: 1,
    reviews: [{ title: "Good", rating: 4, product: { path: "/keyboard.html" } }],
  });
});

test.each([
  [JSON.stringify({ type: "Visa", maskedCC: "1111", expirationDate: "12/2029" }), "Visa ending in 1111, 12/2029"],
  ["{", "A card"],
  [null, "A card"],
])("a saved card with the details %j is named %j", async (details, name) => {
  server.on("SavedCards", data({ customerPaymentTokens: { items: [{ public_hash: "h", details, type: "card" }] } }));
  expect(await records().cards()).toEqual([{ key: "h", name }]);
});

test("cards is empty when the backend returns null", async () => {
  server.on("SavedCards", data({ customerPaymentTokens: null }));
  expect(await records().cards()).toEqual([]);
});
