import { pendingItemCookie } from "~/features/wishlist/toggle-wishlist.server";
import { optional } from "~/lib/async/optional";
import { TIME_BUDGETS } from "~/lib/async/timeouts";
import { wasInvalid } from "~/lib/server/request/handlers.server";
import { constraintsOf } from "~/lib/server/request/parse-form.server";
import { type Shop, type ShopArgs, seeOther } from "~/lib/server/request/shop.server";
import { sameOriginPath, OVERVIEW } from "~/lib/urls/paths";
import { credentials } from "./log-in.server";
import { registrationForm } from "./registration.server";

/**
 * Loader of the log-in and registration pages: customers are redirected to `return-to`, unless
 * their submission was rejected.
 */
export async function loadGuestForm({ shop, url }: Pick<ShopArgs, "shop" | "url">, form: "login" | "register") {
  const returnTo = sameOriginPath(url.searchParams.get("return-to"), OVERVIEW);
  if (shop.cookies.isCustomer && !wasInvalid(shop)) throw seeOther(returnTo);
  const [fields, hasGuestOrders] = await Promise.all([
    guestForm(shop, form, url.searchParams.get("return-to") ?? ""),
    optional(shop, "guest checkout", shop.commerce.checkout.guestsMayOrder()),
  ]);
  return { form, returnTo, ...fields, hasGuestOrders: hasGuestOrders ?? true };
}

/** What a log-in or registration form needs besides its URLs. */
export async function guestForm(shop: Shop, form: "login" | "register", returnTo: string) {
  const fields =
    form === "login"
      ? { passwordHint: "", constraints: constraintsOf(credentials), attributes: [] }
      : await registrationForm(shop);
  return { ...fields, reason: await logInReason(shop, returnTo) };
}

/** By the path that follows the log-in; longer paths first. */
const REASONS = [
  ["/customer/order-history", "to see your orders"],
  ["/customer/my-wishlist", "to see your wishlist"],
  ["/customer/my-downloads", "to see your downloads"],
  ["/customer", "to see your account"],
  ["/checkout", "to continue your checkout"],
] as const;

async function logInReason(shop: Shop, returnTo: string): Promise<string | null> {
  const pendingItem = shop.cookies.get(pendingItemCookie);
  if (!pendingItem) return REASONS.find(([path]) => returnTo.startsWith(path))?.[1] ?? null;
  const request = shop.commerce.catalog.product(pendingItem.parentSku ?? pendingItem.sku);
  const product = await optional(shop, { name: "product to save", budgetMs: TIME_BUDGETS.optional }, request);
  return product ? `to save ${product.name}` : "to save it to your wishlist";
}
