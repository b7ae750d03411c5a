import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { WishlistRequest } from "~/lib/commerce/model/wishlist";
import { defineCookie } from "~/lib/server/cookies/define-cookie.server";

const MAX_LENGTH = 400;

/** Options that do not fit are dropped and chosen again on the product page. */
function formatPendingItem({ sku, parentSku, selectedOptions, enteredOptions }: WishlistRequest): string {
  const product = [sku, parentSku ?? ""];
  const entered = enteredOptions.map(({ uid, value }) => `${uid}\t${value}`);
  const whole = [...product, ...selectedOptions, ...entered].join("\n");
  return whole.length > MAX_LENGTH ? product.join("\n") : whole;
}

function parsePendingItem(text: string): WishlistRequest | null {
  if (text.length > MAX_LENGTH) return null; // not written by formatPendingItem, and slow to parse
  const [sku, parentSku, ...options] = text.split("\n");
  if (!sku) return null;
  return {
    sku: asId<Sku>(sku),
    parentSku: parentSku ? asId<Sku>(parentSku) : null,
    selectedOptions: options.filter((option) => !option.includes("\t")),
    enteredOptions: options.flatMap((option) => {
      const [uid = "", value] = option.split("\t");
      return value === undefined ? [] : [{ uid, value }];
    }),
  };
}

export const pendingItemCookie = defineCookie<WishlistRequest>({
  name: "wish",
  seal: "signed",
  maxAge: 30 * 60,
  clearedOn: ["log-out"],
  parse: parsePendingItem,
  format: formatPendingItem,
});
