import { expect, test } from "vitest";
import { pendingAddition } from "./pending-addition";

function pending(formAction: string, fields: Record<string, string>): number {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return pendingAddition({ formAction, formData }, "/phone.html");
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
])("%s %j adds %i", (action, fields, pieces) => {
  expect(pending(action, fields)).toBe(pieces);
});

test("nothing is pending without a form", () => {
  expect(pendingAddition({}, "/")).toBe(0);
});
