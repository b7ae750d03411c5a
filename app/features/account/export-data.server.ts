import type { Shop } from "~/lib/server/request/shop.server";

export async function exportData({ commerce: { customer, wishlist, records } }: Shop) {
  const [profile, addresses, orders, wishlistPages, reviewPages, downloads, cards] = await Promise.all([
    customer.profile(),
    customer.addresses(),
    customer.ordersInFull(),
    everyPage((page) => wishlist.page(page)),
    everyPage((page) => records.reviews(page)),
    records.downloads(),
    records.cards(),
  ]);
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
  };
}

async function everyPage<Page extends { readonly pageCount: number }>(read: (page: number) => Promise<Page>) {
  const pages = [await read(1)];
  while (pages.length < (pages.at(-1)?.pageCount ?? 0)) pages.push(await read(pages.length + 1));
  return pages;
}
