import { z } from "zod";
import { MAX_QUANTITY } from "~/lib/commerce/model/can-add";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type LineUid, type Sku } from "~/lib/commerce/model/ids";
import { homeCountry } from "~/lib/server/chosen-view.server";
import type { KnownCookies } from "~/lib/server/cookies.server";
import { withoutInvisible } from "~/lib/forms/clean-text";
import { quantity, required } from "~/lib/server/fields.server";
import { isBeingOrdered } from "~/lib/server/order-attempt.server";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { placeSchema } from "~/features/delivery-place/place.server";
import { cartMemoryCookie } from "./cart-memory-cookie.server";
import { toCartView, type EditableCart } from "./cart-view";

export const lineChange = z.object({ line: required().transform(asId<LineUid>), quantity });

export const coupon = z.object({ coupon: required("Enter a coupon code.", 64).overwrite(withoutInvisible) });

/** A line's request, as the answer to its removal carried it. The backend decides what of it can be added. */
export const removedLine = z
  .string()
  .max(4_000)
  .transform((text, context) => {
    try {
      const request: unknown = JSON.parse(text);
      return request;
    } catch {
      context.addIssue("Not a request");
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      sku: z
        .string()
        .min(1)
        .transform(asId<Sku>),
      quantity: z.number().positive().max(MAX_QUANTITY),
      selectedOptions: z.array(z.string()).max(100),
      enteredOptions: z.array(z.object({ uid: z.string(), value: z.string() })).max(100),
    }),
  );

/** The cart with the constraints of all its forms, whose field names are distinct. */
export function toEditableCart(cart: Cart, cookies: KnownCookies): EditableCart {
  const schema = z.object({ ...lineChange.shape, ...coupon.shape, ...placeSchema(homeCountry(cookies)).shape });
  return {
    ...toCartView(cart, cookies.get(cartMemoryCookie)),
    constraints: constraintsOf(schema),
    isBeingOrdered: isBeingOrdered(cookies, cart.id),
  };
}
