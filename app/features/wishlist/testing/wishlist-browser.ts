import { startCustomerSession } from "~/lib/server/cookies/customer-token.server";
import { Browser } from "~/lib/testing/browser";
import { fakeBackend, fakeCommerce, type FakeBackend } from "~/lib/testing/fake-backend";
import type { FakeCommerce } from "~/lib/testing/shop";
import type { Result } from "~/lib/commerce/model/problem";
import type { Product, ProductSelection } from "~/lib/commerce/model/product";
import type { WishlistRequest, WishlistItem } from "~/lib/commerce/model/wishlist";

export type FakeWishlist = ReturnType<typeof fakeWishlist>;

export function fakeWishlist(lines: readonly WishlistItem[] = []) {
  const list = {
    lines: [...lines],
    added: new Array<WishlistRequest>(),
    removed: new Array<string>(),
    remaining: null as number | null, // tests set a number
    changed: new Array<{ id: string; quantity: number; note: string }>(),
    toCart: async (): Promise<Result<object>> => ({ ok: true }),
    find: async (sku: string): Promise<readonly string[]> =>
      list.lines.filter(({ product }) => product?.sku === sku).map(({ id }) => id),
  };
  return list;
}

function areaOf(list: FakeWishlist): FakeCommerce["wishlist"] {
  return {
    brief: async () => ({ count: list.lines.length, skus: [] }),
    page: async () => ({ lines: list.lines, pageCount: 1 }),
    find: (sku) => list.find(sku),
    add: async (item) => {
      list.added.push(item);
      return { ok: true, count: list.remaining };
    },
    remove: async (ids) => {
      list.removed.push(...ids);
      return { ok: true, count: list.remaining };
    },
    change: async (id, to) => {
      list.changed.push({ id, ...to });
      return { ok: true };
    },
    toCart: () => list.toCart(),
  };
}

interface WishlistSetup {
  readonly product?: Product;
  readonly selection?: ProductSelection;
  readonly backend?: FakeBackend;
  readonly hasWishlists?: boolean;
}

export function wishlistBrowser(
  list: FakeWishlist,
  { product, selection, backend = fakeBackend(null), hasWishlists = true }: WishlistSetup = {},
): Browser {
  const catalog = {
    product: async (sku: string) => (product?.sku === sku ? product : null),
    selection: async () => selection ?? { variant: null, gallery: [], available: {} },
  };
  const { cart } = fakeCommerce(backend);
  const content = { store: async () => ({ hasWishlists }) };
  const areas: FakeCommerce = { catalog, wishlist: areaOf(list), cart, content };
  return new Browser(backend, null, () => areas);
}

export async function logInto(browser: Browser): Promise<Browser> {
  await browser.visit(async ({ shop }) =>
    startCustomerSession(shop.cookies, { token: "a-token", lifetimeSeconds: 3600 }),
  );
  return browser;
}
