import { expect, test } from "vitest";
import { asId, type Sku } from "~/lib/commerce/model/ids";
import { compareCookie } from "./compare-list.server";

test("compareCookie parses what it has formatted", () => {
  const list = { uid: "3b5K9iPkebpl9dxOwcHdKTNJjbDQFHNU", skus: ["A-1", "B/2 c"].map(asId<Sku>) };
  expect(compareCookie.parse(compareCookie.format(list))).toEqual(list);
});

test.each(["", "no uid with spaces", `${"x".repeat(65)}\nA`])("compareCookie rejects %j", (payload) => {
  expect(compareCookie.parse(payload)).toBeNull();
});
