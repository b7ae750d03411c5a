import { expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { asId, type Sku } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();

const review = {
  ...{ nickname: "Asha", summary: "Clicky", text: "Very clicky.", created_at: "2026-11-21 08:33:52" },
  ...{ average_rating: 80, ratings_breakdown: [{ name: "Rating", value: "3" }] },
};

/** One review per page: the number of reviews is the number of pages read. */
function hasPages(total_pages: number): void {
  server.on("Reviews", data({ products: { items: [{ reviews: { items: [review], page_info: { total_pages } } }] } }));
}

test.each([
  { what: "all of them", there: 2, pages: [1, 2], average: 3 },
  { what: "the latest five hundred", there: 4, pages: [1, 2], average: null },
])("of a product's reviews $what are read, 250 at a time", async ({ there, pages, average }) => {
  hasPages(there);
  const latest = await connectTo(server).reviews.latest(asId<Sku>("A"));
  expect([latest.reviews.length, latest.average]).toEqual([pages.length, average]);
  const requests = requestsFor(server, "Reviews").map(({ variables }) => variables);
  expect(requests.map(({ page }) => page).sort()).toEqual(pages);
  expect(new Set(requests.map(({ pageSize }) => pageSize))).toEqual(new Set([250]));
});
