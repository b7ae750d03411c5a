import { z } from "zod";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type LineUid } from "~/lib/commerce/model/ids";
import { homeCountry } from "~/lib/server/chosen-view.server";
import type { KnownCookies } from "~/lib/server/cookies.server";
import { quantity, required } from "~/lib/server/fields.server";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { placeSchema } from "~/features/delivery-place/place.server";
import { cartMemoryCookie } from "./cart-memory-cookie.server";
import { toCartView, type EditableCart } from "./cart-view";

export const lineChange = z.object({ line: required().transform(asId<LineUid>), quantity });

export const coupon = z.object({ coupon: required("Enter a coupon code.", 64) });

/** The cart with the constraints of all its forms, whose field names are distinct. */
export function toEditableCart(cart: Cart, cookies: KnownCookies): EditableCart {
  const schema = z.object({ ...lineChange.shape, ...coupon.shape, ...placeSchema(homeCountry(cookies)).shape });
  return { ...toCartView(cart, cookies.get(cartMemoryCookie)), constraints: constraintsOf(schema) };
}
