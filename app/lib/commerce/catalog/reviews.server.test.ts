import { expect, test } from "vitest";
import { requestsFor, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { asId, type Sku } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();

const review = {
  ...{ nickname: "Asha", summary: "Clicky", text: "Very clicky.", created_at: "2026-11-21 08:33:52" },
  ...{ average_rating: 80, ratings_breakdown: [{ name: "Rating", value: "3" }] },
};

test.each([
  { what: "all of a product's reviews", total_pages: 1, average: 3 },
  { what: "the latest hundred", total_pages: 4, average: null },
])("one request reads $what", async ({ total_pages, average }) => {
  server.on("Reviews", data({ products: { items: [{ reviews: { items: [review], page_info: { total_pages } } }] } }));
  const latest = await connectTo(server).reviews.latest(asId<Sku>("A"));
  expect([latest.reviews.length, latest.average]).toEqual([1, average]);
  expect(requestsFor(server, "Reviews").map(({ variables }) => variables)).toEqual([{ sku: "A", pageSize: 100 }]);
});
