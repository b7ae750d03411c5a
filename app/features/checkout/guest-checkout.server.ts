import { optional } from "~/lib/async/optional";
import { GUEST_REJECTED, type Problem } from "~/lib/commerce/model/problem";
import { draftCookie, packForm } from "~/lib/server/request/draft-form.server";
import { seeOther, type Reader, type Shop } from "~/lib/server/request/shop.server";
import { ACCOUNT_STEP, stepPath } from "./steps";

/** True for customers, and where the backend does not tell: it may still refuse a guest. */
export async function mayOrder(shop: Reader): Promise<boolean> {
  if (shop.cookies.isCustomer) return true;
  const allowed = await optional(shop, "guest checkout", shop.commerce.checkout.guestsMayOrder());
  return allowed ?? true;
}

export function asksForAccount(shop: Shop, { searchParams: query }: URL): boolean {
  return query.has("account") && !shop.cookies.isCustomer;
}

/**
 * Redirects a guest whose cart was rejected to the log-in, with the backend's reason; what was
 * typed is restored after it.
 */
export function offerLogInIfGuestRejected(shop: Shop, form: FormData, problems: readonly Problem[]): void {
  const rejected = problems.find(({ code }) => code === GUEST_REJECTED);
  if (!rejected) return;
  const page = stepPath("user-account");
  const packed = form.get("intent") === "guest" ? null : packForm(form, { action: page, page, owner: null });
  if (packed) shop.cookies.set(draftCookie, packed);
  shop.notices.add({ kind: "danger", text: rejected.message, persist: true });
  throw seeOther(ACCOUNT_STEP);
}
