import { expect, test } from "vitest";
import { revalidatePage } from "./pending-changes";

interface Submission {
  readonly formAction: string;
  readonly fields: Record<string, string>;
  readonly actionStatus?: number;
  readonly redirectTo?: string;
}

function isRevalidated({ formAction, fields, actionStatus, redirectTo = "/phone.html" }: Submission): boolean {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return revalidatePage({
    ...{ currentUrl: new URL("http://shop.test/phone.html"), nextUrl: new URL(redirectTo, "http://shop.test") },
    ...{ currentParams: {}, nextParams: {}, formMethod: "POST", formAction, formData, defaultShouldRevalidate: true },
    ...(actionStatus !== undefined && { actionStatus }),
  });
}

const card = { formAction: "/cart", fields: { add: "PH-1" } };
const heart = { formAction: "/wishlist/toggle?sku=PH-1", fields: { intent: "add" } };

test.each([
  card,
  heart,
  { formAction: "/phone.html", fields: { intent: "add", quantity: "2" } },
  { formAction: "/compare?sku=PH-1", fields: { intent: "remove" } },
])("revalidatePage returns false after %j", (sent) => {
  expect(isRevalidated(sent)).toBe(false);
});

test.each([
  { ...card, actionStatus: 422 },
  { ...card, redirectTo: "/cart" },
  { ...heart, redirectTo: "/phone.html?action=login" },
  { formAction: "/phone.html", fields: { intent: "review" } },
])("revalidatePage returns true after %j", (sent) => {
  expect(isRevalidated(sent)).toBe(true);
});
