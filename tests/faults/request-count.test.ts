import { describe, expect, test } from "vitest";
import { hosts, isFullMatrix } from "../support/modes.ts";
import { withOwnShop } from "../support/shop/with-own-shop.ts";
import { answerInRounds } from "../support/shop/answer-in-rounds.ts";
import { pages } from "./every-request.ts";
import { purge, PURGE_SECRET } from "../support/shop/purge.ts";

/**
 * Requests of a page that shows nobody's cart or account, and of the others; and how many one after
 * the other.
 */
const MOST = { guest: 8, others: 12, inSequence: 2 };

/** One more in sequence. */
const LONGER: ReadonlySet<string> = new Set([
  // The first answer sends the shopper elsewhere, or is asked for other words.
  ...["/p/KST-AURA-5G", "product-gift-card", "search-empty", "search-instead"],
  // The path, the list without filters, which tells the filters, the filtered list.
  "listing-filtered",
  // The list, other words if it is empty, its price bands.
  "/listing-filters?of=/search-results%3Fterm%3Dphone",
  // The shop's country, the delivery methods, the totals with one of them.
  "cart-saved-and-estimated",
  // The cheapest and the greatest reduction decide what is a big deal.
  "big-deals",
  // Pictures without a size of their own: it is read once.
  "built-page",
]);

/** How many requests more than MOST. */
const MORE: Readonly<Record<string, number>> = {
  // The attributes of a customer, beside the home page.
  "register-dialog": 1,
  // Whether items take gift notes, beside the form to register and the stores.
  "checkout-collect": 1,
  // Its path might be a product's, which is asked for beside it (after a purge only).
  "listing-as-list": 1,
  "filter-panel": 1,
  // The same, and the filtered list.
  "listing-filtered": 2,
  // The price bands of the filtered list.
  "big-deals": 1,
};

/** Longer than the pages wait for what they can do without. */
const QUIET_MS = 450;

/** `npm test` takes some of the pages: both hosts ask alike, but for what their stores keep. */
describe.each(hosts)("backend requests of a page after a purge: %s", (host) => {
  const { shop, proxy } = withOwnShop(host, { LOG_LEVEL: "silent", PURGE_SECRET });

  const asked = pages.filter((_, at) => isFullMatrix || at % 12 === (host === "node" ? 0 : 3));
  test.each(asked)("$name", async ({ name, prepare }) => {
    proxy.behave("pass");
    const ask = await prepare(shop.origin);
    await purge(shop.origin);
    const rounds = answerInRounds(proxy, shop, QUIET_MS);
    const { status } = await ask(1);
    const waited = rounds.answered();
    const all = await rounds();
    const chain = all.map((names) => names.join(" ")).join(" → ");
    // Pictures have no operation.
    const operations = all.flat().filter(Boolean);
    expect(status, chain).toBeLessThan(500);
    const isGuests = !/Cart|Customer|Wishlist|Order|Profile/.test(chain);
    expect(operations.length, chain).toBeLessThanOrEqual((isGuests ? MOST.guest : MOST.others) + (MORE[name] ?? 0));
    expect(waited, chain).toBeLessThanOrEqual(MOST.inSequence + Number(LONGER.has(name)));
  });
});
