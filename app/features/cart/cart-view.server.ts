import { z } from "zod";
import { deliveryPlaceSchema } from "~/features/delivery-place/place.server";
import type { Cart, CartLine } from "~/lib/commerce/model/cart";
import { asId, type LineUid } from "~/lib/commerce/model/ids";
import { money, type Money } from "~/lib/commerce/model/money";
import { withoutInvisible } from "~/lib/forms/clean-text";
import type { Constraints } from "~/lib/forms/submission";
import { quantity, required } from "~/lib/server/request/fields.server";
import { isBeingOrdered } from "~/lib/server/request/order-attempt.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { cartSnapshotCookie, priceBefore, type CartSnapshot } from "./cart-snapshot.server";

export interface LineView extends Omit<CartLine, "request"> {
  readonly priceBefore: Money | null;
}

/** A cart for the browser, without its id, which stays in the HttpOnly cookie. */
export interface CartView extends Omit<Cart, "id" | "lines"> {
  readonly lines: readonly LineView[];
  readonly savings: Money | null;
}

export interface EditableCart extends CartView {
  readonly constraints: Constraints;
  /** An order may still be placed from it, so it rejects changes. */
  readonly isBeingOrdered: boolean;
}

export const lineChange = z.object({ line: required().transform(asId<LineUid>), quantity });

export const coupon = z.object({ coupon: required("Enter a coupon code.", 64).overwrite(withoutInvisible) });

export function toCartView({ id: _id, lines, ...view }: Cart, snapshot: CartSnapshot | null = null): CartView {
  const saved = lines.reduce(
    (sum, { regularPrice, unitPrice, quantity }) =>
      regularPrice ? sum + (regularPrice.minor - unitPrice.minor) * quantity : sum,
    0,
  );
  return {
    ...view,
    savings: saved > 0 ? money(saved, view.totals.grandTotal.currency) : null,
    lines: lines.map(({ request: _request, ...line }) => ({
      ...line,
      priceBefore: priceBefore(snapshot, { ...line }),
    })),
  };
}

/** The field names of all its forms are distinct. */
export async function toEditableCart(
  cart: Cart,
  reader: Pick<Reader, "cookies" | "country" | "shared">,
): Promise<EditableCart> {
  const { cookies, country } = reader;
  const schema = z.object({ ...lineChange.shape, ...coupon.shape, ...deliveryPlaceSchema(country).shape });
  return {
    ...toCartView(cart, cookies.get(cartSnapshotCookie)),
    constraints: constraintsOf(schema),
    isBeingOrdered: await isBeingOrdered(reader, cart.id),
  };
}
