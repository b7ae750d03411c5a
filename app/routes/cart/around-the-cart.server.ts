import { viewedOf } from "~/features/product-page/recently-viewed.server";
import { customerToken } from "~/lib/server/customer-token.server";
import { inTime } from "~/lib/server/in-time.server";
import type { Reader } from "~/lib/server/shop.server";
import type { Ideas } from "./empty-cart";

/** The backend's content block about buying here, below the button to the checkout. */
const BLOCK = "cart-assurance";
const MOST = 10;

/** Sanitised HTML; empty where the backend has none. */
export async function loadAssurance(reader: Reader): Promise<string> {
  const { content } = reader.commerce;
  const blocks = await inTime(content.blocks([BLOCK]), { reader, name: "assurance", beside: content.store() });
  return blocks?.[BLOCK]?.html ?? "";
}

/** For an empty cart: what this shopper looked at and wished for. */
export async function loadIdeas({ commerce, cookies }: Reader): Promise<Ideas> {
  const wishes = customerToken(cookies) ? (await commerce.wishlist.brief()).skus : [];
  const [viewed, wished] = await Promise.all([
    commerce.catalog.bySku(viewedOf(cookies)),
    commerce.catalog.bySku(wishes.slice(0, MOST)),
  ]);
  return { viewed, wished };
}
