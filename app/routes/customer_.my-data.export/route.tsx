import { requireCustomer } from "~/features/account/log-in.server";
import { consentCookie } from "~/features/consent/visitor.server";
import { readPages } from "~/lib/async/read-pages";
import { sessionEnded } from "~/lib/server/request/session-ended.server";
import { isCommerceError } from "~/lib/commerce/model/errors";
import { shopLoader } from "~/lib/server/request/handlers.server";
import type { Shop } from "~/lib/server/request/shop.server";

/**
 * A GET, since it only reads. Guests are redirected to the log-in, and from there to the page with
 * the link.
 */
export const loader = shopLoader(async ({ shop, url }) => {
  const page = new URL("/customer/my-data", url);
  requireCustomer({ shop, url: page });
  try {
    const text = JSON.stringify(await exportData(shop), null, 2);
    return new Response(text, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-data.json"',
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!isCommerceError(error, "unauthorized")) throw error;
    throw await sessionEnded(shop, new Request(page), null);
  }
});

async function exportData({ commerce: { customer, wishlist, records }, cookies }: Shop) {
  const [profile, addresses, orders, wishlistPages, reviewPages, downloads, cards] = await Promise.all([
    customer.profile(),
    customer.addresses(),
    customer.ordersInFull(),
    everyPage((page) => wishlist.page(page)),
    everyPage((page) => records.reviews(page)),
    records.downloads(),
    records.cards(),
  ]);
  const consent = cookies.get(consentCookie);
  return {
    profile,
    addresses,
    orders,
    wishlist: wishlistPages
      .flatMap(({ lines }) => lines)
      .map(({ product, choices, quantity, note }) => {
        const { sku = null, name = null } = product ?? {};
        return { sku, name, choices, quantity, note };
      }),
    reviews: reviewPages.flatMap(({ reviews }) => reviews),
    downloads: downloads.map(({ order, date, status }) => ({ order, date, status })),
    savedCards: cards.map(({ name }) => name),
    // This browser's: the shop keeps it nowhere else.
    analyticsConsent: consent && { ...consent, at: consent.at && new Date(consent.at * 1000).toISOString() },
  };
}

const everyPage = <Page extends { readonly pageCount: number }>(read: (page: number) => Promise<Page>) =>
  readPages(read, ({ pageCount }) => pageCount);
