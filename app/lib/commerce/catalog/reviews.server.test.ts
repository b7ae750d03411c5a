import { expect, test } from "vitest";
import { askedOf, connectTo } from "../../../../tests/contract/connect.ts";
import { data, useScriptedBackend } from "../../../../tests/contract/scripted-backend.ts";
import { asId, type Sku } from "~/lib/commerce/model/ids";

const server = useScriptedBackend();

const review = {
  ...{ nickname: "Asha", summary: "Clicky", text: "Very clicky.", created_at: "2026-11-21 08:33:52" },
  ...{ average_rating: 80, ratings_breakdown: [] },
};

/** Each page has a review, so that their number is that of the pages read. */
function hasPages(total_pages: number): void {
  server.on("Reviews", data({ products: { items: [{ reviews: { items: [review], page_info: { total_pages } } }] } }));
}

test.each([
  ["all of them", 3, [1, 2, 3]],
  ["the latest five hundred", 9, [1, 2, 3, 4, 5]],
])("of a product's reviews %s are read, a hundred at a time", async (_, there, pages) => {
  hasPages(there);
  expect(await connectTo(server).reviews.latest(asId<Sku>("A"))).toHaveLength(pages.length);
  const asked = askedOf(server, "Reviews").map(({ variables }) => variables);
  expect(asked.map(({ page }) => page).sort()).toEqual(pages);
  expect(new Set(asked.map(({ pageSize }) => pageSize))).toEqual(new Set([100]));
});
