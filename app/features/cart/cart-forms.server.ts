import { z } from "zod";
import { asId, type LineUid } from "~/lib/commerce/model/ids";
import { quantity, required } from "~/lib/server/fields.server";
import { constraintsOf } from "~/lib/server/parse-form.server";
import { placeSchema } from "~/features/product/delivery.server";

export const lineChange = z.object({ line: required().transform(asId<LineUid>), quantity });

export const coupon = z.object({ coupon: required("Enter a coupon code.", 64) });

/** Of all forms of the cart together: no two have a field of the same name. */
export function cartConstraints(country: string) {
  return constraintsOf(z.object({ ...lineChange.shape, ...coupon.shape, ...placeSchema(country).shape }));
}
