import { formWrite } from "~/lib/server/request/parse-form.server";
import { z } from "zod";
import { cartIdOf } from "~/lib/server/cookies/cart-id.server";
import { wasCartOrdered } from "~/features/orders/order-cookies.server";
import type { Cart } from "~/lib/commerce/model/cart";
import { asId, type CartId } from "~/lib/commerce/model/ids";
import { BEING_ORDERED, fail } from "~/lib/commerce/model/problem";
import { type CookieReader, defineCookie, json } from "~/lib/server/cookies/cookies.server";
import { heldCart } from "~/lib/server/request/cart-hold.server";
import { type Shop, type ShopArgs, seeOther } from "~/lib/server/request/shop.server";
import { THANK_YOU } from "~/lib/urls/paths";
import type { ApprovalProvider } from "./payment-providers/payment-provider";
import { approvalProviderOf } from "./payment-providers/providers.server";
import { openReturnPath, sealReturnPath } from "./payment-providers/return-urls.server";
import { serializeTotal } from "./agreed-order.server";
import { OTHER_TOTAL } from "./place-order.server";

const NOT_STARTED = "The payment page did not answer. Nothing was ordered or charged. Please try again in a moment.";

const CANCELLED = "You left the payment page before you agreed. Nothing was ordered and your cart is as it was.";

const VALID_SECONDS = 3 * 3600;

/** Valid for one total of a cart: a changed cart needs a new approval. */
const approvedCart = z.object({ cart: z.string().transform(asId<CartId>), method: z.string(), total: z.string() });

export const approvalCookie = defineCookie({
  name: "approval",
  seal: "sealed",
  maxAge: VALID_SECONDS,
  clearedOn: ["log-in", "session-end", "log-out"],
  ...json(
    approvedCart.extend({
      /** The provider's page; null once the shopper has approved. */
      page: z.string().nullable(),
      given: z.record(z.string(), z.string()).nullable(),
    }),
  ),
});

interface StartOptions {
  readonly provider: ApprovalProvider;
  readonly origin: string;
  readonly total: string | null;
}

/**
 * Starts an approval; the page at `APPROVE` then redirects to the provider. Null if the cart is
 * gone.
 */
export async function startApproval(shop: Shop, id: CartId, { provider, origin, total }: StartOptions) {
  const cart = await shop.commerce.cart.get(id);
  if (!cart) return null;
  const shown = serializeTotal(cart);
  if (total !== null && total !== shown) return fail(OTHER_TOTAL);
  if ((await heldCart(shop, id)) !== null) return fail(BEING_ORDERED);
  const approved = { cart: id, method: provider.method, total: shown };
  // Has cart and total, because another tab may have started a second approval.
  const state = [id, Date.now() + VALID_SECONDS * 1000, provider.method, shown];
  const returnUrl = (shop.config.publicOrigin ?? origin) + (await sealReturnPath(shop, PURPOSE, state));
  const started = await formWrite(shop, NOT_STARTED, provider.startApproval(shop, id, returnUrl));
  if (started.ok) shop.cookies.set(approvalCookie, { ...approved, page: started.page, given: null });
  return started;
}

export function approvalPage({ cookies }: Shop): string | null {
  const approval = cookies.get(approvalCookie);
  return approval && approval.cart === cartIdOf(cookies) ? approval.page : null;
}

export function approvalOf({ cookies }: Shop, { id, totals }: Pick<Cart, "id" | "totals">) {
  const approval = cookies.get(approvalCookie);
  if (approval?.cart !== id || !approval.given) return null;
  return { code: approval.method, isCurrent: approval.total === serializeTotal({ totals }) };
}

export function approvalFor(cookies: CookieReader, wanted: { cart: CartId; method: string; total: string | null }) {
  const approval = cookies.get(approvalCookie);
  const isFor = approval?.cart === wanted.cart && approval.method === wanted.method && approval.total === wanted.total;
  return isFor ? approval.given : null;
}

const PURPOSE = "return from approval";

const returned = z.tuple([approvedCart.shape.cart, z.number(), z.string(), z.string()]);

/**
 * The return URL of an approval: stores the query in a sealed cookie and redirects at once, so that
 * the provider's token does not stay in the URL. Needs the browser that has the cart. Null if
 * `state` is not an approval.
 */
export async function acceptApproval({ shop, url, params }: Pick<ShopArgs, "shop" | "url" | "params">) {
  const { cookies, notices } = shop;
  const state = await openReturnPath(shop, PURPOSE, params["state"]);
  const [cart, until = 0, method = "", total = ""] = returned.safeParse(state).data ?? [];
  const provider = approvalProviderOf(method);
  if (!cart || !provider || until <= Date.now()) return null;
  if (await wasCartOrdered(cookies, cart)) throw seeOther(THANK_YOU);
  if (cart !== cartIdOf(cookies)) {
    if (url.search !== "") throw seeOther(url.pathname);
    return { kind: "not-ordered", round: 0 } as const;
  }
  const given = provider.readReturn(url.searchParams);
  if (given) cookies.set(approvalCookie, { cart, method, total, page: null, given });
  else notices.add({ kind: "warning", text: CANCELLED, persist: true });
  throw seeOther("/checkout/payment");
}
