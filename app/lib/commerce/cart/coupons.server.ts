import type { CartArea } from "~/lib/commerce/model/commerce";
import type { Site } from "~/lib/commerce/content/content.server";
import type { CartId } from "~/lib/commerce/model/ids";
import type { Outcome } from "~/lib/commerce/model/problem";
import type { Backend } from "~/lib/commerce/transport/backend.server";
import { ApplyCouponDocument, RemoveCouponDocument } from "~/lib/commerce/wire/generated/graphql";
import { refusedOrThrow } from "./refused-or-throw.server";
import { toCart } from "./to-cart.server";

type Changed = Awaited<ReturnType<CartArea["applyCoupon"]>>;

export function createCoupons(backend: Backend, site: Site): Pick<CartArea, "applyCoupon" | "removeCoupon"> {
  async function apply(id: CartId, code: string): Promise<Changed> {
    const answer = await backend.write(ApplyCouponDocument, { id, code });
    const cart = answer.data.applyCouponToCart?.cart;
    if (!cart) return atCode(refusedOrThrow("ApplyCoupon", answer));
    backend.logPartialErrors("ApplyCoupon", answer);
    return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()) };
  }

  async function remove(id: CartId): Promise<Changed> {
    const answer = await backend.write(RemoveCouponDocument, { id });
    const cart = answer.data.removeCouponFromCart?.cart;
    if (!cart) return refusedOrThrow("RemoveCoupon", answer);
    backend.logPartialErrors("RemoveCoupon", answer);
    return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()) };
  }

  return { applyCoupon: apply, removeCoupon: remove };
}

/** Puts the error on the coupon field. */
function atCode(outcome: Outcome<never>): Outcome<never> {
  if (outcome.ok) return outcome;
  return { ...outcome, problems: outcome.problems.map((problem) => ({ ...problem, field: "coupon" })) };
}
