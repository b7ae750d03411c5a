import { asId, type Sku } from "~/lib/commerce/model/ids";
import type { Wish } from "~/lib/commerce/model/wishlist";
import { defineCookie } from "~/lib/server/define-cookie.server";

/** What a request can carry beside the other cookies (docs/decisions/0008). */
const LONGEST = 400;

/** With more options than fit, the wish is for the product: they are chosen again on its page. */
function writeWish({ sku, parentSku, selectedOptions, enteredOptions }: Wish): string {
  const product = [sku, parentSku ?? ""];
  const entered = enteredOptions.map(({ uid, value }) => `${uid}\t${value}`);
  const whole = [...product, ...selectedOptions, ...entered].join("\n");
  return whole.length > LONGEST ? product.join("\n") : whole;
}

function parseWish(text: string): Wish | null {
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

/** What a guest wished for, until the log-in that follows. */
export const pendingWishCookie = defineCookie<Wish>({
  name: "wish",
  seal: "signed",
  maxAge: 30 * 60,
  forgottenAt: ["log-out"],
  parse: parseWish,
  format: writeWish,
});
