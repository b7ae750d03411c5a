import { expect, test } from "vitest";
import type { emit, ShopEvent } from "./shop-events";
import { parseConsent, tagScripts, tagSetUp, type Tags } from "./tags";

const analytics: Tags = { tagManager: null, analytics: "G-ABC123" };
const manager: Tags = { tagManager: "GTM-X1", analytics: null };
const searched: ShopEvent = { name: "search", params: { search_term: "aura" } };

interface Page {
  addEventListener(): void;
  dataLayer?: unknown[];
  tellTags?: typeof emit;
}

function dataLayerAfter(tags: Tags): unknown[] {
  const page: Page = { addEventListener: () => undefined };
  const script = `with(window){${tagSetUp(tags)};window.tellTags=tellTags}`;
  // As a page runs the script.
  new Function("window", "addEventListener", script)(page, page.addEventListener);
  page.tellTags?.(searched);
  const isCall = (entry: unknown): entry is ArrayLike<unknown> => String(entry) === "[object Arguments]";
  return (page.dataLayer ?? []).map((entry) => (isCall(entry) ? Array.from(entry) : entry));
}

test("loads and sets up only what is configured", () => {
  expect(tagScripts(analytics)).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
  expect(tagSetUp(analytics)).not.toContain("gtm.js");
  expect(tagScripts(manager)).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-X1"]);
});

test("denies all consent first, then grants analytics storage before other calls", () => {
  const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
  for (const tags of [analytics, manager]) {
    expect(dataLayerAfter(tags).slice(0, 2)).toEqual([
      ["consent", "default", { ...denied, analytics_storage: "denied" }],
      ["consent", "update", { analytics_storage: "granted" }],
    ]);
  }
});

test("sends an event to Analytics as a call, to Tag Manager as an object", () => {
  expect(dataLayerAfter(analytics).at(-1)).toEqual(["event", "search", { search_term: "aura" }]);
  expect(dataLayerAfter(manager).slice(-2)).toEqual([
    { ecommerce: null },
    { event: "search", ecommerce: { search_term: "aura" }, search_term: "aura" },
  ]);
});

test("configures Google's script with the server's client ID and a host-only cookie", () => {
  const config = dataLayerAfter({ ...analytics, clientId: "12.34" }).find(
    (entry) => Array.isArray(entry) && entry[0] === "config",
  );
  expect(config).toEqual(["config", "G-ABC123", { cookie_domain: "none", client_id: "12.34" }]);
});

test.each([
  ["yes", "yes"],
  ["no", "no"],
  ["maybe", null],
  [null, null],
])("parseConsent reads %s as %s", (given, read) => {
  expect(parseConsent(given)).toBe(read);
});
