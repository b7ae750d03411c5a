import { expect, test } from "vitest";
import { addedQuantity } from "~/lib/cart-addition";
import { pendingChanges } from "./pending-changes";

function sent(formAction: string, fields: Record<string, string>, formMethod = "POST") {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return { formAction, formMethod, formData };
}

test.each([
  ["a quantity field", sent("/cart", { intent: "update", line: "MQ==", quantity: "2" }), { updated: ["MQ=="] }],
  ["a plus button", sent("/cart", { intent: "more", line: "MQ==" }), { updated: ["MQ=="] }],
  ["a removal", sent("/cart/remove/MQ%3D%3D", { stay: "1" }), { removed: ["MQ=="] }],
  ["a line saved for later", sent("/cart", { intent: "save", line: "MQ==" }), { removed: ["MQ=="] }],
  ["a coupon", sent("/cart", { intent: "apply-coupon", coupon: "TEN" }), {}],
  ["a product added on the cart page", sent("/cart", { add: "PH-1" }), {}],
])("pendingChanges includes %s", (_, form, lines) => {
  const { isAny, updated, removed } = pendingChanges([form]);
  expect(isAny).toBe(true);
  expect({ updated: [...updated], removed: [...removed] }).toEqual({ updated: [], removed: [], ...lines });
});

test.each([
  ["a delivery place", sent("/cart", { intent: "delivery", postcode: "560001" })],
  ["a form of another page", sent("/compare", { intent: "update", line: "MQ==" })],
  ["a GET request", sent("/cart", { intent: "update", line: "MQ==" }, "GET")],
  ["no form", {}],
])("pendingChanges ignores %s", (_, form) => {
  expect(pendingChanges([form]).isAny).toBe(false);
});

test("pendingChanges combines forms submitted at the same time", () => {
  const { updated, removed } = pendingChanges([
    sent("/cart", { intent: "update", line: "MQ==", quantity: "2" }),
    sent("/cart", { intent: "update", line: "Mg==", quantity: "3" }),
    sent("/cart/remove/Mw%3D%3D", { stay: "1" }),
  ]);
  expect([...updated, ...removed]).toEqual(["MQ==", "Mg==", "Mw=="]);
});

function added(formAction: string, fields: Record<string, string>, pathname = "/phone.html"): number {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return addedQuantity(formData, formAction, pathname);
}

test.each([
  ["/cart", { add: "PH-1" }, 1],
  ["/phone.html?color=black", { intent: "add", quantity: "3" }, 3],
  ["/phone.html", { intent: "add" }, 1],
  ["/phone.html", { intent: "add", quantity: "many" }, 0],
  ["/phone.html", { intent: "add", quantity: "-2" }, 0],
  ["/phone.html", { intent: "add", quantity: "2", edit: "NDI=" }, 0],
  ["/phone.html", { intent: "buy", quantity: "2" }, 0],
  ["/compare?sku=PH-1", { intent: "add" }, 0],
  ["/wishlist/toggle", { intent: "add" }, 0],
])("addedQuantity for %s %j is %i", (action, fields, quantity) => {
  expect(added(action, fields)).toBe(quantity);
});

test("addedQuantity is 0 without a form", () => {
  expect(addedQuantity(undefined, undefined, "/")).toBe(0);
});

test("addedQuantity ignores the comparison page's own form", () => {
  expect(added("/compare", { intent: "add" }, "/compare")).toBe(0);
});
