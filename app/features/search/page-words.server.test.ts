import { expect, test } from "vitest";
import type { Reader } from "~/lib/server/request/shop.server";
import { namesPage, suggestPage } from "./page-words.server";

const footer = `<ul>
  <li><a href="/send-it-back">Returns</a>
  <li><a href="/how-to-pay">Paying</a>
  <li><a href="/shipping">Getting it to you</a>
</ul>`;

const reader = {
  commerce: {
    capabilities: () => Promise.resolve({ has: () => false }),
    content: { blocks: () => Promise.resolve({ footer_links_block: { html: footer } }) },
  },
} as unknown as Reader; // all that suggestPage calls

test.each([
  ["store near me", "/store-locator"],
  ["Stores", "/store-locator"],
  ["order status", "/customer/order-history"],
  ["where is my order", "/customer/order-history"],
  ["return policy", "/send-it-back"],
  ["return order", "/send-it-back"],
  ["order refund", "/send-it-back"],
  ["delivery status", "/customer/order-history"],
  ["deliveries", "/shipping"],
  ["cash on delivery", "/how-to-pay"],
  ["no cost emi", "/how-to-pay"],
  ["store contact number", "/store-locator"],
  ["free delivery", "/shipping"],
  ["Black Friday offers", "/big-deal-products"],
  ["customer care number", "/contact-us"],
  ["bulk order", "/contact-us"],
  ["coupon code", "/big-deal-products"],
  ["gst bill", "/customer/order-history"],
  ["same day delivery", "/shipping"],
])("%s asks for %s", async (term, path) => {
  expect((await suggestPage(reader, term))?.path).toBe(path);
});

test.each(["warranty", "warranties", "guarantee claim"])("%s asks for a page that this shop has not", async (term) => {
  expect([namesPage(term), await suggestPage(reader, term)]).toEqual([true, null]);
});

test.each(["black", "near me", "free", "kestriva store", "replacement battery", "phone", ""])(
  "%j asks for no page",
  async (term) => {
    expect([namesPage(term), await suggestPage(reader, term)]).toEqual([false, null]);
  },
);
