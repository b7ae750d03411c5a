import type { CartArea } from "../commerce.ts";
import type { Site } from "../content/content.server.ts";
import type { CartId } from "../model/ids.ts";
import type { Outcome } from "../model/problem.ts";
import type { Backend } from "../transport/backend.server.ts";
import { ApplyCouponDocument, RemoveCouponDocument } from "../wire/generated/graphql.ts";
import { refusal } from "./refusal.server.ts";
import { toCart } from "./to-cart.server.ts";

type Changed = Awaited<ReturnType<CartArea["applyCoupon"]>>;

export function createCoupons(backend: Backend, site: Site): Pick<CartArea, "applyCoupon" | "removeCoupon"> {
  async function apply(id: CartId, code: string): Promise<Changed> {
    const answer = await backend.write(ApplyCouponDocument, { id, code });
    const cart = answer.data.applyCouponToCart?.cart;
    if (!cart) return atCode(refusal("ApplyCoupon", answer));
    backend.tolerate("ApplyCoupon", answer);
    return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()) };
  }

  async function remove(id: CartId): Promise<Changed> {
    const answer = await backend.write(RemoveCouponDocument, { id });
    const cart = answer.data.removeCouponFromCart?.cart;
    if (!cart) return refusal("RemoveCoupon", answer);
    backend.tolerate("RemoveCoupon", answer);
    return { ok: true, cart: toCart(cart, await site.pricesIncludeTax()) };
  }

  return { applyCoupon: apply, removeCoupon: remove };
}

/** What is said of a code belongs beside the field it was typed into. */
function atCode(outcome: Outcome<never>): Outcome<never> {
  if (outcome.ok) return outcome;
  return { ...outcome, problems: outcome.problems.map((problem) => ({ ...problem, field: "coupon" })) };
}
