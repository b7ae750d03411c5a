import type { Shop } from "~/lib/server/request/shop.server";

export async function exportData({ commerce: { customer, wishlist, records } }: Shop) {
  const [profile, addresses, orders, items, reviews, downloads, cards] = await Promise.all([
    customer.profile(),
    customer.addresses(),
    customer.ordersInFull(),
    everyPage(async (page) => {
      const { lines, pageCount } = await wishlist.page(page);
      return { items: lines, pageCount };
    }),
    everyPage(async (page) => {
      const { reviews: items, pageCount } = await records.reviews(page);
      return { items, pageCount };
    }),
    records.downloads(),
    records.cards(),
  ]);
  return {
    profile,
    addresses,
    orders,
    wishlist: items.map(({ product, choices, quantity, note }) => ({
      sku: product?.sku ?? null,
      name: product?.name ?? null,
      choices,
      quantity,
      note,
    })),
    reviews,
    downloads: downloads.map(({ order, date, status }) => ({ order, date, status })),
    savedCards: cards.map(({ name }) => name),
  };
}

async function everyPage<T>(read: (page: number) => Promise<{ items: readonly T[]; pageCount: number }>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, pageCount } = await read(page);
    all.push(...items);
    pages = pageCount;
  }
  return all;
}
